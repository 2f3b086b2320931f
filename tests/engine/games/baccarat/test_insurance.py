"""Insurance: every cell of the pay table, who may buy it, when, and for how much."""

from itertools import product

import pytest

from croupier.engine.equipment.cards import cards
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import EDITIONS, Insure, Terms
from croupier.engine.games.baccarat.deciding import current_offers
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, offers
from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND
from croupier.engine.money import Odds
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary.commands import Given
from croupier.engine.table.vocabulary.facts import WalkedAway
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER, player
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.table.scripting import (
    CLOSE,
    RECORDED,
    bet,
    deal,
    insure,
    limits,
    play,
    refused,
    report,
    result,
    rules,
    table,
    wager,
)

# Rows: Player points 0 to 9. Columns: Banker points 0 to 9. Odds to 1, a dot where none.
NOT_LISTED = ". . . . . . . . . ."
BANKER_AFTER_FOUR = [
    ". . . . . 2 3 4 . .",
    ". . . . . 2 3 4 . .",
    ". . . . . 2 3 4 . .",
    ". . . . . 2 3 4 . .",
    ". . . . . 2 3 4 . .",
    ". . . . . . 3 4 . .",
    *[NOT_LISTED] * 4,
]
PLAYER_AFTER_FOUR = [
    *[NOT_LISTED] * 5,
    ". . . . 2 . . . . .",
    "3 3 3 3 3 3 . . . .",
    "4 4 4 4 4 4 . . . .",
    *[NOT_LISTED] * 2,
]
BANKER_AFTER_THIRD = [
    NOT_LISTED,
    ". 6 7 7 7 7 7 . . .",
    ". . . 4 4 4 4 . . .",
    ". . . . 1.5 . . . . .",
    *[NOT_LISTED] * 6,
]
PLAYER_AFTER_THIRD = [
    *[NOT_LISTED] * 5,
    "2 2 2 2 2 . . . . .",
    "3 3 3 3 3 3 . . . .",
    "4 4 4 4 4 4 4 . . .",
    "7 7 7 7 7 7 7 . . .",
    "8 8 8 8 8 8 8 . . .",
]
PAY_TABLE = {
    (FOUR_CARDS, "banker"): BANKER_AFTER_FOUR,
    (FOUR_CARDS, "player"): PLAYER_AFTER_FOUR,
    (THIRD_CARD, "banker"): BANKER_AFTER_THIRD,
    (THIRD_CARD, "player"): PLAYER_AFTER_THIRD,
}
TEN_HANDS = "Ks Qh,Ah Tc,2s Jd,3c Kd,4h Ts,2d 3s,6c Qs,3h 4d,5h 3d,7s 2c"
TWO = [hand.split() for hand in TEN_HANDS.split(",")]
PAY_TABLE_SIDES = ("player", "banker")
ONE = cards("Jh Ac 2h 3c 4d 5s 6h 7c 8d 9s")

BOTH_SIDES = (bet("ann", 100, "player"), bet("ann", 100, "banker"))
FIVE_AGAINST_FOUR = deal("2s 3c 3h Ad")  # Player Insurance, 2 to 1


def listed(stage: str, side: str, on_player: int, on_banker: int) -> str | None:
    odds = PAY_TABLE[stage, side][on_player].split()[on_banker]
    return None if odds == "." else odds


@pytest.mark.rule("Baccarat 4.1.3")
@pytest.mark.parametrize("stage", [FOUR_CARDS, THIRD_CARD])
@pytest.mark.parametrize("side", ["player", "banker"])
@pytest.mark.parametrize(("on_player", "on_banker"), list(product(range(10), repeat=2)))
def test_every_cell(stage: str, side: str, on_player: int, on_banker: int) -> None:
    found = offers(EDITIONS.current.insurance, stage, on_player, on_banker)
    odds = [offer.odds.decimal() for offer in found if offer.cell.side == side]
    expected = listed(stage, side, on_player, on_banker)
    assert odds == ([] if expected is None else [expected])


@pytest.mark.rule("Baccarat 3.12", "Baccarat 3.12.1")
@pytest.mark.parametrize(("on_player", "on_banker"), list(product(range(10), repeat=2)))
def test_after_four_cards_every_listed_cell_is_offered(on_player: int, on_banker: int) -> None:
    (p1, p2), (b1, b2) = TWO[on_player], TWO[on_banker]
    dealt = play(table(), BOTH_SIDES, CLOSE, deal(f"{p1} {b1} {p2} {b2}"))
    shown = {o.cell.side: o.odds.decimal() for o in current_offers(dealt)}
    expected = {side: listed(FOUR_CARDS, side, on_player, on_banker) for side in PAY_TABLE_SIDES}
    assert shown == {side: odds for side, odds in expected.items() if odds}


@pytest.mark.rule("Baccarat 1.9", "Baccarat 3.12.1")
@pytest.mark.parametrize("on_player", range(6))
@pytest.mark.parametrize("on_banker", range(8))
def test_after_the_third_card_a_cell_is_offered_only_if_the_banker_will_draw(
    on_player: int, on_banker: int
) -> None:
    (p1, p2), (b1, b2) = TWO[on_player], TWO[on_banker]
    four = play(table(), BOTH_SIDES, CLOSE, deal(f"{p1} {b1} {p2} {b2}"))
    for third in range(10):
        dealt = play(four, deal(ONE[third]))
        shown = {o.cell.side: o.odds.decimal() for o in current_offers(dealt)}
        if dealt.status is Status.CONCLUDED:
            assert shown == {}
            continue
        now = (on_player + third) % 10
        expected = {side: listed(THIRD_CARD, side, now, on_banker) for side in PAY_TABLE_SIDES}
        assert shown == {side: odds for side, odds in expected.items() if odds}


@pytest.mark.rule("Baccarat 1.9")
def test_nothing_is_offered_at_8_against_3_when_the_banker_stands() -> None:
    dealt = play(table(), bet("ann", 100, "player"), CLOSE, deal("Ks Kd Qs 3d 8h"))
    assert dealt.status is Status.CONCLUDED
    assert dealt.play.offered == ()


@pytest.mark.rule("Baccarat 3.12.2")
@pytest.mark.parametrize(
    ("dealt", "side", "largest"),
    [
        ("2s 3c 3h Ad", "player", 50),  # 2 to 1
        ("2s 3c 4h Ad", "player", 33),  # 3 to 1: 99 is the most
        ("Ks 3c Qh 4d", "banker", 25),  # 4 to 1
        ("Ks 3c Qh Ad 3s", "banker", 66),  # 1.5 to 1: 99 is the most
    ],
)
def test_the_payout_may_not_exceed_the_bet(dealt: str, side: str, largest: int) -> None:
    four = play(table(), BOTH_SIDES, CLOSE, deal(dealt))
    answer = refused(four, insure("ann", side, largest + 1))
    assert (answer.reason, answer.room_cents) == (Reason.ABOVE_MAXIMUM, largest * 100)
    assert answer.cites == ("Baccarat 3.12.2",)
    play(four, insure("ann", side, largest))
    (offer,) = own_offers(baccarat, four, player("ann"))
    assert (offer.smallest_cents, offer.largest_cents) == (100, largest * 100)


@pytest.mark.rule("Baccarat 3.12.2")
def test_the_cap_adds_up_both_stages_and_both_bets_of_one_stage() -> None:
    four = play(table(), bet("ann", 60, "player"), bet("ann", 40, "player", 2), CLOSE)
    four = play(four, FIVE_AGAINST_FOUR, insure("ann", "player", 15), insure("ann", "player", 5))
    assert refused(four, insure("ann", "player", 31)).room_cents == 3000
    third = play(four, deal("2h"))  # 7 against 4: 4 to 1
    assert refused(third, insure("ann", "player", 16)).room_cents == 1500
    full = play(third, insure("ann", "player", 15))
    assert refused(full, insure("ann", "player", 1)).room_cents == 0
    assert own_offers(baccarat, full, player("ann")) == ()


@pytest.mark.rule("Baccarat 3.12.2")
def test_the_cap_is_measured_on_the_bet_in_action() -> None:
    opened = table(RECORDED, limits=limits(1, None, 100))
    four = play(opened, bet("ann", 300, "player"), CLOSE, FIVE_AGAINST_FOUR)
    assert refused(four, insure("ann", "player", 51)).room_cents == 5000


@pytest.mark.rule("Baccarat 3.11")
def test_only_the_hand_one_bet_on_can_be_insured_and_several_players_may() -> None:
    laid = (bet("ann", 100, "player"), bet("bob", 50, "player"), bet("cai", 50, "tie"))
    four = play(table(seats={1: "ann"}), laid, CLOSE, FIVE_AGAINST_FOUR)
    insured = play(four, insure("ann", "player", 10), insure("bob", "player", 20))
    assert [w.player for w in insured.wagers if w.spot.bet == "player-insurance"] == ["ann", "bob"]
    answer = refused(four, insure("cai", "player", 10))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 3.11",))
    answer = refused(four, insure("ann", "banker", 10))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 3.11",))
    assert own_offers(baccarat, four, player("cai")) == ()


def test_insurance_has_no_minimum_but_is_paid_from_the_purse_in_chips() -> None:
    opened = table(limits=limits(50), purses={"ann": 105})
    four = play(opened, bet("ann", 100, "player"), CLOSE, FIVE_AGAINST_FOUR)
    assert refused(four, Insure(player("ann"), "ann", "player", 150)).reason is Reason.AMOUNT
    assert refused(four, insure("ann", "player", 6)).reason is Reason.ABOVE_PURSE
    assert own_offers(baccarat, four, player("ann"))[0].largest_cents == 500
    assert play(four, insure("ann", "player", 5)).purses == {"ann": 0}


@pytest.mark.rule("Baccarat 5.3")
def test_who_lets_the_next_card_pass_has_forgone_insurance_for_either_side() -> None:
    laid = (*BOTH_SIDES, bet("bob", 100, "banker"), bet("cai", 100, "player"))
    four = play(table(), laid, CLOSE, FIVE_AGAINST_FOUR, insure("cai", "player", 10))
    third = play(four, deal("6h"))  # 1 against 4: Banker Insurance, 7 to 1
    answer = refused(third, insure("ann", "banker", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 5.3",))
    play(third, insure("bob", "banker", 10))  # no cell of his came up before
    again = play(four, deal("3d"))  # 8 against 4: Player Insurance, 7 to 1
    play(again, insure("cai", "player", 10))
    assert refused(again, insure("ann", "player", 1)).cites == ("Baccarat 5.3",)


@pytest.mark.rule("Baccarat 5.3", "Baccarat 3.12.2")
def test_who_had_no_room_for_one_chip_has_forgone_nothing() -> None:
    laid = (bet("ann", 1, "banker"), bet("ann", 100, "player"))
    four = play(table(), laid, CLOSE, deal("Kh 5c Qh Kc"))  # Banker Insurance, 2 to 1
    play(four, deal("6s"), insure("ann", "player", 10))  # 6 against 5: Player Insurance, 3 to 1
    more = play(table(), bet("ann", 2, "banker"), laid[1], CLOSE, deal("Kh 5c Qh Kc 6s"))
    assert refused(more, insure("ann", "player", 10)).cites == ("Baccarat 5.3",)


@pytest.mark.rule("Baccarat 5.3")
def test_after_the_next_card_the_first_cell_is_gone() -> None:
    third = play(table(), bet("ann", 100, "banker"), CLOSE, deal("Ks 3c Qh 3d 6s"))
    assert [o.odds.decimal() for o in third.play.offered] == ["3"]
    assert refused(third, insure("ann", "banker", 10)).cites == ("Baccarat 5.3",)


@pytest.mark.rule("Baccarat 5.3")
def test_a_card_drawn_wrongly_closes_the_stage_too() -> None:
    four = play(table(RECORDED), bet("ann", 100, "player"), CLOSE, FIVE_AGAINST_FOUR)
    wrong = play(four, deal("3d", to=four.cards[1].place), rules("reconstruct"))
    assert wrong.at(PLAYER_HAND) == cards("2s 3h 3d")
    answer = refused(wrong, insure("ann", "player", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 5.3",))


@pytest.mark.rule("Baccarat 5.3", "Baccarat 5.3.1")
@pytest.mark.parametrize("when", ["betting", "play"])
def test_who_walks_away_forgoes_insurance_and_is_settled_all_the_same(when: str) -> None:
    laid = play(table(), bet("ann", 100, "player"))
    gone = report(WalkedAway("ann"))
    left = play(laid, gone, CLOSE) if when == "betting" else play(laid, CLOSE, gone)
    four = play(left, FIVE_AGAINST_FOUR)
    assert refused(four, insure("ann", "player", 1)).cites == ("Baccarat 5.3",)
    done = play(four, deal("Kh"))  # the Banker stands on 4 against it
    assert result(done, "ann", "player") == ("win", 10000)


@pytest.mark.rule("Baccarat 4.2.2")
def test_a_private_table_without_insurance_offers_none() -> None:
    private = table(terms=Terms(private=True, insurance=False))
    four = play(private, BOTH_SIDES, CLOSE, FIVE_AGAINST_FOUR)
    assert current_offers(four) == ()
    answer = refused(four, insure("ann", "player", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 4.2.2",))
    third = play(four, deal("3d"))
    assert third.play.offered == ()
    assert third.play.forgone == frozenset()


@pytest.mark.rule("Baccarat 3.12")
def test_at_other_moments_nothing_is_offered() -> None:
    closed = play(table(), BOTH_SIDES, CLOSE, deal("2s 3c 3h"))
    answer = refused(closed, insure("ann", "player", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 4.1.3",))
    betting = refused(play(table(), BOTH_SIDES), insure("ann", "player", 1))
    assert betting.reason is Reason.NOT_NOW


@pytest.mark.rule("Baccarat 3.12")
def test_every_cell_that_came_up_is_kept_in_order_whoever_bet() -> None:
    done = play(table(), bet("ann", 5, "tie"), CLOSE, FIVE_AGAINST_FOUR, deal("3d 2c"))
    kept = [(o.cell.stage, o.cell.side, o.odds.decimal()) for o in done.play.offered]
    assert kept == [("four-cards", "player", "2"), ("third-card", "player", "7")]


@pytest.mark.rule("Baccarat 5.17", "Baccarat 3.12.2")
def test_staff_may_insure_a_players_bet_on_request() -> None:
    laid = (bet("ann", 100, "player"), bet("bob", 60, "player"), bet("cai", 50, "tie"), CLOSE)
    four = play(table(purses={"ann": 120, "bob": 60}), laid, FIVE_AGAINST_FOUR)
    (offer,) = own_offers(baccarat, four, DEALER)  # bob has nothing left to insure with
    assert offer.command == Insure(DEALER, "ann", "player", 100)
    assert (offer.smallest_cents, offer.largest_cents) == (100, 2000)
    insured = play(four, insure("ann", "player", 20, by=DEALER))
    bought = wager(insured, "ann", "player-insurance")
    assert (bought.player, bought.placed_by, bought.stake_cents) == ("ann", "dealer", 2000)
    assert insured.purses == {"ann": 0, "bob": 0}
    too_much = refused(four, insure("ann", "player", 51, by=PIT_MANAGER))
    assert (too_much.reason, too_much.cites) == (Reason.ABOVE_MAXIMUM, ("Baccarat 3.12.2",))
    nobody = refused(four, insure("dealer", "player", 1, by=DEALER))
    assert (nobody.reason, nobody.cites) == (Reason.NOT_YOURS, ("Baccarat 3.11",))
    other = refused(four, insure("ann", "player", 1, by=player("bob")))
    assert (other.reason, other.cites) == (Reason.NOT_YOURS, ("Baccarat 5.17",))


@pytest.mark.rule("Baccarat 5.17", "Baccarat 5.7")
def test_insurance_placed_by_staff_is_kept_when_a_card_is_put_right() -> None:
    four = play(table(RECORDED), bet("ann", 100, "player"), CLOSE, FIVE_AGAINST_FOUR)
    insured = play(four, insure("ann", "player", 50, by=DEALER))
    right = play(insured, deal("Kd", to=four.cards[1].place), rules("reconstruct"))
    assert wager(right, "ann", "player-insurance").placed_by == "dealer"


def test_insurance_is_the_only_decision() -> None:
    four = play(table(), BOTH_SIDES, CLOSE, FIVE_AGAINST_FOUR)
    assert refused(four, Given(player("ann"))).reason is Reason.UNKNOWN


@pytest.mark.rule("Baccarat 3.12")
def test_everybody_is_shown_what_is_offered_and_at_which_odds() -> None:
    four = play(table(), bet("ann", 10, "banker"), CLOSE, deal("Kh 9s 4d 7c"))
    (shown,) = baccarat.offered(four)
    assert (shown.bet, shown.odds) == ("banker-insurance", Odds(3, 1))
    assert shown.cites == ("Baccarat 3.11", "Baccarat 4.1.3")
    assert baccarat.offered(play(four, deal("5c"))) == ()
