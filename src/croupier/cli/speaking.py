"""How every command answers bad input: one plain sentence, exit status 2, no traceback."""

from collections.abc import Iterable
from typing import NoReturn

import typer


def complain(sentence: str) -> NoReturn:
    """Say on standard error what is wrong with the input, and end with exit status 2."""
    typer.echo(f"croupier: {sentence}", err=True)
    raise typer.Exit(2)


def did_you_mean(sentence: str, near: Iterable[str]) -> str:
    """The sentence, and where something is near what was typed, a question offering it."""
    offers = list(near)
    if not offers:
        return f"{sentence}."
    *first, last = offers
    choice = f"{', '.join(first)} or {last}" if first else last
    return f"{sentence}. Did you mean {choice}?"
