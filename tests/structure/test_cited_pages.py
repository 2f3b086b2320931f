"""Paragraphs come from the engine with what they govern: no page and no route writes one down."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.engine.rulebook import GAMES, book, citations_in
from tests.structure.tree import ROOT

FLOOR = ROOT / "src" / "croupier" / "floor"
WRITTEN = (
    *sorted((FLOOR / "web").rglob("*.js")),
    *sorted((FLOOR / "web").rglob("*.html")),
    *sorted((FLOOR / "server").rglob("*.py")),
)
COMMENTS = re.compile(
    r'/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->|#[^\n]*|"""(?:[^"\\]|"(?!""))*"""', re.S
)
ALONE = re.compile(r"""["'`](\d+(?:\.\d+)+(?:\([a-z]\))?)["'`]""")  # joined to its book by code
NUMBERS = {number for name in GAMES for number in book(name).by_number if "." in number}


def cited(text: str) -> Iterator[str]:
    code = COMMENTS.sub("", text)
    yield from (citation for _, citation in citations_in(code))
    yield from (number for number in ALONE.findall(code) if number in NUMBERS)


@pytest.mark.parametrize(
    "text",
    [
        'pill("Si Ki Pi 1.8", this.page)',
        'const LIMITS = "3.4"; // in every book',
        "cites: [`Baccarat 3.12.2`]",
    ],
)
def test_a_paragraph_written_in_code_is_found(text: str) -> None:
    assert list(cited(text))


@pytest.mark.parametrize("text", ["// as Roulette 5.10 says", '"openapi": "3.1.0"', '"0.55"'])
def test_comments_and_other_numbers_are_no_paragraphs(text: str) -> None:
    assert not list(cited(text))


def test_pages_and_routes_are_seen() -> None:
    assert {file.suffix for file in WRITTEN} == {".html", ".js", ".py"}


def test_no_page_and_no_route_writes_a_paragraph() -> None:
    found = {
        str(file.relative_to(FLOOR)): numbers
        for file in WRITTEN
        if (numbers := list(cited(Path(file).read_text(encoding="utf-8"))))
    }
    assert not found
