"""The editions of the book, which so far differ in nothing but section 5."""

from croupier.engine.games.si_ki_pi.layout import BOOK
from croupier.engine.games.si_ki_pi.trouble.irregularities import IRREGULARITIES
from croupier.engine.table.contract.editions import Edition, Editions

EDITIONS: Editions[Edition] = Editions(BOOK)
EDITIONS.add(Edition(date="2021-09-14", irregularities=IRREGULARITIES))
