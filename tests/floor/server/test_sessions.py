"""Nothing but its end parts a session from its account; a guest keeps the account for good."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from croupier.floor.house.identity.passwords import Passwords
from croupier.floor.protocol.frames import DoneFrame, PongFrame
from croupier.floor.server import lifecycle
from croupier.floor.server.live.publication import encoded
from croupier.floor.server.premises import COOKIE
from tests.floor.server import wire
from tests.floor.server.house import SLOW, WAIT_S, House, Seat, Visitor, opened

pytestmark = pytest.mark.slow

PASSWORD, ANOTHER = "correct horse battery", "staple staple staple"


def kept(visitor: Visitor, name: str, password: str = PASSWORD, identity: str = "k1") -> int:
    body = {"id": identity, "name": name, "password": password}
    return visitor.http.post("/api/keep", json=body).status_code


def test_a_guest_who_comes_in_again_stays_the_same(house: House) -> None:
    """By whatever name a page asks: the session that lasts is not ended."""
    ann = house.guest("Annika")
    with ann.table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="Annika", cents=50_000)
        before, token = ann.http.get("/api/me").json(), ann.token
        for name in ("Annika", "Bulbul-4226", "dealer"):
            assert ann.posted("/api/guest", {"name": name}) == before
        assert ann.token == token
        seat.do("table.cash-out.1", player="Annika")
    assert house.guest("Bulbul-4226").http.get("/api/me").json()["name"] == "Bulbul-4226"


def test_a_session_that_is_over_lets_a_guest_come_in(house: House) -> None:
    gina = house.guest("Gina")
    gina.posted("/api/logout", {})
    assert gina.posted("/api/guest", {"name": "Gina-2"})["name"] == "Gina-2"


def test_a_guest_keeps_the_account_with_chips_seat_and_session(house: House) -> None:
    bea = house.guest("Heron-4226")
    with bea.table("baccarat-1") as seat:
        seat.do("table.buy-chips.1", player="Heron-4226", cents=50_000)
        seat.do("table.take-seat.1", player="Heron-4226", box=5)
        assert kept(bea, "Beatrice") == 200
        seat.do("table.place-bet.1", player="Heron-4226", spot=TIE, stake_cents=2_500)
    me = bea.http.get("/api/me").json()
    assert (me["name"], me["login"], me["guest"]) == ("Heron-4226", "Beatrice", False)
    for name in ("beatrice", "Heron-4226"):
        other = Visitor(house)
        assert other.posted("/api/login", {"name": name, "password": PASSWORD}) == me
        with other.table("baccarat-1") as seat:
            assert seat.shown()["sits_at"] == [5]


TIE = {"bet": "tie", "box": 5}


def test_no_moment_passes_in_which_a_guest_who_keeps_the_account_has_no_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another tab that asks just then would come in as another guest."""
    sessions: list[int] = []
    given = Passwords.given

    def asked_meanwhile(passwords: Passwords, name: str) -> None:
        with closing(sqlite3.connect(tmp_path / "floor.db")) as record:
            counted = "SELECT count(*) FROM sessions WHERE name = ?"
            sessions.extend(record.execute(counted, (name,)).fetchone())
        given(passwords, name)

    monkeypatch.setattr(Passwords, "given", asked_meanwhile)
    with opened(tmp_path, SLOW) as house:
        assert kept(house.guest("Ines"), "Ines") == 200
    assert sessions == [1]


def test_an_answer_that_was_lost_is_given_again(house: House) -> None:
    cleo = house.guest("Cleo")
    for _ in range(2):
        assert kept(cleo, "Cleopatra") == 200
    assert kept(cleo, "Cleopatra", identity="k2") == 409  # it has a password
    assert kept(cleo, "Another", identity="k1") == 409
    body = {"name": "Cleopatra", "password": PASSWORD}
    assert Visitor(house).posted("/api/login", body)["name"] == "Cleo"


def test_a_name_of_another_and_a_short_password_are_refused(house: House, owner: Visitor) -> None:
    house.guest("Quentin")
    dora = house.guest("Dora-77")
    for name, password in (
        ("quentin", PASSWORD),
        ("Quéntin", PASSWORD),
        ("Olive", PASSWORD),
        ("Dealer", PASSWORD),
        ("x;y", PASSWORD),
        ("Dorothea", "short"),
    ):
        assert kept(dora, name, password, f"k {name}") in (400, 409), name
    assert dora.http.get("/api/me").json()["guest"]
    assert kept(dora, "D0ra-77") == 200  # it looks like nobody's but their own


def test_only_a_guest_keeps_an_account_and_only_with_a_password(
    house: House, owner: Visitor
) -> None:
    assert kept(owner, "Olivia") == 403
    assert house.client().post("/api/keep", json=BODY).status_code == 401
    eve = house.guest("Eveline")
    command = {"type": "house.keep-account.1", "name": "Evita"}
    answer = eve.http.post("/api/house", json={"id": "1", "command": command})
    assert answer.status_code == 409
    assert eve.http.get("/api/me").json()["guest"]


BODY = {"id": "k", "name": "Nora", "password": PASSWORD}


def test_other_sessions_of_a_guest_end_with_the_first_password(house: House) -> None:
    fay = house.guest("Fay")
    assert kept(fay, "Fay") == 200
    body = {"id": "p", "name": "Fay", "password": ANOTHER, "old": PASSWORD}
    fay.posted("/api/password", body)
    assert fay.http.get("/api/me").status_code == 401
    assert fay.posted("/api/login", {"name": "fay", "password": ANOTHER})["name"] == "Fay"


def test_a_kept_account_is_there_after_the_house_was_closed(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        ida = house.guest("Lark-1")
        assert kept(ida, "Ida") == 200
        token = ida.token
    with opened(tmp_path, SLOW) as house:
        client = house.client()
        client.cookies.set(COOKIE, token, domain="127.0.0.1")
        me = client.get("/api/me").json()
        assert (me["name"], me["login"]) == ("Lark-1", "Ida")
        body = {"name": "Ida", "password": PASSWORD}
        assert Visitor(house).posted("/api/login", body) == me
        taken = house.client().post("/api/guest", json={"name": "1da"})
        assert taken.status_code == 409


@pytest.mark.parametrize("line", ["/api/tables/roulette-1/live", None])
def test_a_line_is_asked_whether_it_carries(house: House, line: str | None) -> None:
    """None: of a practice table. A client that never asks is answered as ever."""
    visitor = house.guest(f"Ping-{'live' if line else 'practice'}")
    if line is None:
        opened = visitor.posted("/api/practice", {"game": "roulette"})
        with visitor.line(f"/api/practice/{opened['id']}/live") as seat:
            pinged(seat)
    else:
        with visitor.table("roulette-1") as seat:
            pinged(seat)
            assert isinstance(
                seat.do("table.buy-chips.1", player="Ping-live", cents=100), DoneFrame
            )


def pinged(seat: Seat) -> None:
    seat.socket.send('{"type":"ping"}')
    while seat.socket.recv(WAIT_S) != encoded(PongFrame()):
        pass


def test_a_client_that_is_gone_without_a_word_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It answers no ping of the WebSocket, which every client does by itself."""
    monkeypatch.setattr(lifecycle, "PINGED_EVERY_S", 0.1)
    monkeypatch.setattr(lifecycle, "PING_ANSWERED_WITHIN_S", 0.3)
    monkeypatch.setattr(wire, "PING", NEVER)
    with opened(tmp_path, SLOW) as house:
        token = house.guest("Mute").token

        async def come() -> int:
            headers = {"Cookie": f"{COOKIE}={token}"}
            path = "/api/tables/roulette-1/live"
            line = await wire.connected(house.address, path, headers, lambda text: None)
            return await asyncio.wait_for(line.closed, WAIT_S)

        assert asyncio.run(come()) == 1011


NEVER = -1
