"""Pay lines of Roulette: every kind of bet (Roulette 4.1.1, 4.1.2, 4.1.3, 4.1.4)."""

from croupier.mathematics.counting.pay_tables import Lines, by_bet
from croupier.mathematics.exact.roulette import PAYS


def lines() -> Lines:
    return by_bet(PAYS)
