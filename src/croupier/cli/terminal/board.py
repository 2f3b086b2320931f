"""The roulette layout: every number in its field with the chips on it, the outside bets below."""

from typing import Any

from rich.console import Group
from rich.text import Text

from croupier.equipment.wheel import HOUSE, RED
from croupier.floor.names import STAR, spot_name
from croupier.money import dollars
from croupier.table.round import Round
from croupier.table.wagers import Spot, Wager

ROWS = (("00", 3), (HOUSE, 2), ("0", 1))  # a zero, then every third number from there
FIELDS = 13
NARROWEST, WIDEST = 6, 9  # columns of a field
OUTSIDE = (
    tuple(Spot("dozen", on=str(number)) for number in (1, 2, 3)),
    tuple(Spot(bet) for bet in ("low", "even", "red", "black", "odd", "high")),
)
GAP = "   "


def board(width: int, round: Round[Any], you: str) -> Group:
    field = max(NARROWEST, min(WIDEST, width // FIELDS))
    lines: list[Text] = []
    for zero, first in ROWS:
        numbers = [zero, *(str(number) for number in range(first, 37, 3))]
        lines.append(_row([_number(pocket) for pocket in numbers], field))
        on = [_chips(round, you, Spot("straight", on=pocket), field - 1) for pocket in numbers]
        if any(chips.plain for chips in on):
            lines.append(_row(on, field))
    for spots in OUTSIDE:
        fields = (_outside(round, you, spot) for spot in spots)
        lines.append(Text(GAP).join(fields))
    return Group(*lines)


def _row(cells: list[Text], width: int) -> Text:
    line = Text()
    for cell in cells:
        line.append(" " * (width - cell.cell_len))
        line.append_text(cell)
    return line


def _number(pocket: str) -> Text:
    name = STAR if pocket == HOUSE else pocket
    return Text(name, style="bold red" if pocket in RED else "bold")


def _outside(round: Round[Any], you: str, spot: Spot) -> Text:
    style = "bold red" if spot.bet == "red" else "bold"
    chips = _chips(round, you, spot, 99)
    name = Text(spot_name(spot), style=style)
    return Text.assemble(name, " ", chips) if chips.plain else name


def _chips(round: Round[Any], you: str, spot: Spot, room: int) -> Text:
    """Yours in brackets, the others' added up; where both do not fit, a + stands for theirs."""
    on_it = [wager for wager in round.wagers if wager.open and wager.spot == spot]
    own, others = _total(on_it, you, own=True), _total(on_it, you, own=False)
    yours = Text(f"[{dollars(own)}]", style="bold green") if own else Text()
    if not others:
        return yours
    beside = dollars(others)
    if own:
        beside = f"+{beside}" if len(yours.plain) + len(beside) < room else "+"
    return Text.assemble(yours, beside)


def _total(wagers: list[Wager], you: str, *, own: bool) -> int:
    return sum(wager.stake_cents for wager in wagers if (wager.player == you) is own)
