"""`croupier settle`: who gets what for the rounds of history files, and why."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.speaking import show, show_json
from croupier.history.account import account, complaint
from croupier.history.errors import STANDARD_INPUT, HistoryError
from croupier.history.page import page
from croupier.history.playing import PlayedFile, play_file


def settle(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE", help="round histories; - is standard input", show_default=False
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="for machines")] = False,
) -> None:
    """Who gets what for each round of the files, and why.

    Example: croupier settle examples/baccarat-natural.toml
    """
    results = [_played(file) for file in files]
    errors = [played.error for played in results if played.error is not None]
    if as_json:
        rounds = [account(played) for result in results for played in result.rounds]
        data = {"rounds": rounds, "errors": [complaint(problem) for problem in errors]}
        show_json(data)
    else:
        for result in results:
            for played in result.rounds:
                show(page(played))
        for problem in errors:
            typer.echo(f"croupier: {problem}", err=True)
    if errors:
        raise typer.Exit(2)


def _played(file: str) -> PlayedFile:
    # Bytes of the name that are no text are told as escapes.
    name = file.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    try:
        if file == "":
            raise ValueError
        standard = file == STANDARD_INPUT
        data = sys.stdin.buffer.read() if standard else Path(file).read_bytes()
    except OSError as problem:
        sentence = f"{problem.strerror or 'It cannot be read'}."
        return PlayedFile((), HistoryError(name, None, sentence))
    except ValueError:  # nothing, or a NUL in it
        return PlayedFile((), HistoryError(name, None, "This is not the name of a file."))
    return play_file(data, name)
