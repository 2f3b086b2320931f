"""The command line: one module per command, gathered here."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated

import typer

from croupier import __version__
from croupier.cli.console.language import Language, spoken_on
from croupier.cli.console.output import BAD_INPUT, INTERRUPTED, prepare_streams
from croupier.cli.console.usage import PROGRAM, PlainCommand, PlainGroup, told_of
from croupier.engine.sentences import Message, in_words, said, speaking
from croupier.engine.sentences.faults import fault_said

READER_LEFT = 141  # as a shell reports other tools whose pipe was closed

# A command is a plain function named after itself, in a module of the same name. Its docstring
# shows examples; what its help says is in the catalogues (`usage.py`). Bad input is answered with
# `output.complain(sentence)`.
COMMANDS = (
    *("backup", "bankroll", "count", "docs", "edge", "join", "new_key", "pit", "play", "restore"),
    *("rounds", "rules", "serve", "settle", "simulate", "trace", "verify"),
)

# A command may have parts: functions of its module, each with a name and an example of its own.
PARTS = {
    "pit": (
        *("owner", "login", "logout"),
        *("tables", "alerts", "claims", "returns", "irregularities", "people", "evidence", "check"),
        *("open_", "limits", "change", "clocks", "pause", "resume", "close", "reopen", "remove"),
        *("on_duty", "off_duty", "confirm_count"),
        *("report", "rule", "decide", "void", "settle_claim", "waive_claim"),
        *("hire", "role", "password", "dismiss", "licence", "chips"),
    )
}


def command_named(name: str, part: str | None = None) -> Callable[..., None]:
    module = import_module(f"croupier.cli.{name}")
    command: Callable[..., None] = getattr(module, part or name)
    return command


def application(*commands: str) -> typer.Typer:
    """With these commands, or with all of them: each is imported with whatever it needs."""
    app = typer.Typer(
        cls=PlainGroup,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
        subcommand_metavar="COMMAND ...",
    )
    app.callback(invoke_without_command=True)(croupier)
    for name in commands or COMMANDS:
        if name in PARTS:
            app.add_typer(_of_parts(name), name=name)
        else:
            app.command(cls=PlainCommand)(command_named(name))
    app.command("help", hidden=True, cls=PlainCommand)(help_with)
    return app


def _of_parts(name: str) -> typer.Typer:
    parts = typer.Typer(cls=PlainGroup, subcommand_metavar="COMMAND ...")
    parts.callback()(command_named(name))
    for part in PARTS[name]:
        parts.command(word_for(part), cls=PlainCommand)(command_named(name, part))
    return parts


def word_for(part: str) -> str:
    """
    >>> word_for("on_duty"), word_for("open_")
    ('on-duty', 'open')
    """
    return part.removesuffix("_").replace("_", "-")


def croupier(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Language = None,
) -> None:
    """Example: croupier settle examples/baccarat-natural.toml

    Example: croupier --language zh play baccarat
    """
    if version:
        typer.echo(f"croupier {__version__}")
    elif context.invoked_subcommand is None:
        command_named("serve")()


def help_with(
    command: Annotated[str | None, typer.Argument()] = None,
) -> None:
    """Example: croupier help settle"""
    words = ["--help"] if command is None else [command, "--help"]
    application()(words, prog_name=PROGRAM, standalone_mode=False)


def main() -> None:
    prepare_streams()
    with speaking(spoken_on(sys.argv[1:])):
        status = _answered()
    sys.exit(status)


def _answered() -> int | None:
    # Without options before it, the first word is the command, and the others need not be imported.
    only = [word for word in sys.argv[1:2] if word in COMMANDS]
    try:
        status: int | None = application(*only)(prog_name=PROGRAM, standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        complain(told_of(problem.format_message()))
        # Typer's errors about usage carry this status; those of the commands say enough.
        if problem.exit_code == BAD_INPUT:
            context = getattr(problem, "ctx", None)
            complain(said("usage-try", command=context.command_path if context else PROGRAM))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return reader_left()
    except SystemExit as ended:  # Typer's own answer to a closed pipe
        if not isinstance(ended.__context__, BrokenPipeError):
            raise
        return reader_left()
    except OSError as problem:
        file = str(problem.filename) if problem.filename else said("output-stream")
        complain(
            said("output-system", file=file, fault=fault_said(problem.strerror or str(problem)))
        )
        return BAD_INPUT
    return status


def reader_left() -> int:
    """Without this Python would complain once more while closing the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return READER_LEFT


def complain(problem: Message | str) -> None:
    print(f"{PROGRAM}: {in_words(problem)}", file=sys.stderr)
