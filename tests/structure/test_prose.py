"""Documents are in plain English: no phrase that `prose.BANNED` lists."""

import pytest

from tests.structure import prose
from tests.structure.tree import project_files, read

QUOTES_BOOKS = "docs/traceability.md"
PAGES = [n for n in project_files() if n.endswith(".md") and n != QUOTES_BOOKS]
# More kinds of text follow here: catalogues, docstrings, comments.


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_banned_phrase(name: str) -> None:
    assert list(prose.found(prose.of_markdown(read(name)))) == []


@pytest.mark.parametrize(
    "text",
    [
        "Whoever asks is answered.",
        "The order is told when the shoe is over.",
        "It goes on with the next round.",
        "So many rounds are needed.",
    ],
)
def test_a_banned_phrase_is_found(text: str) -> None:
    assert list(prose.found(text))


@pytest.mark.parametrize(
    "text", ["Nobody bet.", "as many as so much as", "whoever <!-- prose: ok, a quotation -->"]
)
def test_what_is_allowed_is_not_found(text: str) -> None:
    assert list(prose.found(text)) == []


def test_code_in_a_page_is_not_prose() -> None:
    page = "`whoever`\n```text\nsomebody\n```\nnobody\n"
    assert list(prose.found(prose.of_markdown(page))) == [
        "5: “nobody” → no player; no one else; turn the sentence round"
    ]
