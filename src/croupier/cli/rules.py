"""`croupier rules`: a rule book in our words, with our readings of it."""

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from croupier.cli.editions import show_difference
from croupier.cli.naming import named_book, named_number, named_paragraph
from croupier.cli.output import complain, did_you_mean, one_of, show, show_json
from croupier.history.grid import Grid
from croupier.rulebook import (
    GAMES,
    SECTIONS,
    Book,
    Paragraph,
    books,
    mentioned_by,
    mentions,
    nearest_words,
    paragraph_of,
    section_title,
    speaking_of,
)
from croupier.sentences import said, sentence


def rules(
    game: Annotated[
        str | None, typer.Argument(help=", ".join(GAMES.values()), show_default=False)
    ] = None,
    paragraph: Annotated[
        str | None,
        typer.Argument(
            help="like 5.13, 3.15.2(a) or an appendix, A; or a section, 1 to 5",
            show_default=False,
        ),
    ] = None,
    search: Annotated[
        str | None,
        typer.Option(metavar="WORDS", help="paragraphs that mention it, in one book or in all"),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(metavar="DATE", help="the edition in effect from that day, not the current"),
    ] = None,
    diff: Annotated[
        str | None,
        typer.Option(
            metavar="A [B]",
            help="what differs between two editions, or between one, or the file of a book, and "
            "the current edition",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="for machines")] = False,
) -> None:
    """What the book says, in our words, and how we read it.

    Example: croupier rules baccarat 5.13

    Example: croupier rules --search insurance

    Example: croupier rules baccarat --diff draft.toml
    """
    if diff is not None and (search is not None or edition is not None):
        complain(sentence(said("diff-stands-alone")))
    if edition is not None and game is None:
        complain(sentence(said("edition-of-which-game")))
    if search is not None:
        if paragraph is not None:
            complain("With --search name a game and no paragraph, or neither.")
        among = books() if game is None else (named_book(game, edition),)
        _show_found(among, search, as_json=as_json)
        return
    if game is None:
        complain(f"Name a game: {one_of(GAMES.values())}; or search all books with --search.")
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
        complain("Say what to search for, like --search insurance.")
    found = {of.name: speaking_of(of, words) for of in among}
    if not any(found.values()):
        complain(_not_found(among, words))
    if as_json:
        listed = [_paragraph_as_data(p) for paragraphs in found.values() for p in paragraphs]
        show_json({"search": words, "paragraphs": listed})
    else:
        show(_found_page(found, words))


def _not_found(among: tuple[Book, ...], words: str) -> str:
    where = among[0].name if len(among) == 1 else "the books"
    sentence = f"No paragraph of {where} mentions {words!r}"
    elsewhere = [of.name for of in books() if speaking_of(of, words)]
    if elsewhere:
        return f"{sentence}; those of {one_of(elsewhere, 'and')} do."
    return did_you_mean(sentence, nearest_words(among, words))


def _found_page(found: dict[str, tuple[Paragraph, ...]], words: str) -> Group:
    parts: list[Any] = []
    for name, paragraphs in found.items():
        if paragraphs:
            rows = _rows(paragraphs, name, readings=True)
            rows.highlight(words.split())
            parts += [Text(name, style="bold underline"), Text(""), rows, Text("")]
    counts = [f"{len(paragraphs)} in {name}" for name, paragraphs in found.items() if paragraphs]
    parts.append(Text(f"Paragraphs that mention {words!r}: {one_of(counts, 'and')}."))
    return Group(*parts)


def _edition(of: Book) -> str:
    version = f"Version {of.version}, " if of.version else ""
    return f"{version}in effect from {of.effective}"


def _rows(paragraphs: Iterable[Paragraph], book_name: str, *, readings: bool) -> Grid:
    """Number, kind and gist side by side, our reading below the gist where wanted."""
    rows = Grid(3)
    for paragraph in paragraphs:
        text = Text(paragraph.gist, style="bold" if paragraph.kind == "heading" else "")
        if paragraph.reading and readings:
            text = Text.assemble(text, "\n", _reading(paragraph.reading))
        number = paragraph.number if paragraph.book == book_name else paragraph.citation
        rows.add(Text(number, style="bold"), Text(paragraph.kind, style="dim"), text)
    return rows


def _reading(reading: str) -> Text:
    return Text.assemble(("Our reading: ", "bold italic"), (reading, "italic"))


def _book_page(of: Book, section: str | None) -> Group:
    parts: list[Any] = [Text(of.title, style="bold"), Text(_edition(of)), Text("")]
    if not of.built:
        parts[-1:] = [Text("The engine does not play this game yet."), Text("")]
    for letter, paragraphs in groupby(of.paragraphs, key=lambda p: p.section):
        if section in (None, letter):
            parts += [Text(section_title(letter), style="bold underline"), Text("")]
            parts += [_rows(paragraphs, of.name, readings=True), Text("")]
    parts.append(Text("Gists and readings are ours; the approved book is the law.", style="dim"))
    return Group(*parts)


def _paragraph_page(of: Book, paragraph: Paragraph) -> Group:
    parts: list[Any] = [
        Text.assemble((paragraph.citation, "bold"), "  ", (paragraph.kind.value, "dim")),
        Text(f"{of.title}, {section_title(paragraph.section)}; {_edition(of)}", style="dim"),
        Text(""),
        Text(paragraph.gist),
    ]
    if paragraph.reading:
        parts += [Text(""), _reading(paragraph.reading)]
    for title, related in (
        ("It stands under", of.parents(paragraph)),
        ("Below it", of.children(paragraph)),
        ("The same rule in other books", tuple(map(paragraph_of, paragraph.twins))),
        ("It refers to", mentions(of, paragraph)),
        ("Referred to by", mentioned_by(of, paragraph)),
    ):
        if related:
            rows = _rows(related, of.name, readings=False)
            parts += [Text(""), Text(title, style="bold"), Padding(rows, (0, 0, 0, 2))]
    return Group(*parts)


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
    return {
        "book": of.name,
        "game": of.game,
        "title": of.title,
        "version": of.version,
        "effective": of.effective,
        "built": of.built,
        "paragraphs": [
            _paragraph_as_data(p) for p in of.paragraphs if section in (None, p.section)
        ],
    }


def _paragraph_with_relations(of: Book, paragraph: Paragraph) -> dict[str, Any]:
    return _paragraph_as_data(paragraph) | {
        "parents": [p.citation for p in of.parents(paragraph)],
        "children": [p.citation for p in of.children(paragraph)],
        "refers_to": [p.citation for p in mentions(of, paragraph)],
        "referred_to_by": [p.citation for p in mentioned_by(of, paragraph)],
    }
