"""`croupier verify`: what it says of a record that is whole, changed, cut off or damaged."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import ShoeKeeper
from croupier.floor.verification import record_check
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.recall.evening import played_evening
from tests.floor.tables.premises import KEY

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]

GAMES = ("baccarat", "roulette")
FLIPS = 60


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db", GAMES, rounds=2)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return file


@pytest.fixture
def record(whole: Path, tmp_path: Path) -> Path:
    return Path(copy(whole, tmp_path / "floor.db"))


FIRST_AND_LAST = "SELECT min(position) FROM postings UNION SELECT max(position) FROM postings"


def change(record: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(record)) as connection:
        assert connection.execute(statement, values).rowcount > 0
        connection.commit()


def head_of(record: Path) -> str:
    with closing(SqliteReading(record)) as store:
        head = store.head()
    return f"{head.position}:{head.chain.hex()}"


def test_a_whole_record_and_its_head(croupier: Run, record: Path) -> None:
    status, out, err = croupier("verify", "--data", str(record.parent))
    *_, last, head = out.splitlines()
    assert (status, err) == (0, "")
    assert last.startswith("The record is whole: ")
    assert " in 5 streams, " in last
    assert head == f"Head: {head_of(record)}"
    assert croupier("verify", str(record), "--head", head_of(record))[0] == 0


def test_beside_the_process_that_keeps_it(croupier: Run, record: Path) -> None:
    with closing(SqliteStore(record)):
        assert croupier("verify", str(record))[0] == 0


def test_a_changed_entry_is_located(croupier: Run, record: Path) -> None:
    change(
        record,
        "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB) WHERE position = 40",
        '"at_ms":17',
        '"at_ms":18',
    )
    status, out, _ = croupier("verify", str(record))
    assert status == 1
    assert "Entry 40: This entry is not the one that was chained here" in out
    assert "The record is not whole." in out


def test_a_record_cut_off_is_known_by_its_head(croupier: Run, record: Path) -> None:
    head = head_of(record)
    last = int(head.split(":", maxsplit=1)[0])
    change(record, "DELETE FROM log WHERE position = ?", last)
    status, out, _ = croupier("verify", str(record), "--head", head)
    assert status == 1
    assert f"Entry {last}: The record ends here; it was published with {last} entries." in out


def test_money_from_nowhere(croupier: Run, record: Path) -> None:
    change(record, "UPDATE accounts SET cents = cents + 1 WHERE name = 'wallet ann'")
    status, out, _ = croupier("verify", str(record), "--json")
    found = json.loads(out)
    assert (status, found["whole"]) == (1, False)
    (finding,) = found["findings"]
    assert "wallet ann" in finding["sentence"]
    assert found["head"]["position"] == finding["position"]


def test_a_posting_nobody_made(croupier: Run, record: Path) -> None:
    change(record, "INSERT INTO postings VALUES (99999, 1, 'house', 'wallet ann', 5, '[]')")
    change(record, "UPDATE accounts SET cents = cents + 5 WHERE name = 'wallet ann'")
    change(record, "UPDATE accounts SET cents = cents - 5 WHERE name = 'house'")
    status, out, _ = croupier("verify", str(record))
    assert status == 1
    assert "Entry 99999: The ledger has 0.05 from house to wallet ann" in out


def test_one_table_and_a_part(croupier: Run, record: Path) -> None:
    status, out, _ = croupier("verify", str(record), "--table", "baccarat-2")
    assert status == 0
    assert "those of “baccarat-2” and of the House decided again" in out
    for since in (1, 60, 200):
        status, out, _ = croupier("verify", str(record), "--since", str(since), "--shoe")
        assert status == 0, out
        assert f"Entries up to {since} were taken as they lie." in out


def test_what_lies_before_is_not_looked_into(croupier: Run, record: Path) -> None:
    change(record, "UPDATE log SET chain = zeroblob(32) WHERE position = 30")
    assert croupier("verify", str(record))[0] == 1
    assert croupier("verify", str(record), "--since", "40")[0] == 0
    assert croupier("verify", str(record), "--since", "30")[0] == 1


def test_what_lies_before_has_to_be_readable(croupier: Run, record: Path) -> None:
    change(record, "UPDATE log SET body = CAST('nothing' AS BLOB) WHERE position = 30")
    status, out, err = croupier("verify", str(record), "--since", "40")
    assert (status, out) == (1, "")
    assert err.startswith("croupier: The entries up to 40 cannot be followed")


def test_shoes_told_and_those_in_use(croupier: Run, record: Path) -> None:
    _, out, _ = croupier("verify", str(record), "--shoe")
    assert "roulette-1: shoes or spins told and dealt as fixed: 1. Shoe 2 is in use" in out
    assert "baccarat-1: shoes or spins told and dealt as fixed: 0. Shoe 1 is in use" in out


def test_a_house_that_does_not_deal_what_it_fixed(
    croupier: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every spin is zero. The record is whole: only the orders, once told, give the House away."""
    monkeypatch.setattr(ShoeKeeper, "spin", lambda keeper: ("0", 9))
    record = played_evening(tmp_path / "floor.db", ("roulette",), rounds=2)
    assert croupier("verify", str(record))[0] == 0
    status, out, _ = croupier("verify", str(record), "--shoe")
    assert status == 1
    assert "Shoe 1 was not dealt as it was fixed: at place 1 of its order stands" in out
    assert "dealt was 0." in out


def test_two_processes_find_what_one_finds(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_check, "PAYS_FROM", 0)
    change(record, f"UPDATE postings SET cents = cents + 1 WHERE position IN ({FIRST_AND_LAST})")
    wanted = Wanted(record, shoes=True)
    with closing(SqliteReading(record)) as store:
        standing = store.standing()
    told: list[int] = []
    alone, both = (verified(wanted, standing, told.append, number) for number in (1, 2))
    assert alone.findings
    assert {each.position for each in both.findings} == {each.position for each in alone.findings}
    assert both.head == alone.head == standing.head


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--head", "12"), "“12” is not a head; one is written POSITION:CHAIN"),
        (("--since", "99999"), "There is no entry 99999 to begin after"),
        (("--since", "-1"), "There is no entry -1 to begin after"),
        (("--table", "craps-1"), "The record knows no table “craps-1”."),
        (("--since", "9", "--head", f"3:{'0' * 64}"), "The head lies before the part"),
        (("--data", "."), "Name a file or a data folder, not both."),
    ],
)
def test_what_cannot_be_asked(
    croupier: Run, record: Path, arguments: tuple[str, ...], told: str
) -> None:
    status, out, err = croupier("verify", str(record), *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"croupier: {told}")


def test_files_that_are_no_record(croupier: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    assert croupier("verify", str(other))[2] == f"croupier: There is no record {other}.\n"
    for text in ("", "no database"):
        other.write_text(text)
        status, _, err = croupier("verify", str(other))
        assert (status, err) == (2, f"croupier: {other} is not a record of Croupier.\n")


def test_a_damaged_file_is_a_fault(croupier: Run, record: Path, tmp_path: Path) -> None:
    """One sentence on one line, whatever SQLite says of it."""
    data = bytearray(record.read_bytes())
    data[4096 * 3 : 4096 * 3 + 8] = b"\xff" * 8
    record.write_bytes(data)
    for wanted, *arguments in (
        (1, "verify", str(record)),
        (2, "restore", str(record), "--data", str(tmp_path / "restored")),
    ):
        status, out, err = croupier(*arguments)
        assert (status, out) == (wanted, "")
        assert "is damaged" in err
        assert len(err.splitlines()) == 1


ADDED_OR_LOST = (
    ("INSERT INTO log SELECT 0, stream, -1, 'x', body, chain FROM log WHERE position = 5", "row"),
    ("INSERT INTO postings VALUES (0, 1, 'house', 'wallet ann', 5, '[]')", "row"),
    ("INSERT INTO postings VALUES (1, -1, 'house', 'wallet ann', 5, '[]')", "row"),
    ("INSERT INTO rounds_due VALUES (1)", "row"),
    ("INSERT INTO sealed VALUES ('baccarat-1/shoe 99', x'00')", "no such shoe is in use"),
    ("INSERT INTO sealed VALUES ('nowhere/shoe 1', x'00')", "no such shoe is in use"),
    ("DELETE FROM sealed WHERE name LIKE 'baccarat-1/%'", "is missing"),
    ("UPDATE sealed SET secret = zeroblob(40)", "not the one committed to"),
)


@pytest.mark.parametrize(("statement", "told"), ADDED_OR_LOST)
def test_rows_where_there_can_be_none_and_sealed_orders(
    croupier: Run, record: Path, statement: str, told: str
) -> None:
    (record.parent / "floor.key").write_bytes(KEY)
    change(record, statement)
    status, out, err = croupier("verify", "--shoe", "--data", str(record.parent))
    assert (status, err) == (1, "")
    assert told in out


OTHERWISE_MADE = {
    "CREATE TRIGGER t AFTER INSERT ON log BEGIN DELETE FROM postings; END": "trigger t",
    "DROP TRIGGER words_after": "trigger words_after",
    "DROP VIEW words_of_rounds": "view words_of_rounds",
    "CREATE TABLE extra (a)": "table extra",
    "PRAGMA user_version = 1": "index sqlite_autoindex_rounds_1",
}


@pytest.mark.parametrize("statement", OTHERWISE_MADE)
def test_a_record_that_is_made_otherwise(croupier: Run, record: Path, statement: str) -> None:
    with closing(sqlite3.connect(record)) as connection:
        connection.execute(statement)
    status, out, err = croupier("verify", str(record))
    assert (status, out) == (1, "")
    assert OTHERWISE_MADE[statement] in err


def test_an_entry_that_is_not_found_by_its_id(croupier: Run, record: Path) -> None:
    """It would be carried out twice."""
    with closing(SqliteReading(record)) as store:
        (line,) = store.lines(after=20, limit=1)
    data, identity = record.read_bytes(), line.id.encode()
    places = [at.start() for at in re.finditer(re.escape(identity), data)]
    harmed = 0
    for place in places:
        changed = data[:place] + identity[:-1] + b"x" + data[place + len(identity) :]
        record.write_bytes(changed)
        with closing(SqliteReading(record)) as store:
            harmed += store.line_of(line.id) is None
        assert croupier("verify", str(record))[0] == 1
    assert harmed


def test_any_byte_of_the_file_is_found_or_does_no_harm(record: Path) -> None:
    """Bytes that nothing is kept in, and those of passwords and sealed shoes, may be anything."""
    rng, sound = Random(12), record.read_bytes()
    kept = contents(record)
    harmless = 0
    for _ in range(FLIPS):
        data = bytearray(sound)
        data[rng.randrange(len(sound))] ^= 1 << rng.randrange(8)
        record.write_bytes(data)
        if not found(record):
            assert contents(record) == kept
            harmless += 1
    assert harmless < FLIPS * 3 // 4


def contents(record: Path) -> list[object]:
    with closing(SqliteReading(record)) as store:
        index = (row for stream in sorted(store.index_streams()) for row in store.index(stream))
        lines = list(store.lines())
        streams = [list(store.lines(stream=name)) for name in ("house", *store.index_streams())]
        found = [store.line_of(line.id) for line in lines]
        return [lines, *found, *streams, *store.postings(), store.balances(), *index]


def found(record: Path) -> bool:
    try:
        with closing(SqliteReading(record)) as store:
            store.look_through()
            standing = store.standing()
        return bool(verified(Wanted(record), standing, lambda done: None, 1).findings)
    except StoreFailed:
        return True
