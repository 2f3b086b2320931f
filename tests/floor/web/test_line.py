"""The line to a table: what waits for an answer."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.floor.server.house import House, opened
from tests.floor.web.browser import BROUGHT, CHIP, AtTable, Holding, words
from tests.floor.web.conftest import OPEN_FOR_LONG, Visiting

pytestmark = pytest.mark.slow


BET = "banker|2|"


def answered(frame: dict[str, Any]) -> bool:
    return frame["type"] == "table" and bool(frame["shared"]["bets"])


def test_a_chip_is_hollow_until_the_server_has_it(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    line = Holding(visit.context, answered)
    at = visit.table("andar-bahar-1")
    at.bring()
    at.click("bahar|2|")
    expect(at.felt.locator(".stack.hollow")).to_have_count(1)
    expect(at.spot("bahar|2|")).not_to_have_accessible_name(
        re.compile(words("web-yours", amount=CHIP))
    )
    line.release()
    at.has("bahar|2|", CHIP)
    expect(at.felt.locator(".stack.hollow")).to_have_count(0)
    expect(at.felt.locator(".stack.own")).to_have_count(1)


def bets_sent(line: Holding) -> list[dict[str, Any]]:
    return [
        frame
        for frame in line.sent
        if frame["type"] == "do" and frame["command"]["type"] == "table.place-bet.1"
    ]


def lies_once(at: AtTable) -> None:
    """One chip on the cloth, and one chip less in the purse."""
    at.has(BET, CHIP)
    expect(at.felt.locator(".stack.hollow")).to_have_count(0)
    expect(at.felt.locator(".stack.own")).to_have_count(1)
    holds(at, int(BROUGHT) - int(CHIP))


def holds(at: AtTable, dollars: int) -> None:
    purse = re.escape(f"{words('web-purse')}{dollars}{words('web-wallet')}")
    expect(at.page.get_by_role("banner")).to_have_text(re.compile(rf"{purse}[\d,]+$"))


def test_a_line_that_breaks_before_the_answer_neither_loses_nor_doubles_a_bet(
    calm_house: House, visiting: Visiting
) -> None:
    visit = visiting(calm_house)
    line = Holding(visit.context, answered)
    at = visit.table("baccarat-1")
    at.bring()
    at.click(BET)
    line.holds(at.page)  # the table has it, the page does not know
    expect(at.felt.locator(".stack.hollow")).to_have_count(1)
    line.breaks()
    at.page.locator("croupier-bar.lost-connection").wait_for()
    expect(at.felt.locator(".stack.hollow")).to_have_count(1)
    lies_once(at)
    first, *again = bets_sent(line)
    assert again == [first], "asked for once more, under the same id"


@pytest.mark.rule("Baccarat 5.4.2")
def test_a_bet_whose_fate_nobody_knows_is_asked_for_again_and_done_once(
    tmp_path: Path, visiting: Visiting
) -> None:
    """The record is moved away under the house: what it was given may be written, or not. It was;
    the round was interrupted before any outcome, so the bet comes back by the book."""
    away = tmp_path / "away"
    away.mkdir()
    with opened(tmp_path, OPEN_FOR_LONG) as house:
        visit = visiting(house)
        line = Holding(visit.context, lambda frame: False)
        at = visit.table("baccarat-1")
        at.bring()
        for file in tmp_path.glob("floor.db*"):
            file.rename(away / file.name)
        at.click(BET)
        expect(at.bar).to_contain_text(words("web-trouble"))
        expect(at.bar).to_contain_text(words("store-gone", file="floor.db"))
        assert "not-known" in [frame["type"] for frame in line.told]
        expect(at.felt.locator(".stack.hollow")).to_have_count(1)
        assert len(bets_sent(line)) == 1, "nothing is asked for while the record is gone"
        for file in away.iterdir():
            file.rename(tmp_path / file.name)
        expect(at.felt.locator(".stack.hollow")).to_have_count(0)
        expect(at.bar).to_contain_text(words("web-staked-back", staked=CHIP, back=CHIP))
        expect(at.bar.get_by_role("button", name="5.4.2")).to_be_visible()
        holds(at, int(BROUGHT))
        first, *again = bets_sent(line)
        assert again == [first], "asked for once more, under the same id"
        fate = [frame["type"] for frame in line.told if frame.get("id") == first["id"]]
        assert fate == ["not-known", "done"]
