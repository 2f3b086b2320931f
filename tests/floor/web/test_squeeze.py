"""A card is peeled open by whoever may squeeze it, by pointer and by keys; others see its back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from croupier.engine.games.baccarat import settings
from croupier.engine.sentences import said, sentence
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import House
from tests.floor.web.browser import AtTable, Pit, words
from tests.floor.web.conftest import Visiting

HER_BOX, HIS_BOX = 4, 2
# What is squeezed waits for longer than any test lasts.
PATIENT = Clocks(
    betting_s=12, last_call_s=1, decision_s=600, pause_s=60, card_s=0.05, seat_kept_s=60
)

pytestmark = [pytest.mark.slow, pytest.mark.rule("Baccarat 3.9")]


class Squeezing(AtTable):
    @property
    def peel(self) -> Locator:
        return self.felt.locator(".peel")

    @property
    def faces_down(self) -> Locator:
        return self.felt.get_by_role("img", name=words("web-face-down"))

    @property
    def faces_up(self) -> Locator:
        suits = "|".join(words(f"web-suit-{suit}") for suit in "shdc")
        return self.felt.get_by_role("img", name=re.compile(rf"of ({suits})$"))

    def asks_for(self, *, place: str) -> None:
        name = words("web-squeeze-ask-name", place=sentence(said(f"place-name-{place}"), "en"))
        self.page.get_by_role("button", name=name).click()

    def drag(self, part: float) -> None:
        """From the lower edge upwards, over so much of the card; the pointer stays down."""
        box = self.felt.locator(".peel-slot").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 4
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - box["height"] * part / 2)
        self.page.mouse.move(x, y - box["height"] * part)

    def let_go(self) -> None:
        self.page.mouse.up()

    def is_peeling(self, number: int) -> None:
        expect(self.peel).to_have_accessible_name(words("web-squeeze-open", number=number))


At = tuple[Squeezing, Squeezing]


@pytest.fixture
def squeezed(house: House, pit: Pit, visiting: Visiting) -> At:
    """Ann, who may squeeze the Player Hand, and bob, who may not, once her cards lie there."""
    table = pit.set_up(settings(), PATIENT)
    ann, bob = (Squeezing(visiting(house).table(table).page) for _ in range(2))
    for each, box in ((ann, HER_BOX), (bob, HIS_BOX)):
        each.felt_in("betting")
        each.bring()
        each.sit(box)
    ann.with_time_to_bet()
    for _ in range(2):
        ann.click(f"player|{HER_BOX}|")
    ann.has(f"player|{HER_BOX}|", "50")
    bob.click(f"banker|{HIS_BOX}|")
    bob.has(f"banker|{HIS_BOX}|", "25")
    ann.asks_for(place="player")
    ann.is_peeling(1)
    expect(bob.faces_down).to_have_count(2)
    return ann, bob


def test_by_pointer(squeezed: At) -> None:
    ann, bob = squeezed
    expect(bob.peel).to_have_count(0)
    expect(bob.bar).to_contain_text(words("web-squeeze-waits"))
    for back in (ann, bob):
        expect(back.faces_up).to_have_count(2)  # the Banker's

    ann.drag(0.57)
    expect(ann.felt.locator(".peel-flap")).to_be_visible()
    ann.let_go()
    expect(ann.felt.locator(".peel-flap")).to_be_hidden()
    ann.is_peeling(1)
    expect(bob.faces_down).to_have_count(2)

    expect(ann.bar).to_contain_text(words("web-squeeze-how"))
    ann.drag(0.63)
    expect(bob.faces_down).to_have_count(2)
    ann.let_go()
    ann.is_peeling(2)
    expect(bob.faces_down).to_have_count(1)
    expect(bob.faces_up).to_have_count(3)


def test_by_keys(squeezed: At) -> None:
    ann, bob = squeezed
    ann.peel.focus()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.felt.locator(".peel-flap")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.felt.locator(".peel-flap")).to_be_hidden()
    for _ in range(4):
        ann.page.keyboard.press("ArrowLeft")
    ann.is_peeling(1)
    ann.page.keyboard.press("ArrowLeft")
    ann.is_peeling(2)
    expect(bob.faces_down).to_have_count(1)
    ann.page.keyboard.press("Enter")
    expect(bob.faces_down.or_(bob.bar.get_by_text(words("web-squeeze-waits"))).first).to_be_hidden()


def test_by_the_button_of_the_bar(squeezed: At) -> None:
    ann, bob = squeezed
    ann.bar.get_by_role("button", name=words("web-squeeze-open", number=1)).click()
    ann.is_peeling(2)
    expect(bob.faces_up).to_have_count(3)
