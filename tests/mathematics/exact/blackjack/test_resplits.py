"""A box that was split, in the middle of its play: sums over single hands against all hands played
out in their order, in fractions; also for somebody who has bets on some of its hands only."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack.cards.holdings import holdings
from croupier.mathematics.exact.blackjack.cards.split_cards import FIRST_SPLIT, Bet, Split
from croupier.mathematics.exact.blackjack.cards.supply import check_supply
from croupier.mathematics.exact.blackjack.cards.values import ACE, TEN, by_value
from croupier.mathematics.exact.blackjack.hands.all_bust import all_bust
from croupier.mathematics.exact.blackjack.hands.by_cards import (
    BestPlay,
    beside_a_standing_hand,
    best_play,
)
from croupier.mathematics.exact.blackjack.hands.columns import Column, after_splitting, column
from croupier.mathematics.exact.blackjack.hands.hand_values import HandValues, SplitBox
from croupier.mathematics.exact.blackjack.hands.play import worth as worth_of
from croupier.mathematics.exact.blackjack.hands.resplits import all_bust_from, of_waiting
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.exact.blackjack.literal import (
    Done,
    Hand,
    Left,
    Literal,
    State,
    draws,
    shoe,
    total,
    without,
)

EIGHT, NINE, SIX = 7, 8, 5
SHOES = [shoe(t=9, n8=6, a=3), shoe(n6=5, n9=4, t=8)]
DONE: dict[str, Done] = {"none": (), "bust": ((24, 1),), "stands": ((19, 1),)}


def literal_of(play: BestPlay, up: int) -> Literal:
    """Plays each set of cards as the best play does."""
    hands = holdings()

    def number(hand: Hand) -> int:
        found = hand[0] - 1
        for value in hand[1:]:
            found = int(hands.onward[found, value - 1])
        return found

    return Literal(
        up + 1,
        lambda hand: bool(play.policy.draws[number(hand)]),
        lambda hand: bool(play.policy.doubles[number(hand)]),
    )


def acted(literal: Literal, pair: int, state: State) -> dict[Action, Fraction]:
    """What the whole box wins, by what is done with the hand that is being played."""
    found = {
        Action.STAND: literal._next(pair, state, state.hand, 1, state.left),
        Action.HIT: hit(literal, pair, state),
        Action.DOUBLE: literal._each(
            state, lambda longer, left: literal._next(pair, state, longer, 2, left)
        ),
    }
    if state.hand == (pair, pair) and state.hands < literal.most_hands:
        more = state._replace(hand=(pair,), waiting=state.waiting + 1, hands=state.hands + 1)
        found[Action.SPLIT] = literal.on(pair, more)
    return found


def hit(literal: Literal, pair: int, state: State) -> Fraction:
    """Every later card of this hand is drawn if the box is then worth more."""

    def best(longer: Hand, left: Left) -> Fraction:
        stands = literal._next(pair, state, longer, 1, left)
        if total(longer) > 21 or (total(longer) == 21 and sum(longer) < 21):
            return stands
        drawn = hit(literal, pair, state._replace(hand=longer, left=left))
        return drawn if total(longer) < 12 else max(stands, drawn)

    return literal._each(state, best)


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.22.3")
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize(("hands", "waiting"), [(2, 1), (3, 0), (3, 1)])
@pytest.mark.parametrize("held", SHOES)
def test_to_split_again_is_worth_what_all_hands_win_in_their_order(
    held: NDArray[np.int64], hands: int, waiting: int, done: str
) -> None:
    """Against each up card, a pair and another hand of a split pair."""
    pairs = {EIGHT: (EIGHT, TEN), NINE: (NINE, SIX)}
    for up in np.flatnonzero(held).tolist():
        pair = NINE if held[NINE] else EIGHT
        for cards in ((pair, pair), pairs[pair]):
            compared(held, up, pair, cards, Split(hands, (Bet.EVERY,) * waiting), DONE[done])


def compared(
    held: NDArray[np.int64], up: int, pair: int, cards: tuple[int, int], split: Split, done: Done
) -> None:
    """All but the hand's own bets is the same whatever is done, so differences are compared."""
    shoe_of_hand = held.copy()  # with one card of the pair for the hand that was split off
    check_supply(shoe_of_hand)
    against = column(shoe_of_hand, up)
    play = best_play(against, BOOK_RULES)
    standing = any(points <= 21 for points, _ in done)
    values = HandValues(against, play, cards, SplitBox(split, standing))
    left = without(tuple(held.tolist()), up + 1, pair + 1, *(card + 1 for card in cards))
    state = State(tuple(card + 1 for card in cards), len(split.waiting), done, left, split.hands)
    others = beside_a_standing_hand(against, play) if standing else play
    expected = acted(literal_of(others, up), pair + 1, state)
    assert (Action.SPLIT in expected) == (values.ev(Action.SPLIT) is not None)
    hit = values.ev(Action.HIT)
    assert hit is not None
    for action, worth in expected.items():
        ev = values.ev(action)
        assert ev is not None
        apart = float(worth - expected[Action.HIT])
        assert ev - hit == pytest.approx(apart, abs=1e-9), (up, cards, action)


class Followed:
    """Blackjack 3.22.1: whoever has bets on some hands of a box that somebody else plays."""

    def __init__(self, literal: Literal, pair: int) -> None:
        self.literal, self.pair = literal, pair

    def won(self, waiting: tuple[Bet, ...], hands: int, left: Left, done: Done = ()) -> Fraction:
        if not waiting:
            return self.literal.settled(done, left)
        (bet, *later), found = waiting, Fraction(0)
        for value, chance, rest in draws(left):
            if value == self.pair and hands < self.literal.most_hands:
                new = Bet.EVERY if bet is Bet.EVERY else Bet.NONE
                found += chance * self.won((bet, new, *later), hands + 1, rest, done)
                continue

            def ends(hand: Hand, staked: int, after: Left) -> Fraction:
                mine = () if bet is Bet.NONE else ((total(hand), staked),)
                return self.won(tuple(later), hands, after, (*done, *mine))

            found += chance * self.played((self.pair, value), rest, ends)
        return found

    def played(
        self, hand: Hand, left: Left, ends: Callable[[Hand, int, Left], Fraction]
    ) -> Fraction:
        if len(hand) == 2 and total(hand) < 21 and self.literal.doubles(hand):
            return sum(
                (chance * ends((*hand, value), 2, rest) for value, chance, rest in draws(left)),
                Fraction(0),
            )
        if not self.literal.goes_on(hand):
            return ends(hand, 1, left)
        return sum(
            (
                chance * self.played((*hand, value), rest, ends)
                for value, chance, rest in draws(left)
            ),
            Fraction(0),
        )


@pytest.mark.rule("Blackjack 3.22.1", "Blackjack 3.22.3")
@pytest.mark.parametrize(
    "waiting",
    [
        (Bet.FIRST, Bet.NONE),
        (Bet.EVERY, Bet.NONE),
        (Bet.FIRST, Bet.FIRST),
        (Bet.FIRST, Bet.EVERY),
        (Bet.EVERY, Bet.EVERY),
    ],
)
@pytest.mark.parametrize("up", [SIX, TEN])
def test_bets_on_some_hands_of_a_split_win_what_these_hands_win(
    waiting: tuple[Bet, ...], up: int
) -> None:
    held, pair = shoe(n6=2, n9=5, t=9), NINE
    against = column(held, up)
    play = best_play(against, BOOK_RULES)
    split, left = Split(2, waiting), after_splitting(against.left, pair)
    followed = Followed(literal_of(play, up), pair + 1)
    expected = followed.won(waiting, 2, tuple(left.tolist()))
    found = of_waiting(play, left, pair, split) - against.blackjack[pair]
    found += all_bust_from(play, against.hole, left, pair, split)
    assert found == pytest.approx(float(expected), abs=1e-9)


@pytest.mark.rule("Blackjack 3.22.3")
@pytest.mark.parametrize("up", [ACE, TEN])
@pytest.mark.parametrize("pair", [SIX, EIGHT, NINE])
def test_all_hands_bust_by_endless_shoes_as_counted_card_by_card(up: int, pair: int) -> None:
    """From eight decks, and the value of the split with it."""
    against = column(by_value(Composition.of_decks(8)), up)
    play = best_play(against, BOOK_RULES)
    left = after_splitting(against.left, pair)
    found = all_bust_from(play, against.hole, left, pair, FIRST_SPLIT)
    doubles = play.policy.doubles
    assert found == pytest.approx(all_bust(against, pair, play.policy.draws, doubles), abs=1e-9)
    worth = of_waiting(play, left, pair, FIRST_SPLIT) - against.blackjack[pair] + found
    assert worth == pytest.approx(play.offered[Action.SPLIT, pair, pair], abs=1e-9)


@pytest.mark.rule("Blackjack 3.22.2")
@pytest.mark.parametrize(("up", "pair"), [(SIX, EIGHT), (TEN, EIGHT), (ACE, NINE), (1, 2)])
def test_a_split_is_worth_its_first_second_card_and_all_that_follows(up: int, pair: int) -> None:
    """From eight decks: each second card of the first hand, then the box as it is then. The card is
    known then, so the same play from there comes to the figure of the whole split."""
    held = by_value(Composition.of_decks(8))
    against = column(held, up)
    play = best_play(against, BOOK_RULES)
    left = after_splitting(against.left, pair)
    again, cards = 0.0, int(left.sum())
    for second, count in enumerate(left.tolist()):
        rest = left.copy()
        rest[second] -= 1
        if second == pair:
            split = Split(3, (Bet.EVERY,) * 3)
            again += count / cards * of_waiting(play, rest, pair, split, already=1)
            continue
        line = SplitBox(Split(2, (Bet.EVERY,)), standing=False)
        # of the hand itself: its own figure, which knows the rest of the shoe already
        values = HandValues(against, play, (pair, second), line)
        doubles = play.policy.doubles[holdings().two[pair, second]]
        worth = play.worth.double if doubles else play.worth.hit
        goes_on = doubles or play.policy.draws[holdings().two[pair, second]]
        of_hand = (worth if goes_on else play.worth.stand)[values.line]
        again += count / cards * float(of_hand)
        fewer = held.copy()
        fewer[second] -= 1
        other = column(fewer, up)
        shorter = best_play(other, BOOK_RULES)._replace(policy=play.policy)
        again += count / cards * of_waiting(with_policy(shorter, other), rest, pair, line.split)
    assert again == pytest.approx(of_waiting(play, left, pair, FIRST_SPLIT), abs=1e-12)


def with_policy(play: BestPlay, against: Column) -> BestPlay:
    """The same cards, by the play of another shoe."""
    return play._replace(worth=worth_of(against, play.policy.draws))
