"""A table whose sealed order nobody can open: no card can be dealt there, and no ball spun. Players
leave with their chips; what is left of the round the Pit decides."""

from croupier.floor.live.commands import LeaveQueue, ReopenTable, ResumeTable
from croupier.floor.live.entitling import COMES_TO_PLAY
from croupier.sentences import Message
from croupier.table.commands import Command
from croupier.table.people import Rank
from croupier.table.refusals import Reason, Refused
from croupier.table.table_commands import CashOut, LeaveSeat, SettleClaim

LEAVES = (LeaveSeat, LeaveQueue, CashOut, SettleClaim)
GOES_ON = (*COMES_TO_PLAY, ResumeTable, ReopenTable)


def needs_the_order(lost: Message, command: Command) -> Refused | None:
    """Also what a player decides leads to a card."""
    plays = command.by.rank is Rank.PLAYER and not isinstance(command, LEAVES)
    if plays or isinstance(command, GOES_ON):
        return Refused(Reason.NOT_NOW, lost)
    return None
