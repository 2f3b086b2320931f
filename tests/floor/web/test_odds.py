"""The odds as pages: on every width, in both languages, for whoever cannot see them, and the way
there and back."""

import re

import pytest
from playwright.sync_api import Page, expect

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES
from croupier.mathematics.exact import sheet
from tests.floor.server.house import House
from tests.floor.web.browser import CHIP, Visit, findings, words
from tests.floor.web.conftest import Looking, Visiting
from tests.floor.web.test_accessibility import BY_AXE

pytestmark = pytest.mark.slow

WORKED_OUT_MS = 180_000  # the first time it may have to be compiled
KEY = re.compile(r"\b(web|odds|bet|game)-[a-z]")


def paper(visit: Visit, game: str) -> Page:
    page = visit.tab(f"/odds/{game}")
    page.locator('[data-worked-out="yes"]').wait_for(timeout=WORKED_OUT_MS)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_the_odds_fit_are_translated_and_axe_finds_nothing(
    looking: Looking, game: str, language: str
) -> None:
    still = looking(language)
    still.visit.expecting(BY_AXE)
    page = paper(still.visit, game)
    assert still.misfits(page) == []
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert findings(page) == []
    assert not KEY.search(page.get_by_role("main").inner_text())
    if language == "zh":  # ranks of cards are written alike in both
        for part in page.locator("h3, .note, th, .findings p").all_inner_texts():
            assert re.search(r"[\u4e00-\u9fff]|^[AKQJRTP\d\W]*$|§", part), part


def test_the_edge_on_the_page_is_that_of_the_sheet(quick_house: House, visiting: Visiting) -> None:
    page = paper(visiting(quick_house), "baccarat")
    for bet in ("player", "banker", "tie"):
        row = page.locator(f"tr:has(th.bet-{bet})")
        edge = f"{100 * -float(sheet('baccarat').figures(bet).ev):.4f}"
        expect(row).to_contain_text(words(f"bet-name-{bet}"))
        expect(row.get_by_role("cell", name=edge)).to_be_visible()
    ringed = page.locator("td.ringed b").all_inner_texts()
    assert len(ringed) == 12
    assert all(cell.startswith("+") for cell in ringed)


def test_every_picture_has_its_figures_behind_it(quick_house: House, visiting: Visiting) -> None:
    for game in PLAYED:
        page = paper(visiting(quick_house), game)
        for figure in page.locator("figure").all():
            expect(figure.locator('[role="img"]')).to_have_accessible_name(re.compile(r"\S"))
            assert figure.locator("details tbody tr").count() > 1


def test_from_the_lobby_to_the_odds_to_a_paragraph_and_back(
    quick_house: House, visiting: Visiting
) -> None:
    page = visiting(quick_house).tab("/")
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
    page.wait_for_url(f"{quick_house.address}/")


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


def test_a_paragraph_named_by_another_is_a_link(quick_house: House, visiting: Visiting) -> None:
    page = visiting(quick_house).tab("/book/blackjack#3.15.2(b)")
    expect(page.locator("li.here")).to_have_id("3.15.2(b)")
    page.locator("li.here").get_by_role("link", name="4.1.1", exact=True).click()
    expect(page.locator("li.here")).to_have_id("4.1.1")
