"""Si Ki Pi: every hand by House Way against every hand of the Dealer, and what both make for the
Bonus (Si Ki Pi 3.22, 3.23, 4.1, 4.2)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import numpy as np

from croupier.engine.games.si_ki_pi import layout
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.mathematics.bankroll.combined_bets import Bet, Outcome
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import LOSS, PUSH, gain
from croupier.mathematics.exact.si_ki_pi.comparison import BOTH, NEITHER, ONE
from croupier.mathematics.exact.si_ki_pi.from_here import hands_from
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

Ways = Counter[tuple[int, str | None, str | None]]  # hands beaten, own Bonus hand, the Dealer's
INITIAL = {NEITHER: LOSS, ONE: PUSH, BOTH: gain(layout.INITIAL_PAYS)}


def outcomes(decks: int | None) -> Iterator[Outcome]:
    held = 1 if decks is None else decks
    layout.settings(decks=held)  # Si Ki Pi 2.2.1
    counted = ways(tuple(Composition.of_decks(held).counts))
    for (beaten, own, dealers), times in counted.items():
        nets: dict[Bet, Fraction] = {
            ("initial", None): INITIAL[beaten],
            ("bonus", None): _bonus(own),
            ("dealer-bonus", None): _bonus(dealers),
        }
        yield Outcome(Fraction(times, counted.total()), nets)


def _bonus(made: str | None) -> Fraction:
    return LOSS if made is None else gain(layout.BONUS_PAYS[made])


@cache
def ways(deck: tuple[int, ...]) -> Ways:
    """In whole numbers, out of all hands against all hands of the Dealer."""
    sets, whole = every_rank_set(), np.array(deck)
    every, nothing = np.arange(len(sets.hands)), np.zeros_like(whole)
    low, high = sets.low[every, sets.house_way], sets.high[every, sets.house_way]
    made = [bonus_hand(hand) for hand in sets.hands]
    kinds = list(dict.fromkeys(made))
    kind, dealt = np.array([kinds.index(each) for each in made]), hands_from(whole, nothing)
    found: Ways = Counter()
    for own in np.flatnonzero(dealt).tolist():
        theirs = hands_from(whole - sets.counts[own], nothing)
        beaten = (low[own] > low).astype(int) + (high[own] > high)  # equal hands are the Dealer's
        times = np.zeros((BOTH + 1, len(kinds)), dtype=np.int64)
        np.add.at(times, (beaten, kind), theirs)
        for hands, of in np.argwhere(times).tolist():
            found[hands, made[own], kinds[of]] += int(dealt[own]) * int(times[hands, of])
    return found
