"""A House that has lost its key continues with a new one: wallets stay, rounds that rested on the
lost key are void, and the record says so."""

import io
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

from croupier.engine.sentences import said, sentence
from croupier.floor.protocol.frames import DoneFrame
from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.server import new_key
from croupier.floor.server.lifecycle import now_ms
from croupier.floor.server.new_key import NEW, LostKey
from croupier.floor.tables.actor.shoe_keeper import KEY
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.server.house import SLOW, eventually, opened
from tests.floor.server.test_key import DAMAGED_ORDERS, change
from tests.floor.server.test_recovering import all_wait_for_bets

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]
WHY = "the disk with the key is gone"
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ann has bet on a spin, and has chips in her wallet, when the House loses power."""
    folder = tmp_path_factory.mktemp("closed")
    with opened(folder, SLOW, grace_s=0) as house:
        house.owner()
        client = house.client()
        eventually(lambda: all_wait_for_bets(client))
        with house.guest("ann").table("roulette-1") as seat:
            seat.do("table.buy-chips.1", player="ann", cents=10_000)
            seat.say("bets 10 red")
    return folder


@pytest.fixture
def typed(croupier: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line, with lines that come from a file."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return croupier(*arguments)

    return run


@pytest.fixture
def folder(closed: Path, tmp_path: Path) -> Path:
    """The key is lost."""
    copytree(closed, tmp_path / "house")
    (tmp_path / "house" / KEY).unlink()
    return tmp_path / "house"


def findings(folder: Path, *, shoes: bool = False) -> list[str]:
    with closing(SqliteReading(folder / RECORD)) as store:
        standing = store.standing()
    wanted = Wanted(folder / RECORD, key=(folder / KEY).read_bytes(), shoes=shoes)
    report = verified(wanted, standing, lambda done: None, 1)
    return [sentence(each.what) for each in report.findings]


def entries(folder: Path, kind: str) -> list[dict[str, object]]:
    with closing(SqliteReading(folder / RECORD)) as store:
        bodies = [line.body for line in store.lines()]
    return [json.loads(body) for body in bodies if kind.encode() in body]


def replaced(run: Run, folder: Path, *words: str, reason: str = WHY) -> tuple[int, str, str]:
    options = ("--data", str(folder), "--name", "olive", "--reason", reason, "--yes")
    return run("new-key", *options, *words, typed=f"{PASSWORD}\n")


def balances(folder: Path) -> dict[str, int]:
    with closing(SqliteReading(folder / RECORD)) as store:
        return {name: cents for name, cents in store.balances().items() if "ann" in name and cents}


def test_the_house_opens_again_and_no_chips_are_lost(typed: Run, folder: Path) -> None:
    with pytest.raises(StoreFailed, match="croupier new-key"), opened(folder, SLOW):
        pass
    before = balances(folder)
    status, out, err = replaced(typed, folder)
    assert (status, str(folder / KEY) in out) == (0, True), err
    assert "void by paragraph 5.4" in err
    assert "roulette-1" in err
    (entry,) = entries(folder, "house.key-replaced.1")
    assert (entry["stream"], entry["by"]) == ("house", "Olive")
    assert WHY in json.dumps(entry)
    assert (folder / KEY).read_bytes().hex() not in json.dumps(entry)
    assert findings(folder) == [], "what waits for the House to open is no finding"
    with opened(folder, SLOW, grace_s=0) as house:
        client = house.client()
        eventually(lambda: all_wait_for_bets(client))
        tables = {each["name"]: each for each in client.get("/api/tables").json()["tables"]}
        assert {each["out_of_service"] for each in tables.values()} == {None}
        assert tables["roulette-1"]["interruptions"]["recent"] == 1
        with house.guest("bob").table("roulette-1") as seat:
            seat.do("table.buy-chips.1", player="bob", cents=1_000)
            assert isinstance(seat.say("bets 10 red"), DoneFrame)
    after = balances(folder)
    assert sum(after.values()) == sum(before.values()) + 1_000, "the bet came back"
    assert len(entries(folder, "floor.shoe-abandoned.1")) == 5
    assert findings(folder, shoes=True) == []


def test_a_run_that_is_broken_off_is_finished_by_the_next(
    typed: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before and after the log has noted the new key."""

    def broken(*_: object) -> None:
        raise StoreFailed(said("new-key-nothing-done"))

    for name in ("replacing", "kept_in_folder"):
        with monkeypatch.context() as patched:
            patched.setattr(new_key, name, broken)
            assert replaced(typed, folder)[0] == 2
    assert len(entries(folder, "house.key-replaced.1")) == 1
    noted = (folder / KEY).read_bytes()
    status, _, err = replaced(typed, folder)
    assert (status, "it is not lost" in err) == (2, True)
    assert (folder / KEY).read_bytes() == noted
    assert findings(folder) == []


def test_a_key_that_the_log_has_noted_only_gets_its_place(typed: Run, folder: Path) -> None:
    assert replaced(typed, folder)[0] == 0
    (folder / KEY).rename(folder / NEW)
    assert replaced(typed, folder)[0] == 0
    assert len(entries(folder, "house.key-replaced.1")) == 1
    assert not (folder / NEW).exists()
    assert findings(folder) == []


def test_a_key_of_another_house_is_kept(typed: Run, folder: Path) -> None:
    (folder / KEY).write_bytes(bytes(range(32)))
    assert replaced(typed, folder)[0] == 0
    assert (folder / "floor.key.old-1").read_bytes() == bytes(range(32))


def test_the_old_key_opens_nothing_once_it_was_replaced(
    typed: Run, folder: Path, closed: Path
) -> None:
    assert replaced(typed, folder)[0] == 0
    (folder / KEY).write_bytes((closed / KEY).read_bytes())
    with pytest.raises(StoreFailed, match="not the key of this record"), opened(folder, SLOW):
        pass


def test_an_order_that_is_damaged_later_is_not_lost_with_the_key(typed: Run, folder: Path) -> None:
    assert replaced(typed, folder)[0] == 0
    with opened(folder, SLOW, grace_s=0) as house:
        client = house.client()
        eventually(lambda: all_wait_for_bets(client))
    change(folder, DAMAGED_ORDERS)
    with opened(folder, SLOW, grace_s=0) as house:
        tables = house.client().get("/api/tables").json()["tables"]
        assert all(each["out_of_service"] for each in tables)


@pytest.mark.parametrize(
    ("words", "typed_words", "told"),
    [
        (("--name", "olive", "--yes"), "wrong wrong wrong\n", "do not go together"),
        (("--name", "ann", "--yes"), f"{PASSWORD}\n", "has an Owner"),
        (("--yes",), f"{PASSWORD}\n", "has an Owner"),
        (("--name", "olive"), f"{PASSWORD}\n", "add --yes"),
        (("--name", "olive", "--yes", "--reason", " "), f"{PASSWORD}\n", "reason"),
    ],
)
def test_only_an_owner_replaces_it(
    words: tuple[str, ...], typed_words: str, told: str, typed: Run, folder: Path
) -> None:
    reason = () if "--reason" in words else ("--reason", WHY)
    status, _, err = typed("new-key", "--data", str(folder), *reason, *words, typed=typed_words)
    assert (status, told in err) == (2, True), err
    assert entries(folder, "house.key-replaced.1") == []
    assert not (folder / KEY).exists()


def test_a_house_that_is_open_or_has_its_key_is_left_alone(
    typed: Run, folder: Path, closed: Path
) -> None:
    status, _, err = replaced(typed, closed)
    assert (status, "it is not lost" in err) == (2, True)
    with closing(SqliteStore(folder / RECORD)):
        status, _, err = replaced(typed, folder)
    assert status == 2
    assert entries(folder, "house.key-replaced.1") == []


def test_no_one_replaces_it_over_http(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, grace_s=0) as house:
        command = {"type": "house.replace-key.1", "salt": "00", "mark": "00", "reason": WHY}
        answer = house.owner().http.post("/api/house", json={"id": "k", "command": command})
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-offered")
        floor = {"type": "floor.abandon-shoe.1", "number": 1}
        ann = house.guest("ann").http
        for table in ("roulette-1", "baccarat-1"):
            body = {"id": table, "command": floor}
            assert ann.post(f"/api/tables/{table}/do", json=body).status_code == 409
    assert entries(tmp_path, "house.key-replaced.1") == []


def test_a_house_without_an_owner_does_it_itself(typed: Run, tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, grace_s=0):
        pass
    (tmp_path / KEY).unlink()
    status, _, err = typed("new-key", "--data", str(tmp_path), "--reason", WHY, "--yes")
    assert status == 0, err
    (entry,) = entries(tmp_path, "house.key-replaced.1")
    assert entry["by"] == "house"
    assert findings(tmp_path) == []


def test_a_shoe_that_is_abandoned_without_a_lost_key_is_found(typed: Run, folder: Path) -> None:
    """By a House that would rather not reveal it."""
    assert replaced(typed, folder)[0] == 0
    with opened(folder, SLOW, grace_s=0) as house:
        client = house.client()
        eventually(lambda: all_wait_for_bets(client))
    with closing(sqlite3.connect(folder / RECORD)) as connection:
        connection.execute(
            "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'key-replaced', 'key-noted')"
            " AS BLOB) WHERE CAST(body AS TEXT) LIKE '%key-replaced%'"
        )
        connection.commit()
    assert findings(folder) != []


def test_what_was_lost_is_named_before_anything_is_asked(folder: Path) -> None:
    with closing(SqliteStore(folder / RECORD)) as store:
        lost = LostKey(folder, store)
        assert "roulette-1" in lost.tables
        lost.replace(lost.owner("olive"), WHY, now_ms)
        assert lost.house.keys_replaced == 1
