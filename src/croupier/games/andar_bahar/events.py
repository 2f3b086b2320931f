"""What happens at an Andar Bahar table and at no other (Andar Bahar 3.10.1)."""

from croupier.table.events import Event
from croupier.table.people import Person


class DealingOnAsked(Event, frozen=True):
    """The House deals on for show; a round already paid is open again for its cards alone."""

    by: Person


class DealingOnDeclined(Event, frozen=True):
    """The House does not deal on: the round ends with its three cards."""
