"""A client that stalls costs nobody else anything, and is sent away."""

import socket
from pathlib import Path
from time import sleep

import pytest

from croupier.floor.protocol.frames import DoneFrame
from croupier.floor.server.live.outbox import MOST_WAITING, Outbox
from tests.floor.server.house import SLOW, WAIT_S, opened

pytestmark = pytest.mark.slow

LONG = "x" * 12_000  # an unknown type is named in the answer


def test_a_client_that_does_not_read_is_sent_away_and_delays_nobody(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        ann, bob = house.guest("ann"), house.guest("bob")
        with ann.table("roulette-1") as stalled, bob.table("roulette-1") as seat:
            buys = seat.do("table.buy-chips.1", player="bob", cents=50_000)
            assert isinstance(buys, DoneFrame)
            try:
                for number in range(5_000):
                    stalled.socket.send(f'{{"type":"{LONG}"}}', text=True)
                    if not number % 500:
                        assert isinstance(seat.say("bets 5 red"), DoneFrame)
                    if _dropped(house.metrics() if not number % 100 else ""):
                        break
            except OSError:
                pass
            assert isinstance(seat.say("bets 5 red"), DoneFrame)
            assert _dropped(house.metrics())
            assert stalled.closed() in (1006, 1013)


@pytest.mark.slow
def test_a_client_that_takes_nothing_for_a_while_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for nothing; it is only shown tables, the latest in the place of others."""
    monkeypatch.setattr("croupier.floor.server.http.connection.SENT_WITHIN_S", 0.1)
    with opened(tmp_path, SLOW) as house, socket.socket() as narrow:
        ann, bob = house.guest("ann"), house.guest("bob")
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = house.address.removeprefix("http://").split(":")
        narrow.connect((host, int(port)))
        with (
            ann.table("roulette-1", sock=narrow, max_queue=1, close_timeout=0.1),
            bob.table("roulette-1") as seat,
        ):
            assert isinstance(seat.do("table.buy-chips.1", player="bob", cents=50_000), DoneFrame)
            for _ in range(100):
                for _ in range(20):
                    assert isinstance(seat.say("bets 5 red"), DoneFrame)
                    assert isinstance(seat.say("withdraws 5 red"), DoneFrame)
                if _dropped(house.metrics()):
                    break
            assert _dropped(house.metrics())


def _dropped(metrics: str) -> bool:
    return "croupier_dropped_clients_total 1.0" in metrics


def test_answers_are_counted_and_never_dropped_before_the_box_is_full() -> None:
    outbox = Outbox()
    for number in range(MOST_WAITING):
        outbox.put(str(number))
    assert not outbox.full
    outbox.put("one too many")
    assert outbox.full


UNFINISHED = (
    b"",
    b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 50\r\n\r\n{"name',
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
)


@pytest.mark.parametrize("said", UNFINISHED)
def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr("croupier.floor.server.lifecycle.SAID_WITHIN_S", 1)
    with opened(tmp_path, SLOW) as house:
        host, port = house.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=WAIT_S) as slow:
            slow.sendall(said)
            while slow.recv(65_536):
                pass
        assert house.guest("ann").http.get("/healthz").status_code == 200
    assert "Traceback" not in (tmp_path / "floor.log").read_text()


def test_a_seat_at_a_table_may_say_nothing_for_as_long_as_it_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.floor.server.lifecycle.SAID_WITHIN_S", 1)
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("baccarat-1") as seat:
        sleep(2)
        seat.do("table.buy-chips.1", player="ann", cents=10_000)
