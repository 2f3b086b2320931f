"""Insurance in both stages: the pay table, who may buy, how much (Baccarat 1.9, 3.11, 3.12, 3.12.1,
3.12.2, 3.14, 4.1.3, 4.2.1, 4.2.2, 5.3)."""

from collections.abc import Mapping

import msgspec

from croupier.engine.money import Odds

FOUR_CARDS = "four-cards"
THIRD_CARD = "third-card"
STAGES = (FOUR_CARDS, THIRD_CARD)
SIDES = ("player", "banker")


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One situation of the pay table; points as they stand when it is offered."""

    stage: str
    side: str
    player_points: int
    banker_points: int

    @property
    def on(self) -> str:
        """`four-cards 4-6`: what the bet is on."""
        return f"{self.stage} {self.player_points}-{self.banker_points}"


Row = tuple[str, str, range, range, Odds]  # stage, side, Player points, Banker points, odds


def pay_table(*rows: Row) -> dict[Cell, Odds]:
    """Baccarat 4.1.3, row by row."""
    return {
        Cell(stage, side, player, banker): odds
        for stage, side, player_points, banker_points, odds in rows
        for player in player_points
        for banker in banker_points
    }


NINE = 9  # Baccarat 3.17, 4.2.1: Player Insurance bought at 9 is paid on a 9–9 Tie


class InsuranceOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cell: Cell
    odds: Odds


def offers(
    pays: Mapping[Cell, Odds], stage: str, player_points: int, banker_points: int
) -> tuple[InsuranceOffer, ...]:
    cells = [Cell(stage, side, player_points, banker_points) for side in SIDES]
    return tuple([InsuranceOffer(cell, pays[cell]) for cell in cells if cell in pays])


def wins(cell: Cell, winner: str) -> bool:
    """Does Insurance bought in this cell win when `winner` (`tie` for none) has won?"""
    if winner == "tie":
        return cell.stage == THIRD_CARD and cell.side == "player" and cell.player_points == NINE
    return winner != cell.side
