"""Counting at Baccarat: five bets, and every cell of Insurance once it is offered."""

from collections.abc import Iterator

from croupier.counting.exposure import InPlay, Offer
from croupier.counting.removal import Worth
from croupier.probability import baccarat
from croupier.probability.composition import Composition

CARDS_OF_A_ROUND = 5  # about


def worth(decks: int) -> Worth:
    return baccarat.five_bets


def in_play(decks: int) -> InPlay:
    return _with_insurance


def _with_insurance(shoe: Composition) -> Iterator[Offer]:
    sheet = baccarat.sheet(shoe=shoe)
    yield from map(Offer, sheet.bets)
    for cell in sheet.insurance:
        if cell.figures is not None:
            yield Offer(cell.figures, float(cell.offered))
