"""Who practises where: tables of one session each, in memory, closed when no one is there. They
are counted by account and by address, so that one client cannot hold all of them."""

import asyncio
from collections.abc import Iterator
from secrets import token_hex

from croupier.engine.crew.chance import SystemChance
from croupier.engine.sentences import said
from croupier.floor.practice.request import SEEDS, TableAsked
from croupier.floor.practice.table import PracticeTable
from croupier.floor.server.answers import Stopped, too_many
from croupier.floor.server.networks import Networks
from croupier.floor.server.practice.advisor import Advisor
from croupier.floor.server.practice.practice_table import Owner, PracticeRoom

OF_ONE_ACCOUNT = 3
OF_ONE_ADDRESS = 16
OF_A_SHARED_ADDRESS = 48
OF_THE_HOUSE = 64
KEPT_S = 1_800.0  # a table at which nobody is


class PracticeRooms:
    def __init__(self, advisor: Advisor, shared: Networks) -> None:
        self._advisor, self._shared = advisor, shared
        self._rooms: dict[str, PracticeRoom] = {}  # those that were left first come first

    def opened(self, owner: Owner, asked: TableAsked, seed: int | None) -> PracticeRoom:
        """Another table of this session; if need be in the place of one at which nobody is."""
        every = list(self._rooms.values())
        own = [room for room in every if room.owner.account == owner.account]
        there = [room for room in every if room.owner.address == owner.address]
        shared = owner.address in self._shared
        for rooms, most, full in (
            (own, OF_ONE_ACCOUNT, said("practice-too-many", most=OF_ONE_ACCOUNT)),
            (
                there,
                OF_A_SHARED_ADDRESS if shared else OF_ONE_ADDRESS,
                said("practice-address-full"),
            ),
            (every, OF_THE_HOUSE, said("practice-house-full")),
        ):
            held = [room for room in rooms if room.name in self._rooms]
            if len(held) >= most:
                self._make_room(held, too_many(full))
        drawn = SystemChance().below(SEEDS) if seed is None else seed
        table = PracticeTable(owner.account, asked, drawn)
        room = PracticeRoom(token_hex(8), owner, table, self._advisor, self._left)
        self._rooms[room.name] = room
        self._left(room)
        return room

    def of(self, token: str | None, table: str) -> PracticeRoom:
        """Nobody learns of a table of somebody else."""
        room = self._rooms.get(table)
        if room is None or room.owner.token != token:
            raise Stopped(404, "unknown", said("practice-no-such-table"))
        return room

    def close(self) -> None:
        self._advisor.close()

    def __len__(self) -> int:
        return len(self._rooms)

    def _make_room(self, among: list[PracticeRoom], full: Stopped) -> None:
        empty = next(_empty(among), None)
        if empty is None:
            raise full
        self._put_away(empty)

    def _left(self, room: PracticeRoom) -> None:
        """Nobody is there now; it waits for a while."""
        self._rooms[room.name] = self._rooms.pop(room.name)
        asyncio.get_running_loop().call_later(KEPT_S, self._put_away_if_empty, room, room.comings)

    def _put_away_if_empty(self, room: PracticeRoom, comings: int) -> None:
        """Unless somebody has come since."""
        if room.comings == comings:
            self._put_away(room)

    def _put_away(self, room: PracticeRoom) -> None:
        self._rooms.pop(room.name, None)


def _empty(among: list[PracticeRoom]) -> Iterator[PracticeRoom]:
    return (room for room in among if not room.subscribers)
