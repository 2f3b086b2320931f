"""The README's lines and the programs in docs/ are true; maps and steps name what is there."""

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

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.rule("Baccarat 5.6", "Baccarat 4.1.3")
def test_the_ten_lines_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 9
    assert failed == 0


@pytest.mark.parametrize("page", ["docs/programs.md", "docs/library.md", "docs/agents.md"])
def test_the_programs_run_and_print_what_they_say(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried >= 20
    assert failed == 0


def test_no_line_of_the_readme_is_too_long_to_read() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    assert [line for line in lines if len(line) > WIDEST_LINE] == []


def test_the_folder_map_names_every_room() -> None:
    text = (ROOT / "README.md").read_text()
    rooms = [p.name for p in (ROOT / "src/croupier").iterdir() if (p / "__init__.py").exists()]
    assert all(f"  {room}/" in text for room in rooms), rooms


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
    assert len(lines) <= MOST_LINES
    assert [line for line in lines if len(line) > WIDEST_LINE] == []


def commands() -> list[str]:
    found = re.findall(r"^\./croupier ([a-z].*)$", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert len(found) >= 10
    return found


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_first_ten_minutes_work(
    command: str, croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # whoever says nothing more gets up
    status, out, err = croupier(*shlex.split(command))
    assert (status, err) == (0, "")
    assert out


def test_the_table_to_look_at_is_what_the_command_shows(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = re.search(r"^\$ \./croupier (.*)\n([^`]*)```", (ROOT / "README.md").read_text(), re.M)
    assert shown is not None
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    status, out, _ = croupier(*shlex.split(shown[1]))
    assert (status, out.rstrip()) == (0, shown[2].rstrip())
