"""A table whose sealed order nobody can open: no card can be dealt there, and no ball spun. Players
leave with their chips; what is left of the round the Pit decides."""

from croupier.engine.sentences import Message
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import CashOut, LeaveSeat, SettleClaim
from croupier.floor.tables.commands import LeaveQueue, LeaveTable, ReopenTable, ResumeTable
from croupier.floor.tables.permissions import COMES_TO_PLAY

LEAVES = (LeaveSeat, LeaveQueue, LeaveTable, CashOut, SettleClaim)
GOES_ON = (*COMES_TO_PLAY, ResumeTable, ReopenTable)


def needs_the_order(lost: Message, command: Command) -> Refused | None:
    """Also what a player decides leads to a card."""
    plays = command.by.rank is Rank.PLAYER and not isinstance(command, LEAVES)
    if plays or isinstance(command, GOES_ON):
        return Refused(Reason.NOT_NOW, lost)
    return None
