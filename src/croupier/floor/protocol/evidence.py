"""Evidence about one round, for anybody to check."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.engine.rulebook import FIRST_READINGS, Citation

FORMAT = "croupier-evidence-1"


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: SHA-256 over `previous` and the bytes of `body` is `chain`."""

    position: int
    previous: str  # of the entry before it, whichever table that is of; in hexadecimal
    chain: str
    body: str


class Evidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    game: str
    edition: str  # the round was played by
    round: int
    ended: str  # how it stood when the next one was opened
    stands: str  # and how it stands now
    opening: tuple[msgspec.Raw, ...]  # events that put the table as it stood before
    entries: tuple[Link, ...]
    later: tuple[Link, ...]  # what made it void long after it was over
    head_position: int  # of the record, when this was made
    head_chain: str
    history: str | None  # None: something happened that a history has no words for
    paragraphs: Mapping[Citation, Mapping[str, str]]  # what each says, by language
    rulings: tuple[Mapping[str, Any], ...] | None = None  # None: made before they were told
    format: str = FORMAT
    readings: int = FIRST_READINGS  # by which the table was decided when the round was opened
