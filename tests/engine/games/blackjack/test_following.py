"""Standing Players follow a Split or Double Down, or stay behind."""

import pytest

from croupier.engine.equipment.cards import card
from croupier.engine.games import blackjack
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary.facts import FaceUpInShoe
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import Table, electronic

UNSEATED: dict[int, str] = {}

FOLLOWING = """
    ann bets 100 box 1
    bob bets 40 box 1
    carl bets 20 box 1
    dealer closes
    deal {first} 7d {second}
    """


def shared(first: str, second: str, further: str = "") -> Table:
    return electronic(FOLLOWING.format(first=first, second=second)).play(further)


@pytest.mark.rule("Blackjack 3.22.1")
def test_standing_players_follow_a_split_with_their_own_bet_or_decline() -> None:
    table = shared("8h", "8c", "ann splits")
    refused = table.refused("bob follows 39")
    assert refused.reason is Reason.AMOUNT
    assert refused.cites == ("Blackjack 3.22", "Blackjack 3.22.1")
    assert refused.room_cents == 4000
    table.play("bob follows 40\ncarl declines")
    assert table.refused("bob follows 40").reason is Reason.NOT_YOURS
    assert table.refused("carl follows 20").reason is Reason.NOT_YOURS
    assert table.refused("ann follows 100").reason is Reason.NOT_YOURS
    table.play("deal Kh\nann stands\ndeal 9c\nann stands hand 2\ndeal Th")
    assert table.by_hand("bob") == [("initial", 1, "win", 40), ("split", 2, "push", 0)]
    assert table.by_hand("carl") == [("initial", 1, "win", 20)]


@pytest.mark.rule("Blackjack 3.22.1")
def test_silence_declines_a_split() -> None:
    table = shared("8h", "8c", "ann splits\nbob follows 40\ndeal 8d")
    refused = table.refused("carl follows 20")
    assert refused.reason is Reason.NOT_NOW
    # he stayed on the first hand and is not asked again
    table.play("ann splits")
    assert table.refused("carl follows 20").reason is Reason.NOT_YOURS
    table.play("bob follows 40\ndeal 3h\nann doubles 100")
    table.play("carl follows 20\nbob declines\ndeal Kh Kd\nann stands hand 2")
    table.play("deal Kc\nann stands hand 3\ndeal Th")
    assert table.by_hand("carl") == [("initial", 1, "win", 20), ("double", 1, "win", 20)]
    assert [(bet, hand) for bet, hand, *_ in table.by_hand("bob")] == [
        ("initial", 1),
        ("split", 3),
        ("split", 2),
    ]


@pytest.mark.rule("Blackjack 3.22.1")
def test_the_clock_declines_for_those_who_say_nothing() -> None:
    table = shared("8h", "8c", "ann splits\nclock runs-out")
    assert table.round.play.stayed == {("bob", 1), ("carl", 1)}
    assert table.refused("bob follows 40").reason is Reason.NOT_NOW
    assert table.due == "deal box 1"


@pytest.mark.rule("Blackjack 3.22.1")
def test_who_declines_has_no_part_in_the_second_hand() -> None:
    table = shared("8h", "8c", "ann splits\ndeal Kh\nann stands\ndeal 3c\nann doubles 50 hand 2")
    assert table.refused("bob follows 40").reason is Reason.NOT_YOURS
    table.play("deal Kc Th")
    assert table.net("bob") == 40
    assert table.net("ann") == 250


@pytest.mark.rule("Blackjack 3.23.1")
def test_standing_players_follow_a_double_for_less_or_accept_the_one_card() -> None:
    table = shared("6h", "5c", "ann doubles 100")
    refused = table.refused("bob follows 41")
    assert refused.reason is Reason.ABOVE_MAXIMUM
    assert (refused.cites, refused.room_cents) == (("Blackjack 3.23.1",), 4000)
    table.play("bob follows 15\ndeal 2c")
    assert table.due == "deal dealer"
    table.play("deal Th")
    assert table.net("bob") == -55
    assert table.net("carl") == -20


@pytest.mark.rule("Blackjack 3.22.1")
def test_there_is_nothing_to_follow_before_a_split_or_double() -> None:
    table = shared("8h", "8c")
    assert table.refused("bob follows 40").reason is Reason.NOT_NOW
    assert table.refused("bob declines").reason is Reason.NOT_NOW
    table.play("ann splits")
    assert table.refused("dora follows 5").reason is Reason.NOT_YOURS
    assert table.refused("dealer follows 5").reason is Reason.NOT_YOURS


@pytest.mark.rule("Blackjack 3.22.1")
def test_following_needs_chips() -> None:
    table = electronic(
        FOLLOWING.format(first="8h", second="8c") + "ann splits", purses={"bob": 5000}
    )
    assert table.refused("bob follows 40").reason is Reason.ABOVE_PURSE
    assert [offer.command for offer in own_offers(blackjack, table.round, player("bob"))] == [
        blackjack.Decline(player("bob"))
    ]


@pytest.mark.rule("Blackjack 5.11", "Blackjack 3.22.1")
def test_a_card_that_waits_is_laid_when_nobody_answers_a_split() -> None:
    table = shared("8h", "8c").report(FaceUpInShoe(card("8d")))
    table.play("ann splits")
    assert table.at("box 1") == "8h"
    table.play("clock runs-out")
    assert table.at("box 1") == "8h 8d"
    assert table.round.play.stayed == {("bob", 1), ("carl", 1)}


def test_every_answer_at_a_table_without_seats_is_the_highest_bettors() -> None:
    table = Table(seats=UNSEATED).play(FOLLOWING.format(first="8h", second="8c") + "ann splits")
    table.play("bob follows 40\ndeal 2h")
    assert table.due == "ask ann box 1 hand 1"
