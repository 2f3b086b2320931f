"""The bodies of the HTTP requests and their answers."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.viewing.sign import Sign
from croupier.engine.table.vocabulary.settings import Limits
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.roles import Role
from croupier.floor.protocol.frames import Clock, CommitmentSeen, Id, RevealedFrame
from croupier.floor.protocol.interruptions import Interruptions
from croupier.floor.protocol.rounds import DecidedAgain, LinkTold, RoundRow, ShoeTold, StepTold
from croupier.floor.protocol.scenes import SceneTold

MOST_ROUNDS = 100  # in one answer
Cents = Annotated[int, msgspec.Meta(ge=0)]
Secret = Annotated[str, msgspec.Meta(min_length=22, max_length=64)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class GuestBody(Body, frozen=True):
    """`id`: made up at random for this request; whoever knows it comes in as the same guest again,
    for ten minutes."""

    name: str
    id: Secret | None = None


class OwnerBody(Body, frozen=True):
    """`code`: the one-time code that was printed when the House was opened."""

    code: str
    name: str
    password: str


class LoginBody(Body, frozen=True):
    name: str
    password: str


class LogoutBody(Body, frozen=True):
    pass


class PasswordBody(Body, frozen=True):
    """One's own password, with the `old` one; or the first one of somebody whom one looks after."""

    id: Id
    name: str
    password: str
    old: str | None = None


class KeepBody(Body, frozen=True):
    """A guest keeps the account: the name to log in by and the password."""

    id: Id
    name: str
    password: str


class DoBody(Body, frozen=True):
    """The same as a `do` frame."""

    id: Id
    command: msgspec.Raw
    answering: str | None = None


class PreviewBody(Body, frozen=True):
    """A fact by its written name, as it would be reported."""

    fact: msgspec.Raw


class HouseBody(Body, frozen=True):
    """A command to the House, by its written name, without `by`."""

    id: Id
    command: msgspec.Raw


class Answered(msgspec.Struct, frozen=True):
    """What the server sends."""


class Me(Answered, frozen=True, omit_defaults=True):
    """`login`: the other name that a guest who kept the account logs in by."""

    name: str
    role: Role
    guest: bool
    wallet_cents: int
    licences: tuple[str, ...]
    login: str | None = None


class DoneAnswer(Answered, frozen=True):
    version: int
    position: int  # in the record of the house; 0: nothing had to be written down


class Ok(Answered, frozen=True):
    ok: bool = True


class Health(Answered, frozen=True):
    ok: bool
    trouble: Message | None = None


class TableSeen(Answered, frozen=True):
    """A table as the lobby shows it."""

    name: str
    game: str
    kind: str
    automatic: bool
    condition: str
    limits: Limits
    boxes: tuple[int, ...]
    seats: Mapping[int, str]
    queue: tuple[str, ...]
    status: str
    number: int  # of the round
    halted: bool
    clocks: tuple[Clock, ...]
    outcomes: tuple[str, ...]  # of the last rounds, as a display tells them; the latest last
    layout: str
    decks: int  # 0: it has no cards
    players: tuple[str, ...]  # who has chips there, seated or not
    announced: Limits | None  # other limits from the next round on
    of_this_shoe: int  # how many rounds before this moment were dealt from the shoe in play
    out_of_service: Message | None  # why it takes no bets
    companions: tuple[str, ...] = ()  # who play for the House; they have no seats
    interruptions: Interruptions = Interruptions()  # rounds with bets that were cut short or void


class TableOut(Answered, frozen=True):
    """A table that is not there, and why."""

    name: str
    game: str
    out_of_service: Message


class Lobby(Answered, frozen=True):
    tables: tuple[TableSeen, ...]
    out_of_service: tuple[TableOut, ...] = ()  # those whose record cannot be followed


class OneTable(Answered, frozen=True):
    table: TableSeen
    sign: Sign
    clocks: Clocks
    shoe: CommitmentSeen | None
    revealed: RevealedFrame | None  # the last one that is over, since the House was opened
    version: int


class FactsTold(Answered, frozen=True):
    """`facts`: those that `fit` now, each with its paragraph, and the `unfit`, each refused."""

    facts: msgspec.Raw


class PreviewTold(Answered, frozen=True):
    """`preview`: whose word a fact waits for, and what each ruling would come to."""

    preview: msgspec.Raw


class ChipsThere(msgspec.Struct, frozen=True):
    table: str
    cents: int  # not on the layout


class RoundResult(msgspec.Struct, frozen=True):
    """What one round gave or took."""

    table: str
    number: int
    closed_ms: int
    net_cents: int


class LastHours(Answered, frozen=True):
    """The last hours of whoever asks; the latest round last."""

    wallet_cents: int
    chips: tuple[ChipsThere, ...]
    rounds: tuple[RoundResult, ...]


class Outcomes(Answered, frozen=True):
    game: str
    outcomes: tuple[str, ...]  # of a whole shoe, the latest last
    of_this_shoe: int  # how many of them, the latest


class RoundsQuery(Body, frozen=True):
    """Which rounds somebody looks for; times as in ISO 8601."""

    table: str | None = None
    player: str | None = None
    dealer: str | None = None
    paragraph: str | None = None
    ruling: str | None = None
    outcome: str | None = None
    more_than_cents: Cents | None = None
    since: str | None = None
    until: str | None = None
    before: Cents | None = None  # as the answer before gave it, for the next page
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = MOST_ROUNDS


class RoundsFound(Answered, frozen=True):
    """The latest first."""

    rounds: tuple[RoundRow, ...]
    before: int | None  # where the next page begins; None: these are all


class RoundTold(Answered, frozen=True):
    """A round that is over: figures as `settle --json` gives them, and every step."""

    round: RoundRow
    account: dict[str, Any]
    steps: tuple[StepTold, ...]


class StepSeen(Answered, frozen=True):
    step: StepTold
    view: msgspec.Raw  # as in a frame, with everything that a frame tells apart


class ScenesTold(Answered, frozen=True):
    """A round that is over as it is told, scene by scene; `previous` and `next`: rounds of the same
    table that whoever asks may see."""

    round: RoundRow
    game: str
    scenes: tuple[SceneTold, ...]
    previous: int | None
    next: int | None
    shoe: int | None  # the number of its shoe or spin; None: a Dealer dealt it


class SceneSeen(Answered, frozen=True):
    scene: SceneTold
    view: msgspec.Raw  # as in a frame, with everything that a frame tells apart


class RoundChecked(Answered, frozen=True):
    """What can be checked of a round: `links` by whoever reads them, `decided` by the server just
    now, `shoe` once it was revealed; None: a Dealer dealt it."""

    links: tuple[LinkTold, ...]
    decided: DecidedAgain
    shoe: ShoeTold | None


class ParagraphText(msgspec.Struct, frozen=True):
    gist: str
    reading: str | None


class ParagraphTold(Answered, frozen=True):
    """A paragraph of the current edition in our words, by language."""

    citation: Citation
    kind: str
    texts: Mapping[str, ParagraphText]


class BookTold(Answered, frozen=True):
    """A whole book in our words, in its current edition."""

    book: str
    edition: str
    paragraphs: tuple[ParagraphTold, ...]
    title: str
    version: str | None
    editions: tuple[str, ...]  # that are kept, the current one last
    titles: Mapping[str, str]  # by language


class Problem(Answered, frozen=True):
    """Every answer with a status of 400 or above."""

    reason: str
    message: Message
    sentence: str  # in the language the client asks for
    cites: tuple[Citation, ...] = ()
    room_cents: int | None = None
