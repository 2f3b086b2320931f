"""The roulette layout: every number in its field with the chips on it, the outside bets below."""

from rich.console import Group
from rich.text import Text

from croupier.cli.terminal.chips import stack
from croupier.engine.equipment.wheel import HOUSE, RED
from croupier.engine.games.names import STAR
from croupier.engine.sentences import colon, sentence
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.floor.narration.names import spot_named

ROWS = (("00", 3), (HOUSE, 2), ("0", 1))  # a zero, then every third number from there
FIELDS = 13
NARROWEST, WIDEST = 6, 9  # columns of a field
OUTSIDE = (
    tuple(Spot(bet, on=str(number)) for bet in ("dozen", "column") for number in (1, 2, 3)),
    tuple(Spot(bet) for bet in ("low", "even", "red", "black", "odd", "high")),
)
GAP = "   "


def board(width: int, round: AnyRound, you: str) -> Group:
    field = max(NARROWEST, min(WIDEST, width // FIELDS))
    lying: dict[Spot, list[Wager]] = {}
    for wager in round.wagers:
        if wager.open:
            lying.setdefault(wager.spot, []).append(wager)
    lines: list[Text] = []
    for zero, first in ROWS:
        numbers = [zero, *(str(number) for number in range(first, 37, 3))]
        lines.append(_row([_number(pocket) for pocket in numbers], field))
        on = [lying.pop(Spot("straight", on=pocket), []) for pocket in numbers]
        if any(on):
            lines.append(_row([stack(wagers, you, field - 1) for wagers in on], field))
    for spots in OUTSIDE:
        lines += side_by_side([_outside(spot, lying.pop(spot, []), you) for spot in spots], width)
    between = [_outside(spot, wagers, you) for spot, wagers in lying.items()]
    return Group(*lines, *side_by_side(between, width))


def side_by_side(fields: list[Text], width: int) -> list[Text]:
    """As many on a line as fit whole."""
    lines: list[Text] = []
    for field in fields:
        if lines and lines[-1].cell_len + len(GAP) + field.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], GAP, field)
        else:
            lines.append(field)
    return lines


def _row(cells: list[Text], width: int) -> Text:
    line = Text()
    for cell in cells:
        line.append(" " * (width - cell.cell_len))
        line.append_text(cell)
    return line


def _number(pocket: str) -> Text:
    name = STAR if pocket == HOUSE else pocket
    return Text(name, style="bold red" if pocket in RED else "bold")


def _outside(spot: Spot, wagers: list[Wager], you: str) -> Text:
    name = Text(sentence(spot_named(spot)), style="bold red" if spot.bet == "red" else "bold")
    return Text.assemble(name, colon("", ""), stack(wagers, you)) if wagers else name
