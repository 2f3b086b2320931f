"""Whom a dealing error affects, however its cards were keyed (Si Ki Pi 5.6, 5.7)."""

from typing import Any

from msgspec.structs import replace

from croupier.games.si_ki_pi.play import DEALER_HAND, hand_of, still_due
from croupier.table.events import Asked
from croupier.table.facts import (
    DealingError,
    DrawnTogether,
    ExposedByDealer,
    Misplaced,
    WrongNumber,
)
from croupier.table.game import Game
from croupier.table.places import OUT_OF_PLAY, Place
from croupier.table.reconstruction import redealt
from croupier.table.round import Halt, Round
from croupier.table.rulings.options import everybody, reached
from croupier.table.unfolding import foreseen
from croupier.table.wagers import Wager


def affected(game: Game, round: Round[Any], halt: Halt) -> tuple[Asked, ...]:
    """Si Ki Pi 5.6: who has an open bet that the wrong cards could decide."""
    places = touched(game, round, halt)
    concerned = {
        Asked(wager.player, *game.scope(wager))
        for wager in reached(game, round, halt)
        if could_be_decided(wager, places)
    }
    return tuple(asked for asked in everybody(game, round, halt) if asked in concerned)


def could_be_decided(wager: Wager, places: set[Place]) -> bool:
    """A bet on one of these hands, or against it where it is the Dealer's."""
    box = wager.spot.box
    own = DEALER_HAND if box is None else hand_of(box)
    return own in places or (wager.spot.bet == "initial" and DEALER_HAND in places)


def touched(game: Game, round: Round[Any], halt: Halt) -> set[Place]:
    """Hands that a wrong card lay in, was due to, or could have lain in."""
    fact = halt.fact
    if isinstance(fact, ExposedByDealer):
        return {fact.place}
    assert isinstance(fact, DealingError)
    lay = round if halt.reconstruct is None else replace(round, cards=halt.lay)
    order = tuple(drawn.number for drawn in lay.cards if drawn.number >= fact.since)
    right = round if halt.reconstruct else foreseen(game, lay, (redealt(game, lay, halt, order),))
    homes = {n: {lay.cards[n - 1].place, right.cards[n - 1].place} for n in order}
    wrong = {n for n in order if len(homes[n]) > 1}
    found: set[Place] = set()
    match fact:
        case DrawnTogether():  # any of them may be due to any of these hands
            wrong.update(range(fact.since, fact.last(len(lay.cards)) + 1))
        case WrongNumber(since, place):
            wrong.add(since)
            found.add(place)
        case Misplaced(since, None) if since not in wrong and not halt.detected:
            # keyed where it was due, it lay in some hand that was still due cards
            found.update(still_due(round.just_before(since)))
    found.update(place for n in wrong for place in homes[n])
    return {place for place in found if place.area not in OUT_OF_PLAY}
