"""Offers that are tried: what may be said, and how much, is what `decide` does not refuse.

A game only names what somebody could think of saying (`could_say`); whether it is allowed is asked
of the rules, so that asking and doing cannot disagree.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.engine.money import MOST_CENTS
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import refusal
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.refusals import Refused

MORE_THAN_ANYBODY_SAYS = MOST_CENTS + 1


def tried(game: Game, round: AnyRound, offer: Offer) -> Offer | Refused:
    """The offer with the range that is allowed, or why it is not made."""
    refused = refusal(game, round, offer.command)
    if refused is not None:
        return refused
    if offer.amount is None or not offer.bounded:
        return offer
    return replace(offer, largest_cents=_largest(game, round, offer))


def _largest(game: Game, round: AnyRound, offer: Offer) -> int:
    """Whoever refuses an amount says how much there is room for."""
    assert offer.amount is not None, "an offer with a range"
    amount = MORE_THAN_ANYBODY_SAYS
    while amount > offer.smallest_cents:
        refused = refusal(game, round, replace(offer.command, **{offer.amount: amount}))
        if refused is None:
            break
        assert refused.room_cents is not None, "an amount too large is refused with the room left"
        room = min(refused.room_cents, amount - offer.step_cents)
        amount = room - (room - offer.smallest_cents) % offer.step_cents
    return max(amount, offer.smallest_cents)


def weighed(game: Game, round: AnyRound, who: Person) -> Iterator[tuple[Offer, Offer | Refused]]:
    """Everything of the game's own that somebody could think of, each with what became of it."""
    return ((offer, tried(game, round, offer)) for offer in game.could_say(round, who))


def own_offers(game: Game, round: AnyRound, who: Person) -> tuple[Offer, ...]:
    """What may be said of the game's own."""
    return tuple(found for _, found in weighed(game, round, who) if isinstance(found, Offer))
