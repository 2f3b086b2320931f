"""Everybody at a table but you: those who play along, the staff, a Dealer who does what is asked
for."""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from croupier.engine.crew import companions, spins
from croupier.engine.crew.chance import Chance, happens
from croupier.engine.crew.mistakes import mistake
from croupier.engine.crew.shuffler import Shuffler
from croupier.engine.crew.staff import ruling
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited, held_up_by
from croupier.engine.table.state.round import AnyRound, Squeeze
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.commands import Command, DealCard, TimeRanOut, TurnCards
from croupier.engine.table.vocabulary.people import DEALER, Person
from croupier.engine.table.vocabulary.places import Face, Place
from croupier.engine.table.vocabulary.questions import Kind

RULED_ON = (Kind.RULING, Kind.DECISION, Kind.OPTION, Kind.ORDER)


class People(Protocol):
    """How those who play along behave; a module."""

    def bets(
        self, chance: Chance, game: Game, round: AnyRound, who: Person, box: int | None
    ) -> list[Command]: ...
    def answer(self, chance: Chance, game: Game, table: AnyTable, asked: Awaited) -> Command: ...


class Reply(msgspec.Struct, frozen=True):
    command: Command
    question: str  # its name


def next_question(game: Game, table: AnyTable) -> Awaited:
    """Of those that nothing goes on without: the first about the last fact that is being ruled on,
    or whatever comes first in play."""
    open_now = held_up_by(game, table)
    last = open_now[-1].kind
    if last in RULED_ON:
        return next(asked for asked in open_now if asked.kind is last)
    return min(open_now, key=_in_play)


def _in_play(asked: Awaited) -> int:
    """Whoever has to say something comes first, then cards that are turned, then all else as it is
    listed."""
    if asked.player is not None and not asked.kind.may_pass:
        return 0
    return 1 if asked.kind is Kind.TURN else 2


def squeezed_at(squeeze: Squeeze, place: Place | None) -> bool:
    """Cards there are turned one by one, as whoever squeezes lets go of them."""
    at = squeeze.place
    return squeeze.granted and place is not None and (at.area, at.box) == (place.area, place.box)


class Crew:
    """Gives one command after the other; who carries them out keeps the table."""

    def __init__(
        self,
        chance: Chance,
        others: tuple[Person, ...],
        *,
        cards: Chance | None = None,  # for shoe and wheel, where they have a chance of their own
        people: People = companions,
        trouble_in_a_million: int = 0,
    ) -> None:
        self.others = others
        self._chance = chance
        self._cards = cards or chance
        self._people = people
        self._trouble = trouble_in_a_million
        self.shuffler = Shuffler(self._cards)

    def prepare(self, round: AnyRound) -> bool:
        """Before the bets; says whether the cards were shuffled."""
        return bool(round.settings.decks) and self.shuffler.prepare(round)

    def bets(
        self, game: Game, round: AnyRound, who: Person, seats: Mapping[int, str]
    ) -> list[Command]:
        box = next((box for box, name in seats.items() if name == who.name), None)
        return self._people.bets(self._chance, game, round, who, box)

    def reply(self, game: Game, table: AnyTable) -> Reply:
        """What the House or a companion says to what is asked next."""
        asked = next_question(game, table)
        return Reply(self._answer(game, table, asked), asked.question)

    def _answer(self, game: Game, table: AnyTable, asked: Awaited) -> Command:
        if asked.kind.may_pass:
            return TimeRanOut(DEALER)  # nobody says aloud that they want nothing of it
        if asked.player is not None:
            if any(asked.player == other.name for other in self.others):
                return self._people.answer(self._chance, game, table, asked)
            return TimeRanOut(DEALER)  # you have let it pass
        match asked.kind:
            case Kind.CARD:
                assert asked.place is not None
                return self._card(game, table.round, asked.place)
            case Kind.TURN:
                assert asked.place is not None
                faces = self.shuffler.secrets.lying(table.round, asked.place)
                squeezed = any(squeezed_at(each, asked.place) for each in table.round.squeezes)
                return TurnCards(DEALER, asked.place, faces[:1] if squeezed else faces)
            case Kind.SPIN:
                wrongly = happens(self._chance, self._trouble)
                return spins.spun(self._cards, wrongly=wrongly)
            case Kind.RULING | Kind.DECISION | Kind.ORDER:
                return ruling(self._chance, game, table.round, asked)
            case _:
                assert asked.silence is not None, "bets are closed, rounds opened"
                return asked.silence

    def _card(self, game: Game, round: AnyRound, place: Place) -> Command:
        if happens(self._chance, self._trouble):
            return mistake(self._chance, game, round, place, self.shuffler)
        card = self.shuffler.draw(round)
        if game.face(round, place) is not Face.DOWN:
            return DealCard(DEALER, card)
        self.shuffler.hide(round, card)
        return DealCard(DEALER, None)
