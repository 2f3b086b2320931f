"""Rounds of Blackjack that two players play to their end through the pages."""

import pytest
from playwright.sync_api import expect

from tests.floor.web.browser import words
from tests.floor.web.rounds import Casino

pytestmark = pytest.mark.slow


PLAY_ON = words("web-bj-play-on")
SURRENDER = words("web-bj-surrender")
NO_FOLLOW = words("web-bj-no-follow")
INSURANCE = words("web-bj-insure")


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.23")
def test_four_hands_side_by_side_and_a_double_for_less(casino: Casino) -> None:
    dealt = "8h 6c 6d 8c 5c"  # to ann, bob, the Dealer, ann, bob
    with casino.table("blackjack", f"{dealt} | 8d 8s Kh 3c Th 2h 9h 9c Ks Td 3s") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        ann.says("Split", "Box 1: 16")
        bob.says(PLAY_ON, SURRENDER)
        ann.says("Split", "Box 1, hand 1 of 2: 16")
        ann.says("Split", "Box 1, hand 1 of 3: 16")
        ann.asked("Box 1, hand 1 of 4: 18")
        refused = ann.button("Split")
        expect(refused).to_be_disabled()
        why = ann.bar.locator(".why").filter(has_text="identical value")
        ann.page.mouse.move(0, 0)
        expect(why).to_be_hidden()
        ann.page.keyboard.press("p")  # reached by its key, the button says why
        expect(refused).to_be_focused()
        expect(why).to_be_visible()
        ann.asked("Box 1, hand 1 of 4: 18")
        ann.says("Stand")
        ann.asked("Box 1, hand 2 of 4: 11")
        ann.chooses("15", "Double")
        ann.says("Double")
        ann.says("Hit", "Box 1, hand 3 of 4: 10")
        ann.says("Stand", "Box 1, hand 3 of 4: 19")
        ann.says("Stand", "Box 1, hand 4 of 4: 17")
        bob.asked("Box 2: 11")
        bob.chooses("15", "Double")
        bob.says("Double")
        table.ends(ann=-25_00 + 40_00 + 0 - 25_00, bob=+40_00)
        for player in table.players:
            assert player.hands() == ["Hand 1 18", "Hand 2 21", "Hand 3 19", "Hand 4 17"]
            player.felt_shows("−25", "+40", "0", "−25", "+40")


@pytest.mark.rule("Blackjack 3.22.1", "Blackjack 3.23.1")
def test_a_standing_player_follows_a_split_but_not_a_double(casino: Casino) -> None:
    dealt = "8h 6d 8c"  # to box 1, the Dealer, box 1
    with casino.table("blackjack", f"{dealt} | 3c Kd | 2h 9s | Th 2s") as table:
        ann, bob = table.players
        ann.sit(1)
        table.bets_open()
        ann.bets("25", "initial", 1)
        bob.bets("100", "initial", 1)
        ann.asked("Box 1: 16")
        expect(bob.felt).to_contain_text(words("web-bj-decides", player="ann"))
        ann.says("Split")
        bob.says("Follow", words("web-bj-follow-split", player="ann", box=1))
        ann.asked("Box 1, hand 1 of 2: 11")
        expect(ann.felt.locator(".hand-name")).to_have_text(["bob", "bob"])
        ann.says("Double")
        bob.says(NO_FOLLOW, words("web-bj-follow-double", player="ann", box=1))
        ann.says("Hit", "Box 1, hand 2 of 2: 10")
        ann.says("Stand", "Box 1, hand 2 of 2: 19")
        table.ends(ann=50_00 + 25_00, bob=100_00 + 100_00)
        ann.felt_shows("+50", "+25")
        bob.felt_shows("+100", "+100")


@pytest.mark.rule("Blackjack 3.22.1", "Blackjack 3.23.1")
def test_whoever_does_not_follow_a_split_keeps_the_first_hand(casino: Casino) -> None:
    with casino.table("blackjack", "8h 6d 8c | 3c Kd | Ts | Th 3s") as table:
        ann, bob = table.players
        ann.sit(1)
        table.bets_open()
        ann.bets("25", "initial", 1)
        bob.bets("100", "initial", 1)
        ann.says("Split", "Box 1: 16")
        bob.says(NO_FOLLOW, words("web-bj-follow-split", player="ann", box=1))
        ann.says("Double", "Box 1, hand 1 of 2: 11")
        bob.asked(words("web-bj-follow-double", player="ann", box=1))
        bob.chooses("50", "Follow")
        bob.says("Follow")
        ann.asked("Box 1, hand 2 of 2: 18")
        expect(ann.felt.locator(".hand-name")).to_have_text(["bob", "bob"])
        expect(ann.felt.locator(".behind .hand-name")).to_have_text(["bob"])  # not on hand 2
        ann.says("Stand")
        table.ends(ann=50_00 - 25_00, bob=100_00 + 50_00)
        ann.felt_shows("+50", "−25")
        bob.felt_shows("+150", "−25")  # the second hand is ann's alone


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.15.2")
def test_even_money_and_an_insurance_that_pays(casino: Casino) -> None:
    with casino.table("blackjack", "Ah 9c As Kh 8c | Qd") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        ann.says("Even Money", INSURANCE)
        bob.asked(INSURANCE)
        bob.chooses("10", "Insurance")
        bob.says("Insurance")
        bob.is_offered("2", "Insurance")  # up to half of 25, in whole dollars
        bob.says(words("web-no-more-insurance"))
        bob.says("Stand", "Box 2: 17")
        table.ends(ann=25_00, bob=-25_00 + 20_00)
        bob.felt_shows("−25", "+20", "+25")  # his two bets, and ann's


@pytest.mark.rule("Blackjack 3.15.2(b)", "Blackjack 3.16")
def test_an_insurance_that_is_lost_and_a_blackjack_that_waited(casino: Casino) -> None:
    with casino.table("blackjack", "Ah 9c As Kh 8c | 7d") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        ann.says(words("web-no-insurance"), INSURANCE)
        bob.says("Insurance", INSURANCE)
        bob.says("Stand", "Box 2: 17")
        table.ends(ann=30_00, bob=-25_00 - 12_00)
        bob.felt_shows("−25", "−12", "+30")


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.24.4")
def test_a_surrender_costs_half_to_the_cent(casino: Casino) -> None:
    with casino.table("blackjack", "Th 9c Ks 6h 8c | 7d") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        ann.says("Surrender", "Box 1: 16")
        bob.says("Stand", "Box 2: 17")
        table.ends(ann=-12_50, bob=0)
        for player in table.players:
            player.felt_shows("−12.50", "0")
