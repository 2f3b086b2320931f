"""Rounds of the other games that two players play to their end through the pages."""

import re

import pytest
from playwright.sync_api import expect

from tests.floor.web.browser import words
from tests.floor.web.rounds import Casino

pytestmark = pytest.mark.slow

LOOK = words("web-si-ki-pi-look")
HOUSE_WAY = words("web-do-si-ki-pi-house-way")


@pytest.mark.rule("Baccarat 3.11", "Baccarat 3.12", "Baccarat 3.12.2")
def test_insurance_after_four_cards_and_after_the_third(casino: Casino) -> None:
    # Player, Banker, Player, Banker: 5 against 4, then 8, then 9 for the Banker
    with casino.table("baccarat", "2h 4c 3h Kc | 3d | 5s") as table:
        ann, bob = table.players
        table.bets_open()
        ann.bets("100", "player", 1)
        bob.bets("100", "banker", 2)
        assert ann.chooses_most("Insure") == "50"  # at 2 to 1
        ann.chooses("25", "Insure")
        ann.says("Insure")
        ann.says(words("web-no-more-insurance"))
        ann.cards_lie(5)
        assert ann.chooses_most("Insure") == "7"  # at 7 to 1: both together pay no more than 100
        ann.says("Insure")
        table.ends(ann=-100_00 + 50_00 + 49_00, bob=95_00)


@pytest.mark.rule("Baccarat 3.17")
def test_insurance_of_both_hands_when_nine_meets_nine(casino: Casino) -> None:
    # 4 against 5, then 9, then 9: insurance bought at 9 is paid, that of before goes back
    with casino.table("baccarat", "4h 5c Kd Qc | 5d | 4s") as table:
        ann, bob = table.players
        table.bets_open()
        ann.bets("100", "player", 1)
        bob.bets("100", "banker", 2)
        bob.chooses("40", "Insure")
        bob.says("Insure")
        bob.says(words("web-no-more-insurance"))
        assert ann.chooses_most("Insure") == "12"
        ann.says("Insure")
        table.ends(ann=96_00, bob=0)


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 1.8")
def test_four_cards_are_arranged_by_drag_and_by_key(casino: Casino) -> None:
    # to box 1, box 2 and the Dealer, card by card
    with casino.table("si-ki-pi", "Ah Qs Td | Kd 7h 3h | 9c 4d Jc | 3s 2c 8d") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        ann.says(LOOK)
        ann.told(words("web-si-ki-pi-set-as", low=4, high=9))  # House Way, though not the first way
        ann.drags("3 of spades", "King of diamonds")
        ann.told(words("web-si-ki-pi-set-as", low=1, high=2))
        ann.drags("3 of spades", "King of diamonds")
        ann.says(words("web-si-ki-pi-set-as", low=4, high=9))
        bob.page.keyboard.press("Enter")  # looks
        bob.told(words("web-si-ki-pi-set-as", low=6, high=7))
        bob.page.keyboard.press("2")
        bob.told(words("web-si-ki-pi-set-as", low=4, high=9))
        bob.page.keyboard.press("Enter")
        table.ends(ann=23_75, bob=23_75)  # less 5% of what was won
        ann.felt_shows("+23.75")


@pytest.mark.rule("Si Ki Pi 3.19")
def test_the_house_way_by_its_button_and_by_its_key(casino: Casino) -> None:
    with casino.table("si-ki-pi", "Ah Qs Td | Kd 7h 3h | 9c 4d Jc | 3s 2c 8d") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        ann.says(LOOK)
        ann.told(words("web-si-ki-pi-would-set", low=4, high=9))
        ann.says(HOUSE_WAY)
        bob.asked(words("web-si-ki-pi-look-title"))
        bob.page.keyboard.press("w")
        table.ends(ann=23_75, bob=0)  # 6 and 7 against 3 and 8: a Stand Off


@pytest.mark.rule("Andar Bahar 3.10.1", "Andar Bahar 3.11")
def test_the_cards_are_dealt_on_when_a_player_asks(casino: Casino) -> None:
    with casino.table("andar-bahar", "7h | 8c 9d | 4s 7d") as table:
        ann, bob = table.players
        table.bets_open()
        ann.bets("25", "under-8")
        bob.bets("25", "over-8")
        ann.asked(words("web-asked-deal-on"))
        ann.says("Deal on")
        table.ends(ann=25_00, bob=-25_00)
        won, lost = (
            words("web-andar-bahar-won", amount="25", odds="1 to 1"),
            words("web-andar-bahar-lost", amount="25"),
        )
        expect(ann.spot("under-8||")).to_contain_text(f"✓ {won}")
        expect(ann.spot("under-8||")).to_have_accessible_name(re.compile(f", {won}$"))
        expect(bob.spot("over-8||")).to_contain_text(f"✕ {lost}")
        expect(bob.spot("over-8||")).to_have_accessible_name(re.compile(f", {lost}$"))
        expect(bob.felt.locator(".stack.own")).to_have_count(0)  # taken by the Dealer


@pytest.mark.rule("Roulette 3.9")
def test_a_number_and_a_colour(casino: Casino) -> None:
    with casino.table("roulette", "17") as table:
        ann, bob = table.players
        table.bets_open()
        ann.bets("25", "straight", on="17")
        bob.bets("25", "red")
        table.ends(ann=35 * 25_00, bob=-25_00)
        ann.felt_shows("+875")


def test_every_row_of_a_round_that_is_over_opens_its_replay_there(casino: Casino) -> None:
    with casino.table("baccarat", "2h 4c 3h Kc | 3d | 5s") as table:
        ann, bob = table.players
        table.bets_open()
        ann.bets("100", "player", 1)
        bob.bets("100", "banker", 2)
        rows = ann.column.locator(".round li")
        ann.button("Insure").wait_for()
        expect(rows.get_by_role("link")).to_have_count(0)
        ann.chooses("25", "Insure")
        ann.says("Insure")
        ann.says(words("web-no-more-insurance"))
        assert ann.chooses_most("Insure") == "7"
        ann.says("Insure")
        table.ends(ann=-100_00 + 50_00 + 49_00, bob=95_00)
        expect(rows.get_by_role("link")).to_have_count(rows.count())
        for row, kind in (("insures|Insurance for", "said"), ("Player Hand: 2♥ 3♥ 3♦", "card")):
            rows.get_by_role("link", name=re.compile(row)).last.click()
            expect(ann.page.locator(f".instant.of-{kind}:has([aria-current])")).to_have_count(1)
            ann.page.go_back()
