"""Everybody at a table but you: those who play along, the staff, a Dealer who does what is due."""

from collections.abc import Mapping
from typing import Any, Protocol

from croupier.equipment.cards import Card
from croupier.floor import companions, wheel
from croupier.floor.chance import Chance, happens
from croupier.floor.mistakes import mistake
from croupier.floor.shuffler import Shuffler
from croupier.floor.staff import ruling
from croupier.table import frame
from croupier.table.commands import Command, DealCard, TimeRanOut, TurnCards
from croupier.table.due import Deal, Spin, Turn
from croupier.table.game import Game
from croupier.table.people import DEALER, Person
from croupier.table.places import Face, Place
from croupier.table.round import Round


class People(Protocol):
    """How those who play along behave; a module."""

    def bets(
        self, chance: Chance, game: Game, round: Round[Any], who: Person, box: int | None
    ) -> list[Command]: ...
    def word(
        self, chance: Chance, game: Game, round: Round[Any], others: tuple[Person, ...]
    ) -> Command | None: ...


class Crew:
    """Gives one command after the other; who carries them out keeps the round."""

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
        self._hidden: dict[int, Card] = {}
        self.shuffler = Shuffler(self._cards)

    def prepare(self, round: Round[Any]) -> bool:
        """Before the bets; says whether the cards were shuffled."""
        self._hidden = {}
        return bool(round.settings.decks) and self.shuffler.prepare(round)

    def bets(
        self, game: Game, round: Round[Any], who: Person, seats: Mapping[int, str]
    ) -> list[Command]:
        box = next((box for box, name in seats.items() if name == who.name), None)
        return self._people.bets(self._chance, game, round, who, box)

    def word(self, game: Game, round: Round[Any]) -> Command | None:
        """What the House or a companion has to say before the Dealer goes on."""
        if round.halts:
            word = ruling(self._chance, game, round)
            if word is not None:
                return word
        return self._people.word(self._chance, game, round, self.others)

    def dealers_act(self, game: Game, round: Round[Any]) -> Command:
        due = frame.due(game, round)
        match due:
            case Deal(place):
                if happens(self._chance, self._trouble):
                    return mistake(self._chance, game, round, due, self.shuffler)
                return self._card_to(game, round, place)
            case Turn(place):
                lying = (d for d in round.cards if d.place == place and d.card is None)
                return TurnCards(DEALER, place, tuple(self._hidden[d.number] for d in lying))
            case Spin():
                wrongly = happens(self._chance, self._trouble)
                return wheel.spun(self._cards, wrongly=wrongly)
            case _:  # whoever is still being waited for has let it pass
                return TimeRanOut(DEALER)

    def _card_to(self, game: Game, round: Round[Any], place: Place) -> DealCard:
        card = self.shuffler.draw(round)
        if game.face(round, place) is not Face.DOWN:
            return DealCard(DEALER, card)
        self._hidden[len(round.cards) + 1] = card
        return DealCard(DEALER, None)
