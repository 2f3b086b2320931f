"""Cards in the wrong number, place or order: Reconstruction, options, Void."""

import pytest

from croupier.engine.equipment.cards import card, cards
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import ReplaceCards
from croupier.engine.table.vocabulary.events import AwaitingChoices, AwaitingOrder, AwaitingRuling
from croupier.engine.table.vocabulary.facts import (
    DrawnTogether,
    Excess,
    FaceUpInShoe,
    Misplaced,
    WalkedAway,
    WrongNumber,
)
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.places import HELD_OVER, WAITING, Place
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.table.scripting import (
    CLOCK,
    CLOSE,
    RECORDED,
    Script,
    asked,
    bet,
    cites,
    deal,
    hands,
    insure,
    order,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    squeeze,
    stays,
    table,
    takes_back,
    together,
    turn,
)

LAID: Script = (bet("ann", 100, "banker"), bet("bob", 100, "player"), bet("bob", 10, "player-pair"))
RIGHT, WRONG = rules("reconstruct"), rules("cannot")


@pytest.mark.rule("Baccarat 5.7")
def test_a_card_in_excess_after_a_natural_is_kept_for_the_next_round() -> None:
    paid = play(table(RECORDED), LAID, CLOSE, deal("9h 2c Kd 3s"))
    drawn = play(paid, deal("5c", to=BANKER_HAND))
    assert drawn.halts[-1].fact == Excess(5)
    assert drawn.halts[-1].awaiting == AwaitingRuling(2, ("reconstruct", "cannot"))
    done = play(drawn, RIGHT)
    assert (done.status, done.halts, hands(done)) == (Status.CONCLUDED, (), ("9h Kd", "2c 3s"))
    assert done.at(HELD_OVER) == cards("5c")
    assert done.wagers == paid.wagers  # the result stands
    assert ruled(done) == ("Baccarat 5.7", "Baccarat 5.7.1")


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.16")
def test_an_excess_card_that_cannot_be_reconstructed_voids_the_round_after_payment() -> None:
    opened = table(RECORDED, purses={"ann": 100, "bob": 110})
    paid = play(opened, LAID, CLOSE, deal("9h 2c Kd 3s"))
    done = play(paid, deal("5c", to=BANKER_HAND), WRONG)
    assert (done.status, done.purses) == (Status.VOID, {"ann": 10000, "bob": 11000})
    assert cites(done, "ann", "banker") == ("Baccarat 5.5.3", "Baccarat 5.16")
    assert ruled(done) == ("Baccarat 5.7", "Baccarat 5.5.3")


@pytest.mark.rule("Baccarat 5.7", "Baccarat 5.7.1")
@pytest.mark.parametrize("dealt", ["", "2h", "2h 3c"])
def test_a_card_face_up_in_the_shoe_is_the_next_one_and_players_choose_first(dealt: str) -> None:
    found = play(table(), LAID, CLOSE, deal(dealt), report(FaceUpInShoe(card("7d"))))
    assert asked(found) == ("ann", "bob")
    done = play(found, stays("ann"), takes_back("bob"))
    before = len(dealt.split())
    assert done.cards[before].card == "7d"
    assert done.cards[before].place == (BANKER_HAND if before == 1 else PLAYER_HAND)
    assert result(done, "bob", "player") == result(done, "bob", "player-pair") == ("returned", 0)
    assert cites(done, "bob", "player") == ("Baccarat 5.12.3",)


@pytest.mark.rule("Baccarat 5.7.1")
def test_with_an_outcome_established_nobody_is_asked() -> None:
    done = play(table(), LAID, CLOSE, deal("2h 3c 4d"), report(FaceUpInShoe(card("7d"))))
    assert (done.halts, hands(done)) == ((), ("2h 4d", "3c 7d"))


def test_a_face_up_card_the_shoe_no_longer_holds_cannot_have_been_found() -> None:
    gone = play(table(decks=4), CLOSE, deal("2h 2h 2h 2h"))
    answer = refused(gone, report(FaceUpInShoe(card("2h"))))
    assert answer.reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 5.7", "Baccarat 5.7.1")
def test_a_card_found_face_up_while_bets_are_open_ends_the_betting() -> None:
    found = play(table(), LAID, report(FaceUpInShoe(card("2h"))))
    assert found.status is Status.PLAY
    assert asked(found) == ("ann", "bob")
    done = play(found, CLOCK)
    assert hands(done) == ("2h", "")


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.8.1", "Baccarat 5.12.2")
def test_the_bankers_first_card_to_the_player_area_is_moved_and_all_may_choose() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal("2h"), deal("3c", to=PLAYER_HAND))
    assert (wrong.halts[-1].fact, hands(wrong)) == (Misplaced(2), ("2h 3c", ""))
    chosen = play(wrong, RIGHT)
    assert asked(chosen) == ("ann", "bob")
    done = play(chosen, stays("bob"), takes_back("ann"))
    assert hands(done) == ("2h", "3c")
    assert result(done, "ann", "banker") == ("returned", 0)
    done = play(done, deal("4d 5s"))
    assert hands(done) == ("2h 4d", "3c 5s")
    assert result(done, "bob", "player") == ("lose", -10000)


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12.1")
def test_cards_that_cannot_be_put_right_stay_as_dealt_for_those_who_stay() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal("2h"), deal("3c", to=PLAYER_HAND), WRONG)
    assert asked(wrong) == ("ann", "bob")
    done = play(wrong, stays("ann"), stays("bob"), deal("4d 5s"))
    assert hands(done) == ("2h 3c", "4d 5s")  # due by the cards as they lie
    assert result(done, "ann", "banker") == ("win", 9500)
    assert ruled(done) == ("Baccarat 5.8", "Baccarat 5.12")


@pytest.mark.rule("Baccarat 5.8")
def test_cards_as_they_lie_decide_where_the_next_one_goes() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal("2h", to=BANKER_HAND), WRONG, CLOCK)
    wrong = play(wrong, deal("3c"), deal("4d", to=BANKER_HAND), WRONG, CLOCK)
    assert hands(wrong) == ("3c", "2h 4d")
    assert hands(play(wrong, deal("5s"))) == ("3c 5s", "2h 4d")


@pytest.mark.rule("Baccarat 5.8")
def test_with_an_outcome_established_and_reconstruction_nobody_is_asked() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal("2h 3c 4d"), deal("5s", to=PLAYER_HAND))
    assert wrong.halts[-1].fact == Misplaced(4)
    done = play(wrong, RIGHT)
    assert (asked(done), done.status) == ((), Status.CONCLUDED)
    assert hands(done) == ("2h 4d", "3c 5s")


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.8")
def test_a_third_card_before_the_first_four_may_still_be_due() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal("2h 9c 2d"), deal("5s", to=PLAYER_HAND), WRONG)
    assert asked(wrong) == ("ann", "bob")
    staying = play(wrong, CLOCK)
    drawn = play(staying, deal("3c"))  # Banker 2: the Player draws on 4, and the Banker too
    assert (hands(drawn), drawn.status) == (("2h 2d 5s", "9c 3c"), Status.PLAY)
    natural = play(staying, deal("Kc"))
    assert natural.status is Status.VOID
    assert result(natural, "bob", "player-pair") == ("returned", 0)
    assert cites(natural, "ann", "banker") == ("Baccarat 5.5.3", "Baccarat 5.16")


NEVER_RIGHT = [
    ("Kh 3c 2d 4s", "6h", BANKER_HAND, "a third card on a Banker 7"),
    ("Kh 3c 7d 2s", "6h", PLAYER_HAND, "a third card on a Player 7"),
    ("Kh 3c 2d 2s 4c", "6h", PLAYER_HAND, "a fourth card to the Player"),
    ("2h 9c 4d", "5s", PLAYER_HAND, "a third card on 6, before the first four"),
]


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.8")
@pytest.mark.parametrize(("dealt", "card", "place", "why"), NEVER_RIGHT)
def test_a_card_that_can_never_be_right_and_stays_voids_at_once(
    dealt: str, card: str, place: Place, why: str
) -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal(dealt), deal(card, to=place))
    assert isinstance(wrong.halts[-1].fact, Misplaced), why
    done = play(wrong, WRONG)
    assert (done.status, done.halts) == (Status.VOID, ())  # nobody is asked
    assert ruled(done) == ("Baccarat 5.8", "Baccarat 5.5.3")
    for name, kind in (("ann", "banker"), ("bob", "player"), ("bob", "player-pair")):
        assert result(done, name, kind) == ("returned", 0)
        assert cites(done, name, kind) == ("Baccarat 5.5.3", "Baccarat 5.16")
    right = play(wrong, RIGHT)
    assert right.status is not Status.VOID, "put right, the round goes on"


@pytest.mark.rule("Baccarat 5.12.1", "Baccarat 5.8")
@pytest.mark.parametrize("on_banker", ["2c Ks", "Ac 2s", "2c 3s", "2c 4s"])  # 2, 3, 5 and 6
def test_a_card_before_its_time_that_the_hand_may_be_due_plays_on(on_banker: str) -> None:
    first, second = on_banker.split()
    wrong = play(table(RECORDED), LAID, CLOSE, deal(f"Kh {first} Qd {second}"))
    stays_there = play(wrong, deal("7c", to=BANKER_HAND), WRONG)
    assert asked(stays_there) == ("ann", "bob")
    assert ruled(stays_there) == ("Baccarat 5.8", "Baccarat 5.12")
    done = play(stays_there, CLOCK, deal("6h"))  # against a 6 all of them draw
    assert (done.status, hands(done)) == (Status.CONCLUDED, ("Kh Qd 6h", f"{on_banker} 7c"))


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.7")
@pytest.mark.parametrize(("turned", "status"), [("2h 2d", Status.PLAY), ("2h 4d", Status.VOID)])
def test_a_card_drawn_before_faces_are_turned_is_judged_when_they_are(
    turned: str, status: Status
) -> None:
    laid = (bet("ann", 100, "banker"), bet("bob", 200, "player", 2))
    opened = play(table(RECORDED, seats={2: "bob"}), laid, squeeze("bob", PLAYER_HAND), CLOSE)
    early = play(opened, deal("?? 2c ?? Ks"), deal("9h", to=PLAYER_HAND))
    assert early.halts[-1].fact == Excess(5)
    stays_there = play(early, WRONG)
    assert (asked(stays_there), ruled(stays_there)) == ((), ("Baccarat 5.7", "Baccarat 5.12"))
    assert play(stays_there, turn(PLAYER_HAND, turned)).status is status


@pytest.mark.rule("Baccarat 5.8.2")
def test_a_card_handed_to_the_wrong_person_is_the_same_error() -> None:
    handed = play(table(RECORDED), LAID, CLOSE, deal("2h 3c"))
    halted = play(handed, report(Misplaced(2), by=player("ann")))
    assert halted.halts[-1].paragraph == "Baccarat 5.8"
    done = play(halted, RIGHT, stays("ann"), stays("bob"))
    assert (done.halts, hands(done)) == ((), ("2h", "3c"))


FOUR = deal("Kh 2c Qd Ks")  # Player 0, Banker 2: both draw


@pytest.mark.rule("Baccarat 5.8")
def test_the_players_third_card_to_the_banker_is_moved_without_options() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, FOUR, deal("7c", to=BANKER_HAND))
    assert wrong.halts[-1].fact == Misplaced(5)
    right = play(wrong, RIGHT)
    assert (asked(right), hands(right)) == ((), ("Kh Qd 7c", "2c Ks"))
    done = play(right, deal("3h"))
    assert result(done, "bob", "player") == ("win", 10000)


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
def test_if_it_cannot_be_moved_all_choose_and_a_pair_already_decided_stands() -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, FOUR, deal("7c", to=BANKER_HAND), WRONG)
    assert asked(wrong) == ("ann", "bob")
    left = play(wrong, takes_back("bob"), stays("ann"))
    assert result(left, "bob", "player") == ("returned", 0)
    done = play(left, deal("8h"))
    assert hands(done) == ("Kh Qd 8h", "2c Ks 7c")
    assert result(done, "bob", "player-pair") == ("lose", -1000)
    assert result(done, "ann", "banker") == ("win", 9500)


@pytest.mark.rule("Baccarat 5.5.3")
def test_a_card_too_many_that_shows_only_later_voids_the_round() -> None:
    # Banker 6 holds a third card; the Player's third, a king, should have made it stand.
    wrong = play(table(RECORDED), LAID, CLOSE, deal("Kh 2c Qd 4s"), deal("7c", to=BANKER_HAND))
    staying = play(wrong, WRONG, stays("ann"), stays("bob"))
    assert play(staying, deal("6h")).status is Status.CONCLUDED
    done = play(staying, deal("Kd"))
    assert done.status is Status.VOID
    assert cites(done, "bob", "player-pair") == ("Baccarat 5.5.3", "Baccarat 5.16")
    assert ruled(done)[-2:] == ("Baccarat 5.5.3", "Baccarat 5.16")


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.10.1")
def test_cards_drawn_together_options_close_first_then_the_order_is_fixed() -> None:
    halted = play(table(RECORDED), LAID, CLOSE, deal("2h"), together("3c 4d"))
    assert halted.halts[-1].fact == DrawnTogether(2)
    assert isinstance(halted.halts[-1].awaiting, AwaitingChoices)
    assert refused(halted, order("4d 3c", by=player("ann"))).reason is Reason.RANK_TOO_LOW
    said_early = play(halted, order("4d 3c"))  # it ends nobody's time to choose
    assert isinstance(said_early.halts[-1].awaiting, AwaitingChoices)
    assert hands(play(said_early, takes_back("ann"), stays("bob"))) == ("2h 3c", "4d")
    fixed = play(halted, stays("bob"), takes_back("ann"))
    assert fixed.halts[-1].awaiting == AwaitingOrder(None)
    assert refused(fixed, order("4d 5d")).reason is Reason.UNKNOWN
    done = play(fixed, order("4d 3c"))
    assert (done.halts, hands(done)) == ((), ("2h 3c", "4d"))
    assert ruled(done) == ("Baccarat 5.10", "Baccarat 5.10.1", "Baccarat 5.12")
    assert result(done, "ann", "banker") == ("returned", 0)


@pytest.mark.rule("Baccarat 5.10")
def test_of_two_third_cards_the_second_waits_or_is_held_over() -> None:
    together_at_the_end = play(table(RECORDED), LAID, CLOSE, FOUR, together("8h 9c"), CLOCK)
    both = play(together_at_the_end, order("9c 8h"))
    assert hands(both) == ("Kh Qd 9c", "2c Ks 8h")
    alone = play(table(RECORDED), LAID, CLOSE, deal("Kh 2c 7d Ks"), together("8h 9c"), CLOCK)
    done = play(alone, order("9c 8h"))  # the Player stands on 7
    assert hands(done) == ("Kh 7d", "2c Ks 9c")
    assert done.at(HELD_OVER) == cards("8h")


@pytest.mark.rule("Baccarat 5.10")
def test_two_equal_cards_drawn_together_have_an_order_too() -> None:
    done = play(table(RECORDED), CLOSE, together("8h 8h 2c"), order("8h 2c 8h"))
    assert hands(done) == ("8h 8h", "2c")


@pytest.mark.rule("Baccarat 5.10.2")
def test_a_pit_supervisor_may_have_the_cards_replaced_after_the_round() -> None:
    done = play(table(RECORDED), LAID, CLOSE, ReplaceCards(PIT_SUPERVISOR, "worn"))
    assert done.new_cards_wanted
    (ruling,) = done.rulings
    assert (ruling.cites, ruling.by, ruling.reason) == (("Baccarat 5.10.2",), "supervisor", "worn")
    later = play(done, FOUR, deal("7c", to=BANKER_HAND), RIGHT)
    assert (later.new_cards_wanted, later.rulings[0]) == (True, ruling)


@pytest.mark.rule("Baccarat 5.12", "Baccarat 5.12.3")
def test_silence_and_having_walked_away_mean_staying() -> None:
    gone = play(table(RECORDED), LAID, CLOSE, report(WalkedAway("bob")), deal("2h"))
    halted = play(gone, deal("3c", to=PLAYER_HAND), RIGHT)
    assert asked(halted) == ("ann",)
    assert refused(halted, takes_back("bob")).reason is Reason.NOT_YOURS
    done = play(halted, CLOCK)
    assert not done.halts
    assert all(wager.open for wager in done.wagers)


@pytest.mark.rule("Baccarat 5.12")
def test_one_choice_covers_all_open_bets_insurance_too_and_cannot_be_taken_twice() -> None:
    laid = (bet("ann", 100, "player"), bet("ann", 20, "tie"), bet("bob", 10, "banker"), CLOSE)
    four = play(table(RECORDED), laid, deal("2s 3c 3h Ad"), insure("ann", "player", 10))
    halted = play(four, together("6h 7c"))
    left = play(halted, takes_back("ann"))
    for kind in ("player", "tie", "player-insurance"):
        assert result(left, "ann", kind) == ("returned", 0)
    assert refused(left, takes_back("ann")).reason is Reason.NOT_YOURS
    assert asked(left) == ("bob",)


@pytest.mark.rule("Baccarat 5.12")
def test_a_wrong_number_that_can_be_reconstructed_asks_everybody() -> None:
    three = play(table(RECORDED), LAID, CLOSE, deal("2h 3c 4d"))
    halted = play(three, report(WrongNumber(3, PLAYER_HAND)))
    assert halted.halts[-1].paragraph == "Baccarat 5.12"
    assert asked(play(halted, RIGHT)) == ("ann", "bob")


@pytest.mark.rule("Baccarat 5.5.3")
def test_one_that_cannot_voids_the_round_and_nobody_is_asked() -> None:
    three = play(table(RECORDED), LAID, CLOSE, deal("2h 3c 4d"))
    done = play(three, report(WrongNumber(3, PLAYER_HAND)), WRONG)
    assert done.status is Status.VOID
    for fact in (WrongNumber(3, WAITING), WrongNumber(4, PLAYER_HAND), Excess(0), Misplaced(9)):
        assert refused(three, report(fact)).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 5.11", "Baccarat 5.8")
def test_after_payment_a_misplaced_card_is_put_right_and_settled_correctly() -> None:
    opened = table(RECORDED, purses={"ann": 100, "bob": 110})
    as_dealt = (deal("2h"), deal("9c", to=PLAYER_HAND), WRONG, stays("ann"), stays("bob"))
    paid = play(opened, LAID, CLOSE, as_dealt, deal("Kd 6s 3s"))
    assert (hands(paid), paid.purses) == (("2h 9c 3s", "Kd 6s"), {"ann": 19500, "bob": 0})
    right = play(paid, report(WrongNumber(2, PLAYER_HAND)), RIGHT)
    assert (hands(right), right.status) == (("2h Kd 3s", "9c 6s"), Status.CONCLUDED)
    assert right.purses == {"ann": 10000, "bob": 10000}  # a Tie after all, the Pair still lost
    assert result(right, "ann", "banker") == ("push", 0)


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
def test_after_payment_cards_that_cannot_be_put_right_leave_what_was_settled() -> None:
    paid = play(table(RECORDED), LAID, CLOSE, deal("9h 4c Ks Kd"))
    assert result(paid, "bob", "player") == ("win", 10000)
    found = play(paid, report(Misplaced(1, BANKER_HAND)), report(Misplaced(2, PLAYER_HAND)))
    settled = play(found, WRONG, WRONG)  # nobody is asked: everything was paid
    assert (settled.status, hands(settled)) == (Status.CONCLUDED, ("9h Ks", "4c Kd"))
    assert settled.wagers == paid.wagers


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
@pytest.mark.parametrize("place", [BANKER_HAND, PLAYER_HAND])
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("dealt", ["9h 3c Kd 5s", "2h 3c 4d Ks 9h", "2h 3c 2d Ks 9h 8c"])
def test_after_payment_a_ruling_of_cannot_deals_no_card(
    dealt: str, number: int, place: Place
) -> None:
    """Whichever card lay elsewhere: what was settled stands, or the round is void (5.5.3)."""
    paid = play(table(RECORDED), LAID, CLOSE, deal(dealt))
    assert paid.status is Status.CONCLUDED
    if number > len(paid.cards) or paid.cards[number - 1].place == place:
        return
    late = play(paid, report(Misplaced(number, place)), WRONG)
    if late.status is Status.CONCLUDED:
        assert (hands(late), late.wagers) == (hands(paid), paid.wagers)
    else:
        assert late.status is Status.VOID
        assert cites(late, "ann", "banker") == ("Baccarat 5.5.3", "Baccarat 5.16")
