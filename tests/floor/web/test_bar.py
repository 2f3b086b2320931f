"""The bar and the column: what can be told to the dealer, Insurance in money, a round that stands
still, sound, and room for fingers."""

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from croupier.engine.games import game_named
from croupier.engine.sentences import LANGUAGES, said, sentence
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import House, opened
from tests.floor.server.test_pit import Staff
from tests.floor.web.browser import AtTable, findings, words
from tests.floor.web.conftest import Looking, Visiting
from tests.floor.web.moments import moments

pytestmark = pytest.mark.slow

UNHURRIED = Clocks(betting_s=3_000, last_call_s=1, decision_s=3_000, pause_s=3_000, seat_kept_s=60)
SHOE = 416  # cards of eight decks
SIZES = ((1440, 900), (820, 1180), (360, 780))
FINGER = 44
_ids = count(1)


class Hand(Staff):
    """Tables that Dora deals by hand, so that the cards are those of the test."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        licence = {"type": "house.grant-licence.1", "name": "Dora", "game": "blackjack"}
        self.by_role["owner"].house(licence)

    def table(self, game: str) -> str:
        name = f"{game}-y{next(_ids)}"
        owner = self.by_role["owner"]
        settings = game_named(game).settings(kind=TableKind.RECORDED)
        owner.house(
            {
                "type": "house.add-table.1",
                "name": name,
                "settings": msgspec.to_builtins(settings),
                "clocks": msgspec.to_builtins(UNHURRIED),
                "automatic": False,
            }
        )
        self.at(name, "pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        self.at(name, "dealer", "floor.count-cards.1", number=SHOE)
        self.at(name, "pit-supervisor", "floor.confirm-count.1", number=SHOE)
        self.at(name, "dealer", "table.open-round.1")
        return name

    def at(self, table: str, role: str, kind: str, **fields: Any) -> None:
        body = {"id": f"b{next(_ids)}", "command": {"type": kind, **fields}}
        self.by_role[role].posted(f"/api/tables/{table}/do", body)

    def deals(self, table: str, *cards: str) -> None:
        for card in cards:
            self.at(table, "dealer", "table.deal-card.1", card=card)

    def closes(self, table: str) -> None:
        self.at(table, "dealer", "table.close-betting.1")


@pytest.fixture(scope="module")
def hand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hand]:
    with opened(tmp_path_factory.mktemp("hand"), UNHURRIED) as house:
        yield Hand(house)


def with_bet(visiting: Visiting, house: House, table: str, spot: str, chip: str) -> AtTable:
    """Somebody with 500 at the table, and one chip on a spot of box 4."""
    at = visiting(house).table(table)
    at.bring()
    at.sit(4)
    at.page.get_by_role("radio", name=words("web-chip", amount=chip), exact=True).click()
    at.click(spot)
    at.has(spot, chip)
    return at


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def no_findings(page: Page) -> None:
    assert findings(page) == []


@pytest.mark.rule("Baccarat 5.8")
def test_a_player_tells_the_dealer_by_key(hand: Hand, visiting: Visiting) -> None:
    table = hand.table("baccarat")
    at = with_bet(visiting, hand.house, table, "banker|4|", "100")
    hand.closes(table)
    hand.deals(table, "9h", "4c")
    expect(at.bar).to_contain_text("Next card: Player Hand")
    at.page.keyboard.press("!")
    told = sheet(at.page)
    name = words("web-fact-insurance-not-offered")
    expect(told.get_by_role("button", name=name)).to_be_disabled()
    ground = said("baccarat-ground-no-offer")
    fact = said("fact-insurance-not-offered")
    why = sentence(said("impossible-because", fact=fact, ground=ground), "en")
    expect(told.get_by_role("listitem").filter(has_text=name)).to_contain_text(why)
    no_findings(at.page)
    told.get_by_role("button", name=words("web-fact-misplaced")).click()
    told.get_by_role("button", name=re.compile("4♣")).click()
    expect(told).to_contain_text("Pit Supervisor")
    expect(told).to_contain_text(words("web-fate-back", amount="100"))
    no_findings(at.page)
    told.get_by_role("button", name=words("web-tell")).click()
    expect(told.get_by_role("status")).to_have_text(words("web-told"))
    expect(at.bar).to_contain_text(words("web-fact-misplaced"))
    expect(at.bar).to_contain_text("§ 5.8")
    at.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
def test_a_round_that_stands_still_says_what_it_means(hand: Hand, visiting: Visiting) -> None:
    table = hand.table("baccarat")
    at = with_bet(visiting, hand.house, table, "banker|4|", "100")
    hand.closes(table)
    hand.deals(table, "9h")
    hand.at(table, "dealer", "table.deal-card.1", card="4c", place={"area": "player"})
    stays, leaves = words("web-fate-plays", amount="100"), words("web-fate-back", amount="100")
    expect(at.bar).to_contain_text(words("web-ruling-reconstruct"))
    expect(at.bar).to_contain_text(words("web-fate-or", stays=stays, leaves=leaves))
    at.page.keyboard.press("y")
    shown = sheet(at.page).get_by_role("figure")
    expect(shown.first).to_contain_text(words("web-as-they-lie"))
    expect(shown.nth(1)).to_contain_text(words("place-banker"))
    no_findings(at.page)
    at.page.keyboard.press("Escape")
    hand.at(table, "pit-supervisor", "table.rule.1", ruling="reconstruct", reason="seen")
    expect(at.bar).to_contain_text(words("web-stay-or-leave", amount="100"))
    at.page.keyboard.press("y")
    expect(sheet(at.page)).to_contain_text(words("web-as-they-lay"))
    expect(sheet(at.page)).to_contain_text(words("web-outlook-stay"))
    lay = sheet(at.page).inner_text()
    at.page.reload()
    at.bar.get_by_role("button", name=words("web-see-cards")).click()
    expect(sheet(at.page)).to_have_text(lay, use_inner_text=True)
    at.page.keyboard.press("Escape")
    at.page.keyboard.press("2")
    expect(at.page.get_by_role("banner")).to_contain_text("500")


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.5.3")
def test_a_ruling_says_on_which_next_card_it_depends(hand: Hand, visiting: Visiting) -> None:
    table = hand.table("baccarat")
    at = with_bet(visiting, hand.house, table, "banker|4|", "100")
    hand.closes(table)
    hand.deals(table, "Ks", "9h", "4d", "7c")
    hand.at(table, "dealer", "table.deal-card.1", card="5s", place={"area": "banker"})
    expect(at.bar).to_contain_text(words("web-ruling-cannot"))
    at.page.keyboard.press("y")
    depends = sheet(at.page).locator("dl.depends .row")
    expect(depends).to_have_count(3)
    back = words("web-fate-back", amount="100")
    expect(depends.nth(0)).to_contain_text("A–5, 8–K")
    expect(depends.nth(0)).to_contain_text(f"{words('web-depends-void')}; {back}")
    expect(depends.nth(1)).to_contain_text("6")
    expect(depends.nth(1)).to_contain_text(words("web-fate-back", amount="195"))
    no_findings(at.page)


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12.3")
def test_the_list_beside_the_table_accounts_for_a_ruling(hand: Hand, visiting: Visiting) -> None:
    table = hand.table("baccarat")
    at = with_bet(visiting, hand.house, table, "banker|4|", "100")
    hand.closes(table)
    hand.deals(table, "9h")
    hand.at(table, "dealer", "table.deal-card.1", card="4c", place={"area": "player"})
    hand.at(table, "pit-supervisor", "table.rule.1", ruling="reconstruct", reason="seen")
    page = at.page
    moved = "Card 2, 4♣, lay at player and went to banker."
    expect(page.get_by_text("Noticed by the table: a card in the wrong place.")).to_have_count(1)
    expect(page.get_by_text(moved)).to_have_count(1)
    page.keyboard.press("2")
    expect(page.get_by_text("took back.")).to_have_count(1)
    expect(page.get_by_text("Returned:")).to_have_count(1)


def test_at_an_automatic_table_the_dealer_cannot_be_told(hand: Hand, visiting: Visiting) -> None:
    at = visiting(hand.house).table("roulette-1")
    at.page.get_by_role("button", name=words("web-tell")).click()
    told = sheet(at.page)
    expect(told.get_by_role("paragraph")).to_have_text([words("live-seen-by-the-table")])
    expect(told.get_by_role("button")).to_have_text(["✕"])
    no_findings(at.page)


@pytest.mark.rule("Baccarat 3.11", "Baccarat 3.12.2")
def test_insurance_in_both_stages_with_odds_and_largest_stake(
    hand: Hand, visiting: Visiting
) -> None:
    table = hand.table("baccarat")
    at = with_bet(visiting, hand.house, table, "banker|4|", "100")
    hand.closes(table)
    hand.deals(table, "Ks", "9h", "4d", "7c")
    expect(at.bar).to_contain_text(words("web-insure-your", side="Banker", amount="100"))
    expect(at.bar).to_contain_text("Pays 3 to 1 if Banker loses; a Tie returns it.")
    at.bar.get_by_role("button", name=words("web-most", amount="33")).click()
    expect(at.bar).to_contain_text(words("web-would-pay", amount="99"))
    at.bar.get_by_role("button", name=words("web-half", amount="16")).click()
    no_findings(at.page)
    at.page.keyboard.press("Enter")  # the gold button, wherever the amount was chosen
    expect(at.page.get_by_role("complementary")).to_contain_text("16")
    hand.deals(table, "7h")
    expect(at.bar).to_contain_text("Pays 7 to 1")
    most = (100 - 3 * 16) // 7
    expect(at.bar.get_by_role("button", name=words("web-most", amount=most))).to_be_visible()
    at.page.keyboard.press("n")


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.17")
@pytest.mark.parametrize(
    ("cards", "texts"),
    [
        (("Th", "As", "6d"), ("would pay 100",)),  # Insurance
        (("Ah", "As", "Kd"), ("200 comes back now", "would pay 100")),  # Even Money
        (("Th", "9s", "6d"), ("50 comes back now",)),  # Surrender
    ],
    ids=("insurance", "even money", "surrender"),
)
def test_the_window_of_blackjack_in_money(
    hand: Hand, visiting: Visiting, cards: tuple[str, ...], texts: tuple[str, ...]
) -> None:
    table = hand.table("blackjack")
    at = with_bet(visiting, hand.house, table, "initial|4|", "100")
    hand.closes(table)
    hand.deals(table, *cards)
    for text in texts:
        expect(at.bar).to_contain_text(text)
    no_findings(at.page)


def test_sound_is_off_until_it_is_switched_on(hand: Hand, visiting: Visiting) -> None:
    at = visiting(hand.house).table("baccarat-1")
    switch = at.page.get_by_role("button", name=words("web-sound"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    at.page.keyboard.press("m")
    expect(switch).to_have_attribute("aria-pressed", "true")
    at.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    at.page.keyboard.press("?")
    for key in ("B", "L", "Y", "!", "M"):
        expect(sheet(at.page).get_by_text(key, exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_bar_keeps_its_height_from_bringing_chips_to_betting(
    hand: Hand, visiting: Visiting, width: int, height: int
) -> None:
    at = visiting(hand.house, width, height).table("baccarat-1")
    before = at.bar.bounding_box()
    at.bring()
    assert at.bar.bounding_box() == before


def test_a_finger_finds_every_button_of_the_bar(hand: Hand, visiting: Visiting) -> None:
    table = hand.table("baccarat")
    at = with_bet(visiting, hand.house, table, "banker|4|", "100")
    hand.closes(table)
    hand.deals(table, "Ks", "9h", "4d", "7c")
    expect(at.bar).to_contain_text("Pays 3 to 1")
    for width, height in ((360, 780), (780, 360)):
        at.page.set_viewport_size({"width": width, "height": height})
        for button in at.bar.locator("button:not(.cite)").all():
            box = button.bounding_box()
            assert box is not None
            assert box["width"] >= FINGER <= box["height"], button.inner_text()
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width, button.inner_text()


# Where the sheet begins, and how far down cards and roads reach.
COVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return [box("croupier-bar").top, box(".felt .card").bottom, box(".roads .big .road").bottom];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_an_offer_of_insurance_leaves_the_roads_in_sight(
    looking: Looking, language: str
) -> None:
    asked = moments(game_named("baccarat").settings(), range(12))
    (moment,) = (each for each in asked if each.state.startswith("asked insurance"))
    page = looking(language).at(moment, "baccarat")
    page.set_viewport_size({"width": 360, "height": 800})
    expect(page.locator("croupier-bar.deciding .words")).to_be_visible()
    sheet, cards, roads = page.evaluate(COVERED)
    assert cards < roads <= sheet + 1
