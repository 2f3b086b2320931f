"""Two cards or more leave the shoe at once: who picks, when they are discarded (5.12)."""

import pytest

from croupier.engine.equipment.cards import card
from croupier.engine.front.open_table import Desk
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.table.vocabulary.commands import DealCard
from croupier.engine.table.vocabulary.due import Deal, Nothing
from croupier.engine.table.vocabulary.facts import DrawnTogether
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games import spoken
from tests.engine.games.blackjack.scripting import OpenTable, electronic, recorded

BETS = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"
INITIAL = BETS + "deal 9h 8h 7d 5c 4c\n"


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.12.2")
def test_the_player_of_the_box_next_due_picks_which_card_comes_first() -> None:
    table = recorded(INITIAL + "ann hits\ndeal Kc+2c")
    assert table.governed_by == "Blackjack 5.12"
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("bob stays\nann stays")
    refused = table.refused("bob rules order 2c Kc")
    assert refused.reason is Reason.NOT_YOURS
    assert refused.cites == ("Blackjack 5.12",)
    assert table.refused("ann rules order 2c 2c").reason is Reason.UNKNOWN
    table.play("ann rules order 2c Kc")
    assert table.at("box 1") == "9h 5c 2c"
    assert table.cards_in("waiting") == ("Kc",)
    table.play("ann stands\nbob hits box 2")
    assert table.at("box 2") == "8h 4c Kc"
    assert table.ruled == [("Blackjack 5.12", "Blackjack 5.12.2", "Blackjack 5.7")]


@pytest.mark.rule("Blackjack 5.12")
def test_cards_drawn_together_in_the_initial_deal_are_dealt_on_in_the_order_picked() -> None:
    table = recorded(BETS + "deal 9h+8h\nclock runs-out\nann rules order 8h 9h\ndeal 7d 5c 4c")
    assert (table.at("box 1"), table.at("box 2")) == ("8h 5c", "9h 4c")


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 5.12.2")
def test_cards_drawn_together_for_the_dealer_are_discarded() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal Kc+2c")
    assert table.governed_by == "Blackjack 5.12.1"
    assert table.refused("dealer rules confirm").reason is Reason.RANK_TOO_LOW
    table.play("supervisor rules confirm")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("ann stays\nbob takes-back")
    assert table.cards_in("discarded") == ("8h", "4c", "Kc", "2c")
    assert table.due == "deal dealer"
    table.play("deal 9d 4d")
    assert table.at("dealer") == "7d 9d 4d"
    assert table.result("ann") == ("lose", -100)
    assert table.net("bob") == 0


@pytest.mark.rule("Blackjack 5.12.1")
def test_the_dealers_first_card_may_be_one_of_two() -> None:
    table = recorded(BETS + "deal 9h 8h 7d+6d")
    assert table.governed_by == "Blackjack 5.12.1"
    table.play("supervisor rules confirm\nclock runs-out\ndeal Td")
    assert table.at("dealer") == "Td"


@pytest.mark.rule("Blackjack 5.10.1", "Blackjack 5.12")
def test_cards_drawn_together_change_nothing_once_bets_on_them_are_settled() -> None:
    script = INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal 2d 8d"
    table = recorded(script)
    before = table.round
    for since in (6, 7):
        table.report(DrawnTogether(since))
        assert table.ruled[-1] == ("Blackjack 5.10.1",)
        assert (table.round.cards, table.round.wagers) == (before.cards, before.wagers)
    table.play("deal 5c+6c\nsupervisor rules confirm")
    assert table.at("dealer") == "7d 2d 8d"
    assert table.round.wagers == before.wagers


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.7.3")
@pytest.mark.parametrize("before", ["", "ann hits\n"])
def test_when_the_player_next_due_leaves_the_next_one_picks(before: str) -> None:
    table = recorded(INITIAL + before + "deal Kc+2c\nann takes-back\nbob stays")
    assert table.refused("ann rules order 2c Kc").reason is Reason.NOT_YOURS
    table.play("bob rules order 2c Kc\nbob hits box 2")
    assert table.at("box 2") == "8h 4c 2c"


BOOM = """
    ann bets 100 initial box 1
    bob bets 10 boom-busted
    dealer closes
    deal 9h Td 5c
    ann hits box 1
    deal 7c+5s
    """


def with_boom_busted(script: str) -> Desk:
    return spoken.recorded("blackjack", BOOM + script, seats={1: "ann"})


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 3.26")
def test_when_only_boom_busted_is_left_nobody_picks_for_the_dealer() -> None:
    """7-5 would stand on 17, 5-7 would Bust: neither the House nor a Player chooses."""
    desk = with_boom_busted("ann takes-back\nbob continues")
    assert (desk.round.halts, spoken.at(desk, "discarded")) == ((), "9h 5c 7c 5s")
    assert [cites for _, cites in spoken.ruled(desk)] == [("Blackjack 5.12.1",)]
    spoken.said(desk, "deal 6c Kh")
    assert spoken.at(desk, "dealer") == "Td 6c Kh"
    assert spoken.paid(desk) == {"ann initial box 1": 100, "bob boom busted": 30}


@pytest.mark.rule("Blackjack 5.12", "Blackjack 5.3")
def test_a_box_whose_player_walked_away_is_still_next_and_the_pit_supervisor_picks() -> None:
    desk = with_boom_busted("dealer reports walked-away ann\nbob continues")
    assert spoken.refused(desk, "bob rules order 5s 7c").reason is Reason.RANK_TOO_LOW
    spoken.said(desk, "supervisor rules order 5s 7c")
    assert spoken.at(desk, "box 1") == "9h 5c 5s"


@pytest.mark.rule("Blackjack 5.12.1", "Blackjack 5.7.3")
@pytest.mark.parametrize(("bob", "due"), [("continues", Deal), ("takes-back", Nothing)])
def test_whoever_was_to_pick_leaves_under_another_error(bob: str, due: type) -> None:
    desk = with_boom_busted("clock runs-out\ndealer reports misplaced 3\nsupervisor rules cannot")
    spoken.said(desk, f"ann takes-back\nbob {bob}")
    assert (desk.round.halts, spoken.at(desk, "discarded")) == ((), "9h 5c 7c 5s")
    assert isinstance(desk.due(), due)


@pytest.mark.rule("Blackjack 5.12")
@pytest.mark.parametrize("opened", [recorded, electronic])
def test_every_card_that_waits_is_laid_before_another_leaves_the_shoe(opened: OpenTable) -> None:
    """Cat shares the box and may follow ann's Double; the Dealer goes on without her."""
    box = "ann bets 100 box 1\ncat bets 50 box 1\ndealer closes\ndeal 7d Jc 7c\n"
    both = opened(box + "deal 4h+As\nclock runs-out\nann rules order As 4h\nann doubles 100")
    assert both.cards_in("waiting") == ("As", "4h")
    assert both.said(DealCard(DEALER, card("9h"), DEALER_HAND)) is None
    assert (both.at("box 1"), both.at("dealer")) == ("7d 7c As", "Jc 4h 9h")
    assert both.cards_in("waiting") == ()
