"""The options of `croupier rounds`: which rounds, and how they are shown."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.numbers import number_option, whole_number

Table = Annotated[str | None, typer.Argument(metavar="TABLE", help="for one round: its table")]
AtTable = Annotated[str | None, typer.Option("--table", metavar="NAME", help="At this table.")]
Number = Annotated[
    int | None,
    typer.Argument(metavar="NUMBER", help="for one round: its number", parser=whole_number),
]
Record = Annotated[Path | None, typer.Option(metavar="FILE", help="A record or a backup of one.")]
Player = Annotated[list[str] | None, typer.Option(metavar="NAME", help="In which they had a bet.")]
Dealer = Annotated[str | None, typer.Option(metavar="NAME", help="Keyed by this Dealer.")]
Paragraph = Annotated[
    str | None, typer.Option(metavar="TEXT", help='Settled or ruled by it, as "Baccarat 5.13".')
]
Outcome = Annotated[str | None, typer.Option(metavar="WORD", help="As banker, 17 or void.")]
Ruling = Annotated[
    str | None, typer.Option(metavar="WORD", help="As void, reconstructed or unfounded.")
]
MoreThan = Annotated[str | None, typer.Option(metavar="AMOUNT", help="With a stake above it.")]
Since = Annotated[
    str | None, typer.Option(metavar="TIME", help="As 2026-11-16 or 2026-11-16T20:15.")
]
Until = Annotated[str | None, typer.Option(metavar="TIME", help="The same.")]
Most = Annotated[int, number_option("How many to list, the latest first.")]
Steps = Annotated[bool, typer.Option("--steps", help="Who asked for what, and what was said.")]
Toml = Annotated[bool, typer.Option("--toml", help="A history file for `croupier settle`.")]
Json = Annotated[bool, typer.Option("--json", help="For machines; of one round JSON lines.")]
Csv = Annotated[bool, typer.Option("--csv", help="For a spreadsheet; of one round a row a bet.")]
