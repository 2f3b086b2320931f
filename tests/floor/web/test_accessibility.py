"""axe finds nothing at fault: on every page, in every state of a round, wide and on a phone."""

from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from croupier.engine.games import PLAYED, game_named
from tests.floor.web.browser import PAGES, findings
from tests.floor.web.conftest import Looking
from tests.floor.web.moments import moments
from tests.floor.web.still import DRAWN, window
from tests.floor.web.test_fit import FILLED, ROUNDS

pytestmark = pytest.mark.slow

BY_AXE = "Applying inline style violates"  # it tries some, and the page does not let it
WIDTHS = (1440, 360)


def found(page: Page) -> list[str]:
    faults = []
    for width in WIDTHS:
        page.set_viewport_size(window(width))
        page.evaluate(DRAWN)
        faults += [f"{width} px: {each}" for each in findings(page)]
    return faults


@pytest.mark.parametrize("path", [*PAGES, "/rounds/baccarat-1/1", "/book/poker"])
def test_nothing_is_found_on_a_page(looking: Looking, path: str) -> None:
    visit = looking("en").visit
    visit.expecting(BY_AXE)
    visit.expecting("status of 404")
    page = visit.tab(path)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    page.wait_for_function(FILLED)
    assert found(page) == []


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_found_in_any_state_of_a_round(looking: Looking, game: str) -> None:
    still, faults = looking("en"), defaultdict[str, list[str]](list)
    still.visit.expecting(BY_AXE)
    states = moments(game_named(game).settings(), ROUNDS)
    page = still.at(states[0], game)
    for moment in states:
        still.show(moment)
        for fault in found(page):
            faults[fault].append(moment.state)
    still.lose()
    for fault in found(page):
        faults[fault].append("connection lost")
    assert faults == {}
