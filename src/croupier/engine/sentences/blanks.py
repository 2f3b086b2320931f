"""A blank between Chinese and Latin letters or figures; `kit/sentences.js` puts the same ones."""

import re

CHINESE = "\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
LATIN = "A-Za-z0-9\u00c0-\u024f"
BEGINS = f"[-+−±<≈~./`(\\[]*[{LATIN}★½]"  # −5, --json, ./croupier, `croupier`
ENDS = f"[{LATIN}%♠♥♦♣★½)\\]`>+]"  # 10.36%, 9♥, 3.15.2(a)
BORDER = re.compile(f"(?<=[{CHINESE}])(?={BEGINS})|(?<={ENDS})(?=[{CHINESE}])")
# The name of a game, and a paragraph by its number: 第5.8条, 第5.7.1至5.7.3条.
ONE_PIECE = re.compile(r"21点|第[0-9][0-9.()a-z、至和或与]*条")
PER_CENT = re.compile(r"(?<=[0-9])[ \u00a0]%")
JOINER = "\u2060"  # of no width: no blank comes here


def spaced(sentence: str) -> str:
    """The sentence with a blank at each border, except within one piece and what is `kept`; none
    before %."""
    pieces = ONE_PIECE.sub(lambda piece: kept(piece[0]), PER_CENT.sub("%", sentence))
    return BORDER.sub(" ", pieces).replace(JOINER, "")


def kept(name: str) -> str:
    """A name or what was typed stays as it is inside a sentence."""
    return BORDER.sub(JOINER, name)
