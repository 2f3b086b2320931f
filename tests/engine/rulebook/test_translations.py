"""Gists and readings in two languages: the same paragraphs, which mention the same numbers."""

import re

import msgspec
import pytest

from croupier.engine.rulebook import GAMES, Book, Paragraph, book, translated
from croupier.engine.sentences import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
CALLED = {"First 3"}  # names with a figure that other languages write in words
IN_WORDS = {*map(str, range(11)), "21"}  # zero to ten, and the Chinese name of Blackjack

each_book = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", OTHERS)


def texts(paragraph: Paragraph) -> str:
    return f"{paragraph.gist} {paragraph.reading or ''}"


def figures(text: str) -> set[str]:
    for name in CALLED:
        text = text.replace(name, "")
    return {*re.findall(r"\d+(?:\.\d+)*", text)}


@each_language
@each_book
def test_every_paragraph_has_its_gist_and_its_reading_if_there_is_one(
    name: str, language: str
) -> None:
    english, other = book(name), translated(book(name), language)
    assert [p.number for p in english.paragraphs] == [p.number for p in other.paragraphs]
    assert other.title != english.title
    for before, after in zip(english.paragraphs, other.paragraphs, strict=True):
        assert after.gist == after.gist.strip() not in ("", before.gist), before.citation
        assert (after.reading is None) == (before.reading is None), before.citation
        assert after.reading is None or after.reading.strip() not in ("", before.reading)


@each_language
@each_book
def test_the_same_numbers_are_mentioned(name: str, language: str) -> None:
    english, other = book(name), translated(book(name), language)
    for before, after in zip(english.paragraphs, other.paragraphs, strict=True):
        said, told = figures(texts(before)), figures(texts(after))
        assert said <= told, before.citation
        assert told - said <= IN_WORDS, before.citation


@each_language
@each_book
def test_only_the_texts_differ(name: str, language: str) -> None:
    english, other = book(name), translated(book(name), language)
    for before, after in zip(english.paragraphs, other.paragraphs, strict=True):
        assert msgspec.structs.replace(after, gist=before.gist, reading=before.reading) == before
    assert (other.name, other.effective, other.version) == (
        name,
        english.effective,
        english.version,
    )


@pytest.fixture
def of_tomorrow() -> Book:
    return msgspec.structs.replace(book("Baccarat"), effective="2999-01-01")


def test_a_book_nobody_has_translated_stays_as_it_is(of_tomorrow: Book) -> None:
    assert translated(of_tomorrow, "zh") is of_tomorrow
    assert translated(book("Baccarat"), "en") is book("Baccarat")
