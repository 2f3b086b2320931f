"""The command line answers with plain sentences and honest exit statuses."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer

from croupier import __version__, cli

Run = Callable[..., tuple[int, str, str]]


def test_version(croupier: Run) -> None:
    assert croupier("--version") == (0, f"croupier {__version__}\n", "")


def test_its_help(croupier: Run) -> None:
    status, out, err = croupier("--help")
    assert (status, err) == (0, "")
    assert out.startswith("Usage: croupier")
    assert croupier("-h") == (0, out, "")


@pytest.mark.parametrize(
    "command", [cli.command_named(name) for name in cli.COMMANDS], ids=cli.COMMANDS
)
def test_the_help_of_a_command_shows_an_example(
    croupier: Run, command: Callable[..., None]
) -> None:
    status, out, _ = croupier(command.__name__, "--help")
    assert status == 0
    assert f"Example: croupier {command.__name__}" in out


def offer(monkeypatch: pytest.MonkeyPatch, command: Callable[..., None]) -> None:
    """This one command and no other."""
    monkeypatch.setattr(cli, "COMMANDS", (command.__name__,))
    monkeypatch.setattr(cli, "command_named", lambda name: command)


@pytest.mark.parametrize("word", ["no-such-command", "--no-such-option", "--version=3"])
def test_bad_usage_gets_a_sentence_and_status_2(croupier: Run, word: str) -> None:
    status, out, err = croupier(word)
    assert (status, out) == (2, "")
    assert err.startswith("croupier: ")
    assert word.partition("=")[0] in err
    assert err.endswith("croupier: try `croupier --help`.\n")


def test_what_a_command_complains_of_is_passed_on(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complaining() -> None:
        raise typer.TyperException("This file holds no round.")

    offer(monkeypatch, complaining)
    assert croupier("complaining") == (2, "", "croupier: This file holds no round.\n")


def test_a_file_that_is_not_there(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def opening() -> None:
        Path("no such file").read_text()

    offer(monkeypatch, opening)
    says = "croupier: no such file: No such file or directory.\n"
    assert croupier("opening") == (2, "", says)


def test_an_interrupt_ends_it_quietly(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    offer(monkeypatch, interrupted)
    assert croupier("interrupted") == (130, "", "")


@pytest.mark.parametrize(
    "arguments", [("--help",), ("rules", "blackjack"), ("rules", "blackjack", "--json")]
)
def test_a_reader_who_leaves_early(arguments: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert (process.wait(), said) == (141, b"")


def test_an_interrupt_while_the_modules_are_read() -> None:
    code = """
import runpy, sys
class Interrupted:
    def find_spec(self, name, path=None, target=None):
        if name == "croupier.cli":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupted())
runpy.run_module("croupier", run_name="__main__")
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (130, b"", b"")


def test_a_closed_standard_output() -> None:
    command = f"{sys.executable} -m croupier rules baccarat 5.13 >&-"
    run = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")


def test_help_is_a_word_too(croupier: Run) -> None:
    assert croupier("help") == croupier("--help")
    assert croupier("help", "settle")[1] == croupier("settle", "--help")[1]
    status, out, err = croupier("help", "poker")
    assert (status, out) == (2, "")
    assert err.startswith("croupier: No such command 'poker'.\n")


def test_the_hint_after_bad_usage_names_the_command(croupier: Run) -> None:
    status, out, err = croupier("settle")
    assert (status, out) == (2, "")
    assert err == "croupier: Missing argument 'FILE'.\ncroupier: try `croupier settle --help`.\n"


@pytest.mark.parametrize(
    ("command", "usage"),
    [
        ("settle", "croupier settle [OPTIONS] FILE..."),
        ("rules", "croupier rules [OPTIONS] [GAME] [PARAGRAPH]"),
        ("trace", "croupier trace [OPTIONS] [GAME] [PARAGRAPH]"),
    ],
)
def test_usage_lines(croupier: Run, command: str, usage: str) -> None:
    _, out, _ = croupier(command, "--help")
    assert out.splitlines()[0] == f"Usage: {usage}"
    assert "<" not in out
