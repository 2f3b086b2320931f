"""What happens at an Andar Bahar table and at no other (Andar Bahar 3.10.1)."""

from croupier.engine.table.vocabulary.events import Happened
from croupier.engine.table.vocabulary.people import Person


class DealingOnAsked(Happened, frozen=True, tag="andar-bahar.dealing-on-asked.1"):
    """The House deals on for show; a round already paid is open again for its cards alone."""

    by: Person


class DealingOnDeclined(Happened, frozen=True, tag="andar-bahar.dealing-on-declined.1"):
    """The House does not deal on: the round ends with its three cards."""


EVENTS: tuple[type[Happened], ...] = (
    DealingOnAsked,
    DealingOnDeclined,
)
