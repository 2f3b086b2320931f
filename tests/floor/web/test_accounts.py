"""The account of a browser: nothing but the end of its session parts them, and a guest keeps it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.floor.server.house import House
from tests.floor.web.browser import Visit, findings, wider_than_its_window, words
from tests.floor.web.conftest import Visiting
from tests.floor.web.test_accessibility import BY_AXE

pytestmark = pytest.mark.slow

PASSWORD, ANOTHER = "correct horse battery", "staple staple staple"
FAULTS = "status of (400|401|404|409|429|503)|ERR_(FAILED|CONNECTION)"


def me(visit: Visit) -> dict[str, Any]:
    found: dict[str, Any] = visit.context.request.get(f"{visit.house.address}/api/me").json()
    return found


def named(page: Page, name: str) -> None:
    expect(page.locator("croupier-header .who")).to_have_text(name)


def label(key: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(words(key))}$")


def fill(page: Page, key: str, **fields: str) -> None:
    """A form of the panel, by its button."""
    form = page.locator(f'croupier-sheet form:has(button[data-key="{key}"])')
    for name, value in fields.items():
        form.locator(f'input[name="{name}"]').fill(value)
    form.get_by_role("button").click()


def guest(visit: Visit, name: str) -> Page:
    page = visit.tab("/")
    page.get_by_label(words("web-lobby-name")).fill(name)
    page.get_by_role("button", name=label("web-lobby-come-in")).click()
    named(page, name)
    return page


@pytest.mark.parametrize("fault", [429, 503, None])
@pytest.mark.parametrize("path", ["/", "/tables/roulette-1", "/practice/roulette"])
def test_a_server_that_does_not_answer_takes_no_account_away(
    calm_house: House, visiting: Visiting, fault: int | None, path: str
) -> None:
    """None: the line is cut."""
    visit = visiting(calm_house)
    visit.expecting(FAULTS)
    visit.table("roulette-1").bring()
    account = me(visit)
    refused: list[Route] = []
    posted: list[str] = []

    def refuses(route: Route) -> None:
        refused.append(route)
        if len(refused) > 2:
            route.continue_()
        elif fault is None:
            route.abort()
        else:
            told = {"reason": "trouble", "message": {"is": "message", "key": "server-failed"}}
            route.fulfill(status=fault, body=json.dumps({**told, "cites": []}))

    visit.context.route("**/api/me", refuses)
    visit.context.on("request", lambda request: posted.append(request.url))
    page = visit.tab(path)
    named(page, account["name"])
    assert len(refused) >= 3
    assert not [each for each in posted if each.endswith("/api/guest")]
    assert me(visit) == account


def test_a_browser_that_has_forgotten_all_but_its_cookie_keeps_the_account(
    calm_house: House, visiting: Visiting
) -> None:
    visit = visiting(calm_house)
    at = visit.table("roulette-1")
    at.bring()
    account = me(visit)
    at.page.evaluate("localStorage.clear()")
    for path in ("/tables/roulette-1", "/", "/rounds"):
        named(visit.tab(path), account["name"])
    assert me(visit) == account


def test_tabs_that_are_opened_together_come_in_as_one_guest(
    calm_house: House, visiting: Visiting
) -> None:
    """Neither has a session when it asks first."""
    visit, asked = visiting(calm_house), list[Route]()

    def both_at_once(route: Route) -> None:
        asked.append(route)
        for each in asked[:2] if len(asked) == 2 else asked[2:][-1:]:
            each.continue_()

    visit.context.route("**/api/me", both_at_once)
    tabs = [visit.tab("/tables/roulette-1"), visit.tab("/tables/baccarat-1")]
    for page in tabs:
        expect(page.locator("croupier-header .line.up")).to_be_visible()
    for page in tabs:
        named(page, me(visit)["name"])


def test_a_session_that_is_over_is_told_at_the_table(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    at = visit.table("roulette-1")
    name = me(visit)["name"]
    visit.context.request.post(
        f"{calm_house.address}/api/logout", data={}, headers={"Origin": calm_house.address}
    )
    expect(at.bar.get_by_role("heading")).to_have_text(words("web-session-over"))
    at.bar.get_by_role("button", name=label("web-session-as-guest")).click()
    expect(at.page.locator("croupier-header .who")).not_to_have_text(name)


def test_a_guest_keeps_the_account_and_comes_back_from_elsewhere(
    calm_house: House, visiting: Visiting
) -> None:
    visit = visiting(calm_house)
    visit.expecting(FAULTS)
    at = visit.table("roulette-1")
    at.bring()
    page, account = at.page, me(visit)
    page.locator("croupier-header .who").click()
    fill(page, "keep", name="Zoltan", password="too short")
    expect(page.get_by_role("dialog").get_by_role("alert").first).to_contain_text("10 characters")
    fill(page, "keep", name="Zoltan", password=PASSWORD)
    named(page, "Zoltan")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(account["name"])
    at.click("red||")
    at.has("red||", "25")  # at the table all went on

    other = visiting(calm_house)
    other.expecting(FAULTS)
    elsewhere = other.tab("/")
    elsewhere.get_by_role("button", name=label("web-account-log-in")).click()
    fill(elsewhere, "login", name="Zoltan", password=ANOTHER)
    expect(elsewhere.get_by_role("dialog").get_by_role("alert")).to_have_text(words("login-wrong"))
    fill(elsewhere, "login", name="zoltan", password=PASSWORD)
    named(elsewhere, "Zoltan")
    assert me(other) == me(visit)
    assert me(other)["name"] == account["name"]
    back = other.table("roulette-1")
    back.has("red||", "25")


def test_a_name_that_is_taken_or_looks_like_another_is_not_kept(
    calm_house: House, visiting: Visiting
) -> None:
    calm_house.guest("Quentin")
    visit = visiting(calm_house)
    visit.expecting(FAULTS)
    page = guest(visit, "Ulla")
    page.get_by_role("button", name=label("web-account-keep")).click()
    for name in ("quentin", "Quéntin", "Dealer"):
        fill(page, "keep", name=name, password=PASSWORD)
        form = page.locator("croupier-sheet form").first
        expect(form.get_by_role("alert")).not_to_be_empty()
        expect(form.get_by_role("button")).to_be_enabled()
        assert me(visit)["guest"]


def test_a_password_is_changed_and_other_browsers_are_logged_out(
    calm_house: House, visiting: Visiting
) -> None:
    visit, other = visiting(calm_house), visiting(calm_house)
    for each in (visit, other):
        each.expecting(FAULTS)
    page = guest(visit, "Wanda")
    page.get_by_role("button", name=label("web-account-keep")).click()
    fill(page, "keep", password=PASSWORD)
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    elsewhere = other.tab("/")
    elsewhere.get_by_role("button", name=label("web-account-log-in")).click()
    fill(elsewhere, "login", name="Wanda", password=PASSWORD)
    named(elsewhere, "Wanda")
    there = other.table("roulette-1")

    page = visit.table("roulette-1").page
    page.locator("croupier-header .who").click()
    fill(page, "change", old=ANOTHER, password=ANOTHER)
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(words("login-wrong"))
    fill(page, "change", old=PASSWORD, password=ANOTHER)
    told = words("web-account-changed")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(told)
    expect(page.locator("croupier-header .line.up")).to_be_visible()
    assert me(visit)["name"] == "Wanda"
    expect(there.bar.get_by_role("heading")).to_have_text(words("web-session-over"))
    there.page.keyboard.press("Enter")
    fill(there.page, "login", password=ANOTHER)  # the name is there already
    expect(there.page.locator("croupier-header .line.up")).to_be_visible()
    named(there.page, "Wanda")


def test_a_guest_who_logs_out_is_asked_twice(calm_house: House, visiting: Visiting) -> None:
    visit = visiting(calm_house)
    visit.expecting(FAULTS)
    page = guest(visit, "Xaver")
    page.get_by_role("button", name=label("web-account-keep")).click()
    out = page.locator("croupier-sheet .out button")
    out.click()
    expect(page.get_by_text(words("web-account-lost"))).to_be_visible()
    assert me(visit)["name"] == "Xaver"
    out.click()
    expect(page.get_by_label(words("web-lobby-name"))).to_be_visible()
    assert "reason" in me(visit)


@pytest.mark.parametrize("width", [1440, 360])
def test_the_panels_are_for_everybody(calm_house: House, visiting: Visiting, width: int) -> None:
    """Keyboard, phone, screen reader."""
    visit = visiting(calm_house, width, 780)
    visit.expecting(BY_AXE)
    at = visit.table("roulette-1")
    page = at.page
    purse = page.locator("croupier-header button.purse")
    purse.press("Enter")
    expect(page.get_by_role("dialog", name=words("web-your-chips"))).to_be_visible()
    assert findings(page) == []
    page.locator('croupier-sheet [data-key="account"]').press("Enter")
    expect(page.get_by_role("dialog", name=words("web-account"))).to_be_visible()
    assert findings(page) == []
    assert not wider_than_its_window(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(purse).to_be_focused()
