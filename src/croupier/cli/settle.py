"""`croupier settle`: who gets what for the rounds of history files, and why."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from croupier.history.account import account, complaint
from croupier.history.errors import HistoryError
from croupier.history.page import page
from croupier.history.playing import PlayedFile, play_file

STANDARD_INPUT = "-"


def settle(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…", help="round histories; - is standard input", show_default=False
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="for machines")] = False,
) -> None:
    """Who gets what for each round of the files, with the paragraphs that say so.

    Example: croupier settle examples/baccarat-natural.toml
    """
    results = [_played(file) for file in files]
    errors = [played.error for played in results if played.error is not None]
    if as_json:
        rounds = [account(played) for result in results for played in result.rounds]
        data = {"rounds": rounds, "errors": [complaint(problem) for problem in errors]}
        typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2))
    else:
        console = Console(highlight=False)
        for result in results:
            for played in result.rounds:
                console.print(page(played))
        for problem in errors:
            typer.echo(f"croupier: {problem}", err=True)
    if errors:
        raise typer.Exit(2)


def _played(file: str) -> PlayedFile:
    try:
        standard = file == STANDARD_INPUT
        data = sys.stdin.buffer.read() if standard else Path(file).read_bytes()
    except OSError as problem:
        sentence = f"{problem.strerror or 'It cannot be read'}."
        return PlayedFile((), HistoryError(file, None, sentence))
    except ValueError:  # a NUL in the name
        return PlayedFile((), HistoryError(file, None, "This is not the name of a file."))
    return play_file(data, file)
