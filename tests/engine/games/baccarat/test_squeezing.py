"""Cards dealt face down for a squeeze, opened by mistake, or opened out of turn with consent."""

import pytest

from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Terms
from croupier.engine.games.baccarat.deciding import current_offers
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import AskSqueeze, GrantSqueeze, TurnCards
from croupier.engine.table.vocabulary.due import Deal, Turn
from croupier.engine.table.vocabulary.facts import (
    DrawnTogether,
    Excess,
    ExposedByDealer,
    Misplaced,
    WalkedAway,
)
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.places import WAITING, Place
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.table.scripting import (
    CLOCK,
    CLOSE,
    ELECTRONIC,
    RECORDED,
    Script,
    asked,
    bet,
    deal,
    hands,
    in_action,
    insure,
    limits,
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

LAID: Script = (bet("ann", 100, "banker"), bet("bob", 300, "player", 2), bet("cai", 900, "tie"))
SEATS = {1: "ann", 2: "bob"}
BOB_SQUEEZES = squeeze("bob", PLAYER_HAND)


@pytest.mark.rule("Baccarat 3.9")
def test_the_seated_player_with_the_highest_bet_may_squeeze() -> None:
    laid = play(table(seats=SEATS), LAID)
    play(laid, BOB_SQUEEZES)
    for name in ("ann", "cai", "dee"):  # lower, standing, without a bet
        answer = refused(laid, AskSqueeze(player(name), PLAYER_HAND))
        assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 3.9",))
    assert refused(laid, AskSqueeze(player("bob"), Place("bahar"))).reason is Reason.UNKNOWN
    nobody = refused(play(table(), LAID), AskSqueeze(player("bob"), PLAYER_HAND))
    assert nobody.reason is Reason.NOT_YOURS


def may_squeeze(round: AnyRound, name: str) -> bool:
    answer = act(baccarat, round, AskSqueeze(player(name), PLAYER_HAND))
    assert not isinstance(answer, Refused) or answer.cites == ("Baccarat 3.9",)
    return not isinstance(answer, Refused)


@pytest.mark.rule("Baccarat 3.9")
@pytest.mark.parametrize(
    ("laid", "whose"),
    [
        ((bet("ann", 100, "banker"), bet("bob", 60, "tie", 2), bet("bob", 60, "player", 2)), "ann"),
        ((bet("ann", 100, "tie"), bet("bob", 60, "tie", 2), bet("bob", 60, "tie", 2)), "bob"),
        ((bet("ann", 100, "tie"), bet("bob", 100, "player", 2)), "ann"),
        ((bet("bob", 100, "tie", 2), bet("ann", 100, "player")), "bob"),
        ((bet("ann", 10, "tie"), bet("ann", 900, "tie", 2), bet("bob", 20, "tie", 2)), "bob"),
    ],
    ids=["on one side", "added up", "earlier", "earlier bob", "only where one sits"],
)
def test_the_highest_bet_is_what_one_player_has_on_one_side(laid: Script, whose: str) -> None:
    round = play(table(seats=SEATS), laid)
    assert [name for name in ("ann", "bob") if may_squeeze(round, name)] == [whose]


@pytest.mark.rule("Baccarat 3.9", "Baccarat 5.1.1")
def test_chips_count_as_they_lie_not_the_part_in_action() -> None:
    laid = (bet("ann", 300, "banker"), bet("cai", 300, "banker"), bet("bob", 250, "player", 2))
    closed = play(table(RECORDED, seats=SEATS, limits=limits(1, None, 50)), laid, CLOSE)
    assert in_action(closed) == [150, 150, 250]
    assert may_squeeze(closed, "ann")


MISDEAL: Script = (deal("2h"), deal("3c", to=PLAYER_HAND), rules("reconstruct"))


@pytest.mark.rule("Baccarat 3.9", "Baccarat 5.12.3")
def test_whoever_took_the_bets_back_has_no_right_and_it_passes_on() -> None:
    closed = play(table(RECORDED, seats=SEATS), LAID, CLOSE)
    left = play(closed, MISDEAL, takes_back("bob"), stays("ann"), stays("cai"))
    assert [may_squeeze(left, name) for name in ("ann", "bob", "cai")] == [True, False, False]
    everybody = play(closed, MISDEAL, *map(takes_back, ("ann", "bob", "cai")))
    assert not any(may_squeeze(everybody, name) for name in ("ann", "bob", "cai"))


@pytest.mark.rule("Baccarat 3.9", "Baccarat 5.3")
def test_whoever_walked_away_sits_there_no_more() -> None:
    gone = play(table(seats=SEATS), LAID, report(WalkedAway("bob")))
    assert [may_squeeze(gone, name) for name in ("ann", "bob")] == [True, False]


@pytest.mark.rule("Baccarat 3.9", "Baccarat 5.12.3")
def test_a_squeeze_is_nobodys_once_its_player_has_left() -> None:
    asked_first = play(table(RECORDED, seats=SEATS), LAID, BOB_SQUEEZES[0], CLOSE, MISDEAL)
    left = play(asked_first, takes_back("bob"), CLOCK)
    assert refused(left, GrantSqueeze(PIT_SUPERVISOR)).reason is Reason.NOT_YOURS
    granted = play(table(RECORDED, seats=SEATS), LAID, CLOSE, deal("2h"), BOB_SQUEEZES)
    wrong = play(granted, deal("3c", to=PLAYER_HAND), rules("reconstruct"))
    left = play(wrong, takes_back("bob"), CLOCK)
    shown = play(left, deal("4d"))  # face up is no mistake any more
    assert (shown.halts, hands(shown)) == ((), ("2h 4d", "3c"))
    hidden = play(left, deal("??"))  # and face down nobody is cheated
    assert hands(hidden) == ("2h ??", "3c")
    assert "Baccarat 5.9" not in ruled(shown)
    passed_on = play(left, squeeze("ann", PLAYER_HAND), deal("4d"))
    assert ruled(passed_on)[-1] == "Baccarat 5.9"


@pytest.mark.rule("Baccarat 3.9")
def test_only_where_cards_are_dealt_face_down_and_before_the_card() -> None:
    face_up = play(table(seats=SEATS, terms=Terms(squeezing=False)), LAID)
    assert refused(face_up, AskSqueeze(player("bob"), PLAYER_HAND)).reason is Reason.NOT_OFFERED
    three = play(table(seats=SEATS), LAID, CLOSE, deal("2h 3c 2d Ks 6h"))
    ask = AskSqueeze(player("bob"), PLAYER_HAND)
    assert refused(three, ask).reason is Reason.NOT_NOW
    done = play(table(seats=SEATS), LAID, CLOSE, deal("9h 3c Kd Ks"))
    assert refused(done, ask).reason is Reason.ROUND_OVER


@pytest.mark.rule("Baccarat 3.9")
def test_without_consent_the_card_is_dealt_face_up() -> None:
    asked_only = play(table(seats=SEATS), LAID, BOB_SQUEEZES[0], CLOSE)
    answer = refused(asked_only, deal("??")[0])
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 3.9",))
    assert refused(play(table(), LAID), GrantSqueeze(PIT_SUPERVISOR)).reason is Reason.NOT_NOW
    granted = play(asked_only, GrantSqueeze(PIT_SUPERVISOR))
    assert refused(granted, GrantSqueeze(PIT_SUPERVISOR)).reason is Reason.NOT_NOW
    assert hands(play(granted, deal("??")))[0] == "??"


@pytest.mark.rule("Baccarat 3.9")
def test_a_squeezed_hand_lies_face_down_until_it_is_turned() -> None:
    dealt = play(table(seats=SEATS), LAID, BOB_SQUEEZES, CLOSE, deal("?? 3c ?? Ks"))
    assert hands(dealt) == ("?? ??", "3c Ks")
    assert len(dealt.shoe.composition) == 8 * 52 - 2
    assert due(baccarat, dealt) == Turn(PLAYER_HAND, ("Baccarat 3.9",))  # type: ignore[arg-type]
    too_early = refused(dealt, deal("5h")[0])
    assert too_early.reason is Reason.NOT_NOW
    assert "face down at player is to be turned" in too_early.sentence
    one = play(dealt, turn(PLAYER_HAND, "2h"))
    assert hands(one)[0] == "2h ??"
    both = play(dealt, turn(PLAYER_HAND, "2h 2d"))
    assert len(both.shoe.composition) == 8 * 52 - 4
    third = play(both, deal("??"))
    assert current_offers(third) == ()
    done = play(third, turn(PLAYER_HAND, "8d"))
    assert (done.status, hands(done)) == (Status.CONCLUDED, ("2h 2d 8d", "3c Ks"))


def test_turning_takes_cards_that_lie_face_down_and_are_left_in_the_shoe() -> None:
    dealt = play(table(seats=SEATS, decks=4), LAID, BOB_SQUEEZES, CLOSE, deal("?? 3c ?? 3c"))
    assert refused(dealt, turn(BANKER_HAND, "2h")).reason is Reason.NOT_NOW
    assert refused(dealt, turn(PLAYER_HAND, "2h 2h 2h")).reason is Reason.AMOUNT
    assert refused(dealt, TurnCards(DEALER, PLAYER_HAND, ())).reason is Reason.AMOUNT
    gone = play(table(seats=SEATS, decks=4), LAID, CLOSE, deal("2h 2h 2h 2h"), BOB_SQUEEZES)
    assert refused(play(gone, deal("??")), turn(PLAYER_HAND, "2h")).reason is Reason.NOT_IN_SHOE


@pytest.mark.rule("Baccarat 3.9")
def test_the_bankers_last_card_is_turned_before_settlement() -> None:
    hand = squeeze("bob", BANKER_HAND)
    dealt = play(table(seats=SEATS), LAID, hand, CLOSE, deal("Kh ?? 6d ??"))
    third = play(dealt, turn(BANKER_HAND, "2c Ks"), deal("??"))
    assert due(baccarat, third) == Turn(BANKER_HAND, ("Baccarat 3.9",))  # type: ignore[arg-type]
    done = play(third, turn(BANKER_HAND, "5s"))
    assert (done.status, result(done, "ann", "banker")) == (Status.CONCLUDED, ("win", 9500))


@pytest.mark.rule("Baccarat 5.9")
def test_a_card_dealt_face_up_by_mistake_asks_everybody_while_no_outcome_is_established() -> None:
    exposed = play(table(RECORDED, seats=SEATS), LAID, BOB_SQUEEZES, CLOSE, deal("2h"))
    assert exposed.halts[-1].fact == ExposedByDealer(PLAYER_HAND)
    assert asked(exposed) == ("ann", "bob", "cai")
    done = play(exposed, stays("ann"), takes_back("bob"), stays("cai"))
    assert (done.halts, hands(done)) == ((), ("2h", ""))
    assert result(done, "bob", "player") == ("returned", 0)
    assert ruled(done) == ("Baccarat 5.9",)


@pytest.mark.rule("Baccarat 5.9")
def test_once_an_outcome_is_established_the_round_just_goes_on() -> None:
    dealt = play(table(RECORDED, seats=SEATS), LAID, BOB_SQUEEZES, CLOSE, deal("?? 3c ?? Ks"))
    third = play(dealt, turn(PLAYER_HAND, "2h 2d"), deal("6d"))
    assert (third.halts, hands(third)) == ((), ("2h 2d 6d", "3c Ks"))
    assert ruled(third) == ("Baccarat 5.9",)


@pytest.mark.rule("Baccarat 5.9")
def test_shown_during_a_squeeze_it_can_also_be_reported_but_not_where_cards_lie_open() -> None:
    dealt = play(table(seats=SEATS), LAID, BOB_SQUEEZES, CLOSE, deal("??"))
    shown = play(dealt, report(ExposedByDealer(PLAYER_HAND)))
    assert asked(shown) == ("ann", "bob", "cai")
    answer = refused(dealt, report(ExposedByDealer(BANKER_HAND)))
    assert answer.reason is Reason.IMPOSSIBLE_NOW


def test_an_electronic_table_deals_a_squeezed_card_face_down() -> None:
    closed = play(table(ELECTRONIC, seats=SEATS), LAID, BOB_SQUEEZES, CLOSE)
    answer = refused(closed, deal("2h")[0])
    assert (answer.reason, answer.cites) == (Reason.CARD_NOT_DUE, ("Baccarat 3.9",))


@pytest.mark.rule("Baccarat 5.7")
def test_a_card_drawn_before_the_squeezed_ones_are_turned_waits_for_its_place() -> None:
    dealt = play(table(RECORDED, seats=SEATS), LAID, BOB_SQUEEZES, CLOSE, deal("?? 3c ?? Ks"))
    early = play(dealt, deal("??", to=PLAYER_HAND))
    assert early.halts[-1].fact == Excess(5)
    waits = play(early, rules("reconstruct"))
    assert (asked(waits), waits.at(WAITING), hands(waits)) == ((), (None,), ("?? ??", "3c Ks"))
    laid = play(waits, turn(PLAYER_HAND, "2h 2d"))
    assert hands(laid) == ("2h 2d ??", "3c Ks")


MUST_DRAW = deal("Kh 2c 4d Ks")  # Player 4, Banker 2
FIRST = squeeze("bob", BANKER_HAND, first=True)


@pytest.mark.rule("Baccarat 3.14")
def test_the_bankers_third_card_first_waives_second_stage_insurance_for_everyone() -> None:
    four = play(table(seats=SEATS), LAID, CLOSE, MUST_DRAW, FIRST)
    third = play(four, deal("??"))
    now = due(baccarat, third)
    assert isinstance(now, Deal)
    assert now.place == BANKER_HAND
    both = play(third, deal("??"))
    assert due(baccarat, both) == Turn(BANKER_HAND, ("Baccarat 3.9",))  # type: ignore[arg-type]
    assert hands(both) == ("Kh 4d ??", "2c Ks ??")
    opened = play(both, turn(BANKER_HAND, "5h"))
    answer = refused(opened, insure("bob", "player", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 3.14",))
    done = play(opened, turn(PLAYER_HAND, "5d"))
    assert (done.status, done.play.offered) == (Status.CONCLUDED, ())
    neglected = report(InsuranceNotOffered("bob", "player"))  # a waiver is no neglect
    assert refused(done, neglected).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 3.14")
def test_with_the_players_card_open_nobody_can_insure_either() -> None:
    third = play(table(seats=SEATS), LAID, CLOSE, MUST_DRAW, FIRST, deal("5d"))
    answer = refused(third, insure("bob", "player", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 3.14",))
    free = play(table(seats=SEATS), LAID, CLOSE, MUST_DRAW, deal("5d"))
    play(free, insure("bob", "player", 1))  # without the waiver it is offered


@pytest.mark.rule("Baccarat 3.14")
def test_it_can_be_asked_until_the_players_third_card_is_opened() -> None:
    closed = play(table(RECORDED, seats=SEATS), LAID, CLOSE, MUST_DRAW)
    third = play(closed, BOB_SQUEEZES, deal("??"))
    granted = play(third, FIRST)
    now = due(baccarat, granted)
    assert isinstance(now, Deal)
    assert now.place == BANKER_HAND
    done = play(granted, deal("??"), turn(BANKER_HAND, "5h"), turn(PLAYER_HAND, "5d"))
    assert (hands(done), done.play.offered) == (("Kh 4d 5d", "2c Ks 5h"), ())
    opened = play(third, turn(PLAYER_HAND, "5d"))
    answer = refused(opened, FIRST[0])
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 3.14",))


@pytest.mark.rule("Baccarat 3.14", "Baccarat 5.12.3")
def test_the_waiver_holds_for_the_round_though_who_asked_for_it_has_left() -> None:
    four = play(table(RECORDED, seats=SEATS), LAID, CLOSE, MUST_DRAW, FIRST)
    left = play(four, together("5d 6c"), takes_back("bob"), CLOCK, order("5d 6c"))
    assert (left.status, left.play.offered) == (Status.CONCLUDED, ())


@pytest.mark.rule("Baccarat 3.14", "Baccarat 1.16")
def test_the_waiver_is_kept_with_cards_dealt_again_that_leave_it_possible() -> None:
    third = play(table(RECORDED, seats=SEATS), LAID, CLOSE, MUST_DRAW, FIRST, deal("5d"))
    same = play(third, report(DrawnTogether(3)), CLOCK, order("4d Ks"))
    assert refused(same, insure("bob", "player", 1)).cites == ("Baccarat 3.14",)
    changed = play(third, report(DrawnTogether(2)), CLOCK, order("4d 2c"))  # Banker 4
    assert hands(changed) == ("Kh 2c 5d", "4d Ks")
    play(changed, insure("bob", "player", 1))


@pytest.mark.rule("Baccarat 3.14")
@pytest.mark.parametrize(
    ("dealt", "place"),
    [
        ("Kh 3c 4d Ks", BANKER_HAND),  # Banker 3 may stand
        ("Kh 2c 6d Ks", BANKER_HAND),  # the Player stands
        ("Kh 2c 4d", BANKER_HAND),  # before the four cards
        ("Kh 2c 4d Ks", PLAYER_HAND),
    ],
)
def test_it_is_possible_only_where_the_banker_draws_whatever_comes(
    dealt: str, place: Place
) -> None:
    four = play(table(seats=SEATS), LAID, CLOSE, deal(dealt))
    answer = refused(four, AskSqueeze(player("bob"), place, first=True))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 3.14",))


def test_a_reconstruction_keeps_faces_turned_since() -> None:
    three = play(table(RECORDED, seats=SEATS), LAID, CLOSE, MUST_DRAW, FIRST, deal("?? ??"))
    turned = play(three, turn(BANKER_HAND, "5h"))
    done = play(turned, report(Misplaced(6)), rules("reconstruct"), turn(PLAYER_HAND, "5d"))
    assert hands(done) == ("Kh 4d 5d", "2c Ks 5h")
    assert done.status is Status.CONCLUDED
    assert len(done.shoe.composition) == 8 * 52 - 6
