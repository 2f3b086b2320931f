"""`croupier rounds`: what it lists, shows and writes down, and what it says to bad input."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.recall.evening import played_evening
from tests.floor.tables.test_indexing import as_schema_1

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    played_evening(folder / RECORD, ("baccarat", "roulette"), rounds=2)
    return folder


def listed(croupier: Run, data: Path, *words: str) -> list[tuple[str, int]]:
    status, out, err = croupier("rounds", "--data", str(data), "--json", *words)
    assert (status, err) == (0, "")
    return [(row["stream"], row["number"]) for row in json.loads(out)]


def test_all_rounds_the_latest_first(croupier: Run, data: Path) -> None:
    with closing(SqliteReading(data / RECORD)) as store:
        rows = store.rounds(Search())
    assert listed(croupier, data) == [(row.stream, row.number) for row in rows]
    assert len(rows) == 20


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("--table", "baccarat-1"), lambda row: row.stream == "baccarat-1"),
        (("--player", "cat"), lambda row: "cat" in row.players),
        (("--player", "cat", "--player", "ann"), lambda row: {"cat", "ann"} <= {*row.players}),
        (("--dealer", "Dora"), lambda row: row.stream.endswith("-2")),
        (("--paragraph", "Baccarat 5.12"), lambda row: "Baccarat 5.12" in row.paragraphs),
        (("--outcome", "VOID"), lambda row: row.outcome == "void"),
        (("--ruling", "reconstructed"), lambda row: "reconstructed" in row.rulings),
        (("--more-than", "200"), lambda row: row.largest_cents > 20_000),
        (("--since", "2000-01-01"), lambda row: True),
        (("--until", "2000-01-01"), lambda row: False),
    ],
)
def test_rounds_are_searched(
    croupier: Run, data: Path, words: tuple[str, ...], wanted: Callable[..., bool]
) -> None:
    with closing(SqliteReading(data / RECORD)) as store:
        rows = [(row.stream, row.number) for row in store.rounds(Search()) if wanted(row)]
    assert listed(croupier, data, *words) == rows


def test_a_list_for_people(croupier: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    status, out, _ = croupier("rounds", "--data", str(data), "--most", "2")
    lines = out.splitlines()
    assert status == 0
    assert lines[0].split() == [
        *("Opened", "Table", "Round", "Outcome", "Staked", "Largest", "Players", "Ruled")
    ]
    assert len(lines) == 4
    assert lines[-1] == "There are more; --most lists more of them."
    _, out, _ = croupier("rounds", "--data", str(data), "--player", "zoe")
    assert out == "No such round was found.\n"
    _, out, _ = croupier("rounds", "--data", str(data), "--csv", "--most", "2")
    assert out.splitlines()[0].startswith("stream,number,first_position,last_position")


def test_one_round(croupier: Run, data: Path, tmp_path: Path) -> None:
    one = ("rounds", "baccarat-2", "4", "--data", str(data))
    status, page, _ = croupier(*one)
    assert status == 0
    assert page.startswith("baccarat-2, round 4\nBaccarat, recorded table")
    _, steps, _ = croupier(*one, "--steps")
    assert "dealer:Dora closes" in steps
    assert "    No more Bets." in steps
    file = tmp_path / "round.toml"
    file.write_text(croupier(*one, "--toml")[1], encoding="utf-8")
    _, settled, _ = croupier("settle", str(file))
    assert settled.splitlines()[2:] == page.splitlines()[2:]
    _, rows, _ = croupier(*one, "--csv")
    _, settled_rows, _ = croupier("settle", str(file), "--csv")
    assert [row.split(",")[2:] for row in rows.splitlines()] == [
        row.split(",")[2:] for row in settled_rows.splitlines()
    ]
    lines = croupier(*one, "--json")[1].splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(len(lines)))


def test_while_the_floor_is_open(croupier: Run, data: Path) -> None:
    with closing(SqliteStore(data / RECORD)):
        assert len(listed(croupier, data)) == 20


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("baccarat-1", "99"), "There was no round 99 at baccarat-1."),
        (("baccarat-1", "0"), "There was no round 0 at baccarat-1."),
        (("craps-1", "1"), "The record knows no table “craps-1”."),
        (("baccarat-1",), "One round is shown by its table and its number"),
        (("--steps",), "One round is shown by its table and its number"),
        (("--json", "--csv"), "Choose one of --steps, --toml, --json and --csv."),
        (("--more-than", "lots"), "'lots' is not an amount"),
        (("--since", "soon"), "“soon” is not a time"),
        (("--record", "x.db"), "Name a file or a data folder, not both."),
        (("baccarat-1", "one"), "'one' is not a whole number"),
    ],
)
def test_what_cannot_be_asked(croupier: Run, data: Path, words: tuple[str, ...], told: str) -> None:
    status, out, err = croupier("rounds", "--data", str(data), *words)
    assert (status, out) == (2, "")
    assert err.startswith(f"croupier: {told}")


def test_a_record_without_an_index(croupier: Run, data: Path, tmp_path: Path) -> None:
    older = Path(copy(data / RECORD, tmp_path / "older.db"))
    as_schema_1(older)
    status, out, err = croupier("rounds", "--record", str(older))
    assert (status, out) == (2, "")
    assert err.startswith("croupier: This record was kept by an earlier version")
