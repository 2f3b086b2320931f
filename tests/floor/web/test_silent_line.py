"""A line that is dead is seen to be dead, takes no clicks, and comes back by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.floor.server.house import House
from tests.floor.web.browser import CHIP, AtTable, Visit, words
from tests.floor.web.conftest import visit
from tests.floor.web.tunnel import Tunnel, tunnel

pytestmark = pytest.mark.slow

CUT = "ERR_|WebSocket connection to|Failed to load"
LOST = "croupier-bar.lost-connection"


@pytest.fixture
def line(calm_house: House) -> Iterator[Tunnel]:
    with tunnel(calm_house.address) as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, calm_house: House, line: Tunnel) -> Iterator[Visit]:
    found = visit(browser, calm_house)
    found.address = line.address
    found.expecting(CUT)
    yield found
    found.context.close()
    assert found.unexpected() == []


def betting(visitor: Visit, table: str) -> AtTable:
    at = visitor.table(table)
    at.bring()
    at.click("red||")
    at.has("red||", CHIP)
    return at


def is_lost(at: AtTable) -> None:
    expect(at.bar).to_contain_text(words("web-bets-stay", amount=CHIP))
    expect(at.page.locator("croupier-header .line.down")).to_be_visible()
    assert at.felt.evaluate("felt => felt.inert")
    assert at.bar.locator("button:not([aria-disabled]):not(.cite)").count() == 0


def is_back(at: AtTable) -> None:
    expect(at.page.locator("croupier-header .line.up")).to_be_visible()
    expect(at.page.locator(LOST)).to_have_count(0)
    at.has("red||", CHIP)
    assert not at.felt.evaluate("felt => felt.inert")


def test_silence_is_noticed_and_the_table_comes_back(visitor: Visit, line: Tunnel) -> None:
    """No end of the connection is ever told."""
    at = betting(visitor, "roulette-1")
    line.go_silent()
    is_lost(at)
    x, y = at.page.evaluate(MIDDLE_OF_BLACK)
    at.page.mouse.click(x, y)
    at.page.keyboard.press("C")  # clear
    at.page.keyboard.press("Backspace")
    line.mend()
    is_back(at)
    assert CHIP not in (at.spot("black||").get_attribute("aria-label") or "")
    at.click("black||")
    at.has("black||", CHIP)


MIDDLE_OF_BLACK = """() => {
  const box = document.querySelector('[data-spot="black||"]').getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def test_a_browser_that_is_offline_says_so_at_once(visitor: Visit) -> None:
    at = betting(visitor, "roulette-1")
    visitor.context.set_offline(True)
    is_lost(at)
    visitor.context.set_offline(False)
    is_back(at)


def test_a_page_that_slept_asks_before_it_shows_a_clock(visitor: Visit, line: Tunnel) -> None:
    """A machine that wakes up finds its clocks stale and its line dead."""
    visitor.context.add_init_script(SLEEPS)
    at = betting(visitor, "roulette-1")
    at.page.evaluate("sleeps()")
    line.go_silent()
    at.page.evaluate("wakes()")
    is_lost(at)
    line.mend()
    is_back(at)


# Timers do not run, and time passes.
SLEEPS = """{
  const [every, now] = [window.setInterval, performance.now.bind(performance)];
  let [asleep, slept] = [false, 0];
  window.setInterval = (act, wait) => every(() => asleep || act(), wait);
  performance.now = () => now() + slept;
  window.sleeps = () => { asleep = true; };
  window.wakes = () => { asleep = false; slept = 3_600_000; };
}"""


def test_the_lobby_notices_silence(visitor: Visit, line: Tunnel) -> None:
    page = visitor.tab("/")
    expect(page.locator("croupier-header .line.up")).to_be_visible()
    line.go_silent()
    expect(page.locator("croupier-header .line.down")).to_be_visible()
    line.mend()
    expect(page.locator("croupier-header .line.up")).to_be_visible()
