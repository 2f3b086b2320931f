"""Shoe, purses and claims from round to round."""

import pytest
from msgspec.structs import replace

from croupier.engine.equipment.cards import cards
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import ReplaceCards
from croupier.engine.table.vocabulary.facts import DisplayWrong, ForeignCard, NoticedLate
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import TableKind
from tests.engine.table.evenings import (
    Evening,
    act_tonight,
    cash_out,
    cut_card_came_out,
    open_evening,
    open_round,
)
from tests.engine.table.scripting import (
    CLOSE,
    bet,
    deal,
    hands,
    held,
    next_round,
    refused,
    report,
    result,
    rules,
    tonight,
)

NATURAL = deal("2h Kc Td 9s")  # the Banker wins
FULL = 8 * 52


def evening(kind: TableKind = TableKind.ELECTRONIC, **purses: int) -> Evening:
    cents = {name: amount * 100 for name, amount in purses.items()} or None
    return open_evening(baccarat.settings(kind=kind), cents)


def recorded() -> Evening:
    return next_round(evening(TableKind.RECORDED))


@pytest.mark.rule("Baccarat 2.2.1")
def test_the_shoe_goes_on_from_round_to_round() -> None:
    first = tonight(next_round(evening()), CLOSE, NATURAL)
    assert len(first.shoe.composition) == FULL - 4
    second = tonight(next_round(first), CLOSE, NATURAL)
    assert len(second.shoe.composition) == FULL - 8
    assert [round.status for round in second.rounds] == [Status.CONCLUDED] * 2


def test_purses_follow() -> None:
    first = tonight(
        next_round(evening(ann=500, bob=500)), bet("ann", 100, "banker"), bet("bob", 50, "tie")
    )
    assert first.purses == {"ann": 40000, "bob": 45000}  # the rest lies on the layout
    paid = tonight(first, CLOSE, NATURAL)
    assert paid.purses == {"ann": 59500, "bob": 45000}
    assert next_round(paid).rounds[-1].purses == paid.purses


@pytest.mark.rule("Baccarat 3.3")
def test_a_round_opens_only_when_the_one_before_is_over() -> None:
    betting = next_round(evening())
    answer = open_round(baccarat, betting)
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 3.3",))
    assert isinstance(open_round(baccarat, tonight(betting, CLOSE)), Refused)


def test_nor_while_a_fact_waits_for_its_ruling() -> None:
    halted = tonight(recorded(), CLOSE, NATURAL, deal("5c", to=BANKER_HAND))
    assert halted.rounds[-1].status is Status.CONCLUDED
    assert isinstance(open_round(baccarat, halted), Refused)
    assert held(next_round(tonight(halted, rules("reconstruct")))) == cards("5c")


def test_seats_are_boxes_of_the_layout() -> None:
    answer = open_round(baccarat, evening(), {8: "ann"})
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.UNKNOWN
    assert "ann cannot sit at box 8" in answer.sentence


def test_a_refused_command_leaves_the_evening_alone() -> None:
    answer = act_tonight(baccarat, next_round(evening()), deal("2h")[0])
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.NOT_NOW


def test_without_a_round_nothing_can_be_done() -> None:
    answer = act_tonight(baccarat, evening(), CLOSE)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.NOT_NOW


@pytest.mark.rule("Baccarat 5.7")
def test_an_excess_card_is_held_over_and_used_first_in_the_next_round() -> None:
    excess = tonight(recorded(), CLOSE, NATURAL, deal("5c", to=BANKER_HAND), rules("reconstruct"))
    assert held(excess) == cards("5c")
    begun = tonight(next_round(excess), CLOSE)
    answer = refused(begun.rounds[-1], deal("6c")[0])
    assert (answer.reason, answer.cites) == (Reason.NOT_IN_SHOE, ("Baccarat 5.7",))
    done = tonight(begun, deal("5c 9d 4h Kd"))
    assert hands(done.rounds[-1]) == ("5c 4h", "9d Kd")
    assert held(done) == ()
    assert len(done.shoe.composition) == FULL - 8


@pytest.mark.rule("Baccarat 5.7")
def test_two_excess_cards_are_held_in_the_order_they_were_drawn() -> None:
    one = tonight(recorded(), CLOSE, NATURAL, deal("5c", to=BANKER_HAND), rules("reconstruct"))
    both = tonight(one, deal("6c", to=BANKER_HAND), rules("reconstruct"))
    assert held(both) == cards("5c 6c")


@pytest.mark.rule("Baccarat 5.11")
def test_once_the_next_round_is_open_an_earlier_error_has_no_effect() -> None:
    wrong = tonight(next_round(evening(ann=100)), bet("ann", 100, "banker"), CLOSE, NATURAL)
    later = tonight(next_round(wrong), report(NoticedLate("a foreign card in the round before")))
    assert later.rounds[0] == replace(wrong.rounds[0], before=None)
    assert later.rounds[-1].status is Status.BETTING


@pytest.mark.rule("Baccarat 5.5", "Baccarat 5.16")
def test_a_void_leaves_earlier_rounds_as_they_were_settled() -> None:
    first = tonight(next_round(evening(ann=100)), bet("ann", 100, "banker"), CLOSE, NATURAL)
    second = tonight(next_round(first), bet("ann", 195, "tie"), CLOSE, deal("2h"))
    void = tonight(second, report(ForeignCard()), rules("confirm"))
    assert void.purses == {"ann": 19500}
    assert result(void.rounds[0], "ann", "banker") == ("win", 9500)
    assert next_round(void).rounds[-1].status is Status.BETTING


def test_the_round_of_the_cut_card_is_the_last_of_its_shoe() -> None:
    begun = tonight(next_round(evening()), CLOSE, deal("2h Kc"))
    marked = cut_card_came_out(baccarat, begun)
    assert (len(marked.shoe.composition), marked.shoe.cut_card_out) == (FULL - 2, True)
    assert marked.rounds[-1].status is Status.PLAY
    done = tonight(marked, deal("Td 9s"))
    assert done.rounds[-1].status is Status.CONCLUDED
    assert (len(done.shoe.composition), done.shoe.cut_card_out) == (FULL, False)
    assert len(tonight(next_round(done), CLOSE, NATURAL).shoe.composition) == FULL - 4


@pytest.mark.rule("Baccarat 5.10.2")
def test_a_new_set_of_cards_is_brought_after_the_round() -> None:
    ordered = tonight(
        next_round(evening()), CLOSE, deal("2h"), ReplaceCards(PIT_SUPERVISOR, "worn")
    )
    assert len(ordered.rounds[-1].shoe.composition) == FULL - 1
    assert len(tonight(ordered, deal("Kc Td 9s")).shoe.composition) == FULL
    void = tonight(
        next_round(evening()), CLOSE, deal("2h"), report(ForeignCard()), rules("confirm")
    )
    assert len(tonight(void, ReplaceCards(PIT_SUPERVISOR)).shoe.composition) == FULL


@pytest.mark.rule("Baccarat 5.16")
def test_what_a_purse_no_longer_holds_becomes_a_claim_and_no_debt() -> None:
    paid = tonight(next_round(evening(ann=100, bob=50)), bet("ann", 100, "banker"), CLOSE, NATURAL)
    left = cash_out(paid, "ann")
    assert isinstance(left, tuple)
    gone, cents = left
    assert (cents, gone.purses) == (19500, {"ann": 0, "bob": 5000})
    void = tonight(gone, report(ForeignCard()), rules("confirm"))
    assert (void.purses, void.claims) == ({"ann": 0, "bob": 5000}, {"ann": 9500})
    again = tonight(void, ReplaceCards(PIT_SUPERVISOR))
    assert again.claims == {"ann": 9500}  # claimed once


def test_a_loser_who_left_gets_the_bet_back() -> None:
    lost = tonight(next_round(evening(ann=100)), bet("ann", 60, "player"), CLOSE, NATURAL)
    left = cash_out(lost, "ann")
    assert isinstance(left, tuple)
    void = tonight(left[0], report(ForeignCard()), rules("confirm"))
    assert (void.purses, void.claims) == ({"ann": 6000}, {})


def test_chips_are_taken_away_between_rounds_by_those_who_have_a_purse_here() -> None:
    opened = next_round(evening(ann=100))
    assert isinstance(cash_out(opened, "ann"), tuple), "who has no bet may leave before the close"
    during = cash_out(tonight(opened, bet("ann", 10, "banker")), "ann")
    assert isinstance(during, Refused)
    assert during.reason is Reason.NOT_NOW
    for table in (evening(), evening(bob=5)):
        nobody = cash_out(table, "ann")
        assert isinstance(nobody, Refused)
        assert nobody.reason is Reason.UNKNOWN
    before = cash_out(evening(ann=100), "ann")
    assert isinstance(before, tuple)
    assert (before[0].purses, before[1]) == ({"ann": 0}, 10000)


def test_a_fact_without_effect_between_rounds_changes_no_money() -> None:
    paid = tonight(next_round(evening(ann=100)), bet("ann", 100, "banker"), CLOSE, NATURAL)
    noted = tonight(paid, report(DisplayWrong()))
    assert (noted.purses, noted.claims, noted.shoe) == (paid.purses, {}, paid.shoe)
