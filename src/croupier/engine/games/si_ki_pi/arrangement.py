"""Four cards divided into Low Hand and High Hand, one of three ways (Si Ki Pi 1.8, 1.12, 3.18)."""

from collections.abc import Iterable

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.games.si_ki_pi.ranking import Strength, Two, height, strength, worth
from croupier.engine.table.vocabulary.layout_drawing import Part

Halves = tuple[tuple[Card, ...], ...]  # in the order of `halved`, so that equal ones are alike


class Division(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whichever two cards rank higher are the High Hand: no hand can be foul."""

    low: Two
    high: Two

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset((*self.low, *self.high))

    @property
    def halves(self) -> Halves:
        return halved(self.low, self.high)

    @property
    def parts(self) -> tuple[Part, ...]:
        return Part(self.low, worth(self.low)), Part(self.high, worth(self.high))


def halved(*halves: Iterable[Card]) -> Halves:
    """Two cards and two cards, in whatever order they are named."""
    return tuple(sorted(tuple(sorted(half)) for half in halves))


def division(first: Iterable[Card], second: Iterable[Card]) -> Division:
    """The two halves may be named in either order; the lower is the Low Hand (Si Ki Pi 1.8,
    1.12)."""
    low, high = sorted((_in_order(first), _in_order(second)), key=_rank_of_half)
    return Division(low, high)


def divided(halves: Halves) -> Division | None:
    """None: these are not two cards and two other cards."""
    if len(halves) != 2 or any(len(half) != 2 for half in halves):
        return None
    first, second = halves
    return division(first, second) if len({*first, *second}) == 4 else None


def ways(cards: tuple[Card, ...]) -> tuple[Division, ...]:
    """All three; a player chooses one of them."""
    first, second, third, fourth = cards
    return (
        division((first, second), (third, fourth)),
        division((first, third), (second, fourth)),
        division((first, fourth), (second, third)),
    )


def _in_order(half: Iterable[Card]) -> Two:
    upper, lower = sorted(half, key=lambda card: (-height(card), card))
    return upper, lower


def _rank_of_half(half: Two) -> tuple[Strength, list[int], Two]:
    """Equal halves are told apart by their cards, so that the answer is always the same."""
    return strength(half), [height(card) for card in half], half
