"""How a table stands between two lines, and what one line makes of it: commands, the clock, cards
from a known shoe."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK
from croupier.engine.front.hidden_cards import Secrets
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import NO_RECORD, run
from croupier.engine.table.dealing.awaited import Awaited, awaited, held_up_by
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.log.log import Entry
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable, Record
from croupier.engine.table.trouble.halts import meanwhile
from croupier.engine.table.vocabulary.commands import (
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
from croupier.engine.table.vocabulary.events import CardDealt, Event
from croupier.engine.table.vocabulary.people import DEALER, Person
from croupier.engine.table.vocabulary.places import Face
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import (
    LeaveSeat,
    OpenRound,
    TableCommand,
    TakeSeat,
)
from croupier.engine.table.vocabulary.words import cards_said, place_said

# Said while Players choose whether to stay in; anything else said means their time is up.
SAID_IN_TIME = (ChooseOption, FixOrder, ReportFact, ReplaceCards, TimeRanOut)


class Standing(msgspec.Struct, frozen=True):
    """Everything a line can change; a refused line changes nothing of it."""

    table: AnyTable
    secrets: Secrets = Secrets()
    entries: tuple[Entry, ...] = ()  # of the log, added with this line
    commands: tuple[Command, ...] = ()  # the same as people say them

    @property
    def round(self) -> AnyRound:
        return self.table.round


Stepped = tuple[Standing, tuple[Event, ...]]


def next_round(game: Game, now: Standing, seats: Mapping[int, str]) -> Stepped | Refused:
    """People sit like this and the next round is opened."""
    table = now.table
    leaving = [(box, name) for box, name in table.seats.items() if seats.get(box) != name]
    coming = [(box, name) for box, name in seats.items() if table.seats.get(box) != name]
    return all_of(
        game,
        now,
        (
            *(LeaveSeat(DEALER, name, box) for box, name in leaving),
            *(TakeSeat(DEALER, name, box) for box, name in coming),
            OpenRound(DEALER),
        ),
    )


def all_of(
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
        known = now.secrets.lying(now.round, command.place)
        command = replace(command, cards=command.cards or known)
        if known and command.cards != known[: len(command.cards)]:
            where = place_said(as_people_say(game, now.round, command.place))
            message = said("desk-other-faces", place=where, cards=cards_said(known))
            return Refused(Reason.NOT_IN_SHOE, message)
    stepped = _act(game, now, command)
    return stepped if isinstance(stepped, Refused) else (stepped[0], waited + stepped[1])


def _time_is_up(game: Game, now: Standing, command: Command) -> Stepped:
    """Silence means staying in, wherever only the Players' choices are awaited; the next card
    means that whoever could still say something has let it pass."""
    waited: tuple[Event, ...] = ()
    card = _next_card_dealt(now.round, command)
    while _all_ended(held_up_by(game, now.table), card):
        ran_out = _act(game, now, TimeRanOut(DEALER))
        assert not isinstance(ran_out, Refused), "players were asked without a clock"
        now, events = ran_out
        waited += events
    return now, waited


def _all_ended(asked: tuple[Awaited, ...], by_a_card: bool) -> bool:
    """Whatever else is said ends options only."""
    return bool(asked) and all(
        question.kind is Kind.OPTION or (by_a_card and question.kind.may_pass) for question in asked
    )


def _next_card_dealt(round: AnyRound, command: Command) -> bool:
    """A recorded table takes a card that is keyed with its place as it was laid, whoever may still
    answer."""
    return isinstance(command, DealCard) and (round.settings.electronic or command.place is None)


def _said_in_time(game: Game, round: AnyRound, command: Command) -> bool:
    """It ends nobody's time to choose."""
    if isinstance(command, Rule):
        return command.ruling is RulingWord.UNFOUNDED
    aside = meanwhile(game, round) if round.halts else ()
    return isinstance(command, SAID_IN_TIME + aside)


def _act(
    game: Game, now: Standing, command: Command, record: Record = NO_RECORD
) -> Stepped | Refused:
    ran = run(game, now.table, command, record)
    if isinstance(ran, Refused):
        return ran
    table, events = ran
    entry = Entry("", now.table.version, command, events)
    as_said = as_people_say(game, now.round, command)
    after = replace(
        now, table=table, entries=(*now.entries, entry), commands=(*now.commands, as_said)
    )
    held = now.round.shoe.held_over
    dealt = [event for event in events if isinstance(event, CardDealt)]
    secrets = now.secrets
    for nth, event in enumerate(dealt):
        top = held[nth] if nth < len(held) else secrets.next
        if nth >= len(held):
            secrets = secrets.one_drawn()
        if event.card is not None and top is not None and top != event.card:
            message = said("desk-another-card-next", next=top, card=event.card)
            return Refused(Reason.NOT_IN_SHOE, message)
        if event.card is None and top is not None:
            secrets = secrets.hiding(event.number, top)
    return replace(after, secrets=secrets), events


def from_the_shoe(game: Game, now: Standing, by: Person) -> Stepped | Refused:
    """Card after card until somebody is asked something new or no card is due."""
    now, events = _time_is_up(game, now, DealCard(by, None))
    asked = awaited(game, now.table)
    before = {question.question for question in asked}
    began = False
    while True:
        card = next((question for question in asked if question.kind is Kind.CARD), None)
        new = any(q.player is not None and q.question not in before for q in asked)
        if began and (card is None or new):
            return now, events
        command = _next_card(game, now, card, by)
        stepped = command if isinstance(command, Refused) else _act(game, now, command)
        if isinstance(stepped, Refused):
            return stepped
        now, further = stepped
        events += further
        asked, began = awaited(game, now.table), True


def _next_card(game: Game, now: Standing, card: Awaited | None, by: Person) -> DealCard | Refused:
    if card is None or card.place is None:
        return DealCard(by, DECK[0])  # whatever it is, the engine says why none can be dealt
    held = now.round.shoe.held_over
    top = held[0] if held else now.secrets.next
    if top is None:
        place = place_said(as_people_say(game, now.round, card.place))
        missing = (
            said("desk-next-card-unknown", place=place)
            if held
            else said("desk-next-card-not-listed", place=place)
        )
        return Refused(Reason.NOT_IN_SHOE, missing, card.cites)
    return DealCard(by, None if game.face(now.round, card.place) is Face.DOWN else top)
