"""After payment nothing more is dealt, whatever is reported and ruled: where all rulings together
would call for another card, the round is Void if its book says so, and what was settled stands
otherwise (Baccarat 5.5.3)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.reconstruction import placed_by
from croupier.engine.table.dealing.settlement import by_the_result, conclude, proceed
from croupier.engine.table.evolution.unfolding import unfold
from croupier.engine.table.state.round import CONCLUDED, PLAY, AnyRound, Report
from croupier.engine.table.trouble.rulings.reconstruct import nothing_more_is_dealt
from croupier.engine.table.vocabulary.due import Settle
from croupier.engine.table.vocabulary.events import (
    Event,
    PaymentStands,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.places import Cards
from croupier.engine.table.vocabulary.wagers import Result, Wager


def gone_on(game: Game, before: AnyRound, round: AnyRound) -> tuple[AnyRound, tuple[Event, ...]]:
    """What follows by itself; a round that was paid is closed by it, once the last of what was
    reported since `before` or earlier is ruled on."""
    after, following = proceed(game, round)
    if round.cases is before.cases:
        return after, following
    since = reports_since_paid(game, round)
    if not since or not _one_card_more(after, _cards_paid_on(since[0])):
        return after, following
    return _closed_as_paid(game, round, since[-1])


def reports_since_paid(game: Game, round: AnyRound) -> list[Report[Any]]:
    """Where rulings on all facts have opened a paid round again: each report since its payment
    that nothing else waited beside."""
    if round.status is not PLAY or round.halts or not round.cases:
        return []
    found: list[Report[Any]] = []
    for case in reversed(round.cases):
        stood = case.report.stood
        if stood.halts:
            continue
        if not _complete(game, case.report) or _asked_on(round, stood):
            break
        found.append(case.report)
    return found[::-1]


def _one_card_more(after: AnyRound, paid_on: Cards) -> bool:
    """It waits for something, or a card that was drawn since lies in a hand."""
    if after.status is PLAY or len(after.cards) == len(paid_on):
        return after.status is PLAY
    drawn = Counter(card.card for card in paid_on)
    lying = Counter(card.card for card in after.in_place)
    return after.status is CONCLUDED and not lying <= drawn


def _cards_paid_on(first: Report[Any]) -> Cards:
    """Without those of an error that the table noticed after payment."""
    cards, fact = first.stood.cards, first.fact
    if first.by is not None or not isinstance(fact, DealingError):
        return cards
    return Cards.of(cards[: fact.since - 1])


def _closed_as_paid(
    game: Game, round: AnyRound, first: Report[Any]
) -> tuple[AnyRound, tuple[Event, ...]]:
    closing = nothing_more_is_dealt(game, _governing(round, first))
    after, done = unfold(game, round, closing)
    if after.status is not PLAY:
        return after, done
    stands = PaymentStands(first.number, len(_cards_paid_on(first)))
    decided = tuple(_decided_since(game, round, first.stood))
    after, restored = unfold(game, after, (stands, *decided))
    after, concluded = unfold(game, after, conclude(game, after))
    return after, (*done, *restored, *concluded)


def _complete(game: Game, report: Report[Any]) -> bool:
    """Paid; or the last card lay, and its payment was taken back with the report."""
    stood = report.stood
    in_play = stood.status is PLAY and report.by is not None
    return stood.status is CONCLUDED or (in_play and isinstance(game.due(stood), Settle))


def _asked_on(round: AnyRound, stood: AnyRound) -> bool:
    """A Player has asked for more once everything was paid (Andar Bahar 3.10.1)."""
    asked = (decision for decision in round.decisions if decision.command.after_settlement)
    return any(decision not in stood.decisions for decision in asked)


def _governing(round: AnyRound, first: Report[Any]) -> Report[Any]:
    """The last error that was ruled on since."""
    since = [report for report in round.reported if report.number >= first.number]
    errors = [report for report in since if isinstance(report.fact, DealingError)]
    return next(reversed(errors or since), first)


def _decided_since(game: Game, round: AnyRound, stood: AnyRound) -> Iterator[Event]:
    """Bets that a Shift Manager decided, that a Player took back or whose hand went out: no card
    decides them any more."""
    known = {wager.id: wager.settlement for wager in round.wagers}
    made = placed_by(stood.decisions)
    for wager in stood.wagers:
        settlement = known.get(wager.id)
        if settlement is None or settlement == wager.settlement:
            continue
        now = round.wager(wager.id)
        if not _beyond_cards(game, now, fallen=wager.id in made):
            continue
        if wager.settlement is not None:
            yield SettlementReversed(wager.id, settlement.cites)
        yield WagerSettled(wager.id, settlement)


def _beyond_cards(game: Game, wager: Wager, *, fallen: bool) -> bool:
    """`fallen`: its decision may have fallen away with its cards, which lie again."""
    assert wager.settlement is not None
    cites = wager.settlement.cites
    if game.PARAGRAPHS.shift_manager in cites or game.PARAGRAPHS.bet_returned in cites:
        return True
    returned = wager.settlement.result is Result.RETURNED
    return returned and not fallen and not by_the_result(game, wager)
