"""Dragon Tiger in history files; it has no keys, verbs or figures of its own."""

from collections.abc import Mapping
from typing import Any

from croupier.history.dialect import Dialect, Laid
from croupier.history.lines import FACE_DOWN
from croupier.sentences import said, sentence
from croupier.table.commands import Command
from croupier.table.settings import Settings
from croupier_dragon_tiger import game
from croupier_dragon_tiger.play import IN_ORDER
from croupier_dragon_tiger.state import DragonTigerRound

TOLD = {
    "void": said("dragon-tiger-outcome-void"),
    "none": said("dragon-tiger-outcome-none"),
    "dragon": said("dragon-tiger-outcome-dragon"),
    "tiger": said("dragon-tiger-outcome-tiger"),
    "tie": said("dragon-tiger-outcome-tie"),
}


def settings(head: Mapping[str, Any]) -> Settings:
    return game.settings(**head)


def written(made: Settings) -> dict[str, Any]:
    return {}


def no_verb(command: Command) -> str:
    raise AssertionError(f"Dragon Tiger has no {type(command).__name__}")


def laid(round: DragonTigerRound) -> tuple[Laid, ...]:
    return tuple(
        Laid(place.area.title(), tuple(card or FACE_DOWN for card in round.at(place)), "")
        for place in IN_ORDER
    )


def told(round: DragonTigerRound) -> str:
    return sentence(TOLD[game.outcome(round)])


DIALECT = Dialect(
    own_keys={},
    settings=settings,
    written=written,
    verbs={},
    said=no_verb,
    hands=laid,
    told=told,
)
