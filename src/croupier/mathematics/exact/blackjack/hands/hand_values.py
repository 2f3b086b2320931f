"""One hand that is being played: what each action is worth, of a split pair as well (Blackjack
3.20, 3.22, 3.22.2, 3.22.3, 3.23, 3.23.2)."""

from math import perm
from typing import NamedTuple

import numpy as np

from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.lines import lines
from croupier.mathematics.exact.blackjack.cards.split_cards import Bet, Split, most_hands
from croupier.mathematics.exact.blackjack.hands.by_cards import BestPlay, beside_a_standing_hand
from croupier.mathematics.exact.blackjack.hands.columns import Column
from croupier.mathematics.exact.blackjack.hands.resplits import (
    WaitingBust,
    all_bust_from,
    of_waiting,
    waiting_bust,
)
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.counts import Counts


class SplitBox(NamedTuple):
    """The other hands of a box that was split."""

    split: Split  # as they wait
    standing: bool  # one that is played is not Bust


class HandValues(NamedTuple):
    """Against one up card, best play following, per unit of the hand's own bet. Hands that wait are
    played by their cards: beside a hand that stands as that is best, otherwise as unsplit hands.

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
        if action is Action.STAND:
            return float(self.play.worth.stand[self.line])
        if action is Action.DOUBLE:
            return float(self.play.worth.double[self.line]) + self._spared()
        return float(self.play.worth.hit[self.line]) if self.box is None else self._hit()

    def double(self, staked_cents: int, added_cents: int) -> float:
        """Doubled for so much: one card, and both stakes lie on what it makes."""
        once = self._one_card_then_stand()
        full = float(self.play.worth.double[self.line])
        return staked_cents * (once + self._spared()) + added_cents * (full - once)

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
        play = beside_a_standing_hand(self.column, self.play) if box.standing else self.play
        found, others = (
            of_waiting(play, left, pair, split, already=1) for split in (again, box.split)
        )
        spared = 0.0
        if not box.standing:
            spared = all_bust_from(play, self.column.hole, left, pair, again)
        return found - others + spared

    def _hit(self) -> float:
        """Of a hand of a split pair. The Dealer's Blackjack takes no more for a hand that stands
        beside another, so later cards are drawn less readily than to an unsplit hand."""
        hands, every, stand = holdings(), lines(), self.play.worth.stand
        waiting, start, known = self._waiting_bust(), self._left(), dict[int, float]()

        def hit(line: int, drawn: Counts) -> float:
            left = start - drawn
            worth = _spared_by_one_card(waiting, line, start, drawn)
            for card in np.flatnonzero(left > 0).tolist():
                worth += float(left[card] / left.sum()) * best(line, card, drawn)
            return worth

        def best(line: int, card: int, drawn: Counts) -> float:
            then = int(every.onward[line, card])
            if then < 0:
                return -1.0
            if then not in known:
                hand, also = every.hand[then], drawn.copy()
                also[card] += 1
                stands = -np.inf if hands.must_draw[hand] else float(stand[then])
                known[then] = stands if hands.must_stand[hand] else max(stands, hit(then, also))
            return known[then]

        return hit(self.line, np.zeros_like(start))

    def _spared(self) -> float:
        """Blackjack 3.22.3: where one card more makes all hands of a split pair Bust, a Dealer's
        Blackjack takes nothing besides."""
        left = self._left()
        return _spared_by_one_card(self._waiting_bust(), self.line, left, np.zeros_like(left))

    def _waiting_bust(self) -> WaitingBust | None:
        """Of the other hands; None where they are not all Bust."""
        if self.box is None or self.box.standing:
            return None
        return waiting_bust(
            self.play, self.column.hole, self._left(), self.cards[0], self.box.split
        )

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


def _spared_by_one_card(
    waiting: WaitingBust | None, line: int, start: Counts, drawn: Counts
) -> float:
    """The chance that the next card of this hand is too many and a Dealer's Blackjack finds all
    others Bust; `drawn` was drawn since `start` was left."""
    too_many = lines().onward[line] < 0
    if waiting is None or not too_many.any():
        return 0.0
    cards, ways = int(drawn.sum()), 1.0
    for held, taken in zip(start.tolist(), drawn.tolist(), strict=True):
        ways *= perm(held, taken)
    met = waiting.together * (waiting.chances ** drawn[:, np.newaxis]).prod(axis=0)
    share = ways / perm(int(start.sum()), cards)
    return float(met @ waiting.chances[too_many].sum(axis=0)) / share
