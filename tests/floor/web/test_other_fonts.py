"""Visitors have other fonts than the tests: with a second set everything still fits."""

import json
from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES
from tests.floor.web.accepted import LETTERS, MADE_WITH
from tests.floor.web.browser import PAGES, chromium
from tests.floor.web.conftest import Looking
from tests.floor.web.fonts import OTHER
from tests.floor.web.moments import moments

pytestmark = pytest.mark.slow

A_FEW_ROUNDS = range(2)
LATIN = 2  # families of `LETTERS`; the third is Chinese, and the same in both sets


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(OTHER) as browser:
        yield browser


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_a_round_fits_with_other_fonts(looking: Looking, game: str, language: str) -> None:
    still, misfits = looking(language), defaultdict[str, list[str]](list)
    states = moments(game_named(game).settings(), A_FEW_ROUNDS)
    still.at(states[0], game)
    for moment, fault in still.misfits_at(states):
        misfits[fault].append(moment.state)
    assert misfits == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_other_page_fits_with_other_fonts(looking: Looking, path: str, language: str) -> None:
    still = looking(language)
    page = still.visit.tab(path)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    assert still.misfits(page) == []


def test_the_two_sets_of_fonts_differ(browser: Browser) -> None:
    page = browser.new_page()
    other = page.evaluate(LETTERS)
    page.close()
    assert set(other).isdisjoint(json.loads(MADE_WITH.read_text())["letters"][:LATIN])
