"""Takes the pictures of the pages in `docs/pages`: `.venv/bin/python -m tests.web.pictures`."""

import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page

from croupier.floor.house.clocks import Clocks
from croupier.protocol.frames import SignFrame
from tests.server.house import House, opened
from tests.web.browser import AtTable, Visit, chromium

PICTURES = Path(__file__).parents[2] / "docs" / "pages"
QUALITY = 82
PATIENCE_MS = 180_000  # odds that nobody has asked for yet may have to be compiled
WIDE, PHONE = (1440, 900), (390, 844)
CLOCKS = Clocks(betting_s=14, last_call_s=3, decision_s=12, pause_s=6, card_s=0.6, spin_s=3)
# What others bet, by their boxes, and what the person who looks bets in box 4 (or anywhere).
OTHERS = {
    "baccarat": ("bets 100 banker box 2", "bets 25 tie box 6"),
    "blackjack": ("bets 25 initial box 2", "bets 100 initial box 6"),
    "roulette": ("bets 25 red", "bets 10 straight 17"),
    "andar-bahar": ("bets 100 andar box 2", "bets 25 bahar box 6"),
    "si-ki-pi": ("bets 25 initial box 2", "bets 100 initial box 6"),
}
OWN = {
    "baccarat": ("banker|4|", "tie|4|"),
    "blackjack": ("initial|4|", "rws-pairs|4|"),
    "roulette": ("black||", "dozen||2"),
    "andar-bahar": ("andar|4|", "over-8||"),
    "si-ki-pi": ("initial|4|", "bonus|4|"),
}
BOXES = {"andar-bahar": 5}  # it has no box 4


def taken(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    file = PICTURES / f"{name}.jpg"
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    print(name, flush=True)


def visit(browser: Browser, house: House, size: tuple[int, int]) -> Visit:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    return Visit(context, house)


def company(stack: ExitStack, house: House, game: str) -> None:
    for name, box, line in zip(("Bob", "Mei"), (2, 6), OTHERS[game], strict=True):
        seat = stack.enter_context(house.guest(f"{name}-{game}").table(f"{game}-1"))
        assert isinstance(seat.next(), SignFrame)
        player = f"{name}-{game}"
        seat.do("table.buy-chips.1", player=player, cents=50_000)
        if game != "roulette":
            seat.do("table.take-seat.1", player=player, box=box)
        seat.say(line)


def table(browser: Browser, house: House, game: str) -> None:
    """Betting, in play, and settled; with others at the table."""
    with ExitStack() as stack:
        _round(stack, browser, house, game)


def _round(stack: ExitStack, browser: Browser, house: House, game: str) -> None:
    at: AtTable = visit(browser, house, WIDE).table(f"{game}-1")
    at.bring()
    at.felt_in("betting")
    company(stack, house, game)
    box = BOXES.get(game, 4)
    at.sit(box)
    for spot in OWN[game]:
        at.click(spot.replace("|4|", f"|{box}|"))
    taken(at.page, f"{game}-betting")
    at.felt_in("play")
    at.page.wait_for_timeout(1500)
    taken(at.page, f"{game}-play")
    at.answer_until("concluded")
    taken(at.page, f"{game}-settled")
    phone = visit(browser, house, PHONE).table(f"{game}-1")
    taken(phone.page, f"{game}-phone")


def practice(browser: Browser, house: House) -> None:
    """A hand with a hint, wide and on a phone."""
    for size, name in ((WIDE, "practice"), (PHONE, "practice-phone")):
        at = AtTable(visit(browser, house, size).tab("/practice/blackjack?seed=5"))
        at.felt_in("betting")
        at.click("initial|1|")
        at.has("initial|1|", "25")
        at.page.keyboard.press("Enter")
        at.bar.get_by_role("button", name="Stand").wait_for()
        at.page.keyboard.press("t")
        at.page.locator(".worths li").last.wait_for(state="attached")
        taken(at.page, name)


def _paper(reader: Visit, game: str) -> Page:
    page = reader.tab(f"/odds/{game}")
    page.locator('[data-worked-out="yes"]').wait_for(timeout=PATIENCE_MS)
    return page


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), CLOCKS) as house,
        chromium() as browser,
    ):
        for game in OTHERS:
            table(browser, house, game)
        practice(browser, house)
        reader = visit(browser, house, WIDE)
        taken(reader.tab("/"), "lobby")
        taken(reader.tab("/book/baccarat#3.12.2"), "book")
        taken(reader.tab("/nothing"), "nothing")
        taken(_paper(visit(browser, house, PHONE), "baccarat"), "odds-phone")
        taken(visit(browser, house, PHONE).tab("/"), "lobby-phone")


if __name__ == "__main__":
    main()
