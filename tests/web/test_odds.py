"""The odds as pages: on every width, in both languages, for whoever cannot see them, and the way
there and back."""

import re

import pytest
from playwright.sync_api import Page, expect

from croupier.games import PLAYED
from croupier.probability import sheet
from tests.server.house import House
from tests.web.browser import CHIP, Visit, findings, wider_than_its_window, words
from tests.web.conftest import Visiting
from tests.web.test_accessibility import BY_AXE

pytestmark = pytest.mark.slow

WORKED_OUT_MS = 180_000  # the first time it may have to be compiled
WINDOWS = {360: 780, 820: 1180, 1440: 900}
KEY = re.compile(r"\b(web|odds|bet|game)-[a-z]")


def paper(visit: Visit, game: str) -> Page:
    page = visit.tab(f"/odds/{game}")
    page.locator('[data-worked-out="yes"]').wait_for(timeout=WORKED_OUT_MS)
    return page


@pytest.mark.parametrize("game", PLAYED)
def test_the_odds_fit_every_window_and_axe_finds_nothing(
    calm_house: House, visiting: Visiting, game: str
) -> None:
    visit = visiting(calm_house)
    visit.expecting(BY_AXE)
    page = paper(visit, game)
    for width, height in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)  # the pictures are drawn anew
        assert not wider_than_its_window(page), width
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert findings(page) == []


@pytest.mark.parametrize("game", PLAYED)
def test_the_odds_in_chinese_have_nothing_untranslated(
    calm_house: House, visiting: Visiting, game: str
) -> None:
    page = paper(visiting(calm_house), game)
    page.get_by_role("button", name="中文").click()
    page.locator('[data-worked-out="yes"]').wait_for(timeout=WORKED_OUT_MS)
    assert page.evaluate("document.documentElement.lang") == "zh"
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    told = page.get_by_role("main").inner_text()
    assert not KEY.search(told), KEY.findall(told)
    # Ranks of cards are written alike in both.
    for part in page.locator("h3, .note, th, .findings p").all_inner_texts():
        assert re.search(r"[\u4e00-\u9fff]|^[AKQJRTP\d\W]*$|§", part), part


def test_the_edge_on_the_page_is_that_of_the_sheet(calm_house: House, visiting: Visiting) -> None:
    page = paper(visiting(calm_house), "baccarat")
    for bet in ("player", "banker", "tie"):
        row = page.locator(f"tr:has(th.bet-{bet})")
        edge = f"{100 * -float(sheet('baccarat').figures(bet).ev):.4f}"
        expect(row).to_contain_text(words(f"bet-name-{bet}"))
        expect(row.get_by_role("cell", name=edge)).to_be_visible()
    ringed = page.locator("td.ringed b").all_inner_texts()
    assert len(ringed) == 12
    assert all(cell.startswith("+") for cell in ringed)


def test_every_picture_has_its_figures_behind_it(calm_house: House, visiting: Visiting) -> None:
    for game in PLAYED:
        page = paper(visiting(calm_house), game)
        for figure in page.locator("figure").all():
            expect(figure.locator('[role="img"]')).to_have_accessible_name(re.compile(r"\S"))
            assert figure.locator("details tbody tr").count() > 1


def test_from_the_lobby_to_the_odds_to_a_paragraph_and_back(
    calm_house: House, visiting: Visiting
) -> None:
    page = visiting(calm_house).tab("/")
    page.get_by_role("complementary").get_by_role("link", name=words("web-odds")).click()
    page.wait_for_url("**/odds/baccarat")
    page.locator('[data-worked-out="yes"]').wait_for(timeout=WORKED_OUT_MS)
    cite = words("web-cite", book="Baccarat", number="4.1.3")
    page.get_by_role("link", name=cite).first.click()
    page.wait_for_url("**/book/baccarat#4.1.3")
    expect(page.locator("li.here")).to_be_in_viewport()
    expect(page.locator("li.here")).to_have_id("4.1.3")
    page.get_by_role("link", name=words("web-book-odds")).click()
    page.wait_for_url("**/odds/baccarat")
    page.get_by_role("link", name=words("web-odds-to-the-tables")).click()
    page.wait_for_url(f"{calm_house.address}/")


def test_a_pill_at_a_table_leads_to_its_paragraph(house: House, visiting: Visiting) -> None:
    visit = visiting(house).warmed()
    at = visit.table("roulette-1")
    at.bring()
    at.with_time_to_bet()
    at.click("red||")
    at.has("red||", CHIP)
    at.page.locator("croupier-column .round button.cite").first.click()
    number = at.page.locator("croupier-sheet h2").inner_text().split()[-1]
    with visit.context.expect_page() as opened:
        at.page.get_by_role("link", name=words("web-in-the-book")).click()
    book = opened.value
    expect(book.locator("li.here")).to_have_id(number)
    expect(book.locator("li.here")).to_be_in_viewport()


def test_a_paragraph_named_by_another_is_a_link(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/book/blackjack#3.15.2(b)")
    expect(page.locator("li.here")).to_have_id("3.15.2(b)")
    page.locator("li.here").get_by_role("link", name="4.1.1", exact=True).click()
    expect(page.locator("li.here")).to_have_id("4.1.1")
