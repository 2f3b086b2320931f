"""What happens to a live table, besides what the rules know, as facts."""

from croupier.engine.table.vocabulary.events import Happened
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.settings import Settings


class ShoeCommitted(Happened, frozen=True, tag="floor.shoe-committed.1"):
    number: int
    commitment: str


class ShoeRevealed(Happened, frozen=True, tag="floor.shoe-revealed.1"):
    """Whoever kept the commitment can check every card that was dealt."""

    number: int
    salt: str
    order: tuple[str, ...]


class ShoeAbandoned(Happened, frozen=True, tag="floor.shoe-abandoned.1"):
    """Its order is lost with the key of the House; another shoe follows."""

    number: int


class TablePaused(Happened, frozen=True, tag="floor.table-paused.1"):
    reason: str


class TableResumed(Happened, frozen=True, tag="floor.table-resumed.1"):
    pass


class LastRoundAnnounced(Happened, frozen=True, tag="floor.last-round-announced.1"):
    pass


class TableReopened(Happened, frozen=True, tag="floor.table-reopened.1"):
    pass


class SettingsAnnounced(Happened, frozen=True, tag="floor.settings-announced.1"):
    settings: Settings
    by: Person


class DealerCame(Happened, frozen=True, tag="floor.dealer-came.1"):
    dealer: str


class DealerLeft(Happened, frozen=True, tag="floor.dealer-left.1"):
    dealer: str


class CardsCounted(Happened, frozen=True, tag="floor.cards-counted.1"):
    """`full`: how many there should be; `to_come`: of the next shoe, not of the one in play."""

    dealer: str
    number: int
    full: int
    to_come: bool


class CountConfirmed(Happened, frozen=True, tag="floor.count-confirmed.1"):
    by: str


class QueueJoined(Happened, frozen=True, tag="floor.queue-joined.1"):
    player: str


class QueueLeft(Happened, frozen=True, tag="floor.queue-left.1"):
    player: str


class SaidReady(Happened, frozen=True, tag="floor.said-ready.1"):
    """`all`: with this player all who have a bet are ready, and betting closes."""

    player: str
    all: bool


class ReadyTakenBack(Happened, frozen=True, tag="floor.ready-taken-back.1"):
    """The player has changed a bet since."""

    player: str


class TableLeft(Happened, frozen=True, tag="floor.table-left.1"):
    """The player's chips go home as soon as none of them is in play."""

    player: str


class CompanionCame(Happened, frozen=True, tag="floor.companion-came.1"):
    """`box`: None where the layout has no boxes."""

    name: str
    box: int | None


class CompanionMoved(Happened, frozen=True, tag="floor.companion-moved.1"):
    name: str
    box: int


class CompanionSentAway(Happened, frozen=True, tag="floor.companion-sent-away.1"):
    """From now on the companion bets no more, and leaves once the chips are handed back."""

    name: str


class CompanionLeft(Happened, frozen=True, tag="floor.companion-left.1"):
    name: str


EVENTS: tuple[type[Happened], ...] = (
    ShoeCommitted,
    ShoeRevealed,
    ShoeAbandoned,
    TablePaused,
    TableResumed,
    LastRoundAnnounced,
    TableReopened,
    SettingsAnnounced,
    DealerCame,
    DealerLeft,
    CardsCounted,
    CountConfirmed,
    QueueJoined,
    QueueLeft,
    SaidReady,
    ReadyTakenBack,
    CompanionCame,
    CompanionMoved,
    CompanionSentAway,
    CompanionLeft,
    TableLeft,
)
