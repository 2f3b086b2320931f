"""A bet that the Dealer rejected as a whole: in the account, and nowhere else."""

from typing import Any

import pytest
from rich.console import Console

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.games import blackjack
from croupier.engine.history.accounts.account import account
from croupier.engine.history.accounts.page import page
from croupier.engine.history.played_rounds import Played
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.history.scripts import history, settled, wrong

TABLE = '[limits]\nminimum = 5\nmaximum = 100\n[seats]\n1 = "ann"\n'
BETS = "bob bets 40 tie box 1\ncat bets 30 tie box 1\nann bets 60 tie box 1\n"
REJECTED = BETS + "dealer rejects tie box 1\ndealer closes\n"


def played(actions: str, tables: str = TABLE, **options: Any) -> Played:
    (round,) = settled(history(actions, 'table = "recorded"', tables=tables, **options))
    return round


def told(game: str, *lines: str, **head: Any) -> Desk:
    desk = open_table(game, table="recorded", limits={"maximum": 100}, **head)
    for line in lines:
        answer = desk.say(line)
        assert not isinstance(answer, Refused), answer
    return desk


@pytest.mark.rule("Baccarat 5.1")
def test_it_keeps_its_place_in_the_account() -> None:
    rows = account(played(REJECTED + "deal 9h 4c Ks 2d"))["wagers"]
    assert [(row["player"], row["stake_cents"], row["turned_away_cents"]) for row in rows] == [
        ("bob", 4_000, 0),
        ("cat", 0, 3_000),
        ("ann", 6_000, 0),
    ]
    assert rows[1] == {
        "player": "cat",
        "box": 1,
        "bet": "tie",
        "on": None,
        "hand": None,
        "stage": None,
        "stake_cents": 0,
        "action_cents": 0,
        "turned_away_cents": 3_000,
        "result": "returned",
        "payout_cents": 0,
        "net_cents": 0,
        "cites": ["Baccarat 5.1"],
    }


def test_it_is_told_on_the_page() -> None:
    console = Console(width=120)
    with console.capture() as told:
        console.print(page(played(REJECTED + "deal 9h 4c Ks 2d")))
    assert "(0 of 30, 30 turned away: Baccarat 5.1)" in told.get()


@pytest.mark.rule("Baccarat 5.1")
def test_of_one_rejected_piece_by_piece_all_of_it_is_told() -> None:
    lines = BETS + "dealer rejects tie box 1\nann bets 40 tie box 1\ndealer rejects tie\n"
    rows = account(played(lines + "dealer closes\ndeal 9h 4c Ks 2d"))["wagers"]
    told = [(row["player"], row["stake_cents"], row["turned_away_cents"]) for row in rows]
    assert told == [("bob", 0, 4_000), ("cat", 0, 3_000), ("ann", 6_000, 0), ("ann", 4_000, 0)]


def test_a_bet_withdrawn_is_not_kept() -> None:
    lines = REJECTED.replace("dealer closes", "bob withdraws 40 tie box 1\ndealer closes")
    rows = account(played(lines + "deal 9h 4c Ks 2d"))["wagers"]
    assert [row["player"] for row in rows] == ["cat", "ann"]


@pytest.mark.rule("Baccarat 5.1", "Baccarat 5.16")
def test_a_void_round_returns_only_what_was_accepted() -> None:
    lines = REJECTED + "dealer reports not-shuffled\nsupervisor rules confirm"
    round = played(lines, TABLE + "[purses]\nann = 100\nbob = 100\ncat = 100")
    assert round.round.purses == {"ann": 10_000, "bob": 10_000, "cat": 10_000}
    rows = account(round)["wagers"]
    assert [row["payout_cents"] for row in rows] == [4_000, 0, 6_000]
    assert [row["cites"][0] for row in rows] == ["Baccarat 5.5.5", "Baccarat 5.1", "Baccarat 5.5.5"]


@pytest.mark.rule("Baccarat 5.18")
def test_what_a_shift_manager_returned_while_bets_were_open_is_kept_as_well() -> None:
    lines = BETS + 'dealer reports other "chips flew"\nshift-manager decides return cat tie box 1\n'
    rows = account(played(lines + "dealer closes\ndeal 9h 4c Ks 2d"))["wagers"]
    assert (rows[1]["result"], rows[1]["cites"]) == ("returned", ["Baccarat 5.18"])


def test_whoever_has_no_other_bet_is_no_player_of_the_round() -> None:
    problem = wrong(
        history(REJECTED + "dealer reports walked-away cat", 'table = "recorded"', tables=TABLE)
    )
    assert "cat" in problem.sentence
    desk = told("baccarat", *REJECTED.splitlines()[:4], seats={1: "ann"})
    assert desk.round.players() == ("bob", "ann")
    answer = desk.say("cat withdraws 30 tie box 1")
    assert isinstance(answer, Refused)
    assert answer.sentence == "cat has no bet on tie box 1."
    assert isinstance(desk.say("dealer rejects tie box 1"), Refused)  # nothing is left to reject
    assert not isinstance(desk.say("cat bets 40 banker box 2"), Refused)
    assert desk.round.next_wager_id == 5


@pytest.mark.rule("Blackjack 1.26", "Blackjack 5.1")
def test_a_rejected_bet_makes_nobody_the_seated_player() -> None:
    """Nobody sits at box 2: its highest bettor has priority, the earlier one on a tie."""
    desk = told(
        "blackjack",
        "bob bets 20 initial box 2",
        "cat bets 100 initial box 2",
        "dealer rejects initial box 2",
        "cat withdraws 80 initial box 2",
        "bob bets 20 initial box 2",  # his first chips went back: cat's lie there longer
    )
    assert blackjack.seated(desk.round, Spot("initial", 2)) == ("cat",)
    seated = told("blackjack", *SITS_WITHOUT_CHIPS, seats={2: "bob"})
    assert blackjack.seated(seated.round, Spot("initial", 2)) == ("cat",)


SITS_WITHOUT_CHIPS = (
    "bob bets 50 initial box 2",
    "cat bets 10 initial box 2",
    'dealer reports other "whose chips are they?"',
    "shift-manager decides return bob initial box 2",
)


@pytest.mark.rule("Si Ki Pi 3.15", "Si Ki Pi 5.1")
def test_no_cards_go_to_a_box_of_which_nothing_was_let_stand() -> None:
    desk = told(
        "si-ki-pi",
        "ann bets 50 initial box 1",
        "bob bets 110 initial box 2",
        "cat bets 10 initial box 2",
        "dealer rejects initial",
        "bob withdraws 100 initial box 2",
        "dealer closes",
        "deal 9h",
    )
    assert desk.due() == Deal(Place("dealer"), ("Si Ki Pi 3.15",))  # type: ignore[arg-type]
    assert [wager.player for wager in desk.round.rejected] == ["cat"]
