"""One hand that is being played: what each action is worth, of a split pair as well (Blackjack
3.20, 3.22, 3.22.2, 3.22.3, 3.23, 3.23.2)."""

from typing import NamedTuple

import numpy as np

from croupier.probability.blackjack.by_cards import BestPlay
from croupier.probability.blackjack.columns import Column
from croupier.probability.blackjack.holdings import holdings
from croupier.probability.blackjack.lines import lines
from croupier.probability.blackjack.two_cards import Action


class HandValues(NamedTuple):
    """Against one up card, best play following, per unit of the hand's own bet.

    To a Dealer's Blackjack the hands of a split pair lose one Initial Bet together, whatever is
    done with this one: that is in none of its figures.
    """

    column: Column
    play: BestPlay
    cards: tuple[int, ...]  # by value, in the order they came
    split: bool

    def ev(self, action: Action) -> float | None:
        """None: it is not open, or is not worked out: to split a hand of a split pair again."""
        if action is Action.SPLIT:
            offered = self.play.offered[action, self.cards[0], self.cards[1]]
            return None if self.split or np.isnan(offered) else float(offered)
        worth = {
            Action.STAND: self.play.worth.stand,
            Action.HIT: self.play.worth.hit,
            Action.DOUBLE: self.play.worth.double,
        }[action]
        return float(worth[self.line])

    def double(self, staked_cents: int, added_cents: int) -> float:
        """Doubled for so much: one card, and both stakes lie on what it makes."""
        once = self._one_card_then_stand()
        full = self.ev(Action.DOUBLE)
        assert full is not None
        return staked_cents * once + added_cents * (full - once)

    @property
    def line(self) -> int:
        every = lines()
        first, second, *more = self.cards
        if self.split:
            line = int(every.split[first, 0, second])
        else:
            line = int(holdings().two[first, second])
        for card in more:
            line = int(every.onward[line, card])
        return line

    def _one_card_then_stand(self) -> float:
        """Blackjack 3.23.2: what is added does not lose to the Dealer's Blackjack."""
        every, hands, line = lines(), holdings(), self.line
        held = hands.held[every.hand[line]]
        left = np.maximum(self.column.left[every.shoe[line]] - held, 0)
        found = 0.0
        for card, count in enumerate(left.tolist()):
            then = int(every.onward[line, card])
            worth = -1.0 if then < 0 else float(self.play.worth.stand[then])
            found += count / float(left.sum()) * worth
        return found
