"""What one game adds to the history file: keys of its head, verbs, and figures of its account."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from croupier.engine.games.guests import brought
from croupier.engine.history.lines import LineReader
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Wager

Verb = Callable[[Person, LineReader], Command]
CARDS = said("page-cards")


class Laid(msgspec.Struct, frozen=True):
    """One hand of the readable account: whose it is, its cards, what they come to."""

    name: str
    cards: tuple[str, ...]
    worth: str
    place: Place | None = None  # None: a ball has none


def hand_said(place: Place) -> Message:
    """`Player Hand`, `Dealer`, `Box 3`, `Box 3 hand 2`."""
    if place.box is None:
        return Message(f"hand-{place.area}")
    if place.hand is None or place.hand == 1:
        return said("hand-of-box", box=place.box)
    return said("hand-of-several", box=place.box, hand=place.hand)


def hand_name(place: Place) -> str:
    """As it begins a row."""
    return sentence(hand_said(place))


def no_further_keys(made: Settings) -> Mapping[str, Any]:
    return {}


def no_own_command(command: Command) -> str:
    raise AssertionError(f"{type(command).__name__} belongs to another game")


def nothing_special(wager: Wager) -> str | None:
    return None


def nothing_called(event: Event) -> Message | None:
    return None


def no_sentence(command: Command) -> Message | None:
    return None


def no_figures(round: AnyRound) -> dict[str, Any]:
    return {}


def as_reported(round: AnyRound, fact: Fact) -> Fact:
    return fact


class Dialect(msgspec.Struct, frozen=True, kw_only=True):
    """`own_keys`: head keys only this game has, each with the check that reads it."""

    own_keys: Mapping[str, Callable[[str, Any], Any]] = {}
    settings: Callable[[Mapping[str, Any]], Settings]
    written: Callable[[Settings], Mapping[str, Any]] = no_further_keys  # it was set up with these
    verbs: Mapping[str, Verb] = {}
    of_staff: tuple[str, ...] = ()  # those of them that no player may say
    said: Callable[[Command], str] = no_own_command  # the verb and words of one of its commands
    figures: Callable[[AnyRound], dict[str, Any]] = no_figures  # added to `settle --json`
    on_hands: tuple[str, ...] = ()  # bets that lie on a numbered hand of their box
    lies: Message = CARDS  # the title over what lies on the table
    hands: Callable[[AnyRound], tuple[Laid, ...]]
    told: Callable[[AnyRound], Message]  # the outcome as a sentence
    result_told: Callable[[Wager], str | None] = nothing_special  # else by the money
    decided: Callable[[Command], Message | None] = no_sentence  # of somebody at the table
    called: Callable[[Event], Message | None] = nothing_called  # of the game's own events
    meant: Callable[[AnyRound, Fact], Fact] = as_reported  # with what a report left unsaid


def dialect_of(game: Game) -> Dialect:
    """Of a game of the house, imported late like the game itself; or what a guest brings."""
    match game.NAME:
        case "andar-bahar":
            from croupier.engine.history.dialects.andar_bahar import DIALECT
        case "baccarat":
            from croupier.engine.history.dialects.baccarat import DIALECT
        case "blackjack":
            from croupier.engine.history.dialects.blackjack import DIALECT
        case "roulette":
            from croupier.engine.history.dialects.roulette import DIALECT
        case "si-ki-pi":
            from croupier.engine.history.dialects.si_ki_pi import DIALECT
        case name:
            return brought(name, "dialect", Dialect)
    return DIALECT
