"""Whom a new name would be taken for: another person, somebody of the House, or nobody who can be
told apart.

This is asked of whoever comes in. It is no part of what the House decides, so that people who came
before there was such a rule keep their names, and a record is decided again to the same end.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from unicodedata import category, name, normalize

import msgspec

from croupier.engine.history.errors import typed
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house import commands as c
from croupier.floor.house.identity.spelling import alike, plain
from croupier.floor.house.people import Account

ADDING = (c.ClaimOwnership, c.AddPerson, c.AddGuest, c.KeepAccount)
OF_PLAYERS = (c.AddGuest, c.KeepAccount)  # who chose the name themselves


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of `lookalikes.toml`."""

    scripts: str
    east_asian: str
    latin: str
    invisible: str
    words: str
    words_in_chinese: str
    together: Mapping[str, str]
    seen_as: Mapping[str, str]


_DATA = msgspec.toml.decode(
    files(__package__).joinpath("lookalikes.toml").read_text("utf-8"), type=_Data
)
SCRIPTS, EAST_ASIAN = frozenset(_DATA.scripts.split()), frozenset(_DATA.east_asian.split())
SEEN_AS = {letter: seen for seen, letters in _DATA.seen_as.items() for letter in letters}
LONG = 6  # letters of a word that stands in no other
GAPS = " -_\u30fc"
FURTHER = {"\u30fc": "KATAKANA", "\u3005": "CJK", "\u3006": "CJK"}  # of no one alphabet by name


class Lookalikes:
    """Everybody's name as it is seen; closed accounts keep theirs."""

    def __init__(self, people: Iterable[Account]) -> None:
        self._seen = {skeleton(name): name for each in people for name in each.names}

    def refused(self, command: c.HouseCommand) -> Refused | None:
        """Names that cannot be are left to the House."""
        if not isinstance(command, ADDING):
            return None
        wanted = plain(command.name)
        if not _readable(wanted):
            return Refused(Reason.UNKNOWN, said("house-name-mixed", name=typed(wanted)))
        if isinstance(command, OF_PLAYERS) and any(_titles(wanted)):
            return Refused(Reason.UNKNOWN, said("house-name-reserved", name=typed(wanted)))
        taken = self._seen.get(skeleton(wanted))
        own = isinstance(command, c.KeepAccount) and taken == command.by.name
        if taken is not None and not own and alike(taken) != alike(wanted):
            return Refused(Reason.NOT_OFFERED, said("house-name-like", name=taken))
        return None

    def add(self, command: c.HouseCommand) -> None:
        """It was carried out."""
        if isinstance(command, ADDING):
            wanted = plain(command.name)
            self._seen.setdefault(skeleton(wanted), wanted)


@lru_cache(4096)
def skeleton(written: str) -> str:
    """The same for names that look the same, in most letters on most screens.

    >>> skeleton("Olive") == skeleton("0llve") == skeleton("Оlivе") == skeleton("OLÍVE")
    True
    >>> skeleton("Bernie") == skeleton("Bemie"), skeleton("ann") == skeleton("anna")
    (True, False)
    """
    seen = "".join(_seen_as(letter) for letter in plain(written))
    for both, one in _DATA.together.items():
        seen = seen.replace(both, one)
    parts = seen.replace(" ", "-").replace("_", "-").split("-")
    return "-".join(filter(None, parts))


def _seen_as(letter: str) -> str:
    """Without its marks where they are small; in other alphabets they make another letter."""
    if letter in SEEN_AS:
        return SEEN_AS[letter]
    base = normalize("NFD", letter)[0]
    if script(base) in ("LATIN", "GREEK", "CYRILLIC", "ARABIC"):
        letter = base
    found = SEEN_AS.get(letter) or letter.casefold()
    return "".join(SEEN_AS.get(each, each) for each in found)


def script(letter: str) -> str:
    """
    >>> [script(letter) for letter in "aжあ王ー"]
    ['LATIN', 'CYRILLIC', 'HIRAGANA', 'CJK', 'KATAKANA']
    """
    return FURTHER.get(letter) or name(letter, "").partition(" ")[0]


def _readable(wanted: str) -> bool:
    """Letters of one script, or of those that are written together; no invisible ones."""
    letters = [each for each in wanted if each not in " -_" and each not in "0123456789"]
    if not all(map(_is_a_letter, letters)):
        return False
    scripts = {script(each) for each in letters}
    return len(scripts) < 2 or scripts <= EAST_ASIAN


def _is_a_letter(found: str) -> bool:
    if found in _DATA.invisible or script(found) not in SCRIPTS:
        return False
    if found in FURTHER:
        return True
    if script(found) == "LATIN" and found not in _DATA.latin:
        return normalize("NFD", found)[0].isascii()
    return category(found) in ("Lu", "Ll", "Lt", "Lo")


def _titles(wanted: str) -> Iterator[str]:
    """Words of the House in it, also with a number behind them; the longer ones, and those in
    Chinese, also among other letters or with gaps."""
    for word in wanted.replace("-", " ").replace("_", " ").split():
        for each in (word, word.rstrip("0123456789")):
            if skeleton(each) in _TITLES:
                yield each
    together = "".join(letter for letter in wanted if letter not in GAPS)
    yield from (each for each in _DATA.words_in_chinese.split() if each in together)
    seen = skeleton(together)
    yield from (each for each in _TITLES if len(each) >= LONG and each in seen)


_TITLES = frozenset(map(skeleton, _DATA.words.split()))
