"""Who fuzzes: people of every role with sessions of their own, and somebody who looks after the
House, so that there is always a table and a person left to fuzz."""

import asyncio
import json
from itertools import count, product
from typing import Any

import msgspec

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.roles import Role
from croupier.floor.server.premises import COOKIE
from tests.floor.server.wire import Http, Reply

PASSWORD = "correct horse battery"
JSON = {"Content-Type": "application/json"}
PLAYERS = 4
STAFF = tuple(role for role in Role if role is not Role.PLAYER)


class Somebody(msgspec.Struct, eq=False):
    name: str
    role: Role
    token: str

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.token}"}


class Steward:
    """The first Owner. Whoever lost their account or session gets another one, a table that was
    closed is opened again, and chips are given to whoever has none."""

    def __init__(self, address: str, code: str, clocks: Clocks) -> None:
        self._http, self._code, self._clocks = Http(address), code, clocks
        self._ids, self._others = count(1), count(1)
        self._one_at_a_time = asyncio.Lock()
        self.people: list[Somebody] = []

    async def open(self) -> None:
        body = {"code": self._code, "name": "Steward", "password": PASSWORD}
        self._me = await self._came_in("/api/owner", body, "Steward", Role.OWNER)
        for game in PLAYED:
            await self._add_table(f"{game}-2", game, TableKind.RECORDED)
        for _ in range(PLAYERS):
            self.people.append(await self.newcomer(Role.PLAYER))
        for role in STAFF:
            self.people.append(await self.newcomer(role))

    def close(self) -> None:
        self._http.close()

    async def _add_table(self, name: str, game: str, kind: TableKind) -> None:
        made = game_named(game).settings(kind=kind, limits=Limits(500, 50_000))
        command = {
            "type": "house.add-table.1",
            "name": name,
            "settings": msgspec.to_builtins(made),
            "clocks": msgspec.to_builtins(self._clocks),
            "automatic": kind is TableKind.ELECTRONIC,
        }
        await self.house(command)

    async def newcomer(self, role: Role) -> Somebody:
        name = f"{role}-{next(self._others)}"
        if role is Role.PLAYER:
            return await self._came_in("/api/guest", {"name": name}, name, role)
        await self.house({"type": "house.add-person.1", "name": name, "role": role})
        body = {"id": f"password of {name}", "name": name, "password": PASSWORD}
        await self._posted("/api/password", body, self._me.cookie)
        for game in PLAYED if role is Role.DEALER else ():
            await self.house({"type": "house.grant-licence.1", "name": name, "game": game})
        return await self._came_in("/api/login", {"name": name, "password": PASSWORD}, name, role)

    async def _came_in(self, path: str, body: Any, name: str, role: Role) -> Somebody:
        reply = await self._posted(path, body, {})
        assert reply.status == 200, reply
        return Somebody(name, role, reply.headers["set-cookie"].split("=", 1)[1].split(";")[0])

    async def house(self, command: Any) -> Reply:
        body = {"id": f"steward-{next(self._ids)}", "command": command}
        return await self._posted("/api/house", body, self._me.cookie)

    async def _posted(self, path: str, body: Any, headers: dict[str, str]) -> Reply:
        data = json.dumps(body).encode()
        reply = await self._http.ask("POST", path, {**JSON, **headers}, data)
        assert reply is not None
        return reply

    async def tables(self) -> list[dict[str, Any]]:
        reply = await self._http.ask("GET", "/api/tables")
        assert reply is not None
        assert reply.status == 200, reply
        found: list[dict[str, Any]] = json.loads(reply.body)["tables"]
        return found

    async def me(self, person: Somebody) -> Reply:
        """What the House knows them as."""
        reply = await self._http.ask("GET", "/api/me", person.cookie)
        assert reply is not None
        return reply

    async def _still_there(self, person: Somebody) -> bool:
        reply = await self.me(person)
        return reply.status == 200 and json.loads(reply.body)["role"] == person.role

    async def look_after_people(self) -> None:
        async with self._one_at_a_time:
            for place, person in enumerate(self.people):
                if not await self._still_there(person):
                    self.people[place] = await self.newcomer(person.role)
            for person in self.people:
                if person.role is Role.PLAYER:
                    gift = {"name": person.name, "cents": 100_000, "reason": "to play on"}
                    await self.house({"type": "house.give-chips.1", **gift})

    async def look_after_tables(self) -> None:
        """So that the next frames meet a House that plays."""
        async with self._one_at_a_time:
            await self._tables_open()

    async def _tables_open(self) -> None:
        manager = next(each for each in self.people if each.role is Role.SHIFT_MANAGER)
        tables = await self.tables()
        there = {(table["game"], table["kind"]) for table in tables}
        for game, kind in product(PLAYED, TableKind):
            if (game, kind) not in there:
                await self._add_table(f"{game}-{next(self._others) + 2}", game, kind)
        for table in tables:
            if table["condition"] != "open":
                for again in ("floor.resume-table.1", "floor.reopen-table.1"):
                    body = {"id": f"again-{next(self._ids)}", "command": {"type": again}}
                    await self._posted(f"/api/tables/{table['name']}/do", body, manager.cookie)
