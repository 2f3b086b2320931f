"""A round that is over as it is told, scene by scene."""

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message


class CardTold(msgspec.Struct, frozen=True):
    number: int  # in the order they left the shoe
    face: Card | None  # None: it lay face down to the end


class SceneTold(msgspec.Struct, frozen=True):
    """`kind` is that of an announcement: `bet`, `card`, `said`, `stop`, `paid` …"""

    number: int
    at_ms: int
    kind: str
    title: str
    further: tuple[str, ...]
    label: str | None
    cites: tuple[Citation, ...]
    cards: tuple[CardTold, ...]
    count: int  # how many things make it up: of a `bet`, the bets
    about: str | None  # whose bets came to something
    threads: tuple[str, ...]  # of the rows beside the table that it told
    alone: tuple[Message | str, ...]  # what it told there in rows without a thread, in no language
