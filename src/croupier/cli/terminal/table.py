"""What a player has to know of a table: its bets, what they pay, the letters of its choices."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from croupier.engine.games.names import bet_name
from croupier.engine.money import Odds
from croupier.engine.sentences import Amount, Message, has_sentence, said
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.settings import Settings


class Described(msgspec.Struct, frozen=True):
    """A bet of the layout: what it pays and when it wins."""

    bet: str
    pays: Message
    wins: Message
    typed: str = ""  # how it is placed, where its name does not say it


class Choice(msgspec.Struct, frozen=True):
    """Something you may say: always by the same letter, or by one of the words."""

    letter: str
    words: tuple[str, ...]  # the first is the one that is shown
    text: Message  # what it does
    offer: Offer
    done: Callable[[Amount], Message]  # what is said once it is done, for some amount
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


def whatever(message: Message) -> Callable[[Amount], Message]:
    """Said of a choice without an amount."""
    return lambda amount: message


Choices = Callable[[AnyRound, Sequence[Offer]], list[Choice]]


def nothing_to_choose(round: AnyRound, offers: Sequence[Offer]) -> list[Choice]:
    return []


Decisions = Callable[[Person, int, int], Mapping[str, Command]]


def nothing_to_decide(you: Person, box: int, hand: int) -> Mapping[str, Command]:
    return {}


class TableGuide(msgspec.Struct, frozen=True, kw_only=True):
    """One game's words for the person who sits down; {least} and {more} stand for amounts."""

    main: tuple[str, ...]  # where an amount alone goes: the first, then the one bet on last
    alone: Callable[[Amount], Message]  # the same in words
    example: str = ""  # lines to type while bets are open; else `guide-example-…` of the catalogues
    another: str  # a bet for the examples of other commands
    bets: Callable[[Settings], tuple[Described, ...]]
    notes: tuple[Message, ...] = ()
    begins: Literal["deal", "spin"] = "deal"  # what the Dealer does once the bets are closed
    choices: Choices = nothing_to_choose
    decisions: Decisions = nothing_to_decide  # all there are for a hand, by letter and word

    @property
    def another_named(self) -> str:
        """`another` as it is typed in the language that is spoken."""
        bet, _, on = self.another.rpartition(" ")
        if not has_sentence(f"bet-name-{_hyphened(bet)}"):
            bet, on = self.another, ""
        return f"{bet_name(_hyphened(bet)).lower()} {on}".strip()


def span(odds: Sequence[Odds]) -> Message:
    """`2–200 to 1` for a bet that pays by the hand."""
    return said("guide-pays-span", least=min(odds).decimal(), most=max(odds).decimal())


def amounts(offer: Offer) -> Amount | Message:
    """`1 to 12`, or the only amount there is."""
    least, most = Amount(offer.smallest_cents), Amount(offer.largest_cents or 0)
    return least if least == most else said("play-amounts", least=least, most=most)


def _hyphened(bet: str) -> str:
    return bet.replace(" ", "-")
