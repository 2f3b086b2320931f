"""Bets, cards and money as people read them at a table: names as on the felt, suits as signs."""

import re

from croupier.equipment.cards import Card, rank, suit
from croupier.equipment.wheel import HOUSE
from croupier.history.names import STAR, bet_name
from croupier.table.wagers import Spot

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
TEN = "10"
ORDINALS = {"1": "1st", "2": "2nd", "3": "3rd"}
_CARD = re.compile(r"\b[A2-9TJQK][shdc]\b")
_CARDS_NAMED = re.compile(rf":(?: {_CARD.pattern})+$")


def spot_name(spot: Spot, box: int | None = None) -> str:
    """`Player`, `Split 17/20`, `Joker K`; a box is named unless it is the speaker's own."""
    on = "" if spot.on is None else spot.on.replace(HOUSE, STAR).replace("-", "/")
    on = TEN if on == "T" else on
    name = bet_name(spot.bet)
    if spot.bet in ("dozen", "column"):
        name, on = f"{ORDINALS.get(on, on)} {name}", ""
    where = f" of box {spot.box}" if spot.box not in (None, box) else ""
    return f"{name} {on}".strip() + where


def card_name(card: Card) -> str:
    """`9♥`, `10♣`."""
    return f"{TEN if rank(card) == 'T' else rank(card)}{SIGNS[suit(card)]}"


def with_signs(text: str) -> str:
    """A text in which cards are written as `9h`, with the signs of the suits instead."""
    return _CARD.sub(lambda found: card_name(Card(found[0])), text)


def without_faces(text: str) -> str:
    """A text that does not say which cards it is about."""
    return _CARDS_NAMED.sub("", text)


def listed(words: list[str]) -> str:
    """`a, b and c`."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last
