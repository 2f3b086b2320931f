"""A floor that somebody serves: where it is, the password one comes with, and why it cannot be
reached."""

import ssl
import sys
from errno import ENOSPC, EPIPE
from typing import NoReturn

import httpx
import typer
from websockets.exceptions import InvalidHandshake

from croupier.cli.console.output import complain
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.sentences.faults import fault_said
from croupier.floor.client import Gone

HERE = "http://127.0.0.1:8021"
# UnicodeError: an address in letters that no address has.
NOT_REACHED = (
    *(httpx.TransportError, httpx.InvalidURL, InvalidHandshake),
    *(Gone, OSError, UnicodeError),
)


def no_floor(address: str, problem: BaseException) -> NoReturn:
    """What `problem` comes to. Standard output that takes nothing more is no fault of the floor."""
    if isinstance(problem, OSError) and problem.errno in (EPIPE, ENOSPC):
        raise problem
    cause: BaseException | None = problem
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            complain(
                said("join-not-trusted", address=address, fault=fault_said(cause.verify_message))
            )
        cause = cause.__cause__ or cause.__context__
    complain(said("join-no-floor", address=address))


def secret(question: Message, missing: Message) -> str:
    """Typed unseen, or the next line of a file; `missing` is said where there is none."""
    return _typed(question) if sys.stdin.isatty() else _line(missing)


def new_secret(of: str) -> str:
    """One that is chosen now: typed twice, or the next line of a file."""
    if not sys.stdin.isatty():
        return _line(said("pit-no-password", name=of))
    chosen = _typed(said("pit-new-password", name=of))
    if _typed(said("pit-again")) != chosen:
        complain(said("pit-not-the-same"))
    return chosen


def _typed(prompt: Message) -> str:
    return str(typer.prompt(sentence(prompt), hide_input=True, err=True))


def _line(missing: Message) -> str:
    line = sys.stdin.readline().rstrip("\n")
    if not line:
        complain(missing)
    return line
