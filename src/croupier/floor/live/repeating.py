"""What a player may say again and again at a live table without changing anything. The rules take
it, so that every record is decided again to the same end; the floor writes it down once."""

from collections.abc import Callable
from typing import Any

from croupier.sentences import Message, said
from croupier.table.commands import AskSqueeze, Command
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Round
from croupier.table.table_commands import CashOut


def nothing_new(round: Round[Any], command: Command) -> Refused | None:
    """`round`: as it was before; the command is one that the rules have just accepted."""
    stands = STANDS_ALREADY.get(type(command))
    why = None if stands is None else stands(round, command)
    return None if why is None else Refused(Reason.NOT_NOW, why)


def _asked_already(round: Round[Any], command: AskSqueeze) -> Message | None:
    """Whether it was granted meanwhile or still waits (Baccarat 3.9)."""
    asked = command.by.name, command.place, command.first
    if any((each.player, each.place, each.first) == asked for each in round.squeezes):
        return said("live-squeeze-asked", player=command.by.name)
    return None


def _has_no_chips(round: Round[Any], command: CashOut) -> Message | None:
    if round.purse(command.player):
        return None
    return said("live-no-chips-here", player=command.player)


STANDS_ALREADY: dict[type[Command], Callable[[Round[Any], Any], Message | None]] = {
    AskSqueeze: _asked_already,
    CashOut: _has_no_chips,
}
