"""A table run by spoken lines: what somebody says becomes commands, silence included."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.equipment.cards import DECK, Card
from croupier.equipment.shoe import Composition, Shoe
from croupier.history.errors import Unreadable
from croupier.history.file import Head, ShoeCards
from croupier.history.lines import spoken
from croupier.history.verbs import FromTheShoe, commands_of
from croupier.rulebook import Citation
from croupier.table import frame
from croupier.table.awaited import Awaited, awaited, closed
from croupier.table.commands import (
    ChooseOption,
    Command,
    DealCard,
    FixOrder,
    ReplaceCards,
    ReportFact,
    Rule,
    RulingWord,
    TimeRanOut,
    TurnCards,
)
from croupier.table.due import AskInWindow, Deal, Due
from croupier.table.earlier_rounds import reaching_back
from croupier.table.events import AwaitingChoices, CardDealt, Event
from croupier.table.facts import Fact
from croupier.table.game import Game
from croupier.table.halts import meanwhile
from croupier.table.kept_rounds import KeptRounds
from croupier.table.legal import legal
from croupier.table.offers import CardsOffer, Offer
from croupier.table.people import DEALER, Person, player
from croupier.table.places import Face
from croupier.table.refusals import Reason, Refused
from croupier.table.reporting import Preview, preview, reportable
from croupier.table.round import Round
from croupier.table.running import NO_RECORD, run
from croupier.table.settings import ImpossibleSetting
from croupier.table.table import Doubt, Record, Table
from croupier.table.table_commands import LeaveSeat, OpenRound, TableCommand, TakeSeat
from croupier.table.table_events import TableOpened
from croupier.table.table_evolving import opened as table_opened

# Said while Players choose whether to stay in; anything else said means their time is up.
SAID_IN_TIME = (ChooseOption, FixOrder, ReportFact, ReplaceCards, TimeRanOut)


class Standing(msgspec.Struct, frozen=True):
    """Everything a line can change; a refused line changes nothing of it."""

    table: Table[Any]
    shoe: tuple[Card, ...] = ()  # known cards to come, after those held over
    hidden: Mapping[int, Card] = {}  # faces of cards dealt face down from the known ones
    commands: tuple[Command, ...] = ()  # given with this line

    @property
    def round(self) -> Round[Any]:
        return self.table.round


Stepped = tuple[Standing, tuple[Event, ...]]


class Desk:
    """A table as its dealer hears it: `desk.say("ann bets 100 banker box 3")`."""

    def __init__(
        self, game: Game, table: Table[Any], cards: tuple[Card, ...], record: KeptRounds
    ) -> None:
        self.game, self.record = game, record
        self.opening: Round[Any] = table.round  # as betting opened
        self._now = Standing(table, cards)
        self._commands: list[Command] = []

    @property
    def round(self) -> Round[Any]:
        return self._now.round

    @property
    def table(self) -> Table[Any]:
        return self._now.table

    @property
    def commands(self) -> tuple[Command, ...]:
        """What was asked of this round and carried out, the clock's silence included."""
        return tuple(self._commands)

    def __repr__(self) -> str:
        round, settings = self.round, self.round.settings
        return (
            f"<Desk: {self.game.BOOK}, layout {settings.layout}, {settings.kind} table; "
            f"{round.stage}, bets {len(round.wagers)}, cards {len(round.cards)}>"
        )

    def due(self) -> Due:
        return frame.due(self.game, self.round)

    def awaited(self) -> tuple[Awaited, ...]:
        """Every question that is open, with whom it is put to and what silence means."""
        return awaited(self.game, self.table)

    def legal(self, who: str | Person) -> tuple[Offer | CardsOffer, ...]:
        """What this person may do now; a name alone is a player's."""
        return legal(self.game, self.round, player(who) if isinstance(who, str) else who)

    def reportable(self) -> tuple[tuple[Fact, Citation], ...]:
        """Every fact that could be reported now, with the paragraph that governs it."""
        return reportable(self.game, self.round)

    def say(self, line: str) -> tuple[Event, ...] | Refused:
        """What comes of a line; a refused one leaves the table as it was."""
        if not isinstance(line, str):
            raise TypeError(f"A line is said as a text, “ann bets 25 tie box 1”, not {line!r}.")
        try:
            said = spoken(line)
            if said is None:
                return ()
            asked = commands_of(self.game, self.round, said)
        except Unreadable as problem:
            return Refused(Reason.UNKNOWN, str(problem), problem.cites)
        if isinstance(asked, FromTheShoe):
            return self._kept(_from_the_shoe(self.game, self._now, asked.by))
        return self.do(*asked)

    def do(self, *commands: Command, answering: str | None = None) -> tuple[Event, ...] | Refused:
        """Commands given as they are, all of them or none; as the answer to a question only while
        it is open."""
        late = None if answering is None else closed(self.game, self.table, answering)
        if late is not None:
            return late
        return self._kept(_all(self.game, self._now, commands, self.record))

    def preview(self, line: str | None = None) -> Preview | Refused:
        """What reporting a fact would lead to, or the fact now being ruled on; nothing changes."""
        if line is None:
            if not self.round.halts:
                return Refused(Reason.NOT_NOW, "Nothing waits for a ruling.")
            return preview(self.game, self.round, self.round.halts[-1].fact)
        try:
            said = spoken(line)
            asked = () if said is None else commands_of(self.game, self.round, said)
        except Unreadable as problem:
            return Refused(Reason.UNKNOWN, str(problem), problem.cites)
        if isinstance(asked, tuple) and len(asked) == 1 and isinstance(asked[0], ReportFact):
            return preview(self.game, self.round, asked[0].fact)
        return Refused(Reason.UNKNOWN, "Only the report of a fact can be previewed.")

    def silence(self) -> tuple[Event, ...]:
        """Nobody says anything more: whoever was asked has declined."""
        done = _all(self.game, self._now, (TimeRanOut(DEALER),))
        return () if isinstance(done, Refused) else self._kept_events(done)

    def open_round(self, seats: Mapping[int, str] | None = None) -> Round[Any] | Refused:
        """ "Place your Bets, please": shoe and purses as the last round left them."""
        table = self.table
        opened = _next_round(self.game, self._now, table.seats if seats is None else seats)
        if isinstance(opened, Refused):
            return opened
        self.record.keep(table.number, table.round)
        self._now = Standing(opened, self._now.shoe)
        self._commands.clear()
        self.opening = self.round
        return self.round

    def _kept(self, stepped: Stepped | Refused) -> tuple[Event, ...] | Refused:
        return stepped if isinstance(stepped, Refused) else self._kept_events(stepped)

    def _kept_events(self, stepped: Stepped) -> tuple[Event, ...]:
        now, events = stepped
        self._commands += [c for c in now.commands if not isinstance(c, TableCommand)]
        self._now = replace(now, commands=())
        self.record.note(self.game, events)
        return events


def open_desk(head: Head, earlier: tuple[Round[Any], ...] = ()) -> Desk:
    """A table with its first round open; ImpossibleSetting names what cannot be."""
    game, record = head.game, KeptRounds()
    for number, round in enumerate(earlier, 1):
        record.keep(number, round)
    shoe = _shoe(head.settings.decks, head.shoe)
    opened = TableOpened(head.settings, shoe, head.purses, len(earlier), _doubt(game, earlier))
    ready = _next_round(game, Standing(table_opened(game, opened)), head.seats)
    if isinstance(ready, Refused):
        box = next(box for box in head.seats if box not in head.settings.boxes)
        raise ImpossibleSetting(f"seats.{box}", ready.sentence, ready.cites)
    return Desk(game, ready, head.shoe.cards, record)


def _doubt(game: Game, earlier: tuple[Round[Any], ...]) -> Doubt | None:
    """The last of the rounds before with a fact that reaches back."""
    found = [(number, reaching_back(game, round)) for number, round in enumerate(earlier, 1)]
    return next((Doubt(n, cited) for n, cited in reversed(found) if cited is not None), None)


def _next_round(game: Game, now: Standing, seats: Mapping[int, str]) -> Table[Any] | Refused:
    """People sit like this and the next round is opened."""
    table = now.table
    leaving = [(box, name) for box, name in table.seats.items() if seats.get(box) != name]
    coming = [(box, name) for box, name in seats.items() if table.seats.get(box) != name]
    done = _all(
        game,
        now,
        (
            *(LeaveSeat(DEALER, name, box) for box, name in leaving),
            *(TakeSeat(DEALER, name, box) for box, name in coming),
            OpenRound(DEALER),
        ),
    )
    return done if isinstance(done, Refused) else done[0].table


def _shoe(decks: int, given: ShoeCards) -> Shoe:
    left = Composition.of_decks(decks)
    for key, cards in (("seen", given.seen), ("held", given.held)):
        left = _without(left, decks, key, cards)
    _without(left, decks, "cards", given.cards)
    return Shoe(decks, left, given.held)


def _without(
    left: Composition, decks: int, key: str, cards: tuple[Card | None, ...]
) -> Composition:
    for card in cards:
        if card is None:
            continue
        if not left.count(card):
            whole = "1 deck" if decks == 1 else f"{decks} decks"
            raise ImpossibleSetting(
                f"shoe.{key}", f"With shoe.{key} there is one {card} more than in {whole}."
            )
        left = left.without(card)
    return left


def _all(
    game: Game, now: Standing, commands: tuple[Command, ...], record: Record = NO_RECORD
) -> Stepped | Refused:
    events: tuple[Event, ...] = ()
    for command in commands:
        stepped = _step(game, now, command, record)
        if isinstance(stepped, Refused):
            return stepped
        now, further = stepped
        events += further
    return now, events


def _step(game: Game, now: Standing, command: Command, record: Record) -> Stepped | Refused:
    """One command, after the clock if somebody goes on without those who were choosing."""
    if isinstance(command, TableCommand):
        return _act(game, now, command, record)
    waited: tuple[Event, ...] = ()
    if not _said_in_time(game, now.round, command):
        now, waited = _time_is_up(game, now, command)
    if isinstance(command, TurnCards):
        known = _faces(now, command)
        command = replace(command, cards=command.cards or known)
        if known and command.cards != known[: len(command.cards)]:
            lying = " ".join(known)
            return Refused(
                Reason.NOT_IN_SHOE, f"Face down at {command.place} the shoe's list has {lying}."
            )
    stepped = _act(game, now, command)
    return stepped if isinstance(stepped, Refused) else (stepped[0], waited + stepped[1])


def _time_is_up(game: Game, now: Standing, command: Command) -> Stepped:
    """Silence means staying in, wherever only the Players' choices are awaited; the next card
    means that whoever could still answer in Blackjack's window has declined."""
    waited: tuple[Event, ...] = ()
    while _only_choices(now.round) or (isinstance(command, DealCard) and _window(game, now.round)):
        ran_out = _act(game, now, TimeRanOut(DEALER))
        assert not isinstance(ran_out, Refused), "players were asked without a clock"
        now, events = ran_out
        waited += events
    return now, waited


def _said_in_time(game: Game, round: Round[Any], command: Command) -> bool:
    """It ends nobody's time to choose."""
    if isinstance(command, Rule):
        return command.ruling is RulingWord.UNFOUNDED
    aside = meanwhile(game, round) if round.halts else ()
    return isinstance(command, SAID_IN_TIME + aside)


def _window(game: Game, round: Round[Any]) -> bool:
    return isinstance(frame.due(game, round), AskInWindow)


def _only_choices(round: Round[Any]) -> bool:
    waiting = [halt.awaiting for halt in round.halts]
    return bool(waiting) and all(isinstance(awaiting, AwaitingChoices) for awaiting in waiting)


def _faces(now: Standing, command: TurnCards) -> tuple[Card, ...]:
    lying = (d for d in now.round.cards if d.place == command.place and d.card is None)
    return tuple(now.hidden[drawn.number] for drawn in lying if drawn.number in now.hidden)


def _act(
    game: Game, now: Standing, command: Command, record: Record = NO_RECORD
) -> Stepped | Refused:
    ran = run(game, now.table, command, record)
    if isinstance(ran, Refused):
        return ran
    table, events = ran
    after = replace(now, table=table, commands=(*now.commands, command))
    held = now.round.shoe.held_over
    dealt = [event for event in events if isinstance(event, CardDealt)]
    for nth, event in enumerate(dealt):
        top = held[nth] if nth < len(held) else next(iter(after.shoe), None)
        if nth >= len(held):
            after = replace(after, shoe=after.shoe[1:])
        if event.card is not None and top not in (None, event.card):
            return Refused(
                Reason.NOT_IN_SHOE, f"The next card of the shoe is {top}, not {event.card}."
            )
        if event.card is None and top is not None:
            after = replace(after, hidden={**after.hidden, event.number: top})
    return after, events


def _from_the_shoe(game: Game, now: Standing, by: Person) -> Stepped | Refused:
    """Card after card until somebody may choose or no card is due."""
    now, events = _time_is_up(game, now, DealCard(by, None))
    began = False
    while True:
        due = frame.due(game, now.round)
        if began and (not isinstance(due, Deal) or somebody_may_choose(game, now.round)):
            return now, events
        command = _next_card(game, now, due, by)
        stepped = command if isinstance(command, Refused) else _act(game, now, command)
        if isinstance(stepped, Refused):
            return stepped
        now, further = stepped
        events += further
        began = True


def _next_card(game: Game, now: Standing, due: Due, by: Person) -> DealCard | Refused:
    if not isinstance(due, Deal):
        return DealCard(by, DECK[0])  # whatever it is, the engine says why none can be dealt
    held = now.round.shoe.held_over
    top = held[0] if held else next(iter(now.shoe), None)
    if top is None:
        missing = "has a face nobody knows" if held else "is not listed under [shoe]"
        return Refused(
            Reason.NOT_IN_SHOE,
            f"The next card goes to {due.place} and {missing}; name it.",
            due.cites,
        )
    return DealCard(by, None if game.face(now.round, due.place) is Face.DOWN else top)


def somebody_may_choose(game: Game, round: Round[Any]) -> bool:
    return any(
        offer.waited_for for name in round.players() for offer in game.legal(round, player(name))
    )
