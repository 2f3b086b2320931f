"""A rule book as data: each paragraph with its kind, its gist and our reading of it."""

import re
import tomllib
from enum import StrEnum
from functools import cached_property
from typing import NewType

import msgspec

Citation = NewType("Citation", str)

GAMES = {
    "Baccarat": "baccarat",
    "Blackjack": "blackjack",
    "Roulette": "roulette",
    "Andar Bahar": "andar-bahar",
    "Si Ki Pi": "si-ki-pi",
}
NOT_YET_BUILT: frozenset[str] = frozenset()
SECTIONS = {
    "1": "Definitions",
    "2": "Mode of Play",
    "3": "How to Play",
    "4": "Settlement",
    "5": "Irregularities",
}
_LAST_STEP = re.compile(r"(\.\d+|\([a-z]+\))$")


class Kind(StrEnum):
    HEADING = "heading"
    DEFINITION = "definition"
    EQUIPMENT = "equipment"
    PROCEDURE = "procedure"
    RULE = "rule"
    PAY = "pay"
    IRREGULARITY = "irregularity"
    DISCRETION = "discretion"


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    number: str
    kind: Kind
    gist: str
    reading: str | None = None
    twins: tuple[Citation, ...] = ()
    states_rule: bool = False

    @property
    def citation(self) -> Citation:
        return Citation(f"{self.book} {self.number}")

    @property
    def operative(self) -> bool:
        """Whether the engine must act on it: all but headings and mere vocabulary."""
        match self.kind:
            case Kind.HEADING:
                return False
            case Kind.DEFINITION:
                return self.states_rule
            case _:
                return True

    @property
    def section(self) -> str:
        """`1` to `5`, or the letter of the appendix."""
        return self.number.partition(".")[0].partition("(")[0]

    @property
    def dotted(self) -> bool:
        """One of the book's numbered paragraphs, not a lettered or an appendix item."""
        return self.section in SECTIONS and not self.number.endswith(")")


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    name: str = msgspec.field(name="book")
    game: str
    title: str
    effective: str  # the day it came into effect, which is the name of the edition
    paragraphs: tuple[Paragraph, ...] = msgspec.field(name="paragraph")
    version: str | None = None
    also_called: dict[str, str] = {}  # what people look for, by what the texts call it

    @property
    def built(self) -> bool:
        return self.name not in NOT_YET_BUILT

    @cached_property
    def by_number(self) -> dict[str, Paragraph]:
        return {paragraph.number: paragraph for paragraph in self.paragraphs}

    def parents(self, paragraph: Paragraph) -> tuple[Paragraph, ...]:
        """The paragraphs it stands under, outermost first."""
        found: list[Paragraph] = []
        number: str | None = _one_step_up(paragraph.number)
        while number is not None:
            if number in self.by_number:
                found.insert(0, self.by_number[number])
            number = _one_step_up(number)
        return tuple(found)

    def children(self, paragraph: Paragraph) -> tuple[Paragraph, ...]:
        """The paragraphs one step below it, in book order."""
        return tuple(p for p in self.paragraphs if _one_step_up(p.number) == paragraph.number)


def read_book(text: str) -> Book:
    """Read a book's TOML; an unknown key or kind is a `msgspec.ValidationError`."""
    data = tomllib.loads(text)
    paragraphs = data.get("paragraph")
    for paragraph in paragraphs if isinstance(paragraphs, list) else ():
        if isinstance(paragraph, dict):
            paragraph["book"] = data.get("book")
    return msgspec.convert(data, Book)


def _one_step_up(number: str) -> str | None:
    shorter = _LAST_STEP.sub("", number)
    return None if shorter == number else shorter
