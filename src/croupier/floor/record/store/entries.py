"""The entries of the record, each chained to the one before."""

import re
from collections.abc import Mapping
from hashlib import sha256

import msgspec
from msgspec import UNSET, UnsetType

from croupier.engine.crew.chance import Chance
from croupier.engine.table.state.accounts import Transfers
from croupier.floor.record.store.rounds import NOTHING_INDEXED, Indexed

GENESIS = sha256(b"croupier record 1").digest()  # what the first entry is chained to
SALT_BYTES = 16
SALTS = 1 << 8 * SALT_BYTES
_SALT = re.compile(f"[0-9a-f]{{{2 * SALT_BYTES}}}")


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One command with its events.

    Without its salt, a reader who knows both links around an entry could guess the entry: a card
    that lies face down is one of 52."""

    stream: str  # a table, or the house
    version: int  # how many events the stream had before
    id: str  # of the command, with the account that sent it
    at_ms: int
    by: str  # the account that asked, or "clock", or "house"
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    salt: str | UnsetType = UNSET  # random, in hexadecimal; unset: of an earlier version

    @property
    def salted(self) -> bool:
        return self.salt is not UNSET and _SALT.fullmatch(self.salt) is not None


def salt_of(chance: Chance) -> str:
    return f"{chance.below(SALTS):0{2 * SALT_BYTES}x}"


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Written)


def body(written: Written) -> bytes:
    """The bytes that are kept and chained; the same entry has the same bytes."""
    return _encoder.encode(written)


def chained(previous: bytes, body: bytes) -> bytes:
    return sha256(previous + body).digest()


class Line(msgspec.Struct, frozen=True):
    """One entry as it is stored."""

    position: int  # in the order of all streams, from 1
    stream: str
    version: int
    id: str
    body: bytes
    chain: bytes

    @property
    def written(self) -> Written:
        return _decoder.decode(self.body)

    @property
    def after(self) -> int:
        """How many events the stream has with this entry."""
        return self.version + len(self.written.events)


class Append(msgspec.Struct, frozen=True):
    """An entry to be stored, with the money it moves, the secrets it keeps, and the rounds it
    opens or ends."""

    stream: str
    version: int
    after: int  # how many events the stream has with this entry
    id: str
    body: bytes
    postings: Transfers = ()
    sealed: Mapping[str, bytes | None] = {}  # kept by this name, or forgotten (None)
    rounds: Indexed = NOTHING_INDEXED
    passwords: Mapping[str, str] = {}  # hashes, by name: given with it; they end no session
    logged_out: tuple[str, ...] = ()  # whose sessions it ends


def appending(
    written: Written,
    postings: Transfers = (),
    sealed: Mapping[str, bytes | None] | None = None,
    rounds: Indexed = NOTHING_INDEXED,
    passwords: Mapping[str, str] | None = None,
    logged_out: tuple[str, ...] = (),
) -> Append:
    assert written.events, "an entry holds an event: without one its stream would not move on"
    return Append(
        written.stream,
        written.version,
        written.version + len(written.events),
        written.id,
        body(written),
        postings,
        sealed or {},
        rounds,
        passwords or {},
        logged_out,
    )
