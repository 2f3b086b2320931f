"""Four to eight decks against an enumeration of another kind: all 13^6 sequences of ranks at once,
in the order they leave the shoe (Baccarat 2.2.1, 3.10)."""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.engine.equipment.cards import RANKS, cards
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND, VALUES, due_from
from croupier.engine.table.vocabulary.due import Deal
from croupier.mathematics.exact.baccarat import sheet
from croupier.mathematics.exact.baccarat.enumeration import (
    BANKER,
    PLAYER,
    deals,
    deals_with_a_pair,
)
from croupier.mathematics.exact.composition import Composition

Array = NDArray[np.int64]

TABLE = EDITIONS.current.table_of_play
WORTH = np.array([VALUES[rank] for rank in RANKS])
NONE = 10  # no third card
SOME = range(4, 8)  # fewer decks than eight, for the full check
HANDS = [cards(f"Ks {name}s") for name in "KA23456789"]
THIRDS = [cards(f"{name}s") for name in "KA23456789"] + [()]


def player_takes(player: int, banker: int) -> bool:
    due = due_from(TABLE, HANDS[player], HANDS[banker], banker_third_first=False)
    return isinstance(due, Deal) and due.place == PLAYER_HAND


def banker_takes(player: int, banker: int, third: int) -> bool:
    due = due_from(TABLE, (*HANDS[player], *THIRDS[third]), HANDS[banker], banker_third_first=False)
    return isinstance(due, Deal) and due.place == BANKER_HAND


PLAYER_TAKES = np.array([[player_takes(p, b) for b in range(10)] for p in range(10)])
BANKER_TAKES = np.array(
    [[[banker_takes(p, b, t) for t in range(11)] for b in range(10)] for p in range(10)]
)


class Counted(NamedTuple):
    final: Array
    four_cards: Array
    third_card: Array
    pairs: tuple[int, int]
    paired: tuple["Paired", "Paired"]  # rounds in which Player, or Banker, has a Pair


class Paired(NamedTuple):
    four_cards: Array
    third_card: Array

    @classmethod
    def none(cls) -> "Paired":
        return cls(np.zeros((10, 10, 3), dtype=np.int64), np.zeros((10, 10, 10, 3), dtype=np.int64))


def every_sequence(decks: int) -> Counted:
    """One plane for each rank of the first card: 13 times 371,293 sequences."""
    final, pairs = np.zeros((10, 10), dtype=np.int64), np.zeros(2, dtype=np.int64)
    four_cards = np.zeros((10, 10, 3), dtype=np.int64)
    third_card = np.zeros((10, 10, 10, 3), dtype=np.int64)
    paired = Paired.none(), Paired.none()
    for first in range(len(RANKS)):
        rest = np.indices((len(RANKS),) * 5, dtype=np.int8).reshape(5, -1)
        ranks = np.vstack([np.full_like(rest[:1], first), rest])
        ways = np.ones(rest.shape[1], dtype=np.int64)
        for place in range(6):
            ways *= 4 * decks - (ranks[:place] == ranks[place]).sum(axis=0)
        worth = WORTH[ranks]
        player, banker = (worth[0] + worth[2]) % 10, (worth[1] + worth[3]) % 10
        takes = PLAYER_TAKES[player, banker]
        third = np.where(takes, worth[4], NONE)
        follows = BANKER_TAKES[player, banker, third]
        last = np.where(follows, np.where(takes, worth[5], worth[4]), 0)
        player_now = (player + np.where(takes, worth[4], 0)) % 10
        banker_now = (banker + last) % 10
        winner = 1 - np.sign(player_now - banker_now)  # Player 0, Tie 1, Banker 2
        np.add.at(final, (player_now, banker_now), ways)
        np.add.at(four_cards, (player, banker, winner), ways)
        both = takes & follows
        at = (player[both], player_now[both], banker[both], winner[both])
        np.add.at(third_card, at, ways[both])
        for hand, found in enumerate(paired):
            alike = ranks[hand] == ranks[hand + 2]
            pairs[hand] += ways[alike].sum()
            np.add.at(found.four_cards, (player[alike], banker[alike], winner[alike]), ways[alike])
            late = alike & both
            at = (player[late], player_now[late], banker[late], winner[late])
            np.add.at(found.third_card, at, ways[late])
    return Counted(final, four_cards, third_card, (int(pairs[0]), int(pairs[1])), paired)


@pytest.mark.rule("Baccarat 2.2.1", "Baccarat 3.10", "Baccarat 3.15")
@pytest.mark.parametrize("decks", [*(pytest.param(n, marks=pytest.mark.slow) for n in SOME), 8])
def test_two_enumerations_count_the_same(decks: int) -> None:
    found, expected = deals(Composition.of_decks(decks).by_value(VALUES)), every_sequence(decks)
    np.testing.assert_array_equal(found.final, expected.final)
    np.testing.assert_array_equal(found.four_cards, expected.four_cards)
    np.testing.assert_array_equal(found.third_card, expected.third_card)
    for hand, counted in zip((PLAYER, BANKER), expected.paired, strict=True):
        with_a_pair = deals_with_a_pair(Composition.of_decks(decks), hand)
        np.testing.assert_array_equal(with_a_pair.four_cards, counted.four_cards)
        np.testing.assert_array_equal(with_a_pair.third_card, counted.third_card)
    bets = sheet(decks=decks)
    for bet, pairs in zip(("player-pair", "banker-pair"), expected.pairs, strict=True):
        assert bets.figures(bet).win == Fraction(pairs, found.total)


@pytest.mark.parametrize("decks", range(4, 9))
def test_nothing_is_left_out(decks: int) -> None:
    found = deals(Composition.of_decks(decks).by_value(VALUES))
    assert found.final.sum() == found.four_cards.sum() == found.total
