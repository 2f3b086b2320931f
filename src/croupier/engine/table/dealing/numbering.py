"""Hands of a box: each keeps the number it was opened under; people count them as they lie.

Wherever the table itself names a hand (`hand` of commands, events, wagers, places, questions) it is
the number that stays. What people say and read is the hand's position among those of its box.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import DecideUnresolved, ReportFact
from croupier.engine.table.vocabulary.places import Drawn, Place, dealt_to

T = TypeVar("T")
Renumber = Callable[[tuple[int, ...], int], int]


def position(hands: tuple[int, ...], hand: int) -> int:
    """Where it lies among the hands of its box; one that is not in play keeps its number."""
    return hands.index(hand) + 1 if hand in hands else hand


def hand_at(hands: tuple[int, ...], position: int) -> int:
    return hands[position - 1] if 0 < position <= len(hands) else position


def as_people_say(game: Game, round: AnyRound, thing: T) -> T:
    """A command, fact, place, bet or what is due, with its hands as people count them now."""
    renumbered: T = _renumbered(game, round, thing, position)
    return renumbered


def as_people_mean(game: Game, round: AnyRound, thing: T) -> T:
    """What somebody has said, with the hands that are meant."""
    renumbered: T = _renumbered(game, round, thing, hand_at)
    return renumbered


def laid_at(game: Game, round: AnyRound, drawn: Drawn) -> Place:
    """Where a card was laid that has begun a hand of its own since, or left with its hand."""
    place = dealt_to(drawn.place)
    if place.box is None or drawn != next(d for d in round.cards if d.place == drawn.place):
        return place
    hand, undealt = place.hand or 1, round.just_before(drawn.number)
    split_from = game.hands_of(round, place.box).get(hand)
    if split_from is None or hand in game.hands_of(undealt, place.box):
        return place
    return replace(place, hand=split_from)


def _renumbered(game: Game, round: AnyRound, thing: Any, renumber: Renumber) -> Any:
    match thing:
        case ReportFact(fact=fact):
            return replace(thing, fact=_renumbered(game, round, fact, renumber))
        case DecideUnresolved(bets=bets):
            named = tuple(_renumbered(game, round, bet, renumber) for bet in bets)
            return replace(thing, bets=named)
    fields = thing.__struct_fields__ if isinstance(thing, msgspec.Struct) else ()
    if "hand" in fields and thing.hand is not None:
        box = thing.box if "box" in fields else thing.spot.box
        hands = () if box is None else tuple(game.hands_of(round, box))
        return replace(thing, hand=renumber(hands, thing.hand))
    if "place" in fields and thing.place is not None:
        return replace(thing, place=_renumbered(game, round, thing.place, renumber))
    return thing
