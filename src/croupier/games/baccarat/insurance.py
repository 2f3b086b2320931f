"""Insurance in both stages: the pay table, who may buy, how much (Baccarat 1.9, 3.11, 3.12, 3.12.1,
3.12.2, 3.14, 4.1.3, 4.2.1, 4.2.2, 5.3)."""

from collections.abc import Iterator

import msgspec

from croupier.money import Odds

FOUR_CARDS = "four-cards"
THIRD_CARD = "third-card"
STAGES = (FOUR_CARDS, THIRD_CARD)
SIDES = ("player", "banker")


class Cell(msgspec.Struct, frozen=True):
    """One situation of the pay table; points as they stand when it is offered."""

    stage: str
    side: str
    player_points: int
    banker_points: int


def _cells() -> Iterator[tuple[str, str, range, range, Odds]]:
    """Baccarat 4.1.3 row by row: stage, side, Player points, Banker points, odds."""
    yield FOUR_CARDS, "banker", range(5), range(5, 6), Odds.to(2)
    yield FOUR_CARDS, "banker", range(6), range(6, 7), Odds.to(3)
    yield FOUR_CARDS, "banker", range(6), range(7, 8), Odds.to(4)
    yield FOUR_CARDS, "player", range(5, 6), range(4, 5), Odds.to(2)
    yield FOUR_CARDS, "player", range(6, 7), range(6), Odds.to(3)
    yield FOUR_CARDS, "player", range(7, 8), range(6), Odds.to(4)
    yield THIRD_CARD, "banker", range(1, 2), range(1, 2), Odds.to(6)
    yield THIRD_CARD, "banker", range(1, 2), range(2, 7), Odds.to(7)
    yield THIRD_CARD, "banker", range(2, 3), range(3, 7), Odds.to(4)
    yield THIRD_CARD, "banker", range(3, 4), range(4, 5), Odds.to(3, 2)
    yield THIRD_CARD, "player", range(5, 6), range(5), Odds.to(2)
    yield THIRD_CARD, "player", range(6, 7), range(6), Odds.to(3)
    yield THIRD_CARD, "player", range(7, 8), range(7), Odds.to(4)
    yield THIRD_CARD, "player", range(8, 9), range(7), Odds.to(7)
    yield THIRD_CARD, "player", range(9, 10), range(7), Odds.to(8)


CELLS: dict[Cell, Odds] = {
    Cell(stage, side, player, banker): odds
    for stage, side, player_points, banker_points, odds in _cells()
    for player in player_points
    for banker in banker_points
}
NINE = 9  # Baccarat 3.17, 4.2.1: Player Insurance bought at 9 is paid on a 9–9 Tie


class InsuranceOffer(msgspec.Struct, frozen=True):
    cell: Cell
    odds: Odds


def offers(stage: str, player_points: int, banker_points: int) -> tuple[InsuranceOffer, ...]:
    cells = (Cell(stage, side, player_points, banker_points) for side in SIDES)
    return tuple(InsuranceOffer(cell, CELLS[cell]) for cell in cells if cell in CELLS)


def wins(cell: Cell, winner: str) -> bool:
    """Does Insurance bought in this cell win when `winner` (`tie` for none) has won?"""
    if winner == "tie":
        return cell.stage == THIRD_CARD and cell.side == "player" and cell.player_points == NINE
    return winner != cell.side
