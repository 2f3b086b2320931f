"""How many entries one player may bring on record, however many sessions they have."""

from pathlib import Path

from croupier.protocol.frames import DoneFrame, RefusedFrame
from croupier.server.rates import Rate, Rates
from tests.server.house import PLENTY, SLOW, House, Visitor, opened

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


def _logged_in(house: House, password: dict[str, str]) -> Visitor:
    visitor = Visitor(house)
    visitor.posted("/api/login", password)
    return visitor
