"""The rule books as data, and the citations that every room of the house uses."""

from croupier.engine.rulebook.citations import (
    UnknownParagraph,
    citation_pattern,
    citations_in,
    cite,
    mentioned_by,
    mentions,
    near,
    paragraph_of,
)
from croupier.engine.rulebook.differences import Difference, changed_parts, difference
from croupier.engine.rulebook.editions import add_book, book, books, editions, on_trial
from croupier.engine.rulebook.paragraphs import (
    GAMES,
    NOT_YET_BUILT,
    SECTIONS,
    Book,
    Citation,
    Kind,
    Paragraph,
    read_book,
)
from croupier.engine.rulebook.readings import FIRST_READINGS, READINGS
from croupier.engine.rulebook.search import nearest_words, speaking_of
from croupier.engine.rulebook.translations import translated

__all__ = [
    "FIRST_READINGS",
    "GAMES",
    "NOT_YET_BUILT",
    "READINGS",
    "SECTIONS",
    "Book",
    "Citation",
    "Difference",
    "Kind",
    "Paragraph",
    "UnknownParagraph",
    "add_book",
    "book",
    "books",
    "changed_parts",
    "citation_pattern",
    "citations_in",
    "cite",
    "difference",
    "editions",
    "mentioned_by",
    "mentions",
    "near",
    "nearest_words",
    "on_trial",
    "paragraph_of",
    "read_book",
    "speaking_of",
    "translated",
]
