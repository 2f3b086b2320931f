"""Everybody at a table is shown what has changed: the part that all share is made and encoded once,
the personal part only for those it concerns."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Protocol

import msgspec

from croupier.floor.announcing import Announcement, Kind
from croupier.floor.live.desk import LiveDesk
from croupier.floor.live.state import LiveTable
from croupier.floor.live.telling import ANYBODY, LAST_CALL, told
from croupier.protocol.frames import (
    Clock,
    ClosingFrame,
    CommitmentSeen,
    SignFrame,
    Told,
    TroubleFrame,
)
from croupier.sentences import said
from croupier.store.interface import StoreFailed
from croupier.table.events import Event
from croupier.table.questions import Kind as Asks
from croupier.table.viewing import Role, View, Viewer, view
from croupier.table.viewing.sign import sign

APART = ("viewer", "sign", "purse_cents")  # of a view, told by other parts of a frame
MAY_DIFFER = ("sits_at", "hands", "rooms", "rulings", "moves", "refused", "purses", "claims")
NOBODY = Viewer(Role.PLAYER, "")  # a player without seat or bets, whoever it is
FOR_LATECOMERS = (Kind.STOP, Kind.RESULT)  # what was said before somebody came
CHANGES_KEPT = 16
NOTHING = "{}"

_encoder = msgspec.json.Encoder()


def encoded(content: object) -> str:
    return _encoder.encode(content).decode()


class Publication:
    """A table as it stands at one moment, ready for everybody who looks at it."""

    def __init__(self, desk: LiveDesk, spoken: Iterable[Announcement], now: float) -> None:
        self._game, self._live, self._faces = desk.game, desk.live, desk.faces()
        self._own: dict[Viewer, str] = {}
        self._head = self._shared(desk, now)
        self.told = ",".join([_told(each) for each in spoken])

    def text(self, viewer: Viewer, wallet_cents: int | None, said_before: str = "") -> str:
        """The frame for one viewer; `said_before`: in frames that this one takes the place of."""
        plays = viewer.role is Role.PLAYER
        purse = self._live.table.round.purse(viewer.name) if plays else None
        spoken = ",".join(filter(None, (said_before, self.told)))
        return (
            f'{self._head},"own":{self.own(viewer)},"purse_cents":{_number(purse)},'
            f'"wallet_cents":{_number(wallet_cents)},"told":[{spoken}]}}'
        )

    def own(self, viewer: Viewer) -> str:
        if viewer.role is Role.WATCHER:
            return NOTHING
        if viewer.role is Role.PLAYER and viewer.name not in self._concerned:
            viewer = NOBODY
        if viewer not in self._own:
            self._own[viewer] = self._made_for(viewer)
        return self._own[viewer]

    def _made_for(self, viewer: Viewer) -> str:
        if viewer is NOBODY:
            return encoded({"rooms": self._view(NOBODY).rooms})
        seen, all_see = self._view(viewer), self._all_see
        fields = {name: getattr(seen, name) for name in MAY_DIFFER}
        return encoded({n: value for n, value in fields.items() if value != getattr(all_see, n)})

    @cached_property
    def _all_see(self) -> View:
        return self._view(ANYBODY)

    @cached_property
    def _concerned(self) -> frozenset[str | None]:
        """Players with a seat, bet, squeeze or question in this round."""
        table = self._live.table
        round = table.round
        return frozenset(
            (
                *table.seats.values(),
                *round.seats.values(),
                *(wager.player for wager in round.placed),
                *(squeeze.player for squeeze in round.squeezes),
                *(asked.player for asked in self._all_see.awaited),
            )
        )

    def _view(self, viewer: Viewer) -> View:
        return view(self._game, self._live.table, viewer, self._faces)

    def _shared(self, desk: LiveDesk, now: float) -> str:
        live = desk.live
        all_see = {
            name: getattr(self._all_see, name)
            for name in View.__struct_fields__
            if name not in APART
        }
        clocks = [Clock(d.question, max(0.0, d.at - now), d.seconds) for d in desk.deadlines]
        head = {
            "type": "table",
            "version": live.version,
            "condition": live.condition,
            "shared": all_see,
            "clocks": clocks,
            "queue": live.queue,
            "shoe": commitment_seen(live),
        }
        return encoded(head).removesuffix("}")


def commitment_seen(live: LiveTable) -> CommitmentSeen | None:
    return CommitmentSeen(live.shoe.number, live.shoe.commitment) if live.shoe.number else None


def _told(spoken: Announcement) -> str:
    return encoded(Told(spoken.kind.name.lower(), spoken.message, spoken.cites))


def _number(cents: int | None) -> str:
    return "null" if cents is None else str(cents)


class Subscriber(Protocol):
    """A connection; nothing here waits for it."""

    name: str
    token: str

    def sign(self, text: str) -> None: ...
    def show(self, publication: Publication) -> None: ...
    def send(self, text: str) -> None: ...
    def close(self, code: int) -> None: ...


class Room:
    """Everybody who looks at one table."""

    def __init__(self, desk: LiveDesk) -> None:
        self.desk = desk
        self.subscribers: set[Subscriber] = set()
        self._changes: deque[tuple[LiveTable, tuple[Event, ...]]] = deque(maxlen=CHANGES_KEPT)
        self._unseen = 0  # how many of them nobody was shown yet
        self._settings = desk.live.table.round.settings
        self._waits = False
        self._last_call: tuple[float, asyncio.TimerHandle] | None = None

    def join(self, subscriber: Subscriber) -> None:
        """First the sign, then the whole table, with what was ruled and decided last."""
        self.flush()
        self.subscribers.add(subscriber)
        subscriber.sign(self._sign())
        before = [each for each in self._spoken(CHANGES_KEPT) if each.kind in FOR_LATECOMERS]
        subscriber.show(self._publication(before))

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)

    def changed(self, before: LiveTable, events: tuple[Event, ...]) -> None:
        """Shown as soon as the table is done with it: then its clocks are set as well."""
        self._changes.append((before, events))
        self._unseen += 1
        if not self._waits:
            self._waits = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        self._waits = False
        unseen, self._unseen = self._unseen, 0
        self._set_last_call()
        if not unseen or not self.subscribers:
            return
        if self._settings is not self.desk.live.table.round.settings:
            self._settings = self.desk.live.table.round.settings
            text = self._sign()
            for subscriber in self.subscribers:
                subscriber.sign(text)
        self._show(self._spoken(unseen))

    def send(self, text: str) -> None:
        for subscriber in self.subscribers:
            subscriber.send(text)

    def _show(self, spoken: Iterable[Announcement]) -> None:
        publication = self._publication(spoken)
        for subscriber in self.subscribers:
            subscriber.show(publication)

    def _publication(self, spoken: Iterable[Announcement]) -> Publication:
        return Publication(self.desk, spoken, asyncio.get_running_loop().time())

    def _spoken(self, last: int) -> list[Announcement]:
        changes = list(self._changes)[-last:]
        game = self.desk.game
        return [each for before, events in changes for each in told(game, before, events)]

    def _sign(self) -> str:
        return encoded(SignFrame(sign(self.desk.game, self.desk.live.table.round.settings)))

    # the last call

    def _set_last_call(self) -> None:
        """Once before each close; no event, since nothing happens to the table."""
        closes = next((d.at for d in self.desk.deadlines if _is_close(d.question)), None)
        if self._last_call is not None:
            if self._last_call[0] == closes:
                return
            self._last_call[1].cancel()
            self._last_call = None
        if closes is not None:
            loop = asyncio.get_running_loop()
            at = closes - self.desk.clocks.last_call_s
            self._last_call = closes, loop.call_at(at, self._call)

    def _call(self) -> None:
        if self.desk.live.table.round.wagers:
            self._show((LAST_CALL,))


def _is_close(question: str) -> bool:
    return question.endswith(f".{Asks.CLOSE.value}")


class Hub:
    """Listens to the floor and shows every table to its room."""

    def __init__(self, failed: Callable[[LiveDesk, StoreFailed], None]) -> None:
        self._rooms: dict[str, Room] = {}
        self._failed = failed

    def room(self, desk: LiveDesk) -> Room:
        name = desk.live.name
        if name not in self._rooms:
            self._rooms[name] = Room(desk)
        return self._rooms[name]

    def changed(self, desk: LiveDesk, before: LiveTable, events: tuple[Event, ...]) -> None:
        self.room(desk).changed(before, events)

    def failed(self, desk: LiveDesk, trouble: StoreFailed) -> None:
        self._failed(desk, trouble)
        self.room(desk).send(encoded(TroubleFrame(trouble.reason)))

    def send_away(self, code: int, *, token: str | None = None, name: str | None = None) -> None:
        """Whoever came with this session, or under this name."""
        for subscriber in self._everybody():
            if token == subscriber.token or name == subscriber.name:
                subscriber.close(code)

    def _everybody(self) -> list[Subscriber]:
        return [each for room in self._rooms.values() for each in room.subscribers]

    def farewell(self) -> None:
        """The House is about to close; rounds with bets are still played."""
        frame = encoded(ClosingFrame(said("server-stopping")))
        for subscriber in self._everybody():
            subscriber.send(frame)

    def close(self, code: int) -> None:
        for subscriber in self._everybody():
            subscriber.close(code)
