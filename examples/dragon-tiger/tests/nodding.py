"""Dragon Tiger with two questions of its own, as a guest may ask them: before the first card every
Player may make a wish, before the second every Player has to nod. No book says so."""

from enum import StrEnum
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from croupier.game import (
    AnyKind,
    AnyRound,
    Ask,
    Command,
    Due,
    Event,
    Game,
    GamePackage,
    Given,
    Happened,
    Offer,
    Person,
    Question,
    Reason,
    Refused,
    Settings,
    once,
    player,
    said,
)
from croupier_dragon_tiger import game as dragon_tiger
from croupier_dragon_tiger.history import DIALECT
from croupier_dragon_tiger.play import DEALT, DRAGON, TIGER, card_at
from croupier_dragon_tiger.terminal import GUIDE

NAME = "nodding-tiger"


class Asks(AnyKind, StrEnum):
    WISH = "wish"
    NOD = "nod"

    @property
    def may_pass(self) -> bool:
        return self is Asks.WISH


class Nod(Given, frozen=True, tag="nodding-tiger.nod.1"):
    pass


class Nodded(Happened, frozen=True, tag="nodding-tiger.nodded.1"):
    player: str


class Play(msgspec.Struct, frozen=True):
    nodded: tuple[str, ...] = ()


KINDS = tuple(Asks)
COMMANDS: tuple[type[Given], ...] = (Nod,)
EVENTS: tuple[type[Happened], ...] = (Nodded,)


def settings(**named: Any) -> Settings:
    return replace(dragon_tiger.settings(**named), game=NAME)


def _to_nod(round: AnyRound) -> list[str]:
    if card_at(round, DRAGON) is None or round.at(TIGER):
        return []
    return [name for name in round.players() if name not in round.play.nodded]


@once
def due(round: AnyRound) -> Due:
    waits = _to_nod(round)
    return Ask(waits[0], 0, 0, DEALT) if waits else dragon_tiger.due(round)


def asks(round: AnyRound) -> tuple[Question, ...]:
    if not round.cards:
        return tuple(
            Question(Asks.WISH, name, None, None, DEALT, holds_nothing_up=True)
            for name in round.players()
        )
    return tuple(
        Question(Asks.NOD, name, card_at(round, DRAGON), Nod(player(name)), DEALT)
        for name in _to_nod(round)
    )


def decide(round: AnyRound, command: Command) -> tuple[Event, ...] | Refused:
    if not isinstance(command, Nod):
        return dragon_tiger.decide(round, command)
    if command.by.name not in _to_nod(round):
        return Refused(Reason.NOT_NOW, said("question-closed"), DEALT)
    return (Nodded(command.by.name),)


def evolve(round: AnyRound, event: Event) -> AnyRound:
    if not isinstance(event, Nodded):
        return round
    return replace(round, play=Play((*round.play.nodded, event.player)))


def could_say(round: AnyRound, who: Person) -> tuple[Offer, ...]:
    return (Offer(Nod(who)),)


def time_ran_out(round: AnyRound) -> tuple[Event, ...]:
    return tuple(Nodded(name) for name in _to_nod(round))


GAME = cast(
    Game,
    SimpleNamespace(
        **{
            **vars(dragon_tiger),
            "NAME": NAME,
            "KINDS": KINDS,
            "COMMANDS": COMMANDS,
            "EVENTS": EVENTS,
            "Play": Play,
            "settings": settings,
            "due": due,
            "decide": decide,
            "evolve": evolve,
            "asks": asks,
            "could_say": could_say,
            "time_ran_out": time_ran_out,
        }
    ),
)

PACKAGE = GamePackage(
    book=Path(),  # that of Dragon Tiger is known already, and so are its sentences
    catalogues=Path(),
    game=lambda: GAME,
    dialect=lambda: replace(
        DIALECT, settings=lambda head: settings(**head), said=lambda command: "nods"
    ),
    guide=lambda: GUIDE,
)
