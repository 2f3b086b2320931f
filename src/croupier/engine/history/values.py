"""Values of a history file's head, each checked for what it must be."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any, TypeVar

from croupier.engine.equipment.cards import Card, UnknownCard, card
from croupier.engine.history.errors import typed
from croupier.engine.history.lines import FACE_DOWN
from croupier.engine.money import CENTS_PER_DOLLAR, MOST_CENTS
from croupier.engine.sentences import Amount, Value, said
from croupier.engine.table.vocabulary.settings import ImpossibleSetting

K = TypeVar("K")
V = TypeVar("V")

LARGEST_NUMBER = 10**9  # of anything that is counted


def whole_number(key: str, value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER:
        return value
    raise ImpossibleSetting(key, said("head-whole-number", setting=key, found=shown(value)))


def flag(key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ImpossibleSetting(key, said("head-true-or-false", setting=key, found=shown(value)))
    return value


def text(key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise ImpossibleSetting(key, said("head-text", setting=key, found=shown(value)))
    return value


def texts(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ImpossibleSetting(key, said("head-list-of-texts", setting=key, found=shown(value)))
    return tuple(text(key, inside) for inside in value)


def table(key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ImpossibleSetting(key, said("head-table", setting=key, found=shown(value)))
    return each_once(key, ((str(name), str(name), inside) for name, inside in value.items()))


def each_once(key: str, given: Iterable[tuple[str, K, V]]) -> dict[K, V]:
    """Values by what their names mean, which are written otherwise: `01` is box 1."""
    found: dict[K, V] = {}
    for written, meant, value in given:
        if meant in found:
            message = said("head-named-twice", setting=key, name=str(meant))
            raise ImpossibleSetting(f"{key}.{written}", message)
        found[meant] = value
    return found


def cents(key: str, value: Any) -> int:
    """Dollars, whole or with at most two decimals, as cents."""
    if isinstance(value, int | Decimal) and not isinstance(value, bool):
        number = Decimal(value)
        if number.is_finite() and number > MOST_CENTS // CENTS_PER_DOLLAR:
            raise ImpossibleSetting(key, said("amount-too-large", most=Amount(MOST_CENTS)))
        if number.is_finite() and number >= 0 and number == round(number, 2):
            return int(number * CENTS_PER_DOLLAR)
    raise ImpossibleSetting(key, said("head-amount", setting=key, found=shown(value)))


def cards(key: str, value: Any) -> tuple[Card, ...]:
    try:
        return tuple(card(word) for word in text(key, value).split())
    except UnknownCard as problem:
        message = said("head-not-a-card", setting=key, card=typed(problem.text))
        raise ImpossibleSetting(key, message) from None


def faces(key: str, value: Any) -> tuple[Card | None, ...]:
    """Cards of which some may be unknown."""
    words = text(key, value).split()
    return tuple(None if word == FACE_DOWN else cards(key, word)[0] for word in words)


def shown(value: Any) -> Value:
    match value:
        case bool():
            return str(value).lower()
        case str() if len(value) < 40:
            return said("found-text", text=typed(value))
        case str():
            return said("found-long-text", beginning=typed(value[:36]))
        case dict():
            return said("found-table")
        case list():
            return said("found-list")
        case int() if abs(value) > LARGEST_NUMBER:
            return said("found-long-number")
        case _:
            return str(value)
