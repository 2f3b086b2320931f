"""Bets, cards and money as people read them at a table: names as on the felt, suits as signs."""

import re

from croupier.equipment.cards import Card, rank, suit
from croupier.equipment.wheel import HOUSE
from croupier.money import dollars
from croupier.table.wagers import Spot

STAR = "★"  # the House pocket, a logo on the felt
MINUS = "−"
SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
TEN = "10"
NAMES = {  # the others are their own word with capitals: Player Pair, Super Andar
    "initial": "Initial Bet",
    "rws-pairs": "RWS Pairs",
    "straight": "Number",
    "low": "1–18",
    "high": "19–36",
    "zeros": f"0-{STAR}-00",
    "series-3": "3-number Series",
    "series-6": "6-number Series",
}
ORDINALS = {"1": "1st", "2": "2nd", "3": "3rd"}
_CARD = re.compile(r"\b[A2-9TJQK][shdc]\b")


def bet_name(bet: str) -> str:
    return NAMES.get(bet) or bet.replace("-", " ").title()


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


def net(cents: int) -> str:
    """`+25`, `−10`, `0`."""
    sign = "+" if cents > 0 else MINUS if cents < 0 else ""
    return sign + dollars(abs(cents))


def listed(words: list[str]) -> str:
    """`a, b and c`."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last
