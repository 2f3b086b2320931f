"""The command line answers with plain sentences and honest exit statuses."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from errno import ENOSPC, EPIPE
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.cells import cell_len
from typer import Context
from typer.main import get_command

from croupier import __version__, cli
from croupier.cli.console.language import SURROUNDINGS
from croupier.cli.console.served_floor import no_floor
from croupier.cli.console.usage import PROGRAM
from croupier.engine.sentences import LANGUAGES
from croupier.engine.sentences.catalogues import keys_of

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
    name = command.__name__.replace("_", "-")
    status, out, _ = croupier(name, "--help")
    assert status == 0
    assert f"Example: croupier {name}" in out


def commands() -> Iterator[tuple[str, Any]]:
    """Every command by its words, and the program itself."""
    program: Any = get_command(cli.application())
    yield "", program
    for name, command in program.commands.items():
        yield name, command
        for part, inner in getattr(command, "commands", {}).items():
            yield f"{name}-{part}", inner


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_typed_is_explained_and_nothing_else(language: str) -> None:
    used = set()
    for path, command in commands():
        used.add(f"command-{path or PROGRAM}")
        for parameter in command.get_params(Context(command)):
            name = parameter.name.replace("_", "-")
            keys = {f"option-{path}-{name}", f"option-{name}"} & keys_of(language).keys()
            assert keys or parameter.help, (path, name)
            used |= keys
    assert used == {key for key in keys_of(language) if re.match("(command|option)-", key)}


def test_help_is_in_the_language_that_is_spoken(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (("--language", "zh", "settle", "--help"), ("settle", "-h", "--language=zh")):
        status, out, err = croupier(*arguments)
        assert (status, err) == (0, "")
        assert out.startswith("用法：croupier settle [选项] FILE...")
        assert "文件中每一局各人所得，以及依据。" in out
        assert "例：croupier settle examples --html > examples.html" in out
        assert "--json               供程序读取" in out
        assert "显示本说明后退出。" in out
    monkeypatch.setenv(SURROUNDINGS[0], "zh_CN.UTF-8")
    _, out, _ = croupier("pit", "--help")
    assert "命令：\n  owner  " in out
    assert "  tables          所有赌台一览。\n" in out
    assert croupier("help", "pit")[1] == out
    assert "[默认：http://127.0.0.1:8021]" in croupier("pit", "tables", "--help")[1]
    assert "会要求输入密码。 [必填]" in croupier("pit", "login", "--help")[1]


def test_chinese_help_is_folded_where_a_line_is_full(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = croupier("--language", "zh", "bankroll", "--help")
    assert max(map(cell_len, out.splitlines())) <= 60


WRONG = [
    (("fly",), "没有“fly”这个命令。", "croupier"),
    (("pit",), "请指明命令。", "croupier pit"),
    (("settle",), "缺少参数“FILE”。", "croupier settle"),
    (("settle", "--zzz"), "没有选项 --zzz。", "croupier settle"),
    (("settle", "--jsno"), "没有选项 --jsno。是不是要输入：--json？", "croupier settle"),
    (("rules", "a", "b", "c"), "多出了参数：c", "croupier rules"),
    (("simulate", "baccarat", "--seed"), "选项 --seed 后面须有值。", "croupier"),
    (("settle", "--json=1", "x"), "选项 --json 后面不能带值。", "croupier"),
    (("pit", "login"), "缺少选项 --name。", "croupier pit login"),
    (("play", "--trouble", "x"), "--trouble 的值无效：不是数字。", "croupier play"),
    (("pit", "void", "roulette-1", "x"), "rounds 的值无效：不是整数。", "croupier pit void"),
]


@pytest.mark.parametrize(("words", "told", "command"), WRONG, ids=lambda one: str(one)[:40])
def test_what_is_wrong_with_the_words_is_said_in_chinese(
    croupier: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str, command: str
) -> None:
    monkeypatch.setenv(SURROUNDINGS[0], "zh_CN.UTF-8")
    status, out, err = croupier(*words)
    assert (status, out) == (2, "")
    assert err == f"croupier: {told}\ncroupier: 用法请看 `{command} --help`。\n"


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


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        ("play roulette --seed 1 <&-", 0, b""),
        ("settle - <&-", 2, b"croupier: standard input: It is empty.\n"),
        ("serve --no-browser --port 0 --data README.md <&-", 2, b"README.md: File exists"),
        ("serve --no-browser --port 0 --data README.md 2>&-", 2, b""),
    ],
)
def test_streams_that_are_closed(words: str, status: int, told: bytes) -> None:
    command = f"{sys.executable} -m croupier {words}"
    run = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert run.returncode == status
    assert told in run.stderr
    assert b"Traceback" not in run.stderr


@pytest.mark.parametrize("fault", [BrokenPipeError(EPIPE, ""), OSError(ENOSPC, "full")])
def test_a_full_or_closed_output_is_no_fault_of_the_floor(fault: OSError) -> None:
    with pytest.raises(type(fault)):
        no_floor("http://127.0.0.1:9", fault)


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
