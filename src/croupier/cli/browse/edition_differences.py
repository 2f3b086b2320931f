"""`croupier rules GAME --diff`: what differs between two editions of a book."""

from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from croupier.cli.console.book_names import KINDS, edition_named
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.console.round_files import not_read
from croupier.engine.history.accounts.grid import Grid
from croupier.engine.rulebook import (
    Book,
    Difference,
    Paragraph,
    changed_parts,
    difference,
    editions,
    read_book,
)
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.vocabulary.words import any_of, book_said

BOOK_FILE = ".toml"
BEFORE, AFTER = ("−", "red"), ("+", "green")
PARTS = {
    "kind": said("paragraph-kind"),
    "gist": said("paragraph-gist"),
    "reading": said("paragraph-reading"),
}


def show_difference(current: Book, one: str, other: str | None, *, as_json: bool) -> None:
    """Each is a date or the file of a book; alone, one is compared with the current edition."""
    found = difference(*_compared(current, one, other))
    if as_json:
        show_json(_as_data(found))
    else:
        show(_page(found))


def _compared(current: Book, one: str, other: str | None) -> tuple[Book, Book]:
    """As they are given; of one and the current edition, the older comes first."""
    first = _named(current, one)
    if other is not None:
        return first, _named(current, other)
    if first is current:
        complain(sentence(_nothing_to_compare_with(current)))
    return (first, current) if first.effective < current.effective else (current, first)


def _nothing_to_compare_with(current: Book) -> Message:
    book, edition = current.name, current.effective
    *others, _ = editions(book)
    if not others:
        return said("edition-alone", book=book_said(book), edition=edition)
    return said(
        "edition-is-current", book=book_said(book), edition=edition, editions=any_of(others)
    )


def _named(current: Book, text: str) -> Book:
    wanted = text.strip()
    if not wanted.endswith(BOOK_FILE):
        return edition_named(current.name, wanted)
    try:
        found = read_book(Path(wanted).read_text(encoding="utf-8"))
    except OSError as problem:
        complain(said("wrong-in-file", file=wanted, problem=not_read(problem)))
    except (ValueError, RecursionError, msgspec.ValidationError) as problem:
        complain(sentence(said("book-unreadable", file=wanted, problem=fault_said(str(problem)))))
    if found.name != current.name:
        complain(
            sentence(
                said(
                    "book-of-another-game",
                    file=wanted,
                    found=book_said(found.name),
                    book=book_said(current.name),
                )
            )
        )
    return found


def _page(found: Difference) -> Group:
    before, after = found.before, found.after
    compared = said(
        "editions-compared",
        book=book_said(after.name),
        before=before.effective,
        after=after.effective,
    )
    parts: list[Any] = [Text(sentence(compared), style="bold")]
    if not found.anything:
        return Group(*parts, Text(sentence(said("editions-equal"))))
    counted = said(
        "editions-counted",
        changed=len(found.changed),
        added=len(found.added),
        gone=len(found.gone),
    )
    parts.append(Text(sentence(counted)))
    for title, rows in (
        (said("paragraphs-changed"), _changed(found.changed)),
        (said("paragraphs-added"), _whole(found.added, AFTER)),
        (said("paragraphs-gone"), _whole(found.gone, BEFORE)),
    ):
        if rows.rows:
            parts += [Text(""), Text(sentence(title), style="bold underline"), Text(""), rows]
    return Group(*parts)


def _changed(pairs: tuple[tuple[Paragraph, Paragraph], ...]) -> Grid:
    rows = Grid(4)
    for before, after in pairs:
        number = before.number
        for part in changed_parts(before, after):
            name = sentence(PARTS[part])
            texts = _words_marked(_told(before, part), _told(after, part))
            for (sign, style), text in zip((BEFORE, AFTER), texts, strict=True):
                if text:
                    text.stylize(style)
                    rows.add(Text(number, style="bold"), Text(name, style="dim"), sign, text)
                    number = name = ""
    return rows


def _told(paragraph: Paragraph, part: str) -> str:
    if part == "kind":
        return sentence(KINDS[paragraph.kind])
    return getattr(paragraph, part) or ""


def _words_marked(before: str, after: str) -> tuple[Text, Text]:
    """Both with the words in bold that the other does not have there."""
    old, new = before.split(), after.split()
    marked = Text(), Text()
    for change, *places in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        style = "" if change == "equal" else "bold"
        for text, words, (start, end) in zip(
            marked, (old, new), (places[:2], places[2:]), strict=True
        ):
            for word in words[start:end]:
                text.append(" " if text else "").append(word, style=style)
    return marked


def _whole(paragraphs: tuple[Paragraph, ...], side: tuple[str, str]) -> Grid:
    sign, style = side
    rows = Grid(4)
    for paragraph in paragraphs:
        number, kind = paragraph.number, _told(paragraph, "kind")
        rows.add(
            Text(number, style="bold"),
            Text(kind, style="dim"),
            sign,
            Text(paragraph.gist, style=style),
        )
        if paragraph.reading:
            name = Text(sentence(PARTS["reading"]), style="dim")
            rows.add("", name, sign, Text(paragraph.reading, style=style))
    return rows


def _as_data(found: Difference) -> dict[str, Any]:
    return {
        "book": found.after.name,
        "game": found.after.game,
        "from": found.before.effective,
        "to": found.after.effective,
        "changed": [
            {
                "number": before.number,
                "citation": before.citation,
                "parts": changed_parts(before, after),
                "before": _parts(before),
                "after": _parts(after),
            }
            for before, after in found.changed
        ],
        "added": [_whole_as_data(paragraph) for paragraph in found.added],
        "gone": [_whole_as_data(paragraph) for paragraph in found.gone],
    }


def _whole_as_data(paragraph: Paragraph) -> dict[str, Any]:
    return {"number": paragraph.number, "citation": paragraph.citation} | _parts(paragraph)


def _parts(paragraph: Paragraph) -> dict[str, Any]:
    return {part: getattr(paragraph, part) for part in PARTS}
