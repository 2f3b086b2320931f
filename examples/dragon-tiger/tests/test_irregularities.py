"""Section 5: what happens when something goes wrong."""

import pytest

from croupier.engine.front.open_table import Desk
from tests.engine.games.spoken import at, paid, recorded, refused, ruled, said

BETS = """
    ann bets 100 dragon box 1
    bob bets 60 tiger box 2
    dealer closes
"""
ALL_BACK = {"ann dragon box 1": 100, "bob tiger box 2": 60}
VOID = "the round is void and all bets are returned"


def troubled(script: str) -> Desk:
    return recorded("dragon-tiger", f"{BETS}\n{script}")


@pytest.mark.rule("Dragon Tiger 5.4")
def test_a_misplaced_card_is_laid_again() -> None:
    desk = troubled("deal Kc to tiger\n deal Qd to dragon\n supervisor rules reconstruct")
    assert (at(desk, "dragon"), at(desk, "tiger")) == ("Kc", "Qd")
    assert paid(desk) == {"ann dragon box 1": 200, "bob tiger box 2": 0}
    assert ruled(desk) == [("the cards are Reconstructed", ("Dragon Tiger 5.4",))]


@pytest.mark.rule("Dragon Tiger 5.4")
def test_it_may_be_found_after_payment() -> None:
    desk = troubled("deal Kc Qd")
    said(desk, "dealer reports misplaced 1 to tiger\n supervisor rules reconstruct")
    assert paid(desk) == {"ann dragon box 1": 200, "bob tiger box 2": 0}


@pytest.mark.rule("Dragon Tiger 5.4.1", "Dragon Tiger 5.11")
def test_where_it_cannot_be_reconstructed_the_round_is_void() -> None:
    desk = troubled("deal Kc to tiger\n supervisor rules cannot")
    assert paid(desk) == ALL_BACK
    assert ruled(desk) == [
        ("the cards cannot be Reconstructed", ("Dragon Tiger 5.4", "Dragon Tiger 5.4.1"))
    ]


@pytest.mark.rule("Dragon Tiger 5.5")
@pytest.mark.parametrize("third", ["deal 2s to dragon", "deal 2s to tiger"])
def test_a_third_card_is_discarded(third: str) -> None:
    desk = troubled(f"deal Kc Qd\n {third}")
    assert (at(desk, "dragon"), at(desk, "tiger"), at(desk, "discarded")) == ("Kc", "Qd", "2s")
    assert paid(desk) == {"ann dragon box 1": 200, "bob tiger box 2": 0}
    effect = "the card is discarded and the result stands"
    assert ruled(desk) == [(effect, ("Dragon Tiger 5.5",))]


@pytest.mark.rule("Dragon Tiger 5.5")
def test_cards_drawn_beyond_the_two_while_the_first_was_wrong_are_discarded() -> None:
    desk = troubled("deal Kc to tiger\n deal Qd to tiger\n deal 2s to dragon")
    said(desk, "supervisor rules reconstruct")
    assert (at(desk, "dragon"), at(desk, "tiger"), at(desk, "discarded")) == ("Kc", "Qd", "2s")


@pytest.mark.rule("Dragon Tiger 5.6", "Dragon Tiger 5.11")
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [
        pytest.param(
            "foreign-card",
            "Dragon Tiger 5.6.1",
            marks=pytest.mark.rule("Dragon Tiger 5.6.1"),
        ),
        pytest.param(
            "cards-missing",
            "Dragon Tiger 5.6.2",
            marks=pytest.mark.rule("Dragon Tiger 5.6.2"),
        ),
        ("cards-in-excess", "Dragon Tiger 5.6.2"),
        pytest.param(
            "not-shuffled",
            "Dragon Tiger 5.6.3",
            marks=pytest.mark.rule("Dragon Tiger 5.6.3"),
        ),
        pytest.param(
            "shoe-empty",
            "Dragon Tiger 5.6.4",
            marks=pytest.mark.rule("Dragon Tiger 5.6.4"),
        ),
    ],
)
def test_cards_that_cannot_be_played_with_void_the_round(fact: str, paragraph: str) -> None:
    desk = troubled(f"deal Kc\n dealer reports {fact}\n supervisor rules confirm")
    assert paid(desk) == ALL_BACK
    assert ruled(desk) == [(VOID, (paragraph,))]


@pytest.mark.rule("Dragon Tiger 5.7", "Dragon Tiger 5.7.1")
def test_a_power_failure_after_both_cards_changes_nothing() -> None:
    desk = troubled("deal Kc Qd\n dealer reports interruption")
    assert paid(desk) == {"ann dragon box 1": 200, "bob tiger box 2": 0}
    assert desk.round.rulings[-1].cites == ("Dragon Tiger 5.7.1",)


@pytest.mark.rule("Dragon Tiger 5.7", "Dragon Tiger 5.7.2")
def test_a_power_failure_before_that_voids_the_round() -> None:
    desk = troubled("deal Kc\n dealer reports interruption\n supervisor rules confirm")
    assert paid(desk) == ALL_BACK
    assert ruled(desk) == [(VOID, ("Dragon Tiger 5.7.2",))]


@pytest.mark.rule("Dragon Tiger 5.8")
def test_whoever_walks_away_is_settled_all_the_same() -> None:
    desk = troubled("dealer reports walked-away ann\n deal Kc Qd")
    assert paid(desk)["ann dragon box 1"] == 200


@pytest.mark.rule("Dragon Tiger 5.9")
def test_an_error_noticed_in_the_next_round_changes_nothing() -> None:
    desk = troubled("dealer reports noticed-late\n deal Kc Qd")
    assert paid(desk)["ann dragon box 1"] == 200
    assert desk.round.rulings[-1].cites == ("Dragon Tiger 5.9",)


@pytest.mark.rule("Dragon Tiger 5.13")
def test_the_shift_manager_decides_what_the_book_does_not() -> None:
    desk = troubled('deal Kc\n dealer reports other "a bird on the table"')
    waits = refused(desk, "deal Qd")
    assert "Dragon Tiger 5.13" in waits.cites
    said(desk, 'shift-manager decides void "nobody saw the card"')
    assert paid(desk) == ALL_BACK
