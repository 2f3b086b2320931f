"""What the House is asked over HTTP: clocks and passwords, once, on record, and told."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.engine.sentences import in_words
from croupier.floor.client import FloorClient, NotAllowed
from croupier.floor.protocol.frames import TableFrame
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.server.breaking_wire import BreakingWire
from tests.floor.server.house import SLOW, House, Seat, Visitor

pytestmark = pytest.mark.slow

PASSWORD, ANOTHER = "staple staple staple", "another one, longer"


@pytest.fixture(scope="module")
def sue(house: House, owner: Visitor) -> Visitor:
    return house.staff(owner, "sue", "pit-supervisor")


def on_record(folder: Path, kind: str) -> list[tuple[str, bytes]]:
    """Who asked for such things, and how it is written down."""
    with closing(SqliteReading(folder / "floor.db")) as record:
        entries = [line.written for line in record.lines(stream="house")]
    found = ((entry.by, bytes(entry.command)) for entry in entries)
    return [(by, command) for by, command in found if kind.encode() in command]


def clocks(table: str = "roulette-1", **seconds: object) -> dict[str, Any]:
    return {"type": "house.change-clocks.1", "name": table, "clocks": seconds}


def told(seat: Seat, words: str) -> TableFrame:
    for frame in seat.awaited():
        if isinstance(frame, TableFrame) and any(words in in_words(t.message) for t in frame.told):
            return frame
    raise seat.never_came()


def test_clocks_are_changed_told_and_shown(house: House, sue: Visitor, folder: Path) -> None:
    with house.guest("ann").table("roulette-1") as seat:
        seat.shown(status="betting")
        sue.posted("/api/house", {"id": "c1", "command": clocks(betting_s=30, last_call_s=4)})
        frame = told(seat, "The Pit has changed how long you have at this table.")
        assert [clock.of_s for clock in frame.clocks] == [SLOW.betting_s], "what runs, runs on"
    shown = house.client().get("/api/tables/roulette-1").json()["clocks"]
    assert (shown["betting_s"], shown["last_call_s"], shown["decision_s"]) == (30, 4, 20)
    ((by, written),) = on_record(folder, "change-clocks")
    assert by == "sue"
    assert b'"by":{"name":"sue","role":"pit-supervisor"}' in written


def test_the_same_id_is_the_same_command(sue: Visitor, folder: Path) -> None:
    before = len(on_record(folder, "change-clocks"))
    body = {"id": "twice", "command": clocks(betting_s=31)}
    assert sue.posted("/api/house", body) == sue.posted("/api/house", body)
    assert len(on_record(folder, "change-clocks")) == before + 1


@pytest.mark.parametrize(
    ("command", "status", "words"),
    [
        (clocks(betting_s=0), 409, "must be above 0"),
        (clocks(betting_s=5, last_call_s=5), 409, "The last call must come"),
        (clocks(betting_s="soon"), 400, "$.command.clocks.betting_s"),
        (clocks(tea_s=5), 400, "$.command.clocks"),
        (clocks("nowhere", betting_s=33), 404, "There is no table called nowhere."),
        ({"type": "house.change-clocks.1", "name": "roulette-1"}, 400, "clocks"),
        ({"type": "house.change-clocks.2", "name": "roulette-1"}, 400, "$.command.type"),
    ],
    ids=str,
)
def test_wrong_input_changes_nothing(
    house: House, sue: Visitor, command: dict[str, Any], status: int, words: str
) -> None:
    before = house.client().get("/api/tables/roulette-1").json()["clocks"]
    answer = sue.http.post("/api/house", json={"id": f"w{words}", "command": command})
    assert (answer.status_code, words in answer.json()["sentence"]) == (status, True), answer.text
    assert house.client().get("/api/tables/roulette-1").json()["clocks"] == before


def test_no_foreign_page_changes_clocks(sue: Visitor) -> None:
    body = {"id": "f", "command": clocks(betting_s=44)}
    answer = sue.http.post("/api/house", json=body, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")


def test_a_password_that_is_given_ends_sessions_and_is_on_record(
    house: House, owner: Visitor, sue: Visitor, folder: Path
) -> None:
    dora = house.staff(owner, "dora", "dealer")
    before = len(on_record(folder, "reset-password"))
    body = {"id": "dora", "name": "DORA", "password": ANOTHER}
    assert sue.http.post("/api/password", json=body).status_code == 403
    too_short = owner.http.post("/api/password", json={**body, "password": "short"})
    assert too_short.status_code == 409
    assert len(on_record(folder, "reset-password")) == before, "nothing was given"
    with dora.table("roulette-1") as seat:
        owner.posted("/api/password", body)
        assert seat.closed() == 1008
    assert dora.http.get("/api/me").status_code == 401
    login = {"name": "dora", "password": PASSWORD}
    assert house.client().post("/api/login", json=login).status_code == 401
    dora.posted("/api/login", {**login, "password": ANOTHER})
    by, written = on_record(folder, "reset-password")[-1]
    assert (by, b'"name":"dora"' in written) == ("Olive", True)
    assert ANOTHER.encode() not in written
    own = {"id": "own", "name": "dora", "password": PASSWORD, "old": ANOTHER}
    dora.posted("/api/password", own)
    assert len(on_record(folder, "reset-password")) == before + 1, "one's own is one's own"


def test_no_reset_is_on_record_without_a_password(owner: Visitor, folder: Path) -> None:
    before = on_record(folder, "reset-password")
    body = {"id": "r", "command": {"type": "house.reset-password.1", "name": "sue"}}
    answer = owner.http.post("/api/house", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-offered")
    assert "POST /api/password" in answer.json()["sentence"]
    assert on_record(folder, "reset-password") == before


def test_a_guest_is_given_no_password(house: House, owner: Visitor) -> None:
    house.guest("gus")
    body = {"id": "gus", "name": "gus", "password": ANOTHER}
    answer = owner.http.post("/api/password", json=body)
    assert (answer.status_code, answer.json()["sentence"]) == (
        409,
        "gus is a guest and has no password.",
    )


def test_an_answer_that_is_lost_is_asked_for_again(
    house: House, sue: Visitor, folder: Path
) -> None:
    """By the client, under the same id: it is done once."""
    before = len(on_record(folder, "change-clocks"))
    wire = BreakingWire(house.address, b"/api/house")

    async def story() -> int:
        async with wire as address, FloorClient(address) as client:
            await client.login("sue", PASSWORD)
            done = await client.house("house.change-clocks.1", name="roulette-1", clocks={})
            return done.position

    position = asyncio.run(story())
    assert wire.broken
    with closing(SqliteReading(folder / "floor.db")) as record:
        (line,) = [line for line in record.lines() if line.position == position]
    assert b"change-clocks" in bytes(line.written.command)
    assert len(on_record(folder, "change-clocks")) == before + 1


def test_a_refusal_is_not_asked_for_again(house: House, sue: Visitor) -> None:
    async def story() -> None:
        async with FloorClient(house.address) as client:
            await client.login("sue", PASSWORD)
            assert await client.claims() == ()
            with pytest.raises(NotAllowed, match="is for Table Games Shift Manager") as refused:
                await client.house("house.remove-table.1", name="roulette-1")
            assert (refused.value.status, refused.value.reason) == (403, "rank-too-low")
            await client.do("roulette-1", "floor.pause-table.1", reason="a spilled drink")
            await client.do("roulette-1", "floor.resume-table.1")

    asyncio.run(story())
