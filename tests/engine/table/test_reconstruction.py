"""Drawn cards go back to their order, together with the decisions made on right cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK, Card, cards
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import CardDealt, CardsReconstructed
from croupier.engine.table.vocabulary.facts import DrawnTogether, Misplaced, WrongNumber
from croupier.engine.table.vocabulary.places import HELD_OVER
from tests.engine.table.scripting import (
    CLOCK,
    CLOSE,
    RECORDED,
    Script,
    bet,
    deal,
    events,
    hands,
    insure,
    order,
    play,
    report,
    result,
    rules,
    squeeze,
    table,
    together,
    turn,
)

LAID: Script = (bet("ann", 100, "banker"), bet("bob", 100, "player"))
RIGHT = rules("reconstruct")


@pytest.mark.rule("Baccarat 5.7", "Baccarat 5.8")
@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=6, unique=True), st.integers(0, 5))
def test_a_card_laid_wrongly_and_put_right_leaves_the_round_as_if_it_had_lain_right(
    drawn: list[Card], wrong_at: int
) -> None:
    straight = wrong = play(table(RECORDED), LAID, CLOSE)
    for number, card in enumerate(drawn):
        now = due(baccarat, straight)
        if not isinstance(now, Deal):
            break
        straight = play(straight, deal(card))
        if number == wrong_at:
            other = BANKER_HAND if now.place == PLAYER_HAND else PLAYER_HAND
            wrong = play(wrong, deal(card, to=other), RIGHT)
            if wrong.halts:
                wrong = play(wrong, CLOCK)
        else:
            wrong = play(wrong, deal(card))
    assert (hands(wrong), wrong.status) == (hands(straight), straight.status)
    assert [w.settlement for w in wrong.wagers] == [w.settlement for w in straight.wagers]
    assert wrong.shoe == straight.shoe


@given(st.permutations(list(cards("2c 4d Ks 5d 9c"))))
def test_cards_drawn_together_lie_as_if_drawn_in_the_order_fixed(drawn: list[Card]) -> None:
    text = " ".join(drawn)
    at_once = play(table(RECORDED), CLOSE, deal("Kh"), together("2c 4d Ks 5d 9c"), order(text))
    one_by_one = play(table(RECORDED), CLOSE, deal("Kh"))
    left = list(drawn)
    while isinstance(due(baccarat, one_by_one), Deal):
        one_by_one = play(one_by_one, deal(left.pop(0)))
    assert hands(at_once) == hands(one_by_one)
    assert at_once.at(HELD_OVER) == tuple(left)


def test_the_event_says_where_every_card_went() -> None:
    wrong = play(table(RECORDED), CLOSE, deal("2h"), deal("3c", to=PLAYER_HAND))
    (moved,) = [e for e in events(wrong, RIGHT) if isinstance(e, CardsReconstructed)]
    assert (moved.since, moved.events) == (2, (CardDealt(2, Card("3c"), BANKER_HAND),))


FIVE_AGAINST_FOUR = deal("2s 3c 3h Ad")


@pytest.mark.rule("Baccarat 5.7")
def test_insurance_made_on_right_cards_is_kept() -> None:
    four = play(table(RECORDED), LAID, CLOSE, FIVE_AGAINST_FOUR, insure("bob", "player", 10))
    wrong = play(four, deal("3d", to=BANKER_HAND), RIGHT)
    assert hands(wrong) == ("2s 3h 3d", "3c Ad")
    assert len(wrong.decisions) == 1
    done = play(wrong, deal("5c"))  # 8 against 9
    assert result(done, "bob", "player-insurance") == ("win", 2000)


@pytest.mark.rule("Baccarat 5.7")
def test_insurance_made_on_cards_that_change_is_returned() -> None:
    as_dealt = (deal("2s"), deal("3h", to=PLAYER_HAND), rules("cannot"), CLOCK, deal("3c Ad"))
    four = play(table(RECORDED, purses={"ann": 100, "bob": 110}), LAID, CLOSE, as_dealt)
    assert hands(four) == ("2s 3h", "3c Ad")
    insured = play(four, insure("bob", "player", 10))
    assert insured.purses == {"ann": 0, "bob": 0}
    right = play(insured, report(WrongNumber(2, BANKER_HAND)), RIGHT, CLOCK)
    assert hands(right) == ("2s 3c", "3h Ad")
    assert result(right, "bob", "player-insurance") == ("returned", 0)
    assert right.purses == {"ann": 0, "bob": 1000}
    again = play(right, insure("bob", "player", 5), deal("Kd"))  # still 5 against 4
    assert again.status is Status.CONCLUDED
    assert [w.received_cents for w in again.wagers] == [0, 20000, 1000, 0]


@pytest.mark.rule("Baccarat 5.7")
def test_a_decision_is_repeated_when_its_cards_lie_again_as_they_lay() -> None:
    third = play(table(RECORDED), LAID, CLOSE, deal("2s 3c 2h Ad 4d"))  # 8 against 4
    insured = play(third, insure("bob", "player", 10))
    again = play(insured, report(Misplaced(5)), RIGHT)
    assert (hands(again), again.wagers) == (hands(insured), insured.wagers)
    assert again.decisions == insured.decisions
    done = play(again, deal("5c"))
    assert result(done, "bob", "player-insurance") == ("win", 7000)
    assert result(done, "ann", "banker") == ("win", 9500)


def test_cards_that_waited_are_laid_again_before_the_decisions() -> None:
    both = play(table(RECORDED), LAID, CLOSE, deal("Kh 2c 4d Ks"), together("5d 9c"), CLOCK)
    done = play(both, order("5d 9c"), report(Misplaced(6)), RIGHT)
    assert (hands(done), done.status) == (("Kh 4d 5d", "2c Ks 9c"), Status.CONCLUDED)


def test_an_insurance_already_returned_stays_returned_when_cards_move_again() -> None:
    as_dealt = (deal("2s"), deal("3h", to=PLAYER_HAND), rules("cannot"), CLOCK, deal("3c Ad"))
    four = play(table(RECORDED), LAID, CLOSE, as_dealt, insure("bob", "player", 10))
    once = play(four, report(WrongNumber(2, BANKER_HAND)), RIGHT, CLOCK)
    twice = play(once, report(Misplaced(3)), RIGHT)
    assert hands(twice) == hands(once)
    assert result(twice, "bob", "player-insurance") == ("returned", 0)


@pytest.mark.rule("Baccarat 5.7")
def test_after_payment_too_insurance_made_on_cards_that_change_is_returned() -> None:
    four = play(table(RECORDED), LAID, CLOSE, FIVE_AGAINST_FOUR, insure("bob", "player", 10))
    paid = play(four, deal("3d 5c"))  # 8 against 9
    assert result(paid, "bob", "player-insurance") == ("win", 2000)
    right = play(paid, report(DrawnTogether(2)), order("3h 3c"))
    assert (hands(right), right.status) == (("2s 3c 3d", "3h Ad 5c"), Status.CONCLUDED)
    assert result(right, "bob", "player-insurance") == ("returned", 0)
    assert result(right, "ann", "banker") == ("win", 9500)


def test_the_last_correct_state_knows_the_faces_turned_since() -> None:
    squeezed = play(
        table(RECORDED, seats={2: "bob"}),
        bet("bob", 100, "player", 2),
        squeeze("bob", PLAYER_HAND),
        CLOSE,
        deal("?? 3c ?? Ks"),
    )
    turned = play(squeezed, turn(PLAYER_HAND, "2h 2d"))
    assert hands(turned.just_before(4)) == ("2h 2d", "3c")
    assert hands(squeezed.just_before(4)) == ("?? ??", "3c")


def test_the_last_correct_state_can_be_walked_back_to() -> None:
    round = play(table(), LAID, CLOSE, deal("2s 3c 3h"))
    assert [len(round.just_before(number).cards) for number in (4, 3, 2, 1)] == [3, 2, 1, 0]
