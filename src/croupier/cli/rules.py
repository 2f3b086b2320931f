"""`croupier rules`: a rule book in our words, with our readings of it."""

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from croupier.cli.browse.edition_differences import show_difference
from croupier.cli.console.book_names import KINDS, named_book, named_number, named_paragraph
from croupier.cli.console.language import Language
from croupier.cli.console.output import complain, show, show_json
from croupier.engine.games import PLAYED
from croupier.engine.games.guests import introduce_all
from croupier.engine.history.accounts.grid import Grid
from croupier.engine.history.errors import typed
from croupier.engine.rulebook import (
    GAMES,
    SECTIONS,
    Book,
    Paragraph,
    book,
    books,
    mentioned_by,
    mentions,
    nearest_words,
    paragraph_of,
    speaking_of,
    translated,
)
from croupier.engine.sentences import Listed, Message, current_language, said, sentence, short
from croupier.engine.table.vocabulary.words import book_said

TITLES = {
    "1": said("section-1"),
    "2": said("section-2"),
    "3": said("section-3"),
    "4": said("section-4"),
    "5": said("section-5"),
}


def rules(
    game: Annotated[
        str | None, typer.Argument(help=", ".join(GAMES.values()), show_default=False)
    ] = None,
    paragraph: Annotated[str | None, typer.Argument(show_default=False)] = None,
    search: Annotated[str | None, typer.Option(metavar="WORDS")] = None,
    edition: Annotated[str | None, typer.Option(metavar="DATE")] = None,
    diff: Annotated[
        str | None,
        typer.Option(
            metavar="A [B]",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> None:
    """Example: croupier rules baccarat 5.13

    Example: croupier rules --search insurance

    Example: croupier rules baccarat --diff draft.toml

    Example: croupier rules blackjack --search 保险 --language zh
    """
    if diff is not None and (search is not None or edition is not None):
        complain(sentence(said("diff-stands-alone")))
    if edition is not None and game is None:
        complain(sentence(said("edition-of-which-game")))
    if game is None:
        introduce_all()
    if search is not None:
        if paragraph is not None:
            complain(said("search-or-paragraph"))
        among = books() if game is None else (named_book(game, edition),)
        _show_found(among, search, as_json=as_json)
        return
    if game is None:
        complain(said("name-a-game", games=Listed((*GAMES.values(),), "or")))
    named = named_book(game, edition)
    if diff is not None:  # where a second edition is named, it stands where a paragraph would
        show_difference(named, diff, paragraph, as_json=as_json)
        return
    if paragraph is None or named_number(named, paragraph) in SECTIONS:
        section = None if paragraph is None else named_number(named, paragraph)
        if as_json:
            show_json(_book_as_data(named, section))
        else:
            show(_book_page(named, section))
    else:
        found = named_paragraph(named, paragraph)
        if as_json:
            show_json(_paragraph_with_relations(named, found))
        else:
            show(_paragraph_page(named, found))


def _show_found(among: tuple[Book, ...], words: str, *, as_json: bool) -> None:
    if not words.strip():
        complain(said("nothing-to-search-for"))
    spoken = tuple(map(_spoken, among))
    found = {of.name: speaking_of(of, words) for of in spoken}
    if not any(found.values()):
        complain(_not_found(spoken, words))
    if as_json:
        listed = [_paragraph_as_data(p) for paragraphs in found.values() for p in paragraphs]
        show_json({"search": words, "paragraphs": listed})
    else:
        show(_found_page(found, words))


def _not_found(among: tuple[Book, ...], words: str) -> Message:
    name, wanted = book_said(among[0].name), typed(words)
    elsewhere = tuple(book_said(of.name) for of in books() if speaking_of(_spoken(of), words))
    if elsewhere:
        return said("in-another-book", book=name, words=wanted, others=Listed(elsewhere))
    near = Listed((*nearest_words(among, words),), "or")
    if len(among) == 1:
        if near.values:
            return said("not-in-book-near", book=name, words=wanted, near=near)
        return said("not-in-book", book=name, words=wanted)
    if near.values:
        return said("not-in-books-near", words=wanted, near=near)
    return said("not-in-books", words=wanted)


def _found_page(found: dict[str, tuple[Paragraph, ...]], words: str) -> Group:
    parts: list[Any] = []
    for name, paragraphs in found.items():
        if paragraphs:
            rows = _rows(paragraphs, name, readings=True)
            rows.highlight(words.split())
            parts += [_text(book_said(name), "bold underline"), Text(""), rows, Text("")]
    counts = tuple(
        said("found-in-book", count=len(paragraphs), book=book_said(name))
        for name, paragraphs in found.items()
        if paragraphs
    )
    parts.append(_text(said("found-in-books", words=typed(words), counts=Listed(counts))))
    return Group(*parts)


def _spoken(of: Book) -> Book:
    """In the language of this run."""
    return translated(of, current_language())


def _text(message: Message, style: str = "") -> Text:
    return Text(sentence(message), style=style)


def _edition(of: Book) -> Message:
    if of.version:
        return said("edition-of-version", version=of.version, effective=of.effective)
    return said("edition-in-effect", effective=of.effective)


def _section_title(section: str) -> Message:
    title = TITLES.get(section)
    if title is None:
        return said("appendix-title", letter=section)
    return said("section-title", number=section, title=title)


def _rows(paragraphs: Iterable[Paragraph], book_name: str, *, readings: bool) -> Grid:
    """Number, kind and gist side by side, our reading below the gist where wanted."""
    rows = Grid(3)
    for paragraph in paragraphs:
        text = Text(paragraph.gist, style="bold" if paragraph.kind == "heading" else "")
        if paragraph.reading and readings:
            text = Text.assemble(text, "\n", _reading(paragraph.reading))
        number = paragraph.number if paragraph.book == book_name else short((paragraph.citation,))
        rows.add(Text(number, style="bold"), _text(KINDS[paragraph.kind], "dim"), text)
    return rows


def _reading(reading: str) -> Text:
    return Text.assemble(_text(said("our-reading"), "bold italic"), (reading, "italic"))


def _book_page(of: Book, section: str | None) -> Group:
    spoken = _spoken(of)
    parts: list[Any] = [Text(spoken.title, style="bold"), _text(_edition(of)), Text("")]
    if not of.built:
        parts[-1:] = [_text(said("not-built-yet")), Text("")]
    for letter, paragraphs in groupby(spoken.paragraphs, key=lambda p: p.section):
        if section in (None, letter):
            parts += [_text(_section_title(letter), "bold underline"), Text("")]
            parts += [_rows(paragraphs, of.name, readings=True), Text("")]
    if of.game in PLAYED:
        parts.append(_text(said("gists-are-ours"), "dim"))
    return Group(*parts)


def _paragraph_page(of: Book, paragraph: Paragraph) -> Group:
    spoken = _spoken(of)
    told = spoken.by_number[paragraph.number]
    section, edition = _section_title(paragraph.section), _edition(of)
    where = said("paragraph-stands-in", title=spoken.title, section=section, edition=edition)
    parts: list[Any] = [
        Text.assemble(
            (short((paragraph.citation,)), "bold"), "  ", _text(KINDS[paragraph.kind], "dim")
        ),
        _text(where, "dim"),
        Text(""),
        Text(told.gist),
    ]
    if told.reading:
        parts += [Text(""), _reading(told.reading)]
    for title, related in _related(of, paragraph):
        if related:
            rows = _rows(related, of.name, readings=False)
            parts += [Text(""), _text(title, "bold"), Padding(rows, (0, 0, 0, 2))]
    return Group(*parts)


def _related(of: Book, paragraph: Paragraph) -> list[tuple[Message, list[Paragraph]]]:
    """What a paragraph refers to is read from the book's own texts, whatever is spoken."""
    here = _spoken(of).by_number
    twins = map(paragraph_of, paragraph.twins)
    return [
        (said("under-which"), [here[p.number] for p in of.parents(paragraph)]),
        (said("below-it"), [here[p.number] for p in of.children(paragraph)]),
        (said("in-other-books"), [_spoken(book(p.book)).by_number[p.number] for p in twins]),
        (said("it-refers-to"), [here[p.number] for p in mentions(of, paragraph)]),
        (said("referred-to-by"), [here[p.number] for p in mentioned_by(of, paragraph)]),
    ]


def _paragraph_as_data(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "number": paragraph.number,
        "citation": paragraph.citation,
        "section": paragraph.section,
        "kind": paragraph.kind,
        "operative": paragraph.operative,
        "gist": paragraph.gist,
        "reading": paragraph.reading,
        "twins": paragraph.twins,
    }


def _book_as_data(of: Book, section: str | None) -> dict[str, Any]:
    spoken = _spoken(of)
    return {
        "book": of.name,
        "game": of.game,
        "title": spoken.title,
        "version": of.version,
        "effective": of.effective,
        "built": of.built,
        "paragraphs": [
            _paragraph_as_data(p) for p in spoken.paragraphs if section in (None, p.section)
        ],
    }


def _paragraph_with_relations(of: Book, paragraph: Paragraph) -> dict[str, Any]:
    return _paragraph_as_data(_spoken(of).by_number[paragraph.number]) | {
        "parents": [p.citation for p in of.parents(paragraph)],
        "children": [p.citation for p in of.children(paragraph)],
        "refers_to": [p.citation for p in mentions(of, paragraph)],
        "referred_to_by": [p.citation for p in mentioned_by(of, paragraph)],
    }
