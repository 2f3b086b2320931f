"""A walk through every table as it is played: somebody comes, sits down, bets, reads, decides, is
paid, and sees a round go wrong. At every stop the page fits every window and axe finds nothing; the
same person follows in Chinese in another browser."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES
from croupier.engine.table.vocabulary.settings import TableKind
from tests.floor.server.house import House, Visitor
from tests.floor.web.browser import BROUGHT, CHIP, AtTable, Pit, findings, words
from tests.floor.web.conftest import OPEN_FOR_LONG
from tests.floor.web.players import figure
from tests.floor.web.rounds import Dealer
from tests.floor.web.still import DRAWN, known, misfits, window
from tests.floor.web.test_accessibility import BY_AXE

pytestmark = pytest.mark.slow

WALKER = "cat"
AXE_LOOKS_AT = {"en": 1440, "zh": 360}
SHEET, ASKED, DEALT = (
    "croupier-sheet:not([hidden])",
    "croupier-bar.deciding",
    '[data-status="play"]',
)
FOREIGN_CARD = {"type": "fact.foreign-card.1", "card": "2d"}


class Round(NamedTuple):
    """What is bet on, what is dealt, which keys answer the questions, and what comes of it."""

    spot: str
    dealt: str
    keys: tuple[str, ...]
    then: str
    staked_cents: int
    net_cents: int


ROUNDS = {
    "baccarat": Round("banker|1|", "Ks 9h 4d 7c", ("Enter",), "5s", 29_00, -13_00),
    "blackjack": Round("initial|1|", "8h 6c 8d", ("s",), "Ts 9d", 25_00, 25_00),
    "roulette": Round("red||", "", (), "17", 25_00, -25_00),
    "andar-bahar": Round("andar|1|", "7s Kd 4h 2c", (), "7d", 25_00, -25_00),
    "si-ki-pi": Round(
        "initial|1|", "Ac Ks 3d Kd Qs 2h 6h 8c", ("Enter", "Enter"), "", 25_00, -25_00
    ),
}


class Walk:
    """The pages of one person in both languages, and what was at fault with them."""

    def __init__(self, browser: Browser, walker: Visitor, table: str) -> None:
        self.visits = {each: known(browser, walker, WALKER, each) for each in LANGUAGES}
        self.pages = {name: visit.tab(f"/tables/{table}") for name, visit in self.visits.items()}
        self.at = AtTable(self.pages["en"])
        self.faults = defaultdict[str, list[str]](list)

    def stop(self, name: str, seen: str) -> None:
        """Once this is to be seen on both pages."""
        for language, page in self.pages.items():
            page.locator(seen).first.wait_for()
            found = misfits(page, language)
            page.set_viewport_size(window(AXE_LOOKS_AT[language]))
            page.evaluate(DRAWN)
            for fault in (*found, *findings(page)):
                self.faults[f"{language} {fault}"].append(name)
            page.set_viewport_size(window(1440))

    def press(self, key: str) -> None:
        for page in self.pages.values():
            page.keyboard.press(key)

    def opens(self, name: str, key: str, seen: str = SHEET) -> None:
        """Something to read, and closes it again."""
        self.press(key)
        self.stop(name, seen)
        self.press("Escape")

    def types(self, line: str) -> None:
        """What is refused is said."""
        self.press("/")
        for page in self.pages.values():
            page.locator("#typed").fill(line)
        self.press("Enter")
        self.stop("a line that is refused", "croupier-bar .news")
        self.press("Escape")


@pytest.fixture(scope="module")
def calm_pit(calm_house: House) -> Pit:
    return Pit(calm_house)


@pytest.fixture(scope="module")
def dora(calm_house: House, calm_pit: Pit) -> Visitor:
    return calm_house.staff(calm_pit.owner, "Dora", "dealer")


@pytest.fixture(scope="module")
def walker(calm_house: House) -> Visitor:
    return calm_house.guest(WALKER)


@pytest.fixture
def table(calm_pit: Pit, dora: Visitor, game: str) -> tuple[str, Dealer]:
    """One at which Dora keys what is dealt: nothing happens before she does."""
    settings = replace(game_named(game).settings(), kind=TableKind.RECORDED)
    name = calm_pit.set_up(settings, OPEN_FOR_LONG, automatic=False)
    return name, Dealer(dora, calm_pit, name, settings)


@pytest.fixture
def walk(browser: Browser, walker: Visitor, table: tuple[str, Dealer]) -> Iterator[Walk]:
    name, _ = table
    walk = Walk(browser, walker, name)
    yield walk
    for visit in walk.visits.values():
        visit.expecting(BY_AXE)
        visit.context.close()
        assert visit.unexpected() == []


def bets(walk: Walk, game: str) -> None:
    spot = ROUNDS[game].spot
    walk.at.click(spot)
    walk.at.has(spot, CHIP)


def deals(dealer: Dealer, game: str, what: str, revolutions: int = 5) -> None:
    if game == "roulette":
        dealer.does("roulette.spin.1", pocket=what, revolutions=revolutions)
    else:
        dealer.deals(what)


@pytest.mark.parametrize("game", PLAYED)
def test_a_table_is_walked_through(
    calm_pit: Pit, walk: Walk, table: tuple[str, Dealer], game: str
) -> None:
    name, dealer = table
    at, course = walk.at, ROUNDS[game]
    walk.stop("came", "croupier-bar.bringing")
    at.bring()
    at.sit(1)
    bets(walk, game)
    walk.stop("bet", "croupier-bar.betting .own, .stack.own")
    bet, box, _ = course.spot.split("|")
    walk.types(f"bets 1.03 {bet}{f' box {box}' if box else ''}")
    walk.opens("keys", "?")
    walk.press("b")

    dealer.closes()
    if course.dealt:
        dealer.deals(course.dealt)
    walk.stop("dealt, the sign beside it", DEALT)
    walk.press("l")
    for key in course.keys:
        walk.stop("asked, the round beside it", ASKED)
        asked = at.bar.inner_text()
        at.page.keyboard.press(key)
        expect(at.bar).not_to_have_text(asked, use_inner_text=True)
    walk.opens("to be told to the dealer", "!")
    if course.then:
        deals(dealer, game, course.then)
    walk.stop("settled", "croupier-bar.settled")
    staked, back = course.staked_cents, course.staked_cents + course.net_cents
    result = words("web-staked-back", staked=figure(staked), back=figure(back))
    expect(at.bar).to_contain_text(result)
    purse = figure(int(BROUGHT) * 100 + course.net_cents)
    expect(at.page.get_by_role("banner")).to_contain_text(purse)
    walk.press("y")
    walk.stop("why", "croupier-bar .working")

    dealer.does("table.open-round.1")
    bets(walk, game)
    dealer.closes()
    if game == "roulette":
        deals(dealer, game, "17", revolutions=3)
    else:
        dealer.deals("9h")
        dealer.does("table.report-fact.1", fact=FOREIGN_CARD)
    walk.stop("halted", "croupier-bar.halted")
    calm_pit.rules(name, "confirm")
    walk.stop("void", "croupier-bar.void")
    assert walk.faults == {}
