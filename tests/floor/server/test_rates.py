"""How much somebody may ask for: entries on record, however many sessions a player has; pages, of
which each is many files."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame
from croupier.floor.server.premises import COOKIE
from croupier.floor.server.rates import Rate, Rates
from tests.floor.server.house import FREE, PLENTY, SLOW, House, Visitor, opened
from tests.floor.server.wire import BINARY, CLOSE, PING, PONG, SWITCHED, TEXT, connected, frame

THREE = Rates(PLENTY, PLENTY, PLENTY, PLENTY, 100, Rate(0.0001, 3))


def test_commands_are_counted_by_player_and_not_by_session(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, THREE) as house:
        owner = house.owner()
        owner.house({"type": "house.add-person.1", "name": "ann", "role": "player"})
        password = {"name": "ann", "password": "staple staple staple"}
        owner.posted("/api/password", {"id": "1", **password})
        first, second = (_logged_in(house, password) for _ in range(2))
        for number, who in enumerate((first, second, first)):
            command = {"type": "table.take-seat.1", "player": "ann", "box": number + 1}
            who.posted("/api/tables/baccarat-1/do", {"id": str(number), "command": command})
        leave = {"type": "table.leave-seat.1", "player": "ann", "box": 1}
        answer = second.http.post("/api/tables/baccarat-1/do", json={"id": "4", "command": leave})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        with first.table("baccarat-1") as seat:
            refused = seat.say("bets 10 banker box 1")
            assert isinstance(refused, RefusedFrame)
            assert refused.reason == "too-fast"
        sue = house.staff(owner, "sue", "pit-supervisor")
        with sue.table("baccarat-1") as seat:
            for number in range(5):
                paused = ("floor.pause-table.1", "floor.resume-table.1")[number % 2]
                assert isinstance(seat.do(paused), DoneFrame), "whoever works here is not counted"


NAMED = re.compile(r'(?:href|src)="(/web/[^"]+)"')


def test_whoever_opens_page_after_page_gets_them_whole(tmp_path: Path) -> None:
    """A page without one of its files is dead, and cannot even say why."""
    with opened(tmp_path, SLOW, Rates(Rate(0.0001, 50))) as house:
        client = house.client()
        for path in (*(f"/tables/{game}-1" for game in PLAYED), "/"):
            files = {*NAMED.findall(client.get(path).text)}
            assert {client.get(each).status_code for each in files} == {200}


def test_files_are_counted_too(tmp_path: Path) -> None:
    few = Rates(PLENTY, PLENTY, PLENTY, PLENTY, 100, PLENTY, Rate(0.0001, 2))
    with opened(tmp_path, SLOW, few) as house:
        client = house.client()
        asked = [client.get("/web/mark.svg").status_code for _ in range(3)]
        assert asked == [200, 200, 429]
        assert client.get("/api/tables").status_code == 200


FLOODS = {
    "pings": frame(PING, b"x"),
    "empty pings": frame(PING, b""),
    "pongs": frame(PONG, b"none of yours"),
    "empty fragments": frame(TEXT, b"", first_bits=0),
    "empty binary fragments": frame(BINARY, b"", first_bits=0),
}
CONTINUED = frame(0, b"", first_bits=0)


@pytest.mark.slow
@pytest.mark.parametrize("flood", FLOODS)
def test_frames_that_are_no_messages_are_counted_too(flood: str, tmp_path: Path) -> None:
    first = FLOODS[flood]
    rest = CONTINUED if "fragments" in flood else first
    rates = replace(FREE, frames=Rate(0.0001, 12))
    with opened(tmp_path, SLOW, rates) as house:

        async def flooded(number: int, name: str) -> int:
            """The code that ends the connection: 1000, as we ask for, or an earlier one."""
            cookie = {"Cookie": f"{COOKIE}={house.guest(name).token}"}
            path = "/api/tables/roulette-1/live"
            wire = await connected(house.address, path, cookie, lambda text: None)
            assert await wire.opened == SWITCHED
            await wire.send(first + rest * (number - 1))
            if number <= 12:
                await wire.send(frame(0, b"") if "fragments" in flood else b"")
                await wire.send(frame(CLOSE, (1000).to_bytes(2)))
            return await wire.closed

        assert asyncio.run(flooded(12, "ann")) == 1000
        assert asyncio.run(flooded(13, "bob")) == 1008
        log = (tmp_path / "floor.log").read_text(encoding="utf-8")
    assert '"exception"' not in log


@pytest.mark.slow
def test_frames_of_all_kinds_are_counted_together(tmp_path: Path) -> None:
    rates = replace(FREE, frames=Rate(0.0001, 3))
    with opened(tmp_path, SLOW, rates) as house, house.guest("ann").table("roulette-1") as seat:
        for _ in range(3):
            seat.say("leaves box 99")
        seat.socket.ping()
        assert seat.closed() == 1008


@pytest.mark.slow
def test_a_fragmented_message_is_still_read(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("roulette-1") as seat:
        frame = ('{"type":"do","id":"1","command":', '{"type":"table.buy-chips.1",')
        seat.socket.send((*frame, '"player":"ann","cents":500}}'))
        assert isinstance(seat.answer("1"), DoneFrame)


def _logged_in(house: House, password: dict[str, str]) -> Visitor:
    visitor = Visitor(house)
    visitor.posted("/api/login", password)
    return visitor
