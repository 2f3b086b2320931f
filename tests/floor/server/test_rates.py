"""How much somebody may ask for: entries on record, however many sessions a player has; pages, of
which each is many files."""

import re
from pathlib import Path

from croupier.engine.games import PLAYED
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame
from croupier.floor.server.rates import Rate, Rates
from tests.floor.server.house import PLENTY, SLOW, House, Visitor, opened

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


def _logged_in(house: House, password: dict[str, str]) -> Visitor:
    visitor = Visitor(house)
    visitor.posted("/api/login", password)
    return visitor
