"""Cards leave the shoe: each kind of table takes them in its own way."""

from functools import reduce

import pytest

from croupier.engine.equipment.cards import card, cards
from croupier.engine.equipment.shoe import Composition, Shoe
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import DealCard, DealTogether
from croupier.engine.table.vocabulary.events import CardDealt, FactReported
from croupier.engine.table.vocabulary.facts import DrawnTogether, Excess, ForeignCard, Misplaced
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.places import WAITING, Place
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import TableKind
from tests.engine.table.scripting import (
    CLOSE,
    ELECTRONIC,
    RECORDED,
    bet,
    deal,
    events,
    hands,
    order,
    play,
    refused,
    rules,
    table,
    together,
)

NATURAL = deal("9h 2c Kd 3s")


@pytest.mark.rule("Baccarat 3.8", "Baccarat 3.10")
@pytest.mark.parametrize("kind", [ELECTRONIC, RECORDED])
def test_no_card_is_dealt_while_bets_are_open(kind: TableKind) -> None:
    opened = table(kind)
    for command in (deal("2h")[0], together("2h 3c")):
        answer = refused(opened, command)
        assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 3.8",))


def test_an_electronic_table_refuses_a_card_that_is_not_due() -> None:
    closed = play(table(), CLOSE)
    answer = refused(closed, deal("2h", to=BANKER_HAND)[0])
    assert (answer.reason, answer.cites) == (Reason.CARD_NOT_DUE, ("Baccarat 3.10",))
    assert "the next card goes to player" in answer.sentence
    play(closed, deal("2h", to=PLAYER_HAND))


@pytest.mark.rule("Baccarat 5.8")
def test_a_recorded_table_lays_it_and_reports_the_fact_at_once() -> None:
    closed = play(table(RECORDED), CLOSE)
    dealt, found, *_ = events(closed, deal("2h", to=BANKER_HAND)[0])
    assert dealt == CardDealt(1, card("2h"), BANKER_HAND)
    assert found == FactReported(1, None, Misplaced(1), "Baccarat 5.8")  # type: ignore[arg-type]


@pytest.mark.rule("Baccarat 5.7")
def test_after_the_result_only_a_recorded_table_can_have_drawn_another_card() -> None:
    electronic = play(table(), CLOSE, NATURAL)
    assert refused(electronic, deal("5c", to=BANKER_HAND)[0]).reason is Reason.ROUND_OVER
    recorded = play(table(RECORDED), CLOSE, NATURAL)
    nowhere = refused(recorded, deal("5c")[0])
    assert (nowhere.reason, nowhere.sentence) == (
        Reason.NOT_NOW,
        "No card is due now; the round is over. If one was laid all the same, say where.",
    )
    assert play(recorded, deal("5c", to=PLAYER_HAND)).halts[-1].fact == Excess(5)
    assert play(recorded, together("5c 6c")).halts[-1].fact == DrawnTogether(5)


def test_a_place_the_table_does_not_have_is_unknown() -> None:
    answer = refused(play(table(RECORDED), CLOSE), deal("2h", to=Place("andar"))[0])
    assert answer.reason is Reason.UNKNOWN


@pytest.mark.rule("Baccarat 2.2.1")
def test_a_shoe_holds_each_card_as_often_as_it_has_decks() -> None:
    four = play(table(decks=4), CLOSE, deal("2h 2h 2h 2h"))
    answer = refused(four, deal("2h")[0])
    assert (answer.reason, answer.cites) == (Reason.NOT_IN_SHOE, ("Baccarat 2.2.1",))
    assert refused(four, together("3h 2h")).reason is Reason.NOT_IN_SHOE


@pytest.mark.rule("Baccarat 5.5.1")
def test_at_a_recorded_table_one_more_is_a_foreign_card() -> None:
    four = play(table(RECORDED, decks=4), CLOSE, deal("2h 2h 2h 2h"))
    for command in (deal("2h")[0], together("3h 2h")):
        halted = play(four, command)
        assert halted.halts[-1].fact == ForeignCard(card("2h"))
        assert len(halted.cards) == 4
        assert play(halted, rules("confirm")).status is Status.VOID


@pytest.mark.rule("Baccarat 5.7")
@pytest.mark.parametrize("kind", [ELECTRONIC, RECORDED])
def test_a_card_held_over_comes_first(kind: TableKind) -> None:
    shoe = Shoe(8, Composition.of_decks(8).without(card("5c")), cards("5c"))
    closed = play(table(kind, shoe=shoe), CLOSE)
    for command in (deal("6c")[0], together("6c 5c")):
        answer = refused(closed, command)
        assert (answer.reason, answer.cites) == (Reason.NOT_IN_SHOE, ("Baccarat 5.7",))
        assert "5c was held over and comes first, not 6c" in answer.sentence
    begun = play(closed, deal("5c 6c"))
    assert hands(begun) == ("5c", "6c")
    assert len(begun.shoe.composition) == 8 * 52 - 2


def test_a_held_card_nobody_saw_may_be_any_card_left() -> None:
    shoe = Shoe(
        4, reduce(Composition.without, cards("5c 5c 5c 5c"), Composition.of_decks(4)), (None,)
    )
    closed = play(table(decks=4, shoe=shoe), CLOSE)
    answer = refused(closed, deal("5c")[0])
    assert (answer.reason, answer.cites) == (Reason.NOT_IN_SHOE, ("Baccarat 2.2.1",))
    assert hands(play(closed, deal("6c")))[0] == "6c"


def test_one_card_is_not_drawn_together() -> None:
    answer = refused(play(table(), CLOSE), DealTogether(DEALER, cards("2h")))
    assert answer.reason is Reason.AMOUNT


@pytest.mark.rule("Baccarat 5.10")
def test_cards_drawn_together_lie_aside_until_their_order_is_fixed() -> None:
    drawn = play(table(RECORDED), bet("ann", 10, "tie"), CLOSE, together("2h 3c 4d"))
    assert drawn.at(WAITING) == cards("2h 3c 4d")
    assert hands(drawn) == ("", "")
    assert len(drawn.shoe.composition) == 8 * 52 - 3


def test_every_card_left_in_the_round_is_out_of_the_shoe() -> None:
    done = play(
        table(RECORDED), CLOSE, deal("Kh 2c"), together("4d Ks 5d 9c 9s"), order("4d Ks 5d 9c 9s")
    )
    assert hands(done) == ("Kh 4d 5d", "2c Ks 9c")
    assert len(done.shoe.composition) == 8 * 52 - 7


def test_a_card_dealt_face_down_needs_a_squeeze() -> None:
    answer = refused(play(table(), CLOSE), DealCard(DEALER, None))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 3.9",))
