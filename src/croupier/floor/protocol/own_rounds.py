"""The rounds of whoever asks: their own bets, and what came of them."""

from typing import Annotated

import msgspec

from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.protocol.bodies import MOST_ROUNDS, Answered, Body, Cents


class OwnRoundsQuery(Body, frozen=True):
    """At which table, or of which game; a table has one game."""

    table: str | None = None
    game: str | None = None
    before: Cents | None = None  # as the answer before gave it, for the next page
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = MOST_ROUNDS


class TablePlayedAt(msgspec.Struct, frozen=True):
    table: str
    game: str


class OwnBet(msgspec.Struct, frozen=True):
    spot: Spot
    hand: int | None
    stake_cents: int
    back_cents: int  # all that was handed back
    net_cents: int
    result: str


class OwnRound(msgspec.Struct, frozen=True):
    """`total_cents`: of the results up to this round, of those that were asked for."""

    table: str
    game: str
    number: int
    opened_ms: int
    closed_ms: int
    outcome: str
    voided_later: bool  # after it was over
    stake_cents: int
    net_cents: int
    total_cents: int
    bets: tuple[OwnBet, ...]


class OwnRounds(Answered, frozen=True):
    """The one that ended last comes first. The sums are of all that were asked for, on every
    page."""

    rounds: tuple[OwnRound, ...]
    before: int | None  # where the next page begins; None: these are all
    played: int
    stake_cents: int
    net_cents: int
    course: tuple[int, ...]  # totals, the earliest first; of many rounds some are left out
    tables: tuple[TablePlayedAt, ...]  # every one at which somebody had a bet


class OwnRoundsExport(Answered, frozen=True):
    """The earliest first."""

    rounds: tuple[OwnRound, ...]
