"""Pages that stay as they are for as long as one looks: ann's, in either language."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute

from croupier.engine.sentences.browser_catalogues import compiled
from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import Visitor
from tests.floor.web.browser import Visit
from tests.floor.web.moments import ANN, Moment
from tests.golden.recording import PURSES

# a phone, upright and on its side; a tablet; a screen
WINDOWS = {360: 780, 780: 360, 820: 1180, 1440: 900}
# where room is scarce: short phones, and one on its side; the screen of a small laptop
LOW = ((360, 640), (360, 740), (390, 844), (640, 360), (1280, 720))
LOCALES = {"en": "en-GB", "zh": "zh-CN"}
NAMES = (*PURSES, "Dora", "Croupier", "Boom", "Busted", "reason")
FIT = Path(__file__).with_name("fit.js").read_text()
KEYS = f"window.knownKeys = {json.dumps([*compiled('en')])}"  # too many to be sent every time
HAS_COME_BEFORE = "if (origin !== 'null') localStorage.setItem('croupier-name', '{}')"
# The line carries, however long a test thinks before it says what comes next.
CARRIES = """window.WebSocket = class extends WebSocket {
  send(text) {
    if (JSON.parse(text).type !== "ping") return super.send(text);
    const pong = new MessageEvent("message", { data: JSON.stringify({ type: "pong" }) });
    queueMicrotask(() => this.dispatchEvent(pong));
  }
};"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def known(browser: Browser, who: Visitor, name: str, language: str, scale: float = 1) -> Visit:
    """The browser of somebody who has been here before; what does not fit can be asked of it."""
    house = who.at
    context = browser.new_context(
        viewport=window(1440),
        reduced_motion="reduce",
        locale=LOCALES[language],
        device_scale_factor=scale,
    )
    context.add_cookies([{"name": COOKIE, "value": who.token, "url": house.address}])
    context.add_init_script(HAS_COME_BEFORE.format(name))
    context.add_init_script(KEYS)
    return Visit(context, house)


class Still:
    """ann's browser. At a table, moments are sent to it instead of what the server has."""

    def __init__(self, browser: Browser, ann: Visitor, language: str, scale: float = 1) -> None:
        self.visit, self.language = known(browser, ann, ANN.name, language, scale), language
        self.visit.context.route_web_socket(re.compile("/live$"), self._connected)
        self.visit.context.add_init_script(CARRIES)
        self.sent: list[dict[str, Any]] = []  # by the page; every frame is answered as done
        self._line: WebSocketRoute | None = None
        self._lost = False

    def at(self, moment: Moment, game: str) -> Page:
        """Comes to a table of this game, which is as it was at this moment."""
        self._moment = moment
        self.page = self.visit.tab(f"/tables/{game}-1")
        self.page.locator("croupier-felt[data-status]").wait_for()
        return self.page

    def show(self, moment: Moment) -> None:
        assert self._line is not None
        if moment.sign != self._moment.sign:
            self._line.send(moment.sign)
        self._line.send(moment.table)
        self._moment = moment
        self.page.evaluate(DRAWN)

    def lose(self) -> None:
        """The line to the table; it does not come back."""
        assert self._line is not None
        self._lost = True
        self._line.close()
        self.page.locator("croupier-bar.lost-connection").wait_for()

    def misfits(self, page: Page | None = None) -> list[str]:
        """What does not fit, at every width."""
        return misfits(page or self.page, self.language)

    def misfits_at(
        self, moments: Iterable[Moment], windows: Iterable[tuple[int, int]] = WINDOWS.items()
    ) -> Iterator[tuple[Moment, str]]:
        """What does not fit at one of these moments, in every window."""
        for width, height in windows:
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            for moment in moments:
                self.show(moment)
                yield from ((moment, each) for each in misfits_now(self.page, self.language))

    def leave(self) -> list[str]:
        """Closes every tab; what went wrong in one of them."""
        for page in self.visit.context.pages:
            page.close()
        self._lost = False
        self.sent.clear()
        return self.visit.forgotten()

    def _connected(self, line: WebSocketRoute) -> None:
        if self._lost:
            line.close()
            return
        self._line = line
        line.on_message(self._heard)
        line.send(self._moment.sign)
        line.send(self._moment.table)

    def _heard(self, text: str | bytes) -> None:
        assert self._line is not None
        frame = json.loads(text)
        self.sent.append(frame)
        if "id" in frame:
            self._line.send(json.dumps({"type": "done", "id": frame["id"]}))


def misfits(page: Page, language: str) -> list[str]:
    """What does not fit on a page that knows the keys, at every width."""
    found = []
    for width in WINDOWS:
        page.set_viewport_size(window(width))
        page.evaluate(DRAWN)
        found += misfits_now(page, language)
    return found


def misfits_now(page: Page, language: str) -> list[str]:
    told = page.evaluate(FIT, {"names": NAMES, "chinese": language == "zh"})
    size = page.evaluate("`${innerWidth} × ${innerHeight}`")
    return [f"{size}: {each}" for each in told]


def window(width: int) -> ViewportSize:
    return ViewportSize(width=width, height=WINDOWS[width])
