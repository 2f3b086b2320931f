"""Joins every paragraph of the books with the code that obeys it and the tests that show it."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

import msgspec

from croupier.engine.rulebook import Book, Citation, Paragraph, citations_in
from croupier.engine.sentences import Message, cited, said

DOCUMENT = Path("docs/traceability.md")
# The books' own data and this join mention paragraphs without obeying them.
_NOT_CODE = ("src/croupier/engine/rulebook/", "src/croupier/cli/traceability.py")
_GIST_WIDTH = 90


class CodePlace(msgspec.Struct, frozen=True, order=True):
    file: str
    line: int


class TestPlace(msgspec.Struct, frozen=True, order=True):
    file: str
    line: int
    test: str


class UnknownCitation(msgspec.Struct, frozen=True, order=True):
    file: str
    line: int
    citation: str


class TracedParagraph(msgspec.Struct, frozen=True):
    paragraph: Paragraph
    code: tuple[CodePlace, ...]
    tests: tuple[TestPlace, ...]

    @property
    def complete(self) -> bool:
        return bool(self.code and self.tests)


class TracedBook(msgspec.Struct, frozen=True):
    book: Book
    paragraphs: tuple[TracedParagraph, ...]

    @property
    def operative(self) -> tuple[TracedParagraph, ...]:
        return tuple(traced for traced in self.paragraphs if traced.paragraph.operative)

    @property
    def missing(self) -> tuple[TracedParagraph, ...]:
        return tuple(traced for traced in self.operative if not traced.complete)


class Trace(msgspec.Struct, frozen=True):
    books: tuple[TracedBook, ...]
    unknown: tuple[UnknownCitation, ...]

    def of(self, paragraph: Paragraph) -> TracedParagraph:
        found = (each for book in self.books for each in book.paragraphs)
        return next(each for each in found if each.paragraph == paragraph)


def trace_tree(root: Path, books: tuple[Book, ...]) -> Trace:
    known = {paragraph.citation for book in books for paragraph in book.paragraphs}
    code: defaultdict[str, set[CodePlace]] = defaultdict(set)
    tests: defaultdict[str, set[TestPlace]] = defaultdict(set)
    unknown: set[UnknownCitation] = set()

    for file, text in _python_files(root, "src"):
        opening = _docstring_ends(ast.parse(text, file))
        for line, citation in _cited_lines(text):
            if citation not in known:
                unknown.add(UnknownCitation(file, line, citation))
            elif not file.startswith(_NOT_CODE) and line > opening:
                code[citation].add(CodePlace(file, line))
    for file, text in _python_files(root, "tests"):
        marks = tuple(_rule_marks(ast.parse(text, file)))
        for line, test, citation in marks:
            tests[citation].add(TestPlace(file, line, test))
        cited = (*_cited_lines(text), *((line, citation) for line, _, citation in marks))
        unknown.update(UnknownCitation(file, line, c) for line, c in cited if c not in known)

    def traced(paragraph: Paragraph) -> TracedParagraph:
        citation = paragraph.citation
        return TracedParagraph(
            paragraph, tuple(sorted(code[citation])), tuple(sorted(tests[citation]))
        )

    return Trace(
        tuple(TracedBook(book, tuple(map(traced, book.paragraphs))) for book in books),
        tuple(sorted(unknown)),
    )


def failures(trace: Trace, root: Path) -> list[Message]:
    """What keeps the trace from being whole, one sentence each."""
    found = [
        said("trace-unknown", place=f"{place.file}:{place.line}", paragraph=place.citation)
        for place in trace.unknown
    ]
    for traced_book in trace.books:
        if traced_book.book.built:
            found += [each for traced in traced_book.missing for each in lacking(traced)]
    if stale(trace, root):
        found.append(said("trace-stale", file=str(DOCUMENT)))
    return found


def stale(trace: Trace, root: Path) -> bool:
    document = root / DOCUMENT
    return not document.is_file() or document.read_text(encoding="utf-8") != render(trace)


def write(trace: Trace, root: Path) -> None:
    document = root / DOCUMENT
    document.parent.mkdir(exist_ok=True)
    document.write_text(render(trace), encoding="utf-8")


def render(trace: Trace) -> str:
    """The document: names without line numbers, so that only a real change makes it stale."""
    lines = [
        "# Traceability",
        "",
        "Every paragraph of the rule books, the code that obeys it and the tests that show it.",
        "Written by `croupier trace --write`. Paragraphs marked – ask nothing of the engine.",
    ]
    for traced_book in trace.books:
        book = traced_book.book
        lines += ["", f"## {book.name}", "", f"{book.title}, in effect from {book.effective}."]
        if not book.built:
            lines.append("Not yet built: its paragraphs are counted as missing.")
        lines += ["", "| paragraph | kind | gist | code | tests |", "|---|---|---|---|---|"]
        lines += [_document_row(traced) for traced in traced_book.paragraphs]
    return "\n".join(lines) + "\n"


def _python_files(root: Path, folder: str) -> Iterator[tuple[str, str]]:
    for path in sorted((root / folder).rglob("*.py")):
        yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")


def _docstring_ends(module: ast.Module) -> int:
    """The last line of a module's docstring, which says what a file is about and obeys nothing."""
    match module.body:
        case [ast.Expr(value=ast.Constant(value=str())) as opening, *_]:
            return opening.end_lineno or 0
        case _:
            return 0


def _cited_lines(text: str) -> Iterator[tuple[int, str]]:
    for offset, citation in citations_in(text):
        yield text.count("\n", 0, offset) + 1, citation


def _rule_marks(module: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Line, test and citation of each `pytest.mark.rule`, on a test, its class or its module."""
    yield from _marks_within(module.body, prefix="", outer=[])


def _marks_within(
    body: list[ast.stmt], prefix: str, outer: list[ast.Call]
) -> Iterator[tuple[int, str, str]]:
    shared = outer + [
        mark
        for statement in body
        if isinstance(statement, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in statement.targets)
        for mark in _rule_calls([statement.value])
    ]
    for statement in body:
        match statement:
            case ast.ClassDef(name=name, decorator_list=decorators):
                marks = shared + _rule_calls(decorators)
                yield from _marks_within(statement.body, f"{prefix}{name}.", marks)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name.startswith("test"):
                    marks = shared + _rule_calls(statement.decorator_list)
                    for mark in marks:
                        for argument in mark.args:
                            yield argument.lineno, f"{prefix}{name}", _literal(argument)


def _rule_calls(expressions: Iterable[ast.expr]) -> list[ast.Call]:
    """The rule marks in decorators, those on single cases of a parametrized test included."""
    return [
        node
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
    ]


def _literal(argument: ast.expr) -> Citation:
    """The citation as written; whatever is not a literal is cited as its source, and so unknown."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return Citation(argument.value)
    return Citation(ast.unparse(argument))


def lacking(traced: TracedParagraph) -> list[Message]:
    """What an operative paragraph is without, in a sentence; none where it is complete."""
    if traced.complete or not traced.paragraph.operative:
        return []
    paragraph = cited((traced.paragraph.citation,))
    if not traced.code and not traced.tests:
        return [said("trace-lacks-both", paragraph=paragraph)]
    if not traced.code:
        return [said("trace-lacks-code", paragraph=paragraph)]
    return [said("trace-lacks-test", paragraph=paragraph)]


def _document_row(traced: TracedParagraph) -> str:
    paragraph = traced.paragraph
    gist = _shortened(paragraph.gist).replace("|", "\\|")
    nothing = "**missing**" if paragraph.operative else "–"
    files = dict.fromkeys(place.file.removeprefix("src/croupier/") for place in traced.code)
    by_file: dict[str, dict[str, None]] = {}
    for place in traced.tests:
        by_file.setdefault(place.file.removeprefix("tests/"), {})[place.test] = None
    tests = [f"`{file}`: {', '.join(names)}" for file, names in by_file.items()]
    code = "<br>".join(f"`{file}`" for file in files) or nothing
    shown = "<br>".join(tests) or nothing
    return f"| {paragraph.number} | {paragraph.kind} | {gist} | {code} | {shown} |"


def _shortened(gist: str) -> str:
    return gist if len(gist) <= _GIST_WIDTH else f"{wrap(gist, _GIST_WIDTH - 2)[0]} …"
