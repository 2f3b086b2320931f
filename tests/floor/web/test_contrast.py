"""Whatever chance brings can be read: every pocket, chip, card, mark and result, every state of a
round. What seldom comes is not left to an evening on which it does."""

from collections import defaultdict

import pytest
from playwright.sync_api import Page, Route

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import PLAYED, game_named
from tests.floor.web.browser import findings
from tests.floor.web.conftest import Looking
from tests.floor.web.contrast import too_faint
from tests.floor.web.moments import moments
from tests.floor.web.still import DRAWN, misfits, window
from tests.floor.web.test_accessibility import BY_AXE
from tests.floor.web.test_fit import A_QUIET_ONE, ROUNDS

pytestmark = pytest.mark.slow

# How rounds may have ended, as a display tells them; the newest last, more than there is room for.
POCKETS = ["7", "8", "void", "none", *map(str, range(1, 37)), "0", "00", "H", "17", "26", "0", "H"]
ENDED = {
    "baccarat": 4
    * ["banker 7-4 player-pair", "tie 6-6", "tie 5-5", "player 9-1 banker-pair", "void"],
    "blackjack": 5 * ["17", "bust", "blackjack", "none", "void", "21"],
    "roulette": POCKETS,
    "andar-bahar": 6 * ["andar 12", "bahar 3", "stand-off", "not-played", "void"],
    "si-ki-pi": 6 * ["played 4 pair-K", "played gong 9", "void", "played 0 1", "played"],
}

CHIPS_AND_CARDS = """async ({ cards, four }) => {
  const { CHIPS, stack } = await import("/web/js/kit/chips.js");
  const { card } = await import("/web/js/kit/cards.js");
  const { s } = await import("/web/js/kit/dom.js");
  document.documentElement.classList.toggle("four-colours", four);
  const lies = (what, nth, row, step) =>
    s("g", { transform: `translate(${30 + nth * step} ${row})` }, what);
  const results = [-2_500, 0, 2_500];
  const chips = CHIPS.flatMap(({ cents }, nth) => [
    lies(stack(cents, { radius: 22, own: true }), nth, 30, 90),
    lies(stack(cents, { radius: 22, own: false, note: "bob" }), nth, 110, 90),
    ...results.map((result, n) =>
      lies(stack(cents, { radius: 22, own: true, result }), nth, 190 + 80 * n, 90)),
  ]);
  const laid = cards.map((face, nth) => [
    lies(card(face, 80, face), nth % 13, 420 + 120 * Math.floor(nth / 13), 85),
    lies(card(face, 40, face), nth % 26, 910 + 60 * Math.floor(nth / 26), 42),
  ]);
  const size = { width: 1200, height: 1040, viewBox: "0 0 1200 1040" };
  document.body.className = "";
  document.body.replaceChildren(s("svg", { class: "felt", ...size }, ...chips, ...laid.flat()));
}"""


def found(page: Page, language: str) -> list[str]:
    """Too faint to be read, or at fault for axe, wide and on a phone; what does not fit."""
    faults = misfits(page, language)
    for width in (360, 1440):
        page.set_viewport_size(window(width))
        page.evaluate(DRAWN)
        faults += [f"{width} px: {each}" for each in (*too_faint(page), *findings(page))]
    return faults


@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_result_in_the_lobby_can_be_read(looking: Looking, language: str) -> None:
    visit = looking(language).visit
    visit.expecting(BY_AXE)

    def with_results(route: Route) -> None:
        told = route.fetch().json()
        for table in told["tables"]:
            results = ENDED[table["game"]]
            table |= {"outcomes": results, "of_this_shoe": len(results)}
        route.fulfill(json=told)

    page = visit.context.new_page()
    page.route("**/api/tables", with_results)
    page.goto(visit.house.address)
    page.locator(".numbers .house").first.wait_for()
    assert found(page, language) == []


@pytest.mark.parametrize("game", PLAYED)
def test_every_result_beside_a_table_can_be_read(looking: Looking, game: str) -> None:
    still = looking("en")
    still.visit.expecting(BY_AXE)
    results = {"game": game, "outcomes": ENDED[game], "of_this_shoe": len(ENDED[game])}
    outcomes = "**/api/tables/*/outcomes"
    still.visit.context.route(outcomes, lambda route: route.fulfill(json=results))
    states = moments(game_named(game).settings(), A_QUIET_ONE, quiet=True)
    (settled,) = (each for each in states if each.state == "concluded")
    page = still.at(settled, game)
    faults = found(page, "en")
    still.visit.context.unroute(outcomes)
    assert faults == []


@pytest.mark.parametrize("game", PLAYED)
def test_every_text_of_every_state_can_be_read(looking: Looking, game: str) -> None:
    still, faults = looking("en"), defaultdict[str, list[str]](list)
    states = moments(game_named(game).settings(), ROUNDS)
    page = still.at(states[0], game)
    for moment in states:
        still.show(moment)
        for fault in too_faint(page):
            faults[fault].append(moment.state)
    assert faults == {}


def test_every_chip_and_every_card_of_both_decks_can_be_read(looking: Looking) -> None:
    still = looking("en")
    (betting,) = (
        each
        for each in moments(game_named("baccarat").settings(), A_QUIET_ONE, quiet=True)
        if each.state == "betting"
    )
    page = still.at(betting, "baccarat")
    page.set_viewport_size({"width": 1200, "height": 1040})
    for four in (False, True):
        page.evaluate(CHIPS_AND_CARDS, {"cards": [str(card) for card in DECK], "four": four})
        assert page.locator(".card").count() == 2 * len(DECK)
        assert too_faint(page) == []


def test_what_is_too_faint_is_found(looking: Looking) -> None:
    """Letters of the page and letters of a drawing."""
    page = looking("en").visit.tab("/")
    page.locator(".numbers, .last").first.wait_for()
    page.evaluate(
        """() => {
          const css = new CSSStyleSheet();
          css.replaceSync("h1 { color: #444 !important } .faint { font-size: 14px; fill: #777 }");
          document.adoptedStyleSheets.push(css);
          const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
          text.setAttribute("class", "faint");
          text.setAttribute("y", 20);
          text.textContent = "drawn";
          svg.append(text);
          document.body.prepend(svg);
        }"""
    )
    kinds = {fault.split(": ")[1].split(" ")[0] for fault in too_faint(page)}
    assert kinds >= {"h1.where", "text.faint"}
