"""A guest plays a round at every table, with the pointer and with the keyboard."""

import pytest
from playwright.sync_api import expect

from croupier.games import PLAYED, game_named
from tests.server.house import House
from tests.web.browser import CHIP, Pit, words
from tests.web.conftest import CLOCKS, Visiting

FIRST = {  # a bet by its spot
    "baccarat": "banker|1|",
    "roulette": "red||",
    "andar-bahar": "andar|1|",
    "si-ki-pi": "initial|1|",
    "blackjack": "initial|1|",
}
STAKED_50 = words("web-staked-back", staked="50", back="").partition(",")[0]


def test_the_lobby_leads_to_every_table(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/")
    for game in PLAYED:
        page.locator(f'a[href="/tables/{game}-1"]').first.click()
        page.wait_for_url(f"**/tables/{game}-1")
        expect(page.get_by_role("heading", level=1)).to_contain_text(words(f"game-name-{game}"))
        page.go_back()


@pytest.mark.parametrize("game", PLAYED)
def test_a_guest_plays_a_round(house: House, pit: Pit, visiting: Visiting, game: str) -> None:
    visit = visiting(house).warmed()
    table = pit.set_up(game_named(game).settings(), CLOCKS)
    at = visit.table(table)
    pit.pause(table)  # the round is played to its end, and stays in sight
    at.bring()
    at.sit(1)
    at.click(FIRST[game])
    at.has(FIRST[game], CHIP)
    at.spot(FIRST[game]).focus()
    at.page.keyboard.press("Space")
    at.has(FIRST[game], "50")
    at.answer_until("concluded")
    expect(at.bar).to_contain_text(words("web-this-round"))
    expect(at.bar).to_contain_text(STAKED_50)
