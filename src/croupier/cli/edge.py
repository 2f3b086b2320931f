"""`croupier edge`: the exact mathematics of a game's bets, as tables, a page or a plot."""

import re
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console, Group
from rich.text import Text

from croupier.cli.atomic_files import (
    check_file_name,
    check_matplotlib,
    check_picture_name,
    write_whole,
)
from croupier.cli.numbers import number_option
from croupier.cli.output import complain, one_of, show, show_json
from croupier.games import PLAYED, UnknownGame, game_named
from croupier.money import Odds
from croupier.table.settings import ImpossibleSetting

if TYPE_CHECKING:
    from croupier.cli.one_question import Answer
    from croupier.probability.blackjack.rules import Rules
    from croupier.probability.sheet import Sheet

PAGES = (".html", ".htm")
ODDS = re.compile(r"([1-9]\d?):([1-9]\d?)")


Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
Decks = Annotated[int | None, number_option("How many decks the shoe began with; else eight.")]
Shoe = Annotated[
    str | None, typer.Option(metavar="SHOE", help='What is left of it: "A:31,2:32,…,K:30".')
]
Layout = Annotated[
    str | None, typer.Option(metavar="LETTER", help="Roulette: the bets on this one.")
]
Hand = Annotated[
    str | None, typer.Option(metavar="CARDS", help="Blackjack: the actions of one hand, A7 …")
]
Dealer = Annotated[str | None, typer.Option(metavar="CARD", help="… against this card.")]
Player = Annotated[int | None, number_option("Baccarat: from these points of two cards …")]
Banker = Annotated[int | None, number_option("… and these of the Banker.")]
BlackjackPays = Annotated[
    str | None, typer.Option(metavar="ODDS", help="Not the book’s rule: Blackjack pays 3:2.")
]
NoSurrender = Annotated[bool, typer.Option("--no-surrender", help="Not the book’s rule.")]
NoEvenMoney = Annotated[bool, typer.Option("--no-even-money", help="Not the book’s rule.")]
NoDouble = Annotated[
    bool, typer.Option("--no-double-after-split", help="Not the book’s rule: none after a Split.")
]
AsJson = Annotated[bool, typer.Option("--json", help="for machines")]
Report = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a page with charts: out.html. Needs matplotlib."),
]
Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write all charts: .svg, .png or .pdf. Needs matplotlib."),
]


def edge(
    game: Game,
    decks: Decks = None,
    shoe: Shoe = None,
    layout: Layout = None,
    hand: Hand = None,
    dealer: Dealer = None,
    player: Player = None,
    banker: Banker = None,
    blackjack_pays: BlackjackPays = None,
    no_surrender: NoSurrender = False,
    no_even_money: NoEvenMoney = False,
    no_double_after_split: NoDouble = False,
    as_json: AsJson = False,
    report: Report = None,
    plot: Plot = None,
) -> None:
    """What every bet of a game is worth, exactly; or one hand, or one situation.

    Example: croupier edge blackjack --hand A7 --dealer 9
    """
    name = _name(game)
    of_blackjack = {
        "hand": hand,
        "dealer": dealer,
        "blackjack-pays": blackjack_pays,
        "no-surrender": no_surrender,
        "no-even-money": no_even_money,
        "no-double-after-split": no_double_after_split,
    }
    _check_game(name, "blackjack", of_blackjack)
    _check_game(name, "baccarat", {"player": player, "banker": banker})
    _check_game(name, "roulette", {"layout": layout})
    _check_files(report, plot)
    options: dict[str, Any] = {"decks": decks, "shoe": shoe, "layout": layout}
    given = {option: value for option, value in options.items() if value is not None}
    if name == "blackjack":
        given["rules"] = _rules(blackjack_pays, no_surrender, no_even_money, no_double_after_split)
    asked = {"hand": hand, "dealer": dealer, "player": player, "banker": banker}
    if any(value is not None for value in asked.values()):
        if report or plot:
            complain("One question is answered here; --report and --plot show the whole game.")
        with _plain_answers(), _working(f"Working out {name}"):
            answer = _answer(given, hand, dealer, player, banker)
        show_json(answer.for_machines) if as_json else show(answer.page)
        return
    found = _sheet(name, given)
    if report or plot:
        write_whole(_files(found, report, plot))
    if as_json:
        from croupier.probability.sheet import as_json as sheet_as_json

        show_json(sheet_as_json(found))
    else:
        show(_page(found, report, plot))


def _name(game: str) -> str:
    try:
        return game_named(game).NAME
    except UnknownGame as problem:
        complain(str(problem))


def _check_game(name: str, wanted: str, options: Mapping[str, object]) -> None:
    for option, value in options.items():
        if value not in (None, False) and name != wanted:
            complain(f"--{option} is for {game_named(wanted).BOOK}, not {game_named(name).BOOK}.")


def _rules(pays: str | None, no_surrender: bool, no_even_money: bool, no_double: bool) -> "Rules":
    from croupier.probability.blackjack.rules import BOOK_RULES, Rules

    odds = None if pays is None else ODDS.fullmatch(pays)
    if pays is not None and odds is None:
        complain(f"{pays!r} is not a way to pay; write 3:2, 6:5 or 1:1.")
    return Rules(
        blackjack_pays=Odds.to(int(odds[1]), int(odds[2])) if odds else BOOK_RULES.blackjack_pays,
        surrender=not no_surrender,
        even_money=not no_even_money,
        double_after_split=not no_double,
    )


def _answer(
    given: dict[str, Any],
    hand: str | None,
    dealer: str | None,
    player: int | None,
    banker: int | None,
) -> "Answer":
    from croupier.cli import one_question

    if (hand is None) != (dealer is None):
        complain("--hand and --dealer go together: --hand A7 --dealer 9.")
    if (player is None) != (banker is None):
        complain("--player and --banker go together: --player 5 --banker 6.")
    if hand is not None and dealer is not None:
        return one_question.one_hand(hand, dealer, **given)
    assert player is not None
    assert banker is not None
    return one_question.from_points(player, banker, **given)


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


def _sheet(name: str, given: dict[str, Any]) -> "Sheet":
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier import probability

    with _plain_answers(), _working(f"Working out {name}"):
        return probability.sheet(name, **given)


@contextmanager
def _plain_answers() -> Iterator[None]:
    """What cannot be worked out is said in a sentence."""
    from croupier.probability.composition import ImpossibleShoe
    from croupier.probability.sheet import ImpossibleQuestion

    try:
        yield
    except (UnknownGame, ImpossibleSetting, ImpossibleShoe, ImpossibleQuestion) as problem:
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
    variant = words.variant(found)
    return Group(
        Text(words.edition(found), style="bold"),
        *([Text(variant, style="bold red")] if variant else []),
        Text(""),
        *map(on_terminal, sections_of(found)),
        Text(words.methods(found), style="dim"),
        Text("Expected values as exact fractions are in --json and --report.", style="dim"),
        *written,
    )


def _working(words: str) -> AbstractContextManager[object]:
    """Shows a person who waits that work is going on; nothing in a file or a pipe."""
    console = Console(stderr=True)
    return console.status(f"{words} …") if console.is_terminal else nullcontext()
