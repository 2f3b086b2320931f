"""The last rounds of a table in memory, for whoever has to look back (Roulette 5.6)."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound, Round, Status
from croupier.engine.table.state.table_events import EarlierRoundVoided
from croupier.engine.table.vocabulary.events import Event

MOST = 1000  # a table that runs for ever holds no more
MOST_SHOWN = 20  # where no paragraph reaches back
MOST_DISPLAYED = 90  # how they ended: more than the rounds of one shoe


class KeptRounds:
    """Rounds that are over, by their numbers, each as it now stands."""

    def __init__(self, most: int = MOST, game: Game | None = None) -> None:
        """With a game it also knows how rounds ended that it no longer holds."""
        self.most, self._game = most, game
        self._rounds: dict[int, AnyRound] = {}
        self._displayed: dict[int, AnyRound | str] = {}  # worked out once somebody asks
        self.shoe_began = 1  # the first round of the shoe that the last of them was dealt from

    @classmethod
    def of_a_table(cls, game: Game) -> "KeptRounds":
        """As many as its book may want, and people like to see."""
        return cls(MOST if game.EDITIONS.reach_back else MOST_SHOWN, game)

    def round(self, number: int) -> AnyRound | None:
        return self._rounds.get(number)

    @property
    def by_number(self) -> Mapping[int, AnyRound]:
        return self._rounds

    @property
    def rounds(self) -> tuple[AnyRound, ...]:
        return tuple(self._rounds.values())

    @property
    def displayed(self) -> tuple[str, ...]:
        """How they ended, the latest last."""
        return tuple(self.displayed_by_number.values())

    @property
    def displayed_by_number(self) -> Mapping[int, str]:
        for number, shown in self._displayed.items():
            if isinstance(shown, Round) and self._game is not None:
                self._displayed[number] = displayed(self._game, shown)
        return {number: str(shown) for number, shown in self._displayed.items()}

    def took_up(self, displayed: Mapping[int, str], shoe_began: int) -> None:
        """Rounds before those that it will hold."""
        self._displayed, self.shoe_began = dict(displayed), shoe_began

    def keep(self, number: int, round: AnyRound) -> None:
        round = replace(round, before=None)  # nobody takes a card of it back
        self._rounds[number] = round
        if begins_a_shoe(round):
            self.shoe_began = number
        if len(self._rounds) > self.most:
            del self._rounds[next(iter(self._rounds))]
        if self._game is not None:
            self._displayed[number] = round
            if len(self._displayed) > MOST_DISPLAYED:
                del self._displayed[next(iter(self._displayed))]

    def note(self, game: Game, events: Iterable[Event]) -> None:
        """What happened to a round long after it was over; the purses are those of its end."""
        for event in events:
            if type(event) is EarlierRoundVoided and event.number in self._rounds:
                kept = self._rounds[event.number]
                void = evolve_all(game, replace(kept, purses=None), event.events)
                self._rounds[event.number] = replace(void, purses=kept.purses)
                if event.number in self._displayed:
                    self._displayed[event.number] = void


def begins_a_shoe(round: AnyRound) -> bool:
    """No card had left the shoe before its own."""
    seen = sum(drawn.card is not None for drawn in round.cards)
    return len(round.shoe.composition) + seen == round.shoe.decks * len(DECK)


def displayed(game: Game, round: AnyRound) -> str:
    """`banker 7-4 player-pair`: its outcome, and what a display tells beside it."""
    if round.status is not Status.CONCLUDED:
        return round.status.value
    return " ".join((game.outcome(round), *game.marks(round)))
