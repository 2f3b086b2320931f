"""An address at which there is nothing: people are told so by a page, programs by JSON."""

from pathlib import Path

import pytest

from tests.floor.server.house import opened

pytestmark = pytest.mark.slow

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
NOTHING = (
    "/nothing",
    "/tables/poker-1",
    "/book/poker",
    "/odds/poker",
    "/web/js/nothing.js",
    "/rounds/a/b",
)


def test_a_browser_is_shown_a_page_and_a_program_told_in_json(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        client = house.client()
        for path in NOTHING:
            shown = client.get(path, headers={"accept": BROWSER})
            assert (shown.status_code, path) == (404, path)
            assert shown.headers["content-type"].startswith("text/html"), path
            assert "/web/js/nothing/page.js" in shown.text
            told = client.get(path, headers={"accept": "application/json"})
            assert (told.status_code, told.json()["reason"]) == (404, "no-such-page"), path
        program = client.get("/api/nothing", headers={"accept": BROWSER})
        assert (program.status_code, program.json()["reason"]) == (404, "no-such-page")
        there = [client.get(path).status_code for path in ("/", "/book/roulette", "/odds/roulette")]
    assert there == [200, 200, 200]
