"""`croupier edge`: the exact mathematics of a game's bets, as tables, a page or a plot."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.text import Text

from croupier.cli.numbers import number_option
from croupier.cli.speaking import complain, one_of, show, show_json
from croupier.cli.whole_files import (
    check_file_name,
    check_matplotlib,
    check_picture_name,
    write_whole,
)
from croupier.games import PLAYED, UnknownGame, game_named
from croupier.table.settings import ImpossibleSetting

if TYPE_CHECKING:
    from croupier.probability import Sheet, SheetOptions

PAGES = (".html", ".htm")


def edge(
    game: Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)],
    decks: Annotated[int | None, number_option("How many decks the shoe began with.")] = None,
    shoe: Annotated[
        str | None, typer.Option(metavar="SHOE", help='What is left of it: "A:31,2:32,…,K:30".')
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="for machines")] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with charts: out.html.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all charts: out.svg, .png or .pdf.")
    ] = None,
) -> None:
    """What every bet of a game is worth, exactly.

    Example: croupier edge baccarat --decks 6 --report baccarat.html
    """
    _check_files(report, plot)
    found = _sheet(game, decks, shoe)
    if report or plot:
        write_whole(_files(found, report, plot))
    if as_json:
        from croupier.probability.sheet import as_json as sheet_as_json

        show_json(sheet_as_json(found))
    else:
        show(_page(found, report, plot))


def _check_files(report: Path | None, plot: Path | None) -> None:
    files = [path for path in (report, plot) if path is not None]
    for path in files:
        check_file_name(path)
    if report is not None and report.suffix.lower() not in PAGES:
        complain(f"{report} will be a web page; end it with {one_of(PAGES)}.")
    if plot is not None:
        check_picture_name(plot)
    if files:
        check_matplotlib()


def _sheet(game: str, decks: int | None, shoe: str | None) -> "Sheet":
    try:
        name = game_named(game).NAME
    except UnknownGame as problem:
        complain(str(problem))
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier import probability
    from croupier.probability.composition import ImpossibleShoe

    given: SheetOptions = {}
    if decks is not None:
        given["decks"] = decks
    if shoe is not None:
        given["shoe"] = shoe
    try:
        with _working(f"Working out {name}"):
            return probability.sheet(name, **given)
    except (ImpossibleSetting, ImpossibleShoe) as problem:
        complain(str(problem))


def _files(found: "Sheet", report: Path | None, plot: Path | None) -> dict[Path, bytes]:
    from croupier.probability.report import sections_of
    from croupier.probability.report.charts import plotted
    from croupier.probability.report.page import page
    from croupier.probability.report.words import heading

    files: dict[Path, bytes] = {}
    with _working("Drawing the charts"):
        if report is not None:
            files[report] = page(found).encode()
        if plot is not None:
            kind = plot.suffix.lower().removeprefix(".")
            files[plot] = plotted(sections_of(found), kind, heading(found))
    return files


def _page(found: "Sheet", report: Path | None, plot: Path | None) -> Group:
    from croupier.cli.sections import on_terminal
    from croupier.probability.report import sections_of, words

    written = [
        Text(f"The {what} is in {path}.")
        for what, path in (("report", report), ("plot", plot))
        if path is not None
    ]
    return Group(
        Text(words.edition(found), style="bold"),
        Text(""),
        *map(on_terminal, sections_of(found)),
        Text(words.methods(found), style="dim"),
        Text("Expected values as exact fractions are in --json and --report.", style="dim"),
        *written,
    )


def _working(words: str) -> AbstractContextManager[object]:
    """A sign of life where a person waits; nothing in a file or a pipe."""
    console = Console(stderr=True)
    return console.status(f"{words} …") if console.is_terminal else nullcontext()
