"""A recalled round as it is told: one scene after the other, each with its paragraphs and the table
after it. What belongs together is one scene: the chips somebody lays one after the other, a stop
with whoever is called, what one player's bets come to."""

from collections.abc import Hashable, Iterator
from itertools import groupby

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.history.accounts.rulings import Account, accounts
from croupier.engine.history.accounts.rulings_told import account_said
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Listed, Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing import View, Viewer, view
from croupier.engine.table.viewing.felt import hands
from croupier.engine.table.viewing.hiding import Hidden, as_seen
from croupier.engine.table.vocabulary import events as e
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.floor.narration.announcements import (
    FACE_DOWN,
    IN_TURN,
    Announcement,
    Kind,
    round_opened,
)
from croupier.floor.narration.live_narrator import InTurn, told_in_turn
from croupier.floor.narration.names import with_signs
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.protocol.scenes import CardTold
from croupier.floor.recall.grounds import grounds
from croupier.floor.recall.recalled_round import Entry, Recalled, played
from croupier.floor.tables.evolving import evolve_all
from croupier.floor.tables.state import LiveTable


class Scene(msgspec.Struct, frozen=True):
    """`further`: what is said besides, a sentence each; `label`: the same in a word or two."""

    number: int
    at_ms: int
    kind: Kind
    title: Message | str
    further: tuple[Message | str, ...]
    label: Message | str | None
    cites: tuple[Citation, ...]
    cards: tuple[CardTold, ...]
    count: int  # how many things make it up
    about: str | None  # whose bets it is about
    threads: tuple[str, ...]  # of the rows beside the table that it told
    alone: tuple[Message | str, ...]  # what it told there in rows without a thread
    table: AnyTable

    def seen(self, game: Game, viewer: Viewer) -> View:
        """What this person saw; cards that lay face down stay unknown."""
        return view(game, self.table, viewer)


class _One(msgspec.Struct, frozen=True):
    """What is said about one event."""

    entry: int  # its position
    at_ms: int
    spoken: Announcement
    event: e.Event | None
    cites: tuple[Citation, ...]
    table: AnyTable
    ruling: int  # the place of one that is made among those of the round

    @property
    def belongs(self) -> Hashable:
        """The same for those in a row that make up one scene."""
        spoken = self.spoken
        match spoken.kind:
            case Kind.BET if spoken.lead is not None:
                return spoken.kind, spoken.lead
            case Kind.PAID:
                return spoken.kind, spoken.about, self.entry
            case Kind.STOP:
                return spoken.kind, self.entry
            case _:
                return id(self)


def scenes(recalled: Recalled) -> Iterator[Scene]:
    """From 0, the table as betting opened."""
    game, end = recalled.game, played(recalled).round
    opened = {drawn.number: drawn.card for drawn in as_seen(game, end, ANYBODY).cards}
    told = list(_one_by_one(recalled))
    if recalled.later is None:
        told[-1] = replace(told[-1], table=recalled.ended.table)
    rulings = accounts(game, end, Hidden(game, end, ANYBODY))
    for number, (_, group) in enumerate(groupby(told, key=lambda one: one.belongs)):
        yield _scene(game, number, list(group), opened, rulings)


def _one_by_one(recalled: Recalled) -> Iterator[_One]:
    game, row = recalled.game, recalled.row
    table = recalled.opening.table
    opens = round_opened(game, table.round)
    yield _One(row.first_position, row.opened_ms, opens, None, opens.cites, table, 0)
    rulings = 0
    for before, entry, after in recalled.states():
        last = before.table
        for spoken, event, live in _in_turn(game, before, entry, after):
            cites = spoken.cites or grounds(game, last, live.table.round, spoken.kind, event)
            yield _One(entry.position, entry.at_ms, spoken, event, cites, live.table, rulings)
            rulings += isinstance(event, e.RulingMade)
            last = live.table
    yield from _voided_later(recalled)


def _in_turn(game: Game, before: LiveTable, entry: Entry, after: LiveTable) -> Iterator[InTurn]:
    """A decision over cards that lie face down is told without what it names. What follows without
    a word comes with what was said last."""
    told = list(told_in_turn(game, before, entry.events))
    if not any(each.spoken.kind is Kind.SAID for each in told):
        for nth, event in enumerate(entry.events, start=1):
            if isinstance(event, e.DecisionMade) and _is_own(game, event):
                text = said("told-decided", player=event.command.by.name)
                live = evolve_all(game, before, entry.events[:nth])
                told.insert(0, InTurn(Announcement(Kind.SAID, text), event, live))
    yield from told[:-1]
    yield from (each._replace(live=after) for each in told[-1:])


def _is_own(game: Game, event: e.DecisionMade) -> bool:
    command = event.command
    return command.by.rank is Rank.PLAYER and type(command) in game.COMMANDS and not command.aside


def _voided_later(recalled: Recalled) -> Iterator[_One]:
    """Rounds after it was over (Roulette 5.6)."""
    later = recalled.later
    if later is None:
        return
    spoken = Announcement(Kind.RESULT, said("told-earlier-void", number=recalled.row.number))
    cites = tuple(
        cite
        for each in later.event.events
        if isinstance(each, e.RoundVoided)
        for cite in each.cites
    )
    table = replace(recalled.ended.table, round=played(recalled).round)
    yield _One(later.entry.position, later.entry.at_ms, spoken, later.event, cites, table, 0)


# what belongs together


def _scene(
    game: Game,
    number: int,
    told: list[_One],
    opened: dict[int, Card | None],
    rulings: tuple[Account, ...],
) -> Scene:
    """`opened`: the faces of all cards as far as everybody knows them in the end."""
    kind, last = told[0].spoken.kind, told[-1]
    title, *further = _sentences(game, kind, told, rulings)
    drawn = [nth for one in told if (nth := _number(one.event)) is not None]
    cards = tuple(CardTold(nth, opened.get(nth)) for nth in drawn)
    return Scene(
        number,
        last.at_ms,
        kind,
        title,
        tuple(further),
        _label(kind, told, title),
        tuple(dict.fromkeys(cite for one in told for cite in one.cites)),
        cards,
        len(told),
        told[0].spoken.about,
        tuple(dict.fromkeys(row.thread for one in told for row in one.spoken.rows or ())),
        tuple(one.spoken.message for one in told if one.spoken.rows is None),
        last.table,
    )


def _sentences(
    game: Game, kind: Kind, told: list[_One], rulings: tuple[Account, ...]
) -> list[Message | str]:
    first = told[0].spoken
    if kind is Kind.CARD:
        return [_with_worth(game, told[0])]
    if kind is Kind.BET and first.lead is not None:
        chips = Listed(tuple(one.spoken.text for one in told))
        return [said("told-together", lead=first.lead, what=chips)]
    each = [line for one in told for line in (one.spoken.message, *_account(one, rulings))]
    if kind is Kind.PAID and len(told) > 1:
        return [said("told-bets-decided", player=first.about or "", bets=len(told)), *each]
    return each


def _account(one: _One, rulings: tuple[Account, ...]) -> Iterator[Message | str]:
    """Of a ruling, with what came of it in the end."""
    if isinstance(one.event, e.RulingMade):
        told = with_signs(Listed(tuple(account_said(rulings[one.ruling])), "row"))
        assert isinstance(told, Listed)
        yield from (line for line in told.values if isinstance(line, Message))


def _with_worth(game: Game, one: _One) -> Message | str:
    """`Player gets 5♠: 9 points`, as far as everybody knew then."""
    spoken, round = one.spoken, one.table.round
    lead, place = spoken.lead, _place(round, one.event)
    assert lead is not None, "a card comes to somewhere"
    worth, whose = _worth(game, round, place), lead not in IN_TURN
    if spoken.text == FACE_DOWN and whose:
        return said("told-card-down", lead=lead)
    if worth is None:
        return spoken.message
    if whose:
        return said("told-card-got", lead=lead, card=spoken.text, worth=worth)
    return said("told-card-opened", lead=lead, card=spoken.text, worth=worth)


def _worth(game: Game, round: AnyRound, place: Place | None) -> Message | None:
    there = hands(game, round, Hidden(game, round, ANYBODY))
    return next((hand.worth for hand in there if hand.place == place), None)


def _place(round: AnyRound, event: e.Event | None) -> Place | None:
    match event:
        case e.CardDealt(place=place) | e.CardMoved(place=place):
            return place
        case e.CardTurned(number=number):
            return round.cards[number - 1].place
        case _:
            return None


def _number(event: e.Event | None) -> int | None:
    """Of the card it is about."""
    match event:
        case e.CardDealt(number=number) | e.CardTurned(number=number) | e.CardMoved(number=number):
            return number
        case _:
            return None


def _label(kind: Kind, told: list[_One], title: Message | str) -> Message | str | None:
    """What a timeline has room for; None: it is only marked."""
    match kind, told[0].event:
        case _, e.BettingClosed():
            return said("label-no-more-bets")
        case Kind.STOP, e.FactReported():
            return said("label-stop")
        case Kind.STOP, _:
            return said("label-ruling")
        case Kind.PAID, _:
            return said("label-settled")
        case Kind.RESULT, e.RoundConcluded():
            return said("label-concluded")
        case Kind.RESULT, _:
            return said("label-void")
        case ((Kind.SAID | Kind.BALL), _):
            return title
        case _:
            return None
