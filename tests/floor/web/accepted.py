"""Pictures of the pages that a person has looked at and accepted.

`.venv/bin/python -m tests.floor.web.accepted` takes all pictures again. Look at those that
`git diff` names before you commit them. They are half the size of the page, with fixed cards and
a stopped clock, and nothing moves.
"""

import json
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import Visitor, opened
from tests.floor.web.browser import Pit, chromium
from tests.floor.web.moments import ANN, moments
from tests.floor.web.rounds import Dealer
from tests.floor.web.still import DRAWN, Still, window

FOLDER = Path(__file__).with_name("accepted")
MADE_WITH = FOLDER / "made-with.json"
DIFFERING = Path(__file__).with_name("differing")  # not kept by git
PIXELS = Path(__file__).with_name("pixels.js").read_text()
APART = 48  # of 255: by so much may a colour differ
CALM = Clocks(betting_s=3_000, last_call_s=1)
STANDSTILL = "performance.now = () => 0"
# The server's clocks as they run; which table a round was dealt at and when, and its seal.
OTHERWISE_EACH_TIME = ".lobby .ring, .replay-page :is(.where, .times), .checks code"
REPLAY = "/rounds/{table}/1"
# What the letters of a machine look like: pictures taken with others cannot be compared.
LETTERS = """() => {
  const context = document.createElement("canvas").getContext("2d");
  const families = ["system-ui", "P052, Georgia, serif", "Noto Serif CJK SC, serif"];
  return families.map(family => {
    context.font = `20px ${family}`;
    return Math.round(context.measureText("Banker 庄 閒 Player 0123456789").width);
  });
}"""


class Picture(NamedTuple):
    name: str
    width: int
    path: str = ""
    game: str = ""
    state: str = ""


def pictures() -> Iterator[Picture]:
    yield Picture("lobby", 1440, "/")
    yield Picture("lobby-phone", 360, "/")
    yield Picture("book", 1440, "/book/baccarat")
    yield Picture("replay", 1440, REPLAY)
    yield Picture("replay-phone", 360, f"{REPLAY}?event=9")
    for game in PLAYED:
        yield Picture(f"{game}-settled", 1440, game=game, state="concluded")
        yield Picture(f"{game}-betting-phone", 360, game=game, state="betting")


class Camera:
    """Takes the pictures from a floor on which nothing happens."""

    def __init__(self, browser: Browser, ann: Visitor) -> None:
        self._ann = ann
        self._still = Still(browser, ann, "en", scale=0.5)
        self._still.visit.context.add_init_script(STANDSTILL)

    def taken(self, picture: Picture) -> bytes:
        page = self._page(picture)
        page.set_viewport_size(window(picture.width))
        page.evaluate(DRAWN)
        page.wait_for_load_state("networkidle") if not picture.path else None
        shot = page.screenshot(mask=[page.locator(OTHERWISE_EACH_TIME)], animations="disabled")
        page.close()
        return shot

    def compared(self, accepted: bytes, taken: bytes) -> tuple[float, bytes]:
        """The share of pixels that differ, and where they are."""
        page = self._still.visit.context.new_page()
        both = {"accepted": _text(accepted), "taken": _text(taken), "apart": APART}
        told = page.evaluate(PIXELS, both)
        page.close()
        return told["share"], b64decode(told["picture"])

    def made_with(self) -> dict[str, Any]:
        """The fonts of a machine. A newer browser is no excuse: if it draws a page otherwise, the
        page has changed for whoever looks at it."""
        page = self._still.visit.context.new_page()
        found = {"letters": page.evaluate(LETTERS)}
        page.close()
        return found

    def _page(self, picture: Picture) -> Page:
        if picture.path.startswith(REPLAY):
            page = self._still.visit.tab(picture.path.format(table=self._table))
            page.locator(".checks .holds").first.wait_for()
            return page
        if not picture.game:
            page = self._still.visit.tab(picture.path)
            page.locator("main li").first.wait_for()
            return page
        settled = moments(game_named(picture.game).settings(), range(1), quiet=True)
        (moment,) = (each for each in settled if each.state == picture.state)
        return self._still.at(moment, picture.game)

    @cached_property
    def _table(self) -> str:
        """At which a round was dealt by hand, always the same."""
        house, pit = self._ann.at, Pit(self._ann.at)
        dora = house.staff(pit.owner, "Dora", "dealer")
        settings = replace(game_named("baccarat").settings(), kind=TableKind.RECORDED)
        table = pit.set_up(settings, CALM, automatic=False)
        dealer = Dealer(dora, pit, table, settings)
        with self._ann.table(table) as seat:
            seat.do("table.buy-chips.1", player=ANN.name, cents=50_000)
            seat.do("table.take-seat.1", player=ANN.name, box=4)
            for line in ("bets 50 banker box 4", "bets 25 tie box 4"):
                seat.say(line)
            dealer.closes()
            dealer.deals("Ks 9h 4d 7c")
            seat.say("insures banker 8")
            dealer.deals("5s")
        return table


def _text(picture: bytes) -> str:
    return b64encode(picture).decode()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), CALM) as house,
        chromium() as browser,
    ):
        camera = Camera(browser, house.guest(ANN.name))
        for picture in pictures():
            (FOLDER / f"{picture.name}.png").write_bytes(camera.taken(picture))
            print(picture.name, flush=True)
        MADE_WITH.write_text(json.dumps(camera.made_with()) + "\n")


if __name__ == "__main__":
    main()
