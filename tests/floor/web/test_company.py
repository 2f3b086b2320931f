"""Ready beside the clock, and companions of the House on the felt."""

import re

import pytest
from playwright.sync_api import expect

from tests.floor.server.house import House
from tests.floor.web.browser import CHIP, AtTable, findings, words
from tests.floor.web.conftest import Visiting

pytestmark = pytest.mark.slow

SIZES = ((1440, 900), (390, 844))


def with_bet(visiting: Visiting, house: House, size: tuple[int, int], box: int) -> AtTable:
    at = visiting(house, *size).table("baccarat-1")
    at.bring()
    at.sit(box)
    at.click(f"banker|{box}|")
    at.has(f"banker|{box}|", CHIP)
    return at


@pytest.mark.parametrize("size", SIZES)
def test_a_lone_player_presses_ready(
    calm_house: House, visiting: Visiting, size: tuple[int, int]
) -> None:
    at = visiting(calm_house, *size).table("roulette-1")
    at.bring()
    button = at.bar.get_by_role("button", name=re.compile(f"^{words('web-ready')}"))
    expect(button).to_have_count(0)
    at.click("red||")
    at.has("red||", CHIP)
    expect(button).to_be_visible()
    expect(button).to_have_accessible_name(
        f"{words('web-ready')}: {words('web-ready-count', said=0, of=1)}"
    )
    assert findings(at.page) == []
    box, edge = button.bounding_box(), at.page.viewport_size
    assert box is not None
    assert edge is not None
    assert box["height"] >= 44
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= edge["width"]
    at.page.keyboard.press("n") if size[0] > 600 else button.click()
    at.felt_in("play", "concluded")


def test_the_count_says_who_is_still_waited_for(calm_house: House, visiting: Visiting) -> None:
    first, second = (with_bet(visiting, calm_house, SIZES[0], box) for box in (3, 4))
    button = first.bar.get_by_role("button", name=re.compile(f"^{words('web-ready')}"))
    expect(first.bar).to_contain_text(words("web-ready-count", said=0, of=2))
    button.click()
    expect(second.bar).to_contain_text(words("web-ready-count", said=1, of=2))
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_name(re.compile(words("live-ready-already")[:20]))
    second.bar.get_by_role("button", name=re.compile(f"^{words('web-ready')}")).click()
    first.felt_in("play", "concluded")


@pytest.mark.parametrize(("size", "box"), [(SIZES[0], 4), (SIZES[1], 2)])
def test_a_companion_is_marked_as_the_houses(
    calm_house: House, visiting: Visiting, size: tuple[int, int], box: int
) -> None:
    at = visiting(calm_house, *size).table(f"blackjack-1?box={box}")
    page = at.page
    at.bring()
    page.get_by_role("button", name=words("web-companions"), exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=words("web-companion-ask")).click()
    who = words("web-of-the-house", name="Bea")
    expect(sheet).to_contain_text(who)
    assert findings(page) == []
    page.keyboard.press("Escape")
    marked = at.felt.get_by_role("button", name=re.compile(re.escape(who)))
    expect(marked).to_have_count(1)
    expect(at.felt).to_contain_text(words("web-house-tag"))
    at.click(f"initial|{box}|")
    if size[0] > 600:  # a phone draws your own box large, and the others small
        chips = at.felt.locator(f'[data-spot][aria-label*="{who}"]')
        expect(chips.first).to_be_attached()
    expect(at.bar).to_contain_text(words("web-ready"))
    page.get_by_role("button", name=words("web-companions"), exact=True).click()
    sheet.get_by_role("button", name=words("web-companion-dismiss", who=who)).click()
    expect(marked).to_have_count(0)
    assert findings(page) == []
    lobby = visiting(calm_house, *size).tab("/")
    expect(lobby.get_by_role("main")).not_to_contain_text(who)
