"""What is asked of a table with play chips: who plays along, how many mistakes the
Dealer makes."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.engine.crew import companions
from croupier.engine.crew.chance import SeededChance
from croupier.engine.games import game_named
from croupier.floor.practice.evening import Sitting

COMPANIONS = tuple(name.lower() for name in companions.NAMES)
MILLION = 1_000_000
SEEDS = 10**12  # the system draws one of so many


class TableAsked(msgspec.Struct, frozen=True):
    """Amounts are dollars; the defaults are those of the command line."""

    game: str
    purse: int = 1000
    companions: int = 2
    layout: str | None = None
    decks: int | None = None
    minimum: int = 5
    maximum: int = 500
    trouble: float = 0.0

    def opened(
        self, seed: int, you: str, *, by_name: bool = False, you_rule: bool = False
    ) -> Sitting:
        """A companion who has your name stays away."""
        others = [name for name in COMPANIONS if name != you.lower()][: self.companions]
        return Sitting(
            self.game,
            you=you,
            chance=SeededChance(seed),
            purses=dict.fromkeys((you, *others), self.purse),
            trouble_in_a_million=round(self.trouble * MILLION),
            head=self._head(),
            by_name=by_name,
            you_rule=you_rule,
        )

    def _head(self) -> Mapping[str, Any]:
        limits: dict[str, int] = {"minimum": self.minimum, "maximum": self.maximum}
        if game_named(self.game).DIFFERENTIAL:
            limits["differential"] = self.maximum
        head = {"limits": limits, "layout": self.layout, "decks": self.decks}
        return {key: value for key, value in head.items() if value is not None}
