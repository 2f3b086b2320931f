"""Baccarat insured where that favours the player, and nowhere else (Baccarat 3.11, 3.12, 3.12.2,
4.1.3, 5.3)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell, wins
from croupier.mathematics.exact import baccarat
from croupier.mathematics.exact.figures import PUSH, gain


@cache
def good_cells(decks: int) -> Mapping[Cell, Fraction]:
    """What each pays that is worth buying from a fresh shoe."""
    return {
        Cell(cell.stage, cell.side, cell.player, cell.banker): Fraction(cell.odds)
        for cell in baccarat.sheet(decks=decks).insurance
        if cell.favours_the_player
    }


def bought(decks: int, side: str, points: tuple[int, int], third: int | None) -> Cell | None:
    """Where Insurance for this side is bought: `points` of two cards each, and of the Player Hand
    with its third card if the Banker is then to draw. Whoever lets a first cell go by is offered no
    second (Baccarat 5.3)."""
    player, banker = points
    cell = Cell(FOUR_CARDS, side, player, banker)
    if cell not in EDITIONS.current.insurance and third is not None:
        cell = Cell(THIRD_CARD, side, third, banker)
    return cell if cell in good_cells(decks) else None


def gained(cell: Cell | None, winner: str) -> Fraction:
    """Per unit of the bet that is insured in full: 1 / odds of it, so that it pays as much as the
    bet (Baccarat 3.12.2)."""
    if cell is None:
        return PUSH
    if wins(cell, winner):
        return Fraction(1)
    return PUSH if winner == "tie" else -1 / gain(EDITIONS.current.insurance[cell])
