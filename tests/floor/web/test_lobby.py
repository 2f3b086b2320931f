"""The lobby: tables are links, notices say what people should know, an evening is told."""

import re

import pytest
from playwright.sync_api import Route, expect

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES, said, sentence
from tests.floor.server.house import House, Visitor
from tests.floor.web.browser import CHIP, Pit, findings, words
from tests.floor.web.conftest import Looking, Visiting
from tests.floor.web.moments import ANN
from tests.floor.web.still import window
from tests.floor.web.test_accessibility import BY_AXE

pytestmark = pytest.mark.slow


def test_a_table_opens_in_a_tab_of_its_own(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    page = visit.tab("/")
    link = page.get_by_role("link", name=re.compile("^Baccarat 1"))
    with visit.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    opened.value.wait_for_url("**/tables/baccarat-1")
    expect(page.get_by_role("link", name=words("web-lobby-watch")).first).to_be_visible()


def test_the_lobby_leads_to_every_table(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/")
    for game in PLAYED:
        title = page.get_by_role("heading", name=words(f"game-name-{game}"))
        row = page.get_by_role("listitem").filter(has=title)
        row.get_by_role("link").first.click()
        page.wait_for_url(re.compile(rf"/tables/{game}-1\b"))
        expect(page.get_by_role("heading", level=1)).to_contain_text(words(f"game-name-{game}"))
        page.get_by_role("link", name="Croupier").click()


def test_a_paused_table_is_told_of(house: House, pit: Pit, visiting: Visiting) -> None:
    visit = visiting(house)
    visit.expecting(BY_AXE)
    page = visit.tab("/")
    pit.pause("si-ki-pi-1")
    notice = words("web-notice-paused", table="Si Ki Pi 1")
    expect(page.get_by_text(notice)).to_be_visible()
    assert findings(page) == []
    pit.resume("si-ki-pi-1")
    expect(page.get_by_text(notice)).to_have_count(0)


def test_an_evening_is_told_round_by_round(house: House, visiting: Visiting) -> None:
    visit = visiting(house)
    visit.expecting(BY_AXE)
    at = visit.table("roulette-1")
    at.bring()
    for _ in range(2):
        at.felt_in("betting")
        at.with_time_to_bet()
        at.click("red||")
        at.has("red||", CHIP)
        yours = re.compile(re.escape(words("web-yours", amount=CHIP)))
        expect(at.spot("red||")).not_to_have_accessible_name(yours)  # the next round is open
    page = visit.tab("/")
    expect(page.get_by_role("img", name=re.compile("Course of 2 rounds"))).to_be_visible()
    page.get_by_text(words("web-lobby-round-by-round")).click()
    expect(page.locator(".course li b").first).to_have_text(re.compile("^[+−]25$"))
    expect(page.get_by_role("link", name=words("web-lobby-return-table"))).to_be_visible()
    assert findings(page) == []
    page.locator(".course li a").first.click()
    page.wait_for_url("**/rounds/roulette-1/*")


def test_a_page_about_nothing_in_both_languages(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    visit.expecting("status of 404")
    visit.expecting(BY_AXE)
    page = visit.tab("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-nothing-here"))
    assert findings(page) == []
    page.evaluate("localStorage.setItem('language', 'zh')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("这个地址没有页面")
    page.get_by_role("link", name="回到大厅").click()
    page.wait_for_url(f"{calm_house.address}/")


# The last numbers of a table as chance would bring them once in a long while: one of each colour.
EVERY_COLOUR = """async () => {
  const { lastOf } = await import("/web/js/lobby/last.js");
  const outcomes = ["0", "00", "star", "1", "2"];
  const all = lastOf({ game: "roulette", outcomes }, { say: (key) => key });
  document.querySelector(".last").replaceWith(all);
  return [...all.children].map((each) => each.className);
}"""


def test_numbers_of_every_colour_can_be_read(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    visit.expecting(BY_AXE)
    page = visit.tab("/")
    expect(page.locator(".last").first).to_be_visible()
    assert {*page.evaluate(EVERY_COLOUR)} == {"zero", "house", "red", "black"}
    assert findings(page) == []


# Where the first of those at a table is written, from the left edge of their line to its right.
FIRST_NAME = """name => {
  const line = document.querySelector(".table-row .names");
  const text = line.querySelector("b").firstChild;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, name.length);
  const box = line.getBoundingClientRect();
  return [box.left, range.getBoundingClientRect().right, box.right, line.title];
}"""


def test_who_is_at_a_table_has_a_line_of_their_own(calm_house: House, visiting: Visiting) -> None:
    names = [f"Kingfisher-{box}" for box in (1, 2, 3)]
    for box, name in enumerate(names, start=1):
        with calm_house.guest(name).table("baccarat-1") as seat:
            seat.do("table.take-seat.1", player=name, box=box)
    page = visiting(calm_house).tab("/")
    for width in (780, 820, 1200, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        expect(page.locator(".table-row .names").first).to_contain_text(names[0])
        left, name_ends, right, title = page.evaluate(FIRST_NAME, names[0])
        assert left < name_ends <= right, width
        assert title == ", ".join(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_lobby_lies_below_a_wide_screen(looking: Looking, language: str) -> None:
    still = looking(language)
    page = still.visit.tab("/")
    page.locator(".table-row").last.wait_for()
    page.set_viewport_size(window(1440))
    assert page.evaluate("document.documentElement.scrollHeight") <= window(1440)["height"]
    expect(page.locator("#practice-game")).to_be_in_viewport(ratio=1)


SPEAKS = "if (origin !== 'null') localStorage.setItem('language', '{}')"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_does_anything_for_a_newcomer(
    calm_house: House, visiting: Visiting, language: str
) -> None:
    visit = visiting(calm_house)
    visit.context.add_init_script(SPEAKS.format(language))
    page = visit.tab("/")
    page.locator(".table-row").last.wait_for()
    expect(page.locator("#name")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= window(1440)["height"]
    expect(page.locator("#practice-game")).to_be_in_viewport(ratio=1)


# How far down the tables reach and where what stands under them begins.
REACH = """() => {
  const box = (element) => element.getBoundingClientRect();
  const rows = [...document.querySelectorAll(".table-row")];
  return [rows.length, box(rows.at(-1)).bottom, box(document.querySelector(".lobby-foot")).top];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_five_tables_at_once(looking: Looking, language: str) -> None:
    """Each of which can also be watched."""
    still = looking(language)
    page = still.visit.tab("/")
    page.set_viewport_size({"width": 360, "height": 800})
    page.locator(".table-row").last.wait_for()
    tables, lowest, foot = page.evaluate(REACH)
    assert tables == len(PLAYED)
    assert lowest <= foot
    watch = page.get_by_role("link", name=sentence(said("web-lobby-watch"), language))
    expect(watch).to_have_count(len(PLAYED))
    for each in watch.all():
        expect(each).to_be_in_viewport(ratio=1)
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 48
    watch.last.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*?watch=1")


def test_a_box_of_ones_own_can_be_left_on_a_phone(looking: Looking, ann: Visitor) -> None:
    still = looking("en")
    still.visit.expecting(BY_AXE)
    with ann.table("si-ki-pi-1") as seat:
        seat.do("table.take-seat.1", player=ANN.name, box=3)
        page = still.visit.tab("/")
        page.set_viewport_size({"width": 360, "height": 800})
        back = page.get_by_role("link", name=words("web-lobby-return", box=3))
        expect(back).to_be_visible()
        _, lowest, foot = page.evaluate(REACH)
        assert lowest <= foot
        assert findings(page) == []
        page.get_by_role("button", name=words("web-lobby-leave")).click()
        expect(back).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Interrupted rounds3 of the last 1000"), ("zh", "中断局数最近 1000 局中 3 局")],
)
@pytest.mark.parametrize("width", [360, 1440])
def test_interrupted_rounds_are_shown_where_there_are_any(
    looking: Looking, language: str, told: str, width: int
) -> None:
    still = looking(language)
    page = still.visit.context.new_page()

    def interrupted(route: Route) -> None:
        answer = route.fetch()
        lobby = answer.json()
        lobby["tables"][0]["interruptions"]["recent"] = 3
        route.fulfill(response=answer, json=lobby)

    page.route("**/api/tables", interrupted)
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(still.visit.house.address)
    facts = page.locator(".table-row .facts")
    expect(facts.first).to_contain_text(told)
    expect(facts.nth(1)).not_to_contain_text(told)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
