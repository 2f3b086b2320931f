"""Cards in the wrong place, number or order: Reconstruction, options, removal from play."""

import pytest

from croupier.engine.table.vocabulary.events import AwaitingOrder
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.andar_bahar.scripting import electronic, recorded

BETS = """
ann bets 100 andar box 1
bob bets 50 bahar box 2
cat bets 10 under-8
cat bets 10 super-bahar box 3
"""
CLOSED = f"{BETS}\ndealer closes"
RETURNED = ("returned", 0)


@pytest.mark.rule("Andar Bahar 5.7", "Andar Bahar 5.14", "Andar Bahar 5.14.2")
def test_a_joker_laid_elsewhere_is_put_right_and_everybody_affected_may_choose() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h to bahar")
    assert (table.governed_by, table.words) == ("Andar Bahar 5.7", ("reconstruct", "cannot"))
    answer = table.refused("dealer rules reconstruct")
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Andar Bahar 5.7",))
    table.say('supervisor:lim rules reconstruct "one card only"')
    assert (table.cards, table.asked) == ("7h |  | ", ["ann", "bob", "cat"])
    assert table.ruled == [("Andar Bahar 5.7", "Andar Bahar 5.14", "Andar Bahar 5.14.2")]
    table.tell("ann continues\nbob continues\ncat takes-back")
    assert table.result("cat", "under-8") == table.result("cat", "super-bahar") == RETURNED
    assert table.cites("cat", "under-8") == ("Andar Bahar 5.14.3",)
    table.say("deal 8c 7d")
    assert table.result("bob", "bahar") == ("win", 50)


@pytest.mark.rule("Andar Bahar 5.7", "Andar Bahar 5.14.1", "Andar Bahar 5.14.3")
def test_what_cannot_be_put_right_stays_as_dealt_for_those_who_stay() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h to andar\nsupervisor rules cannot")
    assert table.ruled == [("Andar Bahar 5.7", "Andar Bahar 5.14", "Andar Bahar 5.14.1")]
    table.tell("ann takes-back\nbob continues\ncat continues")
    assert (table.cards, table.due) == (" | 7h | ", "deal joker")
    table.tell("deal 7c")  # the first card of the Andar Hand lies before the Joker
    assert table.due == "deal bahar"
    table.say("deal 9d")
    assert (table.over, table.outcome) == (True, "stand-off")
    assert table.result("ann", "andar") == RETURNED
    assert table.result("bob", "bahar") == ("lose", -50)


@pytest.mark.rule("Andar Bahar 5.7", "Andar Bahar 5.14")
def test_a_card_on_the_jokers_place_asks_only_whom_it_can_affect() -> None:
    """Under 8 was decided by the right Joker, Super Bahar by the first three cards."""
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d\ndeal 4s to joker")
    assert table.governed_by == "Andar Bahar 5.7"
    table.say("supervisor rules reconstruct")
    assert (table.cards, table.asked) == ("7h | 8c 4s | 9d", ["ann", "bob"])
    table.tell("ann continues\nbob continues\ndeal 7d")
    assert table.outcome == "bahar"


@pytest.mark.rule("Andar Bahar 5.7", "Andar Bahar 5.14.1")
def test_left_on_the_jokers_place_it_counts_for_nothing() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h\ndeal 8c to joker\nsupervisor rules cannot")
    assert table.asked == ["ann", "bob", "cat"]  # Super Bahar was open, Under 8 was not
    table.tell("cat takes-back\nclock runs-out\ndeal 9d 8d 7c")
    assert table.cards == "7h 8c | 9d 7c | 8d"
    assert (table.outcome, table.result("cat", "under-8")) == ("andar", ("win", 10))
    assert table.result("cat", "super-bahar") == RETURNED


@pytest.mark.rule("Andar Bahar 5.8")
@pytest.mark.parametrize(
    ("dealt", "cards"),
    [
        ("", "Kd |  | "),
        ("deal 7h", "7h | Kd | "),
        ("deal 7h 8c", "7h | 8c | Kd"),
        ("deal 7h 8c 9d", "7h | 8c Kd | 9d"),
    ],
)
@pytest.mark.parametrize("kind", [electronic, recorded])
def test_a_card_face_up_in_the_shoe_is_the_next_card(kind: type, dealt: str, cards: str) -> None:
    table = kind(f"{CLOSED}\n{dealt}\nann reports face-up-in-shoe Kd")
    assert (table.cards, table.round.halts, table.asked) == (cards, (), [])
    assert table.ruled == [("Andar Bahar 5.8",)]


@pytest.mark.rule("Andar Bahar 5.8", "Andar Bahar 5.15")
def test_found_while_betting_is_open_it_ends_the_betting_at_once() -> None:
    table = recorded(
        f"{BETS}\ncat bets 900 andar box 1\ndealer reports face-up-in-shoe 7h",
        limits={"maximum": 500},
    )
    assert (table.cards, table.due) == ("7h |  | ", "deal andar")
    assert table.refused("dan bets 10 joker 7").cites == ("Andar Bahar 5.6",)
    assert table.refused("dealer closes").cites == ("Andar Bahar 5.8",)
    assert table.in_action == [50, 50, 10, 10, 450]  # over the maximum, shared pro rata
    table.say("deal 8c 7d")
    assert table.result("cat", "under-8") == ("win", 10)


@pytest.mark.rule("Andar Bahar 5.8", "Andar Bahar 5.2")
def test_an_electronic_table_closes_as_it_always_does() -> None:
    table = electronic(
        "ann bets 5 joker 7\nbob bets 50 joker 7\nann bets 5 under-8\n"
        "dealer reports face-up-in-shoe 7h",
        limits={"minimum": 25},
    )
    assert table.result("ann", "under-8") == RETURNED
    assert table.tell("deal 8c 9d").result("bob", "joker") == ("win", 500)


@pytest.mark.rule("Andar Bahar 5.8")
def test_it_can_only_be_a_card_that_is_still_to_come() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h")
    assert table.refused("ann reports face-up-in-shoe 7h").reason is Reason.IMPOSSIBLE_NOW
    over = recorded(f"{CLOSED}\ndeal 7h 8c 7d")
    assert over.refused("ann reports face-up-in-shoe 2c").reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Andar Bahar 5.9", "Andar Bahar 5.9.1")
@pytest.mark.parametrize(
    ("dealt", "wrong", "cards"),
    [
        ("7h", "8c to bahar", "7h | 8c | "),
        ("7h 8c", "9d to andar", "7h | 8c | 9d"),
        ("7h 8c 9d", "4s to bahar", "7h | 8c 4s | 9d"),  # two running to one side
        ("7h 8c 9d 4s", "7d to andar", "7h | 8c 4s | 9d 7d"),
    ],
)
def test_a_card_to_the_other_side_is_reconstructed_without_options(
    dealt: str, wrong: str, cards: str
) -> None:
    table = recorded(f"{CLOSED}\ndeal {dealt}\ndeal {wrong}")
    assert (table.governed_by, table.words) == ("Andar Bahar 5.9", ("reconstruct", "cannot"))
    table.say("supervisor rules reconstruct")
    assert (table.cards, table.asked, table.round.halts) == (cards, [], ())
    assert table.ruled == [("Andar Bahar 5.9", "Andar Bahar 5.9.1")]


@pytest.mark.rule("Andar Bahar 5.9.2", "Andar Bahar 5.14.1", "Andar Bahar 5.14.3")
def test_if_it_cannot_be_reconstructed_everybody_with_an_open_bet_chooses() -> None:
    table = recorded(CLOSED).tell("deal 7h 8c\ndeal 9d to andar\nsupervisor rules cannot")
    assert table.asked == ["ann", "bob", "cat"]
    assert table.ruled == [("Andar Bahar 5.9", "Andar Bahar 5.9.2", "Andar Bahar 5.14.1")]
    assert table.refused("dan continues").reason is Reason.NOT_YOURS
    table.tell("ann continues\nbob takes-back\ncat takes-back")
    assert (table.cards, table.due) == ("7h | 8c 9d | ", "deal bahar")
    assert table.result("cat", "super-bahar") == RETURNED
    assert table.wager("cat", "under-8").open  # won by the right Joker: it stands
    table.say("deal 2c Ks 7d")
    assert table.cards == "7h | 8c 9d 7d | 2c Ks"  # the side with fewer cards is due
    assert table.result("ann", "andar") == ("win", 100)
    assert table.result("cat", "under-8") == ("win", 10)


@pytest.mark.rule("Andar Bahar 5.9", "Andar Bahar 3.10")
def test_a_match_on_the_wrong_side_decides_only_where_it_is_laid_to_stay() -> None:
    wrong = f"{CLOSED}\ndeal 7h 8c\ndeal 7d to andar"
    right = recorded(f"{wrong}\nsupervisor rules reconstruct")
    assert (right.outcome, right.result("cat", "super-bahar")) == ("bahar", ("win", 140))
    as_dealt = recorded(f"{wrong}\nsupervisor rules cannot\nclock runs-out")
    assert as_dealt.due == "deal bahar"  # three cards, on each place one
    as_dealt.say("deal 9d")
    assert (as_dealt.outcome, as_dealt.result("ann", "andar")) == ("andar", ("win", 100))
    assert as_dealt.result("cat", "super-bahar") == ("lose", -10)


@pytest.mark.rule("Andar Bahar 5.9.2", "Andar Bahar 5.14")
def test_silence_means_staying_and_a_second_error_asks_those_still_in() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d\ndeal 4s to bahar\nsupervisor rules cannot")
    table.tell("bob takes-back\nclock runs-out")
    assert (table.round.halts, table.due) == ((), "deal andar")
    table.tell("deal 5s to bahar\nsupervisor rules cannot")
    assert table.asked == ["ann"]


@pytest.mark.rule("Andar Bahar 5.9")
def test_a_hand_of_the_wrong_number_is_a_card_to_the_other_side() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d 4s\ndealer reports wrong-number andar 3")
    assert table.governed_by == "Andar Bahar 5.9"
    nowhere = recorded(f"{CLOSED}\ndeal 7h 8c")
    answer = nowhere.refused("dealer reports wrong-number banker 2")
    assert answer.reason is Reason.IMPOSSIBLE_NOW
    joker = recorded(f"{CLOSED}\ndeal 7h 8c\ndealer reports wrong-number joker 1")
    assert joker.governed_by == "Andar Bahar 5.7"


@pytest.mark.rule("Andar Bahar 5.9")
def test_an_electronic_table_refuses_the_wrong_card() -> None:
    table = electronic(f"{CLOSED}\ndeal 7h")
    answer = table.refused("deal 8c to bahar")
    assert (answer.reason, answer.cites) == (Reason.CARD_NOT_DUE, ("Andar Bahar 3.9",))
    table.say("deal 8c 9d")
    assert table.refused("deal 8d to bahar").cites == ("Andar Bahar 3.10",)
    assert table.refused("deal 8d to banker").reason is Reason.UNKNOWN


@pytest.mark.rule("Andar Bahar 5.9.1")
def test_noticed_after_payment_the_round_is_settled_correctly() -> None:
    """The cards were keyed as they should have gone; the recording shows another order."""
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d 7d")
    assert table.outcome == "andar"
    table.tell("dealer reports together 3\nsupervisor rules order 7d 9d")
    assert (table.outcome, table.cards, table.discarded) == ("bahar", "7h | 8c | 7d", "9d")
    assert table.result("ann", "andar") == ("lose", -100)
    assert table.result("cat", "super-bahar") == ("win", 140)


@pytest.mark.rule("Andar Bahar 5.11", "Andar Bahar 5.11.1")
def test_drawn_together_options_close_first_then_the_pit_supervisor_says_the_order() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c\ndeal 7d+9d")
    assert (table.governed_by, table.asked) == ("Andar Bahar 5.11", ["ann", "bob", "cat"])
    assert table.refused("ann rules order 7d 9d").cites == ("Andar Bahar 5.11",)
    assert table.asked == ["ann", "bob", "cat"]
    table.tell("ann continues\nbob continues\ncat takes-back")
    assert table.round.halts[-1].awaiting == AwaitingOrder(None)
    answer = table.refused("dealer rules order 7d 9d")
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Andar Bahar 5.11",))
    assert table.refused("supervisor rules order 7d 9c").reason is Reason.UNKNOWN
    table.say("supervisor rules order 9d 7d")
    assert table.ruled == [("Andar Bahar 5.11", "Andar Bahar 5.11.1", "Andar Bahar 5.14")]
    assert (table.cards, table.outcome) == ("7h | 8c 7d | 9d", "andar")
    other = recorded(f"{CLOSED}\ndeal 7h 8c\ndeal 7d+9d\nclock runs-out")
    other.say("supervisor rules order 7d 9d")
    assert (other.outcome, other.discarded) == ("bahar", "9d")
    assert other.result("cat", "super-bahar") == ("win", 140)


@pytest.mark.rule("Andar Bahar 5.11.1")
def test_it_asks_everybody_even_when_an_outcome_is_established() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d\ndeal 4s+5s")
    assert table.asked == ["ann", "bob"]
    table.tell("ann takes-back\nbob takes-back")  # nobody needs an order
    assert (table.over, table.outcome, table.discarded) == (True, "not-played", "4s 5s")


@pytest.mark.rule("Andar Bahar 5.11.2")
def test_a_pit_supervisor_may_have_the_cards_replaced_after_the_round() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c\ndeal 7d+9d")
    answer = table.refused("dealer replaces-cards")
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Andar Bahar 5.11.2",))
    table.tell('supervisor replaces-cards "bent"\nclock runs-out\nsupervisor rules order 7d 9d')
    assert table.round.new_cards_wanted
    ordered = table.round.rulings[0]
    assert (ordered.cites, ordered.reason) == (("Andar Bahar 5.11.2",), "bent")
    assert table.over


@pytest.mark.rule("Andar Bahar 5.13")
@pytest.mark.parametrize(
    ("bets", "dealt"),
    [(BETS, "7h 8c 7d"), (BETS, "7h 7c 9d"), ("cat bets 10 under-8", "7h 8c 9d")],
)
@pytest.mark.parametrize("place", ["joker", "andar", "bahar"])
def test_a_card_with_no_place_is_removed_and_nobody_is_asked(
    bets: str, dealt: str, place: str
) -> None:
    table = recorded(f"{bets}\ndealer closes\ndeal {dealt}")
    cards, wagers = table.cards, table.round.wagers
    table.say(f"deal Ks to {place}")
    assert (table.cards, table.discarded, table.asked) == (cards, "Ks", [])
    assert (table.round.wagers, table.over) == (wagers, True)
    assert table.ruled == [("Andar Bahar 5.13",)]
    table.say(f"deal Kd to {place}")
    assert table.discarded == "Ks Kd"


@pytest.mark.rule("Andar Bahar 5.13")
def test_an_electronic_table_deals_no_such_card() -> None:
    table = electronic(f"{CLOSED}\ndeal 7h 8c 7d")
    assert table.refused("deal Ks to andar").reason is Reason.ROUND_OVER
    assert table.refused("deal Ks").reason is Reason.ROUND_OVER


@pytest.mark.rule("Andar Bahar 5.13")
def test_a_card_that_has_a_place_is_not_in_excess() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d")
    assert table.refused("dealer reports excess").reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Andar Bahar 5.11", "Andar Bahar 5.13")
def test_of_cards_drawn_together_beyond_the_match_neither_counts() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c 7d\ndeal Ks+Kd\nsupervisor rules order Kd Ks")
    assert (table.over, table.cards) == (True, "7h | 8c | 7d")
    assert set(table.discarded.split()) == {"Ks", "Kd"}


@pytest.mark.rule("Andar Bahar 5.9", "Andar Bahar 5.14.1")
def test_after_payment_cards_that_cannot_be_put_right_leave_what_was_settled() -> None:
    keyed = recorded(f"{CLOSED}\ndeal 7h 8c 9d\ndeal 7d to bahar\nsupervisor rules cannot")
    keyed.tell("clock runs-out")
    assert (keyed.cards, keyed.over, keyed.outcome) == ("7h | 8c | 9d 7d", True, "bahar")
    for between in ("dealer reports noticed-late\n", ""):
        paid = recorded(f"{CLOSED}\ndeal 7h 8c 9d 7d\n{between}dealer reports misplaced 4 to bahar")
        paid.tell("supervisor rules cannot")
        assert (paid.cards, paid.over, paid.outcome) == ("7h | 8c 7d | 9d", True, "andar")
        assert paid.result("ann", "andar") == ("win", 100)
        assert paid.result("bob", "bahar") == ("lose", -50)


# cards beyond the match that stay where they lie


BEYOND = f"{CLOSED}\ndeal 7h 8c 9d\ndeal 2d to bahar\ndeal 7s to andar\n"  # 7s matches the Joker


@pytest.mark.rule("Andar Bahar 5.13", "Andar Bahar 5.9")
@pytest.mark.parametrize("further", ["deal 3c to bahar\n", "deal 3c to bahar\ndeal 4c to andar\n"])
def test_a_card_beyond_the_match_has_no_place_though_nothing_is_reconstructed(further: str) -> None:
    table = recorded(f"{BEYOND}{further}supervisor rules cannot\nclock runs-out")
    assert (table.cards, table.over, table.outcome) == ("7h | 8c 7s | 9d 2d", True, "andar")
    assert table.discarded.split() == [card for card in ("3c", "4c") if card in further]
    assert table.ruled[-1] == ("Andar Bahar 5.13",)
    assert table.result("ann", "andar") == ("win", 100)


@pytest.mark.rule("Andar Bahar 5.13", "Andar Bahar 5.9")
def test_nothing_is_removed_where_the_match_is_the_last_card() -> None:
    table = recorded(f"{BEYOND}supervisor rules cannot\nclock runs-out")
    assert (table.cards, table.discarded) == ("7h | 8c 7s | 9d 2d", "")
    assert table.over


@pytest.mark.rule("Andar Bahar 5.13", "Andar Bahar 3.10.1")
def test_a_card_beyond_the_three_that_end_a_round_of_side_bets_has_no_place() -> None:
    bets = "ann bets 25 over-8\ndealer closes\n"
    table = recorded(f"{bets}deal 7h 8c\ndeal 2d to andar\ndeal 9d\nsupervisor rules cannot")
    if not table.over:
        table.tell("clock runs-out")
    assert (table.cards, table.over) == ("7h | 8c | 9d", True)
    assert table.discarded == "2d"


@pytest.mark.rule("Andar Bahar 5.13")
def test_cards_dealt_rightly_stay_when_everybody_on_the_hands_leaves() -> None:
    table = recorded(f"{CLOSED}\ndeal 7h 8c 9d 2d 3c\ndeal 4c to bahar\nsupervisor rules cannot")
    table.tell("ann takes-back\nbob takes-back")
    assert table.cards == "7h | 8c 2d | 9d 3c 4c"
