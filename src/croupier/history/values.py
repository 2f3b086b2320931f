"""Values of a history file's head, each checked for what it must be."""

from decimal import Decimal
from typing import Any

from croupier.equipment.cards import Card, UnknownCard, card
from croupier.history.lines import FACE_DOWN
from croupier.money import CENTS_PER_DOLLAR
from croupier.table.settings import ImpossibleSetting

MOST_CENTS = 10**15


def whole_number(key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ImpossibleSetting(key, f"{key} must be a whole number, not {shown(value)}.")
    return value


def flag(key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ImpossibleSetting(key, f"{key} must be true or false, not {shown(value)}.")
    return value


def text(key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise ImpossibleSetting(key, f"{key} must be a text in quotes, not {shown(value)}.")
    return value


def texts(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ImpossibleSetting(key, f"{key} must be a list of texts, not {shown(value)}.")
    return tuple(text(key, inside) for inside in value)


def table(key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ImpossibleSetting(key, f"{key} must be a table of its own, not {shown(value)}.")
    return {str(name): inside for name, inside in value.items()}


def cents(key: str, value: Any) -> int:
    """Dollars, whole or with at most two decimals, as cents."""
    number = isinstance(value, int | Decimal) and not isinstance(value, bool)
    if number and Decimal(value).is_finite() and abs(value) < MOST_CENTS:
        amount = Decimal(value) * CENTS_PER_DOLLAR
        if amount == int(amount) and amount >= 0:
            return int(amount)
    raise ImpossibleSetting(
        key, f"{key} must be an amount in dollars like 25 or 12.50, not {shown(value)}."
    )


def cards(key: str, value: Any) -> tuple[Card, ...]:
    try:
        return tuple(card(word) for word in text(key, value).split())
    except UnknownCard as problem:
        raise ImpossibleSetting(key, f"In {key}, {problem}.") from None


def faces(key: str, value: Any) -> tuple[Card | None, ...]:
    """Cards of which some may be unknown."""
    words = text(key, value).split()
    return tuple(None if word == FACE_DOWN else cards(key, word)[0] for word in words)


def shown(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return repr(value) if len(value) < 40 else f"{value[:36]!r}…"
        case dict():
            return "a table"
        case list():
            return "a list"
        case _:
            return str(value)
