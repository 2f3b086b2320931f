"""Seats: kept through a reconnect, given up after a while, and given to those who wait."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.floor.protocol.frames import DoneFrame, RefusedFrame, TableFrame
from tests.floor.server.house import FAST, SLOW, House, Seat, Visitor, eventually, opened, view_of

pytestmark = pytest.mark.slow

PATIENT = replace(SLOW, seat_kept_s=600)
HASTY = replace(SLOW, seat_kept_s=0.2)


def sits(seat: Seat, name: str, box: int, cents: int = 10_000) -> None:
    assert isinstance(seat.do("table.buy-chips.1", player=name, cents=cents), DoneFrame)
    assert isinstance(seat.do("table.take-seat.1", player=name, box=box), DoneFrame)


def lobby(house: House, name: str) -> dict[str, Any]:
    tables = house.client().get("/api/tables").json()["tables"]
    found: dict[str, Any] = next(table for table in tables if table["name"] == name)
    return found


def wallet_of(visitor: Visitor) -> int:
    cents: int = visitor.http.get("/api/me").json()["wallet_cents"]
    return cents


def test_a_reconnect_finds_seat_bets_and_chips_as_they_were(tmp_path: Path) -> None:
    with opened(tmp_path, PATIENT) as house:
        ann = house.guest("ann")
        with ann.table("baccarat-1") as seat:
            sits(seat, "ann", 3)
            placed = seat.say("bets 10 tie")
            assert isinstance(placed, DoneFrame)
        with ann.table("baccarat-1") as again:
            frame = next(f for f in iter(again.next, None) if isinstance(f, TableFrame))
            seen = view_of(frame)
    assert frame.version == placed.version
    assert seen["sits_at"] == [3]
    assert seen["purse_cents"] == 9_000
    assert [(bet["player"], bet["stake_cents"]) for bet in seen["bets"]] == [("ann", 1_000)]


def test_whoever_stays_away_loses_the_seat_and_gets_the_chips_back(tmp_path: Path) -> None:
    with opened(tmp_path, HASTY) as house:
        ann = house.guest("ann")
        with ann.table("baccarat-1") as seat, ann.table("baccarat-1"):
            sits(seat, "ann", 3)
        eventually(lambda: lobby(house, "baccarat-1")["seats"] == {})
        eventually(lambda: wallet_of(ann) == 1_000_000)


def test_whoever_never_connects_keeps_a_seat_no_longer(tmp_path: Path) -> None:
    with opened(tmp_path, HASTY) as house:
        ann, table = house.guest("ann"), "/api/tables/baccarat-1/do"
        for number, command in enumerate(
            (
                {"type": "table.buy-chips.1", "player": "ann", "cents": 10_000},
                {"type": "table.take-seat.1", "player": "ann", "box": 5},
            )
        ):
            ann.posted(table, {"id": str(number), "command": command})
        eventually(lambda: lobby(house, "baccarat-1")["seats"] == {})
        eventually(lambda: wallet_of(ann) == 1_000_000)


def test_chips_come_back_only_once_the_round_is_over(tmp_path: Path) -> None:
    with opened(tmp_path, replace(FAST, seat_kept_s=0.05)) as house:
        ann = house.guest("ann")
        with ann.table("roulette-1") as seat:
            seat.do("table.buy-chips.1", player="ann", cents=10_000)
            seat.shown(status="betting")
            assert isinstance(seat.say("bets 10 red"), DoneFrame)
        eventually(lambda: wallet_of(ann) != 990_000)
        assert wallet_of(ann) in (999_000, 1_001_000, 999_500)
        assert lobby(house, "roulette-1")["outcomes"]


def test_a_freed_seat_goes_to_the_first_who_waits_and_is_there(tmp_path: Path) -> None:
    with opened(tmp_path, PATIENT) as house:
        names = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ian", "jan"]
        people = {name: house.guest(name) for name in names}
        boxes = lobby(house, "baccarat-1")["boxes"]
        with people["ann"].table("baccarat-1") as ann, people["ian"].table("baccarat-1") as ian:
            for name, box in zip(names, boxes, strict=False):
                if name == "ann":
                    sits(ann, "ann", box)
                else:
                    with people[name].table("baccarat-1") as seat:
                        sits(seat, name, box)
            waiting = names[len(boxes) :]
            with people["hal"].table("baccarat-1") as hal:
                assert isinstance(hal.do("floor.join-queue.1", player="hal"), DoneFrame)
            assert isinstance(ian.do("floor.join-queue.1", player="ian"), DoneFrame)
            assert lobby(house, "baccarat-1")["queue"] == waiting[:2]
            assert isinstance(ann.do("table.leave-seat.1", player="ann", box=boxes[0]), DoneFrame)
            sitting = {str(boxes[0]): "ian"} | _others(names, boxes)
            eventually(lambda: lobby(house, "baccarat-1")["seats"] == sitting)
            assert lobby(house, "baccarat-1")["queue"] == ["hal"]
            back = ann.do("table.take-seat.1", player="ann", box=boxes[0])
            assert isinstance(back, RefusedFrame)


def _others(names: list[str], boxes: list[int]) -> dict[str, str]:
    return {str(box): name for name, box in list(zip(names, boxes, strict=False))[1:]}


def test_whoever_waits_and_goes_waits_no_longer(tmp_path: Path) -> None:
    with opened(tmp_path, HASTY) as house, house.guest("ann").table("si-ki-pi-1") as ann:
        boxes = lobby(house, "si-ki-pi-1")["boxes"]
        for box in boxes:
            assert isinstance(ann.do("table.take-seat.1", player="ann", box=box), DoneFrame)
        with house.guest("bob").table("si-ki-pi-1") as bob:
            assert isinstance(bob.do("floor.join-queue.1", player="bob"), DoneFrame)
        eventually(lambda: lobby(house, "si-ki-pi-1")["queue"] == [])


def test_seats_are_kept_when_the_house_closes_and_opens_again(tmp_path: Path) -> None:
    with opened(tmp_path, PATIENT) as house:
        ann = house.guest("ann")
        with ann.table("baccarat-1") as seat:
            sits(seat, "ann", 3)
        token = ann.token
    with opened(tmp_path, PATIENT) as house:
        assert lobby(house, "baccarat-1")["seats"] == {"3": "ann"}
        again = house.client()
        again.cookies.set("croupier_session", token, domain="127.0.0.1")
        assert again.get("/api/me").json()["wallet_cents"] == 990_000
