"""What happens to a table between its rounds, as facts."""

from collections.abc import Mapping

from croupier.equipment.cards import Card
from croupier.equipment.shoe import Shoe
from croupier.rulebook import Citation
from croupier.table.events import Event
from croupier.table.settings import Settings
from croupier.table.table import Doubt


class TableOpened(Event, frozen=True):
    settings: Settings
    shoe: Shoe
    seats: Mapping[int, str] = {}
    purses: Mapping[str, int] | None = None  # None: the table does not count purses
    number: int = 0  # of rounds played before, elsewhere on record
    doubt: Doubt | None = None


class RoundOpened(Event, frozen=True):
    number: int


class ShoeStarted(Event, frozen=True):
    """A new set of cards, fully shuffled."""

    decks: int


class CardsHeldOver(Event, frozen=True):
    """Cards that come before the shoe in the next round; `seen`: everybody knows one of them."""

    cards: tuple[Card | None, ...]
    seen: bool


class CutCardCameOut(Event, frozen=True):
    pass


class SeatTaken(Event, frozen=True):
    box: int
    player: str


class SeatLeft(Event, frozen=True):
    box: int


class ChipsBought(Event, frozen=True):
    player: str
    cents: int


class ChipsCashedOut(Event, frozen=True):
    player: str
    cents: int


class SettingsChanged(Event, frozen=True):
    settings: Settings


class Claimed(Event, frozen=True):
    """A purse could not give back what it owes: the House has a claim, the purse no debt."""

    player: str
    cents: int


class EarlierRoundsInDoubt(Event, frozen=True):
    """A fact of the round that now ends may void rounds before it, also later."""

    paragraph: Citation


class EarlierRoundVoided(Event, frozen=True):
    """A round before this one, counted from 1: what happened to it now, and what each purse has
    more or less for it."""

    number: int
    events: tuple[Event, ...]
    moved: Mapping[str, int]
    reported_in: int  # the round with the fact that reaches back
