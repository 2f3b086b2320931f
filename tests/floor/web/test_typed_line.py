"""The line that is typed in the browser, in Chinese: bets and moves, what is refused, Escape."""

import re

import pytest
from playwright.sync_api import expect

from croupier.engine.sentences import said, sentence
from tests.floor.server.house import House
from tests.floor.web.browser import AtTable
from tests.floor.web.conftest import Visiting

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "example"),
    [("baccarat", "25 闲 4 号位"), ("blackjack", "25 底注 4 号位"), ("roulette", "25 双")],
)
def test_the_example_is_a_bet_of_this_game_and_can_be_typed(
    calm_house: House, visiting: Visiting, game: str, example: str
) -> None:
    visit = visiting(calm_house)
    visit.context.add_init_script("if (location.host) localStorage.setItem('language', 'zh')")
    table = AtTable(visit.tab(f"/tables/{game}-1"))
    line = table.page.locator("#typed")
    table.page.get_by_role("button", name=re.compile("500")).click()
    table.page.keyboard.press("/")
    expect(line).to_have_attribute("placeholder", example)
    line.fill("25 飞")
    line.press("Enter")
    news = table.page.locator("croupier-bar .news")
    expect(news).to_contain_text(example.split()[1])
    expect(news).not_to_contain_text(re.compile("[a-z]{4}"))
    line.fill(example)
    line.press("Enter")
    expect(line).to_have_value("")
    expect(table.page.locator(".stack.own")).to_have_count(1)


def test_bets_and_moves_are_typed_in_chinese(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    visit.context.add_init_script("if (location.host) localStorage.setItem('language', 'zh')")
    table = AtTable(visit.tab("/practice/baccarat?seed=6&companions=1"))
    page, line = table.page, table.page.locator("#typed")

    def types(text: str) -> None:
        page.keyboard.press("/")
        line.fill(text)
        line.press("Enter")
        expect(line).to_have_value("")
        page.keyboard.press("Escape")
        expect(line).to_be_hidden()

    def holds(bet: str, amount: str) -> None:
        expect(table.spot(f"{bet}|1|")).to_have_accessible_name(re.compile(rf" {amount}$"))

    table.felt_in("betting")
    page.keyboard.press("/")
    line.fill("飞")
    line.press("Enter")
    news = page.locator("croupier-bar .news")
    expect(news).to_contain_text("可用的有：押、取回、眯牌、留下、收回、买保险")
    expect(news).not_to_contain_text("closes")
    page.keyboard.press("Escape")
    expect(line).to_be_hidden()
    expect(page.locator("croupier-bar")).not_to_contain_text("可用的有")
    types("25 闲")
    holds("player", "25")
    types("取回 25 闲")
    types("100庄 1号位")
    holds("banker", "100")
    types("取回100庄")
    types("押闲25")
    holds("player", "25")
    page.keyboard.press("Enter")  # deal
    expect(
        page.get_by_role("button", name=sentence(said("web-no-insurance"), "zh"))
    ).to_be_visible()
    types("不要")
    table.felt_in("concluded")
