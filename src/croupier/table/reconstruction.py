"""Reconstruction: the drawn cards in their order, each where it is due, with the decisions that
were made on right cards (Baccarat 1.16, 5.7, 5.8; Blackjack 1.23, 5.9)."""

from typing import Any

from msgspec.structs import replace

from croupier.table.chips import Wagers
from croupier.table.due import Deal
from croupier.table.events import AwaitingRuling, CardDealt, CardMoved
from croupier.table.evolving import evolve, evolve_all
from croupier.table.facts import DealingError
from croupier.table.game import Game
from croupier.table.places import DISCARDED, WAITING, Place
from croupier.table.round import Decision, Round, Stage
from croupier.table.wagers import Wager


def redealt(game: Game, round: Round[Any], since: int, order: tuple[int, ...]) -> Round[Any]:
    """The round with the cards from number `since` on laid again, drawn in this `order`."""
    correct = round.just_before(since)
    faces = {drawn.number: drawn.card for drawn in round.cards}
    ruled_out = {drawn.number for drawn in round.cards if drawn.place == DISCARDED}
    table = replace(
        correct,
        cards=tuple(replace(drawn, card=faces[drawn.number]) for drawn in correct.cards),
        purses=None,
        stage=Stage.PLAY,
        halts=(),
        facts=round.facts,
        squeezes=round.squeezes,
    )
    table = replace(table, play=game.surviving(round, table))
    decisions = round.decisions[len(correct.decisions) :]
    fixed = _fixed(round, since)
    for position, number in enumerate(order, since):
        table = _as_then(table, _when_laid(round, position))
        table, decisions = _decisions_kept(game, table, decisions)
        due = game.due(table)
        place = due.place if isinstance(due, Deal) and not table.waiting else WAITING
        if number in ruled_out:  # a ruling took it out of play for good
            place = DISCARDED
        place = fixed.get(number, place)
        table = evolve(game, table, CardDealt(len(table.cards) + 1, faces[number], place))
    table, decisions = _decisions_kept(game, _as_then(table, round), decisions)
    table = _decided_in_advance(game, table, decisions)
    kept = {wager.id for wager in table.wagers}
    fallen = tuple(wager for wager in round.wagers if wager.id not in kept)
    table = replace(
        table,
        wagers=Wagers((*table.wagers, *fallen)),
        purses=round.purses,
        shoe=round.shoe,
        halts=round.halts,
        rulings=round.rulings,
        reports=round.reports,
        reported=round.reported,
        staying=round.staying,
        next_wager_id=round.next_wager_id,
        new_cards_wanted=round.new_cards_wanted,
    )
    return replace(table, play=game.surviving(round, table))


def _fixed(round: Round[Any], since: int) -> dict[int, Place]:
    """Cards of other errors: ruled not to be Reconstructed, or not yet ruled on."""
    open_errors = [
        number
        for halt in round.halts
        if isinstance(halt.awaiting, AwaitingRuling)
        and isinstance(halt.fact, DealingError)
        and halt.fact.since > since
        for number in range(halt.fact.since, halt.fact.last(len(round.cards)) + 1)
    ]
    numbers = round.staying.union(open_errors)
    return {d.number: d.place for d in round.cards if d.number in numbers and d.number > since}


def _when_laid(round: Round[Any], position: int) -> Round[Any]:
    """The table when this card was laid: whoever left later was still due cards. A card that has
    not been laid yet goes to those who are in now."""
    if round.cards[position - 1].place == WAITING:
        return round
    state = round
    while len(state.cards) >= position:
        assert state.before is not None
        state = state.before
    return state


def _as_then(table: Round[Any], then: Round[Any]) -> Round[Any]:
    """Bets as far as they were settled then, and who was there."""
    known = {wager.id: wager.settlement for wager in then.wagers}
    wagers = tuple(replace(w, settlement=known.get(w.id)) for w in table.wagers)
    return replace(table, wagers=wagers, walked_away=then.walked_away)


def fallen_away(round: Round[Any], redealt_round: Round[Any], since: int) -> tuple[Wager, ...]:
    """Open additional bets whose decision was made on cards that changed."""
    kept = {
        event.wager.id
        for decision in redealt_round.decisions
        for event in decision.events
        if hasattr(event, "wager")
    }
    made_since = {
        event.wager.id
        for decision in round.decisions[len(round.just_before(since).decisions) :]
        for event in decision.events
        if hasattr(event, "wager")
    }
    return tuple(w for w in round.open_wagers() if w.id in made_since - kept)


def lay_waiting(game: Game, round: Round[Any]) -> CardMoved | None:
    """Cards drawn before they were due come before the shoe."""
    if not round.waiting:
        return None
    due = game.due(round)
    return CardMoved(round.waiting[0].number, due.place) if isinstance(due, Deal) else None


def _decisions_kept(
    game: Game, table: Round[Any], decisions: tuple[Decision, ...]
) -> tuple[Round[Any], tuple[Decision, ...]]:
    """Repeats every decision whose cards lie again as they lay when it was made."""
    moved = True
    while moved:
        moved = False
        laid = lay_waiting(game, table)
        if laid is not None:
            table, moved = evolve(game, table, laid), True
            continue
        for decision in decisions:
            if decision.made_on != game.made_on(table, decision.command):
                continue
            if not isinstance(game.decide(table, decision.command), tuple):
                continue
            table = _repeated(game, table, decision)
            decisions = tuple(d for d in decisions if d is not decision)
            moved = True
            break
    return table, decisions


def _decided_in_advance(
    game: Game, table: Round[Any], decisions: tuple[Decision, ...]
) -> Round[Any]:
    """A decision on unchanged cards stands, even if somebody before must be asked again."""
    for decision in decisions:
        if decision.made_on == game.made_on(table, decision.command) and isinstance(
            game.decide(game.in_turn(table, decision.command), decision.command), tuple
        ):
            table = _repeated(game, table, decision)
    return table


def _repeated(game: Game, table: Round[Any], decision: Decision) -> Round[Any]:
    table = evolve_all(game, table, decision.events)
    return replace(table, decisions=(*table.decisions, decision))
