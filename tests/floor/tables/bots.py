"""Players who know what their view shows them, and say what it lets them say."""

from random import Random
from typing import Any

from msgspec.structs import replace

from croupier.engine.table.dealing.awaited import Awaited, Until, awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.viewing.view import View, view
from croupier.engine.table.viewing.viewers import Viewer
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, ReportFact
from croupier.engine.table.vocabulary.people import Person
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.state import LiveTable

Said = tuple[Command, str | None]  # with the question it answers


class Bot:
    def __init__(self, person: Person, rng: Random) -> None:
        self.person, self.rng = person, rng
        self._viewer = Viewer.of(person)
        self._seen: dict[str, tuple[LiveTable, View]] = {}

    def view(self, desk: TableActor) -> View:
        """A table that stands as it stood looks as it looked."""
        live = desk.live
        stood, seen = self._seen.get(live.name, (None, None))
        if seen is None or stood is not live:
            seen = view(desk.game, live.table, self._viewer, desk.faces())
            self._seen[live.name] = live, seen
        return seen

    def bet(self, desk: TableActor) -> Command | None:
        """On some spot of the first boxes, so that players share them."""
        round = desk.live.table.round
        if round.status is not Status.BETTING or not round.purse(self.person.name):
            return None
        spots = [s for s in desk.game.spots(round.settings) if s.box is None or s.box <= 3]
        spot = self.rng.choice(spots)
        stake = round.settings.limits.minimum(spot.bet)
        stake += self.rng.randint(0, 30) * round.settings.unit_cents
        return PlaceBet(self.person, self.person.name, spot, stake)

    def question(self, desk: TableActor) -> Awaited | None:
        """One of those put to them that nothing goes on without, else one that may be left."""
        own = [q for q in awaited(desk.game, desk.live.table) if q.player == self.person.name]
        held_up = [q for q in own if q.until is Until.ANSWERED]
        return self.rng.choice(held_up or own) if own else None

    def answer(self, desk: TableActor) -> Said | None:
        """Any of the moves their view offers, said to the question if there is one."""
        asked = self.question(desk)
        moves = [m for m in self.view(desk).moves if isinstance(m, Move) and not m.free]
        moves = [move for move in moves if not isinstance(move.command, ReportFact)]
        if not moves:
            return None
        return self._amount(self.rng.choice(moves)), asked.question if asked else None

    def _amount(self, move: Move) -> Command:
        if move.amount is None:
            return move.command
        most = move.largest_cents
        if most is None:
            most = move.smallest_cents + 20 * move.step_cents
        steps = max(0, most - move.smallest_cents) // move.step_cents
        amount = move.smallest_cents + self.rng.randint(0, steps) * move.step_cents
        command: Any = move.command
        changed: Command = replace(command, **{move.amount: amount})
        return changed
