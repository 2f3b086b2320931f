"""`croupier count`: what the cards that are gone tell, and what that is worth."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console, Group
from rich.text import Text

from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.figures.calculation import game_called, plain_answers, working
from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.errors import typed
from croupier.engine.sentences import Listed, phrase, said, sentence
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.vocabulary.words import book_said

if TYPE_CHECKING:
    from croupier.mathematics.counting.exposure import Exposure, Shoes
    from croupier.mathematics.counting.sections import Counted
    from croupier.mathematics.counting.systems import System

USUAL_CUT, USUAL_SEED = 52, 1

Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
SystemName = Annotated[str, typer.Option(metavar="NAME")]
Decks = Annotated[int | None, number_option()]
Indices = Annotated[bool, typer.Option("--indices")]
ShoesDealt = Annotated[int | None, number_option()]
Cut = Annotated[int | None, number_option()]
Seed = Annotated[int | None, number_option()]
AsJson = Annotated[bool, typer.Option("--json")]


def count(
    game: Game,
    system: SystemName = "hi-lo",
    decks: Decks = None,
    indices: Indices = False,
    shoes: ShoesDealt = None,
    cut: Cut = None,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Example: croupier count blackjack --system zen

    Example: croupier count baccarat --shoes 20 --cut 16
    """
    name = game_called(game)
    if indices and name != "blackjack":
        complain(
            said(
                "figures-option-of",
                option="--indices",
                book=book_said("Blackjack"),
                other=book_said(game_named(name).BOOK),
            )
        )
    if shoes is None and (cut is not None or seed is not None):
        complain(said("count-needs-shoes"))
    behind, seeded = USUAL_CUT if cut is None else cut, USUAL_SEED if seed is None else seed
    told = _told(name, _system(system), decks, indices, shoes, behind, seeded)
    if as_json:
        from croupier.mathematics.counting.sections import as_json as counted_as_json

        show_json(counted_as_json(told))
    else:
        show(_page(told))


def _told(
    game: str,
    system: "System",
    decks: int | None,
    wants_indices: bool,
    shoes: int | None,
    cut: int,
    seed: int,
) -> "Counted":
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier.mathematics.counting.exposure import ImpossibleShoes, exposures
    from croupier.mathematics.counting.games import (
        NoCards,
        cards_of_a_round,
        in_play,
        removals_of,
        usual_decks,
    )
    from croupier.mathematics.counting.indices import indices
    from croupier.mathematics.counting.sections import Counted
    from croupier.mathematics.counting.systems import ImpossibleSystem

    try:
        with plain_answers(), working(said("figures-working-every-bet")):
            held = usual_decks(game) if decks is None else decks
            cards = cards_of_a_round(game, held)
            dealt = None if shoes is None else _shoes(held, cut, cards, shoes, seed)
            found = removals_of(game, held)
            changes = indices(system, held) if wants_indices else ()
        exposed: tuple[Exposure, ...] = ()
        if dealt is not None:
            exposed = exposures(in_play(game, held), dealt, system, _progress(dealt))
        return Counted(
            game=game,
            decks=held,
            system=system,
            shoe_lasts=cards is not None,
            removals=found,
            indices=changes,
            shoes=dealt,
            exposures=exposed,
        )
    except (NoCards, ImpossibleShoes, ImpossibleSystem) as problem:
        complain(str(problem))


def _shoes(decks: int, cut: int, cards: int | None, number: int, seed: int) -> "Shoes":
    from croupier.mathematics.counting.exposure import Shoes

    if cards is None:
        complain(said("count-no-shoe"))
    return Shoes(decks, cut, cards, number, seed)


def _system(name: str) -> "System":
    from croupier.mathematics.counting.systems import SYSTEMS, ImpossibleSystem, System

    if name.lower() in SYSTEMS:
        return SYSTEMS[name.lower()]
    file = Path(name)
    if file.suffix != ".json":
        complain(said("count-no-system", name=typed(name), known=Listed(tuple(SYSTEMS), "comma")))
    try:
        return msgspec.json.decode(file.read_bytes(), type=System)
    except (msgspec.DecodeError, ImpossibleSystem) as problem:
        complain(said("count-not-a-system", file=name, fault=fault_said(str(problem).rstrip("."))))


def _progress(shoes: "Shoes") -> Callable[[int], None] | None:
    """For a person who waits; nothing in a file or a pipe."""
    console, rounds = Console(stderr=True), shoes.number * shoes.rounds
    if not console.is_terminal:
        return None

    def told(done: int) -> None:
        if done == rounds:
            console.print(" " * 40, end="\r")
        elif done % 100 == 0:
            console.print(
                sentence(said("count-progress", done=f"{done:,}", rounds=f"{rounds:,}")), end="\r"
            )

    return told


def _page(told: "Counted") -> Group:
    from croupier.cli.console.sections import on_terminal
    from croupier.mathematics.counting.sections import sections

    decks = said("sheet-decks", decks=told.decks)
    book = book_said(game_named(told.game).BOOK)
    return Group(
        Text(phrase("counted-gone", book=book, decks=decks), "bold"),
        Text(""),
        *map(on_terminal, sections(told)),
    )
