"""What the viewer may do now, and what they would look for but may not do, with the reason."""

from typing import Any

import msgspec

from croupier.table.commands import Command
from croupier.table.game import Game
from croupier.table.legal import legal
from croupier.table.offers import CardsOffer, Offer
from croupier.table.places import Place
from croupier.table.refusals import Refused
from croupier.table.round import Round
from croupier.table.trying import weighed
from croupier.table.viewing.hiding import Hidden
from croupier.table.viewing.viewers import Viewer


class Move(msgspec.Struct, frozen=True):
    """A command as it stands, or with another amount of the range in its `amount` field."""

    command: Command
    amount: str | None = None
    smallest_cents: int = 0
    largest_cents: int | None = None
    step_cents: int = 1
    free: tuple[str, ...] = ()  # fields to be filled in at will


class CardsMove(msgspec.Struct, frozen=True):
    """Cards may be dealt, or turned, at these places; which they are is not for the viewer."""

    name: str  # of the command
    places: tuple[Place | None, ...]
    face_up: bool
    face_down: bool
    fewest: int
    most: int | None


class RefusedMove(msgspec.Struct, frozen=True):
    command: Command
    refused: Refused


def moves(
    game: Game, round: Round[Any], viewer: Viewer, hidden: Hidden
) -> tuple[Move | CardsMove, ...]:
    """Bets are told by the rooms of the spots, so that they are not listed one by one."""
    who = viewer.person
    if who is None:
        return ()
    return tuple(
        _cards(offer) if isinstance(offer, CardsOffer) else _move(offer)
        for offer in legal(game, round, who, bets=False)
        if isinstance(offer, CardsOffer) or not _names_hidden(hidden, offer)
    )


def _names_hidden(hidden: Hidden, offer: Offer) -> bool:
    return offer.names is not None and hidden.conceals(offer.names)


def _move(offer: Offer) -> Move:
    return Move(
        offer.shown,
        offer.amount,
        offer.smallest_cents,
        offer.largest_cents,
        offer.step_cents,
        tuple(field for field in (*offer.free, *offer.filled, offer.field) if field),
    )


def _cards(offer: CardsOffer) -> CardsMove:
    return CardsMove(
        str(offer.command.__struct_config__.tag),
        offer.places,
        offer.face_up,
        offer.face_down,
        offer.fewest,
        offer.most,
    )


def refused_moves(
    game: Game, round: Round[Any], viewer: Viewer, hidden: Hidden
) -> tuple[RefusedMove, ...]:
    who = viewer.person
    if who is None:
        return ()
    return tuple(
        RefusedMove(offer.shown, found)
        for offer, found in weighed(game, round, who)
        if isinstance(found, Refused) and not _names_hidden(hidden, offer)
    )
