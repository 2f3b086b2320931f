"""Andar Bahar begins every round with all cards: what a deck that lacks one does."""

from croupier.mathematics.counting.removal import Worth
from croupier.mathematics.exact import andar_bahar

CARDS_OF_A_ROUND = None  # no shoe lasts over several rounds


def worth(decks: int) -> Worth:
    return andar_bahar.bets_from
