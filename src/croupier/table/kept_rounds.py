"""The last rounds of a table in memory, for whoever has to look back (Roulette 5.6)."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from croupier.table.events import Event
from croupier.table.evolving import evolve_all
from croupier.table.game import Game
from croupier.table.round import Round
from croupier.table.table_events import EarlierRoundVoided

MOST = 1000  # a table that runs for ever holds no more
MOST_SHOWN = 20  # where no paragraph reaches back


class KeptRounds:
    """Rounds that are over, by their numbers, each as it now stands."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._rounds: dict[int, Round[Any]] = {}

    @classmethod
    def of_a_table(cls, game: Game) -> "KeptRounds":
        """As many as its book may want, and people like to see."""
        return cls(MOST if game.EDITIONS.reach_back else MOST_SHOWN)

    def round(self, number: int) -> Round[Any] | None:
        return self._rounds.get(number)

    @property
    def by_number(self) -> Mapping[int, Round[Any]]:
        return self._rounds

    @property
    def rounds(self) -> tuple[Round[Any], ...]:
        return tuple(self._rounds.values())

    def keep(self, number: int, round: Round[Any]) -> None:
        self._rounds[number] = replace(round, before=None)  # nobody takes a card of it back
        if len(self._rounds) > self._most:
            del self._rounds[next(iter(self._rounds))]

    def note(self, game: Game, events: Iterable[Event]) -> None:
        """What happened to a round long after it was over; the purses are those of its end."""
        for event in events:
            if isinstance(event, EarlierRoundVoided):
                kept = self._rounds[event.number]
                void = evolve_all(game, replace(kept, purses=None), event.events)
                self._rounds[event.number] = replace(void, purses=kept.purses)
