"""The rule books as data, and the citations that every room of the house uses."""

from croupier.rulebook.citations import (
    UnknownParagraph,
    citation_pattern,
    citations_in,
    cite,
    mentioned_by,
    mentions,
    near,
    paragraph_of,
)
from croupier.rulebook.paragraphs import (
    GAMES,
    NOT_YET_BUILT,
    SECTIONS,
    Book,
    Citation,
    Kind,
    Paragraph,
    add_book,
    book,
    books,
    read_book,
    section_title,
)
from croupier.rulebook.searching import nearest_words, speaking_of

__all__ = [
    "GAMES",
    "NOT_YET_BUILT",
    "SECTIONS",
    "Book",
    "Citation",
    "Kind",
    "Paragraph",
    "UnknownParagraph",
    "add_book",
    "book",
    "books",
    "citation_pattern",
    "citations_in",
    "cite",
    "mentioned_by",
    "mentions",
    "near",
    "nearest_words",
    "paragraph_of",
    "read_book",
    "section_title",
    "speaking_of",
]
