"""Which language a run speaks: the one named, else that of the environment, else English."""

import os
import re
from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Annotated

import typer

from croupier.cli.console.output import complain
from croupier.engine.sentences import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Listed,
    Message,
    aside,
    current_language,
    said,
    sentence,
)

OPTION = "--language"
SURROUNDINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
_AFTER_THE_LANGUAGE = re.compile(r"[_.@-]")


def spoken_on(line: Sequence[str]) -> str:
    """The language that a command line names last, found before the line is understood: `--help`,
    and what is wrong with the line, are said in it."""
    found = _known(next(filter(None, map(os.environ.get, SURROUNDINGS)), ""))
    for word, following in pairwise((*takewhile(lambda word: word != "--", line), "")):
        name, given, value = word.partition("=")
        if name == OPTION:
            found = _known(value if given else following) or found
    return found or DEFAULT_LANGUAGE


def refuse_unknown(named: str | None) -> None:
    if named is not None and _known(named) is None:
        there_are = Listed(tuple(code + aside(name) for code, name in LANGUAGES.items()))
        complain(said("no-such-language", language=named, languages=there_are))


def program() -> str:
    """How the program is called so that it speaks as it does now."""
    language = current_language()
    return "croupier" if language == DEFAULT_LANGUAGE else f"croupier --language {language}"


def _known(written: str) -> str | None:
    """`zh` of `zh`, `zh-Hans` and `zh_SG.UTF-8`."""
    code = _AFTER_THE_LANGUAGE.split(written.strip().lower())[0]
    return code if code in LANGUAGES else None


Language = Annotated[
    str | None,
    typer.Option(
        OPTION,
        metavar="LANGUAGE",
        callback=refuse_unknown,
        is_eager=True,  # before what is wrong with other options
        expose_value=False,
    ),
]


def as_spoken(word: str, told: Message | None) -> str:
    """What a command takes and writes stays a word of English; other languages say it."""
    return word if told is None or current_language() == DEFAULT_LANGUAGE else sentence(told)
