"""What is wrong with a history file, in a sentence that names file, line and paragraph."""

from collections.abc import Callable, Iterable
from difflib import get_close_matches

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, Value, cited, said, sentence, shortened
from croupier.engine.table.vocabulary.words import any_of

STANDARD_INPUT = "-"
LONGEST_SHOWN = 500  # characters of a line, or of a sentence that repeats words of it


def named(file: str) -> Message:
    """A file as people are told of it."""
    if file == STANDARD_INPUT:
        return said("standard-input")
    return said("file-named", file=printable(file) or "''")


def printable(text: str) -> str:
    """Characters that would do something to a terminal, as escapes."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def typed(word: str) -> str:
    """What somebody wrote, as it can stand between quotes: nothing in it moves a terminal."""
    return repr(word)[1:-1]


class HistoryError(ValueError):
    """A file that cannot be settled; `action` is the line of play that was refused, if it was."""

    def __init__(
        self,
        file: str,
        line: int | None,
        message: Message,
        cites: tuple[Citation, ...] = (),
        action: str | None = None,
    ) -> None:
        super().__init__(message)
        self.file = file
        self.line = line
        self.message = message
        self.cites = cites
        self.action = action

    @property
    def sentence(self) -> str:
        """In the language that is spoken here (`sentences.speaking`)."""
        return sentence(self.message)

    def __str__(self) -> str:
        file, problem = named(self.file), self._problem()
        action = shortened(printable(self.action or ""), LONGEST_SHOWN)
        if self.line is None:
            if not action:
                return sentence(said("wrong-in-file", file=file, problem=problem))
            return sentence(said("wrong-in-action", file=file, action=action, problem=problem))
        line = str(self.line)
        if not action:
            return sentence(said("wrong-at-line", file=file, line=line, problem=problem))
        where = said("wrong-in-line", file=file, line=line, action=action, problem=problem)
        return sentence(where)

    def _problem(self) -> Value:
        """The sentence, and the paragraphs that it does not name itself."""
        told = self.sentence
        shown = shortened(printable(told), LONGEST_SHOWN)
        unsaid = [paragraph for paragraph in self.cites if paragraph not in told]
        return said("wrong-by", problem=shown, cites=cited(unsaid)) if unsaid else shown


class Unreadable(ValueError):
    """Words of a line that are not a command; the message says which and why."""

    def __init__(self, message: Message, cites: tuple[Citation, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cites = cites

    def __str__(self) -> str:
        return sentence(self.message)


def unknown(
    kind: Message,
    word: str,
    known: Iterable[str],
    shown: Callable[[str], Value] = lambda word: word,
) -> Message:
    """A word nobody knows, with the nearest known one or all of them, as they are shown."""
    choices = list(known)
    near = get_close_matches(word, choices, n=1)
    if near:
        return said("no-such-word-but-near", kind=kind, word=typed(word), near=shown(near[0]))
    return said("no-such-word", kind=kind, word=typed(word), known=any_of(map(shown, choices)))
