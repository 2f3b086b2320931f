"""The books are whole: every paragraph is there, in order, of a kind, with its twins."""

import re

import msgspec
import pytest

from croupier.engine.rulebook import (
    GAMES,
    SECTIONS,
    Book,
    Kind,
    book,
    books,
    cite,
    editions,
    read_book,
)

NUMBERED = {"Andar Bahar": 78, "Baccarat": 91, "Roulette": 51, "Si Ki Pi": 99, "Blackjack": 127}
IRREGULARITIES = {
    "Andar Bahar": 34,
    "Baccarat": 37,
    "Roulette": 26,
    "Si Ki Pi": 32,
    "Blackjack": 36,
}
EDITIONS = {
    "Andar Bahar": "2024-07-18",
    "Baccarat": "2019-09-16",
    "Roulette": "2023-02-03",
    "Si Ki Pi": "2021-09-14",
    "Blackjack": "2024-01-10",
}
ROMANS = ("(i)", "(ii)", "(iii)", "(iv)", "(v)", "(vi)")

each_book = pytest.mark.parametrize("name", GAMES)


def place_in_book(number: str) -> list[int]:
    def place(step: str) -> int:
        if step.isdigit():
            return int(step)
        if step in ROMANS:
            return ROMANS.index(step) + 1
        return ord(step.strip("()"))

    return [place(step) for step in re.findall(r"\d+|[A-L]|\([a-z]+\)", number)]


@each_book
def test_a_book_has_all_its_numbered_paragraphs(name: str) -> None:
    dotted = [p for p in book(name).paragraphs if p.dotted]
    assert len(dotted) == NUMBERED[name]
    assert sum(p.section == "5" for p in dotted) == IRREGULARITIES[name]


def test_the_books_have_446_numbered_paragraphs_165_of_them_irregularities() -> None:
    dotted = [p for each in books() for p in each.paragraphs if p.dotted]
    assert len(dotted) == 446
    assert sum(p.section == "5" for p in dotted) == 165


@each_book
def test_a_book_names_its_game_and_edition(name: str) -> None:
    assert book(name).name == name
    assert book(name).game == GAMES[name]
    assert book(name).effective == editions(name)[-1] == EDITIONS[name]


@each_book
def test_the_file_of_an_edition_is_named_by_its_date_of_effect(name: str) -> None:
    dates = editions(name)
    assert [book(name, date).effective for date in dates] == [*dates] == sorted(dates)
    assert {book(name, date).name for date in dates} == {name}
    with pytest.raises(KeyError):
        book(name, "1999-01-01")


@each_book
def test_numbers_are_unique_and_in_book_order(name: str) -> None:
    numbers = [p.number for p in book(name).paragraphs]
    assert len(numbers) == len(set(numbers))
    assert numbers == sorted(numbers, key=place_in_book)


@each_book
def test_no_number_is_left_out(name: str) -> None:
    of = book(name)
    for section in SECTIONS:
        top = [p for p in of.paragraphs if p.section == section and not of.parents(p)]
        assert [p.number for p in top] == [f"{section}.{n + 1}" for n in range(len(top))]
    for parent in of.paragraphs:
        below = [p.number for p in of.children(parent) if p.dotted]
        assert below == [f"{parent.number}.{n + 1}" for n in range(len(below))]


@each_book
def test_section_five_holds_irregularities_and_discretions(name: str) -> None:
    for paragraph in book(name).paragraphs:
        expected = (Kind.IRREGULARITY, Kind.DISCRETION)
        if paragraph.section == "5":
            assert paragraph.kind in expected, paragraph.citation
        else:
            assert paragraph.kind is not Kind.IRREGULARITY, paragraph.citation


@each_book
def test_section_one_holds_definitions_and_no_other_section_does(name: str) -> None:
    for paragraph in book(name).paragraphs:
        is_definition = paragraph.kind is Kind.DEFINITION
        assert is_definition is (paragraph.section == "1"), paragraph.citation
        assert is_definition or not paragraph.states_rule, paragraph.citation


@each_book
def test_a_gist_is_there_and_a_reading_is_never_empty(name: str) -> None:
    for paragraph in book(name).paragraphs:
        assert paragraph.gist == paragraph.gist.strip() != "", paragraph.citation
        if paragraph.reading is not None:
            assert paragraph.reading == paragraph.reading.strip() != "", paragraph.citation


@each_book
def test_a_definition_begins_with_its_word(name: str) -> None:
    for paragraph in book(name).paragraphs:
        if paragraph.kind is Kind.DEFINITION:
            assert re.match(r"[A-Z][\w ]*: \S|Bet and wager are ", paragraph.gist), paragraph


@each_book
def test_quotations_stand_in_one_kind_of_quotes(name: str) -> None:
    for paragraph in book(name).paragraphs:
        text = f"{paragraph.gist} {paragraph.reading or ''}"
        assert '"' not in text, paragraph.citation
        assert not re.search(r"(?<!\w)'|[‘’„]", text), paragraph.citation
        assert text.count("“") == text.count("”"), paragraph.citation


@each_book
def test_every_paragraph_can_be_cited(name: str) -> None:
    for paragraph in book(name).paragraphs:
        assert cite(paragraph.citation) == paragraph.citation


def test_twins_stand_in_other_books_and_name_each_other() -> None:
    twins = {p.citation: {*p.twins} for each in books() for p in each.paragraphs}
    for each in books():
        for paragraph in each.paragraphs:
            assert len(paragraph.twins) == len({*paragraph.twins}), paragraph.citation
            for twin in paragraph.twins:
                assert not twin.startswith(f"{each.name} "), paragraph.citation
                group = {paragraph.citation, *paragraph.twins}
                assert twins[twin] == group - {twin}, (paragraph.citation, twin)


BOOK = """
book = "Baccarat"
game = "baccarat"
title = "A Small Book"
effective = "2019-09-16"

[[paragraph]]
number = "1.1"
kind = "definition"
gist = "A word."

[[paragraph]]
number = "1.2"
kind = "definition"
states_rule = true
gist = "A word with a rule in it."

[[paragraph]]
number = "2.1"
kind = "heading"
gist = "A title."

[[paragraph]]
number = "2.1.1"
kind = "equipment"
gist = "A thing."

[[paragraph]]
number = "2.1.1(a)"
kind = "rule"
gist = "A rule."

[[paragraph]]
number = "A"
kind = "equipment"
gist = "A layout."

[[paragraph]]
number = "A.1(i)"
kind = "rule"
gist = "A rule in an appendix, between titles the book does not number."
"""


@pytest.fixture
def small() -> Book:
    return read_book(BOOK)


def test_headings_and_mere_vocabulary_are_not_operative(small: Book) -> None:
    operative = [p.number for p in small.paragraphs if p.operative]
    assert operative == ["1.2", "2.1.1", "2.1.1(a)", "A", "A.1(i)"]


def test_lettered_and_appendix_items_are_not_numbered_paragraphs(small: Book) -> None:
    assert [p.number for p in small.paragraphs if p.dotted] == ["1.1", "1.2", "2.1", "2.1.1"]


def test_parents_are_named_outermost_first(small: Book) -> None:
    parents = {p.number: [q.number for q in small.parents(p)] for p in small.paragraphs}
    assert parents["2.1.1(a)"] == ["2.1", "2.1.1"]
    assert parents["A.1(i)"] == ["A"]
    assert parents["1.1"] == []


def test_children_are_one_step_below(small: Book) -> None:
    children = {p.number: [q.number for q in small.children(p)] for p in small.paragraphs}
    assert children["2.1"] == ["2.1.1"]
    assert children["2.1.1"] == ["2.1.1(a)"]
    assert children["1.1"] == []


@pytest.mark.parametrize(
    "spoiled",
    [
        BOOK.replace("states_rule = true", "states_a_rule = true"),
        BOOK.replace('title = "A Small Book"', 'name = "A Small Book"'),
        BOOK.replace('kind = "heading"', 'kind = "title"'),
        BOOK.replace('gist = "A word."', ""),
        BOOK.replace('book = "Baccarat"', ""),
    ],
    ids=["unknown key", "unknown key of the book", "unknown kind", "no gist", "no book"],
)
def test_a_spoiled_book_is_refused(spoiled: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_book(spoiled)
