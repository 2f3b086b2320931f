"""Errors that are noticed late, boxes that leave, and errors inside errors."""

import pytest

from croupier.engine.front.open_table import Desk
from croupier.engine.sentences import Message, sentence
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.possible_facts import Preview
from croupier.engine.table.vocabulary.due import AwaitRuling
from croupier.engine.table.vocabulary.events import AwaitingOrder
from croupier.engine.table.vocabulary.refusals import Refused
from tests.engine.games.spoken import asked, at, paid, recorded, refused, ruled, said

SEATS = {1: "ann", 2: "bob", 3: "cat"}
BETS = """
    ann bets 100 initial box 1
    bob bets 100 initial box 2
    cat bets 100 initial box 3
    dealer closes
    """
INITIAL = BETS + "deal 9h 8h 6h 7d 5c 4c 5s\n"
ALL_STAY = "ann continues\nbob continues\ncat continues\n"


def blackjack(script: str) -> Desk:
    return recorded("blackjack", script, SEATS)


def picker(desk: Desk) -> str | None:
    awaiting = desk.round.halts[-1].awaiting
    assert isinstance(awaiting, AwaitingOrder)
    return awaiting.player


@pytest.mark.rule("Blackjack 3.14", "Blackjack 5.7.3")
@pytest.mark.parametrize(("pair", "pays"), [("Qc Qs", 130), ("Kc Qs", 0)])
def test_pairs_belong_to_the_initial_deal_wherever_its_cards_lie_at_the_end(
    pair: str, pays: int
) -> None:
    first, second = pair.split()
    desk = blackjack(f"""
        ann bets 100 initial box 1
        ann bets 10 rws-pairs box 1
        dealer closes
        deal {first} 7d {second}
        ann splits box 1
        deal 5h
        ann hits box 1
        deal 4c to dealer
        supervisor rules cannot
        ann takes-back box 1 hand 2
        ann continues
        deal 3c
        ann stands box 1
        deal Kd
        """)
    assert at(desk, "discarded") == second
    assert paid(desk)["ann rws pairs box 1"] == pays


HIT_TWICE = INITIAL + "ann hits box 1\ndeal 2c\nann stands box 1\nbob hits box 2\ndeal 3d\n"


@pytest.mark.rule("Blackjack 5.12")
def test_reported_late_the_cards_are_picked_by_whoever_was_next_then() -> None:
    desk = said(blackjack(HIT_TWICE), "dealer reports together 8\n" + ALL_STAY)
    assert picker(desk) == "ann"  # cat is asked now, but it was ann's card


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.3")
def test_who_has_left_or_walked_away_picks_no_more() -> None:
    desk = recorded(
        "blackjack",
        """
        ann bets 100 initial box 1
        dan bets 50 initial box 1
        bob bets 100 initial box 2
        dealer closes
        deal 9h 8h 7d 5c 4c
        ann hits box 1
        deal 2c+3c
        clock runs-out
        """,
        SEATS,
    )
    assert picker(desk) == "ann"
    said(desk, "dealer reports walked-away ann")
    assert picker(desk) == "dan"
    said(desk, "dan rules order 3c 2c")
    assert at(desk, "box 1") == "9h 5c 3c"


@pytest.mark.rule("Blackjack 1.23", "Blackjack 5.9", "Blackjack 5.12")
def test_a_double_down_on_unchanged_cards_stands_though_others_are_asked_again() -> None:
    desk = said(blackjack(HIT_TWICE), "bob stands box 2\ncat doubles 100 box 3\ndeal Kd")
    said(desk, f"dealer reports together 8\n{ALL_STAY}ann rules order 3d 2c")
    assert at(desk, "box 1") == "9h 5c 3d"
    assert desk.round.open_wagers("cat")[-1].spot.bet == "double"
    said(desk, "ann stands box 1")
    assert at(desk, "box 2") == "8h 4c 2c"  # the hit stands, what followed it is asked again
    said(desk, "bob stands box 2")
    assert at(desk, "box 3") == "6h 5s Kd"


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.10.1", "Blackjack 1.18")
def test_even_money_of_one_freezes_no_later_card_for_the_others() -> None:
    desk = blackjack("""
        ann bets 100 initial box 1
        dan bets 50 initial box 1
        cat bets 100 initial box 3
        dealer closes
        deal Ah 9c Ad Kh 5c
        dan even-money box 1
        dealer settles-interim
        cat hits box 3
        deal 4c to box 1
        """)
    assert desk.round.halts[-1].paragraph == "Blackjack 5.9"
    said(desk, "supervisor rules reconstruct")
    assert (at(desk, "box 1"), at(desk, "box 3")) == ("Ah Kh", "9c 5c 4c")


@pytest.mark.rule("Blackjack 5.12.2", "Blackjack 5.7.3")
def test_when_everybody_has_taken_back_no_order_is_needed() -> None:
    desk = said(blackjack(INITIAL), "ann hits box 1\ndeal 2c+3c\nann takes-back\nbob takes-back")
    said(desk, "cat takes-back")
    assert desk.round.status is Status.CONCLUDED
    assert set(paid(desk).values()) == {100}


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.7.3", "Blackjack 1.23")
def test_a_box_that_leaves_takes_its_own_cards_and_nobody_elses() -> None:
    desk = said(blackjack(INITIAL), "dealer reports together 1\ncat takes-back\n")
    said(desk, "ann continues\nbob continues\nann rules order 9h 8h")  # as they lie
    assert [at(desk, place) for place in ("box 1", "box 2", "dealer")] == ["9h 5c", "8h 4c", "7d"]
    assert at(desk, "discarded") == "6h 5s"
    other = said(blackjack(INITIAL), "dealer reports together 1\ncat takes-back\n")
    said(other, "ann continues\nbob continues\nann rules order 8h 9h")
    assert [at(other, place) for place in ("box 1", "box 2", "dealer")] == ["8h 5c", "9h 4c", "7d"]


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 5.9")
def test_a_box_that_left_under_one_error_is_dealt_its_cards_when_another_is_reconstructed() -> None:
    left = "dealer reports together 1\ndealer reports misplaced 3\nbob takes-back\n"
    desk = said(blackjack(INITIAL), left + "supervisor rules reconstruct\n")
    said(desk, "clock runs-out\nclock runs-out\nann rules order 9h 8h")
    assert [at(desk, place) for place in ("box 1", "box 3", "dealer")] == ["9h 5c", "6h 5s", "7d"]
    assert at(desk, "discarded") == "8h 4c"


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 5.9")
def test_cards_discarded_by_a_ruling_stay_out_of_a_later_reconstruction() -> None:
    desk = said(
        blackjack(BETS + "deal 9h 8h 6h 7d 9c 9s 4s\n"),
        """
        ann stands box 1
        bob stands box 2
        cat hits box 3
        deal Ks
        cat stands box 3
        deal 2c+3c
        supervisor rules confirm
        clock runs-out
        deal 8c
        dealer reports misplaced 7 to box 2
        supervisor rules reconstruct
        """,
    )
    assert at(desk, "discarded") == "2c 3c"
    assert (at(desk, "box 3"), at(desk, "dealer")) == ("6h 4s Ks", "7d 8c")


@pytest.mark.rule("Blackjack 5.7", "Blackjack 5.7.3")
def test_who_left_is_not_asked_about_an_outer_error() -> None:
    desk = said(blackjack(INITIAL), "dealer reports misplaced 5\nsupervisor rules reconstruct")
    said(desk, "dealer reports together 6\nann takes-back")
    assert ("ann", 1) not in asked(desk)
    assert asked(desk).count(("bob", 2)) == 2


@pytest.mark.rule("Blackjack 5.10.3")
def test_a_box_that_was_split_is_no_empty_box() -> None:
    desk = blackjack("""
        ann bets 100 initial box 1
        dealer closes
        deal 8h 7d 8c
        ann splits box 1
        deal 5h
        """)
    assert refused(desk, "dealer reports dealt-to-empty-box box 1 3").cites
    said(desk, "ann stands box 1\ndeal Kc\nann stands box 1 hand 2\ndeal Th")
    assert desk.round.status is Status.CONCLUDED
    answer = refused(desk, "dealer reports dealt-to-empty-box box 1 3")
    assert answer.cites == ("Blackjack 5.9", "Blackjack 5.10.1", "Blackjack 5.10.3")


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.2")
def test_what_players_choose_about_can_be_previewed_at_any_time() -> None:
    desk = said(blackjack(BETS), "deal 9h 8h 6h 7d 5c\ndeal 4c to box 4")
    assert isinstance(desk.preview(), Preview)
    said(desk, "supervisor rules reconstruct")
    seen = desk.preview()
    assert isinstance(seen, Preview)
    assert len(seen.outlooks[0].asked) == 3


@pytest.mark.rule("Blackjack 5.9", "Blackjack 1.23")
def test_cards_laid_after_a_wrong_one_belong_to_the_same_error() -> None:
    wrong = blackjack(BETS + "deal 9h 8h\ndeal 7d 6h to dealer\ndeal 5c to box 1")
    assert [halt.fact.name for halt in wrong.round.halts] == ["misplaced"]
    mended = said(wrong, "supervisor rules reconstruct\nclock runs-out")
    assert [at(mended, place) for place in ("box 1", "box 2", "box 3", "dealer")] == [
        "9h 5c",
        "8h",
        "7d",
        "6h",
    ]
    stays = blackjack(BETS + "deal 9h 8h\ndeal 7d 6h to dealer\ndeal 5c to box 1")
    said(stays, "supervisor rules cannot\nclock runs-out")
    assert (at(stays, "dealer"), at(stays, "box 1")) == ("7d 6h", "9h 5c")


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.1")
def test_a_late_report_says_where_the_card_really_lay() -> None:
    for words in ("misplaced 5 to box 2", "misplaced box 2 5"):
        desk = said(blackjack(INITIAL), f"dealer reports {words}\nsupervisor rules cannot")
        assert (at(desk, "box 1"), at(desk, "box 2")) == ("9h", "8h 5c 4c")
    assert (
        "No card can lie"
        in refused(blackjack(INITIAL), "dealer reports misplaced 5 to banker").sentence
    )


FALSE_ALARMS = ["foreign-card", "misplaced 5", "together 6", "walked-away ann", "interruption"]


@pytest.mark.rule("Blackjack 5.5.1", "Blackjack 5.9", "Blackjack 5.3")
@pytest.mark.parametrize("fact", [*FALSE_ALARMS, 'other "a drink"', "face-up-in-shoe 9s"])
def test_after_a_false_alarm_the_round_goes_on_exactly_as_it_stood(fact: str) -> None:
    desk = blackjack(INITIAL)
    stood = desk.round
    said(desk, f"dealer reports {fact}")
    assert refused(desk, 'ann rules unfounded "no"').cites
    said(desk, 'shift-manager rules unfounded "nothing of the kind"')
    assert (desk.round.cards, desk.round.wagers, desk.round.play, desk.round.halts) == (
        stood.cards,
        stood.wagers,
        stood.play,
        stood.halts,
    )
    effect, _ = ruled(desk)[-1]
    told = sentence(Message(f"fact-{fact.split()[0]}"))
    assert effect == f"the report of {told} was unfounded: the round goes on as it stood"
    said(desk, "cat surrenders box 3\nann stands box 1\nbob hits box 2\ndeal 8c")
    said(desk, "bob stands box 2\ndeal Kd")
    assert desk.round.status is Status.CONCLUDED


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.3")
def test_an_alarm_found_false_while_players_choose_gives_back_what_was_taken_back() -> None:
    desk = said(blackjack(INITIAL), "dealer reports together 6\nann takes-back")
    said(desk, 'supervisor rules unfounded "one after the other"')
    assert (desk.round.halts, paid(desk)) == ((), {})


@pytest.mark.rule("Blackjack 5.9")
def test_a_card_that_lies_where_it_was_not_due_is_no_false_alarm() -> None:
    desk = blackjack(BETS + "deal 9h\ndeal 8h to dealer")
    assert "did happen" in refused(desk, 'supervisor rules unfounded "no"').sentence
    other = said(blackjack(INITIAL), "dealer reports face-up-in-shoe 2c\nann surrenders box 1")
    assert (
        "cannot be undone"
        in refused(other, 'supervisor rules unfounded "it was face down"').sentence
    )


@pytest.mark.rule("Blackjack 5.17", "Blackjack 5.19")
def test_a_void_stays_void() -> None:
    desk = said(blackjack(INITIAL), "dealer reports foreign-card\nsupervisor rules confirm")
    for line in (
        'shift-manager decides return ann initial box 1 "fair"',
        'shift-manager decides settle ann initial box 1 150 "fair"',
        "dealer reports misplaced 3",
    ):
        assert refused(desk, line).cites == ("Blackjack 5.17",)
    assert desk.round.status is Status.VOID


@pytest.mark.rule("Blackjack 5.19")
def test_the_shift_manager_decides_several_bets_and_names_a_hand() -> None:
    desk = blackjack("""
        ann bets 100 initial box 1
        bob bets 50 boom-busted
        dealer closes
        deal 8h 7d 8c
        ann splits box 1
        dealer reports other "chips fell"
        shift-manager decides return ann split box 1 hand 2 and settle bob boom-busted 70 "fair"
        deal Kc
        ann stands box 1
        deal Tc
        """)
    assert paid(desk) == {"ann initial box 1": 200, "ann split box 1": 100, "bob boom busted": 70}
    ((effect, cites),) = ruled(desk)
    assert effect.startswith("ann's bet on split box 1 hand 2 is returned; bob's bet on boom ")
    assert cites == ("Blackjack 5.19",)
    again = said(blackjack(INITIAL), 'dealer reports other "x"')
    twice = "shift-manager decides return ann initial box 1 and return ann initial box 1"
    assert refused(again, twice).sentence == "Each bet is decided once."


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 3.26")
def test_boom_busted_is_taken_back_by_itself() -> None:
    desk = blackjack("""
        ann bets 100 initial box 1
        ann bets 50 boom-busted
        dealer closes
        deal 8h
        deal 8c to box 1
        supervisor rules reconstruct
        """)
    assert isinstance(refused(desk, "ann takes-back initial"), Refused)
    said(desk, "ann takes-back boom-busted")
    assert asked(desk) == [("ann", 1)]
    assert paid(desk) == {"ann boom busted": 50}


@pytest.mark.rule("Blackjack 5.12")
def test_a_pick_keyed_by_the_supervisor_ends_nobodys_time_to_choose() -> None:
    desk = said(blackjack(INITIAL), "ann hits box 1\ndeal 2c+3c\nsupervisor rules order 3c 2c")
    assert len(asked(desk)) == 3
    said(desk, "bob takes-back\nann continues\ncat continues")
    assert at(desk, "box 1") == "9h 5c 3c"
    gone = said(blackjack(INITIAL), "ann hits box 1\ndeal 2c+3c\nann rules order 3c 2c")
    said(gone, "ann takes-back\nbob continues\ncat continues")
    assert isinstance(gone.due(), AwaitRuling)
    assert picker(gone) == "bob"  # the cards now go to bob's box


@pytest.mark.rule("Blackjack 5.5.2")
def test_an_excess_of_cards_in_the_deck_is_a_fact_of_its_own() -> None:
    desk = said(blackjack(INITIAL), "dealer reports cards-in-excess\nsupervisor rules confirm")
    assert desk.round.status is Status.VOID
    assert ruled(desk)[0][1] == ("Blackjack 5.5.2",)
