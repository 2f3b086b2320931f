"""The options of `croupier rounds`: which rounds, and how they are shown."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.console.numbers import number_option, whole_number

Table = Annotated[str | None, typer.Argument(metavar="TABLE")]
AtTable = Annotated[str | None, typer.Option("--table", metavar="NAME")]
Number = Annotated[int | None, typer.Argument(metavar="NUMBER", parser=whole_number)]
Record = Annotated[Path | None, typer.Option(metavar="FILE")]
Player = Annotated[list[str] | None, typer.Option(metavar="NAME")]
Dealer = Annotated[str | None, typer.Option(metavar="NAME")]
Paragraph = Annotated[str | None, typer.Option(metavar="TEXT")]
Outcome = Annotated[str | None, typer.Option(metavar="WORD")]
Ruling = Annotated[str | None, typer.Option(metavar="WORD")]
MoreThan = Annotated[str | None, typer.Option(metavar="AMOUNT")]
Since = Annotated[str | None, typer.Option(metavar="TIME")]
Until = Annotated[str | None, typer.Option(metavar="TIME")]
Most = Annotated[int, number_option()]
Steps = Annotated[bool, typer.Option("--steps")]
Toml = Annotated[bool, typer.Option("--toml")]
Json = Annotated[bool, typer.Option("--json")]
Csv = Annotated[bool, typer.Option("--csv")]
