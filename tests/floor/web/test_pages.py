"""What holds for every page: who comes, what is typed, what a page may load and weigh."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES
from croupier.floor.server.http.security import HEADERS
from croupier.floor.server.pages.page_files import modules
from tests.floor.server.house import House, Visitor
from tests.floor.web.browser import CHIP, Pit, words
from tests.floor.web.conftest import Visiting
from tests.floor.web.test_words import WEB

pytestmark = pytest.mark.slow

MARKUP = "<img src=x onerror=alert(1)>"
POLICY = "content-security-policy"
REPLAYS = [f"/rounds/{game}-1/1" for game in PLAYED]
TABLES = [f"/{place}" for game in PLAYED for place in (f"tables/{game}-1", f"practice/{game}")]
ROUND_OF_ANN = "/rounds/baccarat-1/1"
LEFT_FOR_ANSWERS = 1_500


def test_two_tabs_of_one_guest_agree(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    one, other = visit.table("roulette-1"), visit.table("roulette-1")
    one.bring()
    one.click("red||")
    one.has("red||", CHIP)
    other.has("red||", CHIP)
    other.spot("black||").focus()
    other.page.keyboard.press("Space")
    one.has("black||", CHIP)
    one.page.reload()
    one.has("black||", CHIP)
    one.has("red||", CHIP)


def test_guests_see_each_other(calm_house: House, visiting: Visiting) -> None:
    one, other = (visiting(calm_house).table("baccarat-1") for _ in range(2))
    one.bring()
    one.click("tie|2|")
    one.has("tie|2|", CHIP)
    name = one.page.evaluate("localStorage.getItem('croupier-name')")
    theirs = words("web-theirs", player=name, amount=CHIP)
    expect(other.spot("tie|2|")).to_have_accessible_name(re.compile(f", {theirs}$"))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("/books", "/book/baccarat"), ("/odds", "/odds/baccarat"), ("/fair", "/rounds#shoes")],
)
def test_an_address_that_people_type_leads_there(
    calm_house: House, visiting: Visiting, typed: str, shown: str
) -> None:
    page = visiting(calm_house).tab(typed)
    expect(page).to_have_url(calm_house.address + shown)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_a_round_that_one_may_not_see_is_told_in_a_sentence(
    quick_house: House, ann: Visitor, visiting: Visiting
) -> None:
    visit = visiting(quick_house)
    visit.expecting("status of 404")
    page = visit.tab(ROUND_OF_ANN)
    refused = ann.at.guest("zoe").http.get(f"/api{ROUND_OF_ANN}/scenes").json()["sentence"]
    expect(page.get_by_role("heading", level=1)).to_have_text(refused)
    expect(page).to_have_title(f"{refused} · Croupier")


def test_what_somebody_typed_is_shown_as_text(house: House, pit: Pit, visiting: Visiting) -> None:
    at = visiting(house).table("roulette-1")
    pit.pause("roulette-1", reason=MARKUP)
    expect(at.page.get_by_text(MARKUP, exact=False).first).to_be_visible()
    assert at.page.locator("img[src=x]").count() == 0
    pit.resume("roulette-1")


def test_modules_are_served_as_written(calm_house: House) -> None:
    for path in ("js/table/page.js", "js/kit/dom.js", "css/room.css"):
        assert calm_house.client().get(f"/web/{path}").content == (WEB / path).read_bytes()


# What came over the line for a page, and what its first answer had named.
LOADED = """() => {
  const came = performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname);
  const named = [...document.querySelectorAll("link[href]")].map((each) => each.pathname ??
    new URL(each.href).pathname);
  const of = (paths, kind) => [...new Set(paths.filter((each) => each.endsWith(kind)))].sort();
  return { modules: of(came, ".js"), styles: of(came, ".css"), named: of(named, ".js") };
}"""


@pytest.mark.parametrize("game", PLAYED)
def test_a_table_names_at_once_all_that_it_loads(
    calm_house: House, visiting: Visiting, game: str
) -> None:
    """No module is found only by reading another, none is named in vain."""
    at = visiting(calm_house).table(f"{game}-1")
    loaded = at.page.evaluate(LOADED)
    assert loaded["modules"] == loaded["named"]
    assert loaded["styles"] == [f"/web/styles/felts/{game}.css", "/web/styles/table.css"]


NAMED = re.compile(r'(?:href|src)="(/web/[^"]+)"')
HEAVIEST = 155_000  # bytes on the wire of a page with all files it names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/rounds", "/book/baccarat", *TABLES, *REPLAYS])
def test_no_page_is_heavy(calm_house: House, path: str, language: str) -> None:
    """What it asks for once it is there comes to less than what is left."""
    client = calm_house.client()
    page = client.get(path)
    game = next((each for each in PLAYED if f'data-game="{each}"' in page.text), None)
    also = "&page=replay" if path in REPLAYS else ""
    also = "&page=practice" if path.startswith("/practice") else also
    speaks = f"/api/sentences/{language}{f'?game={game}{also}' if game else ''}"
    named = [client.get(each) for each in ({*NAMED.findall(page.text)} | {speaks})]
    assert {each.headers["content-encoding"] for each in named} == {"gzip"}
    assert sum(each.num_bytes_downloaded for each in (page, *named)) < HEAVIEST - LEFT_FOR_ANSWERS


# What a module draws looks like nothing without these.
DRAWN_WITH = {
    "js/kit/cards.js": "css/pieces.css",
    "js/kit/courts.js": "css/courts.css",
    "js/kit/sheet.js": "css/sheet.css",
    "js/table/felt.js": "css/felt.css",
}


@pytest.mark.parametrize("page", sorted(WEB.glob("*.html")), ids=lambda page: page.stem)
def test_a_page_has_the_styles_of_what_it_draws(page: Path) -> None:
    named = page.read_text()
    for script in re.findall(r'src="/web/([^"]+)"', named):
        for module, style in DRAWN_WITH.items():
            assert module not in modules((script,)) or style in named, (module, style)


def parts(styles: str) -> list[str]:
    """Selectors and declarations, however they are laid out."""
    return [re.sub(r"\s", "", part) for part in re.split("[{};]", styles) if part.strip()]


def test_styles_that_are_joined_hold_what_the_page_names(calm_house: House) -> None:
    client = calm_house.client()
    joined = iter(parts(client.get("/web/styles/table.css").text))
    for path in re.findall(r'href="(/web/css/[^"]+)"', (WEB / "table.html").read_text()):
        found = parts(client.get(path).text)
        assert found
        assert all(part in joined for part in found), path  # in their order
    assert client.get("/web/styles/poker.css").status_code == 404
    assert client.get("/web/styles/felts/poker.css").status_code == 404


@pytest.mark.parametrize("path", ["/", "/tables/baccarat-1", "/web/js/table/page.js"])
def test_every_page_says_what_it_may_load(calm_house: House, path: str) -> None:
    answer = calm_house.client().get(path)
    assert answer.status_code == 200
    assert answer.headers[POLICY] == HEADERS[POLICY]
    assert "unsafe" not in answer.headers[POLICY]


def test_a_browser_stops_what_a_page_may_not_do(calm_house: House, visiting: Visiting) -> None:
    """And a test would hear of it: nothing that the pages do themselves violates their policy."""
    visit = visiting(calm_house)
    visit.expecting("Content Security Policy")
    at = visit.table("baccarat-1")
    assert visit.forgotten() == []
    visit.expecting("Content Security Policy")
    at.page.evaluate("document.body.setAttribute('style', 'color: red')")
    at.page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'),"
        "{ textContent: 'window.ran = true' }))"
    )
    assert at.page.evaluate("window.ran") is None
    assert len(visit.faults) == 2


@pytest.mark.parametrize("path", ["/tables/poker-9", "/rounds/baccarat-1/999", "/book/poker"])
def test_a_page_about_nothing_says_so_and_leads_back(
    calm_house: House, visiting: Visiting, path: str
) -> None:
    visit = visiting(calm_house)
    visit.expecting("status of 404")
    page = visit.tab(path)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    page.get_by_role("link", name=words("web-home")).click()
    page.wait_for_url(f"{calm_house.address}/")
