"""A table run by spoken lines: what somebody says becomes commands, silence included."""

from collections.abc import Mapping

from msgspec.structs import replace

from croupier.engine.front.position import Standing, Stepped, all_of, from_the_shoe, next_round
from croupier.engine.history.errors import Unreadable
from croupier.engine.history.lines import spoken
from croupier.engine.history.verbs import FromTheShoe, commands_of
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course import frame
from croupier.engine.table.dealing.awaited import Awaited, awaited, closed
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.log.log import Entry
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing import View, Viewer, view
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.viewing.possible_facts import Preview, preview, reportable
from croupier.engine.table.vocabulary.commands import Command, ReportFact, TimeRanOut
from croupier.engine.table.vocabulary.due import Due
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.offers import CardsOffer, Offer
from croupier.engine.table.vocabulary.people import DEALER, Person, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import TableCommand


class Desk:
    """A table as its dealer hears it; `open_table` opens one.

    >>> desk = open_table("baccarat", seats={3: "ann"}, purses={"ann": 500})
    >>> placed = desk.say("ann bets 100 banker box 3")
    >>> desk.round.purse("ann"), [asked.question for asked in desk.awaited()]
    (40000, ['1.close'])
    """

    def __init__(self, game: Game, standing: Standing, record: KeptRounds) -> None:
        self.game, self.record = game, record
        self._log: list[Entry] = []
        self._said: list[Command] = []  # in this round
        self._now = standing
        self._kept_events((standing, ()))
        self._round_opened()

    @property
    def round(self) -> AnyRound:
        """The round in play, which stays until the next one opens; all the table knows of it.

        >>> open_table("baccarat", purses={"ann": 50}).round.purse("ann")
        5000
        """
        return self._now.round

    @property
    def table(self) -> AnyTable:
        """The round with what outlasts it: seats, claims, the settings of the next one.

        >>> table = open_table("baccarat", seats={3: "ann"}).table
        >>> table.number, table.seats
        (1, {3: 'ann'})
        """
        return self._now.table

    @property
    def commands(self) -> tuple[Command, ...]:
        """What was asked of this round and carried out, the clock's silence included; each with
        the hands of a box as people counted them when it was said.

        >>> table = open_table("roulette")
        >>> events = table.say("dealer closes")
        >>> [type(command).__name__ for command in table.commands]
        ['CloseBetting']
        """
        return tuple(self._said)

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every command since the table was opened, beside what came of it.

        >>> [type(entry.command).__name__ for entry in open_table("roulette").log]
        ['OpenTable', 'OpenRound']
        """
        return tuple(self._log)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened since the table was opened.

        >>> [type(event).__name__ for event in open_table("roulette").events]
        ['TableOpened', 'RoundOpened']
        """
        return tuple(event for entry in self._log for event in entry.events)

    def written(self) -> str:
        """The log as text, one entry a line; `croupier.replay` reads it.

        >>> len(open_table("roulette").written().splitlines())
        2
        """
        codec = Codec(self.game)
        return "".join(f"{codec.written(entry).decode()}\n" for entry in self._log)

    def __repr__(self) -> str:
        round, settings = self.round, self.round.settings
        return (
            f"<Desk: {self.game.BOOK}, layout {settings.layout}, {settings.kind} table; "
            f"{round.status}, bets {len(round.wagers)}, cards {len(round.cards)}>"
        )

    def due(self) -> Due:
        """What the book wants next.

        >>> open_table("roulette").due()
        TakeBets()
        """
        return frame.due(self.game, self.round)

    def awaited(self) -> tuple[Awaited, ...]:
        """Every question that is open, with whom it is put to and what silence means.

        >>> (asked,) = open_table("baccarat").awaited()
        >>> asked.question, asked.kind.value, asked.cites
        ('1.close', 'close', ('Baccarat 3.8',))
        """
        return awaited(self.game, self.table)

    def legal(self, who: str | Person) -> tuple[Offer | CardsOffer, ...]:
        """What this person may do now; a name alone is a player's.

        >>> offers = open_table("baccarat", purses={"ann": 50}).legal("ann")
        >>> offers[0].command.spot, offers[0].smallest_cents, offers[0].largest_cents
        (Spot(bet='player', box=1, on=None), 100, 5000)
        """
        person = player(who) if isinstance(who, str) else who
        if not isinstance(person, Person):
            raise TypeError(f"Who acts is a name or a Person, not {who!r}.")
        return legal(self.game, self.round, person)

    def view(self, who: str | Person | Viewer) -> View:
        """The table as this person sees it; a name alone is a player's.

        >>> seen = open_table("baccarat", seats={3: "ann"}, purses={"ann": 50}).view("ann")
        >>> seen.sits_at, seen.purse_cents, seen.sign.decks
        ((3,), 5000, 8)
        """
        person = player(who) if isinstance(who, str) else who
        viewer = Viewer.of(person) if isinstance(person, Person) else person
        if not isinstance(viewer, Viewer):
            raise TypeError(f"Who looks is a name, a Person or a Viewer, not {who!r}.")
        return view(self.game, self.table, viewer, self._now.secrets.faces)

    def reportable(self) -> tuple[tuple[Fact, Citation], ...]:
        """Every fact that could be reported now, with the paragraph that governs it.

        >>> facts = dict((fact.name, cited) for fact, cited in open_table("roulette").reportable())
        >>> facts["interruption"]
        'Roulette 5.4.2'
        """
        return reportable(self.game, self.round)

    def say(self, line: str) -> tuple[Event, ...] | Refused:
        """What comes of a line; a refused one leaves the table as it was.

        >>> table = open_table("baccarat", seats={3: "ann"}, purses={"ann": 50})
        >>> (placed,) = table.say("ann bets 25 tie")
        >>> print(table.say("ann bets 26 tie"))
        ann has 25, not 26.
        >>> print(table.say(""))
        The line says nothing.
        """
        if not isinstance(line, str):
            raise TypeError(f"A line is said as a text, “ann bets 25 tie box 1”, not {line!r}.")
        try:
            heard = spoken(line)
            if heard is None:
                return Refused(Reason.UNKNOWN, said("live-says-nothing"))
            asked = commands_of(self.game, self.round, heard)
        except Unreadable as problem:
            return Refused(Reason.UNKNOWN, problem.message, problem.cites)
        if isinstance(asked, FromTheShoe):
            return self._kept(from_the_shoe(self.game, self._now, asked.by))
        return self.do(*asked)

    def do(self, *commands: Command, answering: str | None = None) -> tuple[Event, ...] | Refused:
        """Commands given as they are, all of them or none; as the answer to a question only while
        it is open.

        >>> table = open_table("baccarat")
        >>> (asked,) = table.awaited()
        >>> closed = table.do(asked.silence, answering=asked.question)
        >>> print(table.do(asked.silence, answering=asked.question))
        That question is no longer open.
        """
        for command in commands:
            if not isinstance(command, Command):
                raise TypeError(f"A command is an object such as CloseBetting(…), not {command!r}.")
        late = None if answering is None else closed(self.game, self.table, answering)
        if late is not None:
            return late
        return self._kept(all_of(self.game, self._now, commands, self.record))

    def preview(self, line: str | None = None) -> Preview | Refused:
        """What reporting a fact would lead to, or the fact now being ruled on; nothing changes.

        >>> open_table("roulette").preview("dealer reports interruption").paragraph
        'Roulette 5.4.2'
        """
        if line is None:
            if not self.round.halts:
                return Refused(Reason.NOT_NOW, said("desk-nothing-to-rule-on"))
            return preview(self.game, self.round, self.round.halts[-1].fact)
        try:
            heard = spoken(line)
            asked = () if heard is None else commands_of(self.game, self.round, heard)
        except Unreadable as problem:
            return Refused(Reason.UNKNOWN, problem.message, problem.cites)
        if isinstance(asked, tuple) and len(asked) == 1 and isinstance(asked[0], ReportFact):
            return preview(self.game, self.round, asked[0].fact)
        return Refused(Reason.UNKNOWN, said("desk-only-reports-previewed"))

    def silence(self) -> tuple[Event, ...]:
        """Nobody says anything more: whoever was asked has declined.

        >>> open_table("roulette").silence()
        ()
        """
        done = all_of(self.game, self._now, (TimeRanOut(DEALER),))
        return () if isinstance(done, Refused) else self._kept_events(done)

    def open_round(self, seats: Mapping[int, str] | None = None) -> AnyRound | Refused:
        """ "Place your Bets, please": shoe and purses as the last round left them.

        >>> print(open_table("roulette").open_round())
        The round before is not finished. (Roulette 3.2)
        """
        table = self.table
        opened = next_round(self.game, self._now, table.seats if seats is None else seats)
        if isinstance(opened, Refused):
            return opened
        self.record.keep(table.number, table.round)
        self._kept_events(opened)
        self._round_opened()
        return self.round

    def _round_opened(self) -> None:
        self._said.clear()
        self.opening: AnyRound = self.round  # as betting opened
        self._now = replace(self._now, secrets=replace(self._now.secrets, faces={}))

    def _kept(self, stepped: Stepped | Refused) -> tuple[Event, ...] | Refused:
        return stepped if isinstance(stepped, Refused) else self._kept_events(stepped)

    def _kept_events(self, stepped: Stepped) -> tuple[Event, ...]:
        now, events = stepped
        for entry in now.entries:
            self._log.append(replace(entry, id=str(len(self._log) + 1)))
        self._said += [c for c in now.commands if not isinstance(c, TableCommand)]
        self._now = replace(now, entries=(), commands=())
        self.record.note(self.game, events)
        return events
