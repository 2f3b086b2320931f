"""The First 3 Cards and what they make, best first (Andar Bahar 1.6)."""

from croupier.engine.equipment.cards import Card, rank, suit
from croupier.engine.sentences import said

ACE_LOW, ACE_HIGH = "A23456789TJQK", "23456789TJQKA"
STRAIGHT_FLUSH = "straight-flush"
THREE_OF_A_KIND = "three-of-a-kind"
STRAIGHT = "straight"
FLUSH = "flush"

MADE_SAID = {
    STRAIGHT_FLUSH: said("andar-bahar-straight-flush"),
    THREE_OF_A_KIND: said("andar-bahar-three-of-a-kind"),
    STRAIGHT: said("andar-bahar-straight"),
    FLUSH: said("andar-bahar-flush"),
}


def in_sequence(cards: tuple[Card, Card, Card]) -> bool:
    """Three ranks in a row; the Ace stands at either end and never between King and 2."""
    for order in (ACE_LOW, ACE_HIGH):
        low, middle, high = sorted(order.index(rank(card)) for card in cards)
        if (middle, high) == (low + 1, low + 2):
            return True
    return False


def category(cards: tuple[Card, Card, Card]) -> str | None:
    """The best of what these cards make; None: the bet loses."""
    one_suit = len({suit(card) for card in cards}) == 1
    if in_sequence(cards):
        return STRAIGHT_FLUSH if one_suit else STRAIGHT
    if len({rank(card) for card in cards}) == 1:
        return THREE_OF_A_KIND
    return FLUSH if one_suit else None
