"""Pay lines of Andar Bahar: seven bets, and what the First 3 Cards make (Andar Bahar 4.1)."""

from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.mathematics.counting.pay_tables import Line, Lines, by_bet, changed


def lines() -> Lines:
    found = by_bet(PAYS)
    three = "first-3-cards"
    for made, odds in FIRST_3_CARDS_PAY.items():
        options = changed("first_3_cards_pay", FIRST_3_CARDS_PAY, made)
        found[f"{three} {made}"] = Line(odds, ((three, None),), options)
    return found
