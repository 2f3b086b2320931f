"""What a Blackjack round knows beyond its cards and chips (Blackjack 1.16, 1.29, 3.15, 3.22)."""

from functools import cached_property

import msgspec

from croupier.engine.table.state.round import Round
from croupier.engine.table.vocabulary.places import Place


def box_hand(box: int, hand: int = 1) -> Place:
    return Place("box", box, hand)


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A hand in play: the first of its box is 1, each Split opens the next number. It stays that
    hand, whatever is Split before it; `Play.hands` has them in the order of play."""

    box: int
    id: int = 1
    split: bool = False
    aces: bool = False  # from split Aces: one card and no more
    doubled: bool = False
    stood: bool = False
    split_from: int | None = None  # the hand whose second card began it

    @cached_property
    def place(self) -> Place:
        return box_hand(self.box, self.id)


class Following(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Split or Double was said; Standing Players may follow until its card comes."""

    box: int
    hand: int
    split: bool
    answered: frozenset[str] = frozenset()


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Hit: where, and who called it."""

    place: Place
    player: str


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: tuple[Hand, ...] = ()
    window_closed: bool = False  # Insurance, Even Money and Surrender are over
    answered: frozenset[str] = frozenset()  # who has called a play, or declined, in the window
    interim_settled: bool = False
    surrendered: frozenset[int] = frozenset()
    even_money: frozenset[tuple[str, int]] = frozenset()
    drawing: tuple[Called, ...] = ()  # Hits whose card is to come
    following: Following | None = None
    stayed: frozenset[tuple[str, int]] = frozenset()  # declined a Split: on the first hand only

    def caller(self, place: Place) -> str | None:
        """Who called the Hit whose card is to come there."""
        for called in self.drawing:
            if called.place == place:
                return called.player
        return None


BlackjackRound = Round[Play]
