"""The layout with the chips on it and the cards as they lie, drawn for 80 columns."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.equipment.cards import INDEX, Card, red
from croupier.equipment.wheel import RED
from croupier.floor.sitting import Sitting
from croupier.history.dialect import Laid, dialect_of
from croupier.money import dollars
from croupier.table.round import Round, Stage
from croupier.table.wagers import Spot, Wager

FACE_DOWN = "??"


def felt(sitting: Sitting) -> Group:
    """Everything on the table now."""
    parts: list[RenderableType] = [Text(heading(sitting), style="bold")]
    if sitting.round.stage is not Stage.BETTING:
        hands = dialect_of(sitting.desk.game).hands(sitting.round)
        parts.append(cards(_as_you_see_them(sitting, hands)))
    if "straight" in sitting.desk.game.BETS:
        parts.append(board(sitting.round, sitting.you.name))
    parts.append(chips(sitting.round, sitting.you.name))
    return Group(*parts)


def _as_you_see_them(sitting: Sitting, hands: Iterable[Laid]) -> Iterable[Laid]:
    """Where hands lie face down, only your own is open to you until settlement."""
    for hand in hands:
        if not sitting.conceals or hand.name == f"Box {sitting.your_box}":
            yield hand
        else:
            yield Laid(hand.name, (FACE_DOWN,) * min(len(hand.cards), 4), "")


def heading(sitting: Sitting) -> str:
    settings = sitting.round.settings
    limits = settings.limits
    words = [f"{sitting.desk.game.BOOK}, layout {settings.layout}"]
    words.append(f"minimum {dollars(limits.minimum_cents)}")
    if limits.maximum_cents is not None:
        words.append(f"maximum {dollars(limits.maximum_cents)}")
    words.append(f"your purse {dollars(sitting.purse_cents)}")
    return " · ".join(words)


def cards(hands: Iterable[Laid]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for hand in hands:
        faces = Text(" ").join(_card(card) for card in hand.cards)
        grid.add_row(hand.name, faces or Text("–", style="dim"), Text(hand.worth, style="bold"))
    return grid


def _card(text: str) -> Text:
    if text == FACE_DOWN:
        return Text(text, style="reverse")
    if text not in INDEX:  # what stands between two halves of a hand, or a pocket
        return Text(text)
    return Text(text, style="bold red" if red(Card(text)) else "bold")


def board(round: Round[Any], you: str) -> Table:
    """The numbers as the layout shows them; chips on one number stand in its field."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for third, zero in zip((3, 2, 1), ("00", "H", "0"), strict=True):
        numbers = [zero, *(str(number) for number in range(third, 37, 3))]
        grid.add_row(*(_field(round, you, number) for number in numbers))
    return grid


def _field(round: Round[Any], you: str, pocket: str) -> Text:
    on_it = [w for w in round.wagers if w.open and w.spot == Spot("straight", None, pocket)]
    if on_it:
        return _stack(on_it, you)
    name = "★" if pocket == "H" else pocket
    return Text(name.rjust(2), style="red" if pocket in RED else "")


def chips(round: Round[Any], you: str) -> RenderableType:
    """A column for every box somebody bet on, a line for every shared placement."""
    lying = [wager for wager in round.wagers if wager.settlement is None]
    if not lying:
        return Text("No chips on the layout.", style="dim")
    parts: list[RenderableType] = []
    boxes = sorted({wager.spot.box for wager in lying if wager.spot.box is not None})
    if boxes:
        grid = Table(box=None, padding=(0, 1), show_edge=False)
        grid.add_column("")
        for box in boxes:
            seated = round.seats.get(box)
            grid.add_column(f"box {box}" + (f"\n{seated}" if seated else ""), justify="right")
        for bet in dict.fromkeys(w.spot.bet for w in lying if w.spot.box is not None):
            on = [[w for w in lying if w.spot.bet == bet and w.spot.box == b] for b in boxes]
            grid.add_row(bet.replace("-", " "), *(_stack(wagers, you) for wagers in on))
        parts.append(grid)
    for spot in dict.fromkeys(w.spot for w in lying if w.spot.box is None):
        on_it = [w for w in lying if w.spot == spot]
        parts.append(Text.assemble(f"{spot}: ", _stack(on_it, you)))
    return Group(*parts)


def _stack(wagers: list[Wager], you: str) -> Text:
    """Chips of one box: yours stand out, also without colour."""
    stacks = Text()
    for player in dict.fromkeys(w.player for w in wagers):
        amount = dollars(sum(w.stake_cents for w in wagers if w.player == player))
        if stacks:
            stacks.append(" ")
        if player == you:
            stacks.append(f"[{amount}]", style="bold green")
        else:
            stacks.append(amount)
    return stacks
