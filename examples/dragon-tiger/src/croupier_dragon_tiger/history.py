"""Dragon Tiger in history files; it has no keys, verbs or figures of its own."""

from collections.abc import Mapping
from typing import Any

from croupier.game import FACE_DOWN, Dialect, Laid, Message, Settings, hand_name, said
from croupier_dragon_tiger.layout import settings
from croupier_dragon_tiger.play import IN_ORDER, outcome
from croupier_dragon_tiger.state import DragonTigerRound

TOLD = {
    "void": said("outcome-void"),
    "dragon": said("dragon-tiger-outcome-dragon"),
    "tiger": said("dragon-tiger-outcome-tiger"),
    "tie": said("dragon-tiger-outcome-tie"),
}


def set_up(head: Mapping[str, Any]) -> Settings:
    return settings(**head)


def laid(round: DragonTigerRound) -> tuple[Laid, ...]:
    return tuple(
        Laid(hand_name(place), tuple(card or FACE_DOWN for card in round.at(place)), "", place)
        for place in IN_ORDER
    )


def told(round: DragonTigerRound) -> Message:
    return TOLD[outcome(round)]


DIALECT = Dialect(settings=set_up, hands=laid, told=told)
