"""A card keyed where it was due is reported to have lain elsewhere: it is the error it would have
been, had it been keyed there at once (Baccarat 5.8, Blackjack 5.9, Andar Bahar 5.9,
Si Ki Pi 5.11)."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.trouble.conditions import open_errors
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import CardFoundElsewhere, SettlementReversed
from croupier.engine.table.vocabulary.facts import DealingError, Fact, Misplaced
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.refusals import Reason, Refused


def really_lay(game: Game, round: AnyRound, fact: Fact) -> tuple[CardFoundElsewhere, ...] | Refused:
    """A card keyed where it was due may be reported to have lain elsewhere."""
    if not isinstance(fact, DealingError) or not was_drawn(round, fact):
        return ()
    place = fact.lay_at(round.cards[fact.since - 1].place)
    if place is None:
        return ()
    if place not in game.places(round):
        return Refused(Reason.UNKNOWN, said("no-such-place-to-lie", place=str(place)))
    return (CardFoundElsewhere(fact.since, place),)


def completed_nothing(
    game: Game, round: AnyRound, lay: tuple[CardFoundElsewhere, ...]
) -> tuple[SettlementReversed, ...]:
    """The last card was keyed where it was due and the table settled by itself; if the next thing
    said is that it lay elsewhere, nothing was complete and nothing was paid."""
    before, last = round.before, len(round.cards)
    if round.status is not Status.CONCLUDED or before is None or before.status is not Status.PLAY:
        return ()
    said_since = (before.reports, before.decisions) != (round.reports, round.decisions)
    if said_since or not any(found.number == last for found in lay):
        return ()
    open_before = {wager.id for wager in before.open_wagers()}
    under = cited(game.PARAGRAPHS.reconstruction)
    reopened = tuple(
        SettlementReversed(wager.id, under) for wager in round.wagers if wager.id in open_before
    )
    chips_lie = foreseen(game, round, reopened).purses == before.purses
    return reopened if chips_lie else ()


def was_drawn(round: AnyRound, fact: DealingError) -> bool:
    return 1 <= fact.since <= len(round.cards)


def was_due_there(game: Game, round: AnyRound, fact: Fact) -> bool:
    """A card that is said to have lain where it was due was not misplaced. Behind another wrong
    card it may have been: it took the place which that one left empty."""
    if not isinstance(fact, Misplaced) or fact.place is None or not was_drawn(round, fact):
        return False
    if any(first < fact.since for first in open_errors(round)):
        return False
    before = round.just_before(fact.since)
    due = game.due(before) if before.status is Status.PLAY else None
    return isinstance(due, Deal) and due.place == fact.place


def as_detected(game: Game, round: AnyRound, fact: Fact) -> Fact:
    """The fact as the table would have found it by itself, had the card been keyed there."""
    if not isinstance(fact, Misplaced) or fact.place is None or not was_drawn(round, fact):
        return fact
    before = round.just_before(fact.since)
    found = game.misdealt(before, round.cards[fact.since - 1].card, fact.place)
    return fact if isinstance(found, Misplaced) else found
