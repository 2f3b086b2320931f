"""My rounds: one's own stakes and results, the running total drawn, by game, to save."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import opened
from tests.floor.server.test_own_rounds import CLOCKS, Evening, mine
from tests.floor.web.browser import findings, wider_than_its_window, words
from tests.floor.web.conftest import Visiting

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with opened(tmp_path_factory.mktemp("house"), CLOCKS) as house:
        yield Evening(house)


def rounds_of_ann(evening: Evening, visiting: Visiting, *size: int) -> Page:
    visit = visiting(evening.house, *size)
    token, address = evening.ann.token, evening.house.address
    visit.context.add_cookies([{"name": COOKIE, "value": str(token), "url": address}])
    page = visit.tab("/rounds")
    page.locator(".own-rounds tbody tr").first.wait_for()
    return page


def dollars(cents: int) -> str:
    return f"{abs(cents) / 100:g}"


def test_what_i_staked_and_what_came_of_it(evening: Evening, visiting: Visiting) -> None:
    told = mine(evening.ann)
    page = rounds_of_ann(evening, visiting)
    table = page.get_by_role("table", name=words("web-own-caption"))
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(3)
    for row, each in zip(rows.all(), told["rounds"], strict=True):
        expect(row.locator(".staked")).to_have_text(dollars(each["stake_cents"]))
        expect(row.locator(".result")).to_contain_text(dollars(each["net_cents"]))
        expect(row.locator(".total")).to_contain_text(dollars(each["total_cents"]))
    expect(page.get_by_role("img", name=re.compile("Course of 3 rounds"))).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("3 rounds, 55 staked")
    expect(page.get_by_text(re.compile("black|77"))).to_have_count(0)  # what Kim bet
    expect(page.get_by_role("heading", name=words("web-all-rounds"))).to_have_count(0)
    assert findings(page) == []
    page.get_by_label(words("web-own-game")).select_option("baccarat")
    expect(rows).to_have_count(1)
    expect(page.get_by_label(words("web-own-table")).locator("option")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    assert saved.value.suggested_filename == "my-rounds.csv"
    assert len(saved.value.path().read_text().splitlines()) == 2
    page.get_by_label(words("web-own-game")).select_option("")
    expect(rows).to_have_count(3)


def test_on_a_phone_every_figure_has_its_name(evening: Evening, visiting: Visiting) -> None:
    page = rounds_of_ann(evening, visiting, 360, 640)
    assert not wider_than_its_window(page)
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(4)
    assert findings(page) == []
    page.get_by_role("button", name="中文").click()
    page.locator(".own-rounds tbody tr").first.wait_for()
    expect(page.get_by_role("columnheader", name="累计")).to_have_count(1)
    assert not wider_than_its_window(page)
