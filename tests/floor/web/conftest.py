"""A server and a browser for the tests of the pages."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from croupier.floor.house.clocks import Clocks
from croupier.floor.protocol.frames import DoneFrame
from tests.floor.server.house import House, Visitor, opened
from tests.floor.server.stacked import StackedChance
from tests.floor.web.browser import Pit, Visit, chromium
from tests.floor.web.moments import ANN
from tests.floor.web.rounds import Casino
from tests.floor.web.still import Still

# Bets are open long enough for a browser on a busy machine; everything else is quick.
CLOCKS = Clocks(
    betting_s=12,
    last_call_s=1,
    decision_s=5,
    pause_s=0.2,
    card_s=0.03,
    spin_s=0.2,
    seat_kept_s=60,
)
OPEN_FOR_LONG = Clocks(betting_s=3_000, last_call_s=1, seat_kept_s=60)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """It ends with the module: the loop that Playwright leaves running in this thread would be in
    the way of tests that run one of their own."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Rounds follow each other quickly."""
    with opened(tmp_path_factory.mktemp("house"), CLOCKS) as house:
        yield house


@pytest.fixture(scope="module")
def calm_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Every table takes bets, for longer than any test lasts."""
    with opened(tmp_path_factory.mktemp("house"), OPEN_FOR_LONG) as house:
        yield house


@pytest.fixture(scope="module")
def pit(house: House) -> Pit:
    return Pit(house)


Visiting = Callable[..., Visit]


@pytest.fixture
def visiting(browser: Browser) -> Iterator[Visiting]:
    """A browser of one's own at a house; nothing may go wrong in it."""
    visits: list[Visit] = []

    def come(house: House, width: int = 1440, height: int = 900) -> Visit:
        visits.append(visit(browser, house, width, height))
        return visits[-1]

    yield come
    for each in visits:
        each.context.close()
    assert [fault for each in visits for fault in each.unexpected()] == []


@pytest.fixture(scope="module")
def casino(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Casino]:
    chance = StackedChance()
    with opened(tmp_path_factory.mktemp("house"), OPEN_FOR_LONG, chance=chance) as house:
        ann, bob = (visit(browser, house) for _ in range(2))
        yield Casino(house, chance, ann, bob)
        for each in (ann, bob):
            each.context.close()


def visit(browser: Browser, house: House, width: int = 1440, height: int = 900) -> Visit:
    size = ViewportSize(width=width, height=height)
    context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-GB")
    return Visit(context, house)


Looking = Callable[[str], Still]


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With a round that ann has played."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def ann(quick_house: House) -> Visitor:
    visitor = quick_house.guest(ANN.name)
    with visitor.table("baccarat-1") as seat:
        seat.do("table.buy-chips.1", player=ANN.name, cents=50_000)
        seat.shown(status="betting")
        assert isinstance(seat.say("bets 10 tie box 1"), DoneFrame)
        seat.shown(status="concluded")
    return visitor


@pytest.fixture(scope="module")
def stills() -> Iterator[dict[str, Still]]:
    """By language. A browser that has been here before has most of what a page needs."""
    found: dict[str, Still] = {}
    yield found
    for still in found.values():
        still.visit.context.close()


@pytest.fixture
def looking(browser: Browser, ann: Visitor, stills: dict[str, Still]) -> Iterator[Looking]:
    """Nothing may go wrong in a browser that looks."""

    def came(language: str) -> Still:
        if language not in stills:
            stills[language] = Still(browser, ann, language)
        still = stills[language]
        still.visit.expecting("status of 403")  # moments ask about a round that is not played
        return still

    yield came
    assert [fault for still in stills.values() for fault in still.leave()] == []
