"""The tree keeps to the design, file by file: sizes, names, docstrings, arithmetic, citations."""

from collections.abc import Callable, Iterable

from tests.structure import faults
from tests.structure.tree import is_text, parse, project_files, read

FILES = project_files()
TEXTS = [name for name in FILES if is_text(name)]
MODULES = [name for name in FILES if name.endswith(".py")]
SOURCES = [name for name in MODULES if name.startswith("src/croupier/")]
LAUNCHERS = ["croupier", "check", ".setup", ".ci/run"]
OUR_FOLDERS = ("src/", "tests/", "benchmarks/", "examples/")
NAMED_BY_US = [name for name in FILES if name.startswith(OUR_FOLDERS)]
MAY_ASK_WHICH_GAME = ("src/croupier/games/", "src/croupier/history/")
RULES_OF_A_GUEST = "examples/dragon-tiger/src/"
EXACT = ("src/croupier/money.py", "src/croupier/table/", "src/croupier/games/", RULES_OF_A_GUEST)
TESTS = ("tests/", "examples/dragon-tiger/tests/")


def test_the_tree_is_seen() -> None:
    assert "src/croupier/__init__.py" in SOURCES
    assert "tests/structure/test_tidy.py" in MODULES
    assert set(LAUNCHERS) <= set(TEXTS)
    assert not any(name.startswith(".venv/") for name in FILES)


def faulty(names: Iterable[str], found: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """The files that have such a fault, each with what was found."""
    return {name: faults_there for name in names if (faults_there := found(name))}


def test_files_and_functions_fit_their_screens() -> None:
    def found(name: str) -> list[str]:
        return faults.too_long(read(name)) + faults.long_functions(parse(name))

    assert faulty(MODULES, found) == {}


def test_lines_fit_the_width() -> None:
    assert faulty(MODULES + LAUNCHERS, lambda name: faults.too_wide(read(name))) == {}


def test_files_are_named_after_what_they_hold() -> None:
    assert faulty(NAMED_BY_US, faults.banned_file_names) == {}


def test_classes_are_named_after_what_they_are() -> None:
    assert faulty(MODULES, lambda name: faults.banned_class_names(parse(name))) == {}


def test_modules_say_what_they_are_for() -> None:
    assert faulty(MODULES, lambda name: faults.no_docstring(parse(name))) == {}


def test_nothing_is_left_unfinished() -> None:
    assert faulty(TEXTS, lambda name: faults.matches(faults.UNFINISHED, read(name))) == {}


def test_no_machine_or_registry_shows() -> None:
    assert faulty(TEXTS, lambda name: faults.matches(faults.MACHINE_PATH, read(name))) == {}
    assert faulty(TEXTS, lambda name: faults.matches(faults.REGISTRY_HOST, read(name))) == {}


def test_no_room_asks_which_game_it_is() -> None:
    others = [name for name in SOURCES if not name.startswith(MAY_ASK_WHICH_GAME)]
    assert faulty(others, lambda name: faults.game_dispatch(parse(name))) == {}


def test_money_is_reckoned_exactly() -> None:
    exact = [name for name in MODULES if name.startswith(EXACT)]
    assert faulty(exact, lambda name: faults.inexact_arithmetic(parse(name))) == {}


def test_tests_name_one_to_three_paragraphs() -> None:
    tests = [name for name in MODULES if name.startswith(TESTS)]
    assert faulty(tests, lambda name: faults.badly_cited_tests(parse(name))) == {}
