"""Rounds paid long ago that a fact reaches back to (Roulette 5.6)."""

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.authority import rank_too_low
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.state.table import AnyTable, Doubt, Record
from croupier.engine.table.state.table_events import EarlierRoundVoided
from croupier.engine.table.state.transfers import transfers
from croupier.engine.table.trouble.answers import ruled_about
from croupier.engine.table.trouble.false_alarms import report_meant
from croupier.engine.table.trouble.halts import line_of
from croupier.engine.table.trouble.rulings.void import ALL_RETURNED
from croupier.engine.table.vocabulary.commands import Command, Rule, RulingWord
from croupier.engine.table.vocabulary.events import (
    Event,
    RoundVoided,
    RulingMade,
    SettlementReversed,
)
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import VoidEarlierRounds


def reaching_back(game: Game, round: AnyRound) -> Citation | None:
    """The paragraph of a fact of this round that may void earlier ones."""
    if not round.facts:
        return None
    lines: dict[type[Fact], Citation] = {
        entry.fact: entry.paragraph
        for entry in game.EDITIONS.section_five(round.settings).lines
        if entry.ruling.reaches_earlier_rounds
    }
    return next((lines[type(fact)] for fact in round.facts if type(fact) in lines), None)


def doubt_about(game: Game, table: AnyTable) -> Doubt | None:
    """The last fact that reaches back: of the present round, or of one before it."""
    paragraph = reaching_back(game, table.round)
    return table.doubt if paragraph is None else Doubt(table.number, paragraph)


def void_earlier_rounds(
    game: Game, table: AnyTable, command: VoidEarlierRounds, record: Record
) -> tuple[Event, ...] | Refused:
    """The round in which the fact was reported is ruled on at the table."""
    doubt = doubt_about(game, table)
    rounds = {number: record.round(number) for number in command.numbers}
    refused = _cannot_be_voided(game, table, command, rounds, doubt)
    if refused is not None:
        return refused
    assert doubt is not None
    if not command.reason:
        return Refused(Reason.REASON_MISSING, said("voiding-needs-reason"), (doubt.paragraph,))
    return tuple(
        _voided(game, command, number, round, doubt)
        for number, round in rounds.items()
        if round is not None
    )


def _voided(
    game: Game, command: VoidEarlierRounds, number: int, round: AnyRound, doubt: Doubt
) -> EarlierRoundVoided:
    cites = (doubt.paragraph, game.PARAGRAPHS.void_returns)
    events = (
        RulingMade(command.by, cites[:1], ALL_RETURNED, command.reason),
        *(SettlementReversed(wager.id, cites) for wager in round.wagers),
        RoundVoided(cites),
    )
    moved: Transfers = ()
    for event in events:
        moved += () if round.purses is None else transfers(round, event)
        round = evolve(game, round, event)
    return EarlierRoundVoided(number, events, moved, doubt.round)


def unfounded_too_late(game: Game, table: AnyTable, command: Command) -> Refused | None:
    """A report under which earlier rounds are void already did not come to nothing."""
    if not isinstance(command, Rule) or command.ruling is not RulingWord.UNFOUNDED:
        return None
    report = report_meant(table.round, command, ruled_about(game, table.round, command))
    if report is None or table.voided_under != table.number:
        return None
    if not line_of(game, table.round, report).ruling.reaches_earlier_rounds:
        return None
    return Refused(Reason.NOT_NOW, said("earlier-rounds-void-under-it"), (report.paragraph,))


def _cannot_be_voided(
    game: Game,
    table: AnyTable,
    command: VoidEarlierRounds,
    rounds: dict[int, AnyRound | None],
    doubt: Doubt | None,
) -> Refused | None:
    paragraph = doubt.paragraph if doubt else game.PARAGRAPHS.error_noticed_late
    if not rounds or any(not 1 <= number <= table.number for number in rounds):
        return Refused(Reason.UNKNOWN, said("name-earlier-rounds", last=table.number))
    too_low = rank_too_low(command, Rank.SHIFT_MANAGER, paragraph)
    if too_low is not None:
        return too_low
    for number, round in rounds.items():
        if doubt is None or number >= doubt.round:
            return Refused(
                Reason.NOT_NOW,
                said("nothing-reaches-back", round=number),
                (paragraph,),
            )
        if round is None:
            return Refused(Reason.UNKNOWN, said("round-not-on-record", round=number), (paragraph,))
        if round.settings.game != table.settings.game:
            return Refused(Reason.UNKNOWN, said("round-of-another-game", round=number))
        if round.status is Status.VOID:
            return Refused(
                Reason.ROUND_OVER, said("round-void-already", round=number), (paragraph,)
            )
    return None
