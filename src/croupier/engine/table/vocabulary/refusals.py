"""A command that is not carried out, and why: a false value, and an exception for whoever asks."""

from enum import IntEnum
from typing import Literal, TypeVar, final

import msgspec

from croupier.engine.money import MOST_CENTS
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Amount, Message, bracketed, said, sentence
from croupier.engine.table.vocabulary.words import book_said

T = TypeVar("T")


class Reason(IntEnum):
    """In order of precedence: of several faults the first one listed is reported."""

    UNKNOWN = 1  # no such command, box, bet, card, place or player here
    RANK_TOO_LOW = 2
    ROUND_OVER = 3
    HALTED = 4  # a fact is being ruled on
    NOT_NOW = 5  # the moment for it has passed or not come
    NOT_YOURS = 6  # another person decides
    NOT_OFFERED = 7
    CARD_NOT_DUE = 8
    NOT_IN_SHOE = 9
    AMOUNT = 10  # not positive, not in chip units, or not the amount required
    ABOVE_MAXIMUM = 11
    ABOVE_PURSE = 12
    REASON_MISSING = 13
    IMPOSSIBLE_NOW = 14  # no paragraph governs this fact in this state


@final
class Refused(msgspec.Struct, frozen=True):
    """What the rules answer instead of events; it is false.

    >>> from croupier import open_table
    >>> refused = open_table("roulette", purses={"ann": 5}).say("ann bets 10 red")
    >>> print(bool(refused), refused)
    False ann has 5, not 10.
    """

    reason: Reason
    message: Message
    cites: tuple[Citation, ...] = ()
    room_cents: int | None = None

    @property
    def sentence(self) -> str:
        """In the language that is spoken here (`sentences.speaking`)."""
        return sentence(self.message)

    # False always, and mypy knows it: `refused or …` and `if refused:` are reported as dead code.
    def __bool__(self) -> Literal[False]:
        return False

    def __str__(self) -> str:
        return f"{self.sentence}{bracketed(self.cites)}"


class WasRefused(Exception):
    """What `accepted` raises; `refused` says what was refused and why.

    >>> from croupier import accepted, open_table
    >>> try:
    ...     accepted(open_table("roulette", purses={"ann": 5}).say("ann bets 10 red"))
    ... except WasRefused as problem:
    ...     print(problem.refused.reason.name, problem)
    ABOVE_PURSE ann has 5, not 10.
    """

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused))
        self.refused = refused


def accepted(answer: T | Refused) -> T:
    """The answer itself, for whoever expects no refusal: a `Refused` is raised as `WasRefused`.

    >>> table = open_table("roulette", purses={"ann": 10})
    >>> (placed,) = accepted(table.say("ann bets 10 red"))
    """
    if type(answer) is Refused:
        raise WasRefused(answer)
    return answer


def no_such_command(book: str, command: object) -> Refused:
    message = said("no-such-command", book=book_said(book), command=type(command).__name__)
    return Refused(Reason.UNKNOWN, message)


def amount_too_large() -> Refused:
    message = said("amount-too-large", most=Amount(MOST_CENTS))
    return Refused(Reason.ABOVE_MAXIMUM, message, room_cents=MOST_CENTS)


def first_refusal(*found: Refused | None) -> Refused | None:
    """Of several faults, the one listed first."""
    for refused in found:
        if refused is not None:
            return refused
    return None
