"""One round dealt twice from the same cards: rightly, and with the mistakes planned for it."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Protocol

import msgspec

from croupier.engine.crew import habits
from croupier.engine.crew.chance import Chance, SeededChance, one_of
from croupier.engine.crew.crew import Crew
from croupier.engine.crew.mistakes import ways
from croupier.engine.crew.shuffler import Shuffler
from croupier.engine.crew.unnoticed_bets import BEYOND_LIMITS, bet_beyond, noticed, taken_back
from croupier.engine.front.open_table import Desk
from croupier.engine.front.start import open_desk
from croupier.engine.games import game_named
from croupier.engine.history.facts import facts_of
from croupier.engine.history.file import Head, read_head
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.commands import (
    AskSqueeze,
    CloseBetting,
    Command,
    GrantSqueeze,
)
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import ExposedByDealer
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.refusals import Refused

PLAYERS = tuple(map(player, ("bea", "carl", "dina")))
PURSE_DOLLARS = 1_000_000  # nobody's bets are cut short by it
TRIED_ROUNDS = 25  # in which every fact shows that can come about at all
MINIMUM, MAXIMUM = 10, 1000  # dollars, wide enough for what the players bet unprompted


@lru_cache
def table(name: str) -> Head:
    """A physical table of the house with a fresh shoe, three players at its first boxes."""
    purses = dict.fromkeys((person.name for person in PLAYERS), PURSE_DOLLARS)
    limits = {"minimum": MINIMUM, "maximum": MAXIMUM}
    if game_named(name).DIFFERENTIAL:
        limits["differential"] = MAXIMUM
    head = {"game": name, "table": "recorded", "limits": limits, "purses": purses}
    boxes = read_head(head).settings.boxes
    names = (person.name for person in PLAYERS)
    seats = {str(box): name for box, name in zip(boxes, names, strict=False)}
    return read_head({**head, "seats": seats})


def chance(seed: int, number: int, purpose: str) -> Chance:
    """Each purpose has a stream of its own, so that a mistake leaves cards and bets as they are."""
    digest = sha256(f"croupier {seed} {number} {purpose}".encode()).digest()
    return SeededChance(int.from_bytes(digest[:16], "little"))


class Dealing(Protocol):
    """How the Dealer of one run of the round behaves."""

    @property
    def notices(self) -> bool:
        """Does the Dealer see what lies beyond a limit before the close?"""

    def mistake(self, game: Game, table: AnyTable, shuffler: Shuffler) -> Command | None:
        """What goes wrong now; asked whenever nothing is being ruled on."""


class Rightly:
    """Makes no mistake, and counts the moments at which each kind could have been made."""

    notices = True

    def __init__(self, planned: tuple[str, ...]) -> None:
        self._planned = [name for name in planned if name not in BEYOND_LIMITS]
        self.moments: Counter[str] = Counter()

    def mistake(self, game: Game, table: AnyTable, shuffler: Shuffler) -> Command | None:
        asked = awaited(game, table)
        self.moments.update(n for n in self._planned if ways(game, table.round, asked, n))
        return None


class Wrongly:
    """Makes each mistake once, at one of its moments; one that is overtaken is not made."""

    notices = False

    def __init__(self, chance: Chance, moments: Counter[str]) -> None:
        self._chance = chance
        self._left = {name: chance.below(count) for name, count in sorted(moments.items())}
        self.made: list[str] = []

    def mistake(self, game: Game, table: AnyTable, shuffler: Shuffler) -> Command | None:
        asked, round = awaited(game, table), table.round
        now = [(name, found) for name in self._left if (found := ways(game, round, asked, name))]
        ripe = [(name, found) for name, found in now if not self._left[name]]
        self._left.update({name: max(self._left[name] - 1, 0) for name, _ in now})
        if not ripe:
            return None
        name, found = ripe[0]
        del self._left[name]
        self.made.append(name)
        return one_of(self._chance, found)(self._chance, round, shuffler)


class Run(msgspec.Struct, frozen=True):
    """How a round went: its end, the table after it, and all that happened."""

    desk: Desk
    events: tuple[Event, ...]
    beyond: tuple[str, ...]  # kinds of bets beyond a limit that were placed

    @property
    def round(self) -> AnyRound:
        return self.desk.round


def dealt(name: str, seed: int, number: int, planned: tuple[str, ...], how: Dealing) -> Run:
    """Round `number` of this seed, with the bets and squeezes that go with what is planned."""
    desk = open_desk(table(name))
    crew = Crew(
        chance(seed, number, "people"),
        PLAYERS,
        cards=chance(seed, number, "cards"),
        people=habits,
    )
    crew.prepare(desk.round)
    prompted = chance(seed, number, "prompted")
    events, beyond = _bets(desk, crew, prompted, planned, how)
    events += _done(desk, CloseBetting(DEALER))
    if ExposedByDealer.name in planned:
        events += _squeeze(desk, prompted)
    for command, question in _commands(desk, crew, how):
        events += _done(desk, command, answering=question)
    return Run(desk, tuple(events), beyond)


def _bets(
    desk: Desk, crew: Crew, prompted: Chance, planned: tuple[str, ...], how: Dealing
) -> tuple[list[Event], tuple[str, ...]]:
    events: list[Event] = []
    beyond = []
    for person in PLAYERS:
        for bet in crew.bets(desk.game, desk.round, person, desk.round.seats):
            events += _done(desk, bet)
    for name in BEYOND_LIMITS:
        more = bet_beyond(prompted, desk.game, desk.round, name) if name in planned else None
        if more is not None:
            beyond.append(name)
            events += _done(desk, more)
            if how.notices:
                events += _done(desk, noticed(more))
                back = taken_back(desk.round, more)
                events += _done(desk, back) if back is not None else []
    return events, tuple(beyond)


def _squeeze(desk: Desk, prompted: Chance) -> list[Event]:
    """A player who may ask for it does, so that there is a card to be shown too early."""
    may = [
        AskSqueeze(person, place)
        for person in PLAYERS
        for place in desk.game.places(desk.round)
        if desk.game.squeeze_refused(desk.round, person.name, place, False) is None
    ]
    return _done(desk, one_of(prompted, may), GrantSqueeze(PIT_SUPERVISOR)) if may else []


def _commands(desk: Desk, crew: Crew, how: Dealing) -> Iterator[tuple[Command, str | None]]:
    """One after the other until the round is over and nothing goes wrong any more, each with the
    question it answers."""
    while True:
        round = desk.round
        wrong = None
        if not round.halts and round.status is not Status.VOID:
            wrong = how.mistake(desk.game, desk.table, crew.shuffler)
        if wrong is not None:
            yield wrong, None
        elif round.halts or round.status is Status.PLAY:
            reply = crew.reply(desk.game, desk.table)
            yield reply.command, reply.question
        else:
            return


def _done(desk: Desk, *commands: Command, answering: str | None = None) -> list[Event]:
    events = desk.do(*commands, answering=answering)
    assert not isinstance(events, Refused), f"{commands}: {events}"
    return list(events)


@lru_cache
def kinds(name: str) -> tuple[str, ...]:
    """What can go wrong at this table: the book's facts, as far as they ever come about there."""
    facts = tuple(facts_of(game_named(name)))
    possible: set[str] = set()
    for number in range(TRIED_ROUNDS):
        missing = tuple(fact for fact in facts if fact not in possible)
        how = Rightly(missing)
        dealt(name, 0, number, missing, how)
        possible |= {*how.moments}
    return (*(fact for fact in facts if fact in possible), *BEYOND_LIMITS)
