"""What the pages cost: weight, first view, click to chip, frames in the deal, memory, idle CPU.

Run it with `.venv/bin/python -m benchmarks.pages [--rounds 1000 [--game roulette]]`. A server in a
process of its own, Debian's Chromium without a screen; where rounds are asked for, memory alone is
measured.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

from croupier.engine.games import PLAYED
from croupier.floor.house.clocks import Clocks
from croupier.floor.server.lifecycle import Opened
from tests.floor.server.house import House, Seat
from tests.floor.web.browser import AtTable, Visit, chromium

SERVER = """
import asyncio, sys, msgspec, uvloop
from pathlib import Path
from croupier.floor.house.clocks import Clocks
from croupier.floor.server.lifecycle import Options, serve
from tests.floor.server.house import FREE
clocks = msgspec.json.decode(sys.argv[2], type=Clocks)
options = Options(Path(sys.argv[1]), port=0, clocks=clocks, rates=FREE, grace_s=0.1)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(serve(options, lambda opened: print(opened.address, opened.code, flush=True)))
"""
CALM = Clocks(betting_s=3_000, last_call_s=1)
DEALING = Clocks(betting_s=5, last_call_s=1, decision_s=1, pause_s=1, spin_s=4)
SHORT = Clocks(
    betting_s=0.08, last_call_s=0.01, decision_s=0.02, pause_s=0.01, card_s=0.001, spin_s=0.01
)
WIDE = ViewportSize(width=1440, height=900)
KB = 1_000
LANGUAGES = {"en": "en-GB", "zh": "zh-CN"}
PAGES = (
    *("/", "/rounds", "/book/baccarat", "/odds/baccarat"),
    *(f"/tables/{game}-1" for game in PLAYED),
    "/practice/blackjack",
)
FIRST = {
    "baccarat": "banker|1|",
    "roulette": "red||",
    "andar-bahar": "andar|1|",
    "si-ki-pi": "initial|1|",
    "blackjack": "initial|1|",
}
CLICKS = 40
VIEWS = 5
IDLE_S = 6
WORKED_OUT_MS = 60_000  # the odds of a game, compiled for the first time
SETTLED_MS = 1_500
WARM = 10  # rounds before memory is first measured
WANTED = {"weight": 110, "view": 1_000, "answer": 100, "frames": 60}

# Every file of a page, in bytes on the wire.
WEIGHT = """() => [
  ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
].map(each => [each.name, each.encodedBodySize])"""

# From the start of the navigation to the frame that shows the spots with their names.
FIRST_VIEW = """() => {
  const look = now => {
    const spot = document.querySelector("[data-spot][aria-label]");
    if (spot) requestAnimationFrame(now => (window.firstView = now));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# From a click to the frames that show its chip hollow and, later, confirmed.
CHIPS = """() => {
  window.shown = [];
  let since = null;
  addEventListener("click", event => (since = { click: event.timeStamp }), true);
  const seen = name => requestAnimationFrame(now => since && (since[name] ??= now - since.click));
  new MutationObserver(() => {
    if (!since) return;
    const hollow = document.querySelector("croupier-felt .stack.hollow");
    if (hollow) return seen("hollow");
    if (since.hollow === undefined) return;
    const done = since;
    since = null;
    requestAnimationFrame(now => window.shown.push([done.hollow, now - done.click]));
  }).observe(document.querySelector("croupier-felt"), { childList: true, subtree: true });
}"""

# The times between frames while cards lie on the table or the ball is spun.
FRAMES = """() => {
  window.frames_ms = [];
  let before = null;
  const next = now => {
    const felt = document.querySelector("croupier-felt");
    const going = felt?.dataset.status === "play";
    if (going && before !== null) window.frames_ms.push(now - before);
    before = going ? now : null;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


@contextmanager
def served(clocks: Clocks) -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-c", SERVER, folder, msgspec.json.encode(clocks).decode())
        path = os.pathsep.join(filter(None, sys.path))
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
        )
        assert server.stdout is not None
        address, code = server.stdout.readline().split()
        house = House(Opened(address, code))
        try:
            yield house
        finally:
            house.close()
            server.terminate()
            server.communicate()


def came(browser: Browser, locale: str = LANGUAGES["en"]) -> BrowserContext:
    """Somebody whose browser has nothing of ours yet."""
    return browser.new_context(viewport=WIDE, locale=locale)


def drawn(page: Page, path: str) -> None:
    """Until there is something to see."""
    play = path.startswith(("/tables/", "/practice/"))
    shown = "[data-spot]" if play else "[data-worked-out=yes]" if "odds" in path else "h1"
    page.locator(shown).first.wait_for(state="attached", timeout=WORKED_OUT_MS)
    page.wait_for_timeout(SETTLED_MS)


def weights(browser: Browser, house: House) -> None:
    print(f"{'weight on the wire':34}{'kB en':>9}{'kB zh':>9}{'files':>9}{'wanted':>9}")
    for path in PAGES:
        row, files = [], list[tuple[str, int]]()
        for locale in LANGUAGES.values():
            context = came(browser, locale)
            page = context.new_page()
            page.goto(house.address + path)
            drawn(page, path)
            files = page.evaluate(WEIGHT)
            row.append(sum(size for _, size in files) / KB)
            context.close()
        print(f"{path:34}{row[0]:9.0f}{row[1]:9.0f}{len(files):9}{WANTED['weight']:>9}", flush=True)


def views(browser: Browser, house: House) -> None:
    print(f"{'first view of a table, ms':34}{'median':>9}{'longest':>9}{'kept':>9}{'wanted':>9}")
    for game in PLAYED:
        anew, again = [], []
        for _ in range(VIEWS):
            context = came(browser)
            anew.append(_view(context, house, game))
            again.append(_view(context, house, game))
            context.close()
        kept = statistics.median(again)
        told = f"{statistics.median(anew):9.0f}{max(anew):9.0f}{kept:9.0f}"
        print(f"{game:34}{told}{WANTED['view']:>9}", flush=True)


def _view(context: BrowserContext, house: House, game: str) -> float:
    page = context.new_page()
    page.add_init_script(f"({FIRST_VIEW})()")
    page.goto(f"{house.address}/tables/{game}-1")
    found: float = page.wait_for_function("() => window.firstView").json_value()
    page.close()
    return found


def sat(context: BrowserContext, house: House, game: str) -> AtTable:
    at = Visit(context, house).table(f"{game}-1")
    at.bring()
    at.sit(1)
    return at


def chips(browser: Browser, house: House) -> None:
    print(f"{'click to chip, ms':34}{'median':>9}{'95 %':>9}{'wanted':>9}")
    for game in PLAYED:
        context = came(browser)
        at = sat(context, house, game)
        at.page.get_by_role("radio").first.click()
        at.page.evaluate(CHIPS)
        x, y = at.page.evaluate(MIDDLE_OF, FIRST[game])
        for done in range(CLICKS):
            at.page.mouse.click(x, y)
            at.page.wait_for_function("n => window.shown.length > n", arg=done)
        for name, times in zip(
            ("hollow", "confirmed"), zip(*at.page.evaluate("shown"), strict=True), strict=True
        ):
            late = statistics.quantiles(times, n=20)[-1]
            what = f"{game}, {name}"
            print(f"{what:34}{statistics.median(times):9.1f}{late:9.1f}{WANTED['answer']:>9}")
        context.close()


MIDDLE_OF = """key => {
  const box = document.querySelector(`[data-spot="${CSS.escape(key)}"] .spot-shape`)
    .getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def frames(browser: Browser, house: House) -> None:
    print(f"{'frames in the deal':34}{'fps':>9}{'95 % ms':>9}{'longest':>9}{'wanted':>9}")
    for game in PLAYED:
        context = came(browser)
        at = sat(context, house, game)
        at.page.evaluate(FRAMES)
        at.click(FIRST[game])
        at.felt_in("concluded")
        found: list[float] = at.page.evaluate("frames_ms")
        late = statistics.quantiles(found, n=20)[-1]
        rate = 1_000 * len(found) / sum(found)
        print(f"{game:34}{rate:9.1f}{late:9.1f}{max(found):9.1f}{WANTED['frames']:>9}", flush=True)
        context.close()


def metrics(cdp: CDPSession) -> dict[str, float]:
    told: dict[str, Any] = cdp.send("Performance.getMetrics")
    return {each["name"]: each["value"] for each in told["metrics"]}


def idle(browser: Browser, house: House) -> None:
    print(f"{'idle, a clock running':34}{'% CPU':>9}{'layouts':>9}{'styles':>9}")
    for game in PLAYED:
        context = came(browser)
        at = sat(context, house, game)
        at.page.wait_for_load_state("networkidle")
        cdp = context.new_cdp_session(at.page)
        cdp.send("Performance.enable")
        before = metrics(cdp)
        at.page.wait_for_timeout(IDLE_S * 1_000)
        after = metrics(cdp)
        grown = {name: after[name] - before[name] for name in after}
        share = 100 * grown["TaskDuration"] / grown["Timestamp"]
        told = f"{share:9.2f}{grown['LayoutCount']:9.0f}{grown['RecalcStyleCount']:9.0f}"
        print(f"{game:34}{told}", flush=True)
        context.close()


def memory(browser: Browser, house: House, rounds: int, games: Iterable[str]) -> None:
    print(f"{f'memory over {rounds:,} rounds':34}{'MB first':>9}{'MB last':>9}{'nodes':>9}")
    for game in games:
        context = came(browser)
        page = Visit(context, house).table(f"{game}-1").page
        cdp = context.new_cdp_session(page)
        cdp.send("Performance.enable")
        with house.guest(f"bot-{game}").table(f"{game}-1") as bot:
            bot.do("table.buy-chips.1", player=f"bot-{game}", cents=900_000)
            play(bot, game, WARM)
            first = _heap(cdp)
            play(bot, game, rounds)
        last = _heap(cdp)
        heaps = f"{first['JSHeapUsedSize'] / 1e6:9.2f}{last['JSHeapUsedSize'] / 1e6:9.2f}"
        print(f"{game:34}{heaps}{last['Nodes'] - first['Nodes']:+9.0f}", flush=True)
        context.close()


def _heap(cdp: CDPSession) -> dict[str, float]:
    cdp.send("HeapProfiler.enable")
    cdp.send("HeapProfiler.collectGarbage")
    return metrics(cdp)


def play(bot: Seat, game: str, rounds: int) -> None:
    """One chip of the least value in each; the page looks on."""
    bet, box, _ = FIRST[game].split("|")
    spot = {"bet": bet, "box": int(box) if box else None, "on": None}
    for _ in range(rounds):
        number = bot.shown(status="betting")["number"]
        bot.do("table.place-bet.1", player=f"bot-{game}", spot=spot, stake_cents=500)
        while bot.shown()["number"] == number:
            pass
        bot.frames.clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, help="memory after so many")
    parser.add_argument("--game", choices=PLAYED, help="of which; all of them otherwise")
    asked = parser.parse_args()
    with chromium() as browser:
        if asked.rounds:
            with served(SHORT) as house:
                memory(browser, house, asked.rounds, [asked.game] if asked.game else PLAYED)
            return
        with served(CALM) as house:
            weights(browser, house)
            views(browser, house)
            chips(browser, house)
            idle(browser, house)
        with served(DEALING) as house:
            frames(browser, house)


if __name__ == "__main__":
    main()
