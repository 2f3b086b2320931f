"""The book: its paragraphs, its Chinese, and that code and tests obey all of it."""

from pathlib import Path

import pytest

from croupier.cli.traceability import lacking, trace_tree
from croupier.engine.rulebook import UnknownParagraph, book, citations_in, cite, near
from croupier.engine.table.contract.irregularity import Principle
from croupier_dragon_tiger import game
from tests.structure import test_principles

PACKAGE = Path(__file__).parents[1]
BOOK = book("Dragon Tiger")


def test_it_says_that_nobody_has_approved_it() -> None:
    assert BOOK.title == "Dragon Tiger, a demonstration"
    assert "No authority has approved it" in (PACKAGE / "README.md").read_text(encoding="utf-8")


def test_its_paragraphs_are_cited_like_those_of_the_house() -> None:
    assert cite("Dragon Tiger 4.2") == "Dragon Tiger 4.2"
    assert [text for _, text in citations_in("see Dragon Tiger 3.8 and 4.1, Baccarat 3.16")] == [
        "Dragon Tiger 3.8",
        "Dragon Tiger 4.1",
        "Baccarat 3.16",
    ]
    assert near("dragon tiger 4.22")[0] == "Dragon Tiger 4.2"
    with pytest.raises(UnknownParagraph, match="no paragraph"):
        cite(f"{BOOK.name} 9.9")


def test_its_twins_are_paragraphs_of_other_books() -> None:
    for paragraph in BOOK.paragraphs:
        assert [cite(twin) for twin in paragraph.twins] == [*paragraph.twins]


def test_every_paragraph_has_code_and_a_test() -> None:
    traced = trace_tree(PACKAGE, (BOOK, book("Baccarat")))
    assert traced.unknown == ()
    assert [sentence for each in traced.books[0].missing for sentence in lacking(each)] == []


PRINCIPLES = [
    pytest.param(entry, id=entry.paragraph)
    for entry in game.EDITIONS.current.irregularities.entries
    if isinstance(entry, Principle)
]


@pytest.mark.parametrize("principle", PRINCIPLES)
def test_what_holds_a_principle_says_so(principle: Principle) -> None:
    test_principles.test_what_holds_a_principle_cites_it_or_its_twin(principle)
