"""The layout with the chips on it and the cards as they lie, as wide as the terminal allows."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cli.terminal.board import board
from croupier.cli.terminal.cards import Deck
from croupier.cli.terminal.chips import stack
from croupier.equipment.cards import INDEX
from croupier.floor.names import spot_name
from croupier.floor.sitting import Sitting
from croupier.history.dialect import Laid, dialect_of
from croupier.history.names import bet_name
from croupier.table.round import Round, Status

FACE_DOWN = "??"
WIDE = 100  # columns from which cards and chips stand side by side


def felt(console: Console, deck: Deck, sitting: Sitting) -> RenderableType:
    """Everything on the table now."""
    parts: list[RenderableType] = []
    if not sitting.round.settings.decks:
        return board(console.width, sitting.round, sitting.you.name)
    if sitting.round.status is not Status.BETTING:
        parts.append(cards(deck, sitting))
    parts.append(chips(sitting.round, sitting.you.name))
    if console.width < WIDE or len(parts) < 2:
        return Group(*parts)
    beside = Table.grid(padding=(0, 6, 0, 0))
    beside.add_row(*parts)
    return beside


def cards(deck: Deck, sitting: Sitting) -> Table:
    """The hands, each by the name of whoever sits there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    hands = dialect_of(sitting.desk.game).hands(sitting.round)
    names = {hand.name for hand in hands}
    for hand in hands:
        split = f"{hand.name} hand 2" in names
        laid = _as_you_see_it(sitting, hand)
        name = _whose(sitting, f"{hand.name} hand 1" if split else hand.name)
        faces = Text(" ").join(deck.card(card) for card in laid.cards)
        own = name.lower().startswith(sitting.you.name)
        grid.add_row(
            Text(name, style="bold green" if own else ""),
            faces or Text("–", style="dim"),
            Text(laid.worth, style="bold"),
        )
    return grid


def _box(name: str) -> int | None:
    """The number in `Box 3` and `Box 3 hand 2`."""
    words = name.split()
    return int(words[1]) if words[0] == "Box" else None


def _whose(sitting: Sitting, name: str) -> str:
    box = _box(name)
    seated = sitting.round.seats.get(box or 0)
    if seated is None:
        return name
    who = "You" if seated == sitting.you.name else seated
    return name.replace(f"Box {box}", who).replace(" hand", ", hand")


def _as_you_see_it(sitting: Sitting, hand: Laid) -> Laid:
    if sitting.sees(_box(hand.name)):
        if sitting.conceals and sitting.you_must_speak():  # yours, which you have not divided yet
            return Laid(hand.name, tuple(card for card in hand.cards if card in INDEX), "")
        return hand
    return Laid(hand.name, (FACE_DOWN,) * min(len(hand.cards), 4), "")


def chips(round: Round[Any], you: str) -> RenderableType:
    """A column for every box somebody bet on, a line for every shared placement."""
    lying = [wager for wager in round.wagers if wager.settlement is None]
    if not lying:
        return Text("No chips on the layout.", style="dim")
    parts: list[RenderableType] = []
    boxes = sorted({wager.spot.box for wager in lying if wager.spot.box is not None})
    if boxes:
        grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        grid.add_column("")
        for number in boxes:
            grid.add_column(round.seats.get(number, f"box {number}"), justify="right")
        for bet in dict.fromkeys(w.spot.bet for w in lying if w.spot.box is not None):
            on = [[w for w in lying if w.spot.bet == bet and w.spot.box == b] for b in boxes]
            grid.add_row(bet_name(bet), *(stack(wagers, you) for wagers in on))
        parts.append(grid)
    shared = [
        Text.assemble(f"{spot_name(spot)}: ", stack([w for w in lying if w.spot == spot], you))
        for spot in dict.fromkeys(w.spot for w in lying if w.spot.box is None)
    ]
    if shared:
        parts.append(Text("  ·  ").join(shared))
    return Group(*parts)
