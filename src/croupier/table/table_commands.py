"""What people ask of a table between its rounds, or of rounds long past (Baccarat 3.3; Roulette
5.6)."""

from croupier.table.commands import Command
from croupier.table.settings import Settings


class TableCommand(Command, frozen=True):
    """Asked of the table, not of the round in play."""


class OpenRound(TableCommand, frozen=True):
    """ "Place your Bets, please": the last round can no longer be touched."""


class TakeSeat(TableCommand, frozen=True):
    player: str
    box: int


class LeaveSeat(TableCommand, frozen=True):
    player: str
    box: int


class BuyChips(TableCommand, frozen=True):
    """A player brings chips to the table between two rounds."""

    player: str
    cents: int


class CashOut(TableCommand, frozen=True):
    """A player leaves with the chips between two rounds."""

    player: str


class MarkCutCard(TableCommand, frozen=True):
    """The cut card has come out: this round is finished, then a new shoe starts."""


class ChangeSettings(TableCommand, frozen=True):
    """Limits or layout of the rounds to come."""

    settings: Settings


class VoidEarlierRounds(TableCommand, frozen=True):
    """Rounds of this table whose settlement is reversed entry by entry."""

    numbers: tuple[int, ...]
    reason: str
