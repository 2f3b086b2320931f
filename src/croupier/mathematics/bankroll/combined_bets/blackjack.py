"""Blackjack: what the box wins by the best chart, what its first two cards make for RWS Pairs, and
with how many cards the Dealer is Bust (Blackjack 3.14, 3.26, 4.1.1, 4.1.2, 4.1.3)."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import numpy as np

from croupier.engine.games.blackjack import layout
from croupier.mathematics.bankroll.combined_bets import Bet, Outcome
from croupier.mathematics.exact import blackjack
from croupier.mathematics.exact.blackjack.cards.values import NAMES, TEN, Numbers
from croupier.mathematics.exact.blackjack.side_bets import kinds_of
from croupier.mathematics.exact.composition import SUITS_IN_A_DECK
from croupier.mathematics.exact.figures import LOSS, gain

TENS = 4  # ranks that count ten
MOST_BUST = max(layout.BOOM_BUSTED_PAYS)  # eight stands for eight or more


def outcomes(decks: int | None) -> Iterator[Outcome]:
    held = layout.settings().decks if decks is None else decks
    for (pair, net, bust_with), chance in _ended(held).items():
        boom = layout.BOOM_BUSTED_PAYS[min(bust_with, MOST_BUST)] if bust_with else None
        for kind, share in _kinds(pair, held).items():
            nets: dict[Bet, Fraction] = {
                ("initial", None): net,
                ("rws-pairs", None): LOSS if kind is None else gain(layout.PAIRS_PAY[kind]),
                ("boom-busted", None): LOSS if boom is None else gain(boom),
            }
            yield Outcome(chance * float(share), nets)


@cache
def _ended(decks: int) -> dict[blackjack.Ended, float]:
    return blackjack.with_the_dealer(decks)


def pairs_by_value(decks: int) -> Numbers:
    """[value] what RWS Pairs net on average if both cards have this value."""
    pays = {None: LOSS} | {kind: gain(odds) for kind, odds in layout.PAIRS_PAY.items()}
    shares = (_kinds(pair, decks) for pair in range(len(NAMES)))
    return np.array([float(sum(p * pays[kind] for kind, p in each.items())) for each in shares])


@cache
def _kinds(pair: int | None, decks: int) -> dict[str | None, Fraction]:
    """What two cards of one value make: suits decide nothing else, and two tens may be of different
    ranks."""
    if pair is None:
        return {None: Fraction(1)}
    rank, of_a_rank = "T" if pair == TEN else NAMES[pair], SUITS_IN_A_DECK * decks
    same = Fraction(of_a_rank - 1, TENS * of_a_rank - 1) if pair == TEN else Fraction(1)
    kinds = kinds_of(rank, decks)
    found: dict[str | None, Fraction] = {
        kind: same * Fraction(ways, kinds.total()) for kind, ways in kinds.items()
    }
    return found | ({None: 1 - same} if same < 1 else {})
