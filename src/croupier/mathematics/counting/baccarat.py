"""Counting at Baccarat: five bets, and every cell of Insurance once it is offered."""

from collections.abc import Iterator, Mapping

from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.money import Odds
from croupier.mathematics.counting.exposure import InPlay, Offer
from croupier.mathematics.counting.removal import Worth
from croupier.mathematics.exact import baccarat
from croupier.mathematics.exact.baccarat.insurance import Cells
from croupier.mathematics.exact.composition import Composition

CARDS_OF_A_ROUND = 5  # about


def worth(decks: int) -> Worth:
    return baccarat.five_bets


def in_play(
    decks: int, *, pays: Mapping[str, Odds] | None = None, cells: Cells | None = None
) -> InPlay:
    """Where one of the pay tables is given, it is looked at alone."""
    if cells is None:
        cells = EDITIONS.current.insurance if pays is None else {}

    def with_insurance(shoe: Composition) -> Iterator[Offer]:
        bets, insured = baccarat.every_bet(shoe, pays, cells)
        yield from map(Offer.of, bets)
        for cell in insured:
            if cell.ev is not None:
                yield Offer(cell.bet, cell.on, float(cell.ev), float(cell.offered))

    return with_insurance
