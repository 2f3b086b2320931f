"""Reconstruction: the drawn cards in their order, each where it is due, with the decisions that
were made on right cards (Baccarat 1.16, 5.7, 5.8; Blackjack 1.23, 5.9)."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import laid_at
from croupier.engine.table.evolution.unfolding import unfold
from croupier.engine.table.state.rewind import as_when_decided, as_when_laid, gone_back, laid_anew
from croupier.engine.table.state.round import AnyRound, Decision, Halt
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import (
    BetPlaced,
    CardDealt,
    CardMoved,
    CardsReconstructed,
    DecisionMade,
    Event,
)
from croupier.engine.table.vocabulary.facts import DealingError, WalkedAway
from croupier.engine.table.vocabulary.places import DISCARDED, WAITING, Place
from croupier.engine.table.vocabulary.wagers import Wager


class _Relaying:
    """The table on which the cards are laid again, and what has happened there so far."""

    def __init__(self, game: Game, round: AnyRound, halt: Halt) -> None:
        self.game, self.round = game, round
        self.stood = round.report(halt.number).stood
        self.position = first_wrong(halt)
        self.table = gone_back(round, self.position)
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        for event in events:
            self.table, done = unfold(self.game, self.table, (event,))
            self.events += done
            self.position += isinstance(event, CardDealt)
            if isinstance(event, CardDealt | BetPlaced):
                self.table = as_when_laid(self.table, self.round, self.position)

    def could_decide(self, decision: Decision) -> AnyRound:
        """The table on which it is asked whether a decision can be repeated."""
        known = decision in self.stood.decisions
        table = as_when_decided(self.table, self.stood) if known else self.table
        if not table.walked_away:
            return table
        gone = self.gone_before(decision)
        return table if table.walked_away <= gone else replace(table, walked_away=gone)

    def gone_before(self, decision: Decision) -> frozenset[str]:
        """Who had walked away when it was made: what was said before stays."""
        return frozenset(
            report.fact.player
            for report in self.round.reported
            if isinstance(report.fact, WalkedAway) and decision not in report.stood.decisions
        )


def redealt(game: Game, round: AnyRound, halt: Halt, order: tuple[int, ...]) -> CardsReconstructed:
    """The round as it should have been: from the first wrong card on, laid in this `order`."""
    since = first_wrong(halt)
    faces = {drawn.number: drawn.card for drawn in round.cards}
    ruled_out = {drawn.number for drawn in round.cards if drawn.place == DISCARDED}
    relaying = _Relaying(game, round, halt)
    relaying.add(*_out_since(round, relaying.table, ruled_out))
    relaying.add(*game.survives(round, relaying.table))
    decisions = decided_since(round, halt)
    fixed = _fixed(game, round, halt)
    for number in order:
        decisions = _decisions_kept(relaying, decisions)
        due = game.due(relaying.table)
        place = due.place if isinstance(due, Deal) and not relaying.table.waiting else WAITING
        if number in ruled_out:  # a ruling took it out of play for good
            place = DISCARDED
        place = fixed.get(number, place)
        relaying.add(CardDealt(len(relaying.table.cards) + 1, faces[number], place))
    decisions = _decisions_kept(relaying, decisions)
    _decided_in_advance(relaying, decisions)
    relaying.add(*game.survives(round, laid_anew(round, relaying.table)))
    return CardsReconstructed(since, tuple(relaying.events))


def _out_since(round: AnyRound, table: AnyRound, ruled_out: set[int]) -> tuple[CardMoved, ...]:
    """Cards before the wrong one that a ruling has taken out of play since it was laid."""
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in table.cards
        if drawn.number in ruled_out and drawn.place != DISCARDED
    )


def first_wrong(halt: Halt) -> int:
    assert isinstance(halt.fact, DealingError), "only cards are Reconstructed"
    return halt.fact.since


def decided_since(round: AnyRound, halt: Halt) -> tuple[Decision, ...]:
    """What was decided from the first wrong card on and known when this error was reported: also
    what fell away since because of cards that this ruling puts right."""
    known = round.report(halt.number).stood.decisions
    later = tuple(decision for decision in round.decisions if decision not in known)
    before = round.just_before(first_wrong(halt)).decisions
    return tuple(decision for decision in known + later if decision not in before)


def _fixed(game: Game, round: AnyRound, halt: Halt) -> dict[int, Place]:
    """Cards of other errors: ruled not to be Reconstructed, or not yet ruled on."""
    since = first_wrong(halt)
    numbers = round.staying | round.disputed(halt.number, after=since)
    staying = [drawn for drawn in round.cards if drawn.number in numbers and drawn.number > since]
    return {drawn.number: laid_at(game, round, drawn) for drawn in staying}


def fallen_away(round: AnyRound, redealt_round: AnyRound, halt: Halt) -> tuple[Wager, ...]:
    """Open additional bets whose decision was made on cards that changed."""
    kept = placed_by(redealt_round.decisions)
    made_since = placed_by(decided_since(round, halt))
    return tuple(w for w in round.open_wagers() if w.id in made_since - kept)


def placed_by(decisions: Iterable[Decision]) -> set[int]:
    return {
        event.wager.id
        for decision in decisions
        for event in decision.events
        if isinstance(event, BetPlaced)
    }


def lay_waiting(game: Game, round: AnyRound) -> tuple[CardMoved, ...]:
    """Cards drawn before they were due come before the shoe."""
    if not round.cards.at(WAITING):
        return ()
    due = game.due(round)
    return (CardMoved(round.waiting[0].number, due.place),) if isinstance(due, Deal) else ()


def cards_under(game: Game, round: AnyRound, command: Command) -> str:
    """What a decision is made on, as a text that two equal states of the cards share."""
    return msgspec.json.encode(game.made_on(round, command), order="deterministic").decode()


def _decisions_kept(relaying: _Relaying, decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Repeats every decision whose cards lie again as they lay when it was made; gives the rest."""
    game, moved = relaying.game, True
    while moved:
        moved = False
        laid = lay_waiting(game, relaying.table)
        if laid:
            relaying.add(*laid)
            moved = True
            continue
        for decision in decisions:
            if decision.made_on != cards_under(game, relaying.table, decision.command):
                continue
            if not isinstance(
                game.decide(relaying.could_decide(decision), decision.command), tuple
            ):
                continue
            _repeat(relaying, decision)
            decisions = tuple(d for d in decisions if d is not decision)
            moved = True
            break
    return decisions


def _decided_in_advance(relaying: _Relaying, decisions: tuple[Decision, ...]) -> None:
    """A decision on unchanged cards stands, even if somebody before must be asked again."""
    game = relaying.game
    for decision in decisions:
        command, table = decision.command, relaying.could_decide(decision)
        if decision.made_on == cards_under(game, relaying.table, command) and isinstance(
            game.decide(game.in_turn(table, command), command), tuple
        ):
            _repeat(relaying, decision)


def _repeat(relaying: _Relaying, decision: Decision) -> None:
    relaying.add(
        *decision.events, DecisionMade(decision.command, decision.made_on, decision.events)
    )
