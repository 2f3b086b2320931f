"""What a game looks like to an agent: actions with names, and what is seen as a few small numbers.

Both are made of a player's view alone, so that an agent knows what a person at that seat would.
"""

from collections.abc import Callable, Iterator, Mapping

import msgspec
import numpy as np
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.commands import Command, Given, PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.questions import AnyKind
from croupier.engine.table.vocabulary.wagers import Spot

STAKE = 100_00  # cents: the bet that counts as one, large enough for every fraction the books pay
PASS = "pass"  # nothing of what is offered; also the only action once nothing is left to decide


class Encoding(msgspec.Struct, frozen=True):
    """One game. `opening` is the bet that every player makes by itself; None: the first action of a
    round is the bet, on any spot of `bets`."""

    game: str
    actions: tuple[str, ...]  # by number
    seen: Mapping[str, int]  # the numbers of an observation: name, and how many values it has
    observe: Callable[[View], tuple[int, ...]]
    said: Callable[[View, Command], str | None]  # which action a command is, if any
    asked: tuple[AnyKind, ...] = ()  # the questions that agents answer; others pass
    opening: str | None = None

    def action(self, number: object) -> str:
        """Its name; ValueError for what is none of the actions."""
        last = len(self.actions) - 1
        if isinstance(number, int | np.integer) and 0 <= number <= last:
            return self.actions[int(number)]
        raise ValueError(f"{number!r} is not an action of {self.game}: they are 0 to {last}.")


def bet_name(spot: Spot) -> str:
    return spot.bet if spot.on is None else f"{spot.bet} {spot.on}"


def own_box(view: View) -> int | None:
    return view.sits_at[0] if view.sits_at else None


def bets(view: View) -> dict[str, Command]:
    """One bet of one stake, on the player's own box or a spot that all share."""
    who = view.viewer.name
    return {
        bet_name(room.spot): PlaceBet(player(who), who, room.spot, STAKE)
        for room in view.rooms
        if room.spot.box in (None, own_box(view))
        and (room.room_cents is None or room.room_cents >= STAKE)
    }


def answers(encoding: Encoding, view: View) -> dict[str, Command]:
    """What the player may say in play; as much as may be staked, up to the stake."""
    found = {}
    for move in view.moves:
        if isinstance(move, Move):
            name = encoding.said(view, move.command)
            if name is not None:
                found[name] = _with_its_amount(move)
    return found


def _with_its_amount(move: Move) -> Command:
    if move.amount is None or not isinstance(move.command, Given):
        return move.command
    largest = STAKE if move.largest_cents is None else min(move.largest_cents, STAKE)
    return replace(move.command, **{move.amount: largest})


def why_not(encoding: Encoding, view: View, action: str) -> str:
    """The book's reason against an action that is not open; empty where it has none."""
    for refused in view.refused:
        if encoding.said(view, refused.command) == action:
            return str(refused.refused)
    return ""


def net(view: View) -> float:
    """What the player's bets have brought, in stakes, as far as they are settled."""
    return sum(
        (bet.settlement.payout_cents - bet.stake_cents) / STAKE
        for bet in view.bets
        if bet.player == view.viewer.name and bet.settlement is not None
    )


def faces(view: View, wanted: Place) -> tuple[Card, ...]:
    """The cards at a place whose faces the player sees, in the order they were dealt."""
    return tuple(card for place, card in _faces(view) if place == wanted)


def _faces(view: View) -> Iterator[tuple[Place, Card]]:
    for hand in view.hands:
        yield from ((hand.place, card.face) for card in hand.cards if card.face is not None)
