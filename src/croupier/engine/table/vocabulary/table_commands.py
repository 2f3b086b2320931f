"""What people ask of a table between its rounds, or of rounds long past (Baccarat 3.3; Roulette
5.6)."""

from collections.abc import Mapping

from croupier.engine.equipment.shoe import Shoe
from croupier.engine.table.vocabulary.commands import Given
from croupier.engine.table.vocabulary.settings import Settings


class TableCommand(Given, frozen=True):
    """Asked of the table, not of the round in play."""


class OpenTable(TableCommand, frozen=True, tag="table.open-table.1"):
    """The first command of every table: nobody is seated; with a fresh shoe unless one is given."""

    settings: Settings
    purses: Mapping[str, int] | None = None  # None: the table does not count purses
    shoe: Shoe | None = None


class OpenRound(TableCommand, frozen=True, tag="table.open-round.1"):
    """ "Place your Bets, please": the last round can no longer be touched."""


class TakeSeat(TableCommand, frozen=True, tag="table.take-seat.1"):
    player: str
    box: int


class LeaveSeat(TableCommand, frozen=True, tag="table.leave-seat.1"):
    player: str
    box: int


class BuyChips(TableCommand, frozen=True, tag="table.buy-chips.1"):
    """A player brings chips to the table between two rounds."""

    player: str
    cents: int


class CashOut(TableCommand, frozen=True, tag="table.cash-out.1"):
    """A player leaves with the chips between two rounds."""

    player: str


class MarkCutCard(TableCommand, frozen=True, tag="table.mark-cut-card.1"):
    """The cut card has come out: this round is finished, then a new shoe starts."""


class ChangeSettings(TableCommand, frozen=True, tag="table.change-settings.1"):
    """Limits or layout of the rounds to come."""

    settings: Settings


class VoidEarlierRounds(TableCommand, frozen=True, tag="table.void-earlier-rounds.1"):
    """Rounds of this table whose settlement is reversed entry by entry."""

    numbers: tuple[int, ...]
    reason: str


class SettleClaim(TableCommand, frozen=True, tag="table.settle-claim.1"):
    """A player pays what they owe the House, out of the wallet."""

    player: str


class WaiveClaim(TableCommand, frozen=True, tag="table.waive-claim.1"):
    """The House gives up what a player owes it."""

    player: str
    reason: str
