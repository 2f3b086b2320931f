"""A report that turns out not to be true: nothing is undone but what came of it (Baccarat 5.18)."""

from typing import Any

from msgspec.structs import replace

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.settlement import proceed
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.round import AnyRound, Halt, Report
from croupier.engine.table.trouble.halts import Decided, line_of, reported, still_in
from croupier.engine.table.trouble.rulings.play_on import unchanged
from croupier.engine.table.vocabulary.commands import Rule
from croupier.engine.table.vocabulary.events import (
    AwaitingChoices,
    AwaitingDecision,
    AwaitingRuling,
    CardFoundElsewhere,
    Event,
    ReportUnfounded,
    RulingMade,
)
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, Fact
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.words import fact_said


def report_meant(round: AnyRound, command: Rule, halt: Halt | None) -> Report[Any] | None:
    """The report of `halt`, the open fact that is spoken of; otherwise the last one of that
    name."""
    if halt is not None:
        return round.report(halt.number)
    named = (r for r in reversed(round.reported) if command.about in (None, *r.names()))
    return next(named, None)


def unfounded(game: Game, round: AnyRound, command: Rule, halt: Halt | None) -> Decided:
    """What was reported did not happen: the round goes on as it stood, the report is kept. `halt`
    is the open fact that is spoken of, if it is still open."""
    report = report_meant(round, command, halt)
    if report is None:
        message = said("no-such-report")
        return Refused(Reason.NOT_NOW, message, (game.PARAGRAPHS.shift_manager,))
    cites = (report.paragraph,)
    if halt is None and line_of(game, round, report).ruling.shift_manager_decides:
        return Refused(Reason.NOT_NOW, said("decided-by-shift-manager"), cites)
    if not command.reason:
        return Refused(Reason.REASON_MISSING, said("say-why-unfounded"), cites)
    only_waits = waits_only(game, round, report, halt)
    more_since = not only_waits and not nothing_since(game, round, report)
    noticed = report.by is None and isinstance(report.fact, DealingError)
    if noticed and (halt is not None or not more_since):
        return Refused(Reason.NOT_OFFERED, _it_happened(report.fact), cites)
    if more_since:
        return Refused(Reason.NOT_NOW, said("more-happened-since"), cites)
    effect = said("ruling-unfounded", fact=fact_said(report.reported))
    return (
        RulingMade(command.by, cites, effect, command.reason),
        *(lay_as_keyed(round, report) if only_waits else ()),
        ReportUnfounded(report.number, undone=not only_waits),
    )


def _it_happened(fact: Fact) -> Message:
    """The table noticed it by the cards that lie there."""
    together = isinstance(fact, DrawnTogether)
    return said("were-drawn-together") if together else said("wrong-card-lies-there")


def waits_only(game: Game, round: AnyRound, report: Report[Any], halt: Halt | None) -> bool:
    """Nothing has come of the report that would have to be undone."""
    if halt is None:
        ruling = line_of(game, round, report).ruling
        moves_nothing = ruling.carry_out is unchanged and ruling.order_by is None
        return moves_nothing and not report.somebody_left
    waits = isinstance(halt.awaiting, AwaitingRuling | AwaitingDecision)
    return waits or (round.cards == halt.lay and not report.somebody_left)


def lay_as_keyed(round: AnyRound, report: Report[Any]) -> tuple[Event, ...]:
    """A card said to have lain elsewhere lies where it was keyed."""
    fact = report.fact
    if not isinstance(fact, DealingError) or fact.since > len(report.stood.cards):
        return ()
    keyed = report.stood.cards[fact.since - 1].place
    moved = round.cards[fact.since - 1].place != keyed
    return (CardFoundElsewhere(fact.since, keyed),) if moved else ()


def nothing_since(game: Game, round: AnyRound, report: Report[Any]) -> bool:
    """Since this report no card, face, decision or bet has come but what the book itself wanted,
    and nothing was ruled or chosen about another: all that has changed belongs to it."""
    stood = report.stood
    others = [halt for halt in round.halts if halt.number != report.number]
    unsaid = (
        _as_far(round) == _as_far(stood)
        and all(decision in stood.decisions for decision in round.decisions)
        and others == [_still_asked(game, round, halt) for halt in stood.halts]
        and _who_left(round, report) == _who_left(stood, report)
    )
    return report is round.last_report and (unsaid or _came_of_it(game, round, report))


def _came_of_it(game: Game, round: AnyRound, report: Report[Any]) -> bool:
    """The report by itself, without anybody's word, leads to the round as it is."""
    again = reported(game, report.stood, report.by, report.fact)
    if type(again) is Refused:
        return False
    return proceed(game, foreseen(game, report.stood, tuple(again)))[0] == round


def _still_asked(game: Game, round: AnyRound, halt: Halt) -> Halt:
    """Whoever has taken their bets back is not asked over another error either."""
    if not isinstance(halt.awaiting, AwaitingChoices):
        return halt
    asked = tuple(choice for choice in halt.awaiting.asked if still_in(game, round, choice))
    return replace(halt, awaiting=AwaitingChoices(asked))


def _as_far(round: AnyRound) -> tuple[Any, ...]:
    """What every card and face that comes would change."""
    return round.shoe, round.squeezes, round.next_wager_id


def _who_left(round: AnyRound, besides: Report[Any]) -> set[int]:
    """Reports under which somebody took bets back."""
    return {
        report.number
        for report in round.reported
        if report.somebody_left and report.number != besides.number
    }
