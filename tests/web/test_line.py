"""The line to a table: what waits for an answer."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.browser import CHIP, Holding, words
from tests.web.conftest import Visiting

pytestmark = pytest.mark.slow


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
