"""One hand that is being played: what each action is worth, of a split pair as well (Blackjack
3.20, 3.22, 3.22.2, 3.22.3, 3.23, 3.23.2)."""

from typing import NamedTuple

import numpy as np

from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import lines
from croupier.mathematics.exact.blackjack.cards.split_cards import Bet, Split, most_hands
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay
from croupier.mathematics.exact.blackjack.hands.columns import Column
from croupier.mathematics.exact.blackjack.hands.resplits import Playing, all_bust_from, of_waiting
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.counts import Counts


class SplitBox(NamedTuple):
    """The other hands of a box that was split."""

    split: Split  # as they wait
    standing: bool  # one that is played is not Bust


class HandValues(NamedTuple):
    """Against one up card, best play following, per unit of the hand's own bet.

    Of a split pair it is what this hand adds to the others. To a Dealer's Blackjack all of them
    lose one Initial Bet together: that is in none of these figures, but for the chance that it
    finds them all Bust.
    """

    column: Column
    play: BestPlay
    cards: tuple[int, ...]  # by value, in the order they came
    box: SplitBox | None = None  # None: it was not split

    def ev(self, action: Action) -> float | None:
        """None: it is not open."""
        if action is Action.SPLIT:
            return self._split() if self.box is None else self._split_again(self.box)
        worth = {
            Action.STAND: self.play.worth.stand,
            Action.HIT: self.play.worth.hit,
            Action.DOUBLE: self.play.worth.double,
        }[action]
        spared = 0.0 if action is Action.STAND else self._spared(action is Action.DOUBLE)
        return float(worth[self.line]) + spared

    def double(self, staked_cents: int, added_cents: int) -> float:
        """Doubled for so much: one card, and both stakes lie on what it makes."""
        once = self._one_card_then_stand()
        full = float(self.play.worth.double[self.line])
        spared = self._spared(one_card=True)
        return staked_cents * (once + spared) + added_cents * (full - once)

    @property
    def line(self) -> int:
        every = lines()
        first, second, *more = self.cards
        if self.box is not None:
            line = int(every.split[first, 0, second])
        else:
            line = int(holdings().two[first, second])
        for card in more:
            line = int(every.onward[line, card])
        return line

    def _split(self) -> float | None:
        offered = self.play.offered[Action.SPLIT, self.cards[0], self.cards[1]]
        return None if np.isnan(offered) else float(offered)

    def _split_again(self, box: SplitBox) -> float | None:
        """Fewer of the hands that wait can then be split themselves."""
        (pair, second, *more), (hands, waiting) = self.cards, box.split
        if more or second != pair or hands >= most_hands(pair):
            return None
        again = Split(hands + 1, (Bet.EVERY, Bet.EVERY, *waiting))
        left = self._left()
        found, others = (
            of_waiting(self.play, left, pair, split, already=1) for split in (again, box.split)
        )
        spared = 0.0
        if not box.standing:
            spared = all_bust_from(self.play, self.column.hole, left, pair, again)
        return found - others + spared

    def _spared(self, one_card: bool) -> float:
        """Blackjack 3.22.3: where all hands of a split pair are Bust, a Dealer's Blackjack takes
        nothing besides."""
        if self.box is None or self.box.standing:
            return 0.0
        playing = Playing(int(lines().hand[self.line]), one_card)
        split, left = self.box.split, self._left()
        return all_bust_from(self.play, self.column.hole, left, self.cards[0], split, playing)

    def _left(self) -> Counts:
        """The cards that are still to come."""
        every, line = lines(), self.line
        held = holdings().held[every.hand[line]]
        left: Counts = np.maximum(self.column.left[every.shoe[line]] - held, 0)
        return left

    def _one_card_then_stand(self) -> float:
        """Blackjack 3.23.2: what is added does not lose to the Dealer's Blackjack."""
        every, left = lines(), self._left()
        found = 0.0
        for card, count in enumerate(left.tolist()):
            then = int(every.onward[self.line, card])
            worth = -1.0 if then < 0 else float(self.play.worth.stand[then])
            found += count / float(left.sum()) * worth
        return found
