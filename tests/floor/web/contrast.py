"""Whether every text of a page can be told from what it stands on, as the page is painted: axe
judges no letters of a drawing, and none on a gradient."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page

MEASURING = Path(__file__).with_name("contrast.js").read_text()


def too_faint(page: Page) -> list[str]:
    page.evaluate(MEASURING)
    texts = page.evaluate("textsSeen()")
    lettered = page.screenshot(animations="disabled", scale="css")
    page.evaluate("letters(false)")
    bare = page.screenshot(animations="disabled", scale="css")
    page.evaluate("letters(true)")
    pictures = {"lettered": b64encode(lettered).decode(), "bare": b64encode(bare).decode()}
    found: list[str] = page.evaluate("asked => tooFaint(asked)", {**pictures, "texts": texts})
    return found
