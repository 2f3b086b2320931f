"""What a bet is on where the cards name it and not the layout: Insurance of Baccarat is one bet for
each cell of its pay table (Baccarat 4.1.3)."""

from typing import Protocol, runtime_checkable

from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.wagers import Wager


@runtime_checkable
class OffersCells(Protocol):
    """The `Play` of a game that offers such bets."""

    def cell_of(self, wager: Wager) -> str | None:
        """None: the wager is a bet of the layout."""


def bet_on(round: AnyRound, wager: Wager) -> str | None:
    """As odds and covariances name it."""
    cell = round.play.cell_of(wager) if isinstance(round.play, OffersCells) else None
    return wager.spot.on if cell is None else cell
