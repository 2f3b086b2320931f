"""What differs between two editions of a book, paragraph by paragraph."""

import msgspec

from croupier.engine.rulebook.paragraphs import Book, Paragraph

COMPARED = ("kind", "gist", "reading")


class Difference(msgspec.Struct, frozen=True):
    """Paragraphs are the same where they have the same number."""

    before: Book
    after: Book
    added: tuple[Paragraph, ...]
    gone: tuple[Paragraph, ...]
    changed: tuple[tuple[Paragraph, Paragraph], ...]

    @property
    def anything(self) -> bool:
        return bool(self.added or self.gone or self.changed)


def difference(before: Book, after: Book) -> Difference:
    """In the order of the books.

    >>> from croupier.engine.rulebook import book
    >>> difference(book("Baccarat"), book("Baccarat")).anything
    False
    """
    old, new = before.by_number, after.by_number
    return Difference(
        before,
        after,
        added=tuple(p for p in after.paragraphs if p.number not in old),
        gone=tuple(p for p in before.paragraphs if p.number not in new),
        changed=tuple(
            (p, new[p.number])
            for p in before.paragraphs
            if p.number in new and changed_parts(p, new[p.number])
        ),
    )


def changed_parts(before: Paragraph, after: Paragraph) -> tuple[str, ...]:
    """`kind`, `gist` or `reading`."""
    return tuple(part for part in COMPARED if getattr(before, part) != getattr(after, part))
