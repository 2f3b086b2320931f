"""A round again: by keys and by pointer, with every bet, its reasons and its checks."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES
from croupier.floor.protocol.frames import DoneFrame
from tests.floor.server.house import Visitor, opened
from tests.floor.web.browser import Visit, findings, words
from tests.floor.web.still import DRAWN, known, misfits_now, window

pytestmark = pytest.mark.slow

BETS = {
    "andar-bahar": "bets 10 andar box 1",
    "baccarat": "bets 10 tie box 1",
    "blackjack": "bets 10 initial box 1",
    "roulette": "bets 10 red",
    "si-ki-pi": "bets 10 initial box 1",
}
BY_AXE = "Applying inline style violates"  # it tries some, and the page does not let it
WINDOWS = (1440, 820, 360, 780)
GO = "scene => document.querySelector(`[data-key=mark-${scene}]`).click()"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """ann, who has played a round of every game, with bob beside her."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        ann, bob = house.guest("ann"), house.guest("bob")
        for game, line in BETS.items():
            play(f"{game}-1", line, {"ann": ann, "bob": bob})
        yield ann


def play(table: str, line: str, people: dict[str, Visitor]) -> None:
    """Two rounds or more; ann bets in all of them."""
    with people["ann"].table(table) as ann, people["bob"].table(table) as bob:
        for name, seat in (("ann", ann), ("bob", bob)):
            seat.do("table.buy-chips.1", player=name, cents=50_000)
        for _ in range(2):
            while True:
                number = bob.shown(status="betting")["number"]
                if not isinstance(bob.say(line.replace("box 1", "box 2")), DoneFrame):
                    continue
                if isinstance(ann.say(line), DoneFrame):
                    break
                ann.shown(status="concluded", number=number)  # the bets closed between the two
            ann.shown(status="concluded", number=number)


class Replay:
    """The page of the first round that ann played at a table."""

    def __init__(self, visit: Visit, ann: Visitor, game: str, query: str = "") -> None:
        self.table = f"{game}-1"
        rows = ann.http.get("/api/rounds", params={"table": self.table}).json()["rounds"]
        self.number = rows[-1]["number"]
        self.path = f"/api/rounds/{self.table}/{self.number}"
        self.told = ann.http.get(f"{self.path}/scenes").json()
        self.scenes = self.told["scenes"]
        self.page = visit.tab(f"/rounds/{self.table}/{self.number}{query}")
        self.at = self.page.locator(".times output")
        self.marks = self.page.get_by_role("group", name=words("web-timeline"))
        self.checks = self.page.locator(".checks")

    def shows(self, scene: int) -> None:
        """From 1."""
        expect(self.at).to_have_text(words("web-step", at=scene, of=len(self.scenes)))

    def checked(self) -> None:
        expect(self.checks.locator("li:is(.holds, .broken)").first).to_be_visible()


Looks = Callable[..., Replay]


@pytest.fixture(scope="module")
def visits(browser: Browser, played: Visitor) -> Iterator[dict[str, Visit]]:
    found = {language: known(browser, played, "ann", language) for language in LANGUAGES}
    yield found
    for visit in found.values():
        visit.context.close()


@pytest.fixture
def replay(visits: dict[str, Visit], played: Visitor) -> Iterator[Looks]:
    """Nothing may go wrong on the page."""

    def looks(game: str, language: str = "en", query: str = "") -> Replay:
        visits[language].expecting(BY_AXE)
        return Replay(visits[language], played, game, query)

    yield looks
    for visit in visits.values():
        for page in visit.context.pages:
            page.close()
    assert [fault for visit in visits.values() for fault in visit.forgotten()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_scene_fits_every_window(replay: Looks, game: str, language: str) -> None:
    seen = replay(game, language)
    seen.checked()
    faults = set[str]()
    for width in WINDOWS:
        seen.page.set_viewport_size(window(width))
        for scene in some(seen.scenes):
            seen.page.evaluate(GO, scene)
            expect(seen.page.locator(f'[data-key="mark-{scene}"][aria-current]')).to_have_count(1)
            seen.page.evaluate(DRAWN)
            faults |= {*misfits_now(seen.page, language)}
            assert width != WINDOWS[0] or not scrolls(seen.page)
    assert sorted(faults) == []


def some(scenes: list[dict[str, Any]]) -> list[int]:
    """One of each kind, and the last: the longest sentences, so that whatever fits them fits."""
    longest = {
        scene["kind"]: scene for scene in sorted(scenes, key=lambda each: len(each["title"]))
    }
    return sorted({each["number"] for each in longest.values()} | {len(scenes) - 1})


def scrolls(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollHeight > innerHeight")
    return found


@pytest.mark.parametrize("game", PLAYED)
def test_axe_finds_nothing_in_any_scene(replay: Looks, game: str) -> None:
    seen = replay(game)
    seen.checked()
    faults = set[str]()
    for width in (1440, 360):
        seen.page.set_viewport_size(window(width))
        for scene in {1, len(seen.scenes) // 2, len(seen.scenes)}:
            seen.page.locator(f'[data-key="mark-{scene - 1}"]').click()
            seen.shows(scene)
            faults |= {f"{width} px: {each}" for each in findings(seen.page)}
    assert sorted(faults) == []


def test_it_is_stepped_through_by_keys_alone(replay: Looks) -> None:
    seen = replay("baccarat")
    page, last = seen.page, len(seen.scenes)
    seen.shows(last)
    page.keyboard.press("Home")
    seen.shows(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    seen.shows(3)
    page.keyboard.press("ArrowLeft")
    seen.shows(2)
    current = page.locator("[aria-current]")
    expect(current).to_have_count(2)  # on the line and in the list
    assert page.url.endswith("?event=2")
    page.keyboard.press("End")
    seen.shows(last)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=words("web-keys"))).to_contain_text("Home")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    mark = page.locator(f'[data-key="mark-{last - 1}"]')
    mark.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'[data-key="mark-{last - 2}"]')).to_be_focused()


def test_it_plays_by_itself_and_stops_at_the_end(replay: Looks) -> None:
    seen = replay("roulette")
    seen.page.get_by_role("button", name=words("web-speed-four")).click()
    seen.page.locator("body").click(position={"x": 4, "y": 60})
    play = seen.page.get_by_role("button", name=words("web-step-play"), exact=True)
    seen.page.keyboard.press("Space")
    stop = seen.page.get_by_role("button", name=words("web-step-stop"), exact=True)
    expect(stop).to_be_visible()
    expect(play).to_be_visible()
    seen.shows(len(seen.scenes))
    seen.page.keyboard.press("Enter")  # the gold button
    expect(stop).to_be_visible()
    seen.page.keyboard.press("Space")
    expect(play).to_be_visible()


def test_as_it_was_says_what_it_shortens(replay: Looks) -> None:
    seen = replay("roulette")
    seen.page.get_by_role("button", name=words("web-speed-real"), exact=True).click()
    expect(seen.at).to_contain_text(words("web-speed-real-why"))


def test_a_link_opens_at_its_event(replay: Looks) -> None:
    seen = replay("blackjack", query="?event=4")
    seen.shows(4)
    title = seen.scenes[3]["title"]
    link = seen.page.get_by_role("link", name=title, exact=True).first
    expect(link).to_have_attribute("href", "?event=4")
    expect(link).to_have_attribute("aria-current", "step")
    seen.page.locator('a[href="?event=2"]').click()
    seen.shows(2)


# Where the page of a table lets a row without a thread lead, which tells this.
LINK_OF = """async ({ head, table, number }) => {
  const { replayOf } = await import("/web/js/table/rows.js");
  const view = { status: "concluded", number, bets: [{ player: "ann" }] };
  return replayOf({ table, view, me: "ann" }, { kind: "call", thread: "", head });
}"""


def test_a_link_of_a_row_opens_there_in_either_language(replay: Looks) -> None:
    seen = replay("blackjack", "en")
    found = [scene for scene in seen.scenes[:-1] if scene["alone"]]
    scene = max(reversed(found), key=lambda each: len(str(each["alone"])))  # told last
    row = {"head": scene["alone"][0], "table": seen.table, "number": seen.number}
    link = seen.page.evaluate(LINK_OF, row)
    for language in LANGUAGES:
        there = replay("blackjack", language, link[link.index("?") :])
        expect(there.page).to_have_url(re.compile(rf"\?event={scene['number'] + 1}$"))


def test_a_replay_shows_the_step_that_was_asked_for_last(replay: Looks) -> None:
    """Whatever comes first: the answers are held back, and let go in the wrong order."""
    seen = replay("andar-bahar")
    seen.checked()
    last = len(seen.scenes)
    held = list[Route]()
    seen.page.route("**/scenes/*", lambda route: held.append(route))
    for _ in range(3):
        seen.page.keyboard.press("ArrowLeft")
    seen.page.wait_for_function("() => true")
    for route in reversed(held):
        route.continue_()
    seen.shows(last - 3)


def test_what_does_not_come_is_asked_for_again(visits: dict[str, Visit], replay: Looks) -> None:
    visits["en"].expecting("status of 429")
    seen = replay("roulette")
    seen.checked()
    refused = list[Route]()

    def once(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route)
        route.fulfill(status=429, json={"reason": "too-fast"})

    seen.page.route("**/scenes/*", once)
    seen.page.keyboard.press("Home")
    seen.shows(1)
    assert refused


@pytest.mark.parametrize("game", PLAYED)
def test_the_line_has_a_mark_for_every_scene(replay: Looks, game: str) -> None:
    seen = replay(game)
    seen.checked()
    buttons = seen.marks.get_by_role("button")
    expect(buttons).to_have_count(len(seen.scenes))
    for button, scene in zip(buttons.all(), seen.scenes, strict=True):
        name = words("web-mark", number=scene["number"] + 1, title=scene["title"])
        expect(button).to_have_accessible_name(name)
    cards = [scene for scene in seen.scenes if scene["kind"] == "card"]
    expect(seen.marks.locator(".small-card")).to_have_count(len(cards))
    bets = [scene["count"] for scene in seen.scenes if scene["kind"] == "bet"]
    expect(seen.marks.locator("i.tick")).to_have_count(sum(bets))


@pytest.mark.parametrize("game", PLAYED)
def test_every_bet_is_listed_and_says_why(replay: Looks, played: Visitor, game: str) -> None:
    seen = replay(game)
    seen.checked()
    last = len(seen.scenes) - 1
    view = played.http.get(f"{seen.path}/scenes/{last}").json()["view"]
    rows = seen.page.locator(".bets tbody tr")
    expect(rows).to_have_count(len(view["bets"]))
    for row, bet in zip(rows.all(), view["bets"], strict=True):
        row.get_by_role("button").click()
        expect(row.get_by_role("button")).to_have_attribute("aria-pressed", "true")
        expect(seen.page.locator(".working-steps li")).to_have_count(len(bet["why"]))
        expect(seen.page.locator(".why")).to_contain_text(bet["player"])
        cites = [cite.split()[-1] for cite in bet["settlement"]["cites"]]
        for cite in cites:
            expect(seen.page.locator(".why").get_by_role("button", name=cite).first).to_be_visible()
    staked = sum(bet["stake_cents"] for bet in view["bets"]) // 100
    expect(seen.page.locator(".bets-sum")).to_contain_text(str(staked))


def test_a_spot_of_the_felt_tells_why_too(replay: Looks) -> None:
    seen = replay("baccarat")
    seen.checked()
    seen.page.locator('[data-spot="tie|2|"]').focus()
    seen.page.keyboard.press("Space")
    expect(seen.page.locator(".why h2")).to_contain_text("bob")


def test_the_rounds_before_and_after_are_links(replay: Looks, played: Visitor) -> None:
    seen = replay("roulette")
    after = seen.told["next"]
    assert (seen.told["previous"], after) == (None, seen.number + 1)
    seen.page.get_by_role("link", name=words("web-round", number=after)).click()
    seen.page.wait_for_url(f"**/rounds/{seen.table}/{after}?event=*")
    back = seen.page.get_by_role("link", name=words("web-round", number=seen.number), exact=True)
    expect(back).to_be_visible()


def test_a_spin_and_the_chain_are_checked_in_the_browser(replay: Looks) -> None:
    seen = replay("roulette")
    seen.checked()
    expect(seen.checks.locator("li.holds")).to_have_count(4)
    expect(seen.checks.locator("li.broken")).to_have_count(0)
    expect(seen.checks).to_contain_text(re.compile(r"Spin \d+ was told"))
    expect(seen.checks).to_contain_text(re.compile(r"1 more tells|\d+ more tell|entries"))


def test_a_shoe_in_play_is_sealed(replay: Looks) -> None:
    seen = replay("baccarat")
    expect(seen.checks.locator("li.sealed code")).to_have_text(re.compile("^[0-9a-f]{4} .* … "))


Tampering = Callable[[dict[str, Any]], None]


def another_byte(told: dict[str, Any]) -> None:
    link = next(each for each in reversed(told["links"]) if each["body"] is not None)
    link["body"] = link["body"].replace('"events":', '"events" :', 1)


def another_order(told: dict[str, Any]) -> None:
    told["shoe"]["order"][0] = "17" if told["shoe"]["order"][0] != "17" else "18"


def another_amount(told: dict[str, Any]) -> None:
    told["decided"]["otherwise"] = 12


@pytest.mark.parametrize(
    ("tampering", "found"),
    [
        (another_byte, "web-chain-broken"),
        (another_order, "web-spin-not-held"),
        (another_amount, "web-decided-otherwise"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_what_does_not_hold_is_said(
    visits: dict[str, Visit], replay: Looks, tampering: Tampering, found: str
) -> None:
    """The browser works it out itself: an answer that was changed on its way does not hold."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        tampering(told)
        route.fulfill(response=answer, body=json.dumps(told))

    visits["en"].context.route("**/checked", changed)
    seen = replay("roulette")
    broken = seen.checks.locator("li.broken")
    said = words(found, position=0, number=0)
    expect(broken).to_contain_text(re.compile(re.escape(said).replace("0", r"\d+")))
    visits["en"].context.unroute("**/checked", changed)


def test_amounts_that_are_not_those_of_the_entries_are_said(
    visits: dict[str, Visit], replay: Looks
) -> None:
    def changed(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for bet in told["view"]["bets"]:
            if bet["settlement"] is not None:
                bet["settlement"]["payout_cents"] += 100
        route.fulfill(response=answer, body=json.dumps(told))

    visits["en"].context.route("**/scenes/*", changed)
    seen = replay("roulette")
    expect(seen.checks.locator("li.broken")).to_have_text(
        re.compile(re.escape(words("web-amounts-differ")))
    )
    visits["en"].context.unroute("**/scenes/*", changed)


def test_exports_are_kept(replay: Looks, played: Visitor) -> None:
    seen = replay("baccarat")
    for kind in ("toml", "csv", "jsonl"):
        link = seen.page.get_by_role("link", name=kind, exact=True)
        address = link.get_attribute("href")
        assert address is not None
        assert played.http.get(address).status_code == 200
