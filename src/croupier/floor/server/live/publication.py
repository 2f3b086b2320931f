"""A table at one moment as frames: the part that all share is made and encoded once, the personal
part only for those it concerns."""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property

import msgspec

from croupier.engine.sentences import Message
from croupier.engine.table.viewing import Role, View, Viewer, view
from croupier.engine.table.vocabulary.people import Person, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.narration.announcements import Announcement
from croupier.floor.narration.present import present
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.protocol.frames import (
    Clock,
    CommitmentSeen,
    CompanionSeen,
    ReadySeen,
    RequestSeen,
    Told,
)
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.commands import AskCompanion, DismissCompanion, LiveCommand, SayReady
from croupier.floor.tables.companions import ask_refused, at_the_table, dismiss_refused
from croupier.floor.tables.preparing import preparing
from croupier.floor.tables.readiness import bets_can_be_closed, bettors, ready_refused
from croupier.floor.tables.state import LiveTable

APART = ("viewer", "sign", "purse_cents")  # of a view; told by other parts of a frame
MAY_DIFFER = ("sits_at", "hands", "rooms", "rulings", "moves", "refused", "purses", "claims")
NOBODY = Viewer(Role.PLAYER, "")  # a player without seat or bets, whoever it is
FOR_NOBODY = ("rooms",)  # what no stranger may do is not listed for strangers

_encoder = msgspec.json.Encoder()


def encoded(content: object) -> str:
    return _encoder.encode(content).decode()


class Publication:
    """A table as it stands at one moment, ready for everybody who looks at it."""

    def __init__(self, desk: TableActor, spoken: Iterable[Announcement], now: float) -> None:
        self._game, self._live, self._faces = desk.game, desk.live, desk.faces()
        self._own: dict[Viewer, str] = {}
        self._bettors, self._at_the_table = bettors(desk.live), at_the_table(desk.live)
        self._requests: dict[tuple[bool, ...], str] = {}
        self._head = self._shared(desk, now)
        self.told = ",".join([told_as(each) for each in spoken])

    def text(self, viewer: Viewer, wallet_cents: int | None, said_before: str = "") -> str:
        """The frame for one viewer; `said_before`: in frames that this one takes the place of."""
        purse, requests = None, "[]"
        if viewer.role is Role.PLAYER:
            purse = self._live.table.round.purse(viewer.name)
            requests = self._requests_of(viewer.name)
        spoken = f"{said_before},{self.told}" if said_before and self.told else ""
        return (
            f'{self._head},"own":{{"viewer":{encoded(viewer)}{self._own_of(viewer)}}},'
            f'"requests":{requests},'
            f'"purse_cents":{"null" if purse is None else purse},'
            f'"wallet_cents":{"null" if wallet_cents is None else wallet_cents},'
            f'"told":[{spoken or said_before or self.told}]}}'
        )

    def _own_of(self, viewer: Viewer) -> str:
        """Further fields, each after a comma."""
        if viewer.role is Role.WATCHER:
            return ""
        if viewer.role is Role.PLAYER and viewer.name not in self._concerned:
            viewer = NOBODY
        found = self._own.get(viewer)
        if found is None:
            found = self._own[viewer] = "".join(
                [f',"{name}":{encoded(value)}' for name, value in self._differing(viewer)]
            )
        return found

    def _differing(self, viewer: Viewer) -> Iterator[tuple[str, object]]:
        seen, all_see = self._view(viewer), self._all_see
        for name in FOR_NOBODY if viewer is NOBODY else MAY_DIFFER:
            if getattr(seen, name) != getattr(all_see, name):
                yield name, getattr(seen, name)

    def _requests_of(self, name: str) -> str:
        """Players of the same standing are answered alike."""
        live = self._live
        standing = name in self._bettors, name in live.ready, name in self._at_the_table
        found = self._requests.get(standing)
        if found is None:
            found = self._requests[standing] = _requests(live, player(name))
        return found

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

    def _shared(self, desk: TableActor, now: float) -> str:
        live = desk.live
        all_see = {
            name: getattr(self._all_see, name)
            for name in View.__struct_fields__
            if name not in APART
        }
        head = {
            "type": "table",
            "version": live.version,
            "condition": live.condition,
            "shared": all_see,
            "clocks": clocks_of(desk, now),
            "queue": live.queue,
            "shoe": commitment_seen(live),
            "now": present(self._game, live.table),
            "ready": ReadySeen(live.ready, self._bettors) if bets_can_be_closed(live) else None,
            "companions": companions_seen(live),
            "preparing": preparing(self._game, live),
        }
        return encoded(head).removesuffix("}")


def clocks_of(desk: TableActor, now: float) -> tuple[Clock, ...]:
    return tuple(Clock(d.question, max(0.0, d.at - now), d.seconds) for d in desk.clock.deadlines)


def commitment_seen(live: LiveTable) -> CommitmentSeen | None:
    return CommitmentSeen(live.shoe.number, live.shoe.commitment) if live.shoe.number else None


def companions_seen(live: LiveTable) -> tuple[CompanionSeen, ...]:
    found = live.companions.items()
    return tuple([CompanionSeen(name, each.box, each.leaving) for name, each in found])


def _requests(live: LiveTable, by: Person) -> str:
    found = [
        _request(SayReady, ready_refused(live, by)),
        _request(AskCompanion, ask_refused(live, by)),
    ]
    if live.companions:
        found.append(_request(DismissCompanion, dismiss_refused(live, by)))
    return f"[{','.join(found)}]"


def _request(command: type[LiveCommand], refused: Refused | None) -> str:
    tag = str(command.__struct_config__.tag)
    if refused is None or not refused.message.values:
        return _request_without_values(tag, None if refused is None else refused.message.key)
    return encoded(RequestSeen(tag, refused.message))


@cache
def _request_without_values(tag: str, key: str | None) -> str:
    return encoded(RequestSeen(tag, None if key is None else Message(key)))


def told_as(spoken: Announcement) -> str:
    return encoded(Told(spoken.kind.name.lower(), spoken.message, spoken.cites, spoken.rows))
