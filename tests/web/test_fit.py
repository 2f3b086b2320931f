"""Everything fits and is translated: every page, every layout, every state of a round, on a phone,
a tablet and a wide screen, in both languages."""

from collections import defaultdict

import pytest
from playwright.sync_api import expect

from croupier.games import PLAYED, game_named
from croupier.sentences import LANGUAGES
from tests.web.browser import PAGES
from tests.web.conftest import Looking
from tests.web.moments import moments
from tests.web.still import LOW
from tests.web.test_spots import largest

pytestmark = pytest.mark.slow

ROUNDS = range(12)  # seeds of rounds full of trouble, in which every state comes up
A_QUIET_ONE = range(1)
FILLED = "() => document.body.innerText.length > 40"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_state_of_a_round_fits(looking: Looking, game: str, language: str) -> None:
    still, misfits = looking(language), defaultdict[str, list[str]](list)
    states = moments(game_named(game).settings(), ROUNDS)
    still.at(states[0], game)
    for moment, fault in still.misfits_at(states):
        misfits[fault].append(moment.state)
    still.lose()
    for fault in still.misfits():
        misfits[fault].append("connection lost")
    assert misfits == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_no_question_covers_what_it_is_about(looking: Looking, game: str, language: str) -> None:
    """Cards, one's own box and the roads are in sight, however low the window."""
    still, misfits = looking(language), defaultdict[str, list[str]](list)
    asked = [
        moment
        for moment in moments(game_named(game).settings(), ROUNDS)
        if moment.state.startswith(("asked", "halted", "concluded", "void"))
    ]
    still.at(asked[0], game)
    for moment, fault in still.misfits_at(asked, LOW):
        misfits[fault].append(moment.state)
    assert misfits == {}


@pytest.mark.parametrize("game", PLAYED)
def test_every_layout_fits(looking: Looking, game: str) -> None:
    """With as many boxes as it can have, before and after a round."""
    still, misfits = looking("en"), defaultdict[str, list[str]](list)
    for settings in largest(game):
        quiet = moments(settings, A_QUIET_ONE, quiet=True)
        shown = [moment for moment in quiet if moment.state in ("betting", "concluded")]
        if not still.visit.context.pages:
            still.at(shown[0], game)
        for moment, fault in still.misfits_at(shown):
            misfits[fault].append(f"layout {settings.layout}, {moment.state}")
    assert misfits == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [*PAGES, "/rounds/baccarat-1/1", "/book/poker"])
def test_every_other_page_fits(looking: Looking, path: str, language: str) -> None:
    still = looking(language)
    still.visit.expecting("status of 404")
    page = still.visit.tab(path)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    page.wait_for_function(FILLED)
    assert still.misfits(page) == []


def test_what_does_not_fit_is_found(looking: Looking) -> None:
    """The test itself can fail."""
    (moment,) = (
        m
        for m in moments(game_named("roulette").settings(), A_QUIET_ONE, quiet=True)
        if m.state == "betting"
    )
    still = looking("zh")
    page = still.at(moment, "roulette")
    assert still.misfits() == []
    page.evaluate(
        """() => {
          const button = document.querySelector("croupier-bar button");
          const on = button.parentElement.appendChild(document.createElement("button"));
          on.className = "too-wide";
          on.textContent = "web-no-more-bets and more";
          const css = new CSSStyleSheet();
          css.replaceSync(`.too-wide { position: absolute; left: 0; top: 0; width: 400px;
            height: 900px; overflow: hidden; white-space: nowrap; text-indent: 390px }`);
          document.adoptedStyleSheets.push(css);
        }"""
    )
    kinds = {fault.split(": ")[1] for fault in still.misfits()}
    assert {"cut off", "a key, not a sentence", "not Chinese"} <= kinds
    assert any(kind.startswith("lies on") for kind in kinds)
    assert any("wide in a window of" in kind for kind in kinds)
