"""Which language a run speaks: the one named, else that of the environment, else English."""

import os
import re
from contextlib import AbstractContextManager
from typing import Annotated

import typer

from croupier.cli.output import complain
from croupier.sentences import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Listed,
    current_language,
    said,
    speaking,
)

SURROUNDINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
_AFTER_THE_LANGUAGE = re.compile(r"[_.@-]")


def speak(context: typer.Context, named: str | None) -> None:
    """Until the command is done; what the whole program was told gives way to the command's own."""
    if named is not None or context.parent is None:
        context.with_resource(speaking(_spoken(named)))


def _spoken(named: str | None) -> str:
    around = _known(next(filter(None, map(os.environ.get, SURROUNDINGS)), ""))
    if named is None:
        return around or DEFAULT_LANGUAGE
    language = _known(named)
    if language is None:
        there_are = Listed(tuple(f"{code} ({name})" for code, name in LANGUAGES.items()))
        with speaking(around or DEFAULT_LANGUAGE):
            complain(said("no-such-language", language=named, languages=there_are))
    return language


def in_english() -> AbstractContextManager[None]:
    """For pages of figures that have no Chinese words yet: names alone would make half of one."""
    return speaking(DEFAULT_LANGUAGE)


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
        "--language",
        metavar="LANGUAGE",
        help=f"{' or '.join(LANGUAGES)}; else what {', '.join(SURROUNDINGS)} say.",
        callback=speak,
        is_eager=True,  # what is wrong with other options is said in it
        expose_value=False,
    ),
]
