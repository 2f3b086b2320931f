"""A round at a practice table, by keyboard: opened from the lobby, with a hint and what it cost."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.floor.server.house import House
from tests.floor.web.browser import AtTable, Line, Visit, findings, wider_than_its_window, words
from tests.floor.web.conftest import Visiting

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
    page.get_by_text(words("web-practice-more")).click()
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
    expect(best).to_contain_text(words("web-no-insurance"))
    assert findings(page) == []
    page.keyboard.press("n")
    table.felt_in("concluded")
    kept = words("web-practice-cost-none", move=words("web-no-insurance"))
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


def test_a_table_that_the_house_has_put_away_begins_again(
    calm_house: House, visiting: Visiting
) -> None:
    visit = visiting(calm_house)
    visit.expecting("status of 404")
    line = Line(visit.context)
    table = opened(visit, "/practice/roulette?seed=9&companions=0")
    before = table.page.evaluate("location.hash")
    gone = {"reason": "unknown", "message": {"is": "message", "key": "web-nothing", "values": {}}}
    visit.context.route(
        f"**/api/practice/{before[1:]}", lambda route: route.fulfill(status=404, json=gone)
    )
    line.cut()
    line.mend()
    visit.expecting("WebSocket")
    table.page.wait_for_function(
        "before => location.hash.length > 1 && location.hash !== before", arg=before
    )
    table.felt_in("betting")


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


def test_the_choice_after_an_error_has_a_hint_and_a_cost(
    calm_house: House, visiting: Visiting
) -> None:
    """A card that lay face up in the shoe: the first thing to happen with this seed."""
    visit = visiting(calm_house)
    table = opened(visit, "/practice/baccarat?seed=5&trouble=0.3&companions=2")
    table.click("player|1|")
    table.has("player|1|", "25")
    page = table.page
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")  # deal
    expect(table.bar.get_by_role("heading")).to_have_text(words("web-case-asks"))
    table.bar.get_by_role("button", name="The card is used as the next card").click()
    expect(table.bar.get_by_role("heading")).to_have_text(words("web-case-right"))
    page.keyboard.press("Enter")  # go on
    stay = table.bar.get_by_role("button", name=words("web-stay"))
    expect(stay).to_be_visible()
    expect(table.bar).to_contain_text(words("web-staying-means"))
    expect(table.bar).not_to_contain_text(words("web-silence-option"))  # it waits
    advice = page.get_by_role("region", name=words("web-practice"))
    page.keyboard.press("t")
    expect(advice.locator("li.best")).to_contain_text(words("web-stay"))
    expect(advice.get_by_role("listitem")).to_have_count(2)
    expect(advice).to_contain_text(words("advice-without-insurance"))
    page.keyboard.press("2")  # take back
    worse = re.compile(re.escape(words("web-practice-leave")) + ".* costs .*" + words("web-stay"))
    expect(advice.locator(".costs")).to_contain_text(worse)


@pytest.mark.parametrize(
    ("asked", "key", "values"),
    [
        ("seed=-3", "practice-no-such-seed", {"most": "999999999999"}),
        ("seed=abc", "practice-no-such-seed", {"most": "999999999999"}),
        ("companions=1.5", "practice-no-such-company", {"most": 4}),
        ("trouble=x", "practice-no-such-trouble", {}),
    ],
)
def test_an_address_that_asks_for_no_table_says_why_and_leads_to_one(
    calm_house: House, visiting: Visiting, asked: str, key: str, values: dict[str, Any]
) -> None:
    visit = visiting(calm_house)
    visit.expecting("400")
    page = visit.tab(f"/practice/andar-bahar?{asked}")
    expect(page.get_by_role("heading", level=1)).to_have_text(words(key, **values))
    expect(page.get_by_role("link", name=words("web-home"))).to_be_visible()
    name = words("game-name-andar-bahar")
    page.get_by_role("link", name=words("web-practice-any", name=name)).click()
    AtTable(page).felt_in("betting")


def test_a_ruling_on_another_error_is_not_quoted(calm_house: House, visiting: Visiting) -> None:
    """After one error was ruled on, cards are drawn together: nobody has ruled on that."""
    page = visiting(calm_house).tab("/")
    told = """async (cites) => {
      const { options } = await import("/web/js/table/bar/halted.js");
      const together = (all) => all.filter(Boolean).join(" ");
      const words = { say: (key) => key, sentence: ({ key }) => key, together };
      const rulings = [{ cites: ["Baccarat 5.8"], effect: { key: "ruled" } }];
      const view = { moves: [], hands: [], bets: [], rulings };
      const asked = { question: "1.report2.option", box: null, hand: null, cites };
      return options({ view, words, clocks: [], told: [], me: "ann" }, asked).text;
    }"""
    assert page.evaluate(told, ["Baccarat 5.8"]) == "Ruledweb-stop web-staying-means"
    assert page.evaluate(told, ["Baccarat 5.10"]) == "web-staying-means"
