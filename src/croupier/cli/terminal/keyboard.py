"""One line after the other from the keyboard: history with the arrow keys, completion with Tab."""

import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import Console

BRIGHT, PLAIN = "\033[1;36m", "\033[0m"
LEAVING = ("q", "quit", "leave", "exit")
TYPED_FOR_SIGNS = str.maketrans("♠♥♦♣★*–−", "shdchh--")
BETWEEN_BETS = re.compile(r"[,，、]| and ", re.IGNORECASE)
BEFORE_A_PLACE = re.compile(r"(?:(?:\$?[\d.]+|max|all|on|bet|withdraw) +)+", re.IGNORECASE)


class Left(Exception):
    """You get up from the table."""


class Keyboard:
    def __init__(self, console: Console) -> None:
        self._console = console
        self._phrases: Sequence[str] = ()
        self._after_an_amount: Sequence[str] = ()
        self._readline = self._line_editing() if sys.stdin.isatty() else None

    def _line_editing(self) -> ModuleType | None:
        """Some Pythons are built without it: there lines are typed all the same."""
        if find_spec("readline") is None:
            return None
        readline = import_module("readline")
        readline.set_completer_delims(" ")
        readline.set_completer(self._completion)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        readline.parse_and_bind("set show-all-if-ambiguous on")
        return readline

    def ask(
        self, question: str, phrases: Sequence[str] = (), after_an_amount: Sequence[str] = ()
    ) -> str:
        """What is answered; getting up, the end of the input and Ctrl-C raise Left.

        Tab completes `phrases`, and after an amount, `max` or `withdraw` those that may follow it.
        """
        self._phrases, self._after_an_amount = phrases, after_an_amount
        try:
            answer = input(self._prompt(f"{question} ")).strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Left from None
        if not sys.stdin.isatty():  # nobody has seen it being typed
            self._console.print(answer, highlight=False, markup=False)
        if answer.lower() in LEAVING:
            raise Left
        return answer

    def _prompt(self, question: str) -> str:
        """In colour; readline must know which characters take no room."""
        if self._console.color_system is None or self._console.no_color:
            return question
        if self._readline is None:
            return f"{BRIGHT}{question}{PLAIN}"
        return f"\001{BRIGHT}\002{question}\001{PLAIN}\002"

    def _completion(self, text: str, state: int) -> str | None:
        assert self._readline is not None
        line = self._readline.get_line_buffer()[: self._readline.get_endidx()]
        found = completions(self._phrases, self._after_an_amount, line)
        return f"{found[state]} " if state < len(found) else None


def completions(phrases: Sequence[str], places: Sequence[str], line: str) -> list[str]:
    """How the last of the bets on the line can go on."""
    last = BETWEEN_BETS.split(line)[-1].lstrip()
    before = BEFORE_A_PLACE.match(last)
    return next_words(places, last[before.end() :]) if before else next_words(phrases, last)


def next_words(phrases: Iterable[str], line: str) -> list[str]:
    """The words with which one of the phrases can go on where the line ends."""
    said, _, last = line.lower().rpartition(" ")
    before = said.split()
    words = {
        following[0]
        for phrase in phrases
        if (parts := phrase.lower().split())[: len(before)] == before
        and (following := parts[len(before) :])
        and following[0].startswith(last)
    }
    return sorted(words)


def plain(text: str) -> str:
    """What was typed or printed, in the one form in which words are compared."""
    typed = text.lower().translate(TYPED_FOR_SIGNS).replace("/", "-").replace("_", " ")
    return " ".join(typed.split())
