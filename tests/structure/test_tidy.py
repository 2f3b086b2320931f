"""The tree keeps to the design, file by file: sizes, names, docstrings, arithmetic, citations."""

import pytest

from tests.structure import faults
from tests.structure.tree import is_text, parse, project_files, read

FILES = project_files()
TEXTS = [name for name in FILES if is_text(name)]
MODULES = [name for name in FILES if name.endswith(".py")]
SOURCES = [name for name in MODULES if name.startswith("src/croupier/")]
LAUNCHERS = ["croupier", "check", ".setup", ".ci/run"]
NAMED_BY_US = [name for name in FILES if name.startswith(("src/", "tests/", "benchmarks/"))]
MAY_ASK_WHICH_GAME = ("src/croupier/games/", "src/croupier/history/")
EXACT = ("src/croupier/money.py", "src/croupier/table/", "src/croupier/games/")


def test_the_tree_is_seen() -> None:
    assert "src/croupier/__init__.py" in SOURCES
    assert "tests/structure/test_tidy.py" in MODULES
    assert set(LAUNCHERS) <= set(TEXTS)
    assert not any(name.startswith(".venv/") for name in FILES)


@pytest.mark.parametrize("name", MODULES)
def test_files_and_functions_fit_their_screens(name: str) -> None:
    assert faults.too_long(read(name)) + faults.long_functions(parse(name)) == []


@pytest.mark.parametrize("name", MODULES + LAUNCHERS)
def test_lines_fit_the_width(name: str) -> None:
    assert faults.too_wide(read(name)) == []


@pytest.mark.parametrize("name", NAMED_BY_US)
def test_files_are_named_after_what_they_hold(name: str) -> None:
    assert faults.banned_file_names(name) == []


@pytest.mark.parametrize("name", MODULES)
def test_classes_are_named_after_what_they_are(name: str) -> None:
    assert faults.banned_class_names(parse(name)) == []


@pytest.mark.parametrize("name", MODULES)
def test_modules_say_what_they_are_for(name: str) -> None:
    assert faults.no_docstring(parse(name)) == []


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_left_unfinished(name: str) -> None:
    assert faults.matches(faults.UNFINISHED, read(name)) == []


@pytest.mark.parametrize("name", TEXTS)
def test_no_machine_or_registry_shows(name: str) -> None:
    text = read(name)
    assert faults.matches(faults.MACHINE_PATH, text) == []
    assert faults.matches(faults.REGISTRY_HOST, text) == []


@pytest.mark.parametrize(
    "name", [name for name in SOURCES if not name.startswith(MAY_ASK_WHICH_GAME)]
)
def test_no_room_asks_which_game_it_is(name: str) -> None:
    assert faults.game_dispatch(parse(name)) == []


@pytest.mark.parametrize("name", [name for name in SOURCES if name.startswith(EXACT)])
def test_money_is_reckoned_exactly(name: str) -> None:
    assert faults.inexact_arithmetic(parse(name)) == []


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("tests/")])
def test_tests_name_one_to_three_paragraphs(name: str) -> None:
    assert faults.badly_cited_tests(parse(name)) == []
