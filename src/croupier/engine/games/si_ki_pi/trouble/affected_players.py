"""Whom a dealing error affects, however its cards were keyed (Si Ki Pi 5.6, 5.7)."""

from typing import Any

from msgspec.structs import replace

from croupier.engine.games.si_ki_pi.play import DEALER_HAND, hand_of, still_due
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.reconstruction import first_wrong, redealt
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.round import AnyRound, Halt, Report
from croupier.engine.table.trouble.rulings.options import everybody, reached
from croupier.engine.table.vocabulary.events import Asked, CardFoundElsewhere
from croupier.engine.table.vocabulary.facts import (
    DealingError,
    DrawnTogether,
    ExposedByDealer,
    Fact,
    Misplaced,
    WrongNumber,
)
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY, Place
from croupier.engine.table.vocabulary.wagers import Wager


def affected(game: Game, round: AnyRound, halt: Halt) -> tuple[Asked, ...]:
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


def touched(game: Game, round: AnyRound, halt: Halt) -> set[Place]:
    """Hands that a wrong card lay in, was due to, or could have lain in."""
    fact = halt.fact
    if isinstance(fact, ExposedByDealer):
        return {fact.place}
    assert isinstance(fact, DealingError)
    lay, right = as_ruled(game, round, halt)
    order = tuple(drawn.number for drawn in lay.cards if drawn.number >= fact.since)
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
            found.update(still_due(lay.just_before(since)))
    found.update(place for n in wrong for place in homes[n])
    return {place for place in found if place.area not in OUT_OF_PLAY}


def as_ruled(game: Game, round: AnyRound, halt: Halt) -> tuple[AnyRound, AnyRound]:
    """The cards as they lay, and as they would lie if nothing had gone wrong. Where errors waited
    beside each other both are those of the report made last, whichever is ruled on first."""
    since = first_wrong(halt)
    beside = [r for r in round.open_beside(halt.number) if not _among(since, r.fact)]
    if not beside:
        lay = round if halt.reconstruct is None else replace(round, cards=halt.lay)
        return lay, round if halt.reconstruct else _from(game, lay, halt)
    reports = (round.report(halt.number), *beside)
    last = max(reports, key=lambda report: report.number)
    lay = replace(_found(game, last), reported=round.reported, halts=())
    first = min(r.fact.since for r in reports if isinstance(r.fact, DealingError))
    return lay, _from(game, lay, replace(halt, fact=Misplaced(first)))


def _among(since: int, fact: Fact) -> bool:
    """One of cards drawn together: their order puts it right."""
    return isinstance(fact, DrawnTogether) and fact.since <= since < fact.since + fact.cards


def _found(game: Game, report: Report[Any]) -> AnyRound:
    """The cards as they lay when this was reported, its own where it was said to have lain."""
    assert isinstance(report.fact, DealingError)
    since, stood = report.fact.since, report.stood
    place = report.fact.lay_at(stood.cards[since - 1].place)
    return stood if place is None else foreseen(game, stood, (CardFoundElsewhere(since, place),))


def _from(game: Game, lay: AnyRound, halt: Halt) -> AnyRound:
    """Every card from the first wrong one on laid where it was due."""
    since = first_wrong(halt)
    order = tuple(drawn.number for drawn in lay.cards if drawn.number >= since)
    return foreseen(game, lay, (redealt(game, lay, halt, order),))
