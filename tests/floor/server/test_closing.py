"""A House opens, closes and opens again; its key and its record are looked after."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from croupier.engine.sentences import in_words
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips
from croupier.floor.client.floor import FloorClient
from croupier.floor.protocol.frames import (
    ClosingFrame,
    DoneFrame,
    NotKnownFrame,
    RefusedFrame,
    TableFrame,
    TroubleFrame,
)
from croupier.floor.record.store.interface import StoreFailed, StoreInUse
from croupier.floor.server.lifecycle import LOG, Opened
from croupier.floor.server.listening import CannotListen
from tests.floor.server.house import FAST, SLOW, WAIT_S, House, Seat, eventually, opened, view_of

pytestmark = pytest.mark.slow

PROCESS = """
import asyncio, sys
from contextlib import closing
from pathlib import Path
from croupier.floor.server.lifecycle import Options, serve
def opened(what):
    print(what.address, what.code, flush=True)
asyncio.run(serve(Options(Path(sys.argv[1]), port=0, grace_s=0.2), opened))
"""


def test_a_house_that_is_told_to_end_tells_its_tables(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PROCESS, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert process.stdout is not None
    address, code = process.stdout.readline().split()
    house = House(Opened(address, code))
    with house.guest("ann").table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=10_000)
        process.send_signal(signal.SIGTERM)
        assert seat.closed() == 1001
        assert isinstance(seat.frames[-1], ClosingFrame)
    house.close()
    out, errors = process.communicate(timeout=WAIT_S)
    assert (process.returncode, out, errors) == (0, "", "")


DRAINED = """
import asyncio, sys
from pathlib import Path
from croupier.floor.house.clocks import Clocks
from croupier.floor.server.lifecycle import Options, serve
def opened(what):
    print(what.address, what.code, flush=True)
clocks = Clocks(betting_s=600, last_call_s=1, decision_s=600, pause_s=0.01, card_s=0.01)
asyncio.run(serve(Options(Path(sys.argv[1]), port=0, clocks=clocks), opened))
"""


def test_a_house_that_is_told_to_end_takes_no_new_bets(tmp_path: Path) -> None:
    """A round with bets is played, and `/healthz` sends people elsewhere."""
    process = subprocess.Popen(
        [sys.executable, "-c", DRAINED, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert process.stdout is not None
    address, code = process.stdout.readline().split()
    house = House(Opened(address, code))
    ann, bob = house.guest("ann"), house.guest("bob")
    assert house.client().get("/healthz").status_code == 200
    with ann.table("baccarat-1") as seat:
        assert isinstance(seat.do("table.buy-chips.1", player="ann", cents=100_000), DoneFrame)
        assert isinstance(seat.do("table.take-seat.1", player="ann", box=1), DoneFrame)
        assert isinstance(seat.say("bets 25 banker box 1"), DoneFrame)
        process.send_signal(signal.SIGTERM)
        assert any(isinstance(frame, ClosingFrame) for frame in seat.awaited())
        health = house.client().get("/healthz")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        for refused in (
            seat.say("bets 25 banker box 1"),
            seat.do("table.buy-chips.1", player="ann", cents=5_000),
            seat.do("table.take-seat.1", player="ann", box=2),
        ):
            assert isinstance(refused, RefusedFrame)
            assert in_words(refused.message).startswith("The House closes now.")
        with bob.table("baccarat-1") as other:
            refused = other.do("table.buy-chips.1", player="bob", cents=1_000)
            assert isinstance(refused, RefusedFrame)
        assert isinstance(seat.say("withdraws 25 banker box 1"), DoneFrame), "what lies may leave"
        assert seat.closed() == 1001
    house.close()
    process.communicate(timeout=WAIT_S)
    assert process.returncode == 0


def test_what_was_confirmed_is_there_when_the_house_opens_again(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        ann = house.guest("ann")
        with ann.table("roulette-1") as seat:
            seat.do("table.buy-chips.1", player="ann", cents=10_000)
            assert isinstance(seat.say("bets 10 red"), DoneFrame)
    with opened(tmp_path, SLOW) as house:
        ann.at = house
        with ann.table("roulette-1") as seat:
            seen = seat.shown()
    lying = sum(bet["stake_cents"] for bet in seen["bets"] if not bet["settlement"])
    assert seen["purse_cents"] + lying == 10_000


def test_a_house_whose_record_is_gone_says_so_and_takes_nothing(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=10_000)
        (tmp_path / "floor.db").unlink()
        for _ in range(2):
            assert isinstance(seat.say("bets 10 red"), NotKnownFrame)
        assert [frame for frame in seat.frames if isinstance(frame, TroubleFrame)]
        assert not [bet for frame in tables(seat) for bet in view_of(frame)["bets"]]
        health = house.client().get("/healthz")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        guest = house.client().post("/api/guest", json={"name": "bob"})
        assert guest.status_code in (409, 503)
        told = [msgspec.json.encode(frame).decode() for frame in seat.frames]
        told += (health.text, guest.text)
        assert "floor.db" in "".join(told)
        assert not [text for text in told if str(tmp_path) in text], "no folder of the server"
    assert str(tmp_path / "floor.db") in (tmp_path / "floor.log").read_text()


def test_the_tables_go_on_once_the_record_is_there_again(tmp_path: Path) -> None:
    away = tmp_path / "away"
    away.mkdir()
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=10_000)
        assert isinstance(seat.say("bets 10 red"), DoneFrame)
        for file in tmp_path.glob("floor.db*"):
            file.rename(away / file.name)
        buys = {"type": "table.buy-chips.1", "player": "ann", "cents": 5_000}
        asked = {"type": "do", "id": "more", "command": buys}
        assert isinstance(seat.sent(asked), NotKnownFrame), "it may have been written, and it was"
        for file in away.iterdir():
            file.rename(tmp_path / file.name)
        eventually(lambda: house.client().get("/healthz").json()["ok"])
        seen = seat.shown()
        lying = sum(bet["stake_cents"] for bet in seen["bets"] if not bet["settlement"])
        assert seen["purse_cents"] + lying == 15_000, "nothing confirmed is lost"
        assert isinstance(seat.sent(asked), DoneFrame), "done once"
        with house.guest("bob").table("roulette-1") as bob:
            assert isinstance(bob.do("table.buy-chips.1", player="bob", cents=1_000), DoneFrame)
        seen = view_of(tables(seat)[-1])
        lying = sum(bet["stake_cents"] for bet in seen["bets"] if not bet["settlement"])
        assert seen["purse_cents"] + lying == 15_000, "done once"


def test_a_client_asks_again_for_what_was_not_known(tmp_path: Path) -> None:
    async def buys(address: str) -> tuple[object, int | None]:
        async with FloorClient(address) as floor:
            await floor.guest("ann")
            async with floor.table("roulette-1") as table:
                (tmp_path / "floor.db").rename(tmp_path / "away.db")
                buying = asyncio.create_task(table.do(BuyChips(player("ann"), "ann", 5_000)))
                while table.trouble is None:
                    await asyncio.sleep(0.02)
                (tmp_path / "away.db").rename(tmp_path / "floor.db")
                return await buying, (await floor.me())["wallet_cents"]

    with opened(tmp_path, SLOW) as house:
        answer, left = asyncio.run(buys(house.address))
    assert isinstance(answer, DoneFrame)
    assert left == 995_000


def tables(seat: Seat) -> list[TableFrame]:
    return [frame for frame in seat.frames if isinstance(frame, TableFrame)]


def test_rounds_with_bets_are_played_before_the_house_closes(tmp_path: Path) -> None:
    with (
        opened(tmp_path, FAST, grace_s=WAIT_S) as house,
        house.guest("ann").table("roulette-1") as seat,
    ):
        seat.do("table.buy-chips.1", player="ann", cents=10_000)
        seat.shown(status="betting")
        assert isinstance(seat.say("bets 10 red"), DoneFrame)
    with opened(tmp_path, FAST) as house:
        (outcome,) = house.client().get("/api/tables/roulette-1").json()["table"]["outcomes"]
    assert outcome != "void"


def test_the_owner_is_asked_for_once(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        assert house.code
        house.owner()
    with opened(tmp_path, SLOW) as house:
        assert house.code is None
        body = {"name": "olive", "password": "correct horse battery"}
        assert house.client().post("/api/login", json=body).json()["role"] == "owner"


def test_two_processes_do_not_keep_one_record(tmp_path: Path) -> None:
    with (
        opened(tmp_path, SLOW),
        pytest.raises(StoreInUse, match="process") as refused,
        opened(tmp_path, SLOW),
    ):
        pass
    assert str(tmp_path) in str(refused.value)


def test_the_key_is_for_the_house_alone(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW):
        pass
    key = tmp_path / "floor.key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert key.read_bytes() not in (tmp_path / "floor.db").read_bytes()
    kept = key.read_bytes()
    key.chmod(0o640)
    with pytest.raises(StoreFailed, match="chmod 600"), opened(tmp_path, SLOW):
        pass
    key.chmod(0o600)
    key.write_bytes(bytes(32))
    with pytest.raises(StoreFailed, match="not the key"), opened(tmp_path, SLOW):
        pass
    key.unlink()
    with pytest.raises(StoreFailed, match="missing"), opened(tmp_path, SLOW):
        pass
    key.touch(0o600)
    key.write_bytes(kept)
    with opened(tmp_path, SLOW):
        pass


def test_an_address_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with opened(tmp_path / "one", SLOW) as house:
        port = int(house.address.rpartition(":")[2])
        with (
            pytest.raises(CannotListen, match=f"port {port}, cannot be listened on"),
            opened(tmp_path / "two", SLOW, port=port),
        ):
            pass
    assert not (tmp_path / "two" / LOG).exists()  # no table was still at work on a closed record
