"""A table played to some point, as one of its players sees it."""

from typing import Any

from croupier import Desk, open_table
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.mathematics.advice import Advice, Seen, advised


def after(game: str, *lines: str, **head: Any) -> Desk:
    seats = {1: "ann"} if open_table(game).round.settings.boxes else {}
    desk = open_table(game, **{"seats": seats, "purses": {"ann": 10_000}, **head})
    for line in lines:
        done = desk.say(line)
        assert not isinstance(done, Refused), f"{line}: {done}"
    return desk


def seen_by(desk: Desk, name: str = "ann") -> Seen:
    shoe = desk.opening.shoe
    return Seen(desk.view(name), shoe if shoe.decks else None)


def told(desk: Desk) -> dict[str, float]:
    """What each move is worth, by the name of its command."""
    return worths(advised(seen_by(desk)))


def worths(advice: Advice) -> dict[str, float]:
    return {type(move.command).__name__: move.worth_cents for move in advice.moves}
