"""Who practises where: tables of one session each, in memory, put away when nobody is there."""

import asyncio
from collections.abc import Iterator
from secrets import token_hex

from croupier.engine.crew.chance import SystemChance
from croupier.engine.sentences import Message, said
from croupier.floor.practice.request import SEEDS, TableAsked
from croupier.floor.practice.table import PracticeTable
from croupier.floor.server.answers import Stopped
from croupier.floor.server.practice.advisor import Advisor
from croupier.floor.server.practice.practice_table import PracticeRoom

OF_ONE_SESSION = 3
OF_THE_HOUSE = 64
KEPT_S = 1_800.0  # a table at which nobody is


class PracticeRooms:
    def __init__(self, advisor: Advisor) -> None:
        self._advisor = advisor
        self._rooms: dict[str, PracticeRoom] = {}  # those that were left first come first

    def opened(self, token: str, you: str, asked: TableAsked, seed: int | None) -> PracticeRoom:
        """Another table of this session; if need be in the place of one at which nobody is."""
        own = [room for room in self._rooms.values() if room.token == token]
        if len(own) >= OF_ONE_SESSION:
            self._make_room(own, Stopped(429, "too-many", _too_many()))
        if len(self._rooms) >= OF_THE_HOUSE:
            every = list(self._rooms.values())
            self._make_room(every, Stopped(429, "too-many", said("practice-house-full")))
        drawn = SystemChance().below(SEEDS) if seed is None else seed
        table = PracticeTable(you, asked, drawn)
        room = PracticeRoom(token_hex(8), token, table, self._advisor, self._left)
        self._rooms[room.name] = room
        self._left(room)
        return room

    def of(self, token: str | None, table: str) -> PracticeRoom:
        """Nobody learns of a table of somebody else."""
        room = self._rooms.get(table)
        if room is None or room.token != token:
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


def _too_many() -> Message:
    return said("practice-too-many", most=OF_ONE_SESSION)
