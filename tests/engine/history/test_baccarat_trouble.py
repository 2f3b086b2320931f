"""Reports, rulings, options and decisions as lines of play at a Baccarat table."""

import pytest

from croupier import Refused, open_table
from croupier.engine.history.accounts.account import account
from croupier.engine.history.writer import line_of
from croupier.engine.table.vocabulary.commands import ReplaceCards, TimeRanOut
from tests.engine.history.scripts import history, last_error, paid, results, ruled, settled, wrong

RECORDED = 'table = "recorded"'

MISDEAL = (
    "ann bets 100 banker box 1\nbob bets 100 player box 2\ndealer closes\ndeal 9h\n"
    "deal 4c to player\nsupervisor rules reconstruct"
)


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12.2", "Baccarat 5.12.3")
def test_silence_while_players_choose_means_staying() -> None:
    (spoken,) = settled(history(f"{MISDEAL}\nann continues\nbob takes-back\ndeal Ks 2d", RECORDED))
    assert results(spoken) == ["lose", "returned"]
    (silent,) = settled(history(f"{MISDEAL}\nbob takes-back\ndeal Ks 2d", RECORDED))
    assert results(silent) == ["lose", "returned"]
    assert sum(isinstance(command, TimeRanOut) for command in silent.commands) == 1
    (from_shoe,) = settled(
        history(f"{MISDEAL}\ndeal", RECORDED, tables='[shoe]\ncards = "9h 4c Ks 2d"')
    )
    assert results(from_shoe) == ["lose", "win"]
    assert last_error(f"{MISDEAL}\nann continues\nann continues", RECORDED) == (
        "ann has no open bet to decide about there."
    )


def test_silence_at_the_end_of_the_actions_means_staying() -> None:
    problem = wrong(history(MISDEAL, RECORDED))
    assert problem.sentence == "The round is not finished: the next card goes to player."


@pytest.mark.rule("Baccarat 5.12.1")
def test_cards_that_cannot_be_reconstructed_stay_where_they_lie() -> None:
    (round,) = settled(
        history(
            "ann bets 100 player box 1\ndealer closes\ndeal 9h 4c\ndeal 5c to banker\n"
            'supervisor rules cannot "it was turned over twice"\ndeal Ks',
            RECORDED,
        )
    )
    assert account(round)["outcome"] == "tie"
    assert results(round) == ["push"]
    assert round.round.rulings[0].reason == "it was turned over twice"


def test_a_new_report_does_not_end_the_players_time() -> None:
    actions = f"{MISDEAL}\ndealer reports foreign-card\nsupervisor rules confirm"
    (round,) = settled(history(actions, RECORDED))
    assert account(round)["outcome"] == "void"
    assert not any(isinstance(command, TimeRanOut) for command in round.commands)


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.10.2")
def test_the_order_of_cards_drawn_together() -> None:
    opening = "ann bets 100 banker box 1\ndealer closes\ndeal 2h 3s 2d 3d\ndeal 9h+3c\n"
    (nine_first,) = settled(history(f"{opening}supervisor rules order 9h 3c", RECORDED))
    assert paid(nine_first) == {"ann banker": 195}
    assert account(nine_first)["held"] == ["3c"]
    (three_first,) = settled(
        history(
            f'{opening}manager rules order 3c 9h "as it slid"\nsupervisor replaces-cards',
            RECORDED,
        )
    )
    assert paid(three_first) == {"ann banker": 0}
    assert any(isinstance(command, ReplaceCards) for command in three_first.commands)
    assert last_error(f"{opening}supervisor rules order 9h", RECORDED) == (
        "The cards drawn together are 9h 3c."
    )


@pytest.mark.rule("Baccarat 5.18")
def test_the_shift_manager_decides_what_the_book_does_not() -> None:
    opening = (
        "ann bets 100 banker box 1\nbob bets 50 banker box 1\ndealer closes\n"
        'deal 9h 4c Ks 2d\ndealer reports other "chips fell over # twice"\n'
    )
    (stands,) = settled(history(f"{opening}shift-manager decides stand", RECORDED))
    assert paid(stands) == {"ann banker": 0, "bob banker": 0}
    assert stands.round.rulings[-1].reason == "no reason recorded"
    (returned,) = settled(
        history(f'{opening}shift-manager:ng decides return ann banker box 1 "a child"', RECORDED)
    )
    assert paid(returned) == {"ann banker": 100, "bob banker": 0}
    assert (returned.round.rulings[-1].by, returned.round.rulings[-1].reason) == ("ng", "a child")
    (stated,) = settled(
        history(f"{opening}shift-manager decides settle bob banker box 1 120", RECORDED)
    )
    assert paid(stated) == {"ann banker": 0, "bob banker": 120}
    (voided,) = settled(history(f'{opening}shift-manager decides void "all of it"', RECORDED))
    assert results(voided) == ["returned", "returned"]
    assert last_error(f"{opening}manager decides void", RECORDED).startswith(
        "manager is a Pit Manager; this is for a Table Games Shift Manager"
    )


FACTS = [
    ("misplaced", "misplaced 2"),
    ("misplaced 1", "misplaced 1"),
    ("together", "together 1"),
    ("wrong-number player", "wrong-number player 1"),
    ("wrong-number banker 1", "wrong-number banker 1"),
    ("face-up-in-shoe 9h", "face-up-in-shoe 9h"),
    ("foreign-card", "foreign-card"),
    ("foreign_card 7s", "foreign-card 7s"),
    ("cards-missing", "cards-missing"),
    ("not-shuffled", "not-shuffled"),
    ("shoe-empty", "shoe-empty"),
    ("walked-away ann", "walked-away ann"),
    ("interruption", "interruption"),
    ("noticed-late", "noticed-late"),
    ('noticed-late "last round"', 'noticed-late "last round"'),
    ("display-wrong", "display-wrong"),
    ('other "a fly"', 'other "a fly"'),
]


@pytest.mark.parametrize(("said", "kept"), FACTS, ids=[said for said, _ in FACTS])
def test_facts_and_their_words(said: str, kept: str) -> None:
    desk = open_table("baccarat", table="recorded")
    for line in ("ann bets 100 banker box 1", "dealer closes", "deal 9h 4c"):
        desk.say(line)
    answer = desk.say(f"ann reports {said}")
    assert not isinstance(answer, Refused), answer
    assert line_of(desk.game, desk.commands[-1]) == f"ann reports {kept}"


@pytest.mark.rule("Baccarat 5.9")
def test_a_squeezed_card_dealt_face_up() -> None:
    desk = open_table("baccarat", table="recorded", seats={1: "ann"})
    for line in (
        "ann bets 100 banker box 1",
        "ann asks-squeeze banker",
        "supervisor grants-squeeze",
        "dealer closes",
        "deal 9h",
    ):
        assert not isinstance(desk.say(line), Refused)
    assert not isinstance(
        desk.say("dealer reports exposed-by-dealer banker 1 seen-by ann"), Refused
    )
    assert not isinstance(desk.say("ann takes-back"), Refused)
    assert str(desk.round.rulings[-1].cites[0]) == "Baccarat 5.9"


@pytest.mark.rule("Baccarat 5.13")
def test_insurance_not_offered_needs_a_player_and_a_side() -> None:
    opening = "ann bets 300 banker box 1\ndealer closes\ndeal 2h 4c 2d 2c\ndeal 3s"
    report = "dealer reports insurance-not-offered"
    assert last_error(f"{opening}\n{report}", RECORDED) == (
        "The line ends where a player should be named."
    )
    assert last_error(f"{opening}\n{report} ann", RECORDED) == (
        "The line ends where player or banker should be named."
    )
    problem = last_error(f"{opening}\n{report} ann banker\nsupervisor rules confirm", RECORDED)
    assert problem == "supervisor is a Pit Supervisor; this is for a Pit Manager or above."


@pytest.mark.rule("Baccarat 5.13")
def test_insurance_not_offered_may_name_its_stage() -> None:
    opening = "bob bets 100 player box 1\ndealer closes\ndeal 2h 2c 3s 2d\ndeal 2s 4h"
    report = "dealer reports insurance-not-offered bob player"
    confirmed = 'manager rules confirm "no lammer"'
    (one,) = settled(history(f"{opening}\n{report} four-cards\n{confirmed}", RECORDED))
    assert (paid(one), results(one)) == ({"bob player": 100}, ["returned"])
    assert line_of(one.game, one.commands[-2]) == f"{report} four-cards"
    problem = last_error(f"{opening}\n{report} third-card", RECORDED)
    assert problem == (
        "There cannot have been Insurance that was not offered: "
        "bob let an earlier Insurance of this round go."
    )
    unknown = last_error(f"{opening}\n{report} second", RECORDED)
    assert unknown.startswith("There is no stage 'second';")
    assert "four-cards, third-card" in unknown


@pytest.mark.rule("Baccarat 5.10.2")
def test_new_cards_stand_among_the_rulings_with_their_reason() -> None:
    (round,) = settled(
        history(
            'ann bets 100 player box 1\ndealer closes\nsupervisor:lim replaces-cards "a worn ace"\n'
            "deal 9h 4c Ks 2d",
            RECORDED,
        )
    )
    assert [ruled(each) for each in account(round)["rulings"]] == [
        {
            "cites": ["Baccarat 5.10.2"],
            "effect": "a new set of cards is brought after this round",
            "by": "lim",
            "reason": "a worn ace",
        }
    ]


@pytest.mark.rule("Baccarat 5.5.3")
def test_a_third_card_on_a_banker_7_that_stays_is_void_at_once() -> None:
    (round,) = settled(
        history(
            "ann bets 100 banker box 1\nbob bets 50 player box 2\ndealer closes\n"
            "deal 2h 3c Ks 4d\ndeal 9h to banker\nsupervisor rules cannot",
            RECORDED,
        )
    )
    assert account(round)["outcome"] == "void"
    assert account(round)["rulings"][-1]["cites"] == ["Baccarat 5.8", "Baccarat 5.5.3"]


def test_offers_of_a_round_voided_while_they_stood_are_listed() -> None:
    (round,) = settled(
        history(
            "ann bets 100 banker box 3\ndealer closes\ndeal 2h 4c Ks 2d\n"
            "dealer reports not-shuffled\nsupervisor rules confirm",
            RECORDED,
        )
    )
    assert account(round)["insurance_offers"] == [
        {"stage": "four-cards", "side": "banker", "odds": "3"}
    ]
    assert account(round)["cards_dealt"] == 4


def test_a_round_voided_before_any_card_has_no_points() -> None:
    (round,) = settled(
        history("dealer closes\ndealer reports not-shuffled\nsupervisor rules confirm", RECORDED)
    )
    assert (account(round)["player_points"], account(round)["banker_points"]) == (None, None)
