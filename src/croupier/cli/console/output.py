"""How every command speaks: pages and JSON on standard output, one plain sentence on the other."""

import codecs
import io
import json
import os
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from croupier.engine.history.accounts.folded_lines import folded
from croupier.engine.sentences import Message, in_words

BAD_INPUT = 2  # exit statuses
INTERRUPTED = 130  # what was done until then is shown
PLAIN_ERRORS = "croupier.plain"
PLAIN = {"−": "-", "–": "-", "’": "'", "“": '"', "”": '"', "·": "|", "…": "...", "★": "H"}
WIDE = 100_000  # columns where nobody looks: in a file or a pipe no line is folded


def complain(problem: Message | str) -> NoReturn:
    """Say on standard error what is wrong with the input, and end with its exit status."""
    say_aside(problem)
    raise typer.Exit(BAD_INPUT)


def say_aside(told: Message | str) -> None:
    """On standard error, on one line: what is quoted from a damaged file may have several."""
    typer.echo(f"croupier: {' '.join(in_words(told).splitlines())}", err=True)


def one_of(words: Iterable[str], last_word: str = "or") -> str:
    *first, last = words
    return f"{', '.join(first)} {last_word} {last}" if first else last


class Screen(Console):
    """A terminal on which Chinese is folded where it may be, not only at blanks."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        room = options or self.options
        if isinstance(renderable, Text) and not room.no_wrap:
            renderable = folded(renderable, room.max_width)
        return super().render(renderable, options)


def show(page: RenderableType) -> None:
    """A page as wide as the terminal, or as COLUMNS says, else as wide as it likes."""
    told = os.environ.get("COLUMNS", "").isdigit()
    width = None if told or sys.stdout.isatty() else WIDE
    console = Screen(highlight=False, width=width)
    lines = console.render_lines(page, pad=False)
    kept = [part for line in lines for part in (*_without_trailing_blanks(line), Segment.line())]
    # Written by us: a Console would answer for itself when the reader of a pipe has left.
    with console.capture() as captured:
        console.print(Segments(kept), crop=False, end="")
    sys.stdout.write(captured.get())


def _without_trailing_blanks(line: list[Segment]) -> list[Segment]:
    kept = list(line)
    while kept:
        text, style, control = kept.pop()
        if text.rstrip():
            return [*kept, Segment(text.rstrip(), style, control)]
    return []


def show_json(data: Any) -> None:
    """JSON for machines; where standard output cannot hold every letter, as escapes."""
    unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    typer.echo(json.dumps(msgspec.to_builtins(data), indent=2, ensure_ascii=not unicode))


def as_near_as_can_be(problem: UnicodeError) -> tuple[str, int]:
    """For an encoding that lacks a letter: a minus sign as a hyphen, ★ as H, others as ?."""
    assert isinstance(problem, UnicodeEncodeError)
    lacking = problem.object[problem.start : problem.end]
    return "".join(PLAIN.get(letter, "?") for letter in lacking), problem.end


def prepare_streams() -> None:
    """A letter that an encoding lacks is shown by another; what was closed swallows all."""
    codecs.register_error(PLAIN_ERRORS, as_near_as_can_be)
    if sys.__stdout__ is None:
        sys.stdout = io.StringIO()
    if sys.__stderr__ is None:
        sys.stderr = io.StringIO()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors=PLAIN_ERRORS)
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="backslashreplace")
