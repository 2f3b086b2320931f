"""The Baccarat Table of Play, cell by cell, written out again from the book."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, Card, cards
from croupier.engine.games.baccarat import table_of_play
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.table_of_play import (
    BANKER_HAND,
    PLAYER_HAND,
    Lying,
    due_from,
    natural,
    points,
    value,
)
from croupier.engine.table.vocabulary.due import Deal, Settle
from croupier.engine.table.vocabulary.places import Place

TABLE = EDITIONS.current.table_of_play

# Two cards and one card for every number of points; pictures and tens take turns for 0.
TEN_HANDS = cards("Ks Qh Ah Tc 2s Jd 3c Kd 4h Ts 2d 3s 6c Qs 3h 4d 5h 3d 7s 2c")
TWO = [TEN_HANDS[first : first + 2] for first in range(0, 20, 2)]
ONE = cards("Jh Ac 2h 3c 4d 5s 6h 7c 8d 9s")

# Rows: Banker's first two cards. Columns: Player's third card, 0 to 9, then the Player standing.
BANKER = {
    0: "draw draw draw draw draw draw draw draw draw draw draw",
    1: "draw draw draw draw draw draw draw draw draw draw draw",
    2: "draw draw draw draw draw draw draw draw draw draw draw",
    3: "draw draw draw draw draw draw draw draw  -   draw draw",
    4: " -    -   draw draw draw draw draw draw  -    -   draw",
    5: " -    -    -    -   draw draw draw draw  -    -   draw",
    6: " -    -    -    -    -    -   draw draw  -    -    -  ",
    7: " -    -    -    -    -    -    -    -    -    -    -  ",
}
PLAYER = {0: "draw", 1: "draw", 2: "draw", 3: "draw", 4: "draw", 5: "draw", 6: "-", 7: "-"}


def may_come_right(player: Lying, banker: Lying) -> bool:
    return table_of_play.may_come_right(TABLE, player, banker)


def place_due(player: tuple[Card, ...], banker: tuple[Card, ...]) -> Place | None:
    due = due_from(TABLE, player, banker, banker_third_first=False)
    if isinstance(due, Settle):
        return None
    assert isinstance(due, Deal)
    return due.place


def test_the_cards_of_this_test_have_the_points_they_stand_for() -> None:
    assert [points(pair) for pair in TWO] == list(range(10))
    assert [value(one) for one in ONE] == list(range(10))


@pytest.mark.rule("Baccarat 3.2.1", "Baccarat 3.2.2", "Baccarat 3.2.3")
def test_what_each_card_is_worth() -> None:
    worth = dict(zip("A23456789TJQK", [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0], strict=True))
    assert {card: value(card) for card in DECK} == {card: worth[card[0]] for card in DECK}


@pytest.mark.rule("Baccarat 1.15", "Baccarat 3.2.2")
@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ("9h 8c", 7),
        ("Ts Td", 0),
        ("5s 5d", 0),
        ("9s 9d 9c", 7),
        ("As", 1),
        ("Ts 9c Kd", 9),
        ("", 0),
    ],
)
def test_only_the_last_digit_counts(hand: str, total: int) -> None:
    assert points(cards(hand)) == total


@pytest.mark.rule("Baccarat 1.15")
@given(st.lists(st.sampled_from(DECK), max_size=3))
def test_a_ten_counts_its_face_and_so_adds_nothing(hand: list[Card]) -> None:
    printed = {"A": 1, "T": 10, "J": 0, "Q": 0, "K": 0}
    assert (
        points(hand) == sum(printed.get(c[0]) or int("0" + c[0].strip("JQKAT")) for c in hand) % 10
    )


@pytest.mark.rule("Baccarat 3.10")
def test_the_first_four_cards_alternate_beginning_with_the_player() -> None:
    dealt: dict[Place, tuple[Card, ...]] = {PLAYER_HAND: (), BANKER_HAND: ()}
    order = []
    for card in cards("2s 3s 4s 5s"):
        place = place_due(dealt[PLAYER_HAND], dealt[BANKER_HAND])
        assert place is not None
        order.append(place)
        dealt[place] += (card,)
    assert order == [PLAYER_HAND, BANKER_HAND, PLAYER_HAND, BANKER_HAND]


@pytest.mark.rule("Baccarat 3.15")
@pytest.mark.parametrize("on_player", range(10))
@pytest.mark.parametrize("on_banker", range(10))
def test_every_pair_of_first_totals(on_player: int, on_banker: int) -> None:
    player, banker = TWO[on_player], TWO[on_banker]
    is_natural = on_player in (8, 9) or on_banker in (8, 9)
    assert natural(player, banker) == is_natural
    if is_natural:
        assert place_due(player, banker) is None
    elif PLAYER[on_player] == "draw":
        assert place_due(player, banker) == PLAYER_HAND
    else:
        stands = BANKER[on_banker].split()[10] == "-"
        assert place_due(player, banker) == (None if stands else BANKER_HAND)


@pytest.mark.rule("Baccarat 3.13", "Baccarat 3.15")
@pytest.mark.parametrize(
    ("on_player", "on_banker", "third"), list(product(range(6), range(8), range(10)))
)
def test_every_third_card_of_the_player(on_player: int, on_banker: int, third: int) -> None:
    player, banker = (*TWO[on_player], ONE[third]), TWO[on_banker]
    draws = BANKER[on_banker].split()[third] == "draw"
    assert place_due(player, banker) == (BANKER_HAND if draws else None)
    assert may_come_right(player, banker)
    assert may_come_right(player, (*banker, ONE[0])) == draws
    if draws:
        assert place_due(player, (*banker, ONE[0])) is None


@pytest.mark.rule("Baccarat 3.13")
@pytest.mark.parametrize("on_player", [6, 7])
@pytest.mark.parametrize("on_banker", range(8))
def test_when_the_player_stands_the_banker_draws_to_5(on_player: int, on_banker: int) -> None:
    player, banker = TWO[on_player], TWO[on_banker]
    assert place_due(player, banker) == (BANKER_HAND if on_banker <= 5 else None)
    assert may_come_right(player, (*banker, ONE[1])) == (on_banker <= 5)


@pytest.mark.rule("Baccarat 3.15")
@pytest.mark.parametrize("third", ["Ts", "Jd", "Qh", "Kc"])
def test_tens_and_pictures_are_zero_as_a_third_card(third: str) -> None:
    player = (*TWO[2], *cards(third))
    assert place_due(player, TWO[3]) == BANKER_HAND
    assert place_due(player, TWO[4]) is None


Hand = tuple[Card | None, ...]
OPENINGS: list[Hand] = [(), (ONE[9],), (None,), (None, None), (ONE[3], None), *TWO]
HANDS: list[Hand] = [
    *OPENINGS,
    *((*opening, third) for opening in OPENINGS[2:] for third in (None, *ONE)),
    *((*TWO[points], *ONE[:2]) for points in range(10)),
    (None, None, None, None),
]

Known = tuple[int, int | None, int | None]  # how many cards, points of the first two, the third


def known_of(hand: Hand) -> Known:
    opening, third = [card for card in hand[:2] if card], [card for card in hand[2:3] if card]
    return (
        len(hand),
        points(opening) if len(opening) == 2 else None,
        value(third[0]) if third else None,
    )


def beginnings(first_two: int, third: int | None) -> list[Known]:
    """All that can be known of a Hand on the way to ending with these cards."""
    on_the_way: list[Known] = [(0, None, None), (1, None, None), (2, None, None)]
    on_the_way.append((2, first_two, None))
    if third is not None:
        on_the_way += [(3, seen, last) for seen in (None, first_two) for last in (None, third)]
    return on_the_way


def on_the_way_to_a_right_end() -> set[tuple[Known, Known]]:
    found: set[tuple[Known, Known]] = set()
    for on_player, on_banker in product(range(10), repeat=2):
        nobody_draws = max(on_player, on_banker) > 7
        draws = not nobody_draws and PLAYER[on_player] == "draw"
        for third in range(10) if draws else (None,):
            column = 10 if third is None else third
            drawn = not nobody_draws and BANKER[on_banker].split()[column] == "draw"
            for last in range(10) if drawn else (None,):
                found |= set(product(beginnings(on_player, third), beginnings(on_banker, last)))
    return found


MAY_COME_RIGHT = on_the_way_to_a_right_end()


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 3.15")
def test_a_card_can_never_be_right_where_no_round_ends_with_it() -> None:
    """Every pair of Hands, faces down too, held against all rounds that end by the book."""
    for player, banker in product(HANDS, repeat=2):
        reachable = (known_of(player), known_of(banker)) in MAY_COME_RIGHT
        assert may_come_right(player, banker) == reachable, (player, banker)


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 3.15")
@pytest.mark.parametrize("on_player", range(10))
@pytest.mark.parametrize("on_banker", range(10))
def test_a_third_card_on_every_pair_of_first_totals(on_player: int, on_banker: int) -> None:
    """One of the Player's is right on 0 to 5; one of the Banker's wherever some card makes it so:
    never on 7, and on 6 only while the Player has a card to draw."""
    player, banker = TWO[on_player], TWO[on_banker]
    nobody_draws = max(on_player, on_banker) > 7
    assert may_come_right((*player, ONE[0]), TWO[0]) == (on_player <= 5)
    assert may_come_right((*player, None), banker) == (on_player <= 5 and not nobody_draws)
    banker_may = on_banker <= (6 if on_player <= 5 else 5) and not nobody_draws
    assert may_come_right(player, (*banker, ONE[1])) == banker_may


@pytest.mark.rule("Baccarat 5.5.3")
@pytest.mark.parametrize(
    ("player", "banker", "may"),
    [
        ("2s 2c", "3s 3c", True),
        ("2s 2c 2d 2h", "3s 3c", False),
        ("2s 2c", "3s 3c 3d 3h", False),
        ("4s 4c 2d", "3s 3c", False),  # drew to a Natural
        ("4s 2c 2d", "3s 3c", False),  # drew to 6
        ("2s 2c 2d", "4s 4c", False),  # drew against a Natural
        ("2s 2c", "3s 3c 3d", True),  # the Player's third card will tell
        ("2s 2c", "3s 4c 3d", False),  # no third card of the Player makes a 7 draw
        ("2s 2c 2d", "9s", True),  # due, should the Banker's next card make no Natural
        ("4s 2c 2d", "9s", False),  # a 6 stands whatever comes
        ("2s", "3s 3c 3d", True),
        ("2s", "3s 4c 3d", False),
        ("2s 2c", "3s", True),
    ],
)
def test_a_card_before_its_time_may_still_be_due(player: str, banker: str, may: bool) -> None:
    assert may_come_right(cards(player), cards(banker)) == may
