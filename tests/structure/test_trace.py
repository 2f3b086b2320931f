"""The join of paragraphs, code and tests: each way it can fail, and how it stands in this house."""

import json
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from croupier.cli import application
from croupier.cli.console.checkout import checkout
from croupier.cli.traceability import Trace, failures, render, trace_tree, write
from croupier.engine.rulebook import Book, books, read_book
from croupier.engine.sentences import sentence

BOOK = """
book = "Baccarat"
game = "baccarat"
title = "A Small Book"
effective = "2019-09-16"

[[paragraph]]
number = "2.1"
kind = "heading"
gist = "A title."

[[paragraph]]
number = "5.4"
kind = "irregularity"
gist = "Either | or."

[[paragraph]]
number = "5.4.1"
kind = "irregularity"
gist = "The one."
"""
CODE = "# Baccarat 5.4, 5.4.1\n"
TEST = """import pytest

@pytest.mark.rule("Baccarat 5.4", "Baccarat 5.4.1")
def test_both() -> None: ...
"""
BACCARAT = "Baccarat"


@pytest.fixture
def small() -> tuple[Book, ...]:
    return (read_book(BOOK),)


@pytest.fixture
def tree(tmp_path: Path, small: tuple[Book, ...]) -> Path:
    """A small checkout whose trace is whole."""
    put(tmp_path, "src/croupier/engine/games/rules.py", CODE)
    put(tmp_path, "tests/test_rules.py", TEST)
    write(trace_tree(tmp_path, small), tmp_path)
    return tmp_path


def put(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def problems(root: Path, of: tuple[Book, ...]) -> list[str]:
    """The failures, with the document renewed so that it is not one of them."""
    traced = trace_tree(root, of)
    write(traced, root)
    return in_sentences(traced, root)


def in_sentences(traced: Trace, root: Path) -> list[str]:
    return [sentence(each) for each in failures(traced, root)]


def test_a_whole_trace_has_no_failures(tree: Path, small: tuple[Book, ...]) -> None:
    assert failures(trace_tree(tree, small), tree) == []


@pytest.mark.parametrize(
    "file", ["src/croupier/engine/table/x.py", "src/croupier/engine/rulebook/x.py"]
)
def test_an_unknown_citation_in_the_code_fails(
    tree: Path, small: tuple[Book, ...], file: str
) -> None:
    put(tree, file, f'"""Why."""\n\nx = cite("{BACCARAT} 5.99")\n')
    assert problems(tree, small) == [f"{file}:3 cites {BACCARAT} 5.99, which no book has."]


@pytest.mark.parametrize(
    "text",
    [
        f"# {BACCARAT} 5.99\n",
        f'import pytest; pytestmark = pytest.mark.rule("{BACCARAT} 5.99")\ndef test_x(): ...\n',
    ],
    ids=["comment", "mark"],
)
def test_an_unknown_citation_in_the_tests_fails(
    tree: Path, small: tuple[Book, ...], text: str
) -> None:
    put(tree, "tests/deep/test_x.py", text)
    sentence = f"tests/deep/test_x.py:1 cites {BACCARAT} 5.99, which no book has."
    assert problems(tree, small) == [sentence]


@pytest.mark.parametrize("argument", ['"Baccarat 5.4, 5.4.1"', "PARAGRAPH", '"5.4"'])
def test_a_mark_names_one_literal_citation_per_argument(
    tree: Path, small: tuple[Book, ...], argument: str
) -> None:
    put(tree, "tests/test_x.py", f"@pytest.mark.rule({argument})\ndef test_x(): ...\n")
    unknown = argument.strip('"')
    assert problems(tree, small) == [f"tests/test_x.py:1 cites {unknown}, which no book has."]


def test_an_operative_paragraph_without_code_fails(tree: Path, small: tuple[Book, ...]) -> None:
    put(tree, "src/croupier/engine/games/rules.py", "# Baccarat 5.4\n")
    assert problems(tree, small) == ["Baccarat 5.4.1 has no code."]


def test_an_operative_paragraph_without_test_fails(tree: Path, small: tuple[Book, ...]) -> None:
    put(tree, "tests/test_rules.py", TEST.replace(', "Baccarat 5.4.1"', ""))
    assert problems(tree, small) == ["Baccarat 5.4.1 has no test."]


@pytest.mark.parametrize("file", ["engine/rulebook/citations.py", "cli/traceability.py"])
def test_the_books_data_and_the_join_are_no_code(
    tree: Path, small: tuple[Book, ...], file: str
) -> None:
    put(tree, "src/croupier/engine/games/rules.py", "# Baccarat 5.4\n")
    put(tree, f"src/croupier/{file}", "# Baccarat 5.4.1\n")
    assert problems(tree, small) == ["Baccarat 5.4.1 has no code."]


def test_a_citation_in_a_test_is_no_code_and_one_beside_a_test_no_mark(
    tree: Path, small: tuple[Book, ...]
) -> None:
    put(tree, "src/croupier/engine/games/rules.py", "# Baccarat 5.4\n")
    put(tree, "tests/test_rules.py", "# Baccarat 5.4, 5.4.1\ndef test_x(): ...\n")
    assert problems(tree, small) == [
        "Baccarat 5.4 has no test.",
        "Baccarat 5.4.1 has no code and no test.",
    ]


def test_a_book_not_yet_built_only_counts_as_missing(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "croupier.engine.rulebook.paragraphs.NOT_YET_BUILT", frozenset({"Roulette"})
    )
    unbuilt = (read_book(BOOK.replace('book = "Baccarat"', 'book = "Roulette"')),)
    put(tree, "src/croupier/engine/games/rules.py", "")
    put(tree, "tests/test_rules.py", "")
    assert problems(tree, unbuilt) == []
    missing = [each.paragraph.number for each in trace_tree(tree, unbuilt).books[0].missing]
    assert missing == ["5.4", "5.4.1"]
    assert "Not yet built" in render(trace_tree(tree, unbuilt))


MARKED = {
    "on the test": '@pytest.mark.rule("Baccarat 5.4.1")\ndef test_one(): ...\n',
    "on an async test": '@pytest.mark.rule("Baccarat 5.4.1")\nasync def test_one(): ...\n',
    "on the module": 'pytestmark = pytest.mark.rule("Baccarat 5.4.1")\ndef test_one(): ...\n',
    "in a list": (
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("Baccarat 5.4.1")]\ndef test_one(): ...\n'
    ),
    "on a case": (
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("Baccarat 5.4.1"))])'
        "\ndef test_one(x): ...\n"
    ),
    "on the class": '@pytest.mark.rule("Baccarat 5.4.1")\nclass TestIt:\n def test_one(_): ...\n',
    "in the class": (
        'class TestIt:\n pytestmark = pytest.mark.rule("Baccarat 5.4.1")\n def test_one(_): ...\n'
    ),
}


@pytest.mark.parametrize("where", MARKED)
def test_a_mark_is_found_wherever_pytest_takes_one(
    tree: Path, small: tuple[Book, ...], where: str
) -> None:
    put(tree, "tests/test_rules.py", MARKED[where])
    tests = trace_tree(tree, small).books[0].paragraphs[2].tests
    name = "TestIt.test_one" if "class" in where else "test_one"
    assert [(place.file, place.test) for place in tests] == [("tests/test_rules.py", name)]


def test_the_places_name_file_and_line(tree: Path, small: tuple[Book, ...]) -> None:
    put(tree, "src/croupier/engine/games/rules.py", "\n# Baccarat 5.4,\n# 5.4.1\n")
    traced = trace_tree(tree, small).books[0].paragraphs
    assert [(p.file, p.line) for p in traced[1].code] == [("src/croupier/engine/games/rules.py", 2)]
    assert [(p.file, p.line) for p in traced[2].code] == [("src/croupier/engine/games/rules.py", 3)]
    assert [(p.line, p.test) for p in traced[2].tests] == [(3, "test_both")]


def test_a_stale_document_fails(tree: Path, small: tuple[Book, ...]) -> None:
    put(tree, "tests/test_rules.py", TEST.replace("test_both", "test_both_of_them"))
    traced = trace_tree(tree, small)
    stale = "docs/traceability.md is stale; croupier trace --write renews it."
    assert in_sentences(traced, tree) == [stale]
    write(traced, tree)
    assert failures(traced, tree) == []
    (tree / "docs/traceability.md").unlink()
    assert in_sentences(traced, tree) == [stale]


def test_moved_lines_do_not_make_the_document_stale(tree: Path, small: tuple[Book, ...]) -> None:
    put(tree, "src/croupier/engine/games/rules.py", "\n\n\n" + CODE)
    assert failures(trace_tree(tree, small), tree) == []


def test_the_document_has_one_row_per_paragraph(tree: Path, small: tuple[Book, ...]) -> None:
    rows = [line for line in render(trace_tree(tree, small)).splitlines() if line.startswith("| ")]
    cited = "`engine/games/rules.py` | `test_rules.py`: test_both"
    assert rows[1:] == [
        "| 2.1 | heading | A title. | – | – |",
        f"| 5.4 | irregularity | Either \\| or. | {cited} |",
        f"| 5.4.1 | irregularity | The one. | {cited} |",
    ]


def trace(*arguments: str) -> Result:
    runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"})
    return runner.invoke(application(), ["trace", *arguments])


@pytest.fixture
def empty_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    put(tmp_path, "src/croupier/engine/games/rules.py", CODE)
    put(tmp_path, "tests/test_rules.py", TEST)
    monkeypatch.setattr("croupier.cli.trace.checkout", lambda: tmp_path)
    return tmp_path


@pytest.mark.usefixtures("empty_checkout")
def test_the_command_counts_every_book() -> None:
    answer = trace("--json")
    assert answer.exit_code == 1
    data = json.loads(answer.stdout)
    assert sum(each["paragraphs"] for each in data["books"]) == 446
    baccarat = next(each for each in data["books"] if each["book"] == "Baccarat")
    assert (baccarat["with_code"], baccarat["with_test"]) == (2, 2)
    assert len(baccarat["missing"]) == baccarat["operative"] - 2
    assert "Baccarat 5.13" in baccarat["missing"]
    assert not {"Baccarat 5.4", "Baccarat 5.4.1"} & {*baccarat["missing"]}
    assert (data["unknown"], data["stale"]) == ([], True)


@pytest.mark.usefixtures("empty_checkout")
def test_the_command_names_each_failure_and_shows_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "croupier.engine.rulebook.paragraphs.NOT_YET_BUILT", frozenset({"Si Ki Pi"})
    )
    answer = trace()
    assert answer.exit_code == 1
    assert "croupier: Baccarat 5.13 has no code and no test.\n" in answer.stderr
    assert "croupier: docs/traceability.md is stale" in answer.stderr
    assert max(map(len, answer.stdout.splitlines())) <= 80
    assert "\nBaccarat " in answer.stdout
    assert "\nSi Ki Pi * " in answer.stdout
    assert "* not yet built" in answer.stdout


def test_write_renews_the_document(empty_checkout: Path) -> None:
    assert "stale" not in trace("--write").stderr
    assert "## Si Ki Pi" in (empty_checkout / "docs/traceability.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("empty_checkout")
def test_the_places_of_one_paragraph() -> None:
    answer = trace("baccarat", "5.4.1")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert "Code\n  src/croupier/engine/games/rules.py:1\n" in answer.stdout
    assert "Tests\n  tests/test_rules.py:3  test_both\n" in answer.stdout
    data = json.loads(trace("baccarat", "5.4.1", "--json").stdout)
    assert (data["citation"], data["operative"]) == ("Baccarat 5.4.1", True)
    assert data["code"] == [{"file": "src/croupier/engine/games/rules.py", "line": 1}]
    assert data["tests"] == [{"file": "tests/test_rules.py", "line": 3, "test": "test_both"}]


@pytest.mark.usefixtures("empty_checkout")
def test_a_paragraph_without_places() -> None:
    missing = trace("baccarat", "5.13")
    assert missing.exit_code == 1
    assert missing.stderr == "croupier: Baccarat 5.13 has no code and no test.\n"
    vocabulary = trace("baccarat", "1.1")
    assert (vocabulary.exit_code, vocabulary.stderr) == (0, "")
    assert "It asks nothing of the engine." in vocabulary.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("baccarat",), "Name a paragraph too, like `croupier trace baccarat 5.1`."),
        (("bacarat", "5.8"), "There is no game called 'bacarat'. Did you mean baccarat?"),
        (("baccarat", "5.99"), "Baccarat has no paragraph '5.99'. Did you mean 5.9?"),
    ],
)
def test_a_paragraph_that_is_not_there(arguments: tuple[str, ...], sentence: str) -> None:
    answer = trace(*arguments)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr == f"croupier: {sentence}\n"


def test_without_a_checkout_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.cli.trace.checkout", lambda: None)
    answer = trace()
    assert answer.exit_code == 2
    told = "trace reads the source and its tests, and so works in a checkout only."
    assert answer.stderr == f"croupier: {told}\n"


@cache
def trace_of_the_checkout() -> Trace:
    return trace_tree(the_checkout(), books())


def the_checkout() -> Path:
    root = checkout()
    assert root is not None
    return root


def test_no_citation_in_the_house_is_unknown() -> None:
    assert trace_of_the_checkout().unknown == ()


def test_every_operative_paragraph_has_code_and_test() -> None:
    root = the_checkout()
    assert failures(trace_of_the_checkout(), root) == []
