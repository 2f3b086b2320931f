"""The pages in docs/ are true: their programs, commands and histories run, as far as they can.

A block says in its first line what it is:

- `python`: with `>>>` a doctest, else a program, which runs in an empty folder;
- `toml`: a round history, which is settled;
- `sh`: commands, which run;
- `console`: with `$ `, a command and what it prints (`…` stands for lines left out); without it,
  commands that need a House or a long time, of which each word is known to the command line;
- `text`, `mermaid`, `{…}`: shown, not run.
"""

import doctest
import io
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer import Context
from typer.main import get_command

from croupier import cli, play_file
from tests.structure.tree import ROOT, project_files, read

Run = Callable[..., tuple[int, str, str]]

WRITTEN = "docs/traceability.md"  # by a command
PAGES = [
    name
    for name in project_files()
    if name.startswith("docs/") and name.endswith(".md") and name != WRITTEN
]
KINDS = {"python", "toml", "sh", "console", "text", "mermaid"}
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BY_HAND = "docs/guides/record.md"  # tests/floor/recall/test_by_hand.py runs it beside a record
LEFT_OUT = "…"
DOCTESTS = [name for name in PAGES if "\n>>> " in read(name)]


class Block(NamedTuple):
    page: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text.strip().splitlines()[0][:40]}"


def blocks(*kinds: str) -> Iterator[Block]:
    for page in PAGES:
        for kind, text in BLOCK.findall(read(page)):
            if not kinds or kind in kinds:
                yield Block(page, kind, text)


def commands(text: str) -> Iterator[list[str]]:
    """The words of each `croupier` command, without the comment behind it."""
    for line in text.splitlines():
        words = shlex.split(line.removeprefix("$ "), comments=True)
        if words and words[0].removeprefix("./") == "croupier":
            yield words[1:]


def test_every_block_says_what_it_is() -> None:
    kinds = {block.kind for block in blocks()}
    assert {kind for kind in kinds if kind not in KINDS and not kind.startswith("{")} == set()


@pytest.mark.parametrize("page", DOCTESTS)
def test_programs_print_what_the_page_shows(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried
    assert failed == 0


PROGRAMS = [b for b in blocks("python") if ">>>" not in b.text and b.page != BY_HAND]


@pytest.mark.parametrize("block", PROGRAMS, ids=str)
def test_programs_run(block: Block, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    exec(block.text, {})


@pytest.mark.parametrize("block", list(blocks("toml")), ids=str)
def test_histories_can_be_settled(block: Block) -> None:
    played = play_file(block.text.encode(), block.page)
    assert played.error is None
    assert played.rounds


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Empty but for the examples; nothing is typed in it."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return tmp_path


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("block", list(blocks("sh")), ids=str)
def test_commands_run(block: Block, croupier: Run) -> None:
    for words in commands(block.text):
        status, out, err = croupier(*words)
        assert (status, err) == (0, "")
        assert out


TRANSCRIPTS = [block for block in blocks("console") if block.text.startswith("$ ")]


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("block", TRANSCRIPTS, ids=str)
def test_commands_print_what_the_page_shows(block: Block, croupier: Run) -> None:
    line, _, shown = block.text.partition("\n")
    (words,) = commands(line)
    status, out, err = croupier(*words)
    assert (status, err) == (0, "")
    printed = "\n".join(each.rstrip() for each in out.splitlines()).rstrip()
    if not shown.endswith(f"{LEFT_OUT}\n"):
        assert printed == shown.rstrip()
    for part in shown.split(f"{LEFT_OUT}\n"):
        assert part.rstrip() in printed


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_not_run_can_be_typed(page: str) -> None:
    text = read(page)
    told = "\n".join(each for kind, each in BLOCK.findall(text) if kind in ("console", "sh"))
    # Also those in the text, in one line and complete: `croupier serve --data house`.
    said: list[str] = re.findall(r"`((?:\./)?croupier(?: [^`…]*)?)`", text)
    said += re.findall(r"^ {4}((?:\./)?croupier .*)$", text, re.MULTILINE)
    unknown = [words for line in (told, *said) for words in commands(line) if not known(words)]
    assert unknown == []


@cache
def program() -> Any:
    return get_command(cli.application())


def known(words: list[str]) -> bool:
    """Its command and its options are those of the command line; values may be anything."""
    command = program()
    for word in words:
        if word == "--with":  # of ./croupier
            return True
        inner = getattr(command, "commands", {})
        if word in inner:
            command = inner[word]
        elif word.startswith("--"):
            option = word.partition("=")[0]
            if option not in options(command):
                return False
        elif inner and word.islower() and word.isalpha() and not words[0].startswith("--"):
            return False
    return True


def options(command: Any) -> set[str]:
    every = command.get_params(Context(command))
    named = {name for each in every for name in (*each.opts, *each.secondary_opts)}
    return named | {"--language", "--help", "--version"}
