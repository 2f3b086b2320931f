"""The Dealer's own hand: when it is played out, when one card decides, when none is taken."""

from itertools import product

import pytest

from croupier.engine.equipment.cards import RANKS
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import dealt_to, electronic, recorded

STANDING = dealt_to("9h", "9c", "{up}", "ann stands")


@pytest.mark.rule("Blackjack 3.24")
def test_the_dealer_draws_to_16_and_stands_on_every_17() -> None:
    """All pairs of ranks: the total counted by hand, an Ace 11 where that makes 17 to 21."""
    points = {rank: index + 1 for index, rank in enumerate(RANKS)} | dict.fromkeys("TJQK", 10)
    for up, second in product(RANKS, repeat=2):
        table = electronic(STANDING.format(up=f"{up}d") + f"\ndeal {second}s")
        hard = points[up] + points[second]
        stands = hard >= 17 or ("A" in (up, second) and 17 <= hard + 10 <= 21)
        assert table.due == ("Nothing" if stands else "deal dealer"), (up, second)


@pytest.mark.rule("Blackjack 3.24")
@pytest.mark.parametrize(
    ("dealer", "outcome"),
    [
        ("Ad 6s", "17"),
        ("Ad 5s Ks As", "17"),
        ("6d Ts 2c", "18"),
        ("2d 2s 2c Ac", "17"),
        ("2d 3s Ac Ks 5c", "21"),
        ("Ad Ac 9s", "21"),
        ("Ad Ks", "blackjack"),
        ("6d Ts Kc", "bust"),
    ],
)
def test_how_a_dealers_hand_ends(dealer: str, outcome: str) -> None:
    from croupier.engine.games import blackjack

    up, rest = dealer.split(maxsplit=1)
    table = electronic(STANDING.format(up=up) + f"\ndeal {rest}")
    assert table.due == "Nothing"
    assert table.at("dealer") == dealer
    assert blackjack.outcome(table.round) == outcome


@pytest.mark.rule("Blackjack 3.11", "Blackjack 3.24")
def test_there_is_no_hole_card() -> None:
    table = electronic(dealt_to("9h", "9c", "Kd"))
    assert table.at("dealer") == "Kd"
    refused = table.refused("deal As to dealer")
    assert refused.reason is Reason.CARD_NOT_DUE
    assert "ann decides" in refused.sentence


@pytest.mark.rule("Blackjack 3.24")
@pytest.mark.parametrize("up", ["7d", "Td", "Ad"])
def test_no_card_when_every_hand_is_bust(up: str) -> None:
    table = electronic(dealt_to("9h", "6c", up, "ann hits\ndeal Kc"))
    assert table.due == "Nothing"
    assert table.at("dealer") == up


@pytest.mark.rule("Blackjack 3.16")
def test_no_card_when_only_blackjacks_were_left_and_they_have_won() -> None:
    table = electronic(dealt_to("Ah", "Kc", "9d"))
    assert table.due == "Nothing"
    assert table.result("ann") == ("win", 120)


@pytest.mark.rule("Blackjack 3.17")
def test_no_card_when_every_hand_was_surrendered() -> None:
    assert electronic(dealt_to("9h", "6c", "Td", "ann surrenders")).due == "Nothing"


@pytest.mark.rule("Blackjack 3.16", "Blackjack 3.15.1")
@pytest.mark.parametrize("up", ["Td", "Qd", "Ad"])
def test_one_card_decides_a_waiting_blackjack_and_is_the_last(up: str) -> None:
    table = electronic(dealt_to("Ah", "Kc", up))
    assert table.due == "window ann box 1"
    table.play("ann declines")
    assert table.due == "deal dealer"
    table.play("deal 2d")
    assert table.due == "Nothing"
    assert table.result("ann") == ("win", 120)


@pytest.mark.rule("Blackjack 3.26.1", "Blackjack 3.24")
def test_boom_busted_makes_the_dealer_play_out_whatever_has_been_settled() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        bob bets 100 box 2
        carl bets 10 boom-busted
        dealer closes
        deal Ah 9s 9d Kc 7s
        bob surrenders box 2
        """
    )
    assert table.due == "deal dealer"
    table.play("deal 2d")
    assert table.result("ann") == ("win", 120)
    assert table.due == "deal dealer"
    table.play("deal Kd")
    assert table.result("carl", "boom-busted") == ("lose", -10)


@pytest.mark.rule("Blackjack 3.24")
def test_the_dealer_draws_only_after_all_players_have_decided() -> None:
    table = recorded("ann bets 10 box 1\nbob bets 10 box 2\ndealer closes\ndeal 9h 8h 7d 7c 9c")
    table.play("ann stands")
    assert table.due == "ask bob box 2 hand 1"
    table.play("bob stands box 2")
    assert table.due == "deal dealer"


@pytest.mark.rule("Blackjack 3.24")
def test_no_card_is_dealt_while_bets_are_open_or_after_the_round() -> None:
    table = electronic("ann bets 100 box 1")
    refused = table.refused("deal 9h")
    assert refused.reason is Reason.NOT_NOW
    assert refused.cites == ("Blackjack 3.10",)
    table.play("dealer closes\ndeal Ah 9d Kc")
    assert table.refused("deal 9h").reason is Reason.ROUND_OVER


def test_a_round_without_a_bet_is_over_at_once() -> None:
    table = electronic("dealer closes")
    assert table.due == "Nothing"
