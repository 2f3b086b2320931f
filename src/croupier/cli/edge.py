"""`croupier edge`: the exact mathematics of a game's bets, as tables, a page or a plot."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group
from rich.text import Text

from croupier.cli.console.atomic_files import (
    check_file_name,
    check_page_name,
    check_picture_name,
    write_whole,
)
from croupier.cli.console.language import program
from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.figures.calculation import game_called, plain_answers, sheet_of, working
from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.names import game_said
from croupier.engine.history.errors import typed
from croupier.engine.money import Odds
from croupier.engine.sentences import current_language, phrase, said
from croupier.engine.table.vocabulary.words import book_said

if TYPE_CHECKING:
    from croupier.cli.figures.one_question import Answer
    from croupier.mathematics.exact.blackjack.rules import Rules
    from croupier.mathematics.exact.sheet import Sheet

ODDS = re.compile(r"([1-9]\d?):([1-9]\d?)")


Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
Decks = Annotated[int | None, number_option()]
Shoe = Annotated[str | None, typer.Option(metavar="SHOE")]
Layout = Annotated[str | None, typer.Option(metavar="LETTER")]
Hand = Annotated[str | None, typer.Option(metavar="CARDS")]
Dealer = Annotated[str | None, typer.Option(metavar="CARD")]
Player = Annotated[int | None, number_option()]
Banker = Annotated[int | None, number_option()]
BlackjackPays = Annotated[str | None, typer.Option(metavar="ODDS")]
NoSurrender = Annotated[bool, typer.Option("--no-surrender")]
NoEvenMoney = Annotated[bool, typer.Option("--no-even-money")]
NoDouble = Annotated[bool, typer.Option("--no-double-after-split")]
Sweep = Annotated[str | None, typer.Option(metavar="WHAT")]
ShoesDealt = Annotated[int | None, number_option()]
Seed = Annotated[int | None, number_option()]
AsJson = Annotated[bool, typer.Option("--json")]
Report = Annotated[Path | None, typer.Option(metavar="FILE")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE")]


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
    sweep: Sweep = None,
    shoes: ShoesDealt = None,
    seed: Seed = None,
    as_json: AsJson = False,
    report: Report = None,
    plot: Plot = None,
) -> None:
    """Example: croupier edge blackjack --hand A7 --dealer 9

    Example: croupier edge baccarat --sweep decks=4..8

    Example: croupier edge baccarat --sweep pays:tie=7..9
    """
    name = game_called(game)
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
    if sweep is not None:
        others = {"shoe": shoe, "layout": layout, "report": report, "plot": plot}
        _check_sweep({**of_blackjack, **asked, **others})
        _show_sweep(name, sweep, decks, as_json, shoes, seed)
        return
    _check_dealt(shoes, seed)
    if any(value is not None for value in asked.values()):
        if report or plot:
            complain(said("edge-one-question"))
        with plain_answers(), working(said("figures-working", what=game_said(game_named(name)))):
            answer = _answer(given, hand, dealer, player, banker)
        _show(answer.for_machines, answer.page, as_json)
        return
    found = sheet_of(name, given)
    if report or plot:
        write_whole(_files(found, report, plot))
    if as_json:
        from croupier.mathematics.exact.sheet import as_json as sheet_as_json

        show_json(sheet_as_json(found))
    else:
        show(_page(found, report, plot))


def _show(data: object, page: "Group", as_json: bool) -> None:
    if as_json:
        show_json(data)
    else:
        show(page)


def _is_given(value: object) -> bool:
    return value is not None and value is not False  # no points are points


def _check_dealt(shoes: int | None, seed: int | None) -> None:
    if shoes is not None or seed is not None:
        complain(said("edge-shoes-for-sweep"))


def _show_sweep(
    name: str,
    sweep: str,
    decks: int | None,
    as_json: bool,
    shoes: int | None,
    seed: int | None,
) -> None:
    from croupier.cli.figures.sweep import swept

    found = swept(name, sweep, decks, as_json, shoes, seed)
    if isinstance(found, dict):
        show_json(found)
    else:
        show(found)


def _check_sweep(others: Mapping[str, object]) -> None:
    for option, value in others.items():
        if _is_given(value):
            complain(said("edge-sweep-alone", option=f"--{option}"))


def _check_game(name: str, wanted: str, options: Mapping[str, object]) -> None:
    for option, value in options.items():
        if _is_given(value) and name != wanted:
            complain(
                said(
                    "figures-option-of",
                    option=f"--{option}",
                    book=book_said(game_named(wanted).BOOK),
                    other=book_said(game_named(name).BOOK),
                )
            )


def _rules(pays: str | None, no_surrender: bool, no_even_money: bool, no_double: bool) -> "Rules":
    from croupier.mathematics.exact.blackjack.rules import BOOK_RULES, Rules

    odds = None if pays is None else ODDS.fullmatch(pays)
    if pays is not None and odds is None:
        complain(said("edge-no-way-to-pay", text=typed(pays)))
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
    from croupier.cli.figures import one_question

    if (hand is None) != (dealer is None):
        complain(
            said("edge-go-together", one="--hand", other="--dealer", example="--hand A7 --dealer 9")
        )
    if (player is None) != (banker is None):
        complain(
            said(
                "edge-go-together",
                one="--player",
                other="--banker",
                example="--player 5 --banker 6",
            )
        )
    if hand is not None and dealer is not None:
        return one_question.one_hand(hand, dealer, **given)
    assert player is not None
    assert banker is not None
    return one_question.from_points(player, banker, **given)


def _check_files(report: Path | None, plot: Path | None) -> None:
    files = [path for path in (report, plot) if path is not None]
    for path in files:
        check_file_name(path)
    if report is not None:
        check_page_name(report)
    if plot is not None:
        check_picture_name(plot)


def _files(found: "Sheet", report: Path | None, plot: Path | None) -> dict[Path, bytes]:
    files: dict[Path, bytes] = {}
    with working(said("figures-drawing")):
        if report is not None:
            from croupier.mathematics.reports.findings.sheet_findings import told
            from croupier.mathematics.reports.paper.document import page

            files[report] = page(told(found, _command(found, report)), current_language())
        if plot is not None:
            from croupier.mathematics.reports.plots.by_command import of_sheet

            files[plot] = of_sheet(found)
    return files


def _command(found: "Sheet", report: Path) -> str:
    """What makes the same report again."""
    decks = f" --decks {found.decks}" if found.decks else ""
    shoe = "" if found.shoe is None or found.shoe.fresh else f' --shoe "{found.shoe.spelled()}"'
    options = "".join(f" {option}" for option in found.options)
    return f"{program()} edge {found.game}{decks}{shoe}{options} --report {report.name}"


def _page(found: "Sheet", report: Path | None, plot: Path | None) -> Group:
    from croupier.cli.console.sections import on_terminal
    from croupier.mathematics.sections import sections_of, words

    written = [
        Text(where)
        for where in (
            "" if report is None else phrase("sheet-report-in", file=str(report)),
            "" if plot is None else phrase("sheet-plot-in", file=str(plot)),
        )
        if where
    ]
    variant = words.variant(found)
    return Group(
        Text(words.edition(found), style="bold"),
        *([Text(variant, style="bold red")] if variant else []),
        Text(""),
        *map(on_terminal, sections_of(found)),
        Text(words.methods(found), style="dim"),
        Text(phrase("sheet-fractions"), style="dim"),
        *written,
    )
