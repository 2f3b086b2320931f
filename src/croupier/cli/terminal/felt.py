"""The layout with the chips on it and the cards as they lie, drawn for 80 columns."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.equipment.cards import red
from croupier.floor.sitting import Sitting
from croupier.history.dialect import Laid, dialect_of
from croupier.money import dollars
from croupier.table.round import Round, Stage
from croupier.table.wagers import Wager

FACE_DOWN = "??"


def felt(sitting: Sitting) -> Group:
    """Everything on the table now."""
    parts: list[RenderableType] = [Text(heading(sitting), style="bold")]
    if sitting.round.stage is not Stage.BETTING:
        parts.append(cards(dialect_of(sitting.desk.game).hands(sitting.round)))
    parts.append(chips(sitting.round, sitting.you.name))
    return Group(*parts)


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
    return Text(text, style="bold red" if red(text) else "bold")  # type: ignore[arg-type]


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
