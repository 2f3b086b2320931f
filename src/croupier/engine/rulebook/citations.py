"""Citations of the books: the one grammar `<Book> <number>`, checked against the books' data."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache

from croupier.engine.rulebook.editions import book
from croupier.engine.rulebook.paragraphs import GAMES, Book, Citation, Paragraph

_SUB = r"(?:\((?:[a-z]|[ivx]+)\))*"
_DOTTED = rf"(?:\d+|[A-L])(?:\.\d+)+{_SUB}"  # 5.13, 3.15.2(a), H.4(ii)
_LETTER = rf"[A-L](?![\w.-]*\w){_SUB}"  # an appendix: A
_NUMBER = rf"(?:{_DOTTED}|{_LETTER})"
# Text may wrap between the parts of a citation, also inside a comment.
_GAP = r"(?:[ ]|[ \t]*\n[ \t]*(?:#[ \t]*)?)"
_THEN = rf"(?:,{_GAP}(?:and{_GAP})?|{_GAP}and{_GAP})"
# After a comma "0.95 to 1" is what a bet pays; only an appendix is followed by a bare letter.
_FURTHER = rf"{_THEN}(?!\d+\.\d+(?:%|\ to\ \d)){_DOTTED}"
_NUMBERS = rf"(?:{_DOTTED}|{_LETTER}(?:{_THEN}{_LETTER})*)(?:{_FURTHER})*"

_MENTION = re.compile(
    rf"(?<![\w.$])(?P<number>\d\.\d+(?:\.\d+)*{_SUB})(?!\d|%|\.\d|\ to\ \d)"
    rf"|\bAppendi(?:x|ces)\ (?P<appendices>{_NUMBER}(?:(?:,\ |\ and\ |\ or\ ){_NUMBER})*)"
)


class UnknownParagraph(ValueError):
    """A citation that names no paragraph of the books."""


def citation_pattern() -> re.Pattern[str]:
    """One book and numbers of its paragraphs; of all books there are, the guests' included."""
    return _pattern(tuple(GAMES))


@cache
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    books = "|".join(name.replace(" ", _GAP) for name in names)
    return re.compile(rf"\b(?P<book>{books}){_GAP}(?P<numbers>{_NUMBERS})")


def cite(text: str, edition: str | None = None) -> Citation:
    """Check `Baccarat 5.13` against that book's data, which is the only book it loads; by the
    current edition unless another is named."""
    name, _, number = text.rpartition(" ")
    if name not in GAMES or number not in book(name, edition).by_number:
        raise UnknownParagraph(f"no paragraph is cited as {text!r}")
    return Citation(text)


def paragraph_of(citation: Citation, edition: str | None = None) -> Paragraph:
    name, _, number = citation.rpartition(" ")
    return book(name, edition).by_number[number]


def citations_in(text: str) -> Iterator[tuple[int, str]]:
    """Each citation written in a text, known or not, with the offset of its number.

    Paragraphs of one book may follow each other: `Baccarat 5.4.1, 5.4.2 and 5.5`.
    """
    for found in citation_pattern().finditer(text):
        name = " ".join(found["book"].replace("#", " ").split())
        for number in re.finditer(_NUMBER, found["numbers"]):
            yield found.start("numbers") + number.start(), f"{name} {number[0]}"


def near(citation_text: str) -> tuple[Citation, ...]:
    """Up to three citations that somebody who wrote this text may have meant."""
    name, _, number = citation_text.strip().rpartition(" ")
    closest = get_close_matches(name.title(), GAMES, n=1)
    if not closest:
        return ()
    cited = book(closest[0])
    numbers = {known.lower(): known for known in cited.by_number}
    found = get_close_matches(number.lower(), numbers, n=3)
    return tuple(cited.by_number[numbers[known]].citation for known in found)


def mentions(cited: Book, paragraph: Paragraph) -> tuple[Paragraph, ...]:
    """The paragraphs of the same book that its gist and reading refer to, in book order."""
    text = citation_pattern().sub(
        lambda found: found["numbers"] if found["book"] == cited.name else "",
        f"{paragraph.gist} {paragraph.reading or ''}",
    )
    numbers: set[str] = set()
    for found in _MENTION.finditer(text):
        if found["number"]:
            numbers.add(found["number"])
        else:
            numbers.update(re.findall(_NUMBER, found["appendices"]))
    numbers.discard(paragraph.number)
    return tuple(p for p in cited.paragraphs if p.number in numbers)


def mentioned_by(cited: Book, paragraph: Paragraph) -> tuple[Paragraph, ...]:
    return tuple(p for p in cited.paragraphs if paragraph in mentions(cited, p))
