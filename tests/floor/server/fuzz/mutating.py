"""What is done to a valid frame: to its tree, to its text, to the bytes it travels in."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

Json = Any

LARGEST = 16_384  # bytes of a frame
NAMES = (
    "ann\u200b",
    "\u202enna",
    "Ａｎｎ",
    "аnn",  # Cyrillic
    "ann\u0301",
    "\ufb01sh",
    "İstanbul",
    "ß",
    "",
    " ",
    "\u00a0",
    "house",
    "clock",
    "you",
    "dealer",
    "table",
    "__proto__",
    "../house",
    "%2e%2e",
    "a/b",
    "a\x00b",
    "a\nb",
    "{$x}",
    "\U0001f0a1" * 8,
    "x" * 65,
    "x" * 5_000,
    "'; DROP TABLE log; --",
    "{ $name }",
    "ann ",
    "𝓪𝓷𝓷",
    "\ufeffann",
    "\ud7ff\ue000",
)
NUMBERS = (
    0,
    -0.0,
    -1,
    1,
    2**31,
    2**53 + 1,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**19,
    10**30,
    -(10**30),
    10**400,
    int("9" * 4300),  # the longest that is read at all
    0.5,
    1.0,
    1e18,
    1e308,
    5e-324,
    -1000,
    500.0,
    True,
    False,
)
OTHERS: tuple[Json, ...] = (
    None,
    [],
    {},
    [[]],
    [None],
    {"type": "do"},
    {"type": "table.cash-out.1", "player": "ann"},
    {"": ""},
    "As",
    "1s",
    "as",
    "table.place-bet.1",
    "2",
    "1e3",
    "null",
)
EXTRA = ("by", "type", "id", "tip", "", "answering", "rank", "player", "__class__", "cents", "$.x")
LITERALS = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e400",
    "-1e999",
    "01",
    "0x10",
    "1.",
    "+1",
    "'a'",
    "undefined",
)
BROKEN = (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80")
PLACEHOLDER = "\u2042literal\u2042"


class Key(str):
    """The same word as another key of its object, and another key all the same."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


def odd(rng: Random) -> Json:
    pool = rng.choice((NAMES, NUMBERS, NUMBERS, OTHERS, None))
    if pool is not None:
        return rng.choice(pool)
    return rng.choice((nested, deep, wide))(rng)


def nested(rng: Random) -> Json:
    value: Json = rng.choice((1, "x", None, {}))
    for number in range(rng.choice((1, 3, 20))):
        value = [value] if number % 2 else {"type": value}
    return value


def deep(rng: Random) -> Json:
    """Made as text when it is written: no encoder goes so deep."""
    return rng.choice((f"{PLACEHOLDER}[{rng.choice((150, 900, 1020, 3000, 7000))}", nested(rng)))


def wide(rng: Random) -> Json:
    return [rng.choice((1, "As", None))] * rng.choice((50, 500, 3000))


def changed(rng: Random, tree: Json) -> Json:
    """The same tree with one thing that is different; the one given stays as it is."""
    tree = json.loads(json.dumps(tree))
    places = list(_places(tree))
    if not places:
        return odd(rng)
    holder, key = rng.choice(places)
    what = rng.random()
    if what < 0.5:
        holder[key] = odd(rng)
    elif what < 0.65 and isinstance(holder, dict):
        del holder[key]
    elif what < 0.75 and isinstance(holder, dict):
        holder[rng.choice(EXTRA)] = odd(rng)
    elif what < 0.8 and isinstance(holder, dict):
        holder[Key(key)] = rng.choice((odd(rng), holder[key]))
    elif what < 0.85 and isinstance(holder, dict):
        holder[rng.choice((key.upper(), f"{key} ", f"{key}s", key[:-1]))] = holder.pop(key)
    elif what < 0.95:
        other, at = rng.choice(places)
        holder[key] = json.loads(json.dumps(other[at]))
    else:
        holder[key] = PLACEHOLDER + rng.choice(LITERALS)
    return tree


def _places(tree: Json) -> Iterator[tuple[Json, Any]]:
    """Everything that lies in something, by where it lies."""
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, value in list(inside):
        yield tree, key
        if isinstance(value, dict | list):
            yield from _places(value)


def written(tree: Json) -> str:
    """As JSON, but for what JSON has no word for."""
    text = json.dumps(tree, ensure_ascii=False)
    while (at := text.find(f'"{PLACEHOLDER}')) >= 0:
        end = text.index('"', at + 1)
        what = text[at + 1 + len(PLACEHOLDER) : end]
        if what.startswith("["):
            depth = int(what[1:])
            what = "[" * depth + "]" * depth
        text = text[:at] + what + text[end + 1 :]
    return text


def misspelt(rng: Random, text: str) -> str:
    """The text cut, doubled, or with something in it that does not belong there."""
    at = rng.randint(0, len(text))
    match rng.randint(0, 7):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + rng.choice('{}[]",:\\\x00\x1f\ufeff 0-e') + text[at:]
        case 2:
            return text + text
        case 3:
            return text[:at] + text[at + 1 :]
        case 4:
            return text[:at] + "\\ud800" + text[at:]
        case 5:
            return text.replace('"', "'")
        case 6:
            return rng.choice(("\ufeff", " \n\t", "//", "\x00")) + text
        case _:
            return text + rng.choice((" ", "\n", "\x00", ",", "}", "[]", "//"))


def broken(rng: Random, data: bytes) -> bytes:
    """No longer UTF-8."""
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice(BROKEN) + data[at:]


def too_large(rng: Random, text: str) -> str:
    return text + " " * (LARGEST + 1 - len(text.encode()) + rng.choice((0, 1, 50_000)))


def just_small_enough(text: str) -> str:
    return text + " " * max(0, LARGEST - len(text.encode()))
