"""Each finder of faults finds the fault it is for, and leaves its neighbours alone."""

import re
from collections.abc import Callable

import pytest

from tests.structure import faults
from tests.structure.tree import nodes


@pytest.mark.parametrize(
    "source",
    [
        "if game == 'baccarat': pass",
        "x = 1 if round.game != 'baccarat' else 2",
        "if 'baccarat' == table.game.name: pass",
        "if game in ('baccarat', 'blackjack'): pass",
        "match game:\n    case 'baccarat':\n        pass",
    ],
)
def test_dispatch_on_the_game_is_found(source: str) -> None:
    assert faults.game_dispatch(nodes(source))


@pytest.mark.parametrize(
    "source", ["if game == other: pass", "if bet == 'tie': pass", "if game in GAMES: pass"]
)
def test_other_comparisons_are_left_alone(source: str) -> None:
    assert not faults.game_dispatch(nodes(source))


@pytest.mark.parametrize("source", ["x = 0.95", "x = a / b", "x /= 2", "x: float", "float(1)"])
def test_inexact_arithmetic_is_found(source: str) -> None:
    assert faults.inexact_arithmetic(nodes(source))


def test_exact_arithmetic_is_left_alone() -> None:
    assert not faults.inexact_arithmetic(nodes("x = a * 19 // 20 + divmod(a, 3)[1]"))


@pytest.mark.parametrize(
    "mark",
    [
        "rule",
        "rule()",
        "rule('Baccarat 5.13', 'Baccarat 5.14', 'Baccarat 5.15', 'Baccarat 5.16')",
        "rule('baccarat 5.13')",
        "rule('Baccarat')",
        "rule('Baccarat 5.13, 5.14')",
        "rule('Poker 1.1')",
        "rule(*paragraphs)",
        "rule(paragraph='5.13')",
    ],
)
def test_a_bad_citation_is_found(mark: str) -> None:
    source = f"@pytest.mark.{mark}\ndef test(): pass"
    assert faults.badly_cited_tests(nodes(source))


def test_too_many_paragraphs_in_several_marks_are_found() -> None:
    marks = "@pytest.mark.rule('Baccarat 5.13', 'Baccarat 5.14')\n" * 2
    assert faults.badly_cited_tests(nodes(marks + "def test(): pass"))
    assert faults.badly_cited_tests(nodes(marks + "class Test: pass"))


@pytest.mark.parametrize(
    "mark",
    [
        "rule('Baccarat 5.13')",
        "rule('Blackjack 3.15.2(a)', 'Si Ki Pi H.4(ii)', 'Baccarat A')",
        "slow",
    ],
)
def test_a_good_citation_is_left_alone(mark: str) -> None:
    source = f"@pytest.mark.{mark}\ndef test(): pass"
    assert not faults.badly_cited_tests(nodes(source))


@pytest.mark.parametrize(
    ("find", "most"), [(faults.too_long, faults.LONGEST_FILE), (faults.too_wide, 0)]
)
def test_size_is_measured(find: Callable[[str], list[str]], most: int) -> None:
    assert not find("x" * faults.WIDEST_LINE + "\n" * most)
    assert find("x" * (faults.WIDEST_LINE + 1) + "\n" * (most + 1))


def test_long_functions_are_found() -> None:
    fitting = "def f():\n" + "    pass\n" * (faults.LONGEST_FUNCTION - 1)
    assert not faults.long_functions(nodes(fitting))
    assert faults.long_functions(nodes(fitting + "    pass\n"))


def test_crowded_packages_are_found() -> None:
    fitting = ["a/__init__.py", "a/b/c.py", *(f"a/{n}.py" for n in range(faults.MOST_MODULES))]
    assert not faults.crowded_packages(fitting)
    assert faults.crowded_packages([*fitting, "a/z.py"])


def test_banned_names_are_found() -> None:
    assert faults.banned_file_names("src/croupier/engine/table/card_utils.py")
    assert faults.banned_file_names("tests/helpers/cards.py")
    assert faults.banned_class_names(nodes("class TableManager: pass"))
    assert not faults.banned_file_names("src/croupier/engine/table/database.py")
    assert not faults.banned_class_names(nodes("class Baseline: pass"))


def test_a_missing_docstring_is_found() -> None:
    assert faults.no_docstring(nodes("x = 1"))
    assert not faults.no_docstring(nodes('"""What it is for."""'))


@pytest.mark.parametrize(
    ("pattern", "found", "left_alone"),
    [
        (faults.UNFINISHED, "# TO" + "DO: later", "a to-do list"),
        (faults.UNFINISHED, "raise NotImpl" + "ementedError", "not implemented by the book"),
        (faults.MACHINE_PATH, "see /ro" + "ot/notes", "square/root"),
        (faults.REGISTRY_HOST, "https://py" + "pi.org/simple", "a registry"),
    ],
)
def test_forbidden_text_is_found(pattern: re.Pattern[str], found: str, left_alone: str) -> None:
    assert faults.matches(pattern, found)
    assert not faults.matches(pattern, left_alone)
