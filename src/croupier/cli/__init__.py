"""The command line: one module per command, gathered here."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from croupier import __version__
from croupier.cli.play import play
from croupier.cli.rules import rules
from croupier.cli.settle import settle
from croupier.cli.trace import trace

BAD_INPUT = 2

# A command is a plain function named after itself, in a module of the same name. Its docstring is
# its help and shows an example. Bad input is answered with speaking.complain(sentence).
COMMANDS: tuple[Callable[..., None], ...] = (play, rules, settle, trace)


def application() -> typer.Typer:
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(croupier)
    for command in COMMANDS:
        app.command()(command)
    return app


def croupier(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Casino table games run by the book.

    Example: croupier --version
    """
    if version:
        typer.echo(f"croupier {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    try:
        status = application()(prog_name="croupier", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        complain(problem.format_message())
        # Typer's errors about usage carry this status; those of the commands say enough.
        if problem.exit_code == BAD_INPUT:
            complain("try `croupier --help`.")
        status = BAD_INPUT
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        # The reader left; without this Python would complain once more while closing the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except OSError as problem:
        complain(f"{problem.filename or 'Output'}: {problem.strerror}.")
        status = BAD_INPUT
    sys.exit(status)


def complain(sentence: str) -> None:
    print(f"croupier: {sentence}", file=sys.stderr)
