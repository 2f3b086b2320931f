"""`croupier edge --sweep`: what bets are worth while the decks, the place of the cut card, or what
a bet pays change."""

from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group
from rich.text import Text

from croupier.cli.output import complain
from croupier.cli.working_out import plain_answers, working
from croupier.games import game_named

if TYPE_CHECKING:
    from croupier.counting.pay_tables import PaysSwept
    from croupier.counting.sweeping import Sweep, Swept

SHOES, SEED = 20, 1  # for the cut card: enough to see what moves
CELLS_SHOWN = 12


def swept(game: str, text: str, decks: int | None, as_json: bool) -> dict[str, Any] | Group:
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier.counting.exposure import ImpossibleShoes
    from croupier.counting.games import NoCards
    from croupier.counting.pay_tables import PREFIX
    from croupier.counting.sweeping import ImpossibleSweep, Sweep

    try:
        if text.startswith(PREFIX):
            return _by_pays(game, text, decks, as_json)
        sweep = Sweep.parse(text)
        if sweep.what == "decks" and decks is not None:
            complain("--decks and --sweep decks=… say the same; give one of them.")
        with plain_answers(), working(f"Working out {game}"):
            found = _found(game, sweep, decks)
    except (ImpossibleSweep, ImpossibleShoes, NoCards) as problem:
        complain(str(problem))
    return _for_machines(game, sweep, found) if as_json else _page(game, sweep, found)


def _by_pays(game: str, text: str, decks: int | None, as_json: bool) -> dict[str, Any] | Group:
    from croupier.counting.pay_tables import PaySweep, by_pays

    sweep = PaySweep.parse(text)
    with plain_answers(), working(f"Working out {game}"):
        found = by_pays(game, sweep, decks)
    if as_json:
        return {
            "game": game,
            "swept": text.partition("=")[0],
            "values": [float(odds.decimal()) for odds in found.odds],
            "book": float(found.book.decimal()),
            "fair": found.fair,
            "figure": "house edge",
            "bets": msgspec.to_builtins(found.edges),
        }
    return _pays_page(game, found)


def _pays_page(game: str, found: "PaysSwept") -> Group:
    from croupier.cli.sections import on_terminal
    from croupier.probability.report.sections import Table
    from croupier.sentences.numbers import number

    note = f"The book pays {found.book}."
    if found.fair is not None:
        note += f" At {number(found.fair, ',.4g')} to 1 the House would keep nothing."
    table = Table(
        title="House edge in % by what it pays",
        headings=("Bet", *map(str, found.odds)),
        rows=tuple(
            (_name(each), *[number(100 * (figure or 0.0), ".4f") for figure in each.figures])
            for each in found.edges
        ),
        note=f"{note} Other odds are not by the book, and no table has them.",
    )
    heading = f"{game_named(game).BOOK} by what {found.line} pays"
    return Group(Text(heading, "bold"), Text(""), on_terminal(table))


def _name(each: "Swept") -> str:
    from croupier.history.names import bet_name

    return bet_name(each.bet) if each.on is None else f"{bet_name(each.bet)} {each.on}"


def _found(game: str, sweep: "Sweep", decks: int | None) -> "tuple[Swept, ...]":
    from croupier.counting.exposure import ImpossibleShoes, Shoes
    from croupier.counting.games import cards_of_a_round, usual_decks
    from croupier.counting.sweeping import by_cut, by_decks

    if sweep.what == "decks":
        return by_decks(game, sweep)
    held = usual_decks(game) if decks is None else decks
    cards = cards_of_a_round(game, held)
    if cards is None:
        book = game_named(game).BOOK
        raise ImpossibleShoes(f"{book} begins every round anew; there is no cut card.")
    every = [Shoes(held, value, cards, SHOES, SEED) for value in sweep.values]
    return by_cut(game, sweep, every[0])


def _for_machines(game: str, sweep: "Sweep", found: "tuple[Swept, ...]") -> dict[str, Any]:
    return {
        "game": game,
        "swept": sweep.what,
        "values": sweep.values,
        "figure": "house edge" if sweep.what == "decks" else "units a shoe",
        "bets": [{"bet": each.bet, "on": each.on, "figures": each.figures} for each in found],
    }


def _page(game: str, sweep: "Sweep", found: "tuple[Swept, ...]") -> Group:
    from croupier.cli.sections import on_terminal
    from croupier.probability.report.sections import Table
    from croupier.sentences.numbers import number

    of_decks = sweep.what == "decks"
    shown = [each for each in found if each.on is None or of_decks]
    cells = [each for each in found if each not in shown]
    cells.sort(key=lambda each: -max(figure or 0.0 for figure in each.figures))

    def figure(value: float | None) -> str:
        if value is None:
            return "–"
        return number(100 * value, ".4f") if of_decks else number(value, ".4f")

    table = Table(
        title="House edge in % by number of decks"
        if of_decks
        else "What a shoe gives to whoever bets a unit only where that favours them",
        headings=("Bet", *[_heading(sweep, value) for value in sweep.values]),
        rows=tuple(
            (_name(each), *map(figure, each.figures)) for each in (*shown, *cells[:CELLS_SHOWN])
        ),
        note=""
        if of_decks
        else f"In units, the mean of {SHOES} shoes dealt with seed {SEED}; behind the cut card lie"
        " so many cards.",
    )
    return Group(
        Text(f"{game_named(game).BOOK} by {sweep.what}", "bold"), Text(""), on_terminal(table)
    )


def _heading(sweep: "Sweep", value: int) -> str:
    return f"{value} decks" if sweep.what == "decks" else f"{value} behind"
