"""Stay in or take the bets back: who is asked, and which bets it reaches (Baccarat 5.12,
5.12.1, 5.12.2, 5.12.3; Blackjack 5.7, 5.7.1, 5.7.2, 5.7.3)."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Halt, Report, Status
from croupier.engine.table.vocabulary.due import Due, Settle
from croupier.engine.table.vocabulary.events import Asked
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.wagers import Open, Wager

UNSETTLED = (Status.BETTING, Status.PLAY)


def correct_state(round: AnyRound, halt: Halt) -> AnyRound:
    """The table before the first wrong card, or as it lay when the fact was reported: cards that
    are right decide what stands, and those of an error that waited beside it decide nothing,
    whichever is ruled on first."""
    if isinstance(halt.fact, DealingError):
        return round.just_before(min(_first_wrong(round, halt)))
    return round if round.cards == halt.lay else replace(round, cards=halt.lay)


def _first_wrong(round: AnyRound, halt: Halt) -> Iterator[int]:
    facts = (halt.fact, *(report.fact for report in round.open_beside(halt.number)))
    return (fact.since for fact in facts if isinstance(fact, DealingError))


def reached(game: Game, round: AnyRound, halt: Halt) -> tuple[Wager, ...]:
    """Bets still open: what was validly won or lost before the error stands, seen or not."""
    before = correct_state(round, halt)
    decided = set()
    for group in before.groups():
        for wager, verdict in zip(group, game.verdicts(before, group), strict=True):
            if not isinstance(verdict, Open) or verdict.face_down:
                decided.add(wager.id)
    return tuple(wager for wager in round.open_wagers() if wager.id not in decided)


def everybody(game: Game, round: AnyRound, halt: Halt) -> tuple[Asked, ...]:
    """All Players on the table who have a bet still open; to have walked away means staying
    (Blackjack 5.7)."""
    asked = dict.fromkeys(
        Asked(wager.player, *game.scope(wager))
        for wager in reached(game, round, halt)
        if wager.player not in round.walked_away
    )
    return tuple(asked)


def paid_before(round: AnyRound) -> tuple[Report[Any], ...]:
    """What was reported when the round had been settled."""
    return tuple(r for r in round.reported if r.stood.status not in UNSETTLED)


def complete_when_reported(game: Game, round: AnyRound, halt: Halt) -> bool:
    return complete_before(round, halt, game.due)


def complete_before(round: AnyRound, halt: Halt, due: Callable[[AnyRound], Due]) -> bool:
    """The last card had been laid where it was due, and paid on, when a person said that one lay
    elsewhere."""
    stood = round.report(halt.number).stood
    if halt.detected or stood.halts:
        return stood.status is Status.CONCLUDED
    in_play = stood.status is Status.PLAY  # its settlement was taken back with the report
    return stood.status is Status.CONCLUDED or (in_play and isinstance(due(stood), Settle))


def unsettled(game: Game, round: AnyRound, halt: Halt) -> bool:
    late = any(report.number == halt.number for report in paid_before(round))
    if late or round.status not in UNSETTLED:
        return False
    return halt.reconstruct is not False or not complete_when_reported(game, round, halt)


def options_unless_settled(game: Game, round: AnyRound, halt: Halt) -> bool:
    """Once the result is complete there is only correct settlement or Void."""
    return unsettled(game, round, halt)


def options_unless_established(game: Game, round: AnyRound, halt: Halt) -> bool:
    before = correct_state(round, halt)
    return unsettled(game, round, halt) and not game.established(before)


def options_unless_established_and_reconstructed(game: Game, round: AnyRound, halt: Halt) -> bool:
    established = not options_unless_established(game, round, halt)
    return unsettled(game, round, halt) and not (established and halt.reconstruct)
