"""A House that cannot be served is not made, and one that is there is left untouched."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from croupier.floor.record.store.files import RECORD, Lock
from croupier.floor.record.store.interface import StoreFailed, StoreInUse
from croupier.floor.server import lifecycle
from croupier.floor.server.listening import Address, CannotListen
from croupier.floor.server.new_house import removed_unless_served
from tests.floor.server.house import SLOW, opened

pytestmark = pytest.mark.slow


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {each.name: (each.stat().st_mtime_ns, each.read_bytes()) for each in folder.iterdir()}


def test_a_taken_port_leaves_no_new_house(tmp_path: Path) -> None:
    data = tmp_path / "some" / "house"
    with taken_port() as port:
        with pytest.raises(CannotListen), opened(data, SLOW, port=port):
            pass
        assert not data.parent.exists()
        with pytest.raises(CannotListen), opened(data, SLOW, counted=Address("127.0.0.1", port)):
            pass
    assert not data.parent.exists()


def test_files_that_are_no_certificate_leave_no_new_house(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pem"
    wrong.write_text("no certificate")
    data = tmp_path / "house"
    with pytest.raises(CannotListen), opened(data, SLOW, tls=(wrong, wrong)):
        pass
    assert not data.exists()


def test_a_taken_port_leaves_a_house_that_is_there_untouched(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, grace_s=0):
        pass
    before = contents(tmp_path)
    with taken_port() as port, pytest.raises(CannotListen), opened(tmp_path, SLOW, port=port):
        pass
    assert contents(tmp_path) == before


@pytest.mark.parametrize("there", [False, True])
def test_a_first_opening_that_fails_removes_only_what_it_made(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(lifecycle, "first_tables", fails)
    data = tmp_path / "house"
    if there:
        data.mkdir()
        (data / "notes.txt").write_text("mine")
    with pytest.raises(OSError, match="no room"), opened(data, SLOW):
        pass
    assert ([each.name for each in data.iterdir()] if there else data.exists()) == (
        ["notes.txt"] if there else False
    )


def test_a_key_that_was_there_stays(tmp_path: Path) -> None:
    (tmp_path / "floor.key").write_bytes(b"too short")
    (tmp_path / "floor.key").chmod(0o600)
    with pytest.raises(StoreFailed, match="not the key"), opened(tmp_path, SLOW):
        pass
    assert [each.name for each in tmp_path.iterdir()] == ["floor.key"]


def test_a_house_that_fails_later_stays(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, grace_s=0):
        pass
    (tmp_path / "floor.key").unlink()
    before = (tmp_path / RECORD).read_bytes()
    with pytest.raises(StoreFailed, match="is missing"), opened(tmp_path, SLOW):
        pass
    assert (tmp_path / RECORD).read_bytes() == before


def test_a_house_that_another_process_makes_is_not_removed(tmp_path: Path) -> None:
    record = tmp_path / RECORD
    with removed_unless_served(tmp_path, ()):
        record.write_bytes(b"of another process")
        lock = Lock(record)
    assert record.read_bytes() == b"of another process"
    lock.close()


def test_a_lock_that_was_removed_keeps_nothing(tmp_path: Path) -> None:
    """It was opened before a House that was never served was removed with it."""
    program = """
import fcntl, sys
from pathlib import Path
from croupier.floor.record.store import files
take = fcntl.flock
def late(held, how):
    files.beside(Path(sys.argv[1]), ".lock").unlink()
    take(held, how)
fcntl.flock = late
try:
    files.Lock(Path(sys.argv[1]))
except files.StoreInUse:
    print("in use")
"""
    words = [sys.executable, "-c", program, str(tmp_path / RECORD)]
    ran = subprocess.run(words, capture_output=True, text=True, check=True)
    assert ran.stdout == "in use\n"
    with closing(Lock(tmp_path / RECORD)), pytest.raises(StoreInUse):
        Lock(tmp_path / RECORD)
