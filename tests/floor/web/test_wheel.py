"""What Roulette shows while the ball still runs, and what it tells ears at once."""

import json
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import CDPSession, Page, expect

from croupier.engine.games import game_named
from croupier.engine.sentences import LANGUAGES, said, sentence
from tests.floor.web.browser import words
from tests.floor.web.conftest import Looking
from tests.floor.web.moments import ANN, moments
from tests.floor.web.rounds import CLOCKS, Casino
from tests.floor.web.still import window

pytestmark = pytest.mark.slow

RESULT = "17"
PURSE = "475"  # dollars, with a chip of 25 on the table
PAID = "+875"

# What ears are told and eyes see in the first frame after the table has said the result.
TOLD = """() => {
  const text = (selector) => document.querySelector(selector)?.innerText ?? "";
  const felt = document.querySelector("croupier-felt");
  new MutationObserver(() => {
    if (felt.dataset.status !== "concluded") return;
    requestAnimationFrame(() => (window.told ??= {
      ears: document.querySelector(".ears[role=status]").textContent,
      bar: text("croupier-bar"),
      purse: text("croupier-header .purse"),
      column: text("croupier-column"),
      strip: text("croupier-strip"),
      numbers: text(".last-spins"),
      paid: document.querySelectorAll("croupier-felt .paid").length,
      dolly: document.querySelectorAll("croupier-felt .dolly-frame").length,
    }));
  }).observe(felt, { attributeFilter: ["data-status"] });
}"""


def seen_when_told(page: Page) -> dict[str, Any]:
    page.wait_for_function("() => window.told")
    told: dict[str, Any] = page.evaluate("() => window.told")
    return told


def test_nothing_to_see_tells_the_result_before_the_ball_lies(casino: Casino) -> None:
    with casino.table("roulette", RESULT) as table:
        ann, _ = table.players
        ann.page.emulate_media(reduced_motion="no-preference")
        for player in table.players:
            player.page.evaluate(TOLD)
        table.bets_open()
        for player in table.players:
            player.bets("25", "straight", on=RESULT)
        running, still = (seen_when_told(player.page) for player in table.players)

        assert RESULT in running["ears"]
        assert words("web-due-spin") in running["bar"]
        assert PURSE in running["purse"]
        assert PAID not in running["column"] + running["bar"]
        assert RESULT not in running["numbers"] + running["strip"]
        assert running["paid"] == running["dolly"] == 0

        assert words("web-roulette-wins", pocket=RESULT) in still["bar"]
        assert PAID in still["bar"]
        assert PAID in still["column"]
        assert RESULT in still["numbers"]
        assert still["paid"] == still["dolly"] == 1
        assert PURSE not in still["purse"]

        expect(ann.bar).to_contain_text(PAID)
        ann.felt_shows(PAID)
        ann.hears(PAID)
        assert RESULT in ann.page.locator(".last-spins").inner_text()


# So many frames, in each of which the page is asked to look whether anything has changed.
FRAMES = """frames => new Promise(done => {
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""


def test_a_ball_that_runs_has_nothing_laid_out_anew(casino: Casino) -> None:
    with casino.table("roulette", RESULT, replace(CLOCKS, spin_s=3_000)) as table:
        ann, _ = table.players
        page = ann.page
        page.emulate_media(reduced_motion="no-preference")
        table.bets_open()
        ann.bets("25", "red")
        ann.felt_in("play")
        page.wait_for_function("() => document.querySelector('.rotor').getAnimations().length")
        page.evaluate(FRAMES, 30)  # the cloth is dark for a moment
        cdp = page.context.new_cdp_session(page)
        cdp.send("Performance.enable")
        before = layouts(cdp)
        page.evaluate(FRAMES, 30)
        assert layouts(cdp) == before


def layouts(cdp: CDPSession) -> float:
    told = cdp.send("Performance.getMetrics")["metrics"]
    found: float = next(each["value"] for each in told if each["name"] == "LayoutCount")
    return found


# How high the number is drawn, where the sheet begins and the cloth ends, and bet by bet.
ON_A_PHONE = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return {
    number: document.querySelector(".spin-call strong").innerText,
    high: box(".spin-call strong").height,
    cloth: box(".felt").bottom,
    sheet: box("croupier-bar").top,
    bets: [...document.querySelectorAll(".results li")].map(row => row.innerText.split("\\n")),
  };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_number_is_large_and_every_bet_told(looking: Looking, language: str) -> None:
    settled = moments(game_named("roulette").settings(), range(1), quiet=True)
    (moment,) = (each for each in settled if each.state == "concluded")
    view = json.loads(moment.table)["shared"]
    still = looking(language)
    page = still.at(moment, "roulette")
    page.set_viewport_size(window(360))
    page.locator(".large .spin-call strong").wait_for()
    told = page.evaluate(ON_A_PHONE)
    assert told["number"] == view["outcome"]
    assert told["high"] > 80
    assert told["sheet"] >= told["cloth"] - 1
    own = [bet for bet in view["bets"] if bet["player"] == ANN.name]
    assert len(told["bets"]) == len({json.dumps(bet["spot"]) for bet in own})
    assert ["25 × 35", "+875"] in [row[1:] for row in told["bets"]]
    heads = (said(f"web-roulette-{each}", pocket=view["outcome"]) for each in ("wins", "came"))
    heading = page.locator("croupier-bar h2").inner_text()
    assert any(heading.startswith(sentence(head, language)) for head in heads)
    page.locator(".results").focus()  # so that arrows scroll it
    expect(page.locator(".results")).to_be_focused()
