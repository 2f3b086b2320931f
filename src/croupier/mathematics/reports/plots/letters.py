"""How much room words take, where nothing can be measured: guessed, and rather too much."""

import re
from unicodedata import east_asian_width

WIDE, CAPITAL, NARROW = 1.0, 0.78, 0.62  # of a letter, as a share of its size
SIGNS = "+−±%"
# Chinese may break after each sign, but no line begins with a mark of punctuation.
WORD = re.compile(r"[\u2e80-\uffef][，。、；：！？）]*|[^\s\u2e80-\uffef]+[，。、；：！？）]*|\s+")


def width(words: str, size: float) -> float:
    return size * sum(map(_width, words))


def _width(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return WIDE
    return CAPITAL if letter.isupper() or letter in SIGNS else NARROW


def lines(words: str, size: float, room: float) -> list[str]:
    found = [""]
    for word in WORD.findall(words):
        if found[-1] and width(found[-1] + word.rstrip(), size) > room:
            found.append("")
        found[-1] += word
    return [line.strip() for line in found if line.strip()]
