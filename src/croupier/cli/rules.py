"""`croupier rules`: a rule book in our words, with our readings of it."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from croupier.cli.speaking import complain, did_you_mean, one_of, show, show_json
from croupier.history.grid import Grid
from croupier.rulebook import (
    GAMES,
    SECTIONS,
    Book,
    Paragraph,
    book,
    mentioned_by,
    mentions,
    near,
    paragraph_of,
    section_title,
)

_LETTER_AT_THE_END = re.compile(r"(\d)([A-Za-z]+)$")


def rules(
    game: Annotated[str, typer.Argument(help=", ".join(GAMES.values()), show_default=False)],
    paragraph: Annotated[
        str | None,
        typer.Argument(
            help="like 5.13, 3.15.2(a) or an appendix, A; or a section, 1 to 5",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="for machines")] = False,
) -> None:
    """What the book says, in our words, and how we read it.

    Example: croupier rules baccarat 5.13
    """
    asked = _book_of(game)
    if paragraph is None or _number(asked, paragraph) in SECTIONS:
        section = None if paragraph is None else _number(asked, paragraph)
        if as_json:
            show_json(_book_as_data(asked, section))
        else:
            show(_book_page(asked, section))
    else:
        found = _paragraph_of(asked, paragraph)
        if as_json:
            show_json(_paragraph_with_relations(asked, found))
        else:
            show(_paragraph_page(asked, found))


def _book_of(game: str) -> Book:
    names = {kebab: name for name, kebab in GAMES.items()}
    asked = game.strip().lower().replace("_", "-").replace(" ", "-")
    if asked not in names:
        offers = get_close_matches(asked, names)
        sentence = f"There is no game called {game!r}"
        if not offers:
            complain(f"{sentence}. The books are {one_of(names, 'and')}.")
        complain(did_you_mean(sentence, offers))
    return book(names[asked])


def _number(asked: Book, text: str) -> str:
    """The number in `5.13`, `5.13.`, `§5.13`, `3.15.2a`, `Appendix H` or `Baccarat 5.13`."""
    words = text.replace("§", " ").strip().removesuffix(".").split()
    if len(words) > 1 and words[0].lower() == "appendix":
        words = words[1:]
    named = " ".join(words[:-1])
    if named and named.lower() != asked.name.lower():
        complain(f"{text.strip()!r} is not a paragraph of {asked.name}.")
    return _LETTER_AT_THE_END.sub(r"\1(\2)", words[-1]) if words else ""


def _paragraph_of(asked: Book, text: str) -> Paragraph:
    number = _number(asked, text)
    found = [p for p in asked.paragraphs if p.number.lower() == number.lower()]
    if not found and len(number) == 1:
        *_, last = (p.section for p in asked.paragraphs)
        complain(
            f"{asked.name} has no section or appendix {number!r}; its sections are 1 to 5, its "
            f"appendices A to {last}."
        )
    if not found:
        prefix = f"{asked.name} "
        offers = (citation.removeprefix(prefix) for citation in near(prefix + number))
        complain(did_you_mean(f"{asked.name} has no paragraph {number!r}", offers))
    return found[0]


def _edition(of: Book) -> str:
    version = f"Version {of.version}, " if of.version else ""
    return f"{version}in effect from {of.effective}"


def _rows(paragraphs: Iterable[Paragraph], book_name: str, *, readings: bool) -> Grid:
    """Number, kind and gist side by side, our reading below the gist where asked for."""
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
