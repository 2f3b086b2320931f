"""Blackjack by the count: from which true count on a hand is played differently (Blackjack 3.18,
3.22, 3.23)."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import RANKS
from croupier.engine.sentences import phrase
from croupier.mathematics.counting.systems import ImpossibleSystem, System
from croupier.mathematics.exact import blackjack
from croupier.mathematics.exact.composition import SUITS_IN_A_DECK, Composition

USUAL_DECKS = 8
FARTHEST = 12.0  # true counts that are looked at, in counts of +1 and -1

HARD = {total: ("T", str(total - 10)) for total in range(12, 18)}
SMALL = {8: ("5", "3"), 9: ("5", "4"), 10: ("6", "4"), 11: ("6", "5")}
SOFT = {f"A{n}": ("A", str(n)) for n in range(2, 9)}
PAIRS = {f"{rank}{rank}": (rank, rank) for rank in "23456789TA"}
HANDS: Mapping[str, tuple[str, str]] = {
    **{str(total): cards for total, cards in (SMALL | HARD).items()},
    **SOFT,
    **PAIRS,
}
UP_CARDS = "23456789TA"


class Index(msgspec.Struct, frozen=True):
    """A hand against an up card: another action is best from this true count on."""

    hand: str
    up: str
    below: str
    above: str
    true_count: float


def decks_left(decks: int) -> int:
    """Three quarters of the shoe: then ranks can be plenty as well as few."""
    return decks * 3 // 4


def indices(system: System, decks: int = USUAL_DECKS) -> tuple[Index, ...]:
    """For all hands of two cards, the shoe as it most likely is at each true count."""
    if not system.balanced:
        raise ImpossibleSystem(phrase("impossible-is-not-balanced-it-has-no", a=str(system.name)))
    shoes = {count: shoe_at(system, count, decks) for count in true_counts(system, decks)}
    return tuple(index for up in UP_CARDS for index in _against(up, shoes))


def true_counts(system: System, decks: int = USUAL_DECKS) -> list[float]:
    """Those at which a whole number of cards of each rank is gone."""
    left = decks_left(decks)
    step = system.squares / left
    widest = max(map(abs, system.tags.values()))
    most = min(int(FARTHEST * widest / step), SUITS_IN_A_DECK * (decks - left) // widest)
    return [step * number for number in range(-most, most + 1)]


def shoe_at(system: System, true_count: float, decks: int = USUAL_DECKS) -> Composition:
    """Three quarters are left; of all ways to have this count the likeliest."""
    left = decks_left(decks)
    gone = true_count * left / system.squares
    whole = Composition.of_decks(left)
    counts = tuple(
        held - round(gone * system.tag(rank))
        for rank, held in zip(RANKS, whole.counts, strict=True)
    )
    return replace(whole, decks=decks, counts=counts).checked()


def _against(up: str, shoes: Mapping[float, Composition]) -> Iterator[Index]:
    worth = {
        count: blackjack.first_actions(up, HANDS.values(), shoe) for count, shoe in shoes.items()
    }
    for hand, cards in HANDS.items():
        for low, high in pairwise(worth):
            yield from _changes(hand, up, (low, worth[low][cards]), (high, worth[high][cards]))


def _changes(
    hand: str, up: str, low: tuple[float, dict[str, float]], high: tuple[float, dict[str, float]]
) -> Iterator[Index]:
    """Between two counts the worth of an action is taken for a straight line."""
    (at, first), (till, second) = low, high
    below, above = max(first, key=first.__getitem__), max(second, key=second.__getitem__)
    if below != above:
        before, after = first[above] - first[below], second[above] - second[below]
        yield Index(hand, up, below, above, at + (till - at) * before / (before - after))
