"""Practice tables over the wire: opened, played, advised, private, bounded; live tables advise
nobody."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from croupier.floor.protocol.frames import AnyPracticeServerFrame
from croupier.floor.server.http.openapi import document
from croupier.floor.server.networks import Network, network
from croupier.floor.server.practice import practice_tables
from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import SLOW, House, Visitor, eventually, opened

PATIENCE_S = 120  # code may have to be compiled first


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.floor.server.practice.practice_table.PACE_S", 0.0)


class Practising:
    """Somebody at a practice table of their own."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def send(self, **frame: Any) -> None:
        self._socket.send(msgspec.json.encode(frame).decode())

    def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            text = self._socket.recv(PATIENCE_S)
            msgspec.json.decode(text, type=AnyPracticeServerFrame)  # it is one of them
            frame: dict[str, Any] = msgspec.json.decode(text)
            if not kinds or frame["type"] in kinds:
                return frame

    def until(self, *statuses: str) -> dict[str, Any]:
        while (shown := self.next("table"))["shared"]["status"] not in statuses:
            pass
        return shown


@contextmanager
def at(visitor: Visitor, table: str) -> Iterator[Practising]:
    address = visitor.at.address.replace("http", "ws", 1)
    headers = {"Cookie": f"{COOKIE}={visitor.token}"}
    url = f"{address}/api/practice/{table}/live"
    with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
        yield Practising(socket)


def test_a_round_with_a_hint_and_what_it_cost(house: House) -> None:
    ann = house.guest("ann")
    before = ann.http.get("/api/me").json()
    asked = {"game": "baccarat", "seed": 6, "companions": 1}
    table = ann.posted("/api/practice", asked)
    assert table.items() >= {**asked, "trouble": 0.0, "outcomes": []}.items()
    with at(ann, table["id"]) as seat:
        assert seat.next()["type"] == "sign"
        assert seat.next()["shared"]["status"] == "betting"
        seat.send(type="say", id="a", line="bets 25 player box 1")
        done = seat.next("done", "refused")
        assert (done["type"], done["position"]) == ("done", 0)
        seat.send(type="hint", id="h")
        advice = seat.next("advice", "refused")["advice"]
        assert {each["bet"] for each in advice["bets"]} >= {"player", "banker", "tie"}
        seat.send(type="pass", question="1.close")
        while not (mine := asked_of(seat.next("table"), "ann")):
            pass
        seat.send(type="hint", id="i")
        moves = seat.next("advice", "refused")["advice"]["moves"]
        assert [move["command"] and move["command"]["type"] for move in moves] == [
            None,
            "baccarat.insure.1",
        ]
        seat.send(type="pass", question=mine[0]["question"])
        seat.until("concluded")
    with at(ann, table["id"]) as seat:
        cost = seat.next("cost")
        while len(cost["costs"]) < 2:
            cost = seat.next("cost")
    assert [each["question"] is None for each in cost["costs"]] == [True, False]
    assert cost["round_cents"] == pytest.approx(2_500 * 0.0123508, abs=0.01)
    assert len(ann.http.get(f"/api/practice/{table['id']}").json()["outcomes"]) == 1
    assert ann.http.get("/api/me").json() == before
    assert ann.http.get("/api/rounds").json()["rounds"] == []


def asked_of(frame: dict[str, Any], name: str) -> list[dict[str, Any]]:
    return [each for each in frame["shared"]["awaited"] if each["player"] == name]


def test_nobody_else_learns_of_it(house: House) -> None:
    ann, bob = house.guest("ann2"), house.guest("bob2")
    table = ann.posted("/api/practice", {"game": "roulette"})["id"]
    assert bob.http.get(f"/api/practice/{table}").status_code == 404
    assert house.client().get(f"/api/practice/{table}").status_code == 401
    with pytest.raises(InvalidStatus) as refused, at(bob, table):
        pass
    assert refused.value.response.status_code == 404
    again = Visitor(house)  # the same person in another browser is another session
    again.http.cookies = bob.http.cookies
    assert again.http.get(f"/api/practice/{table}").status_code == 404


def test_every_role_practises_as_a_player(house: House, owner: Visitor) -> None:
    for role in ("dealer", "surveillance", "pit-manager"):
        somebody = house.staff(owner, f"a-{role}", role)
        table = somebody.posted("/api/practice", {"game": "blackjack"})["id"]
        with at(somebody, table) as seat:
            assert seat.next("table")["own"]["viewer"]["role"] == "player"
            seat.send(type="do", id="x", command={"type": "table.deal-card.1", "card": "As"})
            assert seat.next("done", "refused")["reason"] == "rank-too-low"


def test_a_live_table_advises_nobody(house: House) -> None:
    ann = house.guest("ann3")
    with ann.table("baccarat-1") as seat:
        answer = seat.sent({"type": "hint"})
        assert answer.reason == "unreadable"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "chess"},
        {"game": "baccarat", "layout": "Q"},
        {"game": "baccarat", "seed": -1},
        {"game": "baccarat", "seed": "5"},
        {"game": "baccarat", "trouble": 1.5},
        {"game": "baccarat", "companions": 5},
        {"game": "baccarat", "purse": 5},
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(house: House, body: dict[str, Any]) -> None:
    answer = house.guest(f"g{abs(hash(str(body))) % 10**9}").http.post("/api/practice", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["sentence"]


def test_the_same_id_is_the_same_bet(house: House) -> None:
    ann = house.guest("ann4")
    table = ann.posted("/api/practice", {"game": "roulette", "seed": 1, "companions": 0})["id"]
    with at(ann, table) as seat:
        for _ in range(2):
            seat.send(type="say", id="once", line="bets 25 red")
            assert seat.next("done", "refused")["type"] == "done"
    with at(ann, table) as seat:
        assert seat.next("table")["purse_cents"] == 97_500


def test_a_session_has_a_few_and_the_oldest_that_is_empty_goes(house: House) -> None:
    ann = house.guest("ann5")
    tables = [ann.posted("/api/practice", {"game": "roulette"})["id"] for _ in range(4)]
    found = [ann.http.get(f"/api/practice/{each}").status_code for each in tables]
    assert found == [404, 200, 200, 200]
    with at(ann, tables[1]), at(ann, tables[2]), at(ann, tables[3]):
        full = ann.http.post("/api/practice", json={"game": "roulette"})
        assert (full.status_code, full.json()["reason"]) == (429, "too-many")


def test_an_account_has_as_many_whatever_its_sessions(house: House, owner: Visitor) -> None:
    sue = house.staff(owner, "sue-who-practises", "pit-supervisor")
    again = Visitor(house)
    again.posted("/api/login", {"name": "sue-who-practises", "password": "staple staple staple"})
    tables = [sue.posted("/api/practice", {"game": "roulette"})["id"] for _ in range(3)]
    with at(sue, tables[0]), at(sue, tables[1]), at(sue, tables[2]):
        full = again.http.post("/api/practice", json={"game": "roulette"})
        assert (full.status_code, full.json()["reason"]) == (429, "too-many")


@pytest.mark.parametrize(("shared", "most"), [((), 3), ((network("127.0.0.1"),), 4)])
def test_one_address_cannot_hold_all_tables(
    shared: tuple[Network, ...], most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_tables, "OF_ONE_ADDRESS", 3)
    monkeypatch.setattr(practice_tables, "OF_A_SHARED_ADDRESS", 4)
    asked = {"game": "roulette", "companions": 0}
    with opened(tmp_path, SLOW, shared_networks=shared) as house, ExitStack() as seats:
        for number in range(most):
            guest = house.guest(f"guest-{number}")
            table = guest.posted("/api/practice", asked)["id"]
            seats.enter_context(at(guest, table)).next("table")
        full = house.guest("one-more").http.post("/api/practice", json=asked)
        assert (full.status_code, full.json()["reason"]) == (429, "too-many")
        assert full.headers["retry-after"] == "60"
        assert "from your address" in full.json()["sentence"]


def test_a_table_is_put_away_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_tables, "KEPT_S", 3)
    with opened(tmp_path, SLOW) as house:
        ann = house.guest("ann")
        kept, left = (ann.posted("/api/practice", {"game": "roulette"})["id"] for _ in range(2))

        def is_there(table: str) -> bool:
            return ann.http.get(f"/api/practice/{table}").status_code == 200

        with at(ann, kept) as seat:
            seat.next("table")
            eventually(lambda: not is_there(left))
            assert is_there(kept)
        eventually(lambda: not is_there(kept))


def test_whoever_logs_out_is_sent_away(house: House) -> None:
    ann = house.guest("ann6")
    table = ann.posted("/api/practice", {"game": "roulette"})["id"]
    with at(ann, table) as seat:
        seat.next("table")
        ann.posted("/api/logout", {})
        with pytest.raises(ConnectionClosed) as closed:
            seat.next("nothing of this kind")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_what_could_be_reported_there_and_what_would_come_of_it(house: House) -> None:
    ann, bob = house.guest("ann7"), house.guest("bob7")
    table = ann.posted("/api/practice", {"game": "baccarat"})["id"]
    fit = ann.http.get(f"/api/practice/{table}/facts").json()["facts"]["fit"]
    assert fit
    preview = ann.posted(f"/api/practice/{table}/preview", {"fact": fit[0]["fact"]})["preview"]
    assert preview["paragraph"] == fit[0]["paragraph"]
    assert bob.http.get(f"/api/practice/{table}/facts").status_code == 404


def test_it_is_described() -> None:
    assert {"/api/practice", "/api/practice/{table}"} <= set(document()["paths"])
