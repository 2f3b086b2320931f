"""The table: layouts, decks, boxes, chip unit, the bets and where they may lie."""

import pytest

from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIRS_PAY
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Limits
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games.blackjack.scripting import electronic, recorded


@pytest.mark.rule("Blackjack A", "Blackjack B")
@pytest.mark.parametrize("layout", ["A", "B"])
def test_the_first_two_layouts_open(layout: str) -> None:
    assert blackjack.settings(layout=layout).layout == layout


@pytest.mark.rule("Blackjack C", "Blackjack D")
@pytest.mark.parametrize("layout", ["C", "D"])
def test_the_last_two_layouts_open(layout: str) -> None:
    assert blackjack.settings(layout=layout).layout == layout


@pytest.mark.rule("Blackjack 2.1.1")
@pytest.mark.parametrize("layout", ["E", "a", ""])
def test_no_other_layout_opens(layout: str) -> None:
    with pytest.raises(ImpossibleSetting, match=r"Blackjack 2\.1\.1") as impossible:
        blackjack.settings(layout=layout)
    assert impossible.value.setting == "layout"


@pytest.mark.rule("Blackjack 2.2.1")
def test_four_to_eight_decks() -> None:
    for decks in range(4, 9):
        assert blackjack.settings(decks=decks).decks == decks
    for decks in (0, 3, 9):
        with pytest.raises(ImpossibleSetting, match=r"Blackjack 2\.2\.1"):
            blackjack.settings(decks=decks)


@pytest.mark.rule("Blackjack 2.2.1")
def test_a_ninth_nine_of_hearts_is_not_in_an_eight_deck_shoe() -> None:
    table = electronic(
        """
        ann bets 10 box 1
        bob bets 10 box 2
        carl bets 10 box 3
        dora bets 10 box 4
        ann bets 10 box 5
        dealer closes
        deal 9h 9h 9h 9h 9h 9h 9h 9h
        """
    )
    refused = table.refused("deal 9h")
    assert refused.reason is Reason.NOT_IN_SHOE
    assert refused.cites == ("Blackjack 2.2.1",)


@pytest.mark.rule("Blackjack 2.1.1(a)")
def test_one_to_nine_boxes_seven_by_default() -> None:
    assert blackjack.settings().boxes == (1, 2, 3, 4, 5, 6, 7)
    for boxes in range(1, 10):
        assert blackjack.settings(boxes=boxes).boxes[-1] == boxes
    for boxes in (0, 10):
        with pytest.raises(ImpossibleSetting, match="1 to 9 boxes"):
            blackjack.settings(boxes=boxes)


@pytest.mark.rule("Blackjack 2.1.1(a)")
def test_no_bet_lies_outside_the_boxes() -> None:
    table = recorded(boxes=3)
    refused = table.refused("ann bets 10 box 4")
    assert refused.reason is Reason.UNKNOWN
    assert refused.cites == ("Blackjack 2.1.1(a)",)
    assert "boxes 1 to 3" in refused.sentence


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        (Spot("banker", 1), "No bet 'banker'"),
        (Spot("insurance", 1), "No bet 'insurance'"),
        (Spot("initial"), "no box was named"),
        (Spot("boom-busted", 1), "names no box"),
        (Spot("initial", 1, "K"), "is not placed on K"),
    ],
)
def test_unknown_placements_are_refused(spot: Spot, why: str) -> None:
    refused = blackjack.spot(blackjack.settings(), spot.bet, spot.box, spot.on)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.UNKNOWN
    assert why in refused.sentence


def test_every_spot_of_the_layout_is_accepted() -> None:
    settings = blackjack.settings(boxes=2)
    spots = blackjack.spots(settings)
    assert len(spots) == 5
    for spot in spots:
        assert blackjack.spot(settings, spot.bet, spot.box, spot.on) == spot


@pytest.mark.rule("Blackjack 4.1.1")
@pytest.mark.parametrize(("unit", "exact"), [(100, True), (10, True), (5, False), (2, False)])
def test_the_chip_unit_pays_six_to_five_and_half_a_bet_in_whole_cents(
    unit: int, exact: bool
) -> None:
    limits = Limits(unit * 10)
    if exact:
        assert blackjack.settings(unit_cents=unit, limits=limits).unit_cents == unit
        return
    with pytest.raises(ImpossibleSetting) as impossible:
        blackjack.settings(unit_cents=unit, limits=limits)
    assert impossible.value.setting == "unit"


@pytest.mark.rule("Blackjack 4.1.2", "Blackjack 4.1.3")
def test_the_pay_tables_of_the_side_bets() -> None:
    assert {kind: odds.numerator for kind, odds in PAIRS_PAY.items()} == {
        "ace-pair-suited": 50,
        "suited-pair": 20,
        "coloured-pair": 12,
        "mixed-pair": 6,
    }
    assert {count: odds.numerator for count, odds in BOOM_BUSTED_PAYS.items()} == {
        3: 2,
        4: 2,
        5: 4,
        6: 12,
        7: 50,
        8: 200,
    }
    assert all(odds.denominator == 1 for odds in (*PAIRS_PAY.values(), *BOOM_BUSTED_PAYS.values()))
    assert Odds.to(6, 5) == blackjack.layout.BLACKJACK_PAYS


def test_blackjack_has_no_differential() -> None:
    with pytest.raises(ImpossibleSetting, match="no Differential"):
        blackjack.settings(limits=Limits(100, None, 1000))
