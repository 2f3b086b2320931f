"""Nobody bets on Andar or Bahar: three cards, and more only for show."""

import pytest

from croupier.engine.games.andar_bahar import AskOn
from croupier.engine.games.andar_bahar.kinds import Asks
from croupier.engine.table.dealing.awaited import Until
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.games.andar_bahar.scripting import electronic, recorded

SIDE_BET = "ann bets 10 under-8\ndealer closes"


@pytest.mark.rule("Andar Bahar 3.10.1")
@pytest.mark.parametrize("bets", ["dealer closes", SIDE_BET])
def test_without_a_bet_on_either_the_round_ends_after_three_cards(bets: str) -> None:
    table = electronic(f"{bets}\ndeal 7h 8c 9d")
    assert (table.over, table.outcome, table.due) == (True, "not-played", "Nothing")


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 3.11")
@pytest.mark.parametrize(
    "script",
    [
        "ann asks-on\ndeal 7h 8c 9d 4s 7d",
        "deal 7h 8c\nann asks-on\ndeal 9d 4s 7d",
        "deal 7h 8c 9d\nann asks-on\ndeal 4s 7d",
    ],
)
def test_on_request_the_house_deals_on_and_no_money_hangs_on_it(script: str) -> None:
    for kind in (electronic, recorded):
        table = kind(f"{SIDE_BET}\n{script}")
        assert (table.over, table.outcome) == (True, "bahar")
        assert table.cards == "7h | 8c 4s | 9d 7d"
        assert table.result("ann", "under-8") == ("win", 10)


@pytest.mark.rule("Andar Bahar 3.10.1")
def test_the_request_names_its_paragraph_as_what_is_due() -> None:
    table = electronic(f"{SIDE_BET}\nann asks-on\ndeal 7h 8c 9d")
    assert table.due == "deal andar"
    assert table.desk.due().cites == ("Andar Bahar 3.10.1",)  # type: ignore[union-attr]


@pytest.mark.rule("Andar Bahar 3.10.1")
@pytest.mark.parametrize(
    "script", ["ann asks-on\ndeal 7h 8c 9d", "deal 7h 8c 9d\nann asks-on", "deal 7h 8c 9d"]
)
def test_the_house_need_not(script: str) -> None:
    table = electronic(f"{SIDE_BET}\n{script}")
    while table.desk.silence():
        pass
    assert (table.over, table.outcome) == (True, "not-played")
    assert table.result("ann", "under-8") == ("win", 10)


@pytest.mark.rule("Andar Bahar 3.10.1")
def test_before_the_three_cards_there_is_nothing_to_decline() -> None:
    table = electronic(f"{SIDE_BET}\nann asks-on")
    assert table.refused("clock runs-out").reason is Reason.NOT_NOW
    assert table.due == "deal joker"


@pytest.mark.rule("Andar Bahar 3.10.1")
@pytest.mark.parametrize(
    ("script", "line", "reason"),
    [
        ("ann bets 10 under-8", "ann asks-on", Reason.NOT_NOW),  # betting is open
        (SIDE_BET, "bob asks-on", Reason.NOT_YOURS),  # no Player of this round
        (SIDE_BET, "dealer asks-on", Reason.NOT_YOURS),
        (f"{SIDE_BET}\nann asks-on", "ann asks-on", Reason.NOT_NOW),
        ("ann bets 10 andar box 1\ndealer closes", "ann asks-on", Reason.NOT_OFFERED),
        (f"{SIDE_BET}\ndeal 7h 8c 7d", "ann asks-on", Reason.NOT_NOW),  # matched
        (f"{SIDE_BET}\ndealer reports foreign-card", "ann asks-on", Reason.HALTED),
        (
            f"{SIDE_BET}\ndealer reports foreign-card\nsupervisor rules confirm",
            "ann asks-on",
            Reason.ROUND_OVER,
        ),
    ],
)
def test_who_may_not_ask_and_when(script: str, line: str, reason: Reason) -> None:
    table = electronic(script)
    assert table.refused(line).reason is reason
    assert not table.may_ask_on(line.split()[0])


@pytest.mark.rule("Andar Bahar 3.10.1")
def test_the_request_is_offered_but_the_cards_do_not_wait_for_it() -> None:
    table = electronic(SIDE_BET, shoe={"cards": "7h 8c 9d 4s 7d"})
    assert table.may_ask_on("ann")
    assert not table.may_ask_on("bob")
    table.say("deal")
    assert table.over
    assert table.may_ask_on("ann")
    table.tell("ann asks-on\ndeal")
    assert table.outcome == "bahar"


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 5.9.1")
def test_an_error_in_the_cards_for_show_asks_nobody() -> None:
    table = recorded(f"{SIDE_BET}\ndeal 7h 8c 9d\nann asks-on\ndeal 4s to bahar")
    assert table.governed_by == "Andar Bahar 5.9"
    table.say("supervisor rules cannot")
    assert (table.asked, table.cards) == ([], "7h | 8c | 9d 4s")
    assert table.tell("deal 7d").outcome == "andar"


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 5.11")
def test_an_error_found_after_payment_is_still_settled_correctly() -> None:
    table = recorded("ann bets 10 super-andar box 1\nbob bets 10 super-bahar box 2\ndealer closes")
    table.say("deal 7h 7d 8c")
    assert table.result("ann", "super-andar") == ("win", 140)
    table.tell("dealer reports together 2\nsupervisor rules order 8c 7d")
    assert (table.cards, table.asked) == ("7h | 8c | 7d", [])
    assert table.result("ann", "super-andar") == ("lose", -10)
    assert table.result("bob", "super-bahar") == ("win", 140)


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 5.11")
def test_also_while_the_house_deals_on() -> None:
    table = recorded("ann bets 10 under-8\nbob bets 10 over-8\ndealer closes\ndeal 7h 9h 8c")
    assert table.result("ann", "under-8") == ("win", 10)
    table.tell("ann asks-on\ndeal 4s\ndealer reports together 1")
    assert table.asked == []  # everything was paid
    table.say("supervisor rules order 9h 7h")
    assert table.cards == "9h | 7h 4s | 8c"
    assert table.wager("ann", "under-8").settlement is None
    assert table.tell("deal 9c").outcome == "bahar"
    assert table.result("ann", "under-8") == ("lose", -10)
    assert table.result("bob", "over-8") == ("win", 10)


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 5.14.3")
def test_when_everybody_took_their_bet_back_the_cards_end_too() -> None:
    table = recorded(
        "ann bets 100 andar box 1\nbob bets 10 under-8\ndealer closes\ndeal 7h 8c 9d\n"
        "deal 4s to bahar\nsupervisor rules cannot"
    )
    assert table.asked == ["ann"]
    table.say("ann takes-back")
    assert (table.over, table.outcome) == (True, "not-played")
    assert table.result("ann", "andar") == ("returned", 0)
    assert table.result("bob", "under-8") == ("win", 10)


@pytest.mark.rule("Andar Bahar 3.10.1")
def test_it_is_one_question_that_holds_nothing_up() -> None:
    """Whoever has a bet may ask as long as there is something to deal for show; no card waits."""
    desk = electronic(SIDE_BET).desk
    first = [asked for asked in desk.awaited() if asked.kind is Asks.DEAL_ON]
    assert [(asked.player, asked.until) for asked in first] == [("ann", Until.NEXT_CARD)]
    desk.say("deal 7h")
    assert [asked for asked in desk.awaited() if asked.kind is Asks.DEAL_ON] == first
    assert desk.do(AskOn(player("ann")), answering=first[0].question)
    assert not [asked for asked in desk.awaited() if asked.player is not None]
    late = desk.do(AskOn(player("ann")), answering=first[0].question)
    assert isinstance(late, Refused)


@pytest.mark.rule("Andar Bahar 3.10.1")
def test_with_a_bet_on_andar_nobody_is_asked() -> None:
    desk = electronic("ann bets 10 andar box 1\nann bets 10 under-8\ndealer closes\ndeal 7h").desk
    assert all(asked.player is None for asked in desk.awaited())


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 5.3")
def test_who_has_walked_away_asks_for_nothing() -> None:
    table = recorded(f"{SIDE_BET}\ndealer reports walked-away ann")
    refused = table.refused("ann asks-on")
    assert (refused.reason, refused.cites) == (Reason.NOT_YOURS, ("Andar Bahar 3.10.1",))
