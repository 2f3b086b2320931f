"""What `croupier simulate` can be told, and who plays what it asks for."""

from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from croupier.cli.numbers import number_option
from croupier.games import PLAYED

Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
Rounds = Annotated[int | None, number_option("1e9, 1_000_000; else ten million.")]
Seed = Annotated[int | None, number_option("The same seed, the same rounds.")]
Threads = Annotated[int | None, number_option("On this machine; one for each core unless given.")]
Decks = Annotated[int | None, number_option("Of the shoe; else eight.")]
Cut = Annotated[int | None, number_option("Cards behind the cut card; else 52.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Shuffle before every round.")]
Boxes = Annotated[int | None, number_option("Of Blackjack; else one.")]
Chart = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A chart, as `edge blackjack --json` has it.")
]
Layout = Annotated[
    str | None, typer.Option(metavar="LETTER", help="Of the Roulette table; else A.")
]
Series = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Its Series Bets, as JSON: three and six.")
]
Placements = Annotated[
    str | None, typer.Option(metavar="LIST", help='Only these bets: "red, split 0-00".')
]
Trouble = Annotated[
    str | None,
    typer.Option(metavar="RATES", help='Mistakes at the table, by the engine: "together:0.01".'),
]
Kept = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep what is done there; continue from it.")
]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="tcp://HOST:PORT of dask, or local:N.")
]
Device = Annotated[
    str, typer.Option(metavar="cpu|cuda", help="cuda: on the graphics card, to the same counts.")
]
AsJson = Annotated[bool, typer.Option("--json", help="for machines")]
Plot = Annotated[
    Path | None, typer.Option(metavar="FILE", help="How the means converge: .svg, .png, .pdf.")
]
Report = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a report to show around or print: out.html."),
]


class Hands(NamedTuple):
    """Who plays; it changes no count."""

    threads: int | None
    cluster: str | None
    device: str


class Files(NamedTuple):
    """What is drawn besides."""

    plot: Path | None = None
    report: Path | None = None
