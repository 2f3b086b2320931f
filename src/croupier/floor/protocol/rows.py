"""The rows beside a table: each thing of a round in one row."""

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message


class Row(msgspec.Struct, frozen=True):
    """`thread`: a later row of the same thread takes the place of this one."""

    thread: str
    head: Message | str
    more: Message | str | None = None
    cites: tuple[Citation, ...] = ()
