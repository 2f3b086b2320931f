"""axe finds nothing at fault: on every page, while bets are open, in play, and when it is over."""

from typing import Any

import pytest
from playwright.sync_api import expect

from croupier.games import PLAYED, game_named
from tests.server.house import House
from tests.web.browser import PAGES, Holding, Pit, findings, words
from tests.web.conftest import CLOCKS, Visiting
from tests.web.test_playing import FIRST

pytestmark = pytest.mark.slow

BY_AXE = "Applying inline style violates"  # it tries some, and the page does not let it


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_found_on_a_page(calm_house: House, visiting: Visiting, path: str) -> None:
    visit = visiting(calm_house)
    visit.expecting(BY_AXE)
    page = visit.tab(path)
    page.get_by_role("heading", level=1).wait_for()
    assert findings(page) == []


def well_in_play(frame: dict[str, Any]) -> bool:
    """What comes after the first cards, or after the ball was spun."""
    if frame["type"] != "table" or frame["shared"]["status"] == "betting":
        return False
    cards = sum(len(hand["cards"]) for hand in frame["shared"]["hands"])
    return cards > 2 or frame["shared"]["status"] != "play"


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_found_at_a_table(house: House, pit: Pit, visiting: Visiting, game: str) -> None:
    visit = visiting(house).warmed()
    visit.expecting(BY_AXE)
    table = pit.set_up(game_named(game).settings(), CLOCKS)
    line = Holding(visit.context, well_in_play)
    at = visit.table(table)
    pit.pause(table)
    at.bring()
    at.sit(1)
    at.with_time_to_bet()
    at.click(FIRST[game])
    at.has(FIRST[game], "25")
    found = {"betting": findings(at.page)}
    line.holds(at.page)
    at.felt_in("play")
    found["play"] = findings(at.page)
    line.release()
    at.answer_until("concluded")
    expect(at.bar).to_contain_text(words("web-this-round"))
    found["concluded"] = findings(at.page)
    assert found == {"betting": [], "play": [], "concluded": []}
