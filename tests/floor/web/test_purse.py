"""Chips can be brought to a table and taken home at any time, whatever lies in the purse."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from croupier.engine.games import PLAYED, game_named
from tests.floor.server.house import House
from tests.floor.web.browser import AtTable, Pit, words
from tests.floor.web.conftest import CLOCKS, Visiting

pytestmark = pytest.mark.slow

WALLET = 10_000


def purse(page: Page) -> Locator:
    return page.locator("croupier-header button.purse")


def holds(page: Page, here: int, wallet: int) -> None:
    name = words("web-purse-and-wallet", purse=f"{here:,}", wallet=f"{wallet:,}")
    expect(purse(page)).to_have_accessible_name(name)
    expect(purse(page)).to_contain_text(f"{wallet:,}")


def opened(at: AtTable) -> Locator:
    purse(at.page).click()
    dialog = at.page.get_by_role("dialog", name=words("web-your-chips"))
    expect(dialog).to_be_visible()
    return dialog


def press(dialog: Locator, key: str) -> None:
    dialog.locator(f'button[data-key="{key}"]').click()


@pytest.mark.parametrize("game", PLAYED)
def test_chips_are_brought_and_taken_home(calm_house: House, visiting: Visiting, game: str) -> None:
    at = visiting(calm_house).table(f"{game}-1")
    holds(at.page, 0, WALLET)
    at.bring()
    holds(at.page, 500, WALLET - 500)
    dialog = opened(at)
    press(dialog, "bring-20000")
    holds(at.page, 700, WALLET - 700)
    dialog.locator('input[name="amount"]').fill("1,250")
    dialog.locator('input[name="amount"]').press("Enter")
    holds(at.page, 1_950, WALLET - 1_950)
    dialog.get_by_role("button", name=words("web-take-home", amount="1,950")).click()
    holds(at.page, 0, WALLET)


def test_a_refusal_says_why(calm_house: House, visiting: Visiting) -> None:
    """In the words of the engine; nothing is moved."""
    at = visiting(calm_house).table("roulette-1")
    dialog = opened(at)
    for amount in ("20000", "-5", "0"):
        dialog.locator('input[name="amount"]').fill(amount)
        press(dialog, "bring")
        expect(dialog.get_by_role("alert")).not_to_be_empty()
        holds(at.page, 0, WALLET)
    press(dialog, "bring-50000")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    at.page.keyboard.press("Escape")
    at.click("red||")
    at.has("red||", "25")
    press(opened(at), "home")
    expect(dialog.get_by_role("alert")).to_contain_text(words("chips-taken-between-rounds"))
    holds(at.page, 475, WALLET - 500)


WITHIN_THE_BAR = """() => {
  const bar = document.querySelector("croupier-bar");
  const edges = (node) => node.getBoundingClientRect();
  return [...bar.querySelectorAll("button, .sum")].every(
    (each) => edges(each).right <= edges(bar).right && edges(each).bottom <= edges(bar).bottom,
  );
}"""


WITHIN_ITS_CARD = """() => {
  const leave = document.querySelector('[data-key="leave"]');
  const right = (node) => node.getBoundingClientRect().right;
  const edge = right(leave.closest("li.table-row"));
  return [...leave.parentElement.children].every((each) => right(each) <= edge);
}"""


def test_too_few_chips_for_a_bet_lead_to_more(calm_house: House, visiting: Visiting) -> None:
    at = visiting(calm_house).table("roulette-1")
    press(opened(at), "bring-10000")
    holds(at.page, 100, WALLET - 100)
    at.page.keyboard.press("Escape")
    more = at.bar.get_by_role("button", name=words("web-bring-more"))
    at.page.get_by_role("radio", name=words("web-chip", amount="500")).click()
    at.click("even||")
    more.click()
    press(at.page.get_by_role("dialog"), "bring-100000")
    holds(at.page, 1_100, WALLET - 1_100)
    at.page.keyboard.press("Escape")
    at.page.keyboard.press("2")  # the bet that was refused is left
    expect(at.bar.get_by_role("radiogroup")).to_be_visible()
    at.page.keyboard.press("/")
    at.page.locator("#typed").fill("1101 even")
    at.page.locator("#typed").press("Enter")
    expect(more).to_be_visible()


@pytest.mark.parametrize("width", [1200, 1440, 1560])
def test_the_offer_of_more_chips_hides_nothing_of_the_bar(
    calm_house: House, visiting: Visiting, width: int
) -> None:
    at = visiting(calm_house, width).table("roulette-1")
    press(opened(at), "bring-10000")
    at.page.keyboard.press("Escape")
    at.page.get_by_role("radio", name=words("web-chip", amount="100")).click()
    at.click("red||")
    at.has("red||", "100")  # all that was brought
    at.click("even||")
    expect(at.bar.get_by_role("button", name=words("web-bring-more"))).to_be_visible()
    assert at.page.evaluate(WITHIN_THE_BAR)


def test_getting_up_takes_the_chips_home(calm_house: House, visiting: Visiting) -> None:
    at = visiting(calm_house).table("baccarat-1")
    at.bring()
    at.sit(3)
    press(opened(at), "up")
    holds(at.page, 0, WALLET)
    expect(at.page.get_by_role("button", name=words("web-take-box", box=3))).to_be_visible()


def test_chips_in_play_go_home_once_they_are_settled(
    house: House, pit: Pit, visiting: Visiting
) -> None:
    table = pit.set_up(game_named("baccarat").settings(), CLOCKS)
    at = visiting(house).table(table)
    at.felt_in("betting")
    at.bring()
    at.with_time_to_bet()
    at.click("tie|2|")
    at.has("tie|2|", "25")
    dialog = opened(at)
    press(dialog, "up")
    expect(dialog.get_by_role("status")).to_have_text(words("web-going-home"))
    holds(at.page, 475, WALLET - 500)
    expect(purse(at.page)).to_have_accessible_name(re.compile(r"^Chips here 0, "))
    holds_all = re.compile(r"play chips (9,975|10,200):")  # lost, or 8 to 1
    expect(purse(at.page)).to_have_accessible_name(holds_all)


@pytest.mark.parametrize("seated", [True, False])
def test_the_lobby_takes_chips_home(calm_house: House, visiting: Visiting, seated: bool) -> None:
    visit = visiting(calm_house)
    at = visit.table("si-ki-pi-1")
    at.bring()
    if seated:
        at.sit(2)
    page = visit.tab("/")
    page.locator('[data-key="leave"]').wait_for()
    assert page.evaluate(WITHIN_ITS_CARD)
    page.locator('[data-key="leave"]').click()
    expect(page.locator('[data-key="leave"]')).to_have_count(0)
    expect(page.locator("croupier-header .purse")).to_contain_text("10,000")
    holds(at.page, 0, WALLET)


def test_a_practice_purse_is_a_control_too(calm_house: House, visiting: Visiting) -> None:
    page = visiting(calm_house).tab("/practice/roulette")
    at = AtTable(page)
    at.spots.first.wait_for(state="attached")
    at.felt_in("betting")
    dialog = opened(at)
    home = dialog.locator('[data-key="home"]')
    home.click()
    expect(purse(page)).to_have_accessible_name(re.compile("^Chips here 0, "))
    press(dialog, "bring-10000")
    expect(purse(page)).to_have_accessible_name(re.compile("^Chips here 100, "))
    expect(dialog.locator('[data-key="up"]')).to_have_count(0)
