"""Paragraphs as people read them: in Chinese a book has the Chinese name of its game."""

from collections.abc import Iterable
from itertools import groupby

from croupier.engine.rulebook import GAMES
from croupier.engine.sentences.catalogues import LOCALES, current_language, sentence
from croupier.engine.sentences.joins import aside
from croupier.engine.sentences.messages import Message


def short(cites: Iterable[str]) -> str:
    """`Baccarat 3.16, 4.1.2`, `百家乐 3.16、4.1.2`: a book is named once."""
    between = LOCALES[current_language()].between
    split = [cited.rpartition(" ") for cited in dict.fromkeys(cites)]
    return between["clauses"].join(
        f"{_named(book)} {between['comma'].join(number for _, _, number in group)}"
        for book, group in groupby(split, key=lambda parts: parts[0])
    )


def cited(cites: Iterable[str]) -> str:
    """As they are cited: `Roulette 2.1.1, Roulette C`, `轮盘 2.1.1、C`."""
    return short(cites) if current_language() == "zh" else ", ".join(cites)


def bracketed(cites: Iterable[str]) -> str:
    """What follows a sentence: ` (Roulette 2.1.1, Roulette C)`, `（轮盘 2.1.1、C）`, or nothing."""
    return aside(cited(cites))


def _named(book: str) -> str:
    return sentence(Message(f"game-name-{GAMES[book]}")) if book in GAMES else book
