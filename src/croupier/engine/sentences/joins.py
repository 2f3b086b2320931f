"""What joins words where no sentence does: signs as wide as Chinese is."""

from collections.abc import Iterable

from croupier.engine.sentences.catalogues import LOCALES, current_language


def comma(words: Iterable[str]) -> str:
    """`ann, bob`, `ann、bob`."""
    return LOCALES[current_language()].between["comma"].join(words)


def colon(word: str, told: str) -> str:
    """`red: 5`, `红：5`."""
    return f"{word}：{told}" if current_language() == "zh" else f"{word}: {told}"


def aside(told: str) -> str:
    """What follows a word: ` (ann)`, `（ann）`, or nothing."""
    if not told:
        return ""
    return f"（{told}）" if current_language() == "zh" else f" ({told})"
