"""What is to be said, before it is put into words: a key and its values.

Refusals, rulings and results are kept like this; only a catalogue makes a sentence of them.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import msgspec

Joined: TypeAlias = Literal["and", "or", "row", "comma", "clauses"]


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="amount", tag_field="is"):
    """Money, in whole cents."""

    cents: int


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="list", tag_field="is"):
    """Several values: `1, 2 and 3`, `1, 2 or 3`, `1 2 3` like cards, or one clause; another."""

    values: "tuple[Value, ...]"
    joined: Joined = "and"


class Message(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag="message",
    tag_field="is",
    omit_defaults=True,
):
    """The key of a sentence, or of part of one, in the catalogues, and what is put into it."""

    key: str
    values: "Mapping[str, Value]" = {}


Value: TypeAlias = str | int | Amount | Listed | Message


def said(key: str, **values: Value) -> Message:
    """`said("purse-too-small", player="ann", amount=Amount(2500))`.

    Keys are written out wherever this is called, so that a test can hold the catalogues against
    them.

    >>> said("no-round-open")
    Message(key='no-round-open', values={})
    """
    return Message(key, values)


def listed(values: Iterable[Value], joined: Joined = "and") -> Listed:
    return Listed(tuple(values), joined)
