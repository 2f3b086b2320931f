"""On a low phone the cloth ends where the sheet begins, and the gold button is in sight."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES
from croupier.engine.table.vocabulary.settings import TableKind
from tests.floor.web.conftest import Looking
from tests.floor.web.moments import Moment, Rounds, every, moments
from tests.floor.web.still import DRAWN

pytestmark = pytest.mark.slow

LOW = ViewportSize(width=360, height=640)
# How far down spots reach, and where the sheet begins.
REACH = """() => {
  const spots = [...document.querySelectorAll("[data-spot] .spot-shape")];
  const { top } = document.querySelector("croupier-bar").getBoundingClientRect();
  return [Math.max(...spots.map(each => each.getBoundingClientRect().bottom)), top];
}"""


@pytest.mark.parametrize("game", PLAYED)
def test_no_spot_lies_under_the_sheet_while_bets_are_open(looking: Looking, game: str) -> None:
    found = moments(game_named(game).settings(), range(1), quiet=True)
    (betting,) = (moment for moment in found if moment.state == "betting")
    page = looking("en").at(betting, game)
    page.set_viewport_size(LOW)
    page.evaluate(DRAWN)
    lowest, sheet = page.evaluate(REACH)
    assert lowest <= sheet


def looked_at() -> Iterator[Moment]:
    """ann sees her four cards, and may divide them."""
    for seed in range(12):
        rounds = Rounds(game_named("si-ki-pi").settings(kind=TableKind.RECORDED), seed)
        rounds.trouble = 0.0
        asked = (m for m in every(rounds.played()) if m.state.startswith("asked arrange Arrange"))
        yield from (moment for moment in asked if '"halves":[["' in moment.table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_cards_are_arranged_without_scrolling(looking: Looking, language: str) -> None:
    page = looking(language).at(next(looked_at()), "si-ki-pi")
    page.set_viewport_size(LOW)
    gold = page.locator("croupier-arranging button.gold")
    expect(gold).to_be_in_viewport(ratio=1)
    expect(page.locator(".trays")).to_be_in_viewport(ratio=1)
