"""Between the Initial Deal and the next card: Insurance, Even Money, Surrender."""

import pytest

import croupier as public
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.vocabulary.due import AskFirst, Deal
from croupier.engine.table.vocabulary.facts import WrongNumber
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits
from tests.engine.games import spoken
from tests.engine.games.blackjack.scripting import OpenTable, dealt_to, electronic, recorded

BOTH_KINDS = pytest.mark.parametrize("open_table", [recorded, electronic])

SHARED = """
    ann bets 100 box 1
    bob bets 25 box 1
    dealer closes
    deal 9h {up} 9c
    """


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.15.2", "Blackjack 3.15.2(a)")
def test_each_player_insures_their_own_bet_up_to_half(open_table: OpenTable) -> None:
    table = open_table(SHARED.format(up="Ad"))
    refused = table.refused("ann insures 51")
    assert refused.reason is Reason.ABOVE_MAXIMUM
    assert refused.cites == ("Blackjack 3.15.2(a)",)
    assert refused.room_cents == 5000
    table.play("ann insures 20\nann insures 30")
    assert table.refused("ann insures 1").room_cents == 0
    # half of 25 is 12.50: whole chips are left
    assert table.refused("bob insures 13").room_cents == 1200
    table.play("bob insures 12")
    assert [w.stake_cents for w in table.round.wagers if w.spot.bet == "insurance"] == [
        2000,
        3000,
        1200,
    ]


@pytest.mark.rule("Blackjack 3.15.2(a)")
def test_half_a_bet_is_counted_in_chip_units() -> None:
    table = electronic(
        "ann bets 30 box 1\ndealer closes\ndeal 9h Ad 9c",
        unit_cents=1000,
        limits=Limits(1000),
    )
    assert table.refused("ann insures 15").reason is Reason.AMOUNT
    assert table.refused("ann insures 20").room_cents == 1000
    table.play("ann insures 10")


@pytest.mark.rule("Blackjack 3.15.2(a)")
def test_the_smallest_bet_cannot_be_insured() -> None:
    table = electronic("ann bets 1 box 1\ndealer closes\ndeal 9h Ad 9c")
    assert table.refused("ann insures 1").room_cents == 0
    assert table.refused("ann insures 0").reason is Reason.AMOUNT


@pytest.mark.rule("Blackjack 3.15.2")
def test_insurance_needs_chips() -> None:
    table = electronic(dealt_to("9h", "9c", "Ad"), purses={"ann": 12_000})
    assert table.refused("ann insures 21").reason is Reason.ABOVE_PURSE
    table.play("ann insures 20")


@pytest.mark.rule("Blackjack 3.15.2")
def test_nobody_insures_another_players_bet() -> None:
    table = electronic(dealt_to("9h", "9c", "Ad"))
    refused = table.refused("bob insures 10")
    assert refused.reason is Reason.NOT_YOURS
    assert refused.cites == ("Blackjack 3.15.2",)
    assert table.refused("ann insures 10 box 2").reason is Reason.NOT_YOURS
    assert table.refused("dealer insures 10").reason is Reason.NOT_YOURS


@pytest.mark.rule("Blackjack 5.18", "Blackjack 3.15.2")
def test_staff_may_place_insurance_at_a_players_request() -> None:
    desk = spoken.recorded(
        "blackjack",
        "ann bets 100 initial box 1\ndealer closes\ndeal 9h Ad 9c\ndealer insures 20 box 1 for ann",
    )
    wager = desk.round.wagers[-1]
    assert (wager.player, wager.placed_by, wager.stake_cents) == ("ann", "dealer", 2000)
    assert spoken.refused(desk, "bob insures 5 box 1 for ann").cites == ("Blackjack 5.18",)


@pytest.mark.rule("Blackjack 3.15.2", "Blackjack 1.26")
def test_a_player_may_insure_though_another_decides_for_the_box() -> None:
    table = electronic(SHARED.format(up="Ad")).play("bob insures 10\nann stands\ndeal Kd")
    assert table.result("bob", "insurance") == ("win", 20)
    assert table.result("bob") == ("lose", -25)
    assert table.net("ann") == -100


@pytest.mark.rule("Blackjack 3.15.2")
@pytest.mark.parametrize("up", ["2d", "9d", "Td", "Kd"])
def test_no_insurance_against_any_other_card(up: str) -> None:
    refused = electronic(dealt_to("9h", "9c", up)).refused("ann insures 10")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.15.2",)


@pytest.mark.rule("Blackjack 3.15.2(a)")
def test_insurance_comes_after_the_second_cards_and_before_any_third() -> None:
    table = electronic("ann bets 100 box 1\nbob bets 100 box 2\ndealer closes\ndeal 9h 9s Ad 9c")
    assert "after the Initial Deal" in table.refused("ann insures 10").sentence
    table.play("deal 8c\nann hits\nbob insures 10 box 2\ndeal 2c")
    refused = table.refused("bob insures 10 box 2")
    assert refused.reason is Reason.NOT_NOW
    assert "has passed" in refused.sentence


@pytest.mark.rule("Blackjack 3.15.2(b)", "Blackjack 4.1.1")
def test_insurance_is_paid_two_to_one_or_lost() -> None:
    script = dealt_to("9h", "9c", "Ad", "ann insures 50\nann stands\n")
    won = recorded(script + "deal Kd")
    assert won.result("ann", "insurance") == ("win", 100)
    assert won.net("ann") == 0
    assert won.cites("ann", "insurance") == ("Blackjack 3.15.2(b)", "Blackjack 4.1.1")
    lost = recorded(script + "deal 6d")
    assert lost.result("ann", "insurance") == ("lose", -50)
    assert lost.result("ann") == ("win", 100)


@pytest.mark.rule("Blackjack 3.15.2(b)")
def test_insurance_asks_for_blackjack_not_for_a_drawn_21() -> None:
    script = dealt_to("9h", "9c", "Ad", "ann insures 50\nann stands\ndeal 5d 5c")
    assert recorded(script).result("ann", "insurance") == ("lose", -50)


@pytest.mark.rule("Blackjack 3.15.2(b)")
def test_the_second_card_decides_insurance_when_every_hand_is_bust() -> None:
    script = dealt_to("9h", "6c", "Ad", "ann insures 50\nann hits\ndeal Kc")
    table = electronic(script)
    assert table.due == "deal dealer"
    table.play("deal 3d")
    assert table.due == "Nothing"
    assert table.net("ann") == -150


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 4.1.1")
def test_even_money_pays_one_to_one_whatever_the_dealer_has(open_table: OpenTable) -> None:
    table = open_table(dealt_to("Ah", "Kc", "Ad", "ann even-money"))
    assert table.due == "Nothing"
    assert table.result("ann") == ("win", 100)
    assert table.cites("ann") == ("Blackjack 3.15.1",)


@pytest.mark.rule("Blackjack 3.15.1")
def test_even_money_is_each_players_own_choice() -> None:
    script = SHARED.replace("9h {up} 9c", "Ah Ad Kc") + "\nbob even-money\ndeal {}"
    stand_off = electronic(script.format("Kd"))
    assert stand_off.result("bob") == ("win", 25)
    assert stand_off.result("ann") == ("push", 0)
    blackjack_wins = electronic(script.format("9d"))
    assert blackjack_wins.result("bob") == ("win", 25)
    assert blackjack_wins.result("ann") == ("win", 120)


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.15.2")
def test_a_bet_is_insured_or_settled_as_even_money_not_both() -> None:
    script = SHARED.replace("9h {up} 9c", "Ah Ad Kc")
    insured = electronic(script + "\nann insures 50")
    refused = insured.refused("ann even-money")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.15.1",)
    even = electronic(script + "\nann even-money")
    assert even.refused("ann insures 50").reason is Reason.NOT_OFFERED
    assert even.refused("ann even-money").reason is Reason.NOT_NOW
    even.play("bob insures 12")


@pytest.mark.rule("Blackjack 3.15.1")
@pytest.mark.parametrize(("hand", "up"), [("9h 9c", "Ad"), ("Ah Kc", "Kd"), ("Ah Kc", "9d")])
def test_even_money_is_for_a_blackjack_against_an_ace(hand: str, up: str) -> None:
    first, second = hand.split()
    table = recorded(
        f"""
        ann bets 100 box 1
        bob bets 100 box 2
        dealer closes
        deal {first} 9s {up} {second} 8s
        """
    )
    refused = table.refused("ann even-money")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.15.1",)


@pytest.mark.rule("Blackjack 3.15.1")
def test_even_money_is_for_a_bet_of_ones_own_and_in_time() -> None:
    table = electronic("ann bets 100 box 1\nbob bets 100 box 2\ndealer closes\ndeal Ah 9s Ad Kc 8s")
    assert table.refused("bob even-money box 1").reason is Reason.NOT_YOURS
    table.play("bob hits box 2\ndeal 2c")
    refused = table.refused("ann even-money")
    assert refused.reason is Reason.NOT_NOW
    assert "passed" in refused.sentence


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.17", "Blackjack 1.26")
def test_surrender_gives_up_half_and_binds_everyone_on_the_box(open_table: OpenTable) -> None:
    table = open_table(SHARED.format(up="9d"))
    refused = table.refused("bob surrenders")
    assert refused.reason is Reason.NOT_YOURS
    assert refused.cites == ("Blackjack 3.8",)
    table.play("ann surrenders")
    assert table.result("ann") == ("lose", -50)
    assert table.wager("bob").received_cents == 1250
    assert table.cites("bob") == ("Blackjack 3.17",)


@pytest.mark.rule("Blackjack 3.17")
def test_surrender_against_a_ten_is_final_even_if_the_dealer_makes_blackjack() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 100 box 2
        dealer closes
        deal 9h 9s Kd 7c 9d
        ann surrenders
        bob stands box 2
        deal Ad
        """
    )
    assert table.result("ann") == ("lose", -50)
    assert table.result("bob") == ("lose", -100)


@pytest.mark.rule("Blackjack 3.17")
def test_there_is_no_surrender_against_an_ace() -> None:
    table = recorded(dealt_to("9h", "7c", "Ad"))
    refused = table.refused("ann surrenders")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.17",)
    table.play("ann hits\ndeal 2c")
    assert table.refused("ann surrenders").cites == ("Blackjack 3.17",)
    assert not table.round.halts


@pytest.mark.rule("Blackjack 3.17")
def test_surrender_once_and_of_a_hand_in_play() -> None:
    table = recorded("ann bets 100 box 1\nbob bets 100 box 2\ndealer closes\ndeal 9h 9s Kd 7c 8s")
    assert table.refused("ann surrenders box 3").reason is Reason.UNKNOWN
    table.play("ann surrenders")
    assert table.refused("ann surrenders").reason is Reason.NOT_NOW
    assert table.refused("ann hits").cites == ("Blackjack 3.17",)
    assert table.due == "ask bob box 2 hand 1"


@pytest.mark.rule("Blackjack 3.17")
def test_an_electronic_table_refuses_a_late_surrender() -> None:
    table = electronic(dealt_to("4h", "5c", "Kd", "ann hits\ndeal 3c"))
    refused = table.refused("ann surrenders")
    assert refused.reason is Reason.NOT_NOW
    assert refused.cites == ("Blackjack 3.17",)


@pytest.mark.rule("Blackjack 3.17")
def test_a_late_surrender_at_a_recorded_table_is_a_fact_and_the_hand_is_played() -> None:
    table = recorded(dealt_to("4h", "5c", "Kd", "ann hits\ndeal 3c\nann surrenders"))
    assert table.governed_by == "Blackjack 3.17"
    assert table.round.halts[-1].detected
    table.play("supervisor rules confirm")
    assert table.due == "ask ann box 1 hand 1"
    table.play("ann stands\ndeal 9d")
    assert table.result("ann") == ("lose", -100)


@pytest.mark.rule("Blackjack 3.22")
@BOTH_KINDS
def test_a_hand_that_was_split_cannot_be_surrendered(open_table: OpenTable) -> None:
    table = open_table(dealt_to("8h", "8c", "Kd", "ann splits"))
    refused = table.refused("ann surrenders")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.22",)


@pytest.mark.rule("Blackjack 1.18", "Blackjack 3.16")
def test_an_electronic_table_settles_interim_when_the_window_closes() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        bob bets 100 box 2
        carl bets 100 box 3
        dora bets 10 rws-pairs box 3
        dealer closes
        deal Ah 9s 9d 7d Kc 7h 9h
        bob surrenders box 2
        """
    )
    assert all(wager.open for wager in table.round.wagers)
    table.play("clock runs-out")
    assert table.result("ann") == ("win", 120)
    assert table.result("bob") == ("lose", -50)
    assert table.result("dora", "rws-pairs") == ("win", 120)
    assert table.wager("carl").open
    assert table.refused("clock runs-out").reason is Reason.NOT_NOW


@pytest.mark.rule("Blackjack 1.18")
def test_a_recorded_table_settles_interim_when_the_dealer_does() -> None:
    script = """
        ann bets 100 box 1
        bob bets 100 box 2
        dealer closes
        deal Ah 9s 7d Kc
        """
    table = recorded(script)
    assert table.refused("dealer settles-interim").reason is Reason.NOT_NOW
    table.play("deal 9d")
    assert table.refused("ann settles-interim").reason is Reason.RANK_TOO_LOW
    table.play("dealer settles-interim")
    assert table.result("ann") == ("win", 120)
    assert table.refused("dealer settles-interim").reason is Reason.NOT_NOW
    table.play("bob surrenders box 2")
    assert table.result("bob") == ("lose", -50)
    without = recorded(script + "deal 9d\nbob hits box 2")
    assert without.wager("ann").open
    assert electronic(script).refused("dealer settles-interim").reason is Reason.NOT_OFFERED


@pytest.mark.rule("Blackjack 3.15.2", "Blackjack 5.9")
def test_insurance_made_on_a_card_that_is_reconstructed_goes_back() -> None:
    bets = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"
    table = recorded(bets + "deal 9h 8h\ndeal 7d to box 1\nsupervisor rules cannot")
    table.play("clock runs-out\ndeal Ad 4c\nann insures 50\nann hits")
    table.report(WrongNumber(3, box_hand(1))).play("supervisor rules reconstruct\nclock runs-out")
    assert (table.at("dealer"), table.at("box 1")) == ("7d", "9h Ad")
    assert table.result("ann", "insurance") == ("returned", 0)
    kept = recorded(bets + "deal 9h 8h Ad 7d 4c\nann insures 50")
    kept.report(WrongNumber(3, box_hand(1))).play("supervisor rules reconstruct\nclock runs-out")
    assert kept.wager("ann", "insurance").open


@pytest.mark.rule("Blackjack 3.15.2(a)", "Blackjack 5.7.1")
def test_nobody_insures_against_a_card_that_lies_on_the_table() -> None:
    table = recorded("ann bets 100 box 1\ndealer closes\ndeal 9h Ad\ndeal Kd to dealer")
    table.play("supervisor rules cannot\nann stays\ndeal 9c")
    refused = table.refused("ann insures 50")
    assert refused.reason is Reason.NOT_NOW
    assert refused.cites == ("Blackjack 3.15.2",)


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.23.1")
def test_the_window_is_declined_while_somebody_elses_double_may_be_followed() -> None:
    """The next card waits for Ann at box 3, who has nothing to follow at box 2."""
    dealt = "deal As\ndeal 7s\ndeal 3h\ndeal 3s\ndeal 6c\nbob doubles 100 box 2"
    laid = "bob bets 100 initial box 2\nann bets 100 initial box 3\ndealer closes\n"
    desk = spoken.said(public.open_table("blackjack", seats={2: "bob", 3: "ann"}), laid + dealt)
    asked = desk.due()
    assert isinstance(asked, AskFirst)
    assert (asked.player, asked.box) == ("ann", 3)
    spoken.said(desk, "ann declines")
    assert isinstance(desk.due(), Deal)
