"""Bets and cards as people read them at a table: names as on the felt, suits as signs."""

from croupier.engine.equipment.cards import INDEX, Card, rank, suit
from croupier.engine.equipment.wheel import HOUSE
from croupier.engine.games.names import STAR, bet_named
from croupier.engine.sentences import Listed, Message, Value, said
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import BY_NUMBER, called

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
TEN = "10"


def spot_named(spot: Spot, box: int | None = None) -> Message:
    """`Player`, `Split 17/20`, `Joker K`; a box is named unless it is the speaker's own."""
    name = bet_named(called(spot))
    if spot.on is not None and spot.bet in BY_NUMBER:
        name = said("felt-nth", number=int(spot.on), bet=name)
    elif spot.on is not None:
        on = spot.on.replace(HOUSE, STAR).replace("-", "/")
        name = said("felt-on", bet=name, on=TEN if on == "T" else on)
    if spot.box in (None, box):
        return name
    return said("felt-of-box", spot=name, box=spot.box or 0)


def card_name(card: Card) -> str:
    """`9♥`, `10♣`."""
    return f"{TEN if rank(card) == 'T' else rank(card)}{SIGNS[suit(card)]}"


def with_signs(value: Value) -> Value:
    """Whatever is said, with the signs of the suits where cards are written as `9h`."""
    match value:
        case Message(key, values):
            return Message(key, {name: with_signs(inner) for name, inner in values.items()})
        case Listed(values, joined):
            return Listed(tuple(map(with_signs, values)), joined)
        case str() if value in INDEX:
            return card_name(Card(value))
        case _:
            return value
