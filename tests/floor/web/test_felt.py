"""What a halt, a Reconstruction and a void look like on the cloth; what is read beside it."""

import json
from itertools import count
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from croupier.engine.games import game_named
from croupier.engine.games.baccarat import settings
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import House, Visitor
from tests.floor.web.browser import CHIP, MIDDLE, AtTable, Pit, words
from tests.floor.web.conftest import Looking, Visiting
from tests.floor.web.moments import Moment, Rounds, every, moments
from tests.floor.web.still import DRAWN, window

TABLE = "baccarat-by-hand"
BOX = 4
FULL_SHOE = 8 * 52

pytestmark = pytest.mark.slow


class Keyed:
    """A recorded table, and those who key what happens there."""

    def __init__(self, house: House, pit: Pit) -> None:
        self._ids = count(1)
        self._dora = house.staff(pit.owner, "Dora", "dealer")
        self._sue = house.staff(pit.owner, "Sue", "pit-supervisor")
        pit.owner.house({"type": "house.grant-licence.1", "name": "Dora", "game": "baccarat"})
        pit.owner.house(
            {
                "type": "house.add-table.1",
                "name": TABLE,
                "settings": msgspec.to_builtins(settings(kind=TableKind.RECORDED)),
                "clocks": msgspec.to_builtins(Clocks()),
                "automatic": False,
            }
        )
        self.dealer("floor.take-dealing.1", dealer="Dora")
        self.dealer("floor.count-cards.1", number=FULL_SHOE)
        self.supervisor("floor.confirm-count.1", number=FULL_SHOE)
        self.dealer("table.open-round.1")

    def dealer(self, kind: str, **fields: Any) -> None:
        self._do(self._dora, kind, fields)

    def supervisor(self, kind: str, **fields: Any) -> None:
        self._do(self._sue, kind, fields)

    def _do(self, who: Visitor, kind: str, fields: dict[str, Any]) -> None:
        body = {"id": f"keyed-{next(self._ids)}", "command": {"type": kind, **fields}}
        who.posted(f"/api/tables/{TABLE}/do", body)


def test_a_misplaced_card_is_ringed_put_right_and_a_void_sends_the_bets_home(
    house: House, pit: Pit, visiting: Visiting
) -> None:
    visit = visiting(house)
    keyed, ann = Keyed(house, pit), visit.table(TABLE)
    ann.bring()
    ann.sit(BOX)
    ann.click(f"player|{BOX}|")
    ann.has(f"player|{BOX}|", "25")
    keyed.dealer("table.close-betting.1")
    for card in ("4h", "Ks"):
        keyed.dealer("table.deal-card.1", card=card)
    keyed.dealer("table.deal-card.1", card="9c", place={"area": "banker"})
    nine = words("web-card", rank=words("web-rank-9"), suit=words("web-suit-c"))
    ringed = ann.felt.get_by_role("img", name=words("web-card-concerned", card=nine))
    expect(ringed).to_have_count(1)
    expect(ann.felt.locator(".card-concerned")).to_have_count(1)
    among_the_bankers = _x(ann, nine)

    keyed.supervisor("table.rule.1", ruling="reconstruct", reason="it was the Player's")
    king = words("web-card", rank=words("web-rank-K"), suit=words("web-suit-s"))
    expect(ann.bar).to_contain_text("Stay in")
    assert _x(ann, nine) < _x(ann, king) < among_the_bankers

    ann.page.keyboard.press("1")  # to stay
    expect(ann.felt.locator(".card-concerned")).to_have_count(0)
    keyed.dealer("table.report-fact.1", fact={"type": "fact.foreign-card.1", "card": "2d"})
    keyed.supervisor("table.rule.1", ruling="confirm", reason="it came from elsewhere")
    ann.felt_in("void")
    expect(ann.felt.locator(".void-line")).to_have_count(1)
    expect(ann.felt.locator(".stack")).to_have_count(0)


def _x(seen: AtTable, name: str) -> float:
    """Where a card lies, from the left."""
    box = seen.felt.get_by_role("img", name=name).bounding_box()
    assert box is not None
    return box["x"]


def test_the_ranking_card_opens_by_key_and_by_button(house: House, visiting: Visiting) -> None:
    ann = visiting(house).table("si-ki-pi-1")
    ann.page.set_viewport_size(window(820))
    card = ann.page.get_by_role("dialog", name=words("web-ranking"))
    ann.page.keyboard.press("g")
    expect(card).to_be_visible()
    expect(card.locator(".ranking").first.locator(".row")).to_have_count(12)
    expect(card).to_contain_text("A 8")
    ann.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    ann.page.get_by_role("button", name=words("web-ranking")).click()
    expect(card).to_be_visible()


def test_the_ranking_card_stands_beside_the_felt_where_there_is_room(
    house: House, visiting: Visiting
) -> None:
    ann = visiting(house).table("si-ki-pi-1")
    card = ann.page.locator("croupier-column .also")
    expect(card.get_by_role("heading")).to_contain_text(words("web-ranking"))
    expect(card.locator(".row")).to_have_count(12)
    ann.page.keyboard.press("g")
    expect(card).to_be_focused()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_role("button", name=words("web-ranking"))).to_have_count(0)


def in_hand(moment: Moment) -> bool:
    """Somebody looks at four cards of their own, and all of them are known."""
    hands = json.loads(moment.table)["own"].get("hands", ())
    return any(
        hand["laid"]
        and hand["laid"]["state"] == "looking"
        and all(card["face"] for card in hand["cards"])
        for hand in hands
    )


def test_the_ranking_card_follows_the_cards_in_hand(looking: Looking) -> None:
    """Opened while bets are made: pairs are marked once there are cards."""
    game = game_named("si-ki-pi")
    rounds = (Rounds(game.settings(), seed) for seed in count())
    looked_at = next(each for played in rounds for each in every(played.played()) if in_hand(each))
    betting = next(each for each in moments(game.settings(), range(12)) if each.state == "betting")
    still = looking("en")
    page = still.at(betting, "si-ki-pi")
    beside = page.locator("croupier-column .also")
    expect(beside.locator("b")).to_have_count(0)
    page.set_viewport_size(window(820))
    page.keyboard.press("g")
    card = page.get_by_role("dialog", name=words("web-ranking"))
    expect(card).to_be_visible()
    expect(card.locator(".ranking b")).to_have_count(0)
    still.show(looked_at)
    expect(card.locator(".ranking b")).not_to_have_count(0)
    expect(beside.locator("b")).not_to_have_count(0)


def test_a_chip_is_carried_from_the_tray_to_its_spot(calm_house: House, visiting: Visiting) -> None:
    """Let go on a spot it is bet there; let go elsewhere it is not; the chip in hand stays."""
    at = visiting(calm_house).table("baccarat-1")
    at.bring()
    at.sit(4)
    chip = at.page.get_by_role("radio", name=words("web-chip", amount="100"), exact=True)
    in_hand = at.page.get_by_role("radio", name=words("web-chip", amount=CHIP), exact=True)
    for spot in (None, "banker|4|"):
        box = chip.bounding_box()
        assert box is not None
        at.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        at.page.mouse.down()
        x, y = at.page.evaluate(MIDDLE, spot) if spot else (12, 120)
        at.page.mouse.move(x, y, steps=4)
        at.page.mouse.up()
    at.has("banker|4|", "100")
    expect(in_hand).to_be_checked()
    expect(at.bar).to_contain_text("100")


# Every card from left to right.
IN_ORDER = """() => [...document.querySelectorAll("croupier-felt .card")]
  .map(card => [card.getBoundingClientRect().x, card.getAttribute("aria-label")])
  .filter(([, name]) => name).sort(([a], [b]) => a - b).map(([, name]) => name)"""


def test_the_first_card_lies_on_the_same_side_on_every_screen(looking: Looking) -> None:
    moment = next(each for each in every(opening()) if two_each(each))
    page = looking("en").at(moment, "baccarat")
    sides = []
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(DRAWN)
        sides.append(page.evaluate(IN_ORDER))
    assert len(sides[0]) == 4
    assert sides[0] == sides[1]


def opening() -> Rounds:
    rounds = Rounds(settings(), seed=0)
    rounds.trouble = 0.0
    return rounds.played()


def two_each(moment: Moment) -> bool:
    hands = json.loads(moment.table)["shared"]["hands"]
    return [len(hand["cards"]) for hand in hands] == [2, 2]


def test_a_spot_names_the_least_and_the_most_it_pays(looking: Looking) -> None:
    names = []
    for game, spot in (("blackjack", "boom-busted||"), ("si-ki-pi", "bonus|1|")):
        moment = moments(game_named(game).settings(), range(1), quiet=True)[0]
        still = looking("en")
        there = still.at(moment, game).locator(f'[data-spot="{spot}"]')
        names.append(there.get_attribute("aria-label"))
        still.leave()
    assert words("web-pays-from", least="2 to 1", most="200 to 1") in str(names[0])
    assert words("web-pays-from", least="1 to 1", most="100 to 1") in str(names[1])
