"""The table before anybody bets: layouts, the single deck, boxes, placements, odds."""

from typing import Any

import pytest

from croupier.engine.games import andar_bahar
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.engine.table.vocabulary.layout_drawing import Shared
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Limits
from croupier.engine.table.vocabulary.wagers import Spot

BOXED = ("andar", "bahar", "super-andar", "super-bahar")
ALONE = ("under-8", "over-8", "first-3-cards")


@pytest.mark.rule("Andar Bahar 2.1.1", "Andar Bahar A", "Andar Bahar B")
@pytest.mark.parametrize("layout", ["A", "B"])
def test_both_layouts_have_eight_boxes_and_no_box_4(layout: str) -> None:
    table = andar_bahar.settings(layout=layout)
    assert table.boxes == (1, 2, 3, 5, 6, 7, 8, 9)
    spots = andar_bahar.spots(table)
    assert len(spots) == len(set(spots)) == 8 * 4 + 3 + 13
    for found in spots:
        assert andar_bahar.spot(table, found.bet, found.box, found.on) == found


@pytest.mark.rule("Andar Bahar 2.2.1")
def test_it_is_played_with_a_single_deck() -> None:
    assert andar_bahar.settings().decks == 1
    assert andar_bahar.FRESH_CARDS_EACH_ROUND


@pytest.mark.rule("Andar Bahar 2.1.1", "Andar Bahar 2.2.1", "Andar Bahar 3.3")
@pytest.mark.parametrize(
    ("given", "setting"),
    [
        ({"layout": "C"}, "layout"),
        ({"layout": ""}, "layout"),
        ({"decks": 8}, "decks"),
        ({"decks": 0}, "decks"),
        ({"boxes": 9}, "boxes"),
        ({"boxes": 4}, "boxes"),
        ({"unit_cents": 0}, "unit"),
        ({"unit_cents": -100}, "unit"),
        ({"limits": Limits(minimum_cents=0)}, "minimum"),
        ({"limits": Limits(minimum_cents=150)}, "minimum"),
        ({"limits": Limits(minimum_cents=5000, maximum_cents=2500)}, "maximum"),
        ({"limits": Limits(maximum_by_bet={"banker": 10000})}, "limits"),
        ({"limits": Limits(differential_cents=0)}, "differential"),
        ({"limits": Limits(differential_cents=1050)}, "differential"),
    ],
)
def test_an_impossible_table_is_not_opened(given: dict[str, Any], setting: str) -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        andar_bahar.settings(**given)
    assert setting in caught.value.setting


@pytest.mark.rule("Andar Bahar 3.3")
def test_every_kind_of_bet_may_have_its_own_limits_and_a_cent_is_a_chip() -> None:
    limits = Limits(
        minimum_by_bet=dict.fromkeys(andar_bahar.BETS, 500),
        maximum_by_bet=dict.fromkeys(andar_bahar.BETS, 50000),
        differential_cents=100_000,
    )
    assert andar_bahar.settings(limits=limits).limits == limits
    assert andar_bahar.settings(unit_cents=1).unit_cents == 1


@pytest.mark.rule("Andar Bahar 3.7", "Andar Bahar 2.1.1")
@pytest.mark.parametrize(
    ("bet", "box", "on"),
    [
        ("tie", 1, None),
        *((bet, None, None) for bet in BOXED),
        *((bet, box, None) for bet in BOXED for box in (0, 4, 10)),
        ("andar", 1, "K"),
        *((bet, 1, None) for bet in ALONE),
        *((bet, None, "8") for bet in ALONE),
        ("joker", None, None),
        ("joker", 1, "K"),
        ("joker", None, "10"),
        ("joker", None, "1"),
        ("joker", None, "A2"),
        ("joker", None, "k"),
        ("joker", None, ""),
    ],
)
def test_a_bet_the_layout_does_not_have(bet: str, box: int | None, on: str | None) -> None:
    answer = andar_bahar.spot(andar_bahar.settings(), bet, box, on)
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.cites) == (Reason.UNKNOWN, ("Andar Bahar 2.1.1",))


@pytest.mark.rule("Andar Bahar 3.7")
def test_the_joker_ten_is_t() -> None:
    table = andar_bahar.settings()
    assert andar_bahar.spot(table, "joker", None, "T") == Spot("joker", on="T")


@pytest.mark.rule("Andar Bahar 4.1")
def test_the_pay_table() -> None:
    paid = {bet: str(odds) for bet, odds in {**PAYS, **FIRST_3_CARDS_PAY}.items()}
    assert paid == {
        "andar": "1 to 1",
        "bahar": "1 to 1",
        "super-andar": "14 to 1",
        "super-bahar": "14 to 1",
        "straight-flush": "100 to 1",
        "three-of-a-kind": "50 to 1",
        "straight": "6 to 1",
        "flush": "4 to 1",
        "under-8": "1 to 1",
        "over-8": "1 to 1",
        "joker": "10 to 1",
    }


@pytest.mark.rule("Andar Bahar 2.1.1")
def test_the_ranks_of_the_joker_lie_from_two_to_ace_as_the_layouts_print_them() -> None:
    table = andar_bahar.settings()
    row = {
        found.order: spot.on
        for spot in andar_bahar.spots(table)
        if isinstance(found := andar_bahar.where(table, spot), Shared) and found.row == 1
    }
    assert [row[order] for order in sorted(row)] == list("23456789TJQKA")
