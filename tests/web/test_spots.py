"""Every spot of a sign is drawn once, a pointer reaches it, and it bets on itself and nothing else:
for every layout and every number of boxes."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from croupier.games import PLAYED, game_named
from croupier.games.baccarat.layout import BOXES as BACCARAT_LAYOUTS
from croupier.games.blackjack.layout import MOST_BOXES as MOST_BLACKJACK_BOXES
from croupier.games.roulette.layout import LAYOUTS as ROULETTE_LAYOUTS
from croupier.games.roulette.layout import Terms as Series
from croupier.games.si_ki_pi.layout import MOST_BOXES as MOST_SI_KI_PI_BOXES
from croupier.table.settings import Settings
from croupier.table.viewing.sign import Sign, sign
from tests.server.house import House
from tests.web.browser import Holding, Pit
from tests.web.conftest import OPEN_FOR_LONG, Visiting

SERIES = Series(three=("1-2-3", "7-17-27"), six=("1-2-3-4-5-6",))


def layouts(game: str) -> Iterator[Settings]:
    of = game_named(game).settings
    match game:
        case "baccarat":
            yield from (of(layout=layout) for layout in BACCARAT_LAYOUTS)
        case "roulette":
            for layout, table in ROULETTE_LAYOUTS.items():
                yield of(layout=layout)
                if "series-3" in table.pays:
                    yield of(layout=layout, terms=SERIES)
        case "andar-bahar":
            yield from (of(layout=layout) for layout in "AB")
        case "blackjack":
            for boxes in range(1, MOST_BLACKJACK_BOXES + 1):
                yield from (of(layout=layout, boxes=boxes) for layout in "ABCD")
        case "si-ki-pi":
            for boxes in range(1, MOST_SI_KI_PI_BOXES + 1):
                yield from (of(layout=layout, boxes=boxes) for layout in "ABCDEF")


def named(settings: Settings) -> str:
    terms = "-series" if settings.terms == SERIES else ""
    return f"{settings.game}-{settings.layout}-{len(settings.boxes)}{terms}"


def largest(game: str) -> list[Settings]:
    """Each layout, with as many boxes and spots as it can have."""
    return list({settings.layout: settings for settings in layouts(game)}.values())


def sign_of(settings: Settings) -> Sign:
    return sign(game_named(settings.game), settings)


def keys(shown: Sign) -> list[str]:
    spots = [each.spot for each in shown.spots]
    return sorted(f"{spot.bet}|{spot.box or ''}|{spot.on or ''}" for spot in spots)


DRAWN = """async signs => {
  const { FELTS, fetched } = await import("/web/js/felts/index.js");
  await fetched(signs[0].game);
  const { keyOf } = await import("/web/js/table/spots.js");
  const numbers = path => path.match(/-?[0-9.]+/g).map(Number);
  return signs.map(sign => FELTS[sign.game].spots(sign).map(each => ({
    key: keyOf(each.spot),
    sound: numbers(each.shape).every(Number.isFinite) && Number.isFinite(each.chip.x + each.chip.y),
    inside: each.chip.x > 0 && each.chip.x < FELTS[sign.game].size.width
      && each.chip.y > 0 && each.chip.y < FELTS[sign.game].size.height,
  })));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_a_felt_draws_every_spot_of_every_layout_once(
    calm_house: House, visiting: Visiting, game: str
) -> None:
    page = visiting(calm_house).tab("/")
    signs = [sign_of(settings) for settings in layouts(game)]
    drawn = page.evaluate(DRAWN, msgspec.to_builtins(signs))
    for shown, spots in zip(signs, drawn, strict=True):
        assert sorted(each["key"] for each in spots) == keys(shown)
        assert [each["key"] for each in spots if not (each["sound"] and each["inside"])] == []


def reached(page: Page) -> list[str]:
    """Spots that a pointer reaches somewhere within their shape."""
    found: list[str] = page.evaluate(REACHED)
    return sorted(found)


REACHED = """() => [...document.querySelectorAll("[data-spot]")].filter(spot => {
  const box = (spot.querySelector(".spot-shape") ?? spot).getBoundingClientRect();
  for (let i = 1; i < 16; i += 1) for (let j = 1; j < 16; j += 1) {
    const at = document.elementFromPoint(box.x + box.width * i / 16, box.y + box.height * j / 16);
    if (at?.closest("[data-spot]") === spot) return true;
  }
  return false;
}).map(spot => spot.dataset.spot)"""

NAMES = "spots => spots.map(spot => spot.dataset.spot)"

# One click on each spot that no layout before had and on every tenth of the others: after each the
# felt is drawn anew. The bets that come of them.
CLICK_EACH = """known => [...document.querySelectorAll("[data-spot]")].filter(
  (spot, place) => place % 10 === 0 || !known.includes(spot.dataset.spot)
).map(spot => {
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return spot.dataset.spot;
})"""


@pytest.fixture(scope="module")
def calm_pit(calm_house: House) -> Pit:
    return Pit(calm_house)


def _spot(spot: dict[str, Any]) -> str:
    return f"{spot['bet']}|{spot['box'] or ''}|{spot['on'] or ''}"


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_a_click_on_a_spot_of_any_layout_bets_on_that_spot(
    calm_house: House, calm_pit: Pit, visiting: Visiting, game: str
) -> None:
    visit = visiting(calm_house, 1440, 1000)
    line, known = Holding(visit.context, lambda frame: False), set[str]()
    for settings in (game_named(game).settings(), *largest(game)):
        line.sent.clear()
        at = visit.table(calm_pit.set_up(settings, OPEN_FOR_LONG))
        wanted, layout = keys(sign_of(settings)), named(settings)
        assert sorted(at.spots.evaluate_all(NAMES)) == wanted, layout
        assert reached(at.page) == wanted, layout
        clicked = at.page.evaluate(CLICK_EACH, [*known])
        line.sends(len(clicked), at.page)
        assert [_spot(each["command"]["spot"]) for each in line.sent] == clicked, layout
        known.update(clicked)
        at.page.close()
    assert known >= {key for settings in largest(game) for key in keys(sign_of(settings))}
