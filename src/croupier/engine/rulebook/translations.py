"""Gists and readings in other languages, each edition's in a file beside it."""

import tomllib
from functools import cache

import msgspec
from msgspec.structs import replace

from croupier.engine.rulebook.editions import folder_of
from croupier.engine.rulebook.paragraphs import Book, Paragraph


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of one edition, by the numbers of its paragraphs."""

    title: str
    gists: dict[str, str]
    readings: dict[str, str] = {}
    also_called: dict[str, str] = {}


def translated(of: Book, language: str) -> Book:
    """The same book with its texts in that language; as it is where nobody has translated it."""
    texts = _translation(of.name, of.effective, language)
    if texts is None:
        return of
    paragraphs = tuple(_in_words_of(texts, paragraph) for paragraph in of.paragraphs)
    return replace(of, title=texts.title, paragraphs=paragraphs, also_called=texts.also_called)


@cache
def _translation(name: str, effective: str, language: str) -> Translation | None:
    file = folder_of(name) / f"{effective}.{language}.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Translation)


def _in_words_of(texts: Translation, paragraph: Paragraph) -> Paragraph:
    number = paragraph.number
    return replace(paragraph, gist=texts.gists[number], reading=texts.readings.get(number))
