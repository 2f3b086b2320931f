"""The tree keeps to the design, file by file: sizes, names, docstrings, arithmetic, citations."""

import ast
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache

from tests.structure import faults
from tests.structure.tree import is_text, nodes, project_files, read

FILES = project_files()
TEXTS = [name for name in FILES if is_text(name)]
MODULES = [name for name in FILES if name.endswith(".py")]
SOURCES = [name for name in MODULES if name.startswith("src/croupier/")]
LAUNCHERS = ["croupier", "check", ".setup", ".ci/run"]
OUR_FOLDERS = ("src/", "tests/", "benchmarks/", "examples/")
NAMED_BY_US = [name for name in FILES if name.startswith(OUR_FOLDERS)]
MAY_ASK_WHICH_GAME = ("src/croupier/engine/games/", "src/croupier/engine/history/")
RULES_OF_A_GUEST = "examples/dragon-tiger/src/"
EXACT = (
    "src/croupier/engine/money.py",
    "src/croupier/engine/table/",
    "src/croupier/engine/games/",
    RULES_OF_A_GUEST,
)
TESTS = ("tests/", "examples/dragon-tiger/tests/")

Finder = Callable[[Sequence[ast.AST]], list[str]]
OF_MODULES: dict[Finder, Collection[str]] = {
    faults.long_functions: MODULES,
    faults.banned_class_names: MODULES,
    faults.no_docstring: MODULES,
    faults.game_dispatch: {n for n in SOURCES if not n.startswith(MAY_ASK_WHICH_GAME)},
    faults.inexact_arithmetic: {name for name in MODULES if name.startswith(EXACT)},
    faults.badly_cited_tests: {name for name in MODULES if name.startswith(TESTS)},
}


def test_the_tree_is_seen() -> None:
    assert "src/croupier/__init__.py" in SOURCES
    assert "tests/structure/test_tidy.py" in MODULES
    assert set(LAUNCHERS) <= set(TEXTS)
    assert not any(name.startswith(".venv/") for name in FILES)


def test_every_place_that_a_check_names_is_in_the_tree() -> None:
    named = {*MAY_ASK_WHICH_GAME, *EXACT, *TESTS, *OUR_FOLDERS}
    missing = [place for place in named if not any(name.startswith(place) for name in FILES)]
    assert missing == []


def faulty(names: Iterable[str], found: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """The files that have such a fault, each with what was found."""
    return {name: faults_there for name in names if (faults_there := found(name))}


@cache
def found_in_modules() -> dict[Finder, dict[str, list[str]]]:
    """All are parsed once and none is kept: to hold a thousand trees takes longer than to read."""
    found: dict[Finder, dict[str, list[str]]] = {find: {} for find in OF_MODULES}
    for name in MODULES:
        walked = nodes(read(name), name)
        for find, names in OF_MODULES.items():
            if name in names and (faults_there := find(walked)):
                found[find][name] = faults_there
    return found


def test_files_fit_their_screens() -> None:
    assert faulty(MODULES, lambda name: faults.too_long(read(name))) == {}


def test_functions_fit_their_screens() -> None:
    assert found_in_modules()[faults.long_functions] == {}


def test_lines_fit_the_width() -> None:
    assert faulty(MODULES + LAUNCHERS, lambda name: faults.too_wide(read(name))) == {}


def test_packages_hold_what_one_can_take_in() -> None:
    assert faults.crowded_packages(SOURCES) == []


def test_files_are_named_after_what_they_hold() -> None:
    assert faulty(NAMED_BY_US, faults.banned_file_names) == {}


def test_classes_are_named_after_what_they_are() -> None:
    assert found_in_modules()[faults.banned_class_names] == {}


def test_modules_say_what_they_are_for() -> None:
    assert found_in_modules()[faults.no_docstring] == {}


def test_nothing_is_left_unfinished() -> None:
    assert faulty(TEXTS, lambda name: faults.matches(faults.UNFINISHED, read(name))) == {}


def test_no_machine_or_registry_shows() -> None:
    assert faulty(TEXTS, lambda name: faults.matches(faults.MACHINE_PATH, read(name))) == {}
    assert faulty(TEXTS, lambda name: faults.matches(faults.REGISTRY_HOST, read(name))) == {}


def test_no_room_asks_which_game_it_is() -> None:
    assert found_in_modules()[faults.game_dispatch] == {}


def test_money_is_reckoned_exactly() -> None:
    assert found_in_modules()[faults.inexact_arithmetic] == {}


def test_tests_name_one_to_three_paragraphs() -> None:
    assert found_in_modules()[faults.badly_cited_tests] == {}
