"""What a hand of cards is worth (Blackjack 1.2, 1.4, 1.12, 1.19, 1.22, 1.27, 1.28, 3.1, 3.2.1,
3.2.2, 3.2.3)."""

from collections.abc import Sequence

from croupier.engine.equipment.cards import DECK, Card, rank
from croupier.engine.table.vocabulary.places import Place

DEALER_HAND = Place("dealer")

# Blackjack 3.2.1, 3.2.2 and 3.2.3
VALUES = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10} | {str(n): n for n in range(2, 10)}
WORTH = {card: VALUES[rank(card)] for card in DECK}
ACES = frozenset(card for card in DECK if rank(card) == "A")
TWENTY_ONE = 21
ACE_EXTRA = 10  # an Ace counts 11 where that does not exceed 21
TEN_AND_ACE = TWENTY_ONE - ACE_EXTRA  # with the Ace at 1
MUST_DRAW_BELOW = 12  # Blackjack 3.20
DEALER_STANDS_ON = 17  # Blackjack 3.24, soft or hard


def hard_total(cards: Sequence[Card]) -> int:
    found = 0
    for card in cards:  # asked for so often that a plain loop pays
        found += WORTH[card]
    return found


def soft(cards: Sequence[Card]) -> bool:
    """Blackjack 1.28: an Ace counts 11."""
    return total(cards) > hard_total(cards)


def total(cards: Sequence[Card]) -> int:
    """As near to 21 as it can be (Blackjack 3.1)."""
    hard = hard_total(cards)
    if hard + ACE_EXTRA > TWENTY_ONE or ACES.isdisjoint(cards):
        return hard
    return hard + ACE_EXTRA


def bust(cards: Sequence[Card]) -> bool:
    return len(cards) > 2 and hard_total(cards) > TWENTY_ONE


def blackjack(cards: Sequence[Card], *, split: bool = False) -> bool:
    """Blackjack 1.2: Ace and ten on the initial two cards, never after a Split."""
    if split or len(cards) < 2:
        return False
    first, second = cards[:2]  # a card laid there by mistake does not take it away
    return WORTH[first] + WORTH[second] == TEN_AND_ACE and (first in ACES or second in ACES)


def soft_21(cards: Sequence[Card], *, split: bool = False) -> bool:
    """Blackjack 1.27: 21 with an Ace at 11 that is not a Blackjack."""
    return hard_total(cards) == TEN_AND_ACE and soft(cards) and not blackjack(cards, split=split)


def identical_value(cards: Sequence[Card]) -> bool:
    """Blackjack 1.29, 3.22: any two tens and pictures are of one value."""
    return len(cards) == 2 and WORTH[cards[0]] == WORTH[cards[1]]


def ace(card: Card) -> bool:
    return card in ACES


def ten(card: Card) -> bool:
    return WORTH[card] == 10
