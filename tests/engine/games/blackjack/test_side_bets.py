"""RWS Pairs and Boom Busted: every pair of cards, every length of a Bust, bets without support."""

import pytest

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.games.blackjack.side_bets import pair_kind
from croupier.engine.games.blackjack.trouble.facts import SideBetAlone, SideBetUnsettled
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits
from tests.engine.games.blackjack.scripting import OpenTable, electronic, recorded

BLACK, RED = {"s", "c"}, {"h", "d"}
PAYS = {"ace-pair-suited": 50, "suited-pair": 20, "coloured-pair": 12, "mixed-pair": 6}


def kind_by_the_book(first: Card, second: Card) -> str | None:
    """3.14.1 to 3.14.4 word for word, one after the other."""
    if first[0] != second[0]:
        return None
    suits = {first[1], second[1]}
    if len(suits) == 1 and first[0] == "A":
        return "ace-pair-suited"
    if len(suits) == 1:
        return "suited-pair"
    if suits in (BLACK, RED):
        return "coloured-pair"
    return "mixed-pair"


@pytest.mark.rule("Blackjack 3.14", "Blackjack 3.14.1", "Blackjack 3.14.2")
def test_all_pairs_of_cards_are_what_the_book_calls_them() -> None:
    found: dict[str | None, int] = {}
    for first in DECK:
        for second in DECK:
            kind = pair_kind(first, second)
            assert kind == kind_by_the_book(first, second), (first, second)
            found[kind] = found.get(kind, 0) + 1
    assert found == {
        "ace-pair-suited": 4,
        "suited-pair": 48,
        "coloured-pair": 52,
        "mixed-pair": 104,
        None: 52 * 52 - 208,
    }


@pytest.mark.rule("Blackjack 3.14.3", "Blackjack 3.14.4", "Blackjack 4.1.2")
@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        ("As", "As", "ace-pair-suited"),
        ("Qs", "Qs", "suited-pair"),
        ("5c", "5c", "suited-pair"),
        ("Qc", "Qs", "coloured-pair"),
        ("Ah", "Ad", "coloured-pair"),
        ("Qc", "Qh", "mixed-pair"),
        ("Ac", "Ad", "mixed-pair"),
    ],
)
def test_each_pair_pays_by_its_table(first: str, second: str, kind: str) -> None:
    table = electronic(
        f"""
        ann bets 100 box 1
        bob bets 10 rws-pairs box 1
        dealer closes
        deal {first} 7d {second}
        clock runs-out
        """
    )
    assert table.result("bob", "rws-pairs") == ("win", 10 * PAYS[kind])
    assert "Blackjack 4.1.2" in table.cites("bob", "rws-pairs")


@pytest.mark.rule("Blackjack 3.14")
def test_two_pictures_of_the_same_value_are_no_pair() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        ann bets 10 rws-pairs box 1
        dealer closes
        deal Kh 7d Th
        ann stands
        """
    )
    assert table.result("ann", "rws-pairs") == ("lose", -10)


@pytest.mark.rule("Blackjack 3.13")
def test_pairs_are_settled_before_the_subsequent_deal() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        ann bets 10 rws-pairs box 1
        dealer closes
        deal 8h 7d 8c
        """
    )
    assert table.wager("ann", "rws-pairs").open
    table.play("ann hits")
    assert table.result("ann", "rws-pairs") == ("win", 60)
    assert table.wager("ann").open


@pytest.mark.rule("Blackjack 3.14")
def test_a_split_and_the_end_of_the_hand_do_not_touch_pairs() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        ann bets 10 rws-pairs box 1
        dealer closes
        deal 8h 7d 8c
        ann splits
        deal 8s
        ann splits
        deal Kd
        ann hits
        deal Qd Ks
        ann stands hand 2
        deal Kc
        ann stands hand 3
        deal Kh
        """
    )
    assert table.at("dealer") == "7d Kh"
    assert table.result("ann", "rws-pairs") == ("win", 60)


@pytest.mark.rule("Blackjack 3.9")
def test_any_player_may_bet_pairs_of_a_box_with_somebodys_initial_bet() -> None:
    table = electronic(
        """
        bob bets 10 rws-pairs box 1
        ann bets 100 box 1
        dealer closes
        """
    )
    assert table.wager("bob", "rws-pairs").open


@pytest.mark.rule("Blackjack 3.9", "Blackjack 5.15")
@pytest.mark.parametrize("open_table", [recorded, electronic])
def test_pairs_without_an_initial_bet_on_the_box_go_back_at_the_close(
    open_table: OpenTable,
) -> None:
    table = open_table(
        """
        bob bets 10 rws-pairs box 2
        ann bets 100 box 1
        dealer closes
        """
    )
    assert table.result("bob", "rws-pairs") == ("returned", 0)
    assert table.cites("bob", "rws-pairs")[0] == "Blackjack 5.15"
    table.report(SideBetAlone(2))
    assert table.ruled == [("Blackjack 5.15",)]
    assert table.due == "deal box 1"
    assert table.impossible(SideBetAlone(1)).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Blackjack 5.15", "Blackjack 5.2")
def test_pairs_go_back_with_an_initial_bet_under_the_minimum() -> None:
    table = electronic(
        """
        ann bets 10 box 1
        bob bets 10 rws-pairs box 1
        dealer closes
        """,
        limits=Limits(100, None, None, {"initial": 2500}),
    )
    assert table.result("ann") == ("returned", 0)
    assert table.result("bob", "rws-pairs") == ("returned", 0)


@pytest.mark.rule("Blackjack 3.9.1")
def test_boom_busted_needs_an_initial_bet_somewhere() -> None:
    alone = electronic("ann bets 10 boom-busted\ndealer closes")
    assert alone.result("ann", "boom-busted") == ("returned", 0)
    assert alone.cites("ann", "boom-busted")[0] == "Blackjack 3.9.1"
    supported = electronic("carl bets 10 boom-busted\nbob bets 5 box 2\ndealer closes")
    assert supported.wager("carl", "boom-busted").open


@pytest.mark.rule("Blackjack 3.26", "Blackjack 3.26.3", "Blackjack 4.1.3")
@pytest.mark.parametrize(
    ("dealer", "pays"),
    [
        ("6d 6c Ts", 2),
        ("5d 4c 6s Ts", 2),
        ("3d 3c 4s 5s Ts", 4),
        ("2d 2c 3d 3c 5s Ts", 12),
        ("2d 2c 2h 2s 3d 4c Ts", 50),
        ("2d 2c 2h 2s 2d 2c 3h Ts", 200),
        ("2d 2c 2h 2s 2d 2c Ah 3h Ts", 200),
    ],
)
def test_boom_busted_pays_by_the_number_of_the_dealers_cards(dealer: str, pays: int) -> None:
    first, rest = dealer.split(maxsplit=1)
    table = electronic(
        f"""
        ann bets 100 box 1
        carl bets 10 boom-busted
        dealer closes
        deal 9h {first} 9c
        ann stands
        deal {rest}
        """
    )
    assert table.result("carl", "boom-busted") == ("win", 10 * pays)
    assert table.result("ann") == ("win", 100)


@pytest.mark.rule("Blackjack 3.26.2", "Blackjack 3.25")
@pytest.mark.parametrize("dealer", ["Td 7c", "Ad Kc", "9d 2c Ts", "6d Ac"])
def test_boom_busted_loses_when_the_dealer_does_not_bust(dealer: str) -> None:
    first, rest = dealer.split(maxsplit=1)
    table = recorded(
        f"""
        ann bets 100 box 1
        carl bets 10 boom-busted
        dealer closes
        deal 9h {first} 9c
        ann stands
        deal {rest}
        """
    )
    assert table.result("carl", "boom-busted") == ("lose", -10)
    assert table.cites("carl", "boom-busted") == ("Blackjack 3.26.2",)


@pytest.mark.rule("Blackjack 3.26.1")
def test_the_dealer_plays_on_for_boom_busted_when_every_hand_is_bust() -> None:
    script = """
        ann bets 100 box 1
        {boom}
        dealer closes
        deal 9h 6d 6c
        ann hits
        deal Kc
        """
    assert electronic(script.format(boom="")).due == "Nothing"
    table = electronic(script.format(boom="bob bets 10 boom-busted"))
    assert table.result("ann") == ("lose", -100)
    assert table.due == "deal dealer"
    table.play("deal Kd Ks")
    assert table.result("bob", "boom-busted") == ("win", 20)


@pytest.mark.rule("Blackjack 5.16")
def test_pairs_left_unsettled_are_settled_as_soon_as_it_is_noticed() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        ann bets 10 rws-pairs box 1
        dealer closes
        deal 4h 7d 4c
        """
    )
    table.play("ann hits\ndeal 5c")
    assert table.wager("ann", "rws-pairs").open
    table.report(SideBetUnsettled())
    assert table.result("ann", "rws-pairs") == ("win", 60)
    assert table.due == "ask ann box 1 hand 1"
    assert table.ruled == [("Blackjack 5.16",)]
    assert table.impossible(SideBetUnsettled()).reason is Reason.IMPOSSIBLE_NOW


SQUEEZED = """
    ann bets 100 box 1
    {who} bets 5 rws-pairs box 1
    bob bets 60 box 2
    dealer closes
    ann asks-squeeze box 1
    supervisor grants-squeeze
    deal ?? 6h Td ??
    deal 4d to dealer
    """


@pytest.mark.rule("Blackjack 3.14", "Blackjack 5.7.3", "Blackjack 3.12")
@pytest.mark.parametrize("who", ["ann", "carl"])
@pytest.mark.parametrize("word", ["reconstruct", "cannot"])
@pytest.mark.parametrize(("second", "net"), [("Kd", 60), ("Qd", -5)])
def test_pairs_lying_rightly_are_decided_though_nobody_has_seen_them(
    who: str, word: str, second: str, net: int
) -> None:
    table = recorded(SQUEEZED.format(who=who) + f"supervisor rules {word}")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]  # carl has nothing left to choose
    table.play("ann takes-back\nbob stays")
    if word == "cannot":
        table.play("deal 5d")
    assert table.due == "turn box 1"
    table.play(f"dealer turns box 1 Kh\ndealer turns box 1 {second}")
    assert (table.at("box 1"), table.result("ann")) == ("", ("returned", 0))
    table.play("bob hits box 2\ndeal 7s\nbob stands box 2\ndeal 8c")
    assert table.result(who, "rws-pairs")[1] == net


@pytest.mark.rule("Blackjack 3.14", "Blackjack 5.7.3")
def test_pairs_unseen_are_settled_though_everybody_has_left() -> None:
    table = recorded(SQUEEZED.format(who="ann") + "supervisor rules reconstruct")
    table.play("ann takes-back\nbob takes-back")
    assert table.due == "turn box 1"
    table.play("dealer turns box 1 Kh\ndealer turns box 1 Kd")
    assert (table.net("ann"), table.net("bob")) == (60, 0)


@pytest.mark.rule("Blackjack 3.14", "Blackjack 5.7.3")
def test_pairs_of_which_one_card_is_missing_are_taken_back() -> None:
    script = SQUEEZED.format(who="ann").replace("deal ?? 6h Td ??", "deal ?? 6h Td")
    table = recorded(script + "supervisor rules cannot\nann takes-back\nbob stays")
    assert table.result("ann", "rws-pairs") == ("returned", 0)
    assert table.due == "deal box 2"


@pytest.mark.rule("Blackjack 3.14", "Blackjack 5.7.1")
@pytest.mark.parametrize(("stays", "net"), [("stays", 60), ("takes-back", 0)])
def test_who_stays_has_pairs_on_the_cards_as_they_lie(stays: str, net: int) -> None:
    """Bob's card lies on Ann's box and is not put back; she leaves, Carl had his own choice."""
    table = recorded("ann bets 100 box 1\nbob bets 60 box 2\ncarl bets 5 rws-pairs box 1")
    table.play("dealer closes\ndeal Kh\ndeal Kd to box 1\nsupervisor rules cannot")
    table.play(f"ann takes-back\nbob stays\ncarl {stays}")
    table.play("deal 9h 7d 9c\nbob stands box 2\ndeal Tc")
    assert table.net("carl") == net
