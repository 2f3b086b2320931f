"""Every state that a round can be in, as a player's page is shown it.

Rounds full of trouble are played by the engine alone, and made into frames as the server makes
them: nothing has to be waited for, and each moment stays as long as it is looked at.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.log.log import Entry
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.viewing import Role, View, Viewer, view
from croupier.engine.table.viewing.sign import sign
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.settings import Limits, Settings
from croupier.engine.table.vocabulary.table_commands import OpenRound, OpenTable, TakeSeat
from croupier.floor.narration.announcements import Announcement
from croupier.floor.narration.live_narrator import told
from croupier.floor.protocol.frames import SignFrame
from croupier.floor.server.live.publication import Publication, encoded
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.evolving import evolve_all, first
from croupier.floor.tables.state import LiveTable
from tests.golden.recording import PURSES, Evening

ANN = Viewer(Role.PLAYER, "ann")
WALLET_CENTS = 900_000
LEFT_S, OF_S = 12.0, 20.0
ROUNDS = 3
BET_CENTS = 2_500


class Moment(NamedTuple):
    state: str
    sign: str  # the frames
    table: str


class Deadline(NamedTuple):
    question: str
    at: float
    seconds: float


class StillClock:
    def __init__(self, questions: Iterable[str]) -> None:
        self.deadlines = [Deadline(question, LEFT_S, OF_S) for question in questions]


class Still:
    """What a publication reads of a table, at one moment."""

    def __init__(self, game: Game, live: LiveTable) -> None:
        self.game, self.live = game, live
        self.clock = StillClock(each.question for each in awaited(game, live.table))

    def faces(self) -> dict[int, Any]:
        return {}


class Rounds(Evening):
    """A table of any settings, with ann and bob in its first boxes; ann always bets."""

    purses = PURSES
    seated: tuple[str, ...] = ("ann", "bob")

    def __init__(self, settings: Settings, seed: int) -> None:
        self.game, self.rng, self.record = game_named(settings.game), Random(seed), KeptRounds()
        limits = replace(settings, limits=Limits(minimum_cents=500))
        command = OpenTable(PIT_SUPERVISOR, limits, self.purses)
        self.table, events = open_table(self.game, command)
        self.entries = [Entry("1", 0, command, events)]
        for name, box in zip(self.seated, settings.boxes, strict=False):
            assert self.did(TakeSeat(player(name), name, box))

    def played(self) -> "Rounds":
        self.play(ROUNDS)
        return self

    def _between(self, number: int) -> None:
        """Nobody comes or goes."""

    def did(self, command: Any) -> bool:
        done = super().did(command)
        if isinstance(command, OpenRound):
            for bet in self._opening():
                super().did(bet)
        return done

    def _opening(self) -> Iterable[PlaceBet]:
        spot = next(iter(self.game.spots(self.table.settings)))
        return (PlaceBet(player("ann"), "ann", spot, BET_CENTS),)


def moments(settings: Settings, seeds: range, quiet: bool = False) -> list[Moment]:
    """One of each state, that in which there is most to show."""
    return fullest(moment for seed in seeds for moment in every(_played(settings, seed, quiet)))


def _played(settings: Settings, seed: int, quiet: bool) -> Rounds:
    rounds = Rounds(settings, seed)
    if quiet:
        rounds.trouble = 0.0
    return rounds.played()


def fullest(moments: Iterable[Moment]) -> list[Moment]:
    found: dict[str, Moment] = {}
    for moment in moments:
        known = found.get(moment.state)
        if known is None or len(known.table) < len(moment.table):
            found[moment.state] = moment
    return [found[state] for state in sorted(found)]


def every(rounds: Rounds) -> Iterator[Moment]:
    """One for each change at the table."""
    shown = Shown(rounds)
    for entry in rounds.entries[1:]:
        shown.follow(entry)
        if shown.live.table.number:
            yield shown.moment()


def latest(rounds: Rounds) -> Moment:
    """The table as it is after all that was done there."""
    shown = Shown(rounds)
    for entry in rounds.entries[1:]:
        shown.follow(entry)
    return shown.moment()


class Shown:
    """A table as ann's page is told of it."""

    def __init__(self, rounds: Rounds) -> None:
        self._game = rounds.game
        (event,) = rounds.entries[0].events
        assert isinstance(event, TableOpened)
        self.live = first(self._game, f"{self._game.NAME}-1", event, automatic=True)
        self._sign = encoded(SignFrame(sign(self._game, rounds.table.settings)))
        self._said: list[Announcement] = []

    def follow(self, entry: Entry) -> None:
        before, self.live = self.live, evolve_all(self._game, self.live, entry.events)
        self._said += told(self._game, before, entry.events)
        if isinstance(entry.command, OpenRound) and entry.command.by is DEALER:
            self._said.clear()

    def moment(self) -> Moment:
        frame = Publication(cast(TableActor, Still(self._game, self.live)), self._said, 0)
        state = _state(view(self._game, self.live.table, ANN))
        return Moment(state, self._sign, frame.text(ANN, WALLET_CENTS))


def _state(seen: View) -> str:
    """What the page has to show of it."""
    mine = sorted({each.kind.value for each in seen.awaited if each.player == ANN.name})
    if mine:
        commands = {type(move.command).__name__ for move in seen.moves if hasattr(move, "command")}
        open_to_ann = sorted(commands - {"ReportFact", "PlaceBet", "WithdrawBet", "AskSqueeze"})
        return " ".join(("asked", *mine, *open_to_ann))
    if seen.halts:
        others = "others" if any(each.player for each in seen.awaited) else "house"
        return f"halted, {others} decide"
    waits = "waiting" if any(each.player for each in seen.awaited) else ""
    return " ".join((str(seen.status), waits)).strip()
