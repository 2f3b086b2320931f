"""People come and go over HTTP: guests, the Owner, passwords, sessions."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.floor.server.http import connection
from croupier.floor.server.premises import COOKIE
from croupier.floor.server.rates import Rate
from tests.floor.server.house import FREE, SLOW, House, Visitor, opened

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"


def test_a_guest_has_play_chips_and_a_cookie_that_scripts_cannot_read(house: House) -> None:
    client = house.client()
    answer = client.post("/api/guest", json={"name": "ann"})
    assert answer.json() == {
        "name": "ann",
        "role": "player",
        "guest": True,
        "wallet_cents": 1_000_000,
        "licences": [],
    }
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(COOKIE)
    assert {"httponly", "samesite=strict", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert client.get("/api/me").json()["name"] == "ann"


@pytest.mark.parametrize("name", ["house", "dealer", "", "a" * 25, "x;y", "ann\n"])
def test_a_guest_needs_a_name_of_their_own(house: House, name: str) -> None:
    answer = house.client().post("/api/guest", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["sentence"]


def test_a_name_that_looks_the_same_is_taken(house: House) -> None:
    house.guest("Kim_Lee")
    answer = house.client().post("/api/guest", json={"name": "kim lee"})
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-offered")
    assert answer.json()["sentence"] == "The name Kim_Lee is taken."


def test_the_owners_code_counts_once(house: House, owner: Visitor) -> None:
    assert owner.http.get("/api/me").json()["role"] == "owner"
    body = {"code": house.code, "name": "Otto", "password": PASSWORD}
    assert house.client().post("/api/owner", json=body).status_code == 409


def test_a_wrong_code_or_a_short_password_leaves_the_house_without_owner(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        for code, password, status in (
            ("0000-0000-0000-0000", PASSWORD, 401),
            (house.code, "short", 409),
        ):
            body = {"code": code, "name": "Olive", "password": password}
            assert house.client().post("/api/owner", json=body).status_code == status
        house.owner()


def test_staff_get_their_first_password_and_choose_their_own(house: House, owner: Visitor) -> None:
    dan = house.staff(owner, "dan", "dealer")
    chosen = {"name": "dan", "password": "a longer one still"}
    body = {"id": "1", **chosen}
    assert dan.http.post("/api/password", json=body).status_code == 404  # the old one is missing
    dan.posted("/api/password", {**body, "old": "staple staple staple"})
    assert dan.http.get("/api/me").status_code == 401
    dan.posted("/api/login", chosen)


def test_nobody_chooses_a_password_for_somebody_they_do_not_look_after(
    house: House, owner: Visitor
) -> None:
    pia = house.staff(owner, "pia", "pit-supervisor")
    body = {"id": "1", "name": "Olive", "password": PASSWORD}
    for client in (pia.http, house.guest("eva").http):
        assert client.post("/api/password", json=body).status_code == 403
    assert house.client().post("/api/password", json=body).status_code == 401


def test_a_login_gives_another_session_than_the_one_it_came_with(house: House) -> None:
    """A session that somebody planted beforehand is worth nothing."""
    client = house.client()
    client.cookies.set(COOKIE, "planted", domain="127.0.0.1")
    client.post("/api/guest", json={"name": "fix"})
    token = next(c.value for c in client.cookies.jar if c.name == COOKIE and c.value != "planted")
    assert token is not None
    planted = house.client()
    planted.cookies.set(COOKIE, "planted", domain="127.0.0.1")
    assert planted.get("/api/me").status_code == 401


def test_logging_out_ends_the_session_and_its_connections(house: House) -> None:
    gil = house.guest("gil")
    with gil.table("roulette-1") as seat:
        token = gil.token
        gil.posted("/api/logout", {})
        assert seat.closed() == 1008
    late = house.client()
    late.cookies.set(COOKIE, token, domain="127.0.0.1")
    assert late.get("/api/me").status_code == 401


def test_another_login_ends_the_connections_of_the_session_it_came_with(
    house: House, owner: Visitor
) -> None:
    house.staff(owner, "tom", "dealer")
    hal = house.guest("hal")
    with hal.table("roulette-1") as seat:
        hal.posted("/api/login", {"name": "tom", "password": "staple staple staple"})
        assert seat.closed() == 1008


def test_an_account_that_is_closed_is_nobodys(house: House, owner: Visitor) -> None:
    sam = house.staff(owner, "sam", "dealer")
    with sam.table("roulette-1") as seat:
        owner.house({"type": "house.close-account.1", "name": "sam"})
        assert seat.closed() == 1008
    assert sam.http.get("/api/me").status_code == 401
    body = {"name": "sam", "password": "staple staple staple"}
    assert house.client().post("/api/login", json=body).status_code == 401


def test_five_failed_logins_lock_a_name(house: House, owner: Visitor) -> None:
    house.staff(owner, "lou", "dealer")
    house.guest("gus")
    wrong = {"name": "lou", "password": "not the right one"}
    statuses = [house.client().post("/api/login", json=wrong).status_code for _ in range(6)]
    assert statuses == [401] * 5 + [409]
    for unknown in ("gus", "nobody at all"):  # answered alike
        body = {**wrong, "name": unknown}
        assert [
            house.client().post("/api/login", json=body).status_code for _ in range(6)
        ] == statuses
    right = {"name": "lou", "password": "staple staple staple"}
    assert house.client().post("/api/login", json=right).status_code == 409


def test_unknown_people_and_guests_are_answered_alike(house: House) -> None:
    house.guest("una")
    for name in ("una", "nobody"):
        answer = house.client().post("/api/login", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 401
        assert answer.json()["sentence"] == "Name and password do not go together."


def test_many_guests_or_logins_from_one_address_are_refused(tmp_path: Path) -> None:
    slow = Rate(0.01, 2)
    with opened(tmp_path, SLOW, replace(FREE, guests=slow, logins=slow)) as house:
        client = house.client()
        for path, body in (
            ("/api/guest", {"name": "dealer"}),
            ("/api/login", {"name": "x", "password": "y"}),
        ):
            statuses = [client.post(path, json=body).status_code for _ in range(3)]
            assert statuses[-1] == 429
            assert 429 not in statuses[:2]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"name": 1}, "`$.name`"),
        ({"name": "zed", "role": "owner"}, "unknown field `role`"),
        ({}, "missing required field `name`"),
        ([], "Expected `object`"),
    ],
)
def test_bodies_are_read_strictly(house: House, body: object, fault: str) -> None:
    answer = house.client().post("/api/guest", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
    assert fault in answer.json()["sentence"]


def test_sentences_are_in_the_language_that_is_asked_for(house: House) -> None:
    client = house.client(**{"Accept-Language": "fr, zh-TW;q=0.8, en;q=0.5"})
    assert client.get("/api/me").json()["sentence"] == "请先登录。"
    assert house.client().get("/api/me").json()["sentence"] == "Log in first."


def test_nobody_goes_on_looking_once_their_session_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They say nothing, and their twelve hours are up."""
    monkeypatch.setattr(connection, "SENT_WITHIN_S", 0.05)
    monkeypatch.setattr(connection, "LOOKED_AT_AGAIN_S", 0)
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("roulette-1") as seat:
        seat.shown()
        with closing(sqlite3.connect(tmp_path / "floor.db")) as record:
            record.execute("UPDATE sessions SET expires_ms = 0")
            record.commit()
        assert seat.closed() == 1008
