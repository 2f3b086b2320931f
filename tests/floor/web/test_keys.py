"""Keys and clicks at a table: the keys of its game, a key that is held, a click that comes late."""

import pytest
from playwright.sync_api import expect

from croupier.engine.games import game_named
from tests.floor.server.house import House
from tests.floor.web.browser import AtTable, words
from tests.floor.web.conftest import Looking, Visiting
from tests.floor.web.moments import moments

pytestmark = pytest.mark.slow

OWN = {  # keys that not every game has
    "roulette": set(),
    "andar-bahar": {"1–9"},
    "baccarat": {"1–9", "I N"},
    "blackjack": {"1–9", "H S D P", "U I E", "N F"},
    "si-ki-pi": {"1–9", "1 2 3 W", "G"},
}


@pytest.mark.parametrize("game", OWN)
def test_the_panel_lists_the_keys_of_this_game(looking: Looking, game: str) -> None:
    moment = moments(game_named(game).settings(), range(1), quiet=True)[0]
    page = looking("en").at(moment, game)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog").locator("kbd")
    expect(listed.first).to_be_visible()
    assert {*listed.all_text_contents()} & set().union(*OWN.values()) == OWN[game]


def test_a_key_that_is_held_stakes_no_more_than_half_unasked(
    calm_house: House, visiting: Visiting
) -> None:
    at = visiting(calm_house).table("roulette-1")
    at.bring()  # 500
    at.click("red||")
    comes_to(at, "25")
    for dollars in ("50", "100", "200"):
        at.page.keyboard.press("x")
        comes_to(at, dollars)
    asked = at.bar.get_by_role("heading", name=words("web-over-half", amount="200"))
    for _ in range(5):
        at.page.keyboard.press("x")
    expect(asked).to_be_visible()
    at.page.keyboard.press("2")  # leave it
    expect(asked).to_be_hidden()
    at.has("red||", "200")
    at.page.keyboard.press("x")
    at.page.keyboard.press("1")
    comes_to(at, "400")


def test_double_and_undo_go_by_what_lies_however_it_came_there(
    calm_house: House, visiting: Visiting
) -> None:
    """A bet may be typed, and it may be there before the page is."""
    visit = visiting(calm_house)
    at = visit.table("roulette-1")
    at.bring()
    at.click("black||")
    at.has("black||", "25")
    types(at, "25 red")
    types(at, "withdraws 25 black")
    at.page.keyboard.press("x")
    comes_to(at, "50")
    expect(at.bar.locator(".sum")).to_contain_text("50")
    at.page.reload()
    comes_to(at, "50")
    at.page.keyboard.press("x")
    comes_to(at, "100")
    at.page.keyboard.press("Backspace")
    at.has("red||", "75")


def types(at: AtTable, line: str) -> None:
    at.page.keyboard.press("/")
    at.page.locator("#typed").fill(line)
    at.page.keyboard.press("Enter")
    expect(at.page.locator("#typed")).to_have_value("")
    at.page.keyboard.press("Escape")


def comes_to(at: AtTable, dollars: str) -> None:
    at.has("red||", dollars)
    expect(at.felt.locator(".stack.hollow")).to_have_count(0)


def test_a_click_after_the_close_is_answered(calm_house: House, visiting: Visiting) -> None:
    at = visiting(calm_house).table("baccarat-1")
    at.bring()
    at.click("player|4|")
    at.has("player|4|", "25")
    at.page.keyboard.press("n")  # ready
    at.felt_in("concluded")
    at.click("banker|4|")
    expect(at.bar).to_contain_text("no bet may be placed")
    expect(at.bar).to_contain_text(words("web-staked-back", staked="25", back="").split(",")[0])
