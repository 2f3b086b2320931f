"""Files, folders and addresses that are none: a sentence, a status, and nothing left behind."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]
IN_A_CIRCLE = "circle"
NO_FILES = ["nowhere/at/all", "x" * 5_000]
NO_ADDRESSES = ["½", "é", "http://１２", "", "ftp://here", "http://[", "nowhere"]
READS = [
    ("settle", "{}"),
    ("verify", "{}"),
    ("verify", "--data", "{}"),
    ("verify", "--evidence", "{}"),
    ("rounds", "--data", "{}"),
    ("restore", "{}", "--data", "house"),
    ("backup", "copy.db", "--data", "{}"),
    ("new-key", "--data", "{}"),
    ("pit", "check", "{}"),
]
WRITES = [
    ("edge", "roulette", "--report", "{}.html"),
    ("simulate", "roulette", "--rounds", "10", "--report", "{}.html"),
    ("simulate", "roulette", "--rounds", "10", "--checkpoint", "{}"),
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Path(IN_A_CIRCLE).symlink_to(IN_A_CIRCLE)
    Path(f"{IN_A_CIRCLE}.html").symlink_to(f"{IN_A_CIRCLE}.html")
    Path("folder").mkdir()
    Path("bytes").write_bytes(bytes(range(256)))
    return tmp_path


@pytest.mark.parametrize("file", ["", "folder", "bytes", IN_A_CIRCLE, *NO_FILES])
@pytest.mark.parametrize("words", READS, ids=" ".join)
def test_what_cannot_be_read(words: tuple[str, ...], file: str, croupier: Run, place: Path) -> None:
    before = sorted(place.iterdir())
    status, _, err = croupier(*(word.format(file) for word in words))
    assert status in (1, 2)
    assert err.startswith("croupier: ")
    assert sorted(place.iterdir()) == before


@pytest.mark.parametrize("file", [IN_A_CIRCLE, *NO_FILES])
@pytest.mark.parametrize("words", WRITES, ids=" ".join)
def test_what_cannot_be_written(
    words: tuple[str, ...], file: str, croupier: Run, place: Path
) -> None:
    before = sorted(place.iterdir())
    status, _, err = croupier(*(word.format(file) for word in words))
    assert status == 2
    assert err.startswith("croupier: ")
    assert sorted(place.iterdir()) == before


@pytest.mark.parametrize("address", NO_ADDRESSES)
@pytest.mark.parametrize("words", [("join",), ("pit", "login", "--name", "sue")], ids=" ".join)
def test_no_address(
    words: tuple[str, ...],
    address: str,
    croupier: Run,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("staple staple staple\n"))
    status, _, err = croupier(*words, "--floor", address)
    assert status == 2
    assert err.startswith("croupier: There is no floor at")
