"""Every spot of every layout is reached by pointer and by keyboard, and bets on itself: on a wide
screen, and on a phone, which draws one box at a time."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from croupier.engine.games import PLAYED
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.engine.table.vocabulary.wagers import Spot
from tests.floor.web.browser import words
from tests.floor.web.conftest import Looking
from tests.floor.web.moments import ANN, Rounds, latest
from tests.floor.web.still import DRAWN, Still, window
from tests.floor.web.test_spots import keys, largest, sign_of
from tests.golden.recording import Evening

pytestmark = pytest.mark.slow

# Spots that a pointer reaches somewhere within their shape.
REACHED = """() => [...document.querySelectorAll("[data-spot]")].filter(spot => {
  spot.scrollIntoView({ block: "center" });
  const box = (spot.querySelector(".spot-shape") ?? spot).getBoundingClientRect();
  for (let i = 1; i < 16; i += 1) for (let j = 1; j < 16; j += 1) {
    const at = document.elementFromPoint(box.x + box.width * i / 16, box.y + box.height * j / 16);
    if (at?.closest("[data-spot]") === spot) return true;
  }
  return false;
}).map(spot => spot.dataset.spot).sort()"""

# By which arrows each spot is reached from the one at which the keyboard enters the felt. The focus
# is only told of: a browser that moves it lays out the page each time.
WALKED = """() => {
  const { focus } = SVGElement.prototype;
  let at = document.querySelector('[data-spot][tabindex="0"]');
  SVGElement.prototype.focus = function () {
    at = this;
    this.dispatchEvent(new FocusEvent("focus"));
  };
  const found = new Map([[at, []]]);
  for (const [spot, steps] of found) for (const key of ["Right", "Down", "Left", "Up"]) {
    spot.focus();
    spot.dispatchEvent(new KeyboardEvent("keydown", { key: `Arrow${key}`, bubbles: true }));
    if (!found.has(at)) found.set(at, [...steps, `Arrow${key}`]);
  }
  SVGElement.prototype.focus = focus;
  [...found.keys()][0].focus();
  return Object.fromEntries([...found].map(([spot, steps]) => [spot.dataset.spot, steps]));
}"""

# A click on each of these spots, and Space.
BET_ON = """keys => {
  for (const key of keys) {
    const spot = document.querySelector(`[data-spot="${CSS.escape(key)}"]`);
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    spot.focus();
    spot.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  }
}"""

# Every spot that one's own chips are seen on, and every one that says so.
HELD = """yours => {
  const under = [...document.querySelectorAll(".stack.own .yours")].map(ring => {
    ring.scrollIntoView({ block: "center" });
    const { x, y, width, height } = ring.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return at?.closest("[data-spot]")?.dataset.spot ?? at?.outerHTML;
  });
  const named = [...document.querySelectorAll("[data-spot]")]
    .filter(spot => spot.ariaLabel.endsWith(`, ${yours}`)).map(spot => spot.dataset.spot);
  return [under.sort(), named.sort()];
}"""

CHIP, TWO_OF_THEM = "5", words("web-yours", amount="10")
NOT_CONFIRMED = ".stack.hollow"


def open_for_bets(settings: Settings) -> Rounds:
    rounds = Rounds(settings, seed=0)
    assert Evening.did(rounds, OpenRound(DEALER))
    return rounds


def bets(still: Still, rounds: Rounds, spots: list[str]) -> None:
    """A click and a key on each of these spots: the page sends a bet on that spot, the rules take
    it, and what the page then shows lies there."""
    still.sent.clear()
    still.page.evaluate(BET_ON, spots)
    expect(still.page.locator(NOT_CONFIRMED)).to_have_count(0)
    placed = [frame["command"] for frame in still.sent]
    assert [_key(each["spot"]) for each in placed] == [key for key in spots for _ in "12"]
    for each in placed:
        spot, stake = msgspec.convert(each["spot"], Spot), each["stake_cents"]
        assert rounds.did(PlaceBet(player(ANN.name), ANN.name, spot, stake)), spot
    still.show(latest(rounds))
    assert still.page.evaluate(HELD, TWO_OF_THEM) == [sorted(spots)] * 2


def _key(spot: dict[str, object]) -> str:
    return f"{spot['bet']}|{spot['box'] or ''}|{spot['on'] or ''}"


def walks_to_the_farthest(still: Still, steps: dict[str, list[str]]) -> None:
    """With real keys."""
    far = max(steps, key=lambda key: len(steps[key]))
    for arrow in steps[far]:
        still.page.keyboard.press(arrow)
    expect(still.page.locator("[data-spot]:focus")).to_have_attribute("data-spot", far)


def at_layouts(still: Still, game: str) -> Iterator[tuple[Settings, Rounds]]:
    """The page at one layout after the other, with the smallest chip in hand."""
    for settings in largest(game):
        rounds = open_for_bets(settings)
        if still.visit.context.pages:
            still.show(latest(rounds))
        else:
            page = still.at(latest(rounds), game)
            page.get_by_role("radio", name=words("web-chip", amount=CHIP), exact=True).click()
        yield settings, rounds


@pytest.mark.parametrize("game", PLAYED)
def test_every_spot_of_every_layout_is_reached_and_bets_on_itself(
    looking: Looking, game: str
) -> None:
    """Bets are laid on each spot that no layout before had, and on every tenth of the others."""
    still, known = looking("en"), set[str]()
    for settings, rounds in at_layouts(still, game):
        wanted, layout = keys(sign_of(settings)), (settings.layout, len(settings.boxes))
        assert still.page.evaluate(REACHED) == wanted, layout
        steps = still.page.evaluate(WALKED)
        assert sorted(steps) == wanted, layout
        walks_to_the_farthest(still, steps)
        bets(
            still, rounds, [key for n, key in enumerate(wanted) if n % 10 == 0 or key not in known]
        )
        known.update(wanted)


@pytest.mark.parametrize("game", PLAYED)
def test_on_a_phone_every_spot_is_reached_box_by_box(looking: Looking, game: str) -> None:
    """The keyboard comes to a box by its pill, which presses nothing else."""
    still = looking("en")
    for settings, _ in at_layouts(still, game):
        still.page.set_viewport_size(window(360))
        still.page.evaluate(DRAWN)
        found = set[str]()
        for box in settings.boxes or (None,):
            if box is not None:
                pill = still.page.locator(".seat-pill, .box-pill").get_by_text(str(box), exact=True)
                pill.locator("..").press("Enter")
                expect(still.page.locator("[data-spot]:focus")).to_have_attribute(
                    "data-spot", re.compile(rf"\|{box}\|")
                )
            steps = still.page.evaluate(WALKED)
            assert still.page.evaluate(REACHED) == sorted(steps), (settings.layout, box)
            found.update(steps)
        assert still.sent == []
        assert sorted(found) == keys(sign_of(settings)), settings.layout
