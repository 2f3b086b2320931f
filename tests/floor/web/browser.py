"""Debian's Chromium at the pages of a real server, and what a guest does there."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from croupier.engine.sentences import said, sentence
from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import House, Visitor
from tests.floor.web.fonts import USUAL, Fonts, environment

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
WAIT_MS = 40_000
PATIENCE_MS = 50
PAGES = (
    "/",
    "/rounds",
    "/book/baccarat",
)  # besides tables, and odds, which have tests of their own
# What a ruling would lead to, asked once it was made: a page cannot know, and draws what comes.
TOO_LATE = re.compile(r"status of 409 .*/preview$")
# A browser without a session asks who it is, and is told so.
STRANGER = re.compile(r"status of 401 .*/api/me$")
EXPECTED = (TOO_LATE, STRANGER)
BROKEN = 3_000  # what a page may be told when its line is cut
BROUGHT = "500"  # dollars, one of the buttons
TO_BET_S = 9
CHIP = "25"  # the chip in hand when somebody comes
_ids = count(2)  # the first table of a game is there already

expect.set_options(timeout=WAIT_MS)


@contextmanager
def chromium(fonts: Fonts = USUAL) -> Iterator[Browser]:
    found = shutil.which("chromium")
    assert found, "the tests of the pages need Debian's chromium; ./check installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=FLAGS, env=environment(fonts)
        )
        yield browser
        browser.close()


class Visit:
    """One person's browser: their tabs, and whatever went wrong in one of them."""

    def __init__(self, context: BrowserContext, house: House) -> None:
        self.context, self.house, self.address = context, house, house.address
        self.faults: list[str] = []
        self._expected = [*EXPECTED]
        context.set_default_timeout(WAIT_MS)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.faults.append(str(error.error)))

    def warmed(self) -> "Visit":
        """Somebody who has been in the lobby: the browser has most of what a table needs."""
        self.tab("/").get_by_role("main").wait_for()
        return self

    def expecting(self, fault: str) -> None:
        """What the console says because of what the test does, as a pattern."""
        self._expected.append(re.compile(fault))

    def tab(self, path: str) -> Page:
        page = self.context.new_page()
        page.goto(self.address + path)
        return page

    def table(self, name: str) -> "AtTable":
        """The page of a table, once it is drawn."""
        seen = AtTable(self.tab(f"/tables/{name}"))
        seen.spots.first.wait_for(state="attached")
        seen.felt_in("betting", "play", "concluded", "void")
        return seen

    def unexpected(self) -> list[str]:
        return [f for f in self.faults if not any(e.search(f) for e in self._expected)]

    def forgotten(self) -> list[str]:
        """What nobody expected until now; whatever comes next is of another test."""
        found = self.unexpected()
        self.faults.clear()
        self._expected = [*EXPECTED]
        return found

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} {message.location['url']}")


class AtTable:
    """What somebody sees and does at a table, by roles and by the names of spots alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.felt = page.locator("croupier-felt")
        self.bar = page.get_by_role("region", name=words("web-bar"))
        self.spots = page.locator("[data-spot]")

    def spot(self, key: str) -> Locator:
        return self.page.locator(f'[data-spot="{key}"]')

    def felt_in(self, *statuses: str) -> None:
        expect(self.felt).to_have_attribute("data-status", re.compile(f"^({'|'.join(statuses)})$"))

    def bring(self) -> None:
        self.page.get_by_role("button", name=words("web-bring", amount=BROUGHT)).click()
        expect(self.page.get_by_role("radiogroup", name=words("web-chips"))).to_be_visible()

    def sit(self, box: int) -> None:
        """Where the felt has boxes to sit at."""
        seat = self.page.get_by_role("button", name=words("web-take-box", box=box))
        if seat.count():
            seat.click()
            expect(self.felt.get_by_role("img", name=words("you-there"))).to_be_visible()

    def with_time_to_bet(self, seconds: int = TO_BET_S) -> None:
        """The bets have just opened, or their clock has begun anew: nobody has bet yet."""
        left = "n => Number(document.querySelector('croupier-bar .ring b')?.textContent) >= n"
        self.page.wait_for_function(left, arg=seconds)

    def click(self, key: str) -> None:
        """In the middle of where the chips of a spot lie, by pointer."""
        x, y = self.page.evaluate(MIDDLE, key)
        self.page.mouse.click(x, y)

    def has(self, key: str, dollars: str) -> None:
        """The server has confirmed so much of one's own on this spot."""
        yours = words("web-yours", amount=dollars)
        expect(self.spot(key)).to_have_accessible_name(re.compile(rf", {re.escape(yours)}$"))

    def answer_until(self, *statuses: str) -> None:
        """Presses the gold button of every question until the round is there."""
        wanted = ",".join(f'[data-status="{status}"]' for status in statuses)
        over = self.page.locator(f"croupier-felt:is({wanted})")
        gold = self.bar.locator("button.gold")
        while True:
            over.or_(gold).first.wait_for()
            if over.count():
                return
            asked = self.bar.inner_text()
            self.page.keyboard.press("Enter")
            expect(self.bar).not_to_have_text(asked, use_inner_text=True)


# The point of a spot that is nearest to its middle and not covered by another.
MIDDLE = """key => {
  const spot = document.querySelector(`[data-spot="${CSS.escape(key)}"]`);
  spot.scrollIntoView({ block: "center" });
  const shape = spot.querySelector(".spot-shape") ?? spot;
  const box = shape.getBoundingClientRect();
  const found = [];
  for (let i = 1; i < 12; i += 1) for (let j = 1; j < 12; j += 1) {
    const [x, y] = [box.x + (box.width * i) / 12, box.y + (box.height * j) / 12];
    if (document.elementFromPoint(x, y)?.closest("[data-spot]") !== spot) continue;
    found.push([Math.hypot(i - 6, j - 6), x, y]);
  }
  found.sort((a, b) => a[0] - b[0]);
  if (!found.length) throw new Error(`no pointer reaches ${key}`);
  return found[0].slice(1);
}"""


class Holding:
    """The line of a table, on which frames of the server can be held back for a while: from the
    first that is `late` on."""

    def __init__(self, context: BrowserContext, late: Callable[[dict[str, Any]], bool]) -> None:
        self.sent: list[dict[str, Any]] = []  # by the page
        self.told: list[dict[str, Any]] = []  # to the page, held back or not
        self._late = late
        self._held: list[str] = []
        self._released = False
        self._page: WebSocketRoute | None = None
        context.route_web_socket(re.compile("/live$"), self._connected)

    def holds(self, page: Page) -> None:
        """Waits until a frame is held back."""
        self._wait(page, lambda: bool(self._held))

    def sends(self, frames: int, page: Page) -> None:
        """Waits until the page has sent so many frames."""
        self._wait(page, lambda: len(self.sent) >= frames)

    def _wait(self, page: Page, there: Callable[[], bool]) -> None:
        for _ in range(WAIT_MS // PATIENCE_MS):
            if there():
                return
            page.wait_for_timeout(PATIENCE_MS)
        raise AssertionError("what was waited for never came over the line")

    def release(self) -> None:
        assert self._page is not None
        self._released = True
        for text in self._held:
            self._page.send(text)

    def breaks(self) -> None:
        """Before what was held back has come; the next line holds nothing back."""
        assert self._page is not None
        self._released = True
        self._held.clear()
        self._page.close(code=BROKEN)

    def _connected(self, page: WebSocketRoute) -> None:
        self._page, server = page, page.connect_to_server()
        server.on_message(lambda text: self._told(page, str(text)))

        def said_by_the_page(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] != "ping":
                self.sent.append(frame)
            server.send(text)

        page.on_message(said_by_the_page)

    def _told(self, page: WebSocketRoute, text: str) -> None:
        if json.loads(text)["type"] == "pong":
            page.send(text)  # the line itself carries
            return
        self.told.append(json.loads(text))
        if not self._released and (self._held or self._late(json.loads(text))):
            self._held.append(text)
        else:
            page.send(text)


class Line:
    """Somebody's line to their tables, which can break and be mended."""

    def __init__(self, context: BrowserContext) -> None:
        self._broken, self._open = False, list[WebSocketRoute]()
        context.route_web_socket(re.compile("/live$"), self._connected)

    def cut(self) -> None:
        self._broken = True
        for socket in self._open:
            socket.close(code=BROKEN)
        self._open.clear()

    def mend(self) -> None:
        self._broken = False

    def _connected(self, page: WebSocketRoute) -> None:
        if self._broken:
            page.close(code=BROKEN)
        else:
            page.connect_to_server()
            self._open.append(page)


class Pit:
    """Somebody who has tables set up, stops them between two rounds and lets them go on."""

    def __init__(self, house: House) -> None:
        self.owner = house.owner()
        self.staff: Visitor = house.staff(self.owner, "Petra", "pit-manager")

    def set_up(self, settings: Settings, clocks: Clocks, *, automatic: bool = True) -> str:
        """A table of one's own; if it deals by itself, its first round opens at once."""
        name = f"{settings.game}-{next(_ids)}"
        self.owner.house(
            {
                "type": "house.add-table.1",
                "name": name,
                "settings": msgspec.to_builtins(settings),
                "clocks": msgspec.to_builtins(clocks),
                "automatic": automatic,
            }
        )
        return name

    def pause(self, table: str, reason: str = "") -> None:
        do(self.staff, table, "floor.pause-table.1", reason=reason)

    def resume(self, table: str) -> None:
        do(self.staff, table, "floor.resume-table.1")

    def rules(self, table: str, ruling: str) -> None:
        do(self.staff, table, "table.rule.1", ruling=ruling, reason="seen on camera")


def do(somebody: Visitor, table: str, kind: str, **fields: Any) -> None:
    """A command to a table, without a page."""
    body = {"id": f"do-{next(_ids)}", "command": {"type": kind, **fields}}
    somebody.posted(f"/api/tables/{table}/do", body)


def words(key: str, **values: str | int) -> str:
    """As the pages say it to somebody who speaks English."""
    return sentence(said(key, **values), "en")


def findings(page: Page) -> list[str]:
    """What axe finds at fault with the page as it is now."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def wider_than_its_window(page: Page) -> bool:
    found: bool = page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return found
