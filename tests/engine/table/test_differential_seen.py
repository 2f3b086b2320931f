"""What a view says about the two sides that the Differential compares."""

import pytest

from croupier import open_table
from croupier.engine.table.viewing.differential import DifferentialSeen, SideSeen
from tests.engine.table.test_noticing import said

LIMITS = {"minimum": 10, "maximum": 400, "differential": 500}


@pytest.mark.rule("Baccarat 3.4", "Baccarat 5.1")
def test_both_sides_and_the_room_that_is_left() -> None:
    desk = open_table("baccarat", limits=LIMITS)
    even = DifferentialSeen((SideSeen("banker", 0), SideSeen("player", 0)), None, 0, 50_000)
    assert desk.view("ann").differential == even
    said(desk, "ann bets 100 banker box 1", "bob bets 350 player box 2", "ann bets 50 tie box 1")
    seen = desk.view("ann").differential
    assert seen == DifferentialSeen(
        (SideSeen("banker", 10_000), SideSeen("player", 35_000)), "player", 25_000, 25_000
    )
    assert seen == desk.view("zoe").differential
    room = {each.spot.bet: each.room_cents for each in desk.view("ann").rooms if each.spot.box == 7}
    assert room["player"] == seen.room_cents


@pytest.mark.rule("Baccarat 5.1")
def test_what_lies_beyond_the_differential_leaves_no_room() -> None:
    desk = open_table("baccarat", table="recorded", limits=LIMITS)
    said(desk, "ann bets 600 banker box 1")
    seen = desk.view("ann").differential
    assert seen is not None
    assert (seen.leads, seen.lead_cents, seen.room_cents) == ("banker", 60_000, 0)


def test_a_table_without_one_says_nothing_of_it() -> None:
    assert open_table("baccarat").view("ann").differential is None
    assert open_table("roulette").view("ann").differential is None
