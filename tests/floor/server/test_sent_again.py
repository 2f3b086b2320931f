"""A request whose answer was lost is sent again: it is answered as before, and done once."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.floor.client import FloorClient
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.server.breaking_wire import BreakingWire
from tests.floor.server.house import SLOW, House, Visitor, opened

pytestmark = pytest.mark.slow

FIRST, SECOND, THIRD = "staple staple staple", "another one, longer", "the third one of all"


def on_record(folder: Path, kind: str) -> int:
    with closing(SqliteReading(folder / "floor.db")) as record:
        entries = [bytes(line.written.command) for line in record.lines(stream="house")]
    return sum(kind.encode() in entry for entry in entries)


def logs_in(house: House, name: str, password: str) -> bool:
    body = {"name": name, "password": password}
    return house.client().post("/api/login", json=body).status_code == 200


def test_a_guest_whose_welcome_was_lost_comes_in_as_the_same(house: House, folder: Path) -> None:
    wire = BreakingWire(house.address, b"/api/guest")

    async def story() -> dict[str, Any]:
        async with wire as address, FloorClient(address) as client:
            assert (await client.guest("gill"))["name"] == "gill"
            return await client.me()

    assert asyncio.run(story())["wallet_cents"] == 1_000_000
    assert wire.broken
    assert on_record(folder, '"name":"gill"') == 1


def test_nobody_comes_in_as_a_guest_without_the_very_same_request(
    house: House, folder: Path
) -> None:
    body = {"id": "a secret of ann's: 71c2f0", "name": "Ann Lee"}
    assert house.client().post("/api/guest", json=body).status_code == 200
    before = on_record(folder, "add-guest")
    again = house.client().post("/api/guest", json={**body, "name": "ann_lee"})
    assert (again.status_code, again.json()["name"]) == (200, "Ann Lee")
    for other in ({"name": "Ann Lee"}, {**body, "id": "a guess of somebody's: 71c2"}):
        taken = house.client().post(
            "/api/guest", json={**body, **other} if "id" in other else other
        )
        assert (taken.status_code, taken.json()["reason"]) == (409, "not-offered")
    assert house.client().post("/api/guest", json={**body, "id": "short"}).status_code == 400
    assert on_record(folder, "add-guest") == before
    somebody = house.client().post("/api/guest", json={**body, "name": "somebody else"})
    assert somebody.json()["name"] == "somebody else", "with another name it is another request"
    with closing(SqliteReading(folder / "floor.db")) as record:
        assert all("71c2f0" not in line.id for line in record.lines(stream="house"))


def test_a_password_that_was_given_is_not_given_twice(
    house: House, owner: Visitor, folder: Path
) -> None:
    dora = house.staff(owner, "dora", "dealer")
    before = on_record(folder, "reset-password")
    body = {"id": "given", "name": "dora", "password": SECOND}
    owner.posted("/api/password", body)
    dora.posted("/api/login", {"name": "dora", "password": SECOND})
    owner.posted("/api/password", body)
    assert dora.http.get("/api/me").status_code == 200, "nobody is sent away again"
    own = {"id": "own", "name": "dora", "password": THIRD, "old": SECOND}
    dora.posted("/api/password", own)
    dora.posted("/api/password", own)  # by a session that the first one has ended
    owner.posted("/api/password", body)
    assert (logs_in(house, "dora", THIRD), logs_in(house, "dora", SECOND)) == (True, False)
    assert on_record(folder, "reset-password") == before + 1
    owner.posted("/api/password", {**body, "id": "and again"})
    assert on_record(folder, "reset-password") == before + 2
    assert logs_in(house, "dora", SECOND)


def test_a_password_whose_answer_was_lost(house: House, owner: Visitor, folder: Path) -> None:
    house.staff(owner, "dick", "dealer")
    before, wire = (
        on_record(folder, "reset-password"),
        BreakingWire(house.address, b"/api/password"),
    )

    async def story() -> None:
        async with wire as address, FloorClient(address) as client:
            await client.login("dick", FIRST)
            await client.password("dick", SECOND, FIRST)

    asyncio.run(story())
    assert wire.broken
    assert logs_in(house, "dick", SECOND)
    assert on_record(folder, "reset-password") == before


def test_no_password_is_given_off_the_record_under_an_id_that_was_used(
    house: House, owner: Visitor, folder: Path
) -> None:
    house.staff(owner, "dawn", "dealer")
    licence = {"type": "house.grant-licence.1", "name": "dawn", "game": "roulette"}
    owner.posted("/api/house", {"id": "used", "command": licence})
    before = on_record(folder, "reset-password")
    owner.posted("/api/password", {"id": "used", "name": "dawn", "password": SECOND})
    assert on_record(folder, "reset-password") == before + 1


def test_what_the_house_has_done_is_not_done_to_sessions_again(
    house: House, owner: Visitor
) -> None:
    kim = house.staff(owner, "kim", "dealer")
    change = {"type": "house.change-role.1", "name": "kim", "role": "pit-supervisor"}
    body = {"id": "kim's role", "command": change}
    first = owner.posted("/api/house", body)
    kim.posted("/api/login", {"name": "kim", "password": FIRST})
    assert kim.http.get("/api/me").status_code == 200
    assert owner.posted("/api/house", body) == first
    assert kim.http.get("/api/me").status_code == 200


def test_an_id_that_was_used_does_nothing_else(house: House, owner: Visitor) -> None:
    """Not even to the sessions of people about whom one decides nothing."""
    pia = house.staff(owner, "pia", "pit-supervisor")
    clocks = {"type": "house.change-clocks.1", "name": "roulette-1", "clocks": {"betting_s": 41}}
    pia.posted("/api/house", {"id": "mine", "command": clocks})
    close = {"type": "house.close-account.1", "name": "Olive"}
    answer = pia.http.post("/api/house", json={"id": "mine", "command": close})
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-now")
    assert owner.http.get("/api/me").status_code == 200


def test_an_owner_who_did_not_hear_the_answer_comes_in_by_the_same_words(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        body = {"code": house.code, "name": "Olive", "password": FIRST}
        for _ in range(2):
            visitor = Visitor(house)
            assert visitor.posted("/api/owner", body)["role"] == "owner"
        for other in ({"password": SECOND}, {"code": "0000-0000-0000-0000"}, {"name": "Otto"}):
            answer = house.client().post("/api/owner", json={**body, **other})
            assert answer.status_code == 409
        assert on_record(tmp_path, "claim-ownership") == 1


def test_an_old_id_gives_nobody_another_password(tmp_path: Path) -> None:
    """Neither by whoever could give one then and cannot now, nor from a new session."""
    with opened(tmp_path, SLOW) as house:
        owner = house.owner()
        manager = house.staff(owner, "Max", "shift-manager")
        house.staff(owner, "dora", "dealer")
        given = {"id": "x", "name": "dora", "password": FIRST}
        manager.posted("/api/password", given)
        for name, role in (("dora", "owner"), ("Max", "player")):
            owner.house({"type": "house.change-role.1", "name": name, "role": role})
        dora, former, other = Visitor(house), Visitor(house), Visitor(house)
        dora.posted("/api/login", {"name": "dora", "password": FIRST})
        dora.posted("/api/password", {"id": "d", "name": "dora", "password": SECOND, "old": FIRST})
        former.posted("/api/login", {"name": "Max", "password": "staple staple staple"})
        fresh = former.http.post("/api/password", json={**given, "id": "y", "password": THIRD})
        assert fresh.status_code == 403
        former.http.post("/api/password", json={**given, "password": THIRD})
        other.posted("/api/login", {"name": "Olive", "password": "correct horse battery"})
        other.posted("/api/password", {**given, "id": "pdora", "password": "staple staple staple"})
        assert logs_in(house, "dora", SECOND)
        assert not any(logs_in(house, "dora", each) for each in (FIRST, THIRD))
