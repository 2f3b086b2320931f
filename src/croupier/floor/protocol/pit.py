"""What the Pit is answered over HTTP."""

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.state.round import Status
from croupier.floor.house.roles import Role
from croupier.floor.protocol.bodies import Answered, Body, TableSeen
from croupier.floor.protocol.card_checks import Counts
from croupier.floor.protocol.evidence import Evidence


class AlertSeen(Answered, frozen=True):
    table: str
    kind: str
    message: Message
    sentence: str  # in the language the client asks for
    cites: tuple[Citation, ...]
    lasts_s: int | None  # None: nobody has looked at the clock


class PitAlerts(Answered, frozen=True):
    alerts: tuple[AlertSeen, ...]


class CardLedger(msgspec.Struct, frozen=True):
    full: int  # as many as the decks have
    dealt: int
    left: int


class PitTable(Answered, frozen=True):
    table: TableSeen
    dealer: str | None
    staked_cents: int  # on the layout now
    cards: CardLedger | None
    counts: Counts
    settings: msgspec.Raw  # as they are given in an announcement
    announced: msgspec.Raw | None
    alerts: tuple[AlertSeen, ...]


class PitTables(Answered, frozen=True):
    tables: tuple[PitTable, ...]
    out_of_service: tuple[AlertSeen, ...] = ()  # of those whose record cannot be followed


class PersonSeen(Answered, frozen=True):
    name: str
    role: Role
    guest: bool
    open: bool
    licences: tuple[str, ...]
    wallet_cents: int
    deals_at: tuple[str, ...]


class PitPeople(Answered, frozen=True):
    people: tuple[PersonSeen, ...]


class ClaimSeen(Answered, frozen=True):
    """What a player owes the House; `wallet_cents` could settle it at once, as far as it goes."""

    table: str
    player: str
    cents: int
    wallet_cents: int


class PitClaims(Answered, frozen=True):
    claims: tuple[ClaimSeen, ...]


class ReturnSeen(Answered, frozen=True):
    """`expected_cents`: what the House should hold on average; None: not known, or not yet."""

    table: str
    bet: str
    bets: int
    handle_cents: int
    paid_cents: int
    hold_cents: int
    expected_cents: float | None
    spread_cents: float | None  # one standard deviation of what is held
    deviations: float | None


class TableReturnSeen(Answered, frozen=True):
    """All bets of a table together; their spread is that of what whole rounds held."""

    table: str
    bets: int
    handle_cents: int
    paid_cents: int
    hold_cents: int
    expected_cents: float | None
    spread_cents: float | None
    deviations: float | None


class PitReturns(Answered, frozen=True):
    returns: tuple[ReturnSeen, ...]
    working: tuple[str, ...]  # games whose mathematics are still being worked out
    totals: tuple[TableReturnSeen, ...] = ()


class Irregularity(msgspec.Struct, frozen=True):
    table: str
    round: int
    at_ms: int
    dealer: str | None  # None: the table is dealt automatically
    fact: str  # its name
    said: Message
    paragraph: Citation
    reported_by: str | None  # None: the table found it by itself
    number: int  # of the report, in its round
    unfounded: bool = False
    ruling: Message | None = None
    ruled_by: str | None = None


class Tally(msgspec.Struct, frozen=True):
    table: str
    dealer: str | None
    paragraph: Citation
    facts: int
    unfounded: int


class PitIrregularities(Answered, frozen=True):
    tallies: tuple[Tally, ...]
    facts: tuple[Irregularity, ...]


class PitEvidence(Answered, frozen=True):
    evidence: Evidence


class EffectBody(Body, frozen=True):
    """A decision by its written name, without `by`, as it would be given."""

    command: msgspec.Raw


class Moved(msgspec.Struct, frozen=True):
    """One player's chips at the table and debt to the House, now and afterwards."""

    player: str
    chips_cents: int
    then_chips_cents: int
    claim_cents: int
    then_claim_cents: int


class Effect(msgspec.Struct, frozen=True):
    round: int
    status: Status
    moved: tuple[Moved, ...]  # those for whom something changes


class PitEffect(Answered, frozen=True):
    """What the decision would move; nothing has changed."""

    effect: Effect


class PitQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for: all, or only what has these."""

    table: str | None = None
    dealer: str | None = None
    paragraph: str | None = None
