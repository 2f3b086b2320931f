"""Paragraphs found by words in our gist of them or in our reading."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from croupier.engine.rulebook.paragraphs import Book, Paragraph

_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


def speaking_of(of: Book, text: str) -> tuple[Paragraph, ...]:
    """Those in which every word of the text stands, also as a part of another, in any case, or what
    the book calls it instead."""
    words = [(word, of.also_called.get(word, word)) for word in text.lower().split()]
    return tuple(
        paragraph
        for paragraph in of.paragraphs
        if all(any(_stands(one, _said(paragraph)) for one in word) for word in words)
    )


def _stands(word: str, said: str) -> bool:
    """Blanks between Chinese and figures are not part of a word."""
    return word in said if word.isascii() else word in "".join(said.split())


def nearest_words(of: Iterable[Book], text: str) -> list[str]:
    """What the books say that is spelled nearly like this."""
    vocabulary = {word for each in of for p in each.paragraphs for word in _WORD.findall(_said(p))}
    return get_close_matches(text.lower().strip(), sorted(vocabulary))


def _said(paragraph: Paragraph) -> str:
    return f"{paragraph.gist} {paragraph.reading or ''}".lower()
