"""Andar Bahar in history files (Andar Bahar 3.9, 3.10, 3.10.1, 3.11, 3.11.1)."""

from collections.abc import Mapping
from typing import Any

from croupier.games import andar_bahar
from croupier.games.andar_bahar import AskOn
from croupier.games.andar_bahar.first_three import MADE_SAID, category
from croupier.games.andar_bahar.matching import OPENING, SIDES, first_card
from croupier.games.andar_bahar.state import AndarBaharRound
from croupier.history.dialect import Dialect, Laid
from croupier.history.lines import FACE_DOWN
from croupier.history.values import whole_number
from croupier.sentences import sentence
from croupier.table.commands import Command
from croupier.table.places import Place
from croupier.table.settings import Settings


def settings(head: Mapping[str, Any]) -> Settings:
    return andar_bahar.settings(**head)


def written(made: Settings) -> dict[str, Any]:
    return {}


def said(command: Command) -> str:
    assert isinstance(command, AskOn)
    return "asks-on"


def laid(round: AndarBaharRound) -> tuple[Laid, ...]:
    made = first_three(round)
    return tuple(
        Laid(
            place.area.title() + (" Hand" if place in SIDES else ""),
            tuple(card or FACE_DOWN for card in round.at(place)),
            f"First 3 Cards: {sentence(MADE_SAID[made])}" if made and place not in SIDES else "",
        )
        for place in OPENING
    )


def first_three(round: AndarBaharRound) -> str | None:
    joker, andar, bahar = (first_card(round, place) for place in OPENING)
    if joker is None or andar is None or bahar is None:
        return None
    return category((joker, andar, bahar))


def told(round: AndarBaharRound) -> str:
    match andar_bahar.outcome(round):
        case "void":
            return "The round is void."
        case "stand-off":
            return "It is a Stand Off: the first card of the Andar Hand matches the Joker."
        case "not-played":
            return "No bet lies on Andar or Bahar: the cards are not dealt on to a match."
        case won_by:
            number = len(round.at(Place(won_by)))
            which = "its first card" if number == 1 else f"card {number}"
            return f"The {won_by.title()} Hand wins with {which}."


DIALECT = Dialect(
    own_keys={"boxes": whole_number},
    settings=settings,
    written=written,
    verbs={"asks-on": lambda by, words: AskOn(by)},
    said=said,
    hands=laid,
    told=told,
)
