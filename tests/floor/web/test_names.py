"""Names of those who sit at a table, however long they are."""

import pytest

from croupier.engine.games import PLAYED, game_named
from tests.floor.server.house import House
from tests.floor.web.conftest import Visiting

pytestmark = pytest.mark.slow

SEATED = [game for game in PLAYED if game_named(game).settings().boxes]
LETTERS = 20

# Each name with what it is short for, and whatever its letters run into.
NAMES = """() => [...document.querySelectorAll("croupier-felt .badge")].map((badge) => {
  const name = badge.querySelector(".badge-name");
  const others = [...document.querySelectorAll("croupier-felt .badge > circle")]
    .filter((each) => each.parentElement !== badge);
  const shapes = [...others, ...document.querySelectorAll("croupier-felt .spot-shape")];
  const screen = name.getScreenCTM();
  const hits = shapes.filter((shape) => {
    const here = shape.getScreenCTM().inverse();
    return [...name.textContent].some((_, n) => {
      const { x, y } = name.getEndPositionOfChar(n);
      return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(here.multiply(screen)));
    });
  });
  const { left, right } = name.getBoundingClientRect();
  const felt = name.ownerSVGElement.getBoundingClientRect();
  const inside = left >= felt.left && right <= felt.right;
  return {
    written: name.textContent,
    whole: badge.querySelector("title").textContent,
    said: badge.getAttribute("aria-label"),
    hits: hits.length + (inside ? 0 : 1),
  };
})"""


@pytest.mark.parametrize("game", SEATED)
def test_long_names_end_before_the_next_box(
    calm_house: House, visiting: Visiting, game: str
) -> None:
    names = {}
    for box in game_named(game).settings().boxes:
        names[box] = f"{game[:2].upper()}{box}-".ljust(LETTERS, "m")
        with calm_house.guest(names[box]).table(f"{game}-1") as seat:
            seat.do("table.take-seat.1", player=names[box], box=box)
    at = visiting(calm_house).table(f"{game}-1")
    found = at.page.evaluate(NAMES)
    assert sorted(each["whole"] for each in found) == sorted(names.values())
    for each in found:
        assert each["said"] == each["whole"]
        assert each["written"].endswith("…")
        assert each["whole"].startswith(each["written"].removesuffix("…"))
        assert each["hits"] == 0, each
