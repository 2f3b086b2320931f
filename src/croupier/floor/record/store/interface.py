"""What every store does, whatever keeps it: the reading half, and the whole."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from croupier.engine.sentences import Message, sentence
from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import Append, Line
from croupier.floor.record.store.rounds import Indexed, IndexRow, PlayersRound, RoundRow, Search
from croupier.floor.record.store.snapshots import Snapshot

PATHS = ("file", "folder")  # values of a message


class StoreFailed(Exception):
    """The record cannot be read or written; no further bet may be taken."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return sentence(self.reason)

    @property
    def outward(self) -> Message:
        """The reason as people elsewhere are told it: without the folders of this machine."""
        values = self.reason.values
        named = {name: PurePath(str(values[name])).name for name in PATHS if name in values}
        return replace(self.reason, values={**values, **named})


class InDoubt(StoreFailed):
    """What was to be written may be durable, or not: only `reopened` tells."""


class StoreInUse(StoreFailed):
    """Another process keeps this record."""


class Conflict(msgspec.Struct, frozen=True):
    """Why an entry was not written."""

    version: int  # how many events the stream has
    line: Line | None = None  # the entry that has this id already
    overdrawn: str | None = None  # the wallet that would have gone below zero


class Head(NamedTuple):
    """The last entry: it vouches for all before it."""

    position: int
    chain: bytes


class Standing(msgspec.Struct, frozen=True):
    """Head and ledger as they stood at one moment."""

    head: Head
    balances: Mapping[str, int]
    last_posting: int  # the position it names
    sealed: frozenset[str] = frozenset()  # the names of what is kept so


class Login(msgspec.Struct, frozen=True):
    password_hash: str


class Session(msgspec.Struct, frozen=True):
    name: str
    expires_ms: int


class Reading(Protocol):
    """Any thread may read. What a batch wrote is read as a whole or not at all."""

    @property
    def failed(self) -> Message | None:
        """Why this store answers nothing any more."""

    def head(self) -> Head: ...

    def standing(self) -> Standing: ...

    def version(self, stream: str) -> int:
        """How many events the stream has; 0 where there is no such stream."""

    def line_of(self, identity: str) -> Line | None: ...

    def lines(
        self, after: int = 0, stream: str | None = None, limit: int | None = None
    ) -> Iterator[Line]:
        """In their order, those that are written meanwhile included."""

    def balances(self) -> Mapping[str, int]:
        """Every account in cents; their sum is 0."""

    def postings(self, after: int = 0) -> Iterator[tuple[int, Transfer]]:
        """Each transfer with the position of the entry that made it."""

    def moved(self, account: str, first: int, last: int) -> list[Transfer]:
        """What these entries moved to or from one account."""

    def rounds(self, search: Search) -> list[RoundRow]:
        """Those that are over, the latest first."""

    def rounds_of(self, player: str) -> list[PlayersRound]:
        """Those that are over in which this player had a bet, the earliest first."""

    def round(self, stream: str, number: int) -> RoundRow | None:
        """Also one that is in play."""

    def opening(self, stream: str, number: int) -> bytes | None:
        """The table as betting opened for this round."""

    def unindexed(self) -> int:
        """Entries up to this one are not in the index of rounds yet; 0: all are."""

    def index(self, stream: str) -> Iterator[IndexRow]:
        """All rounds of a stream in their order."""

    def index_astray(self) -> list[int]:
        """Rounds, by the entries that opened them, that are found by words they do not have, or
        not found by those they have."""

    def index_streams(self) -> list[str]: ...

    def snapshots(self, stream: str | None = None) -> list[Snapshot]:
        """In the order of their rounds."""

    def sealed(self, name: str) -> bytes | None: ...

    def password_of(self, name: str) -> Login | None: ...

    def session(self, token_hash: bytes) -> Session | None: ...

    def beside(self) -> "Reading":
        """Another one for the same record, so that whoever reads for long holds nobody up."""

    def close(self) -> None: ...


class Store(Reading, Protocol):
    """What is written is durable on return. Any trouble raises StoreFailed, and InDoubt where it
    may have been written all the same; from then on the store answers nothing, and only `reopened`
    tells what is durable."""

    def append(self, batch: Sequence[Append]) -> list[Line | Conflict]:
        """All in one transaction; an entry in conflict is left out, the others are written.

        An id that is there already comes first, then the version, then an overdrawn wallet.
        """

    def index_anew(self, entries: Iterable[tuple[int, str, Indexed]]) -> None:
        """The whole index of rounds, entry by entry: position, stream, what it adds."""

    def keep_snapshots(self, stream: str, snapshots: Sequence[Snapshot], needed_from: int) -> None:
        """In the place of those of the same rounds. All before the last one up to the round
        `needed_from` are forgotten. NotKept: it could not be done, and the store goes on."""

    def set_password(self, name: str, password_hash: str) -> None:
        """Whoever was logged in by this name no longer is."""

    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        """All sessions that are over by now are forgotten."""

    def close_session(self, token_hash: bytes) -> None: ...

    def on_failure(self, heard: Callable[[], None]) -> None:
        """Called as soon as it fails, in whichever thread that happens; a store that is `reopened`
        from this one calls the same."""

    def reopened(self) -> "Store":
        """Closed, opened again and looked through: what it holds now is durable, and all that was
        confirmed is in it."""
