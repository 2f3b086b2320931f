"""Shoes and spins that were told, held against what was committed to and what was dealt."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.engine.games.roulette.events import BallRested
from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.vocabulary.events import CardDealt, CardTurned, Event
from croupier.floor.record.store.entries import Written
from croupier.floor.tables import events as e
from croupier.floor.tables.commitments import commitment_of, is_complete
from croupier.floor.tables.evolving import evolve_live
from croupier.floor.tables.state import LiveTable
from croupier.floor.verification.streams import LiveStream


class Untold(msgspec.Struct, frozen=True):
    """A shoe that is still in use: only its commitment is known."""

    number: int
    commitment: str
    drawn: int


class ShoesOf(msgspec.Struct, frozen=True):
    """The shoes, or spins, of one table."""

    table: str
    told: int  # whose order is known and was the one dealt
    untold: Untold | None = None


class LiveStreamWithShoes:
    """Checks a live table, and every shoe of it."""

    def __init__(self, game: Game, stream: LiveStream) -> None:
        self._game, self._stream = game, stream
        self._shown: dict[int, str] = {}  # what came out of the shoe, by its place in the order
        self._decks: int | None = None  # of the shoe in use; None: committed to before checking
        self.told = 0

    def entry(self, written: Written) -> Transfers | Message:
        before = self._stream.live
        moved = self._stream.entry(written)
        if isinstance(moved, Message) or before is None:
            return moved
        return self._otherwise(before, self._stream.events) or moved

    def held(self) -> Mapping[str, int]:
        return self._stream.held()

    def shoes(self) -> ShoesOf | None:
        """None: nothing was ever committed to here."""
        live = self._stream.live
        if live is None or not live.shoe.number:
            return None
        shoe = live.shoe
        untold = None if shoe.revealed else Untold(shoe.number, shoe.commitment, shoe.drawn)
        return ShoesOf(live.name, self.told, untold)

    def _otherwise(self, live: LiveTable, events: Iterable[Event]) -> Message | None:
        for event in events:
            if isinstance(event, e.ShoeRevealed):
                wrong = self._told(live, event)
                if wrong is not None:
                    return wrong
            else:
                self._note(live, event)
            live = evolve_live(self._game, live, event)
        return None

    def _note(self, live: LiveTable, event: Event) -> None:
        """A card held over came out of the shoe before."""
        match event:
            case e.ShoeCommitted():
                self._shown.clear()
                self._decks = live.table.settings.decks
            case CardDealt(card=str() as card) if not live.table.round.shoe.held_over:
                self._shown[live.shoe.drawn] = card
            case CardTurned(number, card) if number in live.face_down:
                self._shown[live.face_down[number]] = card
            case BallRested(pocket, revolutions):
                self._shown |= {0: pocket, 1: str(revolutions)}

    def _told(self, live: LiveTable, event: e.ShoeRevealed) -> Message | None:
        number, order = event.number, event.order
        if commitment_of(live.name, number, event.salt, order) != live.shoe.commitment:
            return said("record-shoe-not-committed", number=number)
        if not is_complete(order, self._decks):
            if not live.table.settings.decks:
                return said("record-spin-impossible", number=number)
            return said("record-shoe-incomplete", number=number, decks=self._decks or 0)
        for place, shown in sorted(self._shown.items()):
            fixed = order[place] if place < len(order) else ""
            if fixed != shown:
                return said(
                    "record-shoe-dealt-otherwise",
                    number=number,
                    place=place + 1,
                    fixed=fixed,
                    shown=shown,
                )
        self.told += 1
        return None
