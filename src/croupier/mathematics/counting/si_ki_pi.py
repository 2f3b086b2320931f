"""Si Ki Pi begins every round with all cards: what a deck that lacks one does."""

from croupier.mathematics.counting.removal import Worth
from croupier.mathematics.exact import si_ki_pi

CARDS_OF_A_ROUND = None  # no shoe lasts over several rounds


def worth(decks: int) -> Worth:
    return si_ki_pi.bets_from
