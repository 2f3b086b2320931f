"""The line of a replay on a phone, where it is longer than the screen and scrolls."""

import pytest
from playwright.sync_api import ViewportSize

from croupier.engine.sentences import LANGUAGES
from tests.floor.web.conftest import Looking
from tests.floor.web.still import DRAWN

pytestmark = pytest.mark.slow

# The labels that are seen and reach beyond where the line is seen, and how many stand there.
LABELS = """() => {
  const frame = document.querySelector(".timeline-box").getBoundingClientRect();
  const labels = [...document.querySelectorAll(".label:not(.no-room)")];
  const cut = labels.filter(label => {
    const { left, right } = label.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1;
  });
  return [labels.length, cut.map(label => label.textContent)];
}"""
SCROLLS = """() => {
  const box = document.querySelector(".timeline-box");
  return box.scrollWidth > box.clientWidth;
}"""
NARROW = ViewportSize(width=200, height=780)  # so that the line of a short round scrolls too
SCROLLED = "x => { document.querySelector('.timeline-box').scrollLeft = x; }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_line_is_cut(looking: Looking, language: str) -> None:
    page = looking(language).visit.tab("/rounds/baccarat-1/1")
    page.set_viewport_size(NARROW)
    page.locator(".checks .holds").first.wait_for()
    assert page.evaluate(SCROLLS)
    scenes = page.locator(".instant").count()
    for _ in range(scenes):
        page.evaluate(DRAWN)
        labels, cut = page.evaluate(LABELS)
        assert labels
        assert cut == []
        page.keyboard.press("ArrowLeft")
    for x in range(0, 400, 40):
        page.evaluate(SCROLLED, x)
        page.evaluate(DRAWN)
        assert page.evaluate(LABELS)[1] == []
