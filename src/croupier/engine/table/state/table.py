"""A table from its opening on: the round in play and the few things that outlive it."""

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.table.state.round import AnyRound, Round
from croupier.engine.table.vocabulary.settings import Settings

P = TypeVar("P")


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact for which rounds before `round` may be voided, long after they were paid."""

    round: int
    paragraph: Citation


class Table(msgspec.Struct, Generic[P], frozen=True, gc=False):
    """Purses and shoe are those of its round, which stays until the next one is opened."""

    settings: Settings  # of the next round
    seats: Mapping[int, str]  # as people sit now
    round: Round[P]  # the last one opened; before the first, one that is over and empty
    number: int = 0  # of the round, counted from 1
    claims: Mapping[str, int] = {}  # what the House could not take back; a Shift Manager's business
    doubt: Doubt | None = None  # about rounds before the present one
    voided_under: int | None = None  # the round whose report made earlier ones void
    version: int = 0  # how many events have made it what it is


AnyTable: TypeAlias = Table[Any]  # of whichever game


class Record(Protocol):
    """What a table asks of rounds that it no longer holds."""

    def round(self, number: int) -> AnyRound | None:
        """The round of this number as it now stands; None: nobody knows it any more."""


class NoRecord:
    """Earlier rounds are not kept: nothing can be asked about them."""

    def round(self, number: int) -> AnyRound | None:
        return None
