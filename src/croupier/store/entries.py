"""An entry of the record: what is written down, how it is chained, and how it lies in a store."""

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from croupier.table.accounts import Transfers

GENESIS = sha256(b"croupier record 1").digest()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One command beside the events it led to, who asked for it and when."""

    stream: str
    version: int  # events of the stream before it
    id: str
    at_ms: int
    by: str  # the account that asked, or "clock", or "house"
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


class Line(msgspec.Struct, frozen=True):
    """One entry as it is stored; every field but position and chain stands in the body too."""

    position: int  # in the one order of all streams, from 1
    stream: str
    version: int
    id: str
    body: bytes
    chain: bytes

    @property
    def written(self) -> Written:
        return _WRITTEN.decode(self.body)


class Append(msgspec.Struct, frozen=True):
    """What is to be stored, all of it or nothing."""

    stream: str
    version: int
    id: str
    body: bytes
    postings: Transfers = ()
    sealed: Mapping[str, bytes | None] = {}  # secrets kept or, None, forgotten with it


_WRITTEN = msgspec.json.Decoder(Written)


def body(written: Written) -> bytes:
    """Equal entries are written the same way."""
    return msgspec.json.encode(written, order="deterministic")


def chained(previous: bytes, body: bytes) -> bytes:
    return sha256(previous + body).digest()
