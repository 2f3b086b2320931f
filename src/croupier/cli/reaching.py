"""A floor that somebody serves: where it is, the password one comes with, and why it cannot be
reached."""

import ssl
import sys
from typing import NoReturn

import httpx
import typer
from websockets.exceptions import InvalidHandshake

from croupier.cli.output import complain
from croupier.client import Gone
from croupier.sentences import said, sentence

HERE = "http://127.0.0.1:8021"
NOT_REACHED = (httpx.TransportError, httpx.InvalidURL, InvalidHandshake, Gone, OSError)


def no_floor(address: str, problem: BaseException) -> NoReturn:
    cause: BaseException | None = problem
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            complain(said("join-not-trusted", address=address, fault=cause.verify_message))
        cause = cause.__cause__ or cause.__context__
    complain(said("join-no-floor", address=address))


def secret(of: str) -> str:
    """Typed unseen, or the next line of a file."""
    if sys.stdin.isatty():
        prompt = sentence(said("pit-password", name=of))
        return str(typer.prompt(prompt, hide_input=True, err=True))
    return _line(of)


def new_secret(of: str) -> str:
    """One that is chosen now: typed twice, or the next line of a file."""
    if sys.stdin.isatty():
        prompt, again = sentence(said("pit-new-password", name=of)), sentence(said("pit-again"))
        return str(typer.prompt(prompt, hide_input=True, confirmation_prompt=again, err=True))
    return _line(of)


def _line(of: str) -> str:
    line = sys.stdin.readline().rstrip("\n")
    if not line:
        complain(said("pit-no-password", name=of))
    return line
