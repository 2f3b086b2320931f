"""What people and the House ask of a live table, besides what the rules know."""

from croupier.engine.table.vocabulary.commands import Given
from croupier.engine.table.vocabulary.settings import Settings


class LiveCommand(Given, frozen=True):
    """Asked of the live table, not of the engine's."""


class CommitShoe(LiveCommand, frozen=True, tag="floor.commit-shoe.1"):
    """The order of the cards to come is fixed, and everybody may hold the House to it."""

    number: int
    commitment: str  # SHA-256, in hexadecimal


class RevealShoe(LiveCommand, frozen=True, tag="floor.reveal-shoe.1"):
    number: int
    salt: str
    order: tuple[str, ...]


class AbandonShoe(LiveCommand, frozen=True, tag="floor.abandon-shoe.1"):
    """Its order was sealed with a key that is lost: no card of it is dealt, and it is never
    revealed."""

    number: int


class NoticeInterruption(LiveCommand, frozen=True, tag="floor.notice-interruption.1"):
    """What runs an automatic table stopped in the middle of a round and goes on now."""


class PauseTable(LiveCommand, frozen=True, tag="floor.pause-table.1"):
    """The round in play is finished; no other is opened."""

    reason: str = ""


class ResumeTable(LiveCommand, frozen=True, tag="floor.resume-table.1"):
    pass


class CloseTable(LiveCommand, frozen=True, tag="floor.close-table.1"):
    """ "Last round": once it is over the table is closed."""


class ReopenTable(LiveCommand, frozen=True, tag="floor.reopen-table.1"):
    pass


class AnnounceSettings(LiveCommand, frozen=True, tag="floor.announce-settings.1"):
    """Other limits or another layout, from the next round on."""

    settings: Settings


class TakeDealing(LiveCommand, frozen=True, tag="floor.take-dealing.1"):
    """A Dealer comes to a recorded table."""

    dealer: str


class LeaveDealing(LiveCommand, frozen=True, tag="floor.leave-dealing.1"):
    pass


class CountCards(LiveCommand, frozen=True, tag="floor.count-cards.1"):
    """The Dealer has counted a set of cards: the old one when a shoe ends, or the new one."""

    number: int


class ConfirmCount(LiveCommand, frozen=True, tag="floor.confirm-count.1"):
    """Somebody of the Pit has counted as many."""

    number: int


class JoinQueue(LiveCommand, frozen=True, tag="floor.join-queue.1"):
    player: str


class LeaveQueue(LiveCommand, frozen=True, tag="floor.leave-queue.1"):
    player: str


class SayReady(LiveCommand, frozen=True, tag="floor.say-ready.1"):
    """A player has no more bets to make in this round."""


class AskCompanion(LiveCommand, frozen=True, tag="floor.ask-companion.1"):
    """A companion of the House plays along, with chips of the House."""


class MoveCompanion(LiveCommand, frozen=True, tag="floor.move-companion.1"):
    """The House clears the companion's box for a player and takes another one."""

    name: str
    box: int


class DismissCompanion(LiveCommand, frozen=True, tag="floor.dismiss-companion.1"):
    """The companion finishes the round in play, hands the chips back and leaves."""

    name: str


class LeaveTable(LiveCommand, frozen=True, tag="floor.leave-table.1"):
    """A player gets up: boxes and place in the queue are given up, and the chips go home."""

    player: str


COMMANDS: tuple[type[LiveCommand], ...] = (
    CommitShoe,
    RevealShoe,
    AbandonShoe,
    NoticeInterruption,
    PauseTable,
    ResumeTable,
    CloseTable,
    ReopenTable,
    AnnounceSettings,
    TakeDealing,
    LeaveDealing,
    CountCards,
    ConfirmCount,
    JoinQueue,
    LeaveQueue,
    SayReady,
    AskCompanion,
    MoveCompanion,
    DismissCompanion,
    LeaveTable,
)
