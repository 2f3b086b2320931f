"""Chips that the limits, or the purse, have no room for: what the bar says and offers."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from croupier.engine.games.baccarat import settings
from croupier.engine.table.vocabulary.settings import Limits
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import House
from tests.floor.web.browser import Pit, words
from tests.floor.web.conftest import Visiting
from tests.floor.web.players import Player
from tests.floor.web.rounds import come_in

pytestmark = pytest.mark.slow

BOX = 2
LIMITS = Limits(minimum_cents=5_00, differential_cents=450_00)
OPEN = Clocks(betting_s=3_000, last_call_s=1)
NO_CARD = Clocks(betting_s=10, last_call_s=1, card_s=3_000)

Coming = Callable[[str, str], Player]


@pytest.fixture
def coming(house: House, visiting: Visiting) -> Coming:
    def come(name: str, table: str) -> Player:
        visit = visiting(house)
        come_in(visit, name)
        return Player(visit, name, table)

    return come


def bets(player: Player, dollars: str, spot: str) -> None:
    """One chip, whatever comes of it."""
    player.page.get_by_role("radio", name=words("web-chip", amount=dollars)).click()
    player.click(spot)


@pytest.mark.rule("Baccarat 5.1")
def test_a_bet_that_was_cut_can_be_kept_or_taken_back(pit: Pit, coming: Coming) -> None:
    ann = coming("ann", pit.set_up(settings(limits=LIMITS), OPEN))
    banker = f"banker|{BOX}|"
    cut = words("web-cut", bet="Banker", offered="500", left="450")
    bets(ann, "500", banker)
    ann.asked(cut)
    ann.told(words("web-cut-why", amount="50"))
    expect(ann.paragraph("5.1")).to_be_visible()
    ann.says(words("web-cut-keep", amount="450"))
    ann.has(banker, "450")
    expect(ann.page.get_by_role("radiogroup", name=words("web-chips"))).to_be_visible()

    ann.page.keyboard.press("Backspace")  # all of the chip that was taken
    expect(ann.page.get_by_role("banner")).to_contain_text(words("web-purse") + "500")
    ann.click(banker)
    ann.asked(cut)
    ann.page.keyboard.press("2")
    expect(ann.page.get_by_role("banner")).to_contain_text(words("web-purse") + "500")
    expect(ann.felt.locator(".stack")).to_have_count(0)
    expect(ann.page.get_by_role("radiogroup", name=words("web-chips"))).to_be_visible()


def test_a_bet_beyond_the_purse_is_offered_smaller(pit: Pit, coming: Coming) -> None:
    ben = coming("ben", pit.set_up(settings(limits=LIMITS), OPEN))
    tie = f"tie|{BOX}|"
    ben.bets("25", "player", BOX)
    bets(ben, "500", tie)
    ben.asked(words("web-instead-of", bet="Tie", offered="500"))
    ben.says(words("web-leave-it"))
    expect(ben.page.get_by_role("radiogroup", name=words("web-chips"))).to_be_visible()
    ben.click(tie)
    ben.says(words("web-instead", amount="475"))
    ben.has(tie, "475")


@pytest.mark.rule("Baccarat 5.1")
def test_what_gives_way_to_a_seated_player_at_the_close_is_said(pit: Pit, coming: Coming) -> None:
    table = pit.set_up(settings(limits=replace(LIMITS, differential_cents=100_00)), NO_CARD)
    cat, dan = coming("cat", table), coming("dan", table)
    dan.sit(BOX)
    dan.with_time_to_bet()
    cat.bets("100", "banker", BOX)
    dan.bets("25", "banker", BOX)
    cat.told(words("web-not-in-action", bet="Banker", stake="100", amount="25"))
    expect(cat.paragraph("5.1")).to_be_visible()
