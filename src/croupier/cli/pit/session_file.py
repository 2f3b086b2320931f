"""Sessions that `croupier pit login` keeps: a file that only its owner can read."""

import os
from pathlib import Path

import msgspec

from croupier.cli.console.output import complain
from croupier.cli.console.record_file import data_folder
from croupier.engine.sentences import said
from croupier.engine.sentences.faults import fault_said

FILE = "pit-sessions.json"
OTHERS = 0o077  # permissions of a file that nobody but its owner may have


class Session(msgspec.Struct, frozen=True):
    """A login at one floor: its cookies stand for the password."""

    address: str
    name: str
    cookies: dict[str, str]


def session_at(address: str, name: str | None) -> Session | None:
    """The last login at this floor, or the one under this name."""
    wanted = name and name.casefold()
    found = [
        each
        for each in _read()
        if each.address == _plain(address) and wanted in (None, each.name.casefold())
    ]
    return found[-1] if found else None


def keep(address: str, name: str, cookies: dict[str, str]) -> None:
    """As the last login at this floor."""
    session = Session(_plain(address), name, cookies)
    _write([*(each for each in _read() if not _same(each, session)), session])


def forget(session: Session) -> None:
    _write([each for each in _read() if not _same(each, session)])


def _same(one: Session, other: Session) -> bool:
    return (one.address, one.name.casefold()) == (other.address, other.name.casefold())


def _plain(address: str) -> str:
    return address.rstrip("/")


def _file() -> Path:
    return data_folder() / FILE


def _read() -> list[Session]:
    file = _file()
    try:
        with file.open("rb") as opened:
            if os.fstat(opened.fileno()).st_mode & OTHERS:
                complain(said("pit-sessions-open", file=str(file)))
            return msgspec.json.decode(opened.read(), type=list[Session])
    except FileNotFoundError:
        return []
    except OSError as problem:
        complain(
            said(
                "pit-sessions-not-read",
                file=str(file),
                fault=fault_said(problem.strerror or str(problem)),
            )
        )
    except (msgspec.MsgspecError, UnicodeDecodeError):
        complain(said("pit-sessions-unreadable", file=str(file)))


def _write(sessions: list[Session]) -> None:
    """Whole or not at all; readable by nobody else at any moment."""
    file = _file()
    part = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.unlink(missing_ok=True)
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(msgspec.json.encode(sessions))
        part.replace(file)
    except OSError as problem:
        complain(
            said(
                "pit-sessions-not-written",
                file=str(file),
                fault=fault_said(problem.strerror or str(problem)),
            )
        )
