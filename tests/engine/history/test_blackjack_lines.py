"""Every line of play a Blackjack table understands, and what silence means there."""

from typing import Any

import pytest

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.games.blackjack.trouble.facts import DealtToEmptyBox
from croupier.engine.history.accounts.account import account
from croupier.engine.history.dialects.blackjack import DIALECT
from croupier.engine.history.facts import read_fact
from croupier.engine.history.lines import LineReader
from croupier.engine.history.writer import line_of
from croupier.engine.sentences import sentence
from croupier.engine.table.state.round import Status
from tests.engine.history.scripts import history, paid, results, settled, wrong

RECORDED = 'table = "recorded"'
SEATS = '[seats]\n1 = "ann"\n2 = "bob"'


def refused(actions: str, head: str = "") -> str:
    problem = wrong(history(actions, head, game="blackjack", tables=SEATS))
    assert problem.action == actions.strip().split("\n")[-1]
    return problem.sentence


def played(actions: str, head: str = "", tables: str = SEATS) -> dict[str, float]:
    (round,) = settled(history(actions, head, game="blackjack", tables=tables))
    return paid(round)


def desk_after(*lines: str, **head: Any) -> Desk:
    desk = open_table("blackjack", **head)
    for line in lines:
        answer = desk.say(line)
        assert not isinstance(answer, Refused), f"{line}: {answer}"
    return desk


OPENING = "ann bets 100 initial box 1\nbob bets 50 initial box 2\ndealer closes\n"


@pytest.mark.rule("Blackjack 3.18", "Blackjack 3.21")
def test_hit_and_stand_with_and_without_the_number_of_the_hand() -> None:
    assert played(
        f"{OPENING}deal 5h 9c 7d 6s 9d\nann hits box 1\ndeal 4c\nann stands box 1 hand 1\n"
        "bob stands box 2\ndeal Th"
    ) == {"ann initial": 0, "bob initial": 100}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("bob hits box 2", "Box 2 hand 1 is not asked now; box 1 hand 1 is."),
        ("bob hits box 1", "ann decides for box 1, not bob."),
        ("ann stands box 1", "A hand of 11 must draw to 12 or more."),
        ("ann splits box 1", "Only two cards of identical value can be Split."),
        ("ann doubles 101 box 1", "A Double Down is the Initial Bet at most: 100 for ann."),
        ("ann doubles box 1", "'box' is not an amount; write dollars like 25 or 12.50."),
        ("ann hits 1", "Here “box” should follow, not '1'."),
        ("ann insures 50 box 1", "Insurance is for a Dealer's Ace only."),
        (
            "ann even-money box 1",
            "Even Money is for a Player's Blackjack against a Dealer's Ace.",
        ),
        ("bob follows 50", "There is no Split or Double Down to follow."),
        ("cat declines", "cat is offered nothing to decline."),
        (
            "dealer settles-interim",
            "An electronic table does this by itself: the Interim Settlement.",
        ),
        (
            "dealer collects box 1",
            "An electronic table does this by itself: collecting a Bust.",
        ),
        ("ann insures banker 20", "'banker' is not an amount; write dollars like 25 or 12.50."),
    ],
)
@pytest.mark.rule("Blackjack 3.8")
def test_a_line_refused_when_box_1_is_asked(line: str, sentence: str) -> None:
    assert refused(f"{OPENING}deal 5h 9c 7d 6s 9d\n{line}") == sentence


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.15.2")
def test_even_money_and_insurance_in_the_window() -> None:
    assert played(
        f"{OPENING}deal Ah 9c Ad Ks 9d\nann even-money box 1\nbob insures 25 box 2\n"
        "bob stands box 2\ndeal 9h"
    ) == {"ann initial": 200, "bob initial": 0, "bob insurance": 0}


@pytest.mark.rule("Blackjack 3.17")
def test_the_window_closes_with_the_first_additional_card() -> None:
    opening = f"{OPENING}deal Th 9c 7d 6s 7s\n"
    assert played(f"{opening}ann surrenders box 1\nbob stands box 2\ndeal Td") == {
        "ann initial": 50,
        "bob initial": 0,
    }
    in_time = f"{opening}ann hits box 1\nbob surrenders box 2\ndeal 2c\nann stands box 1\ndeal Td"
    for head in ("", RECORDED):
        assert played(in_time, head) == {"ann initial": 200, "bob initial": 25}
    late = f"{opening}ann hits box 1\ndeal 2c\nann stands box 1\nbob surrenders box 2"
    assert refused(late) == "The moment for Surrender has passed."
    assert played(f"{late}\nsupervisor rules confirm\nbob stands box 2\ndeal Td", RECORDED)


@pytest.mark.rule("Blackjack 3.15.2(a)")
def test_dealing_from_the_shoe_stops_for_the_window_and_for_each_box() -> None:
    desk = desk_after(
        "ann bets 100 initial box 1",
        "dealer closes",
        "deal",
        shoe={"cards": "Ah Ad Ks 5c Td"},
    )
    assert len(desk.round.cards) == 3  # ann may still take Even Money
    desk.say("deal")
    assert desk.round.status is Status.CONCLUDED


@pytest.mark.rule("Blackjack 3.22.1", "Blackjack 3.23.1")
def test_who_says_nothing_does_not_follow() -> None:
    actions = (
        "ann bets 100 initial box 1\nbob bets 50 initial box 1\ncat bets 25 initial box 1\n"
        "dealer closes\ndeal 8h 6c 8d\nann splits box 1\nbob follows 50\ncat declines\ndeal 3c\n"
        "ann doubles 100 box 1 hand 1\ndeal Kd\ndeal Ts\nann stands box 1 hand 2\ndeal Td 4s"
    )
    assert played(actions) == {
        "ann initial": 200,
        "bob initial": 100,
        "cat initial": 50,
        "ann split 2": 0,
        "bob split 2": 0,
        "ann double": 200,
    }


@pytest.mark.rule("Blackjack 3.22.2")
def test_hands_are_numbered_in_order_of_play() -> None:
    (round,) = settled(
        history(
            "ann bets 10 initial box 1\ndealer closes\ndeal 8h 6c 8d\nann splits box 1\ndeal 8c\n"
            "ann splits box 1\ndeal Ts\nann stands box 1 hand 1\ndeal 9s\nann stands box 1 hand 2\n"
            "deal 7s\nann hits box 1 hand 3\ndeal Kh\ndeal Td 2s",
            game="blackjack",
        )
    )
    wagers = account(round)["wagers"]
    assert [(w["bet"], w["hand"], w["result"]) for w in wagers] == [
        ("initial", 1, "push"),
        ("split", 3, "lose"),
        ("split", 2, "lose"),
    ]


def test_bets_that_lie_on_no_hand_have_no_number() -> None:
    (round,) = settled(
        history(
            "ann bets 10 initial box 1\nann bets 10 rws-pairs box 1\nann bets 10 boom-busted\n"
            "dealer closes\ndeal Th Ac 9d\nann insures 5 box 1\nann stands box 1\ndeal 7d",
            game="blackjack",
        )
    )
    wagers = account(round)["wagers"]
    assert [(w["bet"], w["box"], w["hand"]) for w in wagers] == [
        ("initial", 1, 1),
        ("rws-pairs", 1, None),
        ("boom-busted", None, None),
        ("insurance", 1, None),
    ]
    assert account(round)["outcome"] == "18"


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.3")
def test_a_player_takes_back_one_box_and_keeps_another() -> None:
    (round,) = settled(
        history(
            "ann bets 10 initial box 1\nann bets 20 initial box 2\nann bets 5 boom-busted\n"
            "dealer closes\ndeal Th 9c\ndeal 5c to box 1\nsupervisor rules reconstruct\n"
            "ann takes-back box 2 hand 1\nann continues box 1\nann takes-back\ndeal 9h\n"
            "ann stands box 1\ndeal Kd 2c",
            RECORDED,
            game="blackjack",
        )
    )
    assert results(round)[1:] == ["returned", "returned"]


@pytest.mark.rule("Blackjack 1.10", "Blackjack 5.10.1")
def test_a_bust_collected_freezes_its_hand() -> None:
    opening = (
        "ann bets 10 initial box 1\nbob bets 10 initial box 2\ndealer closes\n"
        "deal Th 9c 7d 6s 9d\nann hits box 1\ndeal Kh\n"
    )
    report = "bob stands box 2\ndealer reports misplaced 6\n"
    # not collected: the cards can still be put into order
    problem = wrong(history(f"{opening}{report}", RECORDED, game="blackjack"))
    assert "Reconstruct the cards or rule that" in problem.sentence
    (round,) = settled(
        history(f"{opening}dealer collects box 1 hand 1\n{report}deal Td", RECORDED,
                game="blackjack")
    )  # fmt: skip
    assert round.round.rulings[0].cites[0] == "Blackjack 5.10.1"


@pytest.mark.rule("Blackjack 5.12")
def test_the_player_of_the_box_picks_the_first_of_two_cards() -> None:
    opening = (
        "ann bets 50 initial box 1\ndealer closes\ndeal 6h 7d 5c\nann hits box 1\ndeal 9s+Kc\n"
    )
    assert played(f"{opening}ann rules order 9s Kc\nann stands box 1", RECORDED) == {
        "ann initial": 100
    }
    assert refused(f"{opening}bob rules order 9s Kc", RECORDED) == (
        "Which card comes first is for ann to say."
    )


@pytest.mark.rule("Blackjack 3.12")
def test_squeezed_cards_of_a_box() -> None:
    assert played(
        "ann bets 50 initial box 1\nann asks-squeeze box 1\nsupervisor grants-squeeze\n"
        "dealer closes\ndeal ?? 6c ??\nturn box 1 Th 9d\nann stands box 1\ndeal Td Kd",
        RECORDED,
    ) == {"ann initial": 100}


@pytest.mark.rule("Blackjack 5.5.1")
def test_how_a_round_without_the_dealers_total_ends() -> None:
    opening = "ann bets 10 initial box 1\ndealer closes\ndeal Th 7d 6s\n"
    (all_bust,) = settled(history(f"{opening}ann hits box 1\ndeal Kc", game="blackjack"))
    assert account(all_bust)["outcome"] == "none"
    assert sentence(DIALECT.told(all_bust.round)) == "The Dealer's Hand is not played out."
    (void,) = settled(
        history(f"{opening}dealer reports foreign-card\nsupervisor rules confirm", RECORDED,
                game="blackjack")
    )  # fmt: skip
    assert account(void)["outcome"] == "void"
    assert sentence(DIALECT.told(void.round)) == "The round is void."


@pytest.mark.rule("Blackjack 3.8")
def test_an_unfinished_round_says_who_is_asked() -> None:
    problem = wrong(history(f"{OPENING}deal 5h 9c 7d 6s 9d", game="blackjack", tables=SEATS))
    assert problem.sentence == "The round is not finished: ann is to decide for box 1 hand 1."
    assert problem.cites == ("Blackjack 3.8",)


FACTS = [
    ("misplaced", "misplaced 5"),
    ("wrong-number box 2", "wrong-number box 2 5"),
    ("wrong-number box 2 hand 1 2", "wrong-number box 2 2"),
    ("wrong-number dealer", "wrong-number dealer 3"),
    ("side-bet-alone box 3", "side-bet-alone box 3"),
    ("side-bet-unsettled", "side-bet-unsettled"),
    ("walked-away bob", "walked-away bob"),
    ("face-up-in-shoe 9h", "face-up-in-shoe 9h"),
]


@pytest.mark.parametrize(("said", "kept"), FACTS, ids=[said for said, _ in FACTS])
def test_facts_and_their_words(said: str, kept: str) -> None:
    desk = desk_after(
        "ann bets 100 initial box 1",
        "bob bets 50 initial box 2",
        "bob bets 5 rws-pairs box 2",
        "bob bets 5 rws-pairs box 3",
        "dealer closes",
        "deal 5h 9c 7d 6s 9d",
        f"dealer reports {said}",
        table="recorded",
    )
    assert line_of(desk.game, desk.commands[-1]) == f"dealer reports {kept}"


@pytest.mark.parametrize("words", ["7", "box 7", "box 7 4"])
def test_cards_in_an_empty_box_are_counted_from_the_first(words: str) -> None:
    desk = desk_after(
        "ann bets 100 initial box 1",
        "dealer closes",
        "deal 5h 7d 6s",
        "deal 9d to box 7",
        table="recorded",
    )
    said = LineReader(("dealt-to-empty-box", *words.split()))
    assert read_fact(desk.game, desk.round, said) == DealtToEmptyBox(4, 7)
    assert desk.round.halts[-1].fact == DealtToEmptyBox(4, 7)
    nowhere = read_fact(desk.game, desk.round, LineReader(("dealt-to-empty-box", "6")))
    assert nowhere == DealtToEmptyBox(4, 6)


def test_facts_that_only_name_things() -> None:
    desk = desk_after(
        "ann bets 100 initial box 1",
        "dealer closes",
        "deal 5h 7d 6s",
        "ann hits box 1",
        "deal 4d",
        "ann surrenders box 1",
        "supervisor rules confirm",
        "ann reports surrendered-too-late ann 1",
        table="recorded",
    )
    line = line_of(desk.game, desk.commands[-1])
    assert line == "ann reports surrendered-too-late ann box 1"
