"""What a player has to know of a table: its bets, what they pay, the letters of its choices."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from croupier.money import Odds, dollars
from croupier.table.commands import Command
from croupier.table.offers import Offer
from croupier.table.people import Person
from croupier.table.round import Round
from croupier.table.settings import Settings


class Described(msgspec.Struct, frozen=True):
    """A bet of the layout: what it pays and when it wins."""

    bet: str
    pays: str
    wins: str
    typed: str = ""  # how it is placed, where its name does not say it


class Choice(msgspec.Struct, frozen=True):
    """Something you may say: always by the same letter, or by one of the words."""

    letter: str
    words: tuple[str, ...]  # the first is the one that is shown
    text: str  # what it does
    offer: Offer
    done: str  # what is said once it is done; {amount} stands for the amount
    usual_cents: int | None = None  # meant where no amount is said
    doubtful: bool = False  # asked twice, because it can only hurt

    @property
    def range(self) -> tuple[int, int] | None:
        """The least and the most in cents, where there is an amount to choose."""
        offer = self.offer
        if offer.amount is None or offer.largest_cents in (None, offer.smallest_cents):
            return None
        assert offer.largest_cents is not None
        return offer.smallest_cents, offer.largest_cents


Choices = Callable[[Round[Any], Sequence[Offer]], list[Choice]]


def nothing_to_choose(round: Round[Any], offers: Sequence[Offer]) -> list[Choice]:
    return []


Decisions = Callable[[Person, int, int], Mapping[str, Command]]


def nothing_to_decide(you: Person, box: int, hand: int) -> Mapping[str, Command]:
    return {}


class TableGuide(msgspec.Struct, frozen=True, kw_only=True):
    """One game's words for the person who sits down; {least} and {more} stand for amounts."""

    main: tuple[str, ...]  # where an amount alone goes: the first, then the one bet on last
    alone: str  # the same in words
    example: str  # lines that can be typed while bets are open
    another: str  # a bet for the examples of other commands
    bets: Callable[[Settings], tuple[Described, ...]]
    notes: tuple[str, ...] = ()
    begins: str = "deal"  # what the Dealer does once the bets are closed
    choices: Choices = nothing_to_choose
    decisions: Decisions = nothing_to_decide  # all there are for a hand, by letter and word


def span(odds: Sequence[Odds]) -> str:
    """`2–200 to 1` for a bet that pays by the hand."""
    return f"{min(odds).decimal()}–{max(odds)}"


def amounts(offer: Offer) -> str:
    """`1 to 12`, or the only amount there is."""
    least, most = dollars(offer.smallest_cents), dollars(offer.largest_cents or 0)
    return least if least == most else f"{least} to {most}"
