"""The layout with the chips on it and the cards as they lie, as wide as the terminal allows."""

from msgspec.structs import replace
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cli.terminal.board import board
from croupier.cli.terminal.cards import Deck
from croupier.cli.terminal.chips import stack
from croupier.engine.games.names import bet_named
from croupier.engine.history.dialect import Laid, dialect_of
from croupier.engine.sentences import said, sentence
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.felt import HandSeen
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.words import FACE_DOWN, place_said
from croupier.floor.narration.names import spot_named
from croupier.floor.practice.evening import Sitting

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
    seen = {hand.place: hand for hand in sitting.desk.view(sitting.you).hands}
    hands = dialect_of(sitting.desk.game).hands(sitting.round)
    boxes = [_box(hand) for hand in hands]
    for hand, box in zip(hands, boxes, strict=True):
        laid = _as_you_see_it(hand, seen.get(hand.place) if hand.place else None)
        split = box is not None and boxes.count(box) > 1
        faces = Text(" ").join(deck.card(card) for card in laid.cards)
        own = sitting.round.seats.get(box or 0) == sitting.you.name
        grid.add_row(
            Text(_whose(sitting, hand, split=split), style="bold green" if own else ""),
            faces or Text("–", style="dim"),
            Text(laid.worth, style="bold"),
        )
    return grid


def _box(hand: Laid) -> int | None:
    return None if hand.place is None else hand.place.box


def _whose(sitting: Sitting, hand: Laid, *, split: bool) -> str:
    """`Dealer`, `Box 3`, `You, hand 2`."""
    box = _box(hand)
    if hand.place is None or box is None:
        return hand.name
    seated, number = sitting.round.seats.get(box), hand.place.hand or 1
    if seated is None:
        return sentence(said("hand-of-several", box=box, hand=number)) if split else hand.name
    who = sentence(said("told-you")) if seated == sitting.you.name else seated
    return sentence(said("told-hand", who=who, hand=number)) if split else who


def _as_you_see_it(hand: Laid, seen: HandSeen | None) -> Laid:
    if seen is None or all(card.face for card in seen.cards):
        return hand
    return replace(hand, cards=tuple(card.face or FACE_DOWN for card in seen.cards), worth="")


def chips(round: AnyRound, you: str) -> RenderableType:
    """A column for every box somebody bet on, a line for every shared placement."""
    lying = [wager for wager in round.wagers if wager.settlement is None]
    if not lying:
        return Text(sentence(said("play-no-chips")), style="dim")
    parts: list[RenderableType] = []
    boxes = sorted({wager.spot.box for wager in lying if wager.spot.box is not None})
    if boxes:
        grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
        grid.add_column("")
        for number in boxes:
            grid.add_column(_seated(round, number, you), justify="right")
        for bet in dict.fromkeys(w.spot.bet for w in lying if w.spot.box is not None):
            on = [[w for w in lying if w.spot.bet == bet and w.spot.box == b] for b in boxes]
            grid.add_row(sentence(bet_named(bet)), *(stack(wagers, you) for wagers in on))
        parts.append(grid)
    shared = [
        Text.assemble(
            f"{sentence(spot_named(spot))}: ", stack([w for w in lying if w.spot == spot], you)
        )
        for spot in dict.fromkeys(w.spot for w in lying if w.spot.box is None)
    ]
    if shared:
        parts.append(Text("  ·  ").join(shared))
    return Group(*parts)


def _seated(round: AnyRound, box: int, you: str) -> str:
    seated = round.seats.get(box)
    if seated is None:
        return sentence(place_said(Place("box", box)))
    return sentence(said("you-there")) if seated == you else seated
