"""A round at a practice table, by keyboard: opened from the lobby, with a hint and what it cost."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.browser import AtTable, Visit, findings, wider_than_its_window, words
from tests.web.conftest import Visiting

pytestmark = pytest.mark.slow


def opened(visit: Visit, address: str) -> AtTable:
    seen = AtTable(visit.tab(address))
    seen.felt_in("betting")
    return seen


def test_a_round_with_a_hint_from_the_lobby_on(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/")
    page.get_by_role("heading", name=words("web-practice")).wait_for()
    page.keyboard.press("p")
    page.get_by_label(words("web-practice-game")).select_option("baccarat")
    page.get_by_label(words("web-practice-with")).select_option("1")
    page.get_by_label(words("web-practice-seed"), exact=True).fill("6")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/practice/baccarat\?.*seed=6"))
    table = AtTable(page)
    table.felt_in("betting")
    advice = page.get_by_role("region", name=words("web-practice"))
    expect(advice).to_contain_text(words("web-practice-seed-of", seed="6"))
    page.evaluate("document.activeElement?.blur()")
    table.click("player|1|")
    table.has("player|1|", "25")
    page.keyboard.press("t")
    expect(advice.get_by_role("listitem").filter(has_text="1.06 %")).to_be_visible()
    page.keyboard.press("Enter")  # deal
    insure = page.get_by_role("button", name=re.compile("^Insure"))
    expect(insure).to_be_visible()
    page.keyboard.press("t")
    best = advice.locator("li.best")
    expect(best).to_contain_text(words("web-practice-nothing"))
    assert findings(page) == []
    page.keyboard.press("n")
    table.felt_in("concluded")
    kept = words("web-practice-cost-none", move=words("web-practice-nothing"))
    expect(advice).to_contain_text(kept)
    expect(advice).to_contain_text(words("web-practice-round-cost", cost="0.31"))
    page.keyboard.press("Enter")  # the next round
    table.felt_in("betting")


def test_the_same_address_is_the_same_evening_and_a_reload_the_same_table(
    calm_house: House, visiting: Visiting
) -> None:
    faces = []
    for _ in range(2):
        visit = visiting(calm_house)
        table = opened(visit, "/practice/andar-bahar?seed=9&companions=0")
        table.click("andar|1|")
        table.has("andar|1|", "25")
        table.page.keyboard.press("Enter")
        table.felt_in("concluded")
        table.page.reload()
        table.felt_in("concluded")
        faces.append(table.page.get_by_role("complementary").locator(".bets").inner_text())
    assert faces[0] == faces[1]


def test_on_a_phone_the_hint_is_a_panel_and_nothing_is_wider(
    calm_house: House, visiting: Visiting
) -> None:
    visit = visiting(calm_house, 360, 780)
    table = opened(visit, "/practice/roulette?seed=9")
    assert findings(table.page) == []
    table.bar.get_by_role("button", name=words("web-practice-hint")).click()
    panel = table.page.get_by_role("dialog", name=words("web-practice-hint"))
    expect(panel).to_contain_text("7.69 %")
    assert not wider_than_its_window(table.page)


def test_no_page_of_a_live_table_gives_hints(calm_house: House, visiting: Visiting) -> None:
    table = visiting(calm_house).warmed().table("baccarat-1")
    expect(table.page.get_by_role("button", name=words("web-practice-hint"))).to_have_count(0)
    expect(table.page.locator("croupier-advice")).to_have_count(0)
