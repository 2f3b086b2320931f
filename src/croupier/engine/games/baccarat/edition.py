"""What may differ between editions of the book, and where the edition of a round is found."""

from collections.abc import Mapping

from croupier.engine.games.baccarat.insurance import Cell
from croupier.engine.games.baccarat.table_of_play import TableOfPlay
from croupier.engine.money import Odds
from croupier.engine.table.contract.editions import Edition, Editions


class BaccaratEdition(Edition, frozen=True, kw_only=True):
    table_of_play: TableOfPlay  # Baccarat 3.13, 3.15
    commission: Odds  # Baccarat 4.1.1: of a winning bet on the Banker Hand
    pays: Mapping[str, Odds]  # Baccarat 4.1.2
    insurance: Mapping[Cell, Odds]  # Baccarat 4.1.3


# Filled by `editions.py`: section 5 rests on rules that themselves ask for the edition.
EDITIONS: Editions[BaccaratEdition] = Editions("Baccarat")
