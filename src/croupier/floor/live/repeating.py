"""What a player may say again and again at a live table without changing anything. The rules take
it, so that every record is decided again to the same end; the floor writes it down once."""

from collections.abc import Callable
from typing import Any

from croupier.table.commands import AskSqueeze, Command
from croupier.table.round import Round
from croupier.table.table_commands import CashOut


def changes_nothing(round: Round[Any], command: Command) -> bool:
    """`round`: as it was before; the command is one that the rules have just accepted."""
    stands = STANDS_ALREADY.get(type(command))
    return stands is not None and stands(round, command)


def _asked_already(round: Round[Any], command: AskSqueeze) -> bool:
    """Whether it was granted meanwhile or still waits (Baccarat 3.9)."""
    asked = command.by.name, command.place, command.first
    return any((each.player, each.place, each.first) == asked for each in round.squeezes)


def _has_no_chips(round: Round[Any], command: CashOut) -> bool:
    return round.purse(command.player) == 0


STANDS_ALREADY: dict[type[Command], Callable[[Round[Any], Any], bool]] = {
    AskSqueeze: _asked_already,
    CashOut: _has_no_chips,
}
