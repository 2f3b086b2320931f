"""The frames of a table's WebSocket: what a client may say, and what it is told."""

from typing import Annotated, Any

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.log.codec import located
from croupier.engine.table.viewing.sign import Sign
from croupier.floor.protocol.preparation import Preparing
from croupier.floor.protocol.rows import Row

LARGEST_BYTES = 16_384  # of a frame, or of the body of a request, that a client sends

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\n]*$")]


class ClientFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Do(ClientFrame, frozen=True, tag="do"):
    """A command by its written name, without `by`: who gives it is known. The same `id` is the same
    command, however often it is sent."""

    id: Id
    command: msgspec.Raw
    answering: str | None = None


class Say(ClientFrame, frozen=True, tag="say"):
    """A line in the words of a history file, without the speaker: `bets 100 banker box 3`."""

    id: Id
    line: str
    answering: str | None = None


class Pass(ClientFrame, frozen=True, tag="pass"):
    """Nothing to say to a question that the next card would end."""

    question: str


class Hint(ClientFrame, frozen=True, tag="hint"):
    """What each move is worth: at a practice table alone."""

    id: Id


class Ruling(ClientFrame, frozen=True, tag="ruling"):
    """What one would rule on the case of that question, by its place among the choices: at a
    practice table alone."""

    id: Id
    question: str
    choice: int


class Ping(ClientFrame, frozen=True, tag="ping"):
    """Answered with a `pong` at once: a client hears that the line carries in both directions."""


AnyClientFrame = Do | Say | Pass | Ping
AnyPracticeClientFrame = AnyClientFrame | Hint | Ruling


class ServerFrame(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class SignFrame(ServerFrame, frozen=True, tag="sign"):
    """Once after connecting, and whenever the table is set up otherwise."""

    sign: Sign


class Clock(msgspec.Struct, frozen=True):
    """The time of a question: how much is left of how much."""

    question: str
    left_s: float
    of_s: float


class CommitmentSeen(msgspec.Struct, frozen=True):
    """What the House has committed to (docs/reference/protocol.md says how to check it)."""

    number: int
    commitment: str


class RevealedFrame(ServerFrame, frozen=True, tag="revealed"):
    """What the House had committed to, once the shoe, or the spin, is over."""

    number: int
    commitment: str
    salt: str
    order: tuple[str, ...]


class Told(msgspec.Struct, frozen=True):
    """What is said aloud, by kind (`call`, `card`, `paid` …)."""

    kind: str
    message: Message | str
    cites: tuple[Citation, ...] = ()
    rows: tuple[Row, ...] | None = None  # beside the table; None: the message as it is


class ReadySeen(msgspec.Struct, frozen=True):
    """Players who are ready, of those with a bet; companions are not counted."""

    said: tuple[str, ...]
    of: tuple[str, ...]


class CompanionSeen(msgspec.Struct, frozen=True):
    """A companion plays for the House; it takes no seat, and its box is free for players."""

    name: str
    box: int | None
    leaving: bool


class RequestSeen(msgspec.Struct, frozen=True):
    """A command of the floor, and why the table refuses it now; None: it can be given."""

    command: str
    refused: Message | None


class TableFrame(ServerFrame, frozen=True, tag="table"):
    """The whole table as it now is. `shared` is the view of somebody who only looks on, without
    `sign`, `purse_cents` and `viewer`; `own` names the viewer and holds what differs for them."""

    version: int
    condition: str
    shared: msgspec.Raw
    own: msgspec.Raw
    purse_cents: int | None
    wallet_cents: int | None
    clocks: tuple[Clock, ...]
    queue: tuple[str, ...]
    shoe: CommitmentSeen | None
    now: Row | None  # what the table is doing; None: what was said last says so
    told: tuple[Told, ...] = ()
    ready: ReadySeen | None = None  # None: Ready closes no bets now
    companions: tuple[CompanionSeen, ...] = ()
    requests: tuple[RequestSeen, ...] = ()  # of this viewer, if a player
    preparing: Preparing | None = None  # what comes before the next round of a recorded table


class DoneFrame(ServerFrame, frozen=True, tag="done"):
    id: str
    version: int
    position: int  # in the record of the house; 0: nothing had to be written down


class RefusedFrame(ServerFrame, frozen=True, tag="refused"):
    id: str | None  # None: the frame could not be read
    reason: str
    message: Message
    cites: tuple[Citation, ...] = ()
    room_cents: int | None = None


class NotKnownFrame(ServerFrame, frozen=True, tag="not-known"):
    """Whether it was carried out is not known: sent again with the same id it is answered, and done
    once."""

    id: str
    message: Message


class TroubleFrame(ServerFrame, frozen=True, tag="trouble"):
    """The table takes no further bet; what was confirmed stands."""

    message: Message


class ClosingFrame(ServerFrame, frozen=True, tag="closing"):
    """The House closes once the rounds with bets are over, or after five minutes. Seats and chips
    are kept."""

    message: Message


class PongFrame(ServerFrame, frozen=True, tag="pong"):
    """Answers a `ping`; who sends none gets none."""


class AdviceFrame(ServerFrame, frozen=True, tag="advice"):
    """Answers a `hint`: the moves that are open, the best first, or the bets; neither, where there
    is no figure."""

    id: str
    advice: msgspec.Raw


class CostFrame(ServerFrame, frozen=True, tag="cost"):
    """What the decisions of a round have cost so far, and all since the table was opened."""

    round: int
    costs: msgspec.Raw
    round_cents: float
    all_cents: float


class CaseFrame(ServerFrame, frozen=True, tag="case"):
    """A round that waits for what its player would rule, or goes on once they pass the question;
    None: nothing is to be ruled on."""

    case: msgspec.Raw


AnyServerFrame = (
    SignFrame
    | TableFrame
    | RevealedFrame
    | DoneFrame
    | RefusedFrame
    | NotKnownFrame
    | TroubleFrame
    | ClosingFrame
    | PongFrame
)

AnyPracticeServerFrame = AnyServerFrame | AdviceFrame | CostFrame | CaseFrame

_client = msgspec.json.Decoder(AnyClientFrame)
_practising = msgspec.json.Decoder(AnyPracticeClientFrame)
_server = msgspec.json.Decoder(AnyServerFrame)


class BadFrame(ValueError):
    """Not a frame of this protocol; the text names the path of what is wrong."""


def client_frame(data: bytes | str) -> AnyClientFrame:
    """
    >>> client_frame('{"type":"pass","question":"1.close"}')
    Pass(question='1.close')
    """
    frame: AnyClientFrame = _read(_client, data)
    return frame


def practice_frame(data: bytes | str) -> AnyPracticeClientFrame:
    """
    >>> practice_frame('{"type":"hint","id":"a1"}')
    Hint(id='a1')
    """
    frame: AnyPracticeClientFrame = _read(_practising, data)
    return frame


def server_frame(data: bytes | str) -> AnyServerFrame:
    frame: AnyServerFrame = _read(_server, data)
    return frame


def _read(decoder: msgspec.json.Decoder[Any], data: bytes | str) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise BadFrame(located(problem)) from None
