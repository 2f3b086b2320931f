"""An index of the rounds in the record: where each lies, and what to find it by.

Nothing is decided by it, and it can be made again from the log at any time.
"""

import msgspec

from croupier.engine.table.vocabulary.wagers import Spot


class RoundOpening(msgspec.Struct, frozen=True):
    number: int
    opened_ms: int
    opening: bytes  # the table as betting opened, so that nothing before it need be read


class BetStands(msgspec.Struct, frozen=True):
    """All that one player laid on one spot, or on one hand there, and what came of it."""

    player: str
    spot: Spot
    stake_cents: int
    back_cents: int  # all that was handed back
    result: str  # by its written name; empty: it is not settled
    hand: int | None = None  # as people count them


class RoundStands(msgspec.Struct, frozen=True):
    """A round that is over, as it now stands; it may still be changed, even long after."""

    number: int
    closed_ms: int
    outcome: str
    players: tuple[str, ...]  # who had a bet
    paragraphs: tuple[str, ...]  # that settled a bet or were ruled by
    rulings: tuple[str, ...]  # what was ruled
    largest_cents: int  # of its stakes
    total_cents: int
    dealers: tuple[str, ...] | None  # who keyed it; None: as before
    bets: tuple[BetStands, ...] = ()
    voided_later: bool = False  # after it was over


class Indexed(msgspec.Struct, frozen=True):
    """What an entry adds to the index."""

    opened: RoundOpening | None = None
    stands: tuple[RoundStands, ...] = ()


NOTHING_INDEXED = Indexed()


class RoundRow(msgspec.Struct, frozen=True):
    stream: str
    number: int
    first_position: int
    last_position: int | None  # of the entry that changed it last; None: it is in play
    opened_ms: int
    closed_ms: int | None
    outcome: str | None
    dealers: tuple[str, ...]
    players: tuple[str, ...]
    paragraphs: tuple[str, ...]
    rulings: tuple[str, ...]
    largest_cents: int
    total_cents: int


class IndexRow(msgspec.Struct, frozen=True):
    """For whoever holds the index against the log."""

    row: RoundRow
    opening: bytes
    first_version: int | None  # of its stream, at the entry that is named; None: there is none
    last_version: int | None
    bets: tuple[BetStands, ...] | None = ()  # None: the index does not have them yet
    voided_later: bool = False


class PlayersRound(msgspec.Struct, frozen=True):
    """A round that is over, with the bets of one player alone."""

    stream: str
    number: int
    first_position: int
    opened_ms: int
    closed_ms: int
    outcome: str
    voided_later: bool
    bets: tuple[BetStands, ...]

    @property
    def stake_cents(self) -> int:
        return sum(bet.stake_cents for bet in self.bets)

    @property
    def net_cents(self) -> int:
        return sum(bet.back_cents - bet.stake_cents for bet in self.bets)


class Search(msgspec.Struct, frozen=True):
    """Rounds that are over; whatever is left out may be anything."""

    stream: str | None = None
    players: tuple[str, ...] = ()  # each had a bet in it
    dealer: str | None = None
    paragraph: str | None = None
    ruling: str | None = None
    outcome: str | None = None
    more_than_cents: int | None = None  # the largest stake
    since_ms: int | None = None  # opened then or later
    until_ms: int | None = None
    before: int | None = None  # opened by an earlier entry than this one
    limit: int | None = None
