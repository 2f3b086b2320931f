"""What is wrong with a history file, in a sentence that names file, line and paragraph."""

from collections.abc import Iterable
from difflib import get_close_matches

from croupier.rulebook import Citation, citations_in

STANDARD_INPUT = "-"
LONGEST_SHOWN = 500  # characters of a line, or of a sentence that repeats words of it


def named(file: str) -> str:
    """A file as people are told of it."""
    return "standard input" if file == STANDARD_INPUT else printable(file) or "''"


def printable(text: str) -> str:
    """Characters that would do something to a terminal, as escapes."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


class HistoryError(ValueError):
    """A file that cannot be settled; `action` is the line of play that was refused, if it was."""

    def __init__(
        self,
        file: str,
        line: int | None,
        sentence: str,
        cites: tuple[Citation, ...] = (),
        action: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.file = file
        self.line = line
        self.sentence = sentence
        self.cites = cites or tuple(Citation(cited) for _, cited in citations_in(sentence))
        self.action = action

    def __str__(self) -> str:
        where = named(self.file) + ("" if self.line is None else f", line {self.line}")
        said = f", “{_shortened(printable(self.action))}”" if self.action else ""
        unsaid = [cited for cited in self.cites if cited not in self.sentence]
        cited = f" ({', '.join(unsaid)})" if unsaid else ""
        return f"{where}{said}: {_shortened(self.sentence)}{cited}"


def _shortened(text: str) -> str:
    """Its beginning and its end."""
    half = LONGEST_SHOWN // 2
    return text if len(text) <= LONGEST_SHOWN else f"{text[:half]} … {text[-half:]}"


class Unreadable(ValueError):
    """Words of a line that are not a command; the sentence says which and why."""

    def __init__(self, sentence: str, cites: tuple[Citation, ...] = ()) -> None:
        super().__init__(sentence)
        self.cites = cites


def unknown(kind: str, word: str, known: Iterable[str]) -> str:
    """A sentence about a word nobody knows, with the nearest known one or all of them."""
    choices = list(known)
    near = get_close_matches(word, choices, n=1)
    hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(choices)}."
    return f"There is no {kind} {word!r}; {hint}"
