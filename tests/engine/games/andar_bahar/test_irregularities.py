"""Section 5 in the book's order, but for limits and dealing errors, which have their own pages."""

import pytest

from croupier.engine.games.baccarat import Insure
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import Interruption
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from tests.engine.games.andar_bahar.scripting import PURSE, electronic, recorded

BETS = """
ann bets 100 andar box 1
bob bets 50 bahar box 2
bob bets 10 joker 7
dealer closes
"""
RETURNED = ("returned", 0)


@pytest.mark.rule("Andar Bahar 5.3")
def test_a_player_who_walked_away_is_settled_and_stays_in() -> None:
    table = recorded(f"{BETS}\ndealer reports walked-away ann")
    assert (table.round.halts, table.ruled) == ((), [("Andar Bahar 5.3",)])
    table.tell("deal 7h 8c 9d\ndeal 4s to bahar\nsupervisor rules cannot")
    assert table.asked == ["bob"]
    table.tell("bob continues\ndeal 7d")
    assert table.result("ann", "andar") == ("win", 100)
    table.refused("dealer reports walked-away dan")  # he has no bet


@pytest.mark.rule("Andar Bahar 5.4", "Andar Bahar 5.4.1")
@pytest.mark.parametrize("dealt", ["7h", "7h 8c", "7h 8c 9d 4s"])
def test_once_the_joker_is_known_an_interrupted_round_goes_on(dealt: str) -> None:
    table = electronic(f"{BETS}\ndeal {dealt}")
    due = table.due
    table.say("dealer reports interruption")
    assert (table.round.halts, table.due) == ((), due)
    assert table.ruled == [("Andar Bahar 5.4.1",)]
    assert table.detects(Interruption()).status is Status.PLAY


@pytest.mark.rule("Andar Bahar 5.4.1")
def test_any_bet_on_offer_counts_whoever_placed_it() -> None:
    table = electronic("ann bets 10 first-3-cards\ndealer closes\ndeal 7h")
    assert not table.tell("dealer reports interruption").round.halts


@pytest.mark.rule("Andar Bahar 5.4", "Andar Bahar 5.4.2", "Andar Bahar 5.17")
def test_before_it_is_known_the_round_is_void() -> None:
    table = electronic(f"{BETS}\ndealer reports interruption")
    assert table.words == ("confirm",)
    table.say("supervisor rules confirm")
    assert (table.round.status, table.outcome) == (Status.VOID, "void")
    assert table.cites("ann", "andar") == ("Andar Bahar 5.4.2", "Andar Bahar 5.17")


@pytest.mark.rule("Andar Bahar 5.4.2")
def test_a_crash_the_table_notices_itself_needs_nobodys_word() -> None:
    assert electronic(BETS).detects(Interruption()).status is Status.VOID
    betting = electronic("ann bets 100 andar box 1")
    assert (betting.detects(Interruption()).purses or {})["ann"] == PURSE * 100


@pytest.mark.rule("Andar Bahar 5.4.1", "Andar Bahar 5.4.2")
def test_a_joker_still_being_ruled_on_establishes_nothing() -> None:
    table = recorded(f"{BETS}\ndeal 7h to andar\ndealer reports interruption")
    assert table.governed_by == "Andar Bahar 5.4.2"


@pytest.mark.rule("Andar Bahar 5.5", "Andar Bahar 5.17")
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [
        pytest.param(
            "foreign-card 7s", "Andar Bahar 5.5.1", marks=pytest.mark.rule("Andar Bahar 5.5.1")
        ),
        pytest.param(
            "cards-missing", "Andar Bahar 5.5.2", marks=pytest.mark.rule("Andar Bahar 5.5.2")
        ),
        pytest.param(
            "not-shuffled", "Andar Bahar 5.5.3", marks=pytest.mark.rule("Andar Bahar 5.5.3")
        ),
    ],
)
@pytest.mark.parametrize("dealt", ["", "deal 7h 8c 9d", "deal 7h 8c 7d"])
def test_faults_of_the_cards_void_the_round_also_after_payment(
    fact: str, paragraph: str, dealt: str
) -> None:
    table = recorded(f"{BETS}\n{dealt}\nbob reports {fact}")
    assert table.refused("deal 2c").cites == (paragraph,)
    answer = table.refused("dealer rules confirm")
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, (paragraph,))
    table.say("supervisor rules confirm")
    assert table.round.status is Status.VOID
    for name, bet in (("ann", "andar"), ("bob", "bahar"), ("bob", "joker")):
        assert table.result(name, bet) == RETURNED
        assert table.cites(name, bet) == (paragraph, "Andar Bahar 5.17")
    assert set((table.round.purses or {}).values()) == {PURSE * 100}


@pytest.mark.rule("Andar Bahar 5.5", "Andar Bahar 5.5.1")
def test_earlier_rounds_stand_and_a_card_seen_twice_is_foreign() -> None:
    table = recorded(f"{BETS}\ndeal 7h 8c 7d")
    assert table.desk.open_round()
    before = table.desk.record.rounds[0]
    table.held = dict(table.round.purses or {})
    table.tell("ann bets 10 andar box 1\ndealer closes\ndeal 2h 3c\ndeal 2h")
    assert table.governed_by == "Andar Bahar 5.5.1"
    table.say("supervisor rules confirm")
    assert table.desk.record.rounds[0] == before


@pytest.mark.rule("Andar Bahar 5.12")
def test_an_error_of_an_earlier_round_changes_nothing() -> None:
    table = recorded(f"{BETS}\ndeal 7h 8c")
    wagers, cards = table.round.wagers, table.cards
    table.say('dealer reports noticed-late "two cards to Andar in the round before"')
    assert (table.round.halts, table.round.wagers, table.cards) == ((), wagers, cards)
    assert table.ruled == [("Andar Bahar 5.12",)]


@pytest.mark.rule("Andar Bahar 5.16")
def test_a_wrong_display_changes_nothing() -> None:
    table = recorded(f"{BETS}\ndeal 7h 8c\ndealer reports display-wrong\ndeal 7d")
    assert table.ruled == [("Andar Bahar 5.16",)]
    assert table.result("bob", "bahar") == ("win", 50)


@pytest.mark.rule("Andar Bahar 5.19")
def test_what_the_book_does_not_resolve_is_for_the_shift_manager() -> None:
    table = recorded(f'{BETS}\ndeal 7h 8c\nann reports other "a bird took a chip"')
    answer = table.refused('manager decides void "a bird"')
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Andar Bahar 5.19",))
    table.say('shift-manager decides return bob joker 7 "the bird had it"')
    assert table.result("bob", "joker") == RETURNED
    table.say("deal 7d")
    assert table.result("bob", "bahar") == ("win", 50)


@pytest.mark.rule("Andar Bahar 5.19", "Andar Bahar 2.2.1")
def test_running_out_of_cards_is_not_in_the_book() -> None:
    table = recorded(f"{BETS}\ndeal 7h 8c 9d\ndealer reports shoe-empty")
    assert table.governed_by == "Andar Bahar 5.19"
    table.say('shift-manager decides void "the match is not in the deck"')
    assert (table.outcome, table.result("ann", "andar")) == ("void", RETURNED)
    over = recorded(f"{BETS}\ndeal 7h 8c 7d")
    answer = over.refused("dealer reports shoe-empty")
    assert (answer.reason, answer.cites) == (Reason.IMPOSSIBLE_NOW, ("Andar Bahar 5.19",))


@pytest.mark.rule("Andar Bahar 5.19")
def test_a_bet_the_shift_manager_settled_is_not_settled_again_on_other_cards() -> None:
    table = recorded(f'{BETS}\ndeal 7h 8c 7d\nann reports other "a disputed chip"')
    table.say('shift-manager decides settle ann andar box 1 150 "the recording"')
    table.tell("dealer reports together 2\nsupervisor rules order 7d 8c")
    assert (table.over, table.outcome) == (True, "stand-off")
    assert table.result("ann", "andar") == ("win", 50)
    assert table.result("bob", "bahar") == ("lose", -50)


def test_nothing_else_is_decided_in_play() -> None:
    table = recorded(BETS)
    answer = table.desk.do(Insure(player("ann"), "ann", "banker", 100))
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.UNKNOWN
