"""The editions of the book; there is one."""

from croupier.game import Edition, Editions
from croupier_dragon_tiger.irregularities import IRREGULARITIES
from croupier_dragon_tiger.layout import BOOK

EDITIONS: Editions[Edition] = Editions(BOOK)
EDITIONS.add(Edition(date="2026-01-01", irregularities=IRREGULARITIES))
