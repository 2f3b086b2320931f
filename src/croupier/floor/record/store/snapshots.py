"""How a stream stood after an entry, so that nothing before it need be read again.

Whoever uses one holds it against the entry, and reads everything where it does not fit.
"""

import msgspec


class Snapshot(msgspec.Struct, frozen=True):
    position: int  # of the entry after which it stood so
    stream: str
    number: int  # of the round that the entry opened
    made_by: str  # the sources
    state: bytes
    vouched: bytes  # with the key of the House, for all of it and the chain of the entry


class NotKept(Exception):
    """There is no room for it, or it is too large: everything else goes on without."""
