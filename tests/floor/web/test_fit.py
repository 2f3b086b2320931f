"""Everything fits and is translated: every page, every layout, every state of a round, on a phone,
a tablet and a wide screen, in both languages."""

from collections import defaultdict

import pytest
from playwright.sync_api import ViewportSize, expect

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES
from croupier.engine.table.vocabulary.settings import Settings
from tests.floor.web.browser import MIDDLE, PAGES
from tests.floor.web.conftest import Looking
from tests.floor.web.crowded import Alternating, Standing, crowded, ended
from tests.floor.web.moments import moments
from tests.floor.web.still import LOW, misfits_now, window
from tests.floor.web.test_spots import largest, sign_of

pytestmark = pytest.mark.slow

ROUNDS = range(12)  # seeds of rounds full of trouble, in which every state comes up
A_QUIET_ONE = range(1)
CROWDS = range(4)  # seeds of rounds with chips everywhere
ON_THE_CLOTH = (": covered by ", ": under a chip")
# The first spot on which an amount has no room.
CROWDED = """() => {
  const { places } = document.querySelector("croupier-felt").chips;
  const { bet, box, on } = places.find(({ node }) => node.querySelector(".pill.crowded")).spot.spot;
  return `${bet}|${box ?? ""}|${on ?? ""}`;
}"""
# Amounts that chips paid beside them cover.
PAID_ON = """() => {
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const chips = [...document.querySelectorAll("svg.felt .stack .chip-edge")].filter(seen);
  return [...document.querySelectorAll("svg.felt .stack .pill text")].filter(seen).filter(text =>
    chips.some(chip => {
      if (!(text.compareDocumentPosition(chip) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
      const [{ left, right, top, bottom }, edge] = [text, chip].map(e => e.getBoundingClientRect());
      const [r, x, y] = [edge.width / 2, edge.x + edge.width / 2, edge.y + edge.height / 2];
      return r - Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) > 2;
    })).map(text => text.textContent);
}"""
# Totals that lie on a card of another hand, or on the hand of a Split: their own cards are nearer.
TOTALS_ON = """() => {
  const OWN = 66;
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(`croupier-felt ${selector}`)];
  const over = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const lies = (a, b) => over(a, b, "left", "right") > 1 && over(a, b, "top", "bottom") > 1;
  const beside = (a, b) => Math.abs(a.x + a.width / 2 - b.x - b.width / 2) > OWN;
  const there = all(".card .paper, .panel > rect").map(box);
  return all(".capsule.total:not(.close)").filter(total => {
    const rect = box(total.querySelector("rect"));
    return there.some(each => lies(rect, each) && beside(rect, each));
  }).map(total => total.textContent);
}"""
BETWEEN = ViewportSize(width=1064, height=800)  # beside the sizes that are drawn
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


def widest(game: str) -> list[Settings]:
    """Of layouts on which the same spots lie alike, one; of Roulette those with every spot."""
    if game == "roulette":
        return [each for each in largest(game) if each.layout in "JK"]
    return list({str(sign_of(each).spots): each for each in largest(game)}.values())


@pytest.mark.parametrize("game", PLAYED)
def test_in_a_crowd_no_amount_lies_on_another(looking: Looking, game: str) -> None:
    """Nor on a card or on what is written there, with the chips of three people on every spot; and
    every number of Roulette can be read."""
    still, misfits = looking("en"), defaultdict[str, list[str]](list)
    for settings in widest(game):
        shown = crowded(settings, CROWDS)
        if not still.visit.context.pages:
            still.at(shown[0], game)
        for moment, fault in still.misfits_at(shown):
            if any(kind in fault for kind in ON_THE_CLOTH):
                misfits[fault].append(f"layout {settings.layout}, {moment.state}")
        if game != "roulette":  # there it is told where one aims
            expect(still.page.locator(".stack.own .pill.crowded")).to_have_count(0)
    assert misfits == {}


def test_an_amount_without_room_shows_where_one_points(looking: Looking) -> None:
    betting = next(
        m for m in crowded(game_named("baccarat").settings(), CROWDS) if m.state == "betting"
    )
    still = looking("en")
    page = still.at(betting, "baccarat")
    page.set_viewport_size(window(1440))
    hidden = page.locator("croupier-felt .pill.crowded")
    expect(hidden.first).to_be_hidden()
    spot = page.evaluate(CROWDED)
    page.mouse.move(*page.evaluate(MIDDLE, spot))
    expect(page.locator(".pointed .pill.crowded").first).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator(f'[data-spot="{spot}"]').focus()
    expect(page.locator(".pointed .pill.crowded").first).to_be_visible()


def test_amounts_on_each_other_are_found(looking: Looking) -> None:
    """The test of a crowd itself can fail."""
    betting = next(
        m for m in crowded(game_named("baccarat").settings(), CROWDS) if m.state == "betting"
    )
    still = looking("en")
    page = still.at(betting, "baccarat")
    page.evaluate(
        "document.querySelectorAll('.pill').forEach(each => each.removeAttribute('transform'))"
    )
    assert any(": covered by " in fault for fault in misfits_now(page, "en"))


def test_what_is_paid_covers_no_amount(looking: Looking) -> None:
    settled = ended(Standing(game_named("baccarat").settings(), 0))
    still = looking("en")
    page = still.at(settled[0], "baccarat")
    page.set_viewport_size(BETWEEN)
    for moment in settled:
        still.show(moment)
        assert page.evaluate(PAID_ON) == []


def test_a_total_keeps_off_the_hands_beside_it(looking: Looking) -> None:
    found = (ended(Alternating(game_named("blackjack").settings(), seed)) for seed in range(8))
    settled = [moment for moments in found for moment in moments]
    still = looking("en")
    page = still.at(settled[0], "blackjack")
    page.set_viewport_size(BETWEEN)
    for moment in settled:
        still.show(moment)
        assert page.evaluate(TOTALS_ON) == []


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
          const bar = document.querySelector("croupier-bar");
          const on = bar.appendChild(document.createElement("button"));
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
