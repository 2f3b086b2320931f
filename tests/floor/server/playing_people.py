"""People at electronic tables over real connections, who play what their own frames let them, and
keep every frame they were sent."""

import asyncio
import json
from enum import Enum
from itertools import count
from random import Random
from typing import Any

import msgspec

from tests.floor.server.frames_scanned import Sent
from tests.floor.server.fuzz.people import JSON, PASSWORD
from tests.floor.server.wire import TEXT, Http, Wire, connected, frame

LEAST_CHIPS, CHIPS = 5_000, 50_000
STAKES = (500, 500, 1_000, 2_000)
MOST_BETS = 3
PASSED = 0.15  # of the questions are left to the next card, or to the clock
NOT_PLAY = ("table.report-fact.1", "table.withdraw-bet.1")


class Part(Enum):
    """What somebody is there for."""

    SEATED = "with a box"
    STANDING = "without one"
    STRANGER = "a player who neither sits nor bets"
    WATCHER = "looks on"
    PIT = "grants what is asked for, and rules"


class AtTable:
    """One person's connection to one table."""

    def __init__(
        self, name: str, part: Part, table: str, rng: Random, sent: list[Sent], box: int = 0
    ) -> None:
        self._name, self._part, self._table, self._rng, self._box = name, part, table, rng, box
        self._sent, self._ids = sent, count(1)
        self._new, self._frame = asyncio.Event(), b""
        plays = part in (Part.SEATED, Part.STANDING, Part.STRANGER)
        self._known_as = name if plays else None

    async def play(self, address: str, cookie: dict[str, str]) -> None:
        """Until it is cancelled."""
        query = "?watch=1" if self._part is Part.WATCHER else ""
        wire = await connected(
            address, f"/api/tables/{self._table}/live{query}", cookie, self._hear
        )
        assert await wire.opened == 101
        try:
            while True:
                await self._new.wait()
                self._new.clear()
                seen = msgspec.json.decode(self._frame)
                for said in self._said(seen, {**seen["shared"], **seen["own"]}):
                    await self._say(wire, said)
        finally:
            await wire.close()
            await wire.closed

    def _hear(self, payload: bytes) -> None:
        self._sent.append(Sent(self._table, self._known_as, payload))
        if payload.startswith(b'{"type":"table"'):
            self._frame = payload
            self._new.set()

    async def _say(self, wire: Wire, said: dict[str, Any]) -> None:
        if "id" in said:
            said["id"] = str(next(self._ids))
        await wire.send(frame(TEXT, msgspec.json.encode(said)))

    def _said(self, seen: dict[str, Any], view: dict[str, Any]) -> list[dict[str, Any]]:
        match self._part:
            case Part.PIT:
                return self._granted(view)
            case Part.SEATED | Part.STANDING:
                return self._played(seen, view)
            case _:
                return []

    def _granted(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        named = ("table.grant-squeeze.1", "table.rule.1")
        moves = [m for m in view["moves"] if m["is"] == "move" and m["command"]["type"] in named]
        return [_do(self._rng.choice(moves)["command"])] if moves else []

    def _played(self, seen: dict[str, Any], view: dict[str, Any]) -> list[dict[str, Any]]:
        me, rng = {"player": self._name}, self._rng
        if (seen["purse_cents"] or 0) < LEAST_CHIPS:
            return [_do({"type": "table.buy-chips.1", **me, "cents": CHIPS})]
        if self._box and not view["sits_at"]:
            return [_do({"type": "table.take-seat.1", **me, "box": self._box})]
        own = [bet for bet in view["bets"] if bet["player"] == self._name]
        if view["status"] == "betting" and len(own) < MOST_BETS:
            return self._bet(view)
        moves = [m for m in view["moves"] if m["is"] == "move" and not m["free"]]
        moves = [m for m in moves if m["command"]["type"] not in NOT_PLAY]
        if moves and rng.random() > PASSED:
            move = rng.choice(moves)
            named = {move["amount"]: move["smallest_cents"]} if move["amount"] else {}
            return [_do({**move["command"], **named})]
        asked = [q["question"] for q in view["awaited"] if q["player"] == self._name]
        return [{"type": "pass", "question": question} for question in asked]

    def _bet(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """On the boxes of those who sit there, so that players share them."""
        boxes = {None, *map(int, view["seats"])}
        spots = [room["spot"] for room in view["rooms"] if room["spot"]["box"] in boxes]
        if not spots:
            return []
        first = [spot for spot in spots if spot["bet"] == "initial"]
        spot, stake = self._rng.choice(first or spots), self._rng.choice(STAKES)
        if first and view["bets"]:
            spot = self._rng.choice(spots)
        bet = {"type": "table.place-bet.1", "player": self._name}
        return [_do({**bet, "spot": spot, "stake_cents": stake})]


def _do(command: dict[str, Any]) -> dict[str, Any]:
    named = {key: value for key, value in command.items() if key != "by"}
    return {"type": "do", "id": "", "command": named}


async def come_in(address: str, path: str, body: dict[str, Any]) -> dict[str, str]:
    """The cookie of the session."""
    http = Http(address)
    reply = await http.ask("POST", path, JSON, json.dumps(body).encode())
    http.close()
    assert reply is not None
    assert reply.status == 200, reply
    return {"Cookie": reply.headers["set-cookie"].split(";")[0]}


async def supervisor(address: str, code: str) -> dict[str, str]:
    """The cookie of a Pit Supervisor, whom the first Owner has let in."""
    named = {"name": "Olive", "password": PASSWORD}
    owner = {**JSON, **await come_in(address, "/api/owner", {"code": code, **named})}
    http, command = Http(address), {"type": "house.add-person.1", "name": "Sue"}
    body: dict[str, Any] = {"id": "1", "command": {**command, "role": "pit-supervisor"}}
    await http.ask("POST", "/api/house", owner, json.dumps(body).encode())
    first = {"name": "Sue", "password": PASSWORD}
    await http.ask("POST", "/api/password", owner, json.dumps({"id": "2", **first}).encode())
    http.close()
    return await come_in(address, "/api/login", first)


async def play(address: str, code: str, tables: list[str], seed: int, sent: list[Sent]) -> None:
    """Two with a box, one without, a stranger, somebody who looks on and a Supervisor at each of
    the tables, until it is cancelled."""
    everybody: dict[str, dict[str, str]] = {"Sue": await supervisor(address, code)}
    parts = {"ann": Part.SEATED, "bob": Part.SEATED, "cat": Part.STANDING}
    parts |= {"dan": Part.STRANGER, "eve": Part.WATCHER, "Sue": Part.PIT}
    boxes = {"ann": 1, "bob": 2}
    async with asyncio.TaskGroup() as playing:
        for table in tables:
            for name, part in parts.items():
                who = name if part is Part.PIT else f"{name}-{table}"
                if who not in everybody:
                    everybody[who] = await come_in(address, "/api/guest", {"name": who})
                rng, box = Random(f"{seed} {who} {table}"), boxes.get(name, 0)
                if "roulette" in table:
                    box = 0  # nobody has a box there
                person = AtTable(who, part, table, rng, sent, box)
                playing.create_task(person.play(address, everybody[who]))
