"""What the viewer may do now, and what they would look for but may not do, with the reason."""

import msgspec

from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.legal import besides_bets
from croupier.engine.table.viewing.probe import weighed
from croupier.engine.table.viewing.viewers import Viewer
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.layout_drawing import Part
from croupier.engine.table.vocabulary.offers import CardsOffer, Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Open, settled


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="is"):
    """A command as it stands, or with another amount of the range in its `amount` field."""

    command: Command
    amount: str | None = None
    smallest_cents: int = 0
    largest_cents: int | None = None
    step_cents: int = 1
    free: tuple[str, ...] = ()  # fields to be filled in at will
    makes: tuple[Part, ...] = ()  # how the hand would be divided
    back_cents: int | None = None  # what it hands back to the viewer, where it settles their bets


class CardsMove(msgspec.Struct, frozen=True, tag="cards", tag_field="is"):
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
    game: Game, round: AnyRound, viewer: Viewer, hidden: Hidden
) -> tuple[tuple[Move | CardsMove, ...], tuple[RefusedMove, ...]]:
    """Those that are open and those that are not. Bets are told by the rooms of the spots, so that
    they are not listed one by one."""
    who = viewer.person
    if who is None:
        return (), ()
    own = [
        (offer, found)
        for offer, found in weighed(game, round, who)
        if not _names_hidden(hidden, offer)
    ]
    open_to_them = tuple(found for _, found in own if isinstance(found, Offer))
    return (
        tuple(
            _cards(offer) if isinstance(offer, CardsOffer) else _move(game, round, who, offer)
            for offer in besides_bets(game, round, who, open_to_them)
            if isinstance(offer, CardsOffer) or not _names_hidden(hidden, offer)
        ),
        tuple(RefusedMove(offer.shown, f) for offer, f in own if type(f) is Refused),
    )


def _names_hidden(hidden: Hidden, offer: Offer) -> bool:
    return offer.names is not None and hidden.conceals(offer.names)


def _move(game: Game, round: AnyRound, who: Person, offer: Offer) -> Move:
    return Move(
        offer.shown,
        offer.amount,
        offer.smallest_cents,
        offer.largest_cents,
        offer.step_cents,
        tuple(field for field in (*offer.free, *offer.filled, offer.field) if field),
        offer.makes,
        _handed_back(game, round, who, offer.command) if offer.command.settles else None,
    )


def _handed_back(game: Game, round: AnyRound, who: Person, command: Command) -> int:
    """On paper: what their open bets come to once this is said."""
    acted = act(game, round, command)
    assert not isinstance(acted, Refused), "an offer is what is not refused"
    own = {wager.id for wager in round.open_wagers(who.name)}
    after = tuple(wager for wager in acted[0].wagers if wager.id in own)
    verdicts = game.verdicts(acted[0], after)
    back = 0
    for wager, verdict in zip(after, verdicts, strict=True):
        if wager.settlement is not None:
            back += wager.settlement.payout_cents
        elif not isinstance(verdict, Open):
            back += settled(wager, verdict).payout_cents
    return back


def _cards(offer: CardsOffer) -> CardsMove:
    return CardsMove(
        str(offer.command.__struct_config__.tag),
        offer.places,
        offer.face_up,
        offer.face_down,
        offer.fewest,
        offer.most,
    )
