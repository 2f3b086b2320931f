"""Paragraphs over HTTP, for the pills of the pages."""

from pathlib import Path

import pytest

from croupier.engine.rulebook import book, translated
from tests.floor.server.house import opened

pytestmark = pytest.mark.slow


def test_a_paragraph_is_told_in_our_words_in_both_languages(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        told = house.client().get("/api/rules/Baccarat 1.5").json()
        unread = house.client().get("/api/rules/Baccarat 1.2").json()
        unknown = [house.client().get(f"/api/rules/{each}") for each in ("Baccarat 0", "x", "3.1")]
    english = book("Baccarat").by_number["1.5"]
    chinese = translated(book("Baccarat"), "zh").by_number["1.5"]
    assert told["citation"] == "Baccarat 1.5"
    assert told["texts"] == {
        "en": {"gist": english.gist, "reading": english.reading},
        "zh": {"gist": chinese.gist, "reading": chinese.reading},
    }
    assert unread["texts"]["en"]["reading"] is None
    assert [answer.status_code for answer in unknown] == [404, 404, 404]
    assert unknown[0].json()["reason"] == "no-such-page"


def test_a_whole_book_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        told = house.client().get("/api/books/si-ki-pi").json()
        unknown = house.client().get("/api/books/poker")
    found = book("Si Ki Pi")
    assert (told["book"], told["edition"]) == ("Si Ki Pi", found.effective)
    assert [each["citation"] for each in told["paragraphs"]] == [
        paragraph.citation for paragraph in found.paragraphs
    ]
    assert unknown.status_code == 404
