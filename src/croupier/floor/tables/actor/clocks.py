"""How long a live table waits for each question that is open (Baccarat 3.8, Blackjack 3.20)."""

from collections.abc import Callable, Iterable

from croupier.engine.table.dealing.awaited import Awaited, Until
from croupier.engine.table.dealing.dealing import squeezers
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.house.clocks import Clocks
from croupier.floor.tables.state import Condition, LiveTable

NOT_WAITED_FOR = (Kind.RULING, Kind.DECISION, Kind.SQUEEZE)  # staff take the time they need


def pondering(live: LiveTable, asked: Awaited) -> frozenset[str]:
    """Who may still say something that the next card would cut off, or squeezes what is turned
    next."""
    if asked.kind is Kind.TURN:
        assert asked.place is not None, "cards are turned somewhere"
        return squeezers(live.table.round, asked.place)
    if asked.until is Until.NEXT_CARD and asked.player is not None:
        return frozenset((asked.player,))
    return frozenset()


def waits(
    clocks: Callable[[str], Clocks], live: LiveTable, questions: Iterable[Awaited], pondered: bool
) -> dict[str, float]:
    """The questions that somebody counts the time of, each with its seconds; `clocks`: those that a
    question is timed by."""
    every = {
        asked.question: seconds(clocks(asked.question), live, asked, pondered)
        for asked in questions
    }
    return {question: time for question, time in every.items() if time is not None}


def seconds(clocks: Clocks, live: LiveTable, asked: Awaited, pondered: bool) -> float | None:
    """Until silence counts, or the automatic Dealer goes on; None: nobody counts the time.

    `pondered`: somebody is pondering and has not passed.
    """
    if asked.until is Until.NEXT_CARD or asked.kind in NOT_WAITED_FOR:
        return None
    if asked.player is not None:
        return clocks.card_s if asked.player in live.companions else clocks.decision_s
    match asked.kind:
        case Kind.NEXT_ROUND:
            if live.closed and not live.shoe.revealed:
                return clocks.card_s  # until its last shoe is told
            if live.condition is not Condition.OPEN:
                return None
            # Before the first round nobody was paid.
            return clocks.pause_s if live.table.number else min(clocks.pause_s, clocks.card_s)
        case Kind.CLOSE:
            return clocks.betting_s
        case Kind.SPIN:
            return clocks.spin_s
        case _:
            return clocks.decision_s if pondered else clocks.card_s
