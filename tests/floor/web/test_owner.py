"""The first Owner takes the House on a page that is there until then, and not afterwards."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.floor.server.house import SLOW, House, opened
from tests.floor.web.browser import findings, words
from tests.floor.web.conftest import Visiting
from tests.floor.web.test_accessibility import BY_AXE

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path, SLOW, grace_s=0) as house:
        yield house


def filled(page: Page, code: str, again: str = PASSWORD) -> None:
    for key, text in (("code", code), ("name", "olive"), ("password", PASSWORD), ("again", again)):
        page.get_by_label(words(f"web-owner-{key}"), exact=True).fill(text)
    page.get_by_role("button", name=words("web-owner-enter")).click()


def test_the_owner_enters_once_with_the_code(new_house: House, visiting: Visiting) -> None:
    visit = visiting(new_house, 360, 640)
    for expected in ("status of 401", "status of 404", BY_AXE):
        visit.expecting(expected)
    page = visit.tab("/owner")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-owner-title"))
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    filled(page, str(new_house.code), again="another password")
    expect(page.get_by_role("alert")).to_have_text(words("web-owner-not-the-same"))
    filled(page, "0000-0000-0000-0000")
    expect(page.get_by_role("alert")).to_have_text(words("server-wrong-code"))
    filled(page, str(new_house.code))
    expect(page.get_by_role("status")).to_have_text(words("web-owner-done", name="olive"))
    assert findings(page) == []
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-nothing-here"))


def test_the_page_speaks_chinese(new_house: House, visiting: Visiting) -> None:
    page = visiting(new_house).tab("/owner")
    page.evaluate("localStorage.setItem('language', 'zh')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("成为东主")
    texts = page.locator("main").inner_text().replace("croupier serve", "")
    assert re.findall("[A-Za-z]{2,}", texts) == []
