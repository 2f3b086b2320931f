"""Sessions the slow way: every path of results, one after the other, in fractions."""

from collections import defaultdict
from fractions import Fraction

from croupier.mathematics.bankroll.ladders import Ladder

Results = dict[Fraction, Fraction]  # net stakes -> probability


def ends(
    results: Results, stake: int, purse: int, rounds: int, ladder: Ladder, target: int | None
) -> dict[int, Fraction]:
    """The purse at the end -> its probability, by all paths."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    _walk(found, results, stake, purse, rounds, ladder, target, 0, Fraction(1))
    return dict(found)


def _walk(
    found: dict[int, Fraction],
    results: Results,
    stake: int,
    purse: int,
    rounds: int,
    ladder: Ladder,
    target: int | None,
    rung: int,
    chance: Fraction,
) -> None:
    if purse < stake * ladder.units[rung]:
        rung = 0
    gone = purse < stake * ladder.units[0]
    if rounds == 0 or gone or (target is not None and purse >= target):
        found[purse] += chance
        return
    for net, each in results.items():
        cents = net * stake * ladder.units[rung]
        assert cents.denominator == 1
        onto = ladder.after(rung, int(cents))
        _walk(
            found,
            results,
            stake,
            purse + int(cents),
            rounds - 1,
            ladder,
            target,
            onto,
            chance * each,
        )
