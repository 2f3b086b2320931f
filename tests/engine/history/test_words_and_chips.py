"""LineReader in any case, words of another game, and chips that the limits turned away."""

import pytest

from croupier import accepted, open_table
from croupier.engine.history.accounts.account import account
from tests.engine.history.scripts import history, last_error, settled, wrong

RECORDED = 'table = "recorded"'


@pytest.mark.parametrize("fact", ["dealer-overdrew", "side-bet-alone box 3"])
def test_a_fact_of_another_game_is_known_as_such(fact: str) -> None:
    sentence = last_error(f"dealer reports {fact}", RECORDED)
    assert sentence.startswith(f"“{fact.split()[0]}” is a fact of Blackjack")
    assert sentence.endswith("not of Baccarat.")


@pytest.mark.rule("Baccarat 5.1")
def test_chips_turned_away_by_a_limit_are_kept_on_record() -> None:
    [round] = settled(
        history(
            "ann bets 500 tie box 1\nbob bets 50 player box 1\ndealer closes\ndeal 9h 4c Ks 2d",
            tables="[limits]\nmaximum = 100",
        )
    )
    trimmed, whole = account(round)["wagers"]
    assert (trimmed["stake_cents"], trimmed["turned_away_cents"]) == (10_000, 40_000)
    assert (whole["stake_cents"], whole["turned_away_cents"]) == (5_000, 0)


@pytest.mark.rule("Baccarat 5.1")
def test_chips_a_dealer_rejects_are_kept_on_record_and_those_withdrawn_are_not() -> None:
    [round] = settled(
        history(
            "ann bets 500 tie box 1\nann withdraws 100 tie box 1\ndealer rejects tie box 1\n"
            "dealer closes\ndeal 9h 4c Ks 2d",
            RECORDED,
            tables="[limits]\nmaximum = 100",
        )
    )
    [wager] = account(round)["wagers"]
    assert (wager["stake_cents"], wager["turned_away_cents"]) == (10_000, 30_000)


def test_words_may_be_written_in_any_case() -> None:
    [round] = settled(
        history(
            "ann Bets 100 Banker BOX 3\nDealer bets 20 Tie Box 3 For ann\nDEALER Closes\n"
            "Deal 2h 4c Ks 2d\nann insures Banker 20\nDeal 9d To Banker\n"
            'Supervisor:lim Rules Reconstruct "as it lay"',
            RECORDED,
        )
    )
    assert [wager["bet"] for wager in account(round)["wagers"]] == [
        "banker",
        "tie",
        "banker-insurance",
    ]


SEATED = "ann bets 100 banker\nann withdraws 40 banker\ndealer bets 5 tie for ann\n"


def test_who_sits_at_one_box_need_not_name_it() -> None:
    [round] = settled(
        history(f"{SEATED}dealer closes\ndeal 9h 4c Ks 2d", tables='[seats]\n3 = "ann"')
    )
    lying = [(w["bet"], w["box"], w["stake_cents"]) for w in account(round)["wagers"]]
    assert lying == [("banker", 3, 6_000), ("tie", 3, 500)]


@pytest.mark.parametrize("seats", ["", '1 = "bob"', '1 = "ann"\n2 = "ann"'])
def test_who_sits_at_no_box_or_several_names_it(seats: str) -> None:
    refused = wrong(history("ann bets 100 banker", tables=f"[seats]\n{seats}"))
    assert refused.sentence == "For banker no box was named; this table has boxes 1 to 7."


def test_a_bet_that_has_no_box_stays_without_one() -> None:
    table = open_table("blackjack", seats={1: "ann"})
    accepted(table.say("ann bets 10 initial"))
    accepted(table.say("ann bets 5 boom-busted"))
    assert [str(wager.spot) for wager in table.round.wagers] == ["initial box 1", "boom busted"]
