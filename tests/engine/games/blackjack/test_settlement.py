"""Who wins what: a scenario for every sentence of 3.15 to 3.26 that moves money."""

import pytest

from croupier.engine.games import blackjack
from croupier.engine.money import HALF
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits
from tests.engine.games.blackjack.scripting import OpenTable, Table, dealt_to, electronic, recorded

BOTH_KINDS = pytest.mark.parametrize("open_table", [recorded, electronic])


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.16", "Blackjack 4.1.1")
@pytest.mark.parametrize("up", ["2d", "6d", "9d"])
def test_blackjack_against_two_to_nine_wins_six_to_five_at_once(
    open_table: OpenTable, up: str
) -> None:
    table = open_table(dealt_to("Ah", "Qc", up))
    assert table.result("ann") == ("win", 120)
    assert table.cites("ann") == ("Blackjack 3.16", "Blackjack 4.1.1")
    assert table.at("dealer") == up


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.16", "Blackjack 1.31")
def test_blackjack_against_blackjack_under_a_ten_is_a_stand_off(open_table: OpenTable) -> None:
    table = open_table(dealt_to("Ah", "Qc", "Td", "deal Ad"))
    assert table.result("ann") == ("push", 0)
    assert table.cites("ann") == ("Blackjack 3.16", "Blackjack 1.31")


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 1.31")
def test_blackjack_against_blackjack_under_an_ace_is_a_stand_off(open_table: OpenTable) -> None:
    table = open_table(dealt_to("Ah", "Qc", "Ad", "deal Td"))
    assert table.result("ann") == ("push", 0)
    assert table.cites("ann") == ("Blackjack 3.15.1", "Blackjack 1.31")


@pytest.mark.rule("Blackjack 1.2", "Blackjack 3.16")
def test_a_players_blackjack_beats_a_drawn_21() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        bob bets 100 box 2
        dealer closes
        deal Ah 9h Td Qc 9c
        bob stands box 2
        deal 5d 6d
        """
    )
    assert table.result("ann") == ("win", 120)
    assert table.result("bob") == ("lose", -100)


@pytest.mark.rule("Blackjack 1.2", "Blackjack 1.31", "Blackjack 3.24.3")
@pytest.mark.parametrize("cards", [("9h", "5c", "7c"), ("Ah", "2c", "8c")])
def test_the_dealers_blackjack_beats_every_drawn_21(cards: tuple[str, str, str]) -> None:
    first, second, third = cards
    table = electronic(dealt_to(first, second, "Kd", f"ann hits\ndeal {third}"))
    if table.due.startswith("ask"):
        table.play("ann stands")
    table.play("deal Ad")
    assert table.result("ann") == ("lose", -100)
    assert table.cites("ann") == ("Blackjack 1.2", "Blackjack 3.24.3")


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.24.1", "Blackjack 3.24.2")
def test_a_dealer_bust_or_a_higher_total_wins(open_table: OpenTable) -> None:
    bust = open_table(dealt_to("9h", "4c", "6d", "ann stands\ndeal Kd Ks"))
    assert bust.result("ann") == ("win", 100)
    assert bust.cites("ann") == ("Blackjack 3.24.1", "Blackjack 4.1.1")
    higher = open_table(dealt_to("9h", "9c", "7d", "ann stands\ndeal Kd"))
    assert higher.result("ann") == ("win", 100)
    assert higher.cites("ann") == ("Blackjack 3.24.2", "Blackjack 4.1.1")


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.24.3", "Blackjack 3.24.4", "Blackjack 1.31")
def test_a_lower_total_loses_and_an_equal_one_stands_off(open_table: OpenTable) -> None:
    lower = open_table(dealt_to("9h", "7c", "7d", "ann stands\ndeal Kd"))
    assert lower.result("ann") == ("lose", -100)
    assert lower.cites("ann") == ("Blackjack 3.24.3",)
    equal = open_table(dealt_to("9h", "8c", "7d", "ann stands\ndeal Kd"))
    assert equal.result("ann") == ("push", 0)
    assert equal.cites("ann") == ("Blackjack 3.24.4", "Blackjack 1.31")


@pytest.mark.rule("Blackjack 3.24.4", "Blackjack 3.1")
def test_a_drawn_21_against_a_drawn_21_stands_off() -> None:
    table = electronic(dealt_to("9h", "5c", "6d", "ann hits\ndeal 7c\nann stands\ndeal 5d Td"))
    assert table.result("ann") == ("push", 0)


@pytest.mark.rule("Blackjack 3.19", "Blackjack 1.10")
def test_a_bust_loses_at_once_though_the_dealer_busts_later() -> None:
    script = """
        ann bets 100 box 1
        bob bets 100 box 2
        dealer closes
        deal 9h 9s 6d 6c 9c
        ann hits
        deal Kc
        """
    table = electronic(script)
    assert table.result("ann") == ("lose", -100)
    assert table.cites("ann") == ("Blackjack 3.19",)
    table.play("bob stands box 2\ndeal Kd Ks")
    assert table.result("bob") == ("win", 100)
    kept = recorded(script)
    assert kept.wager("ann").open
    assert kept.refused("dealer collects box 2").cites == ("Blackjack 3.19",)
    assert kept.refused("ann collects").reason is Reason.RANK_TOO_LOW
    kept.play("dealer collects")
    assert kept.result("ann") == ("lose", -100)
    kept.play("bob stands box 2\ndeal Kd Ks")
    assert kept.net("ann") == -100


@pytest.mark.rule("Blackjack 1.10", "Blackjack 1.18")
def test_a_recorded_table_offers_the_dealer_what_may_be_settled_on_the_way() -> None:
    def offered(table: Table) -> list[c.Command]:
        return [offer.command for offer in own_offers(blackjack, table.round, DEALER)]

    script = dealt_to("8h", "8c", "6d")
    table = recorded(script)
    assert offered(table) == [blackjack.SettleInterim(DEALER)]
    table.play("dealer settles-interim\nann splits\ndeal 6h\nann hits\ndeal Kh")
    assert offered(table) == [blackjack.CollectBust(DEALER, 1, 1)]
    table.play("dealer collects")
    assert offered(table) == []
    assert offered(electronic(script)) == []
    assert electronic(script).refused("dealer collects").reason is Reason.NOT_OFFERED


@pytest.mark.rule("Blackjack 3.17")
def test_a_surrendered_odd_bet_is_halved_to_the_cent() -> None:
    table = electronic("ann bets 25 box 1\ndealer closes\ndeal 9h 9d 7c\nann surrenders")
    assert table.wager("ann").received_cents == 1250
    assert HALF.pays_exactly(2500)


SPLIT = dealt_to("8h", "8c", "{up}", "ann splits\ndeal {first}\n{one}\ndeal {second}\n{two}\n")


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.22.3")
def test_the_dealers_blackjack_takes_one_initial_bet_of_split_hands(
    open_table: OpenTable,
) -> None:
    script = SPLIT.format(
        up="Kd", first="Kh", one="ann stands", second="9c", two="ann stands hand 2"
    )
    table = open_table(script + "deal Ad")
    assert table.by_hand("ann") == [
        ("initial", 1, "lose", -100),
        ("split", 2, "returned", 0),
    ]
    assert table.cites("ann", "split") == ("Blackjack 3.22.3",)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.22.3")
def test_bust_hands_are_lost_besides_the_one_initial_bet(open_table: OpenTable) -> None:
    first_bust = SPLIT.format(
        up="Kd", first="6h", one="ann hits\ndeal Kh", second="9c", two="ann stands hand 2"
    )
    table = open_table(first_bust + "deal Ad")
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("split", 2, "lose", -100)]
    second_bust = SPLIT.format(
        up="Kd", first="9h", one="ann stands", second="6c", two="ann hits hand 2\ndeal Kc"
    )
    table = open_table(second_bust + "deal Ad")
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("split", 2, "lose", -100)]
    assert "Blackjack 3.22.3" in table.cites("ann", "split")


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 3.23.2")
def test_of_four_hands_one_bust_and_one_doubled_two_bets_are_lost_to_blackjack() -> None:
    table = electronic(
        dealt_to("8h", "8c", "Kd", "ann splits\ndeal 8d\nann splits\ndeal 6h\nann hits\ndeal Kh")
    )
    table.play("deal 8s\nann splits hand 2\ndeal 3d\nann doubles 100 hand 2\ndeal 9d")
    table.play("deal 9s\nann stands hand 3\ndeal 9c\nann stands hand 4\ndeal Ad")
    assert table.by_hand("ann") == [
        ("initial", 1, "lose", -100),
        ("split", 4, "returned", 0),
        ("split", 2, "lose", -100),
        ("split", 3, "returned", 0),
        ("double", 2, "returned", 0),
    ]


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.23.2")
def test_the_dealers_blackjack_takes_only_the_initial_bet_of_a_doubled_hand(
    open_table: OpenTable,
) -> None:
    table = open_table(dealt_to("6h", "5c", "Kd", "ann doubles 70\ndeal 9c Ad"))
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("double", 1, "returned", 0)]
    assert table.cites("ann") == ("Blackjack 3.23.2",)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.23.2", "Blackjack 3.19")
def test_a_doubled_hand_that_busts_loses_both_bets(open_table: OpenTable) -> None:
    table = open_table(dealt_to("9h", "5c", "Kd", "ann doubles 70\ndeal 9c"))
    assert table.net("ann") == -170
    assert table.cites("ann", "double") == ("Blackjack 3.19", "Blackjack 3.23.2")


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 3.22.1")
def test_each_player_on_a_split_box_loses_one_initial_bet_of_their_own() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        bob bets 40 box 1
        carl bets 20 box 1
        dealer closes
        deal 8h Kd 8c
        ann splits
        bob follows 40
        deal 9h
        ann stands
        deal 9c
        ann stands hand 2
        deal Ad
        """
    )
    assert (table.net("ann"), table.net("bob"), table.net("carl")) == (-100, -40, -20)


@pytest.mark.rule("Blackjack 3.22.3")
def test_split_hands_are_settled_each_on_its_own_against_anything_else() -> None:
    script = SPLIT.format(
        up="9d", first="Kh", one="ann stands", second="3c", two="ann doubles 100 hand 2"
    )
    table = recorded(script + "deal Kc Td")
    assert table.by_hand("ann") == [
        ("initial", 1, "lose", -100),
        ("split", 2, "win", 100),
        ("double", 2, "win", 100),
    ]


@pytest.mark.rule("Blackjack 3.22.3", "Blackjack 3.15.2(b)")
def test_insurance_and_a_split_against_the_dealers_blackjack() -> None:
    script = dealt_to("8h", "8c", "Ad", "ann insures 50\nann splits\ndeal 9h\nann stands\ndeal 9c")
    table = electronic(script + "\nann stands hand 2\ndeal Kd")
    assert table.net("ann") == 100 - 100


@pytest.mark.rule("Blackjack 4.1.1")
def test_several_players_on_one_box_are_paid_each_on_their_own_bet() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 25 box 1
        ann bets 10 box 1
        dealer closes
        deal Ah 9d Kc
        """
    )
    assert table.net("ann") == 132
    assert table.net("bob") == 30


@pytest.mark.rule("Blackjack 5.1.1", "Blackjack 5.1.2")
def test_unnoticed_excess_wins_and_loses_pro_rata() -> None:
    limits = Limits(5000, 100_000)
    script = """
        ann bets 800 box 1
        bob bets 600 box 1
        carl bets 30 box 1
        dealer closes
        """
    table = recorded(script + "deal 9h 7d 9c\nann stands\ndeal Kd", limits=limits)
    actions = [w.action_cents // 100 for w in table.round.wagers]
    assert actions == [554, 416, 30]
    assert (table.net("ann"), table.net("bob"), table.net("carl")) == (554, 416, 30)
    assert "Blackjack 5.1.1" in table.cites("ann")


@pytest.mark.rule("Blackjack 5.1.1", "Blackjack 3.22")
def test_split_double_insurance_and_surrender_are_measured_on_the_part_in_action() -> None:
    limits = Limits(5000, 100_000)
    script = "ann bets 800 box 1\nbob bets 600 box 1\ncarl bets 30 box 1\ndealer closes\n"
    split = recorded(script + "deal 8h 7d 8c\nann splits", limits=limits)
    assert split.wager("ann", "split").stake_cents == 55_400
    assert split.refused("bob follows 600").room_cents == 41_600
    double = recorded(script + "deal 8h 7d 3c", limits=limits)
    assert double.refused("ann doubles 555").room_cents == 55_400
    insured = recorded(script + "deal 8h Ad 3c", limits=limits)
    assert insured.refused("ann insures 278").room_cents == 27_700
    given_up = recorded(script + "deal 8h 9d 7c\nann surrenders", limits=limits)
    assert given_up.net("ann") == -277


@pytest.mark.rule("Blackjack 5.1", "Blackjack 3.6")
def test_the_excess_is_rejected_when_noticed_the_seated_player_first() -> None:
    script = """
        bob bets 70 box 1
        carl bets 20 box 1
        ann bets 60 box 1
        dealer rejects box 1
        dealer closes
        """
    table = recorded(script, limits=Limits(500, 10_000))
    stakes = {w.player: w.stake_cents // 100 for w in table.round.wagers}
    assert stakes == {"bob": 40, "ann": 60}


@pytest.mark.rule("Blackjack 3.5", "Blackjack 5.1")
def test_an_electronic_table_trims_to_the_room_left() -> None:
    table = electronic("ann bets 80 box 1\nbob bets 70 box 1", limits=Limits(500, 10_000))
    assert table.wager("bob").stake_cents == 2000
    refused = table.refused("carl bets 10 box 1")
    assert refused.reason is Reason.ABOVE_MAXIMUM
    assert refused.cites == ("Blackjack 5.1", "Blackjack 3.5")


@pytest.mark.rule("Blackjack 5.2", "Blackjack 5.2.1", "Blackjack 3.4")
def test_a_bet_under_the_minimum_is_advised_or_stands() -> None:
    limits = Limits(5000)
    script = "ann bets 20 box 1\n"
    noticed = recorded(script + "dealer rejects box 1", limits=limits)
    assert noticed.events[-1].missing_cents == 3000  # type: ignore[attr-defined]
    noticed.play("ann bets 30 box 1\ndealer closes\ndeal 9h 7d 9c\nann stands\ndeal Kd")
    assert noticed.net("ann") == 50
    overlooked = recorded(script + "dealer closes\ndeal 9h 7d 9c\nann stands\ndeal Kd")
    assert overlooked.net("ann") == 20
    returned = electronic(script + "dealer closes", limits=limits)
    assert returned.result("ann") == ("returned", 0)


@pytest.mark.rule("Blackjack 3.3", "Blackjack 3.10", "Blackjack 5.8")
@BOTH_KINDS
def test_bets_are_taken_until_no_more_bets(open_table: OpenTable) -> None:
    table = open_table("ann bets 100 box 1\ndealer closes")
    refused = table.refused("ann bets 5 box 1")
    assert refused.reason is Reason.NOT_NOW
    assert refused.cites == ("Blackjack 5.8",)
    assert table.refused("dealer closes").cites == ("Blackjack 3.10",)


@pytest.mark.rule("Blackjack 5.14", "Blackjack 5.18")
def test_staff_place_a_players_bet_and_it_is_settled_where_it_lies() -> None:
    table = recorded("dealer bets 100 box 3 for ann")
    refused = table.refused("bob bets 100 box 3 for ann")
    assert refused.reason is Reason.NOT_YOURS
    assert refused.cites == ("Blackjack 5.18",)
    table.play("dealer closes\ndeal 9h 7d 9c\nann stands box 3\ndeal Kd")
    wager = table.wager("ann")
    assert (wager.placed_by, wager.spot.box) == ("dealer", 3)
    assert table.result("ann") == ("win", 100)
