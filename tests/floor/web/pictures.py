"""Takes the pictures of the pages in `docs/pages`: `.venv/bin/python -m tests.floor.web.pictures`.

Tables are dealt by hand, so that every picture shows the same cards each time it is taken.
"""

import tempfile
from contextlib import ExitStack
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, ViewportSize, expect

from croupier.engine.games import game_named
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.protocol.frames import DoneFrame
from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import FAST, Visitor, opened
from tests.floor.web.browser import AtTable, Pit, Visit, chromium, words
from tests.floor.web.conftest import OPEN_FOR_LONG
from tests.floor.web.rounds import Dealer
from tests.floor.web.shown_rounds import BOXES, PLAYED_AS, Shown
from tests.floor.web.still import DRAWN, HAS_COME_BEFORE

PICTURES = Path(__file__).parents[3] / "docs" / "pages"
QUALITY = 80
PATIENCE_MS = 180_000  # odds that nobody has asked for yet may have to be compiled
WIDE, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
SMALLER = 0.75  # of the pixels of a wide screen
BROUGHT_CENTS = 200_000  # by everybody but Ann
ROUNDS_BEFORE = 8  # that the lobby tells of


def taken(page: Page, name: str) -> None:
    page.evaluate(DRAWN)
    page.wait_for_load_state("networkidle")
    file = PICTURES / f"{name}.jpg"
    page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled")
    print(name, flush=True)


def visit(browser: Browser, ann: Visitor, window: ViewportSize) -> Visit:
    context = browser.new_context(
        viewport=window,
        locale="en-GB",
        reduced_motion="reduce",
        device_scale_factor=SMALLER if window == WIDE else 1,
    )
    context.add_cookies([{"name": COOKIE, "value": ann.token, "url": ann.at.address}])
    context.add_init_script(HAS_COME_BEFORE.format("Ann"))
    return Visit(context, ann.at)


class Evening:
    """Ann's table, wide and on a phone, with Bob and Mei beside her and Dora who deals."""

    def __init__(
        self, stack: ExitStack, browser: Browser, pit: Pit, people: dict[str, Visitor], game: str
    ) -> None:
        self.game, self.shown, self.ann = game, PLAYED_AS[game], people["Ann"]
        asked = {} if self.shown.layout is None else {"layout": self.shown.layout}
        made = game_named(game).settings(**asked, limits=self.shown.limits)
        settings = replace(made, kind=TableKind.RECORDED)
        self.name = pit.set_up(settings, OPEN_FOR_LONG, automatic=False)
        self.pit, self.dealer = pit, Dealer(people["Dora"], pit, self.name, settings)
        self.wide, self.phone = (
            visit(browser, self.ann, size).table(self.name) for size in (WIDE, PHONE)
        )
        self.wide.bring()
        self.others = {
            name: stack.enter_context(people[name].table(self.name)) for name in self.shown.others
        }
        for player, seat in self.others.items():
            seat.do("table.buy-chips.1", player=player, cents=BROUGHT_CENTS)

    def earlier(self) -> None:
        """Rounds that the displays tell of."""
        for steps in self.shown.before:
            self._says("Bob", self.shown.small)
            self.dealer.closes()
            for step in steps:
                self.does(step)
            self.dealer.does("table.open-round.1")

    def bets(self) -> None:
        for player, line in self.shown.others.items():
            seat = self.others[player]
            if self.game != "roulette":
                seat.do("table.take-seat.1", player=player, box=BOXES[player])
            seat.say(line)
        self.wide.sit(self.shown.box)
        for spot in self.shown.own:
            self.wide.click(spot)
        expect(self.wide.page.locator(".stack.hollow")).to_have_count(0)

    def does(self, step: str) -> None:
        """`deals 9h 3c`, `presses p`, `Bob stands box 2`, `takes play`."""
        verb, _, rest = step.partition(" ")
        match verb:
            case "deals":
                self.dealer.deals(rest)
            case "spins":
                pocket, revolutions = rest.split()
                self.dealer.does("roulette.spin.1", pocket=pocket, revolutions=int(revolutions))
            case "presses":
                self._answers(rest)
            case "takes":
                self.takes(rest)
            case _:
                self._says(verb, rest)

    def _answers(self, key: str) -> None:
        self.wide.page.locator("croupier-bar.deciding button.gold").wait_for()
        asked = self.wide.bar.inner_text()
        self.wide.page.keyboard.press(key)
        expect(self.wide.bar).not_to_have_text(asked, use_inner_text=True)

    def _says(self, name: str, line: str) -> None:
        answer = self.others[name].say(line)
        assert isinstance(answer, DoneFrame), answer

    def takes(self, state: str, bar: str = "") -> None:
        if bar:
            for at in (self.wide, self.phone):
                at.page.locator(f"croupier-bar.{bar}").wait_for()
        taken(self.wide.page, f"{self.game}-{state}")

    def played(self) -> None:
        """A round after some others, then one that goes wrong."""
        self.earlier()
        self.bets()
        expect(self.wide.page.locator(".spin-call.at-rest")).to_have_count(0)  # of the ball before
        self.takes("betting", "betting")
        self.dealer.closes()
        for step in self.shown.steps:
            self.does(step)
        taken(self.phone.page, f"{self.game}-phone")
        for step in self.shown.then:
            self.does(step)
        self.takes("settled", "settled")
        self.dealer.does("table.open-round.1")
        self.bets()
        self.dealer.closes()
        self._goes_wrong(self.shown)

    def _goes_wrong(self, shown: Shown) -> None:
        for step in shown.wrong:
            self.does(step)
        if shown.misplaced:
            card, place = shown.misplaced
            self.dealer.deals(card, **place)
        elif self.game != "roulette":
            fact = {"type": "fact.foreign-card.1", "card": "2d"}
            self.dealer.does("table.report-fact.1", fact=fact)
        self.takes("halted", "halted")
        if shown.misplaced:
            self.pit.rules(self.name, "reconstruct")
            expect(self.wide.bar).to_contain_text(words("web-stay"))
            self.takes("choice")
            self.wide.page.keyboard.press("1")
            for seat in self.others.values():
                seat.say("continues")
            fact = {"type": "fact.foreign-card.1", "card": "2d"}
            self.dealer.does("table.report-fact.1", fact=fact)
        self.pit.rules(self.name, "confirm")
        self.takes("void", "void")


def practice(browser: Browser, ann: Visitor) -> None:
    """A hand with a hint, wide and on a phone."""
    for size, name in ((WIDE, "practice"), (PHONE, "practice-phone")):
        at = AtTable(visit(browser, ann, size).tab("/practice/blackjack?seed=5"))
        at.felt_in("betting")
        at.click("initial|1|")
        at.has("initial|1|", "25")
        at.page.keyboard.press("Enter")
        at.bar.get_by_role("button", name="Stand").wait_for()
        at.page.keyboard.press("t")
        at.page.locator(".worths li").last.wait_for(state="attached")
        taken(at.page, name)


def reading(browser: Browser, evening: Evening) -> None:
    """What is read beside the tables."""
    wide = visit(browser, evening.ann, WIDE)
    for path, name, seen in (
        ("/rounds", "rounds", "main a"),
        ("/book/baccarat#3.12.2", "book", "li.here"),
        ("/nothing", "nothing", "main a, .nothing a"),
    ):
        page = wide.tab(path)
        page.locator(seen).first.wait_for()
        taken(page, name)
    phone = visit(browser, evening.ann, PHONE)
    page = phone.tab("/odds/baccarat")
    page.locator('[data-worked-out="yes"]').wait_for(timeout=PATIENCE_MS)
    taken(page, "odds-phone")


def replay(browser: Browser, evening: Evening) -> None:
    """Once its bets are settled, and on a phone at the card that decided it."""
    path = f"/rounds/{evening.name}/{len(evening.shown.before) + 1}"
    for size, name, event in ((WIDE, "replay", ""), (PHONE, "replay-phone", "?event=18")):
        page = visit(browser, evening.ann, size).tab(path + event)
        page.locator(".checks .holds").first.wait_for()
        page.locator(".bets tbody tr").last.get_by_role("button").click()
        page.evaluate("scrollTo(0, 0)")
        taken(page, name)


def lobby(browser: Browser) -> None:
    """Of a house in which some rounds have been played."""
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), FAST) as house:
        ann = house.guest("Ann")
        for game, shown in PLAYED_AS.items():
            with ann.table(f"{game}-1") as seat:
                seat.do("table.buy-chips.1", player="Ann", cents=50_000)
                for _ in range(ROUNDS_BEFORE):
                    seat.shown(status="betting")
                    seat.say(shown.small)
                    seat.shown(status="concluded")
                if game == "baccarat":
                    seat.do("table.take-seat.1", player="Ann", box=shown.box)
        for size, name in ((WIDE, "lobby"), (PHONE, "lobby-phone")):
            page = visit(browser, ann, size).tab("/")
            page.locator(".table-row .last").last.wait_for()
            taken(page, name)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with chromium() as browser:
        with (
            tempfile.TemporaryDirectory() as folder,
            opened(Path(folder), OPEN_FOR_LONG) as house,
            ExitStack() as stack,
        ):
            pit = Pit(house)
            people = {name: house.guest(name) for name in ("Ann", *BOXES)}
            people["Dora"] = house.staff(pit.owner, "Dora", "dealer")
            evenings = [Evening(stack, browser, pit, people, game) for game in PLAYED_AS]
            for evening in evenings:
                evening.played()
            practice(browser, people["Ann"])
            reading(browser, evenings[0])
            replay(browser, evenings[0])
        lobby(browser)


if __name__ == "__main__":
    main()
