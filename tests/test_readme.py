"""README and CONTRIBUTING are true: examples run, and paths exist."""

import doctest
import io
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDEST_LINE = 140
MOST_LINES = 120
MOST_LINES_OF_STEPS = 140

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.rule("Baccarat 5.6", "Baccarat 4.1.3")
def test_the_python_example_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


def test_the_readme_is_short() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    assert len(lines) <= MOST_LINES
    prose = [line for line in lines if not line.startswith("|")]
    assert [line for line in prose if len(line) > WIDEST_LINE] == []


def test_the_readme_links_to_files_that_exist() -> None:
    linked = re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text())
    assert len(linked) >= 10
    assert [path for path in linked if not (ROOT / path).exists()] == []


def test_the_steps_for_contributors_name_files_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    named = {
        path.replace("<game>", "baccarat") for path in re.findall(r"`([\w<>.-]+/[^ `]*)`", text)
    }
    assert len(named) >= 40
    rooms = (ROOT, ROOT / "src" / "croupier")
    assert {path for path in named if not any((room / path).exists() for room in rooms)} == set()


def test_the_steps_for_contributors_are_short() -> None:
    lines = (ROOT / "CONTRIBUTING.md").read_text().splitlines()
    assert len(lines) <= MOST_LINES_OF_STEPS
    assert [line for line in lines if len(line) > WIDEST_LINE] == []


def commands() -> list[str]:
    """The complete commands of the table "Start here", and the one under the picture."""
    text = (ROOT / "README.md").read_text()
    table = text[text.index("## Start here") : text.index("## A round with")]
    found = re.findall(r"`croupier ([a-z][^`]*)`", table)
    found += re.findall(r"^\./croupier ([a-z][^#\n]*?) *#", text, re.MULTILINE)
    complete = [line for line in found if " " in line and not re.search(r"\b[A-Z]+\b", line)]
    assert len(complete) >= 5
    return complete


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_readme_work(
    command: str, croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # at the end of the input, the player gets up
    status, out, err = croupier(*shlex.split(command))
    assert (status, err) == (0, "")
    assert out


def test_the_round_in_the_readme_is_what_the_command_prints(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = re.search(r"^\$ \./croupier (.*)\n([^`]*)```", (ROOT / "README.md").read_text(), re.M)
    assert shown is not None
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    status, out, _ = croupier(*shlex.split(shown[1]))
    assert (status, out.rstrip()) == (0, shown[2].rstrip())
