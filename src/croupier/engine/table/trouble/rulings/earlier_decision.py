"""A Shift Manager decides again: the later decision replaces the earlier one, and both are on
record (Baccarat 5.18, Blackjack 5.19)."""

from collections.abc import Iterable
from typing import Any

from croupier.engine.sentences import Listed, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Report, Status
from croupier.engine.table.vocabulary.commands import DecidedBet, DecideUnresolved, Effect
from croupier.engine.table.vocabulary.events import (
    Event,
    RoundConcluded,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.engine.table.vocabulary.words import spot_said

DECIDABLE = (Status.PLAY, Status.CONCLUDED)


def put_back(game: Game, round: AnyRound, command: DecideUnresolved) -> tuple[Event, ...] | Refused:
    """What the last decision had made of bets that this one does not name, where no fact waits that
    it could be about instead."""
    earlier = _last_decided(game, round)
    if earlier is None or command.effect is Effect.VOID or round.status not in DECIDABLE:
        return ()
    left = [wager for wager in _decided_by(game, round, earlier) if not _named(command.bets, wager)]
    lost = [wager for wager in left if not _can_return(game, round, earlier, wager)]
    if lost:
        bets = Listed(tuple(map(spot_said, dict.fromkeys(wager.spot for wager in lost))))
        message = said("decision-names-what-went-on", bets=bets)
        return Refused(Reason.NOT_NOW, message, (game.PARAGRAPHS.shift_manager,))
    events = tuple(event for wager in left for event in _as_before(game, round, wager))
    concluded = bool(events) and round.status is Status.CONCLUDED
    open_again = any(_before(game, round, wager).settlement is None for wager in left)
    return (*events, RoundConcluded()) if concluded and not open_again else events


def _last_decided(game: Game, round: AnyRound) -> Report[Any] | None:
    paragraph = game.PARAGRAPHS.shift_manager
    return next((r for r in reversed(round.reported) if r.paragraph == paragraph), None)


def _decided_by(game: Game, round: AnyRound, earlier: Report[Any]) -> Iterable[Wager]:
    """Bets that are settled as this decision said."""
    for wager in round.wagers:
        then = earlier.stood.wager(wager.id).settlement if _lay(earlier.stood, wager) else None
        if wager.settlement != then and _by_the_shift_manager(game, wager):
            yield wager


def _lay(stood: AnyRound, wager: Wager) -> bool:
    return any(then.id == wager.id for then in stood.wagers)


def _by_the_shift_manager(game: Game, wager: Wager) -> bool:
    return wager.settlement is not None and (
        game.PARAGRAPHS.shift_manager in wager.settlement.cites
    )


def _named(bets: tuple[DecidedBet, ...], wager: Wager) -> bool:
    return any(
        (bet.player, bet.spot) == (wager.player, wager.spot) and bet.hand in (None, wager.hand or 1)
        for bet in bets
    )


def _before(game: Game, round: AnyRound, wager: Wager) -> Wager:
    """The bet as it stood before a Shift Manager decided about it."""
    lay = (r.stood.wager(wager.id) for r in reversed(round.reported) if _lay(r.stood, wager))
    return next((then for then in lay if not _by_the_shift_manager(game, then)), wager)


def _can_return(game: Game, round: AnyRound, earlier: Report[Any], wager: Wager) -> bool:
    """It was settled before, or the cards that decide it lie as they lay: a hand without a bet is
    dealt no card and leaves the table."""
    if _before(game, round, wager).settlement is not None:
        return True
    stood = earlier.stood.cards
    lie = round.cards[: len(stood)] == stood[: len(stood)]
    return lie and (len(round.cards) == len(stood) or game.scope(wager) == (None, None))


def _as_before(game: Game, round: AnyRound, wager: Wager) -> tuple[Event, ...]:
    cites = (game.PARAGRAPHS.shift_manager,)
    settlement = _before(game, round, wager).settlement
    reversed_ = SettlementReversed(wager.id, cites)
    return (reversed_,) if settlement is None else (reversed_, WagerSettled(wager.id, settlement))
