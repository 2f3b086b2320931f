"""Every spot of a sign is drawn once: for every layout and every number of boxes."""

from collections.abc import Iterator

import msgspec
import pytest

from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.baccarat.layout import BOXES as BACCARAT_LAYOUTS
from croupier.engine.games.blackjack.layout import MOST_BOXES as MOST_BLACKJACK_BOXES
from croupier.engine.games.roulette.layout import LAYOUTS as ROULETTE_LAYOUTS
from croupier.engine.games.roulette.layout import Terms as Series
from croupier.engine.games.si_ki_pi.layout import MOST_BOXES as MOST_SI_KI_PI_BOXES
from croupier.engine.table.viewing.sign import Sign, sign
from croupier.engine.table.vocabulary.settings import Settings
from tests.floor.server.house import House
from tests.floor.web.conftest import Visiting

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
