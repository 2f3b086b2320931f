"""The editions of the book, which so far differ in nothing but section 5."""

from croupier.engine.games.andar_bahar.layout import BOOK
from croupier.engine.games.andar_bahar.trouble.irregularities import IRREGULARITIES
from croupier.engine.table.contract.editions import Edition, Editions

EDITIONS: Editions[Edition] = Editions(BOOK)
EDITIONS.add(Edition(date="2024-07-18", irregularities=IRREGULARITIES))
