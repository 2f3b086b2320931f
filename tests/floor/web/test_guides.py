"""The guided round of each game, from the lobby to its last step."""

import pytest
from playwright.sync_api import Page, expect

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES, said, sentence
from tests.engine.sentences.test_catalogues import catalogue
from tests.floor.server.house import House
from tests.floor.web.browser import CHIP, AtTable, findings, wider_than_its_window, words
from tests.floor.web.conftest import Visiting
from tests.floor.web.test_accessibility import BY_AXE
from tests.floor.web.test_lobby import SPEAKS

pytestmark = pytest.mark.slow

NEXT, CHOOSE, GO_ON = "guide-next", "choose", "Enter"
# Each step with what ends it: Next, the chip, a spot, or a key.
BETTING = [("aim", NEXT), ("chip", CHOOSE)]
OVER = [("paid", NEXT), ("next", "")]
STEPS = {
    "baccarat": [
        *BETTING,
        ("bet", "player|1|"),
        ("deal", GO_ON),
        ("cards", NEXT),
        ("insurance", "n"),
        *OVER,
    ],
    "blackjack": [
        *BETTING,
        ("bet", "initial|1|"),
        ("deal", GO_ON),
        ("split", "p"),
        ("double", "d"),
        ("play", "h"),
        ("play", "s"),
        *OVER,
    ],
    "roulette": [
        *BETTING,
        ("number", "straight||17"),
        ("red", "red||"),
        ("spin", GO_ON),
        *OVER,
    ],
    "andar-bahar": [
        *BETTING,
        ("bet", "andar|1|"),
        ("joker", "joker||8"),
        ("deal", GO_ON),
        ("cards", NEXT),
        *OVER,
    ],
    "si-ki-pi": [
        *BETTING,
        ("bet", "initial|1|"),
        ("deal", GO_ON),
        ("look", GO_ON),
        ("arrange", GO_ON),
        ("compare", NEXT),
        *OVER,
    ],
}
# What the table says the bets came to, with the paragraphs, one of each.
PAID = {
    "baccarat": [("+25", "3.16")],
    "blackjack": [("+25", "3.24.1"), ("+25", "3.24.1"), ("+25", "4.1.1")],
    "roulette": [("−25", "3.9"), ("+25", "4.1.1")],
    "andar-bahar": [("+25", "3.11"), ("−25", "1.16")],
    "si-ki-pi": [("+23.75", "3.22.7")],
}


class Guided(AtTable):
    """The page of a guided round."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        super().__init__(page)
        self.game, self.language = game, language
        self.coach = page.get_by_role("region", name=self._sentence("web-guide-name"))
        self.next = self.coach.locator(f'[data-key="{NEXT}"]')
        self.pills = self.coach.locator(".cite")

    def says(self, step: str) -> None:
        key = "web-guide-chip" if step == "chip" else f"web-guide-{self.game}-{step}"
        expect(self.coach.get_by_role("status")).to_contain_text(self._sentence(key))

    def does(self, act: str) -> None:
        if act == NEXT:
            self.next.click()
        elif act == CHOOSE:
            self.page.get_by_role("radio", name=words("web-chip", amount=CHIP)).click()
        elif "|" in act:
            self.click(act)
        else:
            key = self.page.locator("kbd", has_text=act.upper())
            open_now = self.bar.locator("button:not([aria-disabled])")
            (self.bar.locator(".gold") if act == GO_ON else open_now.filter(has=key)).wait_for()
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press(act)

    def _sentence(self, key: str) -> str:
        return sentence(said(key), self.language)


@pytest.mark.parametrize("game", PLAYED)
def test_a_newcomer_is_led_through_a_round(
    calm_house: House, visiting: Visiting, game: str
) -> None:
    """Every step is said, and is over once it is done on the cloth itself."""
    visit = visiting(calm_house)
    visit.expecting(BY_AXE)
    page = visit.tab("/")
    name = words("web-lobby-how-to-play", game=words(f"game-name-{game}"))
    page.get_by_role("link", name=name, exact=True).click()
    guided = Guided(page, game)
    for step, act in STEPS[game]:
        guided.says(step)
        if step == "paid":
            rows = guided.coach.get_by_role("listitem")
            expect(rows).to_have_count(len(PAID[game]))
            for row, (net, paragraph) in zip(rows.all(), PAID[game], strict=True):
                expect(row).to_contain_text(net)
                expect(row).to_contain_text(f"§ {paragraph}")
            assert findings(page) == []
        if act:
            guided.does(act)
    expect(guided.coach.get_by_role("link")).to_have_attribute("href", f"/tables/{game}-1")
    guided.next.click()  # play on here
    expect(guided.coach).to_have_count(0)
    assert "guide" not in page.url
    page.keyboard.press("Enter")
    guided.felt_in("betting")


TOLD = """said => {
  const coach = document.querySelector("croupier-guide");
  return coach.textContent.includes(said) && { bets: coach.querySelectorAll("li").length };
}"""


def test_the_end_is_told_once_the_ball_lies(calm_house: House, visiting: Visiting) -> None:
    """It is turning for a while after the bets are closed."""
    page = visiting(calm_house).tab("/practice/roulette?guide=1&from=roulette-1")
    page.emulate_media(reduced_motion="no-preference")
    guided = Guided(page, "roulette")
    for step, _ in STEPS["roulette"][:5]:
        guided.says(step)
        guided.next.click()
    told = page.wait_for_function(TOLD, arg=words("web-guide-roulette-paid"))
    assert told.json_value() == {"bets": 2}


@pytest.mark.parametrize(
    ("language", "game"), [*zip(LANGUAGES, ("roulette", "si-ki-pi"), strict=True)]
)
def test_a_guided_round_fits_a_phone_and_can_be_looked_on_at(
    calm_house: House, visiting: Visiting, language: str, game: str
) -> None:
    """One button alone leads through it, by keyboard; what it points at is on the screen."""
    visit = visiting(calm_house, 360, 640)
    visit.context.add_init_script(SPEAKS.format(language))
    page = visit.tab(f"/practice/{game}?guide=1")
    guided = Guided(page, game, language)
    for step, act in STEPS[game]:
        guided.says(step)
        expect(guided.coach).to_be_in_viewport()
        assert not wider_than_its_window(page)
        if "|" in act:
            seen = page.evaluate(SEEN, act)
            assert seen == act
        if act:
            expect(guided.next).to_be_focused()
            expect(guided.next).not_to_have_attribute("aria-disabled", "true")
            page.keyboard.press("Enter")
    expect(guided.coach.get_by_role("link")).to_have_attribute("href", "/")


# The spot in the middle of that one: another, if something lies over it.
SEEN = """key => {
  const spot = document.querySelector(`[data-spot="${key}"] > .spot-shape`);
  const { x, y, width, height } = spot.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there?.closest("[data-spot]")?.dataset.spot ?? there?.tagName;
}"""


def test_a_guided_round_without_a_bet_begins_again_and_can_be_left(
    calm_house: House, visiting: Visiting
) -> None:
    visit = visiting(calm_house)
    page = visit.tab("/practice/andar-bahar?guide=1&from=andar-bahar-1")
    guided = Guided(page, "andar-bahar")
    guided.says("aim")
    guided.does(GO_ON)
    expect(guided.coach).to_contain_text(words("web-guide-no-bet"))
    guided.coach.get_by_role("button", name=words("web-guide-again")).click()
    guided.says("aim")
    guided.felt_in("betting")
    guided.coach.get_by_role("button", name=words("web-guide-leave")).click()
    expect(guided.coach).to_have_count(0)
    title = words("web-practice-of", game=words("game-name-andar-bahar"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    page.reload()
    guided.felt_in("betting")
    expect(guided.coach).to_have_count(0)


def test_the_header_of_a_table_leads_to_its_guide(calm_house: House, visiting: Visiting) -> None:
    at = visiting(calm_house).table("baccarat-1")
    link = at.page.get_by_role("banner").get_by_role("link", name=words("web-how-to-play"))
    expect(link).to_have_attribute("href", "/practice/baccarat?guide=1&from=baccarat-1")
    loaded = at.page.evaluate(LOADED)
    assert not [name for name in loaded if "guide/" in name or "pages-guide" in name]


LOADED = "() => performance.getEntriesByType('resource').map((each) => each.name)"
GUIDES = """async () => {
  const { GUIDES } = await import("/web/js/guide/guides.js");
  const { guideTo } = await import("/web/js/kit/guided.js");
  const own = (steps) => steps.filter((each) => !each.shared).map((each) => each.say);
  const steps = Object.entries(GUIDES).map(([game, { steps }]) => [game, own(steps)]);
  return [steps, Object.keys(GUIDES).map((game) => guideTo(game, "")), guideTo("dragon-tiger", "")];
}"""


def test_a_game_without_a_guide_offers_none(calm_house: House, visiting: Visiting) -> None:
    steps, offered, guest = visiting(calm_house).tab("/").evaluate(GUIDES)
    assert {game for game, _ in steps} == {*PLAYED}
    for game, own in steps:
        sentences = [key for key in catalogue("en") if key.startswith(f"web-guide-{game}-")]
        assert sentences == [f"web-guide-{game}-{step}" for step in own]
        assert 6 <= len([*own, "chip"]) <= 9
    assert None not in offered
    assert guest is None
