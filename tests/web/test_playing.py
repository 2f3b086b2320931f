"""A guest plays a round at every table, with the pointer and with the keyboard."""

import re
from decimal import Decimal

import pytest
from playwright.sync_api import expect

from croupier.games import PLAYED, game_named
from tests.server.house import House
from tests.web.browser import BROUGHT, CHIP, AtTable, Pit, words
from tests.web.conftest import CLOCKS, Visiting

pytestmark = pytest.mark.slow

FIRST = {  # a bet by its spot
    "baccarat": "banker|1|",
    "roulette": "red||",
    "andar-bahar": "andar|1|",
    "si-ki-pi": "initial|1|",
    "blackjack": "initial|1|",
}
FIGURE = r"([\d,.]*\d)"
RESULT = re.compile(words("web-staked-back", staked=FIGURE, back=FIGURE))


def test_the_lobby_leads_to_every_table(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/")
    for game in PLAYED:
        title = page.get_by_role("heading", name=words(f"game-name-{game}"))
        row = page.get_by_role("listitem").filter(has=title)
        row.get_by_role("link").first.click()
        page.wait_for_url(re.compile(rf"/tables/{game}-1\b"))
        expect(page.get_by_role("heading", level=1)).to_contain_text(words(f"game-name-{game}"))
        page.get_by_role("link", name="Croupier").click()


@pytest.mark.parametrize("game", PLAYED)
def test_a_guest_plays_a_round(house: House, pit: Pit, visiting: Visiting, game: str) -> None:
    visit = visiting(house).warmed()
    table = pit.set_up(game_named(game).settings(), CLOCKS)
    at = visit.table(table)
    pit.pause(table)  # the round is played to its end, and stays in sight
    at.bring()
    at.sit(1)
    at.with_time_to_bet()
    at.click(FIRST[game])
    at.has(FIRST[game], CHIP)
    at.spot(FIRST[game]).focus()
    at.page.keyboard.press("Space")
    at.has(FIRST[game], "50")
    at.answer_until("concluded")
    expect(at.bar).to_contain_text(words("web-this-round"))
    expect(at.bar).to_contain_text(RESULT)
    staked, back = (Decimal(each.replace(",", "")) for each in result(at))
    assert staked >= 50  # a question may have raised it
    left = f"{int(BROUGHT) - staked + back:,.2f}".removesuffix(".00")
    expect(at.page.get_by_role("banner")).to_contain_text(left)


def result(at: AtTable) -> tuple[str, ...]:
    found = RESULT.search(at.bar.inner_text())
    assert found
    return found.groups()
