"""A round that is over: where it lies in the record, its steps, and what can be checked of it."""

import msgspec

from croupier.engine.rulebook import Citation


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


class StepTold(msgspec.Struct, frozen=True):
    """A step for machines, with the sentences in the language that is spoken."""

    number: int
    position: int
    at_ms: int
    by: str
    command: str
    line: str | None
    said: tuple[str, ...]
    cites: tuple[Citation, ...]
    events: tuple[msgspec.Raw, ...]


class LinkTold(msgspec.Struct, frozen=True):
    """SHA-256 over `previous` and the bytes of `body` is `chain`. Without a body, the entry also
    says what is not for this reader. Without links, they could be used to guess such an entry."""

    position: int
    previous: str | None  # of the entry before it, whichever table that is of; in hexadecimal
    chain: str | None
    body: str | None


class DecidedAgain(msgspec.Struct, frozen=True):
    commands: int  # that decide something, all of them given to the rules again
    amounts: int  # what bets came to
    otherwise: (
        int | None
    )  # the first entry that would now be decided otherwise; None: there is none
    older: int = 0  # commands decided under older readings, which is no fault


class ShoeTold(msgspec.Struct, frozen=True):
    """`order` and `salt` once they were revealed."""

    number: int
    commitment: str
    salt: str | None = None
    order: tuple[str, ...] | None = None
