"""What is kept of every report: the rulings on it, what players chose, how the round then stood."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from croupier.engine.table.state.round import AnyRound, Case, Choice, Halt, RuledOn
from croupier.engine.table.vocabulary import events as e

Cases = tuple[Case[Any], ...]


def _reported(round: AnyRound, after: AnyRound, event: e.FactReported) -> Cases:
    return (*round.cases, Case(after.reported[-1]))


def _ruling_made(round: AnyRound, after: AnyRound, event: e.RulingMade) -> Cases:
    """On a report that waits for it under its paragraph; what the book alone adds, on the last."""
    waiting = [halt for halt in round.halts if halt.paragraph == event.cites[0]]
    if waiting:
        governs = max(waiting, key=lambda halt: _fitness(halt, event))
        return _with_ruling(round, governs.number, event)
    return _with_ruling(round, round.reports, event) if event.by is None else round.cases


def _fitness(halt: Halt, event: e.RulingMade) -> tuple[bool, int]:
    """A person rules on what waits for a person; the book on a report just made, or when nobody is
    left to choose."""
    by_a_person = isinstance(halt.awaiting, e.AwaitingRuling | e.AwaitingDecision | e.AwaitingOrder)
    return by_a_person is (event.by is not None), halt.number


def _named(round: AnyRound, after: AnyRound, event: e.ReconstructionRuled) -> Cases:
    return _last_ruling_on(after, event.halt)


def _moved(round: AnyRound, after: AnyRound, event: e.HaltMoved) -> Cases:
    if not isinstance(event.awaiting, e.AwaitingChoices):
        return after.cases
    case = _case(after, event.halt)
    known = {(choice.player, choice.box, choice.hand) for choice in case.choices}
    asked = (Choice(one.player, one.box, one.hand) for one in event.awaiting.asked)
    new = tuple(one for one in asked if (one.player, one.box, one.hand) not in known)
    return _changed(after, event.halt, choices=(*case.choices, *new))


def _chosen(round: AnyRound, after: AnyRound, event: e.OptionChosen) -> Cases:
    named = Choice(event.player, event.box, event.hand)
    choices = _case(after, event.halt).choices
    chosen = (replace(c, stays=event.stays) if c == named else c for c in choices)
    return _changed(after, event.halt, choices=tuple(chosen))


def _lifted(round: AnyRound, after: AnyRound, event: e.HaltLifted) -> Cases:
    return _changed(after, event.halt, closed=after)


def _unfounded(round: AnyRound, after: AnyRound, event: e.ReportUnfounded) -> Cases:
    ruled = replace(after, cases=_last_ruling_on(after, event.number))
    return _changed(ruled, event.number, closed=after)


def _stands(round: AnyRound, after: AnyRound, event: e.PaymentStands) -> Cases:
    """None of the rulings since has moved a card or a bet."""
    return tuple(
        replace(case, closed=replace(case.closed, cards=after.cards, wagers=after.wagers))
        if case.closed is not None and case.report.number >= event.number
        else case
        for case in after.cases
    )


def _voided(round: AnyRound, after: AnyRound, event: e.RoundVoided) -> Cases:
    """Every report that waits, and the one whose ruling this is."""
    last = len(after.rulings) - 1
    return tuple(
        replace(case, closed=after)
        if case.closed is None or any(ruling.number == last for ruling in case.rulings)
        else case
        for case in after.cases
    )


def _card_moved(round: AnyRound, after: AnyRound, event: e.CardMoved) -> Cases:
    """By what the book alone adds to a report that was closed before (Andar Bahar 5.13)."""
    case = _added_to(round)
    if case is None or case.closed is None:
        return after.cases
    return _changed(after, case.report.number, closed=replace(case.closed, cards=after.cards))


def _settled(round: AnyRound, after: AnyRound, event: e.WagerSettled) -> Cases:
    """Under the paragraph that the book alone adds (Si Ki Pi 5.12)."""
    case = _added_to(round)
    if case is None or case.closed is None:
        return after.cases
    if round.rulings[-1].cites[0] not in event.settlement.cites:
        return after.cases
    return _changed(after, case.report.number, closed=replace(case.closed, wagers=after.wagers))


def _added_to(round: AnyRound) -> Case[Any] | None:
    """The closed report that the last ruling is about, if nobody gave that ruling."""
    last = len(round.rulings) - 1
    for case in round.cases:
        if case.closed is not None and case.rulings and case.rulings[-1].number == last:
            return case if case.rulings[-1].by is None else None
    return None


def _case(round: AnyRound, number: int) -> Case[Any]:
    return next(case for case in round.cases if case.report.number == number)


def _changed(round: AnyRound, number: int, **changes: Any) -> Cases:
    return tuple(
        replace(case, **changes) if case.report.number == number else case for case in round.cases
    )


def _with_ruling(round: AnyRound, number: int, event: e.RulingMade) -> Cases:
    """The ruling that is being made."""
    ruling = RuledOn(len(round.rulings), round.cards, event.by)
    return tuple(
        replace(case, rulings=(*case.rulings, ruling)) if case.report.number == number else case
        for case in round.cases
    )


def _last_ruling_on(round: AnyRound, number: int) -> Cases:
    """The last ruling was on this report, whichever else waits under the same paragraph."""
    nth = len(round.rulings) - 1
    made = (on for case in round.cases for on in case.rulings)
    last = next((on for on in made if on.number == nth), None)
    if last is None:
        return round.cases

    def without(rulings: Iterable[RuledOn]) -> tuple[RuledOn, ...]:
        return tuple(ruling for ruling in rulings if ruling.number != nth)

    return tuple(
        replace(case, rulings=(*without(case.rulings), last))
        if case.report.number == number
        else replace(case, rulings=without(case.rulings))
        for case in round.cases
    )


KEPT_BY: dict[type[e.Event], Callable[[AnyRound, AnyRound, Any], Cases]] = {
    e.FactReported: _reported,
    e.RulingMade: _ruling_made,
    e.ReconstructionRuled: _named,
    e.HaltMoved: _moved,
    e.OptionChosen: _chosen,
    e.HaltLifted: _lifted,
    e.ReportUnfounded: _unfounded,
    e.PaymentStands: _stands,
    e.RoundVoided: _voided,
    e.CardMoved: _card_moved,
    e.WagerSettled: _settled,
}
