"""A table's page that shows one moment for as long as one looks, in either language."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute

from croupier.server.premises import COOKIE
from tests.server.house import House, Visitor
from tests.web.browser import Visit
from tests.web.moments import ANN, Moment

WINDOWS = {360: 780, 820: 1180, 1440: 900}
LOCALES = {"en": "en-GB", "zh": "zh-CN"}
FIT = Path(__file__).with_name("fit.js").read_text()
HAS_COME_BEFORE = f"if (origin !== 'null') localStorage.setItem('croupier-name', '{ANN.name}')"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Still:
    """ann's page at a table, to which the moments are sent instead of what the server has."""

    def __init__(self, browser: Browser, house: House, ann: Visitor, language: str) -> None:
        context = browser.new_context(
            viewport=window(1440), reduced_motion="reduce", locale=LOCALES[language]
        )
        context.add_cookies([{"name": COOKIE, "value": ann.token, "url": house.address}])
        context.add_init_script(HAS_COME_BEFORE)
        context.route_web_socket(re.compile("/live$"), self._connected)
        self.visit, self.language = Visit(context, house), language
        self._line: WebSocketRoute | None = None

    def at(self, moment: Moment, game: str) -> Page:
        """A page that has just come to a table of this game, and is shown this."""
        self._moment = moment
        self.page = self.visit.tab(f"/tables/{game}-1")
        self.page.locator("croupier-felt[data-status]").wait_for()
        return self.page

    def show(self, moment: Moment) -> None:
        assert self._line is not None
        self._moment = moment
        self._line.send(moment.table)
        self.page.evaluate(DRAWN)

    def lose(self) -> None:
        """The line to the table."""
        assert self._line is not None
        line, self._line, self._lost = self._line, None, True
        line.close()
        self.page.locator("croupier-bar.lost-connection").wait_for()

    _lost = False

    def _connected(self, line: WebSocketRoute) -> None:
        if self._lost:
            line.close()
            return
        self._line = line
        line.send(self._moment.sign)
        line.send(self._moment.table)


def ann_of(house: House) -> Visitor:
    return house.guest(ANN.name)


def window(width: int) -> ViewportSize:
    return ViewportSize(width=width, height=WINDOWS[width])


def misfits(page: Page, known: list[str], chinese: bool, names: list[str]) -> list[str]:
    """What does not fit, at every width."""
    found = []
    for width in WINDOWS:
        page.set_viewport_size(window(width))
        page.evaluate(DRAWN)
        told: list[str] = page.evaluate(FIT, {"known": known, "chinese": chinese, "names": names})
        found += [f"{width} px: {each}" for each in told]
    return found
