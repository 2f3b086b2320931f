"""`croupier edge --sweep`: what bets are worth, and what a shoe gives away, while the decks, the
place of the cut card, or what a bet pays change."""

from collections.abc import Iterator, Sequence
from math import floor, log10
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from rich.console import Group
from rich.text import Text

from croupier.cli.console.output import complain
from croupier.cli.figures.calculation import plain_answers, working
from croupier.engine.games import game_named
from croupier.engine.games.names import bet_named, game_said
from croupier.engine.sentences import (
    DEFAULT_LANGUAGE,
    current_language,
    has_sentence,
    phrase,
    said,
    sentence,
    together,
)
from croupier.engine.table.vocabulary.words import odds_said

if TYPE_CHECKING:
    from croupier.mathematics.counting.exposure import Shoes
    from croupier.mathematics.counting.pay_tables import PaysSwept
    from croupier.mathematics.counting.sweep import Swept
    from croupier.mathematics.sections.sections import Table

SHOES, SEED = 50, 1  # some minutes where many values are swept
BEHIND = 52  # the cut card, unless it is swept
CELLS_SHOWN = 12


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """For each value of what is swept."""

    game: str
    swept: str
    headings: tuple[str, ...]
    values: tuple[float, ...]
    edges: "tuple[Swept, ...]" = ()
    shoes: "Shoes | None" = None  # None: no shoe lasts over several rounds
    gained: "tuple[Swept, ...]" = ()  # in units a shoe, where bets favour the player
    pays: "PaysSwept | None" = None


def swept(
    game: str,
    text: str,
    decks: int | None,
    as_json: bool,
    number: int | None = None,
    seed: int | None = None,
) -> dict[str, Any] | Group:
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier.mathematics.counting.exposure import ImpossibleShoes
    from croupier.mathematics.counting.games import NoCards
    from croupier.mathematics.counting.pay_tables import PREFIX
    from croupier.mathematics.counting.sweep import ImpossibleSweep

    try:
        with plain_answers(), working(said("figures-working", what=game_said(game_named(game)))):
            by = _by_pays if text.startswith(PREFIX) else _by_number
            dealt = Dealt(SHOES if number is None else number, SEED if seed is None else seed)
            found = by(game, text, decks, dealt)
            if found.shoes is None and (number is not None or seed is not None):
                complain(said("edge-sweep-deals-no-shoe"))
    except (ImpossibleSweep, ImpossibleShoes, NoCards) as problem:
        complain(str(problem))
    if as_json:
        return _for_machines(found)
    return _page(found)


class Dealt(NamedTuple):
    shoes: int
    seed: int


def _by_number(game: str, text: str, decks: int | None, dealt: Dealt) -> Found:
    from croupier.mathematics.counting.exposure import ImpossibleShoes
    from croupier.mathematics.counting.sweep import Sweep, by_decks, exposed

    sweep = Sweep.parse(text)
    of_decks = sweep.what == "decks"
    if of_decks and decks is not None:
        complain(said("figures-say-the-same", one="--decks", other="--sweep decks=…"))
    edges = by_decks(game, sweep) if of_decks else ()
    every = [
        _shoes(game, value, BEHIND, dealt) if of_decks else _shoes(game, decks, value, dealt)
        for value in sweep.values
    ]
    shoes = every[0]
    if shoes is None and not of_decks:
        book = game_said(game_named(game))
        raise ImpossibleShoes(phrase("sheet-no-cut-card", book=book))
    return Found(
        game=game,
        swept=sweep.what,
        headings=tuple(_heading(value, of_decks) for value in sweep.values),
        values=sweep.values,
        edges=edges,
        shoes=shoes,
        gained=exposed(game, sweep, shoes) if shoes else (),
    )


def _heading(value: int, of_decks: bool) -> str:
    if not of_decks:
        return phrase("sheet-behind", cards=value)
    return phrase("sheet-deck-column", decks=value)


def _by_pays(game: str, text: str, decks: int | None, dealt: Dealt) -> Found:
    from croupier.mathematics.counting.games import NoCards
    from croupier.mathematics.counting.pay_tables import PaySweep, by_pays, exposed_by_pays

    sweep = PaySweep.parse(text)
    found = by_pays(game, sweep, decks)
    try:
        shoes = _shoes(game, decks, BEHIND, dealt)
    except NoCards:
        shoes = None
    return Found(
        game=game,
        swept=text.partition("=")[0],
        headings=tuple(sentence(odds_said(odds)) for odds in found.odds),
        values=tuple(float(odds.decimal()) for odds in found.odds),
        edges=found.edges,
        shoes=shoes,
        gained=exposed_by_pays(game, sweep, shoes) if shoes else (),
        pays=found,
    )


def _shoes(game: str, decks: int | None, behind: int, dealt: Dealt) -> "Shoes | None":
    from croupier.mathematics.counting.exposure import Shoes
    from croupier.mathematics.counting.games import cards_of_a_round, usual_decks

    held = usual_decks(game) if decks is None else decks
    cards = cards_of_a_round(game, held)
    return None if cards is None else Shoes(held, behind, cards, *dealt)


def _for_machines(found: Found) -> dict[str, Any]:
    told: dict[str, Any] = {"game": found.game, "swept": found.swept, "values": found.values}
    if found.pays is not None:
        told |= {"book": float(found.pays.book.decimal()), "fair": found.pays.fair}
    gained = {"figure": "units a shoe", "bets": msgspec.to_builtins(found.gained)}
    if not found.edges:
        return told | gained
    dealt: dict[str, Any] = {}
    if found.shoes is not None:
        shoes = found.shoes
        dealt = {"behind": shoes.behind, "shoes": shoes.number, "seed": shoes.seed, **gained}
    return told | {
        "figure": "house edge",
        "bets": msgspec.to_builtins(found.edges),
        "exposure": dealt or None,
    }


def _page(found: Found) -> Group:
    from croupier.cli.console.sections import on_terminal

    book, pays = game_said(game_named(found.game)), found.pays
    title = phrase("sheet-by-cut", book=book)
    if pays is not None:
        title = phrase("sheet-by-pays", book=book, line=_line_named(pays.line))
    elif found.swept == "decks":
        title = phrase("sheet-by-decks", book=book)
    tables = []
    if found.edges:
        tables.append(_edges(found))
    if found.shoes is not None:
        tables.append(_gained(found, found.shoes))
    return Group(Text(title, "bold"), Text(""), *map(on_terminal, tables))


def _line_named(line: str) -> str:
    """A bet by its name, `joker` as it is on the felt; a line of a pay table as it is typed."""
    known = has_sentence(f"bet-name-{line}") and current_language() != DEFAULT_LANGUAGE
    return sentence(bet_named(line)) if known else line


def _edges(found: Found) -> "Table":
    from croupier.engine.sentences.numbers import number
    from croupier.mathematics.sections.sections import Table

    notes = []
    if found.pays is not None:
        notes.append(phrase("sheet-book-pays", odds=odds_said(found.pays.book)))
        if found.pays.fair is not None:
            notes.append(phrase("sheet-fair", odds=number(found.pays.fair, ",.4g")))
        notes.append(phrase("sheet-other-odds"))
    by_pays, by_decks = phrase("sheet-edge-by-pays"), phrase("sheet-edge-by-decks")
    return Table(
        title=by_pays if found.pays else by_decks,
        headings=(phrase("sheet-bet"), *found.headings),
        rows=_rows(found.edges, 100),
        note=together(notes),
    )


def _gained(found: Found, shoes: "Shoes") -> "Table":
    """Cells of Insurance that give most, after the bets."""
    from croupier.mathematics.counting.exposure import FEWEST_SHOES
    from croupier.mathematics.sections.sections import Table

    bets = [each for each in found.gained if each.on is None or found.pays]
    cells = [each for each in found.gained if each not in bets]
    cells.sort(key=lambda each: -max(figure or 0.0 for figure in each.figures))
    lie = said("sheet-number-cards", cards=shoes.behind)
    if found.swept == "cut":
        lie = said("sheet-so-many-cards")
    return Table(
        title=phrase("sheet-shoe-gives"),
        headings=(phrase("sheet-bet"), *found.headings),
        rows=tuple([(_name(each), *_with_errors(each)) for each in (*bets, *cells[:CELLS_SHOWN])]),
        note=phrase(
            "sheet-shoe-note",
            shoes=f"{shoes.number:,}",
            seed=str(shoes.seed),
            fewest=FEWEST_SHOES,
            behind=lie,
        ),
    )


def _with_errors(each: "Swept") -> Iterator[str]:
    """Each mean to the digit that its standard error leaves sure."""
    from croupier.engine.sentences.numbers import number

    for mean, error in zip(each.figures, each.errors, strict=True):
        if mean is None:
            yield "–"
        elif not error:
            yield "0" if mean == 0 else f"{number(mean, '.1g')} –"
        else:
            digits = max(-floor(log10(error)), 1)
            yield f"{number(mean, f'.{digits}f')} ±{number(error, f'.{digits}f')}"


def _rows(swept: "Sequence[Swept]", times: int) -> tuple[tuple[str, ...], ...]:
    from croupier.engine.sentences.numbers import number

    def figure(value: float | None) -> str:
        return "–" if value is None else number(times * value, ".4f")

    return tuple([(_name(each), *map(figure, each.figures)) for each in swept])


def _name(each: "Swept") -> str:
    from croupier.mathematics.sections.bets import placed_bet

    return placed_bet(each.bet, each.on)
