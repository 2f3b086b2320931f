"""What `croupier simulate` can be told, and who plays what it asks for."""

from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from croupier.cli.console.numbers import number_option
from croupier.engine.games import PLAYED

Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
Rounds = Annotated[int | None, number_option()]
Seed = Annotated[int | None, number_option()]
Threads = Annotated[int | None, number_option()]
Decks = Annotated[int | None, number_option()]
Cut = Annotated[int | None, number_option()]
Fresh = Annotated[bool, typer.Option("--fresh")]
Boxes = Annotated[int | None, number_option()]
Chart = Annotated[Path | None, typer.Option(metavar="FILE")]
Layout = Annotated[str | None, typer.Option(metavar="LETTER")]
Series = Annotated[Path | None, typer.Option(metavar="FILE")]
Placements = Annotated[str | None, typer.Option(metavar="LIST")]
Trouble = Annotated[str | None, typer.Option(metavar="RATES")]
Kept = Annotated[Path | None, typer.Option(metavar="FILE")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS")]
Device = Annotated[str, typer.Option(metavar="cpu|cuda")]
AsJson = Annotated[bool, typer.Option("--json")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE")]
Report = Annotated[Path | None, typer.Option(metavar="FILE")]


class Hands(NamedTuple):
    """Who plays; it changes no count."""

    threads: int | None
    cluster: str | None
    device: str


class Files(NamedTuple):
    """What is drawn besides."""

    plot: Path | None = None
    report: Path | None = None
