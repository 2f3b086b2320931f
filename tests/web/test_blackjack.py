"""Rounds of Blackjack that two players play to their end through the pages."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import words
from tests.web.rounds import Casino

pytestmark = pytest.mark.slow


PLAY_ON = words("web-bj-play-on")
SURRENDER = words("web-bj-surrender")


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.23")
def test_four_hands_side_by_side_and_a_double_for_less(casino: Casino) -> None:
    dealt = "8h 6c 6d 8c 5c"  # to ann, bob, the Dealer, ann, bob
    with casino.table("blackjack", f"{dealt} | 8d 8s Kh 3c Th 2h 9h 9c Ks Td 3s") as table:
        ann, bob = table.players
        ann.sit(1)
        bob.sit(2)
        table.bets_open()
        ann.bets("25", "initial", 1)
        bob.bets("25", "initial", 2)
        ann.says("Split", "Box 1: 16")
        bob.says(PLAY_ON, SURRENDER)
        ann.says("Split", "Box 1, hand 1 of 2: 16")
        ann.says("Split", "Box 1, hand 1 of 3: 16")
        ann.asked("Box 1, hand 1 of 4: 18")
        expect(ann.button("Split")).to_be_disabled()
        ann.says("Stand")
        ann.asked("Box 1, hand 2 of 4: 11")
        ann.lowers("Double", "25", "15")
        ann.says("Double")
        ann.says("Hit", "Box 1, hand 3 of 4: 10")
        ann.says("Stand", "Box 1, hand 3 of 4: 19")
        ann.says("Stand", "Box 1, hand 4 of 4: 17")
        bob.asked("Box 2: 11")
        bob.lowers("Double", "25", "15")
        bob.says("Double")
        table.ends(ann=-25_00 + 40_00 + 0 - 25_00, bob=+40_00)
        for player in table.players:
            assert player.hands() == ["Hand 1 18", "Hand 2 21", "Hand 3 19", "Hand 4 17"]
            player.felt_shows("−25", "+40", "0", "−25", "+40")
