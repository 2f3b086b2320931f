"""How a command is called, in the language that is spoken: its `--help`, and what is wrong with
the words that were typed.

What a command does, and what each of its options is for, is said in the catalogues under its name
(`command-settle`, `option-settle-files` or `option-files`); its docstring shows examples.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup

from croupier.engine.history.accounts.folded_lines import folded
from croupier.engine.sentences import DEFAULT_LANGUAGE, Listed, Message, comma, said, sentence
from croupier.engine.sentences.catalogues import keys_of

PROGRAM = "croupier"
EXAMPLE = "Example: "
GAP = 2  # between the columns, and before the first of them
WIDEST_NAME = 30
Rows = list[tuple[str, str]]


class PlainCommand(TyperCommand):
    """Arguments in capitals, without Python's types."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """`croupier settle [OPTIONS] FILE...`"""
        pieces = super().collect_usage_pieces(ctx)
        return [piece.upper().replace("{", "").replace("}", "") for piece in pieces]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _draw(self, ctx, formatter)


class PlainGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _draw(self, ctx, formatter)
        listed = (self.get_command(ctx, name) for name in self.list_commands(ctx))
        shown = [each for each in listed if each is not None and not each.hidden]
        path = _path(ctx)
        rows = [(each.name or "", description([*path, each.name or ""])[0]) for each in shown]
        _section(formatter, said("usage-commands"), rows)


def _draw(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(map(_piece, command.collect_usage_pieces(ctx)))
    formatter.write_usage(ctx.command_path, pieces, sentence(said("usage-usage")))
    formatter.write_paragraph()
    with formatter.indentation():
        width = formatter.width - formatter.current_indent
        told = [*description(_path(ctx)), *_examples(command.help or "")]
        formatter.write_text("\n\n".join(_fitting(each, width) for each in told))
    arguments, options = Rows(), Rows()
    for parameter in command.get_params(ctx):
        record = parameter.get_help_record(ctx)
        words = purpose(_path(ctx), parameter.name) or _list(parameter.help)
        if isinstance(parameter, TyperArgument):
            arguments.append((parameter.name.upper(), words))
        elif record is not None:
            options.append((record[0], " ".join((words, *_conditions(record[1])))))
    _section(formatter, said("usage-arguments"), arguments)
    _section(formatter, said("usage-options"), options)


def _piece(typed: str) -> str:
    """`[OPTIONS]` and `COMMAND ...`; the names of arguments stay as they are."""
    options, command = sentence(said("usage-any-options")), sentence(said("usage-a-command"))
    return typed.replace("[OPTIONS]", options).replace("COMMAND", command)


def _section(formatter: Any, title: Message, rows: Rows) -> None:
    if rows:
        longest = min(max(len(name) for name, _ in rows), WIDEST_NAME)
        width = formatter.width - longest - 2 * GAP
        formatter.write_paragraph()
        formatter.write(f"{sentence(title)}\n")
        with formatter.indentation():
            formatter.write_dl([(name, _fitting(words, width)) for name, words in rows])


def _fitting(text: str, width: int) -> str:
    """Typer folds lines at blanks, and Chinese has none: it is folded here, and left as it is."""
    lines = [line.rstrip() for line in folded(Text(text), width).plain.splitlines()]
    return "\n".join(("\b", *lines)) if len(lines) > 1 else text


def _path(ctx: Any) -> list[str]:
    """`pit`, `open`; of the program itself nothing."""
    words: list[str] = ctx.command_path.split()
    return words[1:]


def description(path: Sequence[str]) -> list[str]:
    """What a command does, by paragraphs; the first alone is enough in a list."""
    told = _known("-".join(("command", *(path or [PROGRAM]))))
    return told.split("\n\n")


def purpose(path: Sequence[str], parameter: str) -> str:
    """As the words are for this command, else for whichever has the option."""
    name = parameter.replace("_", "-")
    return _known("-".join(("option", *path, name))) or _known(f"option-{name}")


def _known(key: str) -> str:
    return sentence(Message(key)) if key in keys_of(DEFAULT_LANGUAGE) else ""


def _list(names: str | None) -> str:
    return comma(names.split(", ")) if names else ""


def _examples(docstring: str) -> Iterator[str]:
    for paragraph in docstring.split("\n\n"):
        if paragraph.startswith(EXAMPLE):
            example = " ".join(paragraph.removeprefix(EXAMPLE).split())
            yield sentence(said("usage-example", example=example))


def _conditions(record: str) -> Iterator[str]:
    """Typer's `[default: 8; required]` behind the words of an option."""
    default = re.search(r"\[default: (.*?)(?:; required)?\]$", record)
    if default is not None:
        yield sentence(said("usage-default", value=default[1]))
    if record.endswith("required]"):
        yield sentence(said("usage-required"))


def told_of(problem: str) -> Message | str:
    """What Typer says of the words that were typed, as a sentence of ours; what it says of anything
    else is left as it is."""
    for wording, message in TYPERS_WORDS.items():
        found = re.fullmatch(wording, problem)
        if found is not None:
            return message(found)
    return problem


TYPERS_WORDS: dict[str, Callable[[re.Match[str]], Message]] = {
    r"No such command '(.*)'\.": lambda it: said("usage-no-such-command", word=it[1]),
    r"No such option: (\S+)": lambda it: said("usage-no-such-option", option=it[1]),
    r"No such option: (\S+) \(Possible options: (.*)\)": lambda it: said(
        "usage-no-such-option-near", option=it[1], near=Listed(tuple(it[2].split(", ")), "comma")
    ),
    r"Missing argument '(.*)'\.": lambda it: said("usage-missing-argument", name=it[1]),
    r"Missing option '(.*)'\.": lambda it: said("usage-missing-option", name=it[1]),
    r"Missing command\.": lambda it: said("usage-missing-command"),
    r"Got unexpected extra argument\(s\) \((.*)\)": lambda it: said(
        "usage-too-many-words", words=it[1]
    ),
    r"Option '(.*)' does not take a value\.": lambda it: said("usage-takes-no-value", option=it[1]),
    r"Option '(.*)' requires an argument\.": lambda it: said("usage-takes-a-value", option=it[1]),
    r"Invalid value for '(.*)': Input should be a valid number,.*": lambda it: said(
        "usage-not-a-number", name=it[1]
    ),
    r"Invalid value for '(.*)': Input should be a valid integer,.*": lambda it: said(
        "usage-not-a-whole-number", name=it[1]
    ),
}
