"""`croupier trace`: each paragraph, the code that obeys it and the tests that show it."""

from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from croupier.cli import traceability
from croupier.cli.console.book_names import KINDS, named_book, named_paragraph
from croupier.cli.console.checkout import checkout
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.traceability import Trace, TracedBook, TracedParagraph
from croupier.engine.history.accounts.grid import Grid
from croupier.engine.rulebook import GAMES, Paragraph, book, books, translated
from croupier.engine.sentences import current_language, said, sentence, short
from croupier.engine.table.vocabulary.words import book_said

HEADINGS = (
    said("trace-book"),
    said("trace-paragraphs"),
    said("trace-items"),
    said("trace-operative"),
    said("trace-with-code"),
    said("trace-with-test"),
    said("trace-missing"),
)


def trace(
    game: Annotated[
        str | None, typer.Argument(help=", ".join(GAMES.values()), show_default=False)
    ] = None,
    paragraph: Annotated[str | None, typer.Argument(show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    write: Annotated[bool, typer.Option("--write")] = False,
) -> None:
    """Example: croupier trace baccarat 5.8

    Example: croupier trace --write
    """
    named = None if game is None else _named(game, paragraph)
    root = checkout()
    if root is None:
        complain(said("trace-no-checkout"))
    traced = traceability.trace_tree(root, books())
    if write:
        traceability.write(traced, root)
    if named is not None:
        one = traced.of(named)
        failures = traceability.lacking(one)
        if as_json:
            show_json(_paragraph_as_data(one))
        else:
            show(_paragraph_page(one))
    else:
        failures = traceability.failures(traced, root)
        if as_json:
            show_json(_as_data(traced) | {"stale": traceability.stale(traced, root)})
        else:
            show(_summary(traced))
    for failure in failures:
        typer.echo(f"croupier: {sentence(failure)}", err=True)
    if failures:
        raise typer.Exit(1)


def _named(game: str, paragraph: str | None) -> Paragraph:
    named = named_book(game)
    if paragraph is None:
        complain(said("trace-name-a-paragraph", example=f"croupier trace {named.game} 5.1"))
    return named_paragraph(named, paragraph)


def _paragraph_as_data(traced: TracedParagraph) -> dict[str, Any]:
    return {
        "citation": traced.paragraph.citation,
        "kind": traced.paragraph.kind,
        "operative": traced.paragraph.operative,
        "code": traced.code,
        "tests": traced.tests,
    }


def _paragraph_page(traced: TracedParagraph) -> Group:
    paragraph = traced.paragraph
    parts: list[Any] = [
        Text.assemble(
            (short((paragraph.citation,)), "bold"), "  ", (sentence(KINDS[paragraph.kind]), "dim")
        ),
        Text(_gist(paragraph)),
    ]
    if not paragraph.operative:
        parts.append(Text(sentence(said("trace-not-operative"))))
    code, tests = Grid(1), Grid(2)
    for place in traced.code:
        code.add(f"{place.file}:{place.line}")
    for shown in traced.tests:
        tests.add(f"{shown.file}:{shown.line}", shown.test)
    for title, grid in ((said("trace-code"), code), (said("trace-tests"), tests)):
        if grid.rows:
            parts += [Text(""), Text(sentence(title), style="bold"), Padding(grid, (0, 0, 0, 2))]
    return Group(*parts)


def _gist(paragraph: Paragraph) -> str:
    """In the language that is spoken, where the book has been translated."""
    name = paragraph.citation.removesuffix(f" {paragraph.number}")
    return translated(book(name), current_language()).by_number[paragraph.number].gist


def _counts(traced: TracedBook) -> dict[str, int]:
    dotted = sum(each.paragraph.dotted for each in traced.paragraphs)
    return {
        "paragraphs": dotted,
        "items": len(traced.paragraphs) - dotted,
        "operative": len(traced.operative),
        "with_code": sum(bool(each.code) for each in traced.operative),
        "with_test": sum(bool(each.tests) for each in traced.operative),
    }


def _as_data(traced: Trace) -> dict[str, Any]:
    return {
        "books": [
            {
                "book": each.book.name,
                "built": each.book.built,
                **_counts(each),
                "missing": [lacking.paragraph.citation for lacking in each.missing],
            }
            for each in traced.books
        ],
        "unknown": traced.unknown,
    }


def _summary(traced: Trace) -> Group:
    table = Grid(7, figures=range(1, 7), headings=tuple(map(sentence, HEADINGS)))
    for each in traced.books:
        counts = [str(count) for count in _counts(each).values()]
        name = sentence(book_said(each.book.name)) + ("" if each.book.built else " *")
        table.add(name, *counts, str(len(each.missing)))
    notes = [
        "",
        sentence(said("trace-columns")),
    ]
    if any(not each.book.built for each in traced.books):
        notes.append(sentence(said("trace-not-built")))
    return Group(table, *map(Text, notes))
