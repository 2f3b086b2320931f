"""What somebody needs who has never seen a table: where to begin, what fits, whose box is whose."""

import re

import pytest
from playwright.sync_api import expect

from croupier.engine.games.baccarat import settings
from croupier.engine.table.vocabulary.settings import Limits
from tests.floor.server.house import House
from tests.floor.web.browser import CHIP, Pit, words
from tests.floor.web.conftest import OPEN_FOR_LONG, Visiting
from tests.floor.web.rounds import come_in

pytestmark = pytest.mark.slow

LIMITS = Limits(minimum_cents=10_00, maximum_cents=500_00)


@pytest.fixture(scope="module")
def pit(calm_house: House) -> Pit:
    return Pit(calm_house)


def test_the_bar_says_how_to_begin_until_there_is_a_bet(
    calm_house: House, visiting: Visiting
) -> None:
    at = visiting(calm_house).table("roulette-1")
    at.bring()
    expect(at.bar).to_contain_text(words("web-hint-bet"))
    at.click("red||")
    at.has("red||", CHIP)
    expect(at.bar).not_to_contain_text(words("web-hint-bet"))


def test_chips_that_are_no_bet_alone_are_grey_and_say_why(
    calm_house: House, visiting: Visiting, pit: Pit
) -> None:
    """The minimum is that of the sign, the purse that of the view."""
    at = visiting(calm_house).table(pit.set_up(settings(limits=LIMITS), OPEN_FOR_LONG))
    at.bring()
    below, beyond = words("web-chip-below", least="10"), words("web-chip-beyond", purse="500")
    chips = at.bar.get_by_role("radio")
    names = {"1": below, "5": below, "25": "", "100": "", "500": "", "1,000": beyond}
    for amount, why in names.items():
        name = words("web-chip", amount=amount) + (f": {why}" if why else "")
        expect(at.bar.get_by_role("radio", name=name, exact=True)).to_have_count(1)
    expect(chips.and_(at.bar.locator(".faint"))).to_have_count(faint := 4)
    at.click("player|4|")
    at.has("player|4|", CHIP)
    beyond = words("web-chip-beyond", purse="475")
    name = f"{words('web-chip', amount='500')}: {beyond}"
    expect(at.bar.get_by_role("radio", name=name, exact=True)).to_have_count(1)
    expect(chips.and_(at.bar.locator(".faint"))).to_have_count(faint + 1)


FREE_BOX = """async () => {
  const { freeBox } = await import("/web/js/kit/boxes.js");
  const boxes = [1, 2, 3, 4, 5, 6, 7];
  const taken = (...boxes) => Object.fromEntries(boxes.map((box) => [box, "ann"]));
  return [
    freeBox(boxes, {}), freeBox(boxes, taken(4)), freeBox(boxes, taken(3, 4, 5)),
    freeBox([1, 2, 3, 5, 6, 7, 8, 9], {}), freeBox([1], {}),
    freeBox(boxes, taken(...boxes)) ?? null, freeBox([], {}) ?? null,
  ];
}"""


def test_a_free_box_in_the_middle_is_offered(calm_house: House, visiting: Visiting) -> None:
    """In the lobby, and on a phone."""
    visit = visiting(calm_house, 390, 844)
    page = visit.tab("/")
    assert page.evaluate(FREE_BOX) == [4, 3, 2, 5, 1, None, None]
    expect(page.get_by_role("link", name=words("web-take-box", box=4)).first).to_be_visible()
    expect(page.get_by_role("link", name=words("web-take-box", box=1))).to_have_count(0)
    for game, box in {"baccarat": 4, "blackjack": 4, "si-ki-pi": 3, "andar-bahar": 5}.items():
        at = visit.table(f"{game}-1")
        take = at.felt.get_by_role("button", name=words("web-take-box", box=box))
        expect(take.first).to_be_visible()


def test_a_made_up_name_is_never_cut(calm_house: House, visiting: Visiting) -> None:
    """It is written whole, or without what makes it another one, or one's own is `you`."""
    name = "Kingfisher-{}qx4p"
    for box in range(2, 8):
        with calm_house.guest(name.format(box)).table("baccarat-1") as seat:
            seat.do("table.take-seat.1", player=name.format(box), box=box)
    visit = visiting(calm_house)
    come_in(visit, name.format(1))
    at = visit.table("baccarat-1")
    at.sit(1)
    you = words("you-there")
    expect(at.felt.locator(".badge-name")).to_have_count(7)
    written = at.felt.locator(".badge-name").all_text_contents()
    own = [each for each in written if each.endswith(you)]
    assert own in ([you], [f"Kingfisher · {you}"])
    assert {*written} - {*own} <= {"Kingfisher", *(name.format(box) for box in range(2, 8))}


def test_on_a_phone_the_bird_is_written_whole(calm_house: House, visiting: Visiting) -> None:
    with calm_house.guest("Sunbird-7qx4p").table("si-ki-pi-1") as seat:
        seat.do("table.take-seat.1", player="Sunbird-7qx4p", box=2)
    at = visiting(calm_house, 390, 844).table("si-ki-pi-1")
    expect(at.felt.locator(".seat-told").filter(has_text="Sunbird")).to_have_text("Sunbird")


def test_roulette_opens_with_its_zeros_at_the_left(calm_house: House, visiting: Visiting) -> None:
    """At the first table of the House, and to practise."""
    visit = visiting(calm_house)
    for path in ("tables/roulette-1", "practice/roulette"):
        page = visit.tab(f"/{path}")
        zero, last = (page.locator(f'[data-spot="straight||{pocket}"]') for pocket in ("0", "34"))
        left, right = zero.bounding_box(), last.bounding_box()
        assert left
        assert right
        assert left["x"] < right["x"]


def test_the_wallet_stays_in_sight_at_a_table(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    for width in (360, 820, 1440):
        at = visit.table("baccarat-1")
        at.page.set_viewport_size({"width": width, "height": 800})
        wallet = at.page.get_by_role("banner").locator(".wallet")
        expect(wallet).to_be_in_viewport(ratio=1)
        expect(wallet).to_have_text(re.compile(r"10,000$"))
