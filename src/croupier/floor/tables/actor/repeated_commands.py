"""What a player may say again and again at a live table without changing anything. The rules take
it, so that every record is decided again to the same end; the floor writes it down once."""

from collections.abc import Callable
from typing import Any

from croupier.engine.sentences import Message, said
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import AskSqueeze, Command
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import CashOut

SQUEEZE_REQUESTS_PER_ROUND = 20  # by one player


def nothing_new(round: AnyRound, command: Command) -> Refused | None:
    """`round`: as it was before; the command is one that the rules have just accepted."""
    stands = STANDS_ALREADY.get(type(command))
    why = None if stands is None else stands(round, command)
    return None if why is None else Refused(Reason.NOT_NOW, why)


def _asked_already(round: AnyRound, command: AskSqueeze) -> Message | None:
    """The House answers whoever asked last (Baccarat 3.9), so that another request comes between;
    but nobody keeps asking."""
    name, wanted = command.by.name, (command.by.name, command.place, command.first)
    asked = [each for each in round.squeezes if each.player == name]
    again = [each for each in asked if (name, each.place, each.first) == wanted]
    if not again:
        return None
    last = round.squeezes[-1] is again[-1]
    if last or any(each.granted for each in again) or len(asked) >= SQUEEZE_REQUESTS_PER_ROUND:
        return said("live-squeeze-asked", player=name)
    return None


def _has_no_chips(round: AnyRound, command: CashOut) -> Message | None:
    if round.purse(command.player):
        return None
    return said("live-no-chips-here", player=command.player)


STANDS_ALREADY: dict[type[Command], Callable[[AnyRound, Any], Message | None]] = {
    AskSqueeze: _asked_already,
    CashOut: _has_no_chips,
}
