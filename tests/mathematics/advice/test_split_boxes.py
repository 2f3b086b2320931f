"""Boxes that were split, as their players see them: to split again, and to follow a Split. What the
figures themselves are held against is in `tests/mathematics/exact/blackjack/test_resplits.py`."""

import pytest

from croupier.mathematics.advice import advised
from croupier.mathematics.exact.blackjack.cards.split_cards import Bet, Split
from croupier.mathematics.exact.blackjack.cards.values import by_value, place_of
from croupier.mathematics.exact.blackjack.hands.by_cards import best_play
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.hand_values import HandValues, SplitBox
from croupier.mathematics.exact.blackjack.hands.resplits import all_bust_from, of_waiting
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES
from croupier.mathematics.exact.composition import Composition
from tests.mathematics.advice.seeing import after, seen_by, told, worths

BET = "ann bets 100 initial box 1"
STAKE = 10_000
EIGHT = place_of("8")
PURSES = {"ann": 1_000, "bob": 1_000}
BEHIND = (BET, "bob bets 50 initial box 1", "dealer closes")


def eights(up: str, box: SplitBox, *gone: str) -> HandValues:
    """A pair of eights of a box that was split, some other cards of the shoe being gone."""
    shoe = by_value(Composition.of_decks(8))
    for rank in gone:
        shoe[place_of(rank)] -= 1
    against = column(shoe, place_of(up))
    return HandValues(against, best_play(against, BOOK_RULES), (EIGHT, EIGHT), box)


def split_box(hands: int, waiting: int, *, standing: bool = False) -> SplitBox:
    return SplitBox(Split(hands, (Bet.EVERY,) * waiting), standing)


@pytest.mark.rule("Blackjack 3.22.2")
@pytest.mark.parametrize(
    ("up", "lines", "box", "gone"),
    [
        ("6", ("deal 8h",), split_box(2, 1), ()),
        # the first hand stands on 18 and on 23: then the second gets its eight
        ("T", ("deal Th", "ann stands box 1", "deal 8h"), split_box(2, 0, standing=True), ("T",)),
        ("T", ("deal Th", "ann hits box 1", "deal 7c", "deal 8h"), split_box(2, 0), ("T", "7")),
        ("6", ("deal 8h", "ann splits box 1", "deal 8d"), split_box(3, 2), ("8",)),
    ],
)
def test_to_split_again_by_the_hands_that_lie_and_wait(
    up: str, lines: tuple[str, ...], box: SplitBox, gone: tuple[str, ...]
) -> None:
    start = (BET, "dealer closes", f"deal 8s {up}d 8c", "ann splits box 1")
    desk = after("blackjack", *start, *lines)
    expected, found = eights(up, box, *gone), told(desk)
    for action, name in ((Action.SPLIT, "Split"), (Action.HIT, "Hit"), (Action.STAND, "Stand")):
        ev = expected.ev(action)
        assert ev is not None
        assert found[name] == pytest.approx(STAKE * ev, abs=1e-6)


@pytest.mark.rule("Blackjack 3.22.2")
def test_nothing_is_told_of_a_fourth_split() -> None:
    again = ("deal 8h", "ann splits box 1", "deal 8d", "ann splits box 1", "deal 8c")
    start = (BET, "dealer closes", "deal 8s 6d 8c", "ann splits box 1")
    assert "Split" not in told(after("blackjack", *start, *again))


@pytest.mark.rule("Blackjack 3.22.3")
def test_a_bust_beside_hands_that_are_all_bust_spares_the_bet_of_a_dealers_blackjack() -> None:
    """A last hand of 16 against a 10: with all others Bust a Hit is worth more than beside one that
    stands, and Stand is the same."""
    bust, stands = (
        eights("T", split_box(2, 0, standing=standing), "T", "7") for standing in (False, True)
    )
    assert bust.ev(Action.STAND) == stands.ev(Action.STAND)
    more, less = bust.ev(Action.HIT), stands.ev(Action.HIT)
    assert more is not None
    assert less is not None
    assert 0.01 < more - less < 0.1


@pytest.mark.rule("Blackjack 3.22.3")
def test_hit_beside_a_standing_hand_stops_where_the_blackjack_takes_nothing_more() -> None:
    lines = ("ann declines", "ann splits box 1", "deal Th", "ann stands box 1", "deal 4h")
    found = told(after("blackjack", BET, "dealer closes", "deal 8s Ad 8c", *lines))
    assert found["Hit"] == pytest.approx(-3804.30, abs=0.01)
    assert found["Hit"] == max(found.values())


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 3.23.2")
@pytest.mark.parametrize("standing", [True, False])
@pytest.mark.parametrize("up", ["A", "T"])
def test_doubling_for_one_unit_never_beats_a_hit_after_which_the_hand_would_stand(
    up: str, standing: bool
) -> None:
    """Every pair that is split, with every second card that makes 12 or more."""
    held = by_value(Composition.of_decks(8))
    against = column(held, place_of(up))
    play = best_play(against, BOOK_RULES)
    for pair in range(1, 9):
        for second in range(9, 9 - pair, -1):
            for waiting in (0, 1):
                box = split_box(2, waiting, standing=standing)
                values = HandValues(against, play, (pair, second), box)
                hit = values.ev(Action.HIT)
                assert hit is not None
                assert values.double(STAKE, 1) <= STAKE * hit + 1.0, (pair, second)


@pytest.mark.rule("Blackjack 3.22.1")
@pytest.mark.parametrize(
    ("cards", "pair", "wants"), [("8s 6d 8c", "8", True), ("Ts 6d Kc", "T", True)]
)
def test_to_follow_a_split_is_worth_what_the_new_hand_wins(
    cards: str, pair: str, wants: bool
) -> None:
    desk = after("blackjack", *BEHIND, f"deal {cards}", "ann splits box 1", purses=PURSES)
    advice = advised(seen_by(desk, "bob"))
    found, place = worths(advice), place_of(pair)
    against = column(by_value(Composition.of_decks(8)), place_of("6"))
    play = best_play(against, BOOK_RULES)
    left = against.left[0].copy()
    left[place] -= 2
    both, one = (
        max(of_waiting(play, left, place, Split(2, (first, second))) for first in BETS)
        for second in (Bet.EVERY, Bet.NONE)
    )
    assert found["Follow"] == pytest.approx(5_000 * both, abs=1e-6)
    assert found["Decline"] == pytest.approx(5_000 * one, abs=1e-6)
    assert (found["Follow"] > found["Decline"]) == wants
    assert advice.note is not None
    assert advice.note.key == "advice-played-best"


BETS = (Bet.FIRST, Bet.EVERY)


@pytest.mark.rule("Blackjack 3.22.1", "Blackjack 3.22.3")
def test_who_follows_against_an_ace_loses_one_bet_to_a_blackjack() -> None:
    """Ann splits eights against an Ace; whoever stands behind her does better not to follow."""
    lines = ("deal 8s Ad 8c", "ann declines", "bob declines", "ann splits box 1")
    desk = after("blackjack", *BEHIND, *lines, purses=PURSES)
    found = worths(advised(seen_by(desk, "bob")))
    against = column(by_value(Composition.of_decks(8)), place_of("A"))
    play = best_play(against, BOOK_RULES)
    left = against.left[0].copy()
    left[EIGHT] -= 2

    def worth(first: Bet, second: Bet) -> float:
        split = Split(2, (first, second))
        bust = all_bust_from(play, against.hole, left, EIGHT, split)
        return of_waiting(play, left, EIGHT, split) - float(against.blackjack[EIGHT]) + bust

    followed = max(worth(first, second) for first in BETS for second in BETS)
    assert found["Follow"] == pytest.approx(5_000 * followed, abs=1e-6)
    declined = max(worth(first, Bet.NONE) for first in BETS)
    assert found["Decline"] == pytest.approx(5_000 * declined, abs=1e-6)
