"""`croupier trace`: each paragraph, the code that obeys it and the tests that show it."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from croupier import traceability
from croupier.cli.speaking import complain
from croupier.rulebook import books
from croupier.traceability import Trace, TracedBook


def trace(
    as_json: Annotated[bool, typer.Option("--json", help="for machines")] = False,
    write: Annotated[
        bool, typer.Option("--write", help=f"renew {traceability.DOCUMENT} first")
    ] = False,
) -> None:
    """Which code obeys each paragraph, and which tests show it; exit status 1 on a gap.

    Example: croupier trace --write
    """
    root = traceability.checkout()
    if root is None:
        complain("trace reads the source and its tests, and so works in a checkout only.")
    traced = traceability.trace_tree(root, books())
    if write:
        traceability.write(traced, root)
    failures = traceability.failures(traced, root)
    if as_json:
        data = _as_data(traced) | {"stale": traceability.stale(traced, root)}
        typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2))
    else:
        Console(highlight=False).print(_summary(traced))
    for failure in failures:
        typer.echo(f"croupier: {failure}", err=True)
    if failures:
        raise typer.Exit(1)


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


def _summary(traced: Trace) -> Table:
    unbuilt = any(not each.book.built for each in traced.books)
    note = "* not yet built: what is missing there is no failure" if unbuilt else None
    table = Table(box=None, pad_edge=False, caption=note, caption_justify="left")
    table.add_column("book")
    for heading in ("paragraphs", "items", "operative", "with code", "with test", "missing"):
        table.add_column(heading, justify="right")
    for each in traced.books:
        counts = [str(count) for count in _counts(each).values()]
        name = each.book.name if each.book.built else f"{each.book.name} *"
        table.add_row(name, *counts, str(len(each.missing)))
    return table
