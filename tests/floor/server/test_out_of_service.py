"""A real server over a record in which one table cannot go on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.engine.sentences import sentence
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame, TroubleFrame
from croupier.floor.record.store.files import RECORD
from tests.floor.server.house import SLOW, House, Visitor, opened

LOST = "DELETE FROM sealed WHERE name LIKE 'baccarat-1/%'"
CHANGED = "UPDATE sealed SET secret = zeroblob(80) WHERE name LIKE 'baccarat-1/%'"
UNKNOWN = (
    "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'chips-bought.1', 'chips-bought.9')"
    " AS BLOB) WHERE stream = 'baccarat-1' AND CAST(body AS TEXT) LIKE '%chips-bought.1%'"
)


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / RECORD)) as connection:
        assert connection.execute(statement).rowcount > 0
        connection.commit()


def played_at(folder: Path) -> None:
    """Ann has 1,000 dollars at Baccarat, 100 of them on the layout; the House closes at once."""
    with opened(folder, SLOW, grace_s=0) as house:
        owner = house.owner()
        owner.house({"type": "house.add-person.1", "name": "ann", "role": "player"})
        give = {"type": "house.give-chips.1", "name": "ann", "cents": 500_000, "reason": "hers"}
        owner.house(give)
        for name, role in (("ann", None), ("Sue", "pit-supervisor")):
            if role is not None:
                owner.house({"type": "house.add-person.1", "name": name, "role": role})
            owner.posted("/api/password", {"id": name, "name": name, "password": "staple staple"})
        with logged_in(house, "ann").table("baccarat-1") as seat:
            seat.shown(status="betting")
            seat.do("table.buy-chips.1", player="ann", cents=100_000)
            assert isinstance(seat.say("bets 100 banker box 1"), DoneFrame)


def logged_in(house: House, name: str) -> Visitor:
    visitor = Visitor(house)
    visitor.posted("/api/login", {"name": name, "password": "staple staple"})
    return visitor


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    played_at(tmp_path)
    return tmp_path


def _lost(folder: Path) -> None:
    change(folder, LOST)


def _changed(folder: Path) -> None:
    change(folder, CHANGED)


@pytest.mark.rule("Baccarat 5.4.2")
@pytest.mark.parametrize("damage", [_lost, _changed])
def test_whoever_comes_to_its_table_is_told_and_has_their_bet_back(
    damage: Callable[[Path], None], folder: Path
) -> None:
    damage(folder)
    with opened(folder, SLOW) as house:
        ann, sue = logged_in(house, "ann"), logged_in(house, "Sue")
        tables = {each["name"]: each for each in ann.http.get("/api/tables").json()["tables"]}
        assert len(tables) == 5
        assert tables["baccarat-1"]["out_of_service"] is not None
        assert tables["baccarat-1"]["status"] == "void"
        with ann.table("baccarat-1") as seat:
            trouble = next(each for each in seat.awaited() if isinstance(each, TroubleFrame))
            assert sentence(trouble.message).startswith("This table is out of service")
            refused = seat.say("bets 100 banker box 1")
            assert isinstance(refused, RefusedFrame)
            assert refused.message == trouble.message
            assert not isinstance(seat.do("table.cash-out.1", player="ann"), RefusedFrame)
        assert ann.http.get("/api/me").json()["wallet_cents"] == 500_000
        told = sue.http.get("/api/pit/alerts").json()["alerts"]
        assert ("baccarat-1", "trouble") in {(each["table"], each["kind"]) for each in told}
        with house.guest("bob").table("roulette-1") as seat:
            seat.shown(status="betting")
            seat.do("table.buy-chips.1", player="bob", cents=100_000)
            assert not isinstance(seat.say("bets 10 red"), RefusedFrame)


def test_a_table_whose_record_cannot_be_followed(folder: Path) -> None:
    change(folder, UNKNOWN)
    with opened(folder, SLOW) as house:
        ann, sue = logged_in(house, "ann"), logged_in(house, "Sue")
        lobby = ann.http.get("/api/tables").json()
        assert len(lobby["tables"]) == 4
        (out,) = lobby["out_of_service"]
        assert (out["name"], out["game"]) == ("baccarat-1", "baccarat")
        for answer in (
            ann.http.get("/api/tables/baccarat-1"),
            ann.http.post(
                "/api/tables/baccarat-1/do",
                json={"id": "1", "command": {"type": "table.cash-out.1", "player": "ann"}},
            ),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (503, "out-of-service")
            assert "its record cannot be followed" in answer.json()["sentence"]
        chips = {"table": "baccarat-1", "cents": 90_000}
        assert ann.http.get("/api/evening").json()["chips"] == [chips]
        told = " ".join(
            each["sentence"] for each in sue.http.get("/api/pit/alerts").json()["alerts"]
        )
        assert "chips-bought.9" in told
        assert "900 in purses, 100 on the layout" in told
        assert sue.http.get("/api/pit/tables").json()["out_of_service"]
        for asked in ("returns", "irregularities"):
            assert sue.http.get(f"/api/pit/{asked}").status_code == 200
        assert house.client().get("/healthz").status_code == 200
