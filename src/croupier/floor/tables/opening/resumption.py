"""How a table is taken up when its House opens: by paragraph 5.4 of its book, or not at all."""

import msgspec

from croupier.engine.games import UnknownGame
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.people import DEALER
from croupier.floor.house.state import HouseTable
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.commands import NoticeInterruption


class OutOfService(msgspec.Struct, frozen=True):
    """A table whose record cannot be followed here. Nothing happens at it; whatever lies there the
    ledger knows."""

    table: str
    game: str
    why: Message  # as everybody is told
    fault: Message  # as the Pit is told


def not_taken_up(table: HouseTable, fault: Exception) -> OutOfService:
    if isinstance(fault, UnknownGame):
        why, exact = said("live-game-missing"), said("pit-game-missing", why=fault.message)
    else:
        why = said("live-not-followed")
        exact = said("pit-not-followed", fault=f"{type(fault).__name__}: {fault}")
    return OutOfService(table.name, table.settings.game, why, exact)


async def interrupted(desk: TableActor) -> None:
    """A crash of what runs an automatic table is an interruption (Baccarat 5.4): the round is void,
    or played to its end, as the book says; a round without bets simply goes on, unless nobody knows
    its cards any more."""
    live = desk.live
    idle = not live.table.round.wagers and desk.order_lost is None
    if not live.automatic or live.between_rounds or idle:
        return
    noticed = NoticeInterruption(DEALER)
    await desk.do(HOUSE, noticed)
