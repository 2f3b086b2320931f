"""Four hands of a Split lie in the place of their box, or along the curve, and cover nothing."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from tests.floor.web.conftest import Looking
from tests.floor.web.moments import every
from tests.floor.web.splits import Busting, four_hands

pytestmark = pytest.mark.slow

SEVEN, NINE = range(1, 8), range(1, 10)

# How many cards lie in each panel, from left to right and down; what lies where it should not.
LYING = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(`croupier-felt ${selector}`)];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const within = (a, b) => a.left > b.left - 1 && a.right < b.right + 1
    && a.top > b.top - 1 && a.bottom < b.bottom + 1;
  const panels = all(".panel > rect").map(box);
  const cards = all(".card").map(box);
  const faults = [];
  panels.forEach((one, n) => {
    if (!within(one, box(document.querySelector("svg.felt")))) faults.push("a hand off the felt");
    for (const other of panels.slice(n + 1))
      if (meet(one, other)) faults.push("hands on each other");
    for (const card of cards)
      if (meet(one, card) && !within(card, one)) faults.push("a card half on a hand");
  });
  for (const chips of all(".over .stack").map(box))
    for (const one of panels)
      if (meet(one, chips) && !within(chips, one)) faults.push("chips half on a hand");
  const in_panels = panels.map((panel) => cards.filter((card) => within(card, panel)).length);
  return { faults, in_panels, cards: cards.length };
}"""

# What is printed, or can be bet on, under a panel.
COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(`croupier-felt ${selector}`)];
  const away = ({ x, y }, one) => Math.hypot(
    Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom));
  const letters = (text) => [...Array(text.getNumberOfChars()).keys()].map((n) => {
    const { x, y, width, height } = text.getExtentOfChar(n);
    return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(text.getScreenCTM());
  });
  const panels = all(".panel > rect").map(box);
  const covered = (point, radius) => panels.some((one) => away(point, one) < radius);
  const circles = all("[data-spot]").filter((spot) => {
    const { left, top, width } = box(spot.querySelector(".spot-shape"));
    return covered({ x: left + width / 2, y: top + width / 2 }, width / 2 - 1);
  });
  const words = all("svg > text.print, .spots text, .list-name, .list-pays, .shoe-note");
  return [
    ...circles.map((spot) => spot.dataset.spot),
    ...words.filter((text) => letters(text).some((letter) => covered(letter, 1)))
      .map((text) => text.textContent),
  ];
}"""


@pytest.mark.rule("Blackjack 3.22.2")
@pytest.mark.parametrize(
    ("boxes", "played", "split"),
    [
        pytest.param(7, SEVEN, SEVEN, id="all"),
        pytest.param(9, NINE, NINE, id="nine boxes"),
        pytest.param(7, SEVEN, [4], id="one among hands"),
        pytest.param(7, [1, 2, 4, 6, 7], [1, 4, 7], id="both ends"),
        pytest.param(7, [1], [1], id="alone"),
        pytest.param(7, [1, 7], [1, 7], id="alone at both ends"),
        pytest.param(9, [1, 9], [9], id="alone at the ninth"),
    ],
)
def test_four_hands_keep_to_their_box(
    looking: Looking, boxes: int, played: Iterable[int], split: Iterable[int]
) -> None:
    moment, hands = four_hands(boxes, played, split), 4 * len([*split])
    still = looking("en")
    page = still.at(moment, "blackjack")
    lying = page.evaluate(LYING)
    assert lying["faults"] == []
    assert page.evaluate(COVERED) == []
    assert lying["in_panels"] == [2] * hands
    dealers = 1
    assert lying["cards"] == 2 * hands + 2 * (len([*played]) - len([*split])) + dealers
    assert still.misfits() == []


@pytest.mark.rule("Blackjack 3.15")
@pytest.mark.parametrize(
    ("boxes", "played", "split"),
    [
        pytest.param(7, SEVEN, SEVEN, id="all"),
        pytest.param(9, NINE, NINE, id="nine boxes"),
        pytest.param(7, [4], [4], id="alone in the middle"),
        pytest.param(7, [1, 7], [1, 7], id="alone at both ends"),
        pytest.param(7, [2, 5], [2, 5], id="alone between"),
    ],
)
def test_insurance_lies_beside_the_hands_of_a_split(
    looking: Looking, boxes: int, played: Iterable[int], split: Iterable[int]
) -> None:
    page = looking("en").at(four_hands(boxes, played, split, insured=True), "blackjack")
    assert page.locator("croupier-felt .insurance-chips").count() == len([*split])
    assert page.evaluate(LYING)["faults"] == []
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("boxes", "played"), [(7, SEVEN), (9, NINE), (7, [4])])
@pytest.mark.parametrize("behind", [("bob",), ("bob", "cat")])
def test_who_else_has_chips_on_the_hands_of_a_split_is_named(
    looking: Looking, boxes: int, played: Iterable[int], behind: tuple[str, ...]
) -> None:
    still = looking("en")
    page = still.at(four_hands(boxes, played, played, behind=behind), "blackjack")
    named = page.locator("croupier-felt :is(.panel-note, .hand-name, .split-note)")
    told = [text for text in named.all_text_contents() if text[:1] == "b"]
    assert len(told) >= len([*played])
    for text in told:
        assert len(behind) == 1 or "c" in text
    assert still.misfits() == []


def test_on_a_phone_the_four_hands_of_the_box_in_view_fit(looking: Looking) -> None:
    still = looking("en")
    page = still.at(four_hands(7, SEVEN, SEVEN), "blackjack")
    page.set_viewport_size({"width": 360, "height": 780})
    page.locator(".box-pill").first.wait_for()
    lying = page.evaluate(LYING)
    assert lying["faults"] == []
    assert lying["in_panels"] == [2, 2, 2, 2]


# Totals that lie on the chips of their hand.
ON_CHIPS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(`croupier-felt ${selector}`)];
  const over = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const chips = all(".on-hand .chip-edge").map(box);
  return all(".capsule.total > rect").map((each) => [box(each), each.parentElement.textContent])
    .filter(([total]) => chips.some((chip) =>
      over(total, chip, "left", "right") > 1 && over(total, chip, "top", "bottom") > 1))
    .map(([, text]) => text);
}"""


@pytest.mark.parametrize("split", [[4], [1, 7]])
def test_the_results_of_a_split_lie_beside_its_chips(looking: Looking, split: list[int]) -> None:
    rounds = Busting(7, split, split, insured=False, behind=("bob",)).played()
    (settled,) = [moment for moment in every(rounds) if moment.state == "concluded"]
    page = looking("en").at(settled, "blackjack")
    expect(page.locator("croupier-felt .on-hand").first).to_be_visible()
    assert page.evaluate(ON_CHIPS) == []
