"""Andar Bahar in history files (Andar Bahar 3.9, 3.10, 3.10.1, 3.11, 3.11.1)."""

from collections.abc import Mapping
from typing import Any

from croupier.engine.games import andar_bahar
from croupier.engine.games.andar_bahar import AskOn
from croupier.engine.games.andar_bahar.first_three import MADE_SAID, category
from croupier.engine.games.andar_bahar.match import OPENING, SIDES, first_card
from croupier.engine.games.andar_bahar.state import AndarBaharRound
from croupier.engine.history.dialect import Dialect, Laid, hand_name, hand_said
from croupier.engine.history.lines import FACE_DOWN
from croupier.engine.history.values import whole_number
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings


def settings(head: Mapping[str, Any]) -> Settings:
    return andar_bahar.settings(**head)


def verb_and_words(command: Command) -> str:
    assert isinstance(command, AskOn)
    return "asks-on"


def laid(round: AndarBaharRound) -> tuple[Laid, ...]:
    made = first_three(round)
    worth = sentence(said("andar-bahar-first-three", made=MADE_SAID[made])) if made else ""
    return tuple(
        Laid(
            hand_name(place),
            tuple(card or FACE_DOWN for card in round.at(place)),
            "" if place in SIDES else worth,
            place,
        )
        for place in OPENING
    )


def first_three(round: AndarBaharRound) -> str | None:
    joker, andar, bahar = (first_card(round, place) for place in OPENING)
    if joker is None or andar is None or bahar is None:
        return None
    return category((joker, andar, bahar))


def told(round: AndarBaharRound) -> Message:
    match andar_bahar.outcome(round):
        case "void":
            return said("outcome-void")
        case "stand-off":
            return said("andar-bahar-outcome-stand-off")
        case "not-played" if round.abandoned:
            return said("outcome-not-played")
        case "not-played":
            return said("andar-bahar-outcome-not-played")
        case won_by:
            side = Place(won_by)
            number = len(round.at(side))
            return said("andar-bahar-outcome-match", hand=hand_said(side), number=number)


def decided(command: Command) -> Message | None:
    return said("told-asks-on", player=command.by.name) if isinstance(command, AskOn) else None


DIALECT = Dialect(
    own_keys={"boxes": whole_number},
    settings=settings,
    verbs={"asks-on": lambda by, words: AskOn(by)},
    said=verb_and_words,
    hands=laid,
    told=told,
    decided=decided,
)
