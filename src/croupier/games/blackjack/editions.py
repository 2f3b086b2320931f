"""The editions of the book, which so far differ in nothing but section 5."""

from croupier.games.blackjack.irregularities import IRREGULARITIES
from croupier.games.blackjack.layout import BOOK
from croupier.table.editions import Edition, Editions

EDITIONS: Editions[Edition] = Editions(BOOK)
EDITIONS.add(Edition(date="2024-01-10", irregularities=IRREGULARITIES))
