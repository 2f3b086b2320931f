"""The shoe a simulation deals from: several decks down to the cut card (Baccarat 2.2.1, Blackjack
2.2.1)."""

from collections.abc import Mapping

import msgspec
import numpy as np

from croupier.engine.crew.shuffler import BEHIND_THE_CUT_CARD
from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.sentences import phrase
from croupier.mathematics.simulation.draws.shuffle import Cards
from croupier.mathematics.simulation.plan import ImpossibleSimulation


class Shoe(msgspec.Struct, frozen=True):
    """A round starts while the cut card is in the shoe; the one in which it comes out is the last.

    Fresh means a new shuffle for every round, as the exact figures assume it.
    """

    decks: int
    behind_the_cut_card: int
    fresh: bool

    @property
    def last_start(self) -> int:
        """The last place at which a round may start."""
        return 0 if self.fresh else self.decks * len(DECK) - self.behind_the_cut_card - 1

    def cards(self, encoded: Mapping[Card, int]) -> Cards:
        return np.array([encoded[card] for card in DECK] * self.decks, dtype=np.uint8)


def shoe(*, decks: int, cut: int | None, fresh: bool, most_cards: int) -> Shoe:
    """A shoe in which no round runs out of cards, if it uses no more than `most_cards`."""
    if fresh and cut is not None:
        raise ImpossibleSimulation(phrase("impossible-a-shoe-that-is-shuffled-before"))
    behind = max(BEHIND_THE_CUT_CARD, most_cards) if cut is None else cut
    if not most_cards <= behind < decks * len(DECK):
        raise ImpossibleSimulation(
            phrase(
                "impossible-behind-the-cut-card-lie-to",
                a=str(most_cards),
                b=str(decks * len(DECK) - 1),
                c=str(behind),
            )
        )
    return Shoe(decks, behind, fresh)
