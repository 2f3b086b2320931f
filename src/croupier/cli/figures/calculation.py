"""Figures for a command: a sheet worked out while somebody waits, and plain answers where there is
none."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from rich.console import Console

from croupier.cli.console.output import complain
from croupier.engine.games import UnknownGame, game_named
from croupier.engine.games.names import game_said
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.vocabulary.settings import ImpossibleSetting

if TYPE_CHECKING:
    from croupier.mathematics.exact.sheet import Sheet


def game_called(game: str) -> str:
    try:
        return game_named(game).NAME
    except UnknownGame as problem:
        complain(problem.message)


def sheet_of(name: str, given: dict[str, Any]) -> "Sheet":
    # Read here: with NumPy it takes longer than the help of all commands.
    from croupier.mathematics import exact

    with plain_answers(), working(said("figures-working", what=game_said(game_named(name)))):
        return exact.sheet(name, **given)


@contextmanager
def plain_answers() -> Iterator[None]:
    """What cannot be worked out is said in a sentence."""
    from croupier.mathematics.exact.composition import ImpossibleShoe
    from croupier.mathematics.exact.sheet import ImpossibleQuestion, UnknownBet

    try:
        yield
    except (
        UnknownGame,
        ImpossibleSetting,
        ImpossibleShoe,
        ImpossibleQuestion,
        UnknownBet,
    ) as problem:
        complain(str(problem))


def working(words: Message) -> AbstractContextManager[object]:
    """Shows a person who waits that work is going on; nothing in a file or a pipe."""
    console = Console(stderr=True)
    return console.status(f"{sentence(words)} …") if console.is_terminal else nullcontext()
