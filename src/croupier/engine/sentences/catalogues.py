"""The catalogues: one folder per language, one Fluent file per room; a file is read when needed.

Whose language is spoken is the caller's to say, or that of `speaking`: a server speaks several
at once.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, NamedTuple

from croupier.engine.money import dollars
from croupier.engine.sentences.blanks import kept, spaced
from croupier.engine.sentences.messages import Amount, Listed, Message, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Locale(NamedTuple):
    name: str
    between: dict[str, str]  # what is put between the values of a list, by how they are joined


DEFAULT_LANGUAGE = "en"
LANGUAGES = {"en": "English", "zh": "中文"}
LOCALES = {
    "en": Locale("en_GB", {"row": " ", "comma": ", ", "clauses": "; "}),
    "zh": Locale("zh_Hans", {"row": " ", "comma": "、", "clauses": "；", "and": "、"}),
}
SUFFIX = ".ftl"
LONGEST_VALUE = 2_000  # characters of one value in a sentence; Fluent takes 2,500
LONGEST_PART = 2_400  # the same of a value that is a sentence or a list itself
UNCOUNTED = 10**18
_KEY = re.compile(r"^([a-z][A-Za-z0-9-]*) =", re.MULTILINE)
_QUOTED = re.compile(r"^'([^']*)'$")  # as Python shows a text
_folders: list[Traversable] = [resources.files(__package__)]
_bundles: "dict[str, FluentBundle]" = {}
_language: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


class UnknownLanguage(ValueError):
    """Nobody speaks it here."""


class UnknownMessage(KeyError):
    """No catalogue has this key."""


def current_language() -> str:
    return _language.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything said meanwhile is said in this language.

    >>> with speaking("zh"):
    ...     print(open_table("roulette").say("ann bets 10 red box 1"))
    轮盘的投注不分注位。（轮盘 2.1.1、C）
    """
    before = _language.set(_known(language))
    try:
        yield
    finally:
        _language.reset(before)


def _known(language: str) -> str:
    if language in LANGUAGES:
        return language
    raise UnknownLanguage(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")


def add_catalogues(folder: Traversable) -> None:
    """The catalogues of a game that comes as a package of its own: `en/*.ftl`, `zh/*.ftl`."""
    if folder not in _folders:
        _folders.append(folder)
        keys_of.cache_clear()


def sentence(message: Message, language: str | None = None) -> str:
    """The message in words.

    >>> from croupier.engine.sentences import Amount, said, sentence
    >>> sentence(said("purse-too-small", player="ann", purse=Amount(500), amount=Amount(2550)))
    'ann has 5, not 25.50.'
    """
    spoken = _language.get() if language is None else _known(language)
    words = _filled(message, spoken)
    return spaced(words) if spoken == "zh" else words


def _filled(message: Message, spoken: str) -> str:
    file = keys_of(spoken).get(message.key)
    if file is None:  # a game that comes as a package may speak English alone
        file = keys_of(DEFAULT_LANGUAGE).get(message.key)
    if file is None:
        raise UnknownMessage(f"{spoken}: {message.key}")
    bundle = _bundle(file, spoken)
    pattern = bundle.get_message(message.key).value
    assert pattern is not None, "a message has a text"
    values = {name: _in_words(value, spoken) for name, value in message.values.items()}
    text, problems = bundle.format_pattern(pattern, values)
    if problems:
        raise ValueError(f"{spoken}: {message.key}: {problems[0]}")
    return str(text)


def phrase(key: str, **values: Value) -> str:
    """Keys are written out, so that a test can hold the catalogues against them."""
    return sentence(Message(key, values))


def together(sentences: Iterable[str]) -> str:
    """One after the other; Chinese puts nothing between them."""
    return ("" if _language.get() == "zh" else " ").join(filter(None, sentences))


def clauses(parts: Iterable[str]) -> str:
    """Parts of one sentence, one after the other."""
    return ("，" if _language.get() == "zh" else ", ").join(filter(None, parts))


def has_sentence(key: str, language: str | None = None) -> bool:
    """Whether the language that is named, or any, has a sentence of this key."""
    return any(key in keys_of(each) for each in ([language] if language else LANGUAGES))


def shortened(text: str, longest: int) -> str:
    """Its beginning and its end, where it is longer than that."""
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]} … {text[-half:]}"


def in_words(told: Message | str) -> str:
    """What is in words already stays as it is."""
    return told if isinstance(told, str) else sentence(told)


@cache
def keys_of(language: str) -> dict[str, Traversable]:
    """Every key of a language, with the file that holds it; nobody changes what the house says."""
    return {
        key: file
        for folder in reversed(_folders)
        if (folder / language).is_dir()
        for file in sorted((folder / language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(SUFFIX)
        for key in _KEY.findall(file.read_text(encoding="utf-8"))
    }


def _bundle(file: Traversable, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of a second

    known = _bundles.get(str(file))
    if known is None:
        known = _bundles[str(file)] = FluentBundle([language], use_isolating=False)
        known.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return known


def _in_words(value: Value, language: str) -> str | int:
    match value:
        case str():
            named = kept(_QUOTED.sub(r"“\1”", value)) if language == "zh" else value
            return shortened(named, LONGEST_VALUE)
        case Amount(cents):
            return shortened(dollars(cents), LONGEST_VALUE)
        case Message():
            return shortened(_filled(value, language), LONGEST_PART)
        case Listed(values, joined):
            words = [str(_in_words(one, language)) for one in values]
            return shortened(_listed(words, joined, language), LONGEST_PART)
        case int():
            return _plain(value)


def _plain(number: int) -> str | int:
    """Written without separators, like the number of a round or box; one that nobody counts to is
    a text, since Fluent has no more than 28 digits for it."""
    if abs(number) >= UNCOUNTED:
        return shortened(str(number), LONGEST_VALUE)
    from fluent.runtime.types import FluentInt

    return FluentInt(number, useGrouping=False)


def _listed(words: list[str], joined: str, language: str) -> str:
    from babel.lists import format_list  # comes with Fluent

    locale = LOCALES[language]
    if joined in locale.between:
        return locale.between[joined].join(words)
    style: Literal["standard", "or"] = "or" if joined == "or" else "standard"
    return format_list(words, style, locale.name)
