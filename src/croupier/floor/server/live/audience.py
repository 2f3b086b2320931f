"""Everybody at a table is shown what has changed; nobody is waited for."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from croupier.engine.sentences import said
from croupier.engine.table.state.table_events import RoundOpened
from croupier.engine.table.viewing.sign import sign
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.questions import Kind as Asks
from croupier.floor.narration.announcements import Announcement
from croupier.floor.narration.live_narrator import LAST_CALL, told
from croupier.floor.narration.narrator import once_each
from croupier.floor.protocol.frames import ClosingFrame, RevealedFrame, SignFrame, TroubleFrame
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.live.outbox import Shown
from croupier.floor.server.live.publication import Publication, encoded
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.events import ShoeRevealed
from croupier.floor.tables.state import LiveTable

GOING_AWAY = 1001
CHANGES_KEPT = 256  # that nobody has seen
TOLD_KEPT = 120  # of a round, for whoever comes in the middle of it


class Subscriber(Protocol):
    """A connection; nothing here waits for it."""

    name: str
    token: str

    def sign(self, text: str) -> None: ...
    def show(self, publication: Shown) -> None: ...
    def send(self, text: str) -> None: ...
    def close(self, code: int) -> None: ...


class Room:
    """Everybody who looks at one table."""

    def __init__(self, desk: TableActor) -> None:
        self.desk = desk
        self.subscribers: set[Subscriber] = set()
        self.revealed: RevealedFrame | None = None  # the last, since the House was opened
        self._unseen: deque[tuple[LiveTable, tuple[Event, ...]]] = deque(maxlen=CHANGES_KEPT)
        self._said: deque[Announcement] = deque(maxlen=TOLD_KEPT)  # in this round
        self._settings = desk.live.table.round.settings
        self._waits = False
        self._last_call: tuple[float, asyncio.TimerHandle] | None = None

    def join(self, subscriber: Subscriber) -> None:
        """First the sign, then the whole table, with all that was said in this round."""
        self.flush()
        self.subscribers.add(subscriber)
        subscriber.sign(self._sign())
        self._spoken()  # before anybody was there to hear it
        subscriber.show(self._publication(once_each(self._said)))
        if self.desk.out_of_service is not None:
            subscriber.send(encoded(TroubleFrame(self.desk.out_of_service)))

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)

    def changed(self, before: LiveTable, events: tuple[Event, ...]) -> None:
        """Shown as soon as the table is done with it: then its clocks are set as well."""
        for event in events:
            if isinstance(event, ShoeRevealed):
                self._revealed(before, event)
        self._unseen.append((before, events))
        if not self._waits:
            self._waits = True
            asyncio.get_running_loop().call_soon(self.flush)

    def _revealed(self, before: LiveTable, event: ShoeRevealed) -> None:
        commitment = before.shoe.commitment
        self.revealed = RevealedFrame(event.number, commitment, event.salt, event.order)
        self.send(encoded(self.revealed))

    def flush(self) -> None:
        self._waits = False
        self._set_last_call()
        if not self._unseen or not self.subscribers:
            return
        if self._settings is not self.desk.live.table.round.settings:
            self._settings = self.desk.live.table.round.settings
            text = self._sign()
            for subscriber in self.subscribers:
                subscriber.sign(text)
        self._show(self._spoken())

    def send(self, text: str) -> None:
        for subscriber in self.subscribers:
            subscriber.send(text)

    def _show(self, spoken: Iterable[Announcement]) -> None:
        publication = self._publication(spoken)
        for subscriber in self.subscribers:
            subscriber.show(publication)
        if self.desk.out_of_service is not None:  # whatever is shown, it still takes no bets
            self.send(encoded(TroubleFrame(self.desk.out_of_service)))

    def _publication(self, spoken: Iterable[Announcement]) -> Publication:
        return Publication(self.desk, spoken, asyncio.get_running_loop().time())

    def _spoken(self) -> list[Announcement]:
        """What was not told to anybody yet."""
        found: list[Announcement] = []
        for before, events in self._unseen:
            spoken = told(self.desk.game, before, events)
            found += spoken
            if any(isinstance(event, RoundOpened) for event in events):
                self._said.clear()
            self._said.extend(spoken)
        self._unseen.clear()
        return found

    def _sign(self) -> str:
        return encoded(SignFrame(sign(self.desk.game, self.desk.live.table.round.settings)))

    def say(self, announcement: Announcement) -> None:
        """No event, since nothing happens to the table."""
        self._show((announcement,))

    # the last call

    def _set_last_call(self) -> None:
        """Once before each close; no event, since nothing happens to the table."""
        closes = next((d for d in self.desk.clock.deadlines if _is_close(d.question)), None)
        if self._last_call is not None:
            if closes is not None and self._last_call[0] == closes.at:
                return
            self._last_call[1].cancel()
            self._last_call = None
        if closes is not None:
            loop = asyncio.get_running_loop()
            at = closes.at - self.desk.clock.clocks_of(closes.question).last_call_s
            self._last_call = closes.at, loop.call_at(at, self._call)

    def _call(self) -> None:
        if self.desk.live.table.round.wagers:
            self.say(LAST_CALL)


def _is_close(question: str) -> bool:
    return question.endswith(f".{Asks.CLOSE.value}")


class Hub:
    """Listens to the floor and shows every table to its room."""

    def __init__(self, failed: Callable[[TableActor, StoreFailed], None]) -> None:
        self._rooms: dict[str, Room] = {}
        self._failed = failed
        self.practising: set[Subscriber] = set()  # at tables of their own

    def room(self, desk: TableActor) -> Room:
        name = desk.live.name
        if name not in self._rooms:
            self._rooms[name] = Room(desk)
        return self._rooms[name]

    def changed(self, desk: TableActor, before: LiveTable, events: tuple[Event, ...]) -> None:
        self.room(desk).changed(before, events)

    def failed(self, desk: TableActor, trouble: StoreFailed) -> None:
        self._failed(desk, trouble)
        self.room(desk).send(encoded(TroubleFrame(trouble.outward)))

    def recovered(self, desk: TableActor) -> None:
        """The table goes on, as the record has it."""
        self.room(desk).changed(desk.live, ())

    def lost(self, desk: TableActor, trouble: StoreFailed) -> None:
        """Whoever comes again is told why, or finds the table that is there then."""
        self._failed(desk, trouble)
        name = desk.live.name
        if name in self._rooms:
            self._rooms[name].send(encoded(TroubleFrame(trouble.outward)))
            self.close_room(name, GOING_AWAY)

    def send_away(self, code: int, *, token: str | None = None, name: str | None = None) -> None:
        """Whoever came with this session, or under this name."""
        for subscriber in self._everybody():
            if token == subscriber.token or name == subscriber.name:
                subscriber.close(code)

    def _everybody(self) -> list[Subscriber]:
        live = [each for room in self._rooms.values() for each in room.subscribers]
        return [*live, *self.practising]

    def farewell(self) -> None:
        """The House is about to close; rounds with bets are still played."""
        frame = encoded(ClosingFrame(said("server-stopping")))
        for subscriber in self._everybody():
            subscriber.send(frame)

    def close(self, code: int) -> None:
        for subscriber in self._everybody():
            subscriber.close(code)

    def close_room(self, table: str, code: int) -> None:
        """The table is there no more."""
        if table in self._rooms:
            for subscriber in self._rooms.pop(table).subscribers:
                subscriber.close(code)
