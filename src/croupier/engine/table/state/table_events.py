"""What happens to a table between its rounds, as facts."""

from collections.abc import Mapping

from croupier.engine.equipment.cards import Card
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.rulebook import Citation
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.state.table import Doubt
from croupier.engine.table.vocabulary.events import Event, Happened
from croupier.engine.table.vocabulary.settings import Settings


class TableOpened(Happened, frozen=True, tag="table.table-opened.1"):
    settings: Settings
    shoe: Shoe
    purses: Mapping[str, int] | None = None  # None: the table does not count purses
    number: int = 0  # of rounds played before, elsewhere on record
    doubt: Doubt | None = None


class RoundOpened(Happened, frozen=True, tag="table.round-opened.1"):
    number: int
    edition: str  # of the book, by which everything in it is decided


class ShoeStarted(Happened, frozen=True, tag="table.shoe-started.1"):
    """A new set of cards, fully shuffled."""

    decks: int


class CardsHeldOver(Happened, frozen=True, tag="table.cards-held-over.1"):
    """Cards that come before the shoe in the next round; `seen`: everybody knows one of them."""

    cards: tuple[Card | None, ...]
    seen: bool


class CutCardCameOut(Happened, frozen=True, tag="table.cut-card-came-out.1"):
    pass


class SeatTaken(Happened, frozen=True, tag="table.seat-taken.1"):
    box: int
    player: str


class SeatLeft(Happened, frozen=True, tag="table.seat-left.1"):
    box: int


class ChipsBought(Happened, frozen=True, tag="table.chips-bought.1"):
    player: str
    cents: int


class ChipsCashedOut(Happened, frozen=True, tag="table.chips-cashed-out.1"):
    player: str
    cents: int


class SettingsChanged(Happened, frozen=True, tag="table.settings-changed.1"):
    settings: Settings


class Claimed(Happened, frozen=True, tag="table.claimed.1"):
    """A purse could not give back what it owes: the House has a claim, the purse no debt."""

    player: str
    cents: int


class ClaimSettled(Happened, frozen=True, tag="table.claim-settled.1"):
    player: str
    cents: int


class ClaimWaived(Happened, frozen=True, tag="table.claim-waived.1"):
    player: str
    cents: int
    reason: str


class EarlierRoundsInDoubt(Happened, frozen=True, tag="table.earlier-rounds-in-doubt.1"):
    """A fact of the round that now ends may void rounds before it, also later."""

    paragraph: Citation


class EarlierRoundVoided(Happened, frozen=True, tag="table.earlier-round-voided.1"):
    """A round before this one, counted from 1: what happened to it now, and what it moves."""

    number: int
    events: tuple[Event, ...]
    moved: Transfers
    reported_in: int  # the round with the fact that reaches back
