"""Bets, cards and pockets as people read them at a table: names as on the felt, suits as signs."""

from croupier.equipment.cards import INDEX, Card, rank, suit
from croupier.equipment.wheel import HOUSE, NUMBERS, RED
from croupier.history.names import STAR
from croupier.sentences import Listed, Message, Value, said
from croupier.table.wagers import Spot

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
TEN = "10"
BY_NUMBER = ("dozen", "column")


def bet_named(bet: str) -> Message:
    """`Player Pair`, `Straight Up`: as it is printed on the felt."""
    return Message(f"bet-name-{bet}")


def spot_named(spot: Spot, box: int | None = None) -> Message:
    """`Player`, `Split 17/20`, `Joker K`; a box is named unless it is the speaker's own."""
    name = bet_named(spot.bet)
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


def without_faces(effect: Message) -> Message:
    """What a ruling does, without the cards that are named behind it."""
    if isinstance(effect, str) or "cards" not in effect.values:
        return effect
    alone = effect.values["effect"]
    assert isinstance(alone, Message), "cards are named behind what is done with them"
    return alone


def fields_said(pocket: str) -> Message:
    """What a pocket counts for on the layout: `black, odd, 19–36`."""
    if pocket not in NUMBERS:
        return said("told-house-pocket") if pocket == HOUSE else said("told-zero")
    number = int(pocket)
    return said(
        "told-fields",
        colour="red" if pocket in RED else "black",
        parity="odd" if number % 2 else "even",
        half="low" if number <= len(NUMBERS) // 2 else "high",
    )
