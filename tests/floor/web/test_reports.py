"""Reports in a browser: on every width, for whoever cannot see them, and printed on A4."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from croupier.engine.games import PLAYED
from croupier.mathematics.exact import sheet
from croupier.mathematics.reports.findings.sheet_findings import told
from croupier.mathematics.reports.findings.simulation import run_of
from croupier.mathematics.reports.paper.document import page as written
from croupier.mathematics.reports.paper.simulation import page as simulated
from croupier.mathematics.simulation.requests import prepared
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.runner import play
from tests.floor.web.browser import findings, wider_than_its_window

pytestmark = pytest.mark.slow

WINDOWS = {360: 780, 820: 1180, 1280: 900}
SHEET = 785  # px of a block: what a lying A4 holds at 0.9
BLOCKS = ".title-block, .findings, .sheet-of-paper > .part, .halves, .lying-and-why"
LARGEST_PDF = 1_000_000


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("reports")
    files: dict[str, bytes] = {}
    for game in PLAYED:
        found = told(sheet(game), f"croupier edge {game}")
        files |= {f"{game}-{language}": written(found, language) for language in ("en", "zh")}
    run = Progress(prepared("baccarat", 2_000_000, 7, {}))
    fresh = Progress(prepared("baccarat", 1_000_000, 7, {"fresh": True}))
    for progress in (run, fresh):
        play(progress)
    files["simulated-en"] = simulated(run_of(run), run_of(fresh), "croupier simulate baccarat")
    for name, content in files.items():
        (folder / f"{name}.html").write_bytes(content)
    return {name: folder / f"{name}.html" for name in files}


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(bypass_csp=True)
    yield context.new_page()
    context.close()


NAMES = [*(f"{game}-{language}" for game in PLAYED for language in ("en", "zh")), "simulated-en"]


@pytest.mark.parametrize("name", NAMES)
def test_a_report_fits_and_axe_finds_nothing(
    reports: dict[str, Path], tab: Page, name: str
) -> None:
    tab.goto(reports[name].as_uri())
    for width, height in WINDOWS.items():
        tab.set_viewport_size({"width": width, "height": height})
        assert not wider_than_its_window(tab), width
    tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert findings(tab) == []


@pytest.mark.parametrize("name", NAMES)
def test_printed_no_block_is_taller_than_a_sheet(
    reports: dict[str, Path], tab: Page, name: str
) -> None:
    tab.set_viewport_size({"width": 1152, "height": SHEET})
    tab.goto(reports[name].as_uri())
    tab.emulate_media(media="print")
    heights: list[float] = tab.evaluate(
        "blocks => [...document.querySelectorAll(blocks)]"
        ".map(each => each.getBoundingClientRect().height / 0.9)",
        BLOCKS,
    )
    assert len(heights) > 4
    assert max(heights) <= SHEET, heights
    assert len(tab.pdf(prefer_css_page_size=True, print_background=True)) < LARGEST_PDF
