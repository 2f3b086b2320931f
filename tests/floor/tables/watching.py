"""Looks at a simulated floor: after every change, at every write, every minute, after a crash."""

import asyncio
from typing import TYPE_CHECKING

from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.view import view
from croupier.engine.table.viewing.viewers import Role, Viewer
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.record.ledger.balances import held
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.state import Condition, LiveTable
from tests.floor.tables.invariants import (
    commitments_are_kept,
    hidden_faces_stay_hidden,
    is_not_stuck,
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)

if TYPE_CHECKING:
    from tests.floor.tables.simulation import Simulation

WATCHER = Viewer(Role.WATCHER, "somebody")
LONGEST_S = 300  # nothing that the clock goes on with takes longer, even on a slow disk
WRITES_BETWEEN = 50  # two looks at all the books
CHANGES_BETWEEN = 20  # two looks at a view
ASKS_PEOPLE = (Kind.RULING, Kind.DECISION, Kind.SQUEEZE)


class Watch:
    def __init__(self, simulation: "Simulation") -> None:
        self._simulation = simulation
        self._last: dict[str, LiveTable] = {}
        self._moved: dict[str, tuple[int, float]] = {}
        self._changes = self._writes = 0

    @property
    def _floor(self) -> Floor:
        return self._simulation.premises.floor

    def changed(self, desk: TableActor) -> None:
        live = desk.live
        self._changes += 1
        self._simulation.seen[f"round {live.table.round.status}"] += live.between_rounds
        before = self._last.get(live.name)
        assert before is None or live.version >= before.version  # equal: its clock begins anew
        self._last[live.name] = live
        if live.between_rounds:
            assert all(cents >= 0 for cents in (live.table.round.purses or {}).values())
        if self._changes % CHANGES_BETWEEN == 0 and live.table.round.cards:
            self._faces(desk)

    def _faces(self, desk: TableActor) -> None:
        """As somebody who looks on sees them, and everybody who sits there."""
        table = desk.live.table
        for player in (None, *set(table.seats.values())):
            viewer = WATCHER if player is None else Viewer(Role.PLAYER, player)
            seen = view(desk.game, table, viewer, desk.faces())
            cards = {card.number: card.face for hand in seen.hands for card in hand.cards}
            hidden_faces_stay_hidden(desk, cards, player)

    def written(self) -> None:
        """Every table as it is shown has its money where the ledger says."""
        self._writes += 1
        store = self._simulation.premises.store
        if self._writes % WRITES_BETWEEN or self._writes % 2 == 0 or store.failed is not None:
            return
        balances = store.balances()
        assert sum(balances.values()) == 0
        for desk in self._floor.desks.values():
            for account, cents in held(desk.live.name, desk.live.table).items():
                assert balances.get(account, 0) == cents, account

    def every_minute(self) -> None:
        if self._simulation.premises.store.failed is not None:
            return
        now = asyncio.get_running_loop().time()
        for name, desk in self._floor.desks.items():
            if desk.trouble:
                continue
            if self._simulation.premises.disk.idle:
                is_not_stuck(desk)
            version, since = self._moved.get(name, (-1, now))
            if version != desk.live.version or not _clock_should_go_on(desk):
                self._moved[name] = desk.live.version, now
            else:
                assert now - since < LONGEST_S, f"{name} stands still: {desk.live.table.round}"

    def streams(self) -> None:
        floor = self._floor
        if self._simulation.premises.store.failed is None:
            self._simulation.followed.gives_the_same(floor)
            money_is_where_it_belongs(floor)

    def everything(self) -> None:
        self.streams()
        record_gives_the_same(self._floor)
        store = self._simulation.premises.store
        record_is_whole(store)
        for name, desk in self._floor.desks.items():
            if desk.live.automatic:
                told = commitments_are_kept(store, desk.game, name)
                self._simulation.seen["shoes told"] += told


def _clock_should_go_on(desk: TableActor) -> bool:
    live = desk.live
    if not live.automatic or any(
        q.kind in ASKS_PEOPLE or (q.kind is Kind.ORDER and q.player is None)
        for q in awaited(desk.game, live.table)
    ):
        return False
    if live.between_rounds:
        return live.condition is Condition.OPEN or (live.closed and not live.shoe.revealed)
    ends = bool(live.table.round.wagers) or live.condition is Condition.CLOSING
    return live.table.round.status is not Status.BETTING or ends
