"""A table that is out of service after its record failed, and comes back: whoever looked at it is
told, and sees the table as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.engine.sentences import sentence
from croupier.floor.protocol.frames import DoneFrame, TableFrame, TroubleFrame
from croupier.floor.record.store.files import RECORD
from tests.floor.server.house import SLOW, House, Seat, eventually, opened, view_of

pytestmark = pytest.mark.slow

GOING_AWAY = 1001


def renamed(folder: Path, old: str, new: str) -> None:
    """In the entries of Roulette, beside the House that keeps them."""
    with closing(sqlite3.connect(folder / RECORD, timeout=60)) as connection:
        found = connection.execute(
            "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), ?1, ?2) AS BLOB)"
            " WHERE stream = 'roulette-1' AND CAST(body AS TEXT) LIKE '%' || ?1 || '%'",
            (old, new),
        )
        assert found.rowcount > 0
        connection.commit()


def fails_and_recovers(house: House, folder: Path, who: str) -> None:
    """While somebody comes in."""
    (folder / RECORD).rename(folder / "away.db")
    client = house.client()
    assert client.post("/api/guest", json={"name": who}).status_code in (409, 503)
    (folder / "away.db").rename(folder / RECORD)
    eventually(lambda: client.get("/healthz").json()["ok"])


def tables(seat: Seat) -> list[TableFrame]:
    return [each for each in seat.frames if isinstance(each, TableFrame)]


def test_whoever_was_there_is_told_and_plays_on_when_it_is_back(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, grace_s=0) as house:
        ann, bob = house.guest("ann"), house.guest("bob")
        with ann.table("roulette-1") as seat:
            seat.shown(status="betting")
            seat.do("table.buy-chips.1", player="ann", cents=100_000)
            renamed(tmp_path, "chips-bought.1", "chips-bought.9")
            fails_and_recovers(house, tmp_path, "cat")
            assert seat.closed() == GOING_AWAY
            told = [each for each in seat.frames if isinstance(each, TroubleFrame)][-1]
            assert "its record cannot be followed" in sentence(told.message)
        eventually(lambda: ann.http.get("/api/tables/roulette-1").status_code == 503)
        renamed(tmp_path, "chips-bought.9", "chips-bought.1")
        fails_and_recovers(house, tmp_path, "dan")
        eventually(lambda: ann.http.get("/api/tables/roulette-1").status_code == 200)
        with ann.table("roulette-1") as seat, bob.table("roulette-1") as beside:
            assert seat.shown(status="betting")["purse_cents"] == 100_000
            beside.shown(status="betting", bets=[])
            assert isinstance(seat.say("bets 10 red"), DoneFrame)
            assert view_of(tables(seat)[-1])["purse_cents"] == 99_000
            while not view_of(tables(beside)[-1])["bets"]:
                beside.next()
