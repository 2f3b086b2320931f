"""The streams of a floor checked: every command to the House and to a table decided again."""

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.rulebook import READINGS
from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.log.codec import Unreadable
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import OpenTable
from croupier.engine.table.vocabulary.words import rank_said
from croupier.floor.house import codec as house_codec
from croupier.floor.house.commands import GrantLicence
from croupier.floor.house.deciding import run_house
from croupier.floor.house.events import TableAdded
from croupier.floor.house.evolving import evolve_house
from croupier.floor.house.people import THE_HOUSE, Actor
from croupier.floor.house.postings import house_postings
from croupier.floor.house.roles import role_said
from croupier.floor.house.state import House, HouseTable, KeyMark
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.ledger.balances import held
from croupier.floor.record.ledger.posting import postings
from croupier.floor.record.store.chain_check import Checker
from croupier.floor.record.store.entries import Written
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.deciding import run_live
from croupier.floor.tables.events import ShoeAbandoned, ShoeCommitted
from croupier.floor.tables.evolving import evolve_all, first
from croupier.floor.tables.permissions import in_their_rank, not_entitled, not_for_another
from croupier.floor.tables.restoration import Restored, noted
from croupier.floor.tables.round_index import indexed
from croupier.floor.tables.state import LiveTable
from croupier.floor.verification.index_check import ExpectedIndex
from croupier.floor.verification.snapshot_check import SnapshotsOf

Ran = tuple[LiveTable, tuple[Event, ...]]


def checkers(balances: Mapping[str, int]) -> dict[str, Checker]:
    """For a whole record: that of the House adds one for each table."""
    found: dict[str, Checker] = {}

    def add(table: TableAdded) -> None:
        found[table.name] = LiveStream.of(table, house)

    found[HOUSE] = house = HouseStream(balances, add)
    return found


class HouseStream:
    """Decides again what was asked of the House, with the ledger as it then stood; `add` hears of
    every table."""

    def __init__(
        self,
        balances: Mapping[str, int],
        add: Callable[[TableAdded], None],
        house: House | None = None,
    ) -> None:
        self._balances, self._add, self._house = balances, add, house or House()

    def entry(self, written: Written) -> Transfers | Message:
        try:
            command = house_codec.command_read(written.command)
        except Unreadable as problem:
            return said("record-unreadable", problem=str(problem))
        except house_codec.GameMissing:
            return self._followed(written)
        if isinstance(command, GrantLicence) and not _installed(command.game):
            return self._followed(written)
        wrong = self._not_them(written.by, command.by)
        if wrong is not None:
            return wrong
        ran = run_house(self._house, command, self._balances)
        if isinstance(ran, Refused):
            return said("record-refused-now", why=ran.message)
        after, events = ran
        again = [house_codec.written(command), *map(house_codec.written, events)]
        wrong = _otherwise(written, again)
        if wrong is not None:
            return wrong
        self._house = after
        for event in events:
            if isinstance(event, TableAdded):
                self._add(event)
        return tuple(posting for event in events for posting in house_postings(event))

    def _followed(self, written: Written) -> Transfers:
        """What is about a game that is not installed here is taken as it is written."""
        for raw in written.events:
            event = house_codec.event_read(raw)
            self._house = evolve_house(self._house, event)
            if isinstance(event, TableAdded):
                self._add(event)
        return ()

    def _not_them(self, actor: str, by: Actor) -> Message | None:
        """Who gave a command was who they say, in the role they then had."""
        if actor != by.name:
            return said("record-given-by-another", actor=actor, name=by.name)
        then = self._house.actor(by.name)
        if by in (THE_HOUSE, then):
            return None
        return _given_otherwise(by.name, _role(by), _role(then))

    def held(self) -> Mapping[str, int]:
        return {}

    @property
    def older_readings(self) -> bool:
        """Whether what comes now was decided by readings that have changed since."""
        return self._house.readings < READINGS

    @property
    def key(self) -> KeyMark | None:
        return self._house.key

    @property
    def keys_replaced(self) -> int:
        return self._house.keys_replaced

    def actor(self, name: str) -> Actor | None:
        """As the House stands now, like all that follows."""
        return self._house.actor(name)

    def licensed(self, name: str, game: str) -> bool:
        return self._house.licensed(name, game)

    def person(self, name: str) -> Person | None:
        return self._house.person(name)


class LiveStream:
    """Decides again what was asked of a live table, from its opening on, with the ranks and
    licences that people then had."""

    def __init__(
        self,
        game: Game,
        name: str,
        staff: HouseStream,
        *,
        automatic: bool,
        stood: Restored | None = None,
    ) -> None:
        self._game, self._name, self._automatic = game, name, automatic
        self._staff = staff
        self._codec = live_codec(game)
        self._record = KeptRounds.of_a_table(game) if stood is None else stood.record
        self.live = None if stood is None else stood.live
        self.events: tuple[Event, ...] = ()  # of the last entry
        self.older: dict[str, Message] = {}  # by the entry's id: decided under older readings
        self._keys = 0  # how many were lost before its shoe was committed to
        self.index = ExpectedIndex(name)
        self.snapshots = SnapshotsOf(game)

    @classmethod
    def of(
        cls, table: TableAdded | HouseTable, staff: HouseStream, stood: Restored | None = None
    ) -> "LiveStream":
        game = game_named(table.settings.game)
        return cls(game, table.name, staff, automatic=table.automatic, stood=stood)

    def entry(self, written: Written) -> Transfers | Message:
        try:
            command = self._codec.command(bytes(written.command))
        except Unreadable as problem:
            return said("record-unreadable", problem=str(problem))
        ran = self._decided(written, command)
        if isinstance(ran, Message):
            return ran
        after, events = ran
        for event in events:
            if isinstance(event, ShoeAbandoned) and not self.lost_with_key:
                return said("record-shoe-abandoned", number=event.number)
            if isinstance(event, ShoeCommitted):
                self._keys = self._staff.keys_replaced
        before = self.live
        if before is not None:
            at_ms = written.at_ms
            found = indexed(self._game, before, events, after, self._record, at_ms)
            self.index.follow(written.version, found, older=self._staff.older_readings)
            noted(self._game, self._record, before, events)
            if found.opened is not None:
                self.snapshots.follow(written.version, after, self._record)
        self.live, self.events = after, events
        table = None if before is None else before.table
        return postings(self._game, self._name, table, events)

    def _decided(self, written: Written, command: Command) -> Ran | Message:
        """Decided again, to the same events; or, where readings have changed since, replayed."""
        if self.live is None:
            return self._as_written(written, command, self._opened(command))
        refused = not_entitled(self._staff, self._game, self.live, written.by, command)
        if refused is not None:
            if not in_their_rank(self._staff, self.live, written.by, command):
                return self._not_them(written.by, command.by)
            return said("record-refused-now", why=refused.message)
        if written.salted:  # before there were salts, staff acted for players everywhere
            refused = not_for_another(self._game, self.live, written.by, command)
            if refused is not None:
                return said("record-refused-now", why=refused.message)
        if not self._staff.older_readings:
            return self._as_written(written, command, self._given(self.live, command))
        try:
            ran = self._as_written(written, command, self._given(self.live, command))
        except Exception as fault:  # a state that today's readings do not lead to
            ran = said("record-not-followed", fault=f"{type(fault).__name__}: {fault}")
        if not isinstance(ran, Message):
            return ran
        self.older[written.id] = ran
        events = tuple(self._codec.event(bytes(raw)) for raw in written.events)
        return evolve_all(self._game, self.live, events), events

    def _as_written(self, written: Written, command: Command, ran: Ran | Message) -> Ran | Message:
        if isinstance(ran, Message):
            return ran
        again = [self._codec.written(command), *map(self._codec.written, ran[1])]
        return _otherwise(written, again) or ran

    def _given(self, live: LiveTable, command: Command) -> Ran | Message:
        ran = run_live(self._game, live, command, self._record)
        return said("record-refused-now", why=ran.message) if isinstance(ran, Refused) else ran

    def _opened(self, command: Command) -> Ran | Message:
        if not isinstance(command, OpenTable):
            return said("record-opens-no-table")
        _, (event,) = open_table(self._game, command)
        assert isinstance(event, TableOpened), "a table is opened by one event"
        return first(self._game, self._name, event, automatic=self._automatic), (event,)

    @property
    def lost_with_key(self) -> bool:
        """The order of its shoe was sealed with a key that the House has lost since."""
        return self._staff.keys_replaced > self._keys

    def _not_them(self, actor: str, by: Person) -> Message:
        if actor != by.name:
            return said("record-given-by-another", actor=actor, name=by.name)
        return _given_otherwise(actor, rank_said(by.rank), _role(self._staff.actor(actor)))

    def held(self) -> Mapping[str, int]:
        return {} if self.live is None else held(self._name, self.live.table)


def _installed(game: str) -> bool:
    try:
        return bool(game_named(game))
    except UnknownGame:
        return False


def _given_otherwise(name: str, given: Message, was: Message) -> Message:
    return said("record-given-otherwise", name=name, was=was, given=given)


def _role(actor: Actor | None) -> Message:
    if actor is None or actor.role is None:
        return said("record-nobody-then")
    return role_said(actor.role)


def _otherwise(written: Written, again: Sequence[bytes]) -> Message | None:
    """The first event that is not as it was written; 0 is the command itself."""
    there = [bytes(raw) for raw in (written.command, *written.events)]
    for number, (one, other) in enumerate(zip_longest(there, again)):
        if one != other:
            return said("record-decided-otherwise", number=number)
    return None
