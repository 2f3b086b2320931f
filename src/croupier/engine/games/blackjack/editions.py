"""The editions of the book, which so far differ in nothing but section 5."""

from croupier.engine.games.blackjack.layout import BOOK
from croupier.engine.games.blackjack.trouble.irregularities import IRREGULARITIES
from croupier.engine.table.contract.editions import Edition, Editions

EDITIONS: Editions[Edition] = Editions(BOOK)
EDITIONS.add(Edition(date="2024-01-10", irregularities=IRREGULARITIES))
