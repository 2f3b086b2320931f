"""Advice to somebody who practises: what each move is worth by what they can see. Pure functions of
a view; no hidden card goes in."""

from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple, cast

from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.sentences import Message
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.commands import ChooseOption, Command, Given
from croupier.engine.table.vocabulary.questions import AnyKind
from croupier.mathematics.advice import options
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import (
    Advice,
    BetWorth,
    Cents,
    Cost,
    MoveWorth,
    Weigh,
    Weighing,
)

Worth = tuple[Command | None, Cents]
AMOUNTS = ("stake_cents", "amount_cents")
ROUNDING = 1e-6  # of a cent

__all__ = ["Advice", "BetWorth", "Cost", "MoveWorth", "Seen", "advised", "cost_of"]


def advised(seen: Seen) -> Advice:
    """The moves that are open now, or the bets."""
    number, by = seen.view.number, _weighing(seen)
    if by is None:
        return Advice(number, None)
    try:
        if seen.view.status is Status.BETTING and not seen.view.halts:
            return Advice(number, None, bets=by.bets(seen))
        asked = _asked(seen, by)
        if asked is None:
            return Advice(number, None)
        found = _worths(seen, by, asked.weigh)
    except NotWorkedOut as unknown:
        return Advice(number, None, note=unknown.why)
    best = max((worth for _, worth in found), default=0)
    moves = [MoveWorth(each, float(worth), float(best - worth)) for each, worth in _told(found, by)]
    ordered = tuple(sorted(moves, key=lambda each: each.cost_cents))
    return Advice(number, asked.question, ordered, note=asked.note, kind=asked.kind)


class Asked(NamedTuple):
    question: str
    kind: AnyKind
    weigh: Weigh
    note: Message | None


def _asked(seen: Seen, by: Weighing) -> Asked | None:
    """The question that is open to this person: after an error, or in play."""
    if seen.view.halts:
        option = options.asked(seen)
        if option is None:
            return None
        weigh, note = options.weigh(seen, by, option), options.note(seen, by)
        return Asked(option.question, option.kind, weigh, note)
    asked = by.question(seen)
    if asked is None:
        return None
    return Asked(asked.question, asked.kind, by.weigh(seen), by.note(seen))


def _told(found: list[Worth], by: Weighing) -> Iterator[Worth]:
    """Of one move the largest amount, unless a smaller one is best of all; to decline only where
    that is worth something of its own."""
    best: Cents = max((worth for _, worth in found), default=0)
    once: dict[Command | None, Worth] = {}
    for command, worth in found:
        move = _without_amount(command)
        if move not in once or (worth == best and worth > once[move][1]):
            once[move] = command, worth
    said = [worth for command, worth in once.values() if not isinstance(command, by.DECLINES)]
    for command, worth in once.values():
        alike = any(abs(float(worth) - float(other)) < ROUNDING for other in said)
        if not (isinstance(command, by.DECLINES) and alike):
            yield command, worth


def _without_amount(command: Command | None) -> Command | None:
    if not isinstance(command, Given):
        return command
    return replace(command, **{name: 0 for name in command.__struct_fields__ if name in AMOUNTS})


def cost_of(seen: Seen, command: Command | None) -> Cost | None:
    """What was decided here, by a command or by saying nothing; None: it has no figure."""
    number, by = seen.view.number, _weighing(seen)
    try:
        if by is None:
            return None
        if seen.view.status is Status.BETTING and not seen.view.halts:
            return Cost(number, None, float(_kept_by_the_house(seen, by)))
        asked = _asked(seen, by)
        if asked is None:
            return None
        worth, found = asked.weigh(command), _worths(seen, by, asked.weigh)
    except NotWorkedOut:
        return None
    if worth is None or not found:
        return None
    best, most = max(found, key=lambda pair: pair[1])
    return Cost(number, asked.question, float(max(most - worth, 0)), command, best, asked.kind)


def _kept_by_the_house(seen: Seen, by: Weighing) -> Cents:
    edges = {(each.bet, each.on): each.edge for each in by.bets(seen)}
    staked = ((bet.spot, bet.stake_cents) for bet in seen.bets())
    return sum(
        cents * edges.get((spot.bet, spot.on), edges.get((spot.bet, None), 0.0))
        for spot, cents in staked
    )


def _worths(seen: Seen, by: Weighing, weigh: Weigh) -> list[Worth]:
    weighed = ((each, weigh(each)) for each in _open_to(seen, by))
    return [(each, worth) for each, worth in weighed if worth is not None]


def _open_to(seen: Seen, by: Weighing) -> Iterator[Command | None]:
    """Of a range of amounts the smallest and the largest: nothing between is better than both."""
    yield None
    for move in seen.view.moves:
        if not isinstance(move, Move) or move.free:
            continue
        if not isinstance(move.command, (*by.WEIGHED, ChooseOption)):
            continue
        if move.amount is None:
            yield move.command
            continue
        amounts = {move.smallest_cents, move.largest_cents or move.smallest_cents}
        for cents in sorted(amounts, reverse=True):
            yield replace(move.command, **{move.amount: cents})  # type: ignore[type-var]


def _weighing(seen: Seen) -> Weighing | None:
    """A guest comes without mathematics."""
    name = seen.view.sign.game
    if name not in PLAYED:
        return None
    return cast(Weighing, import_module(f"{__name__}.{name.replace('-', '_')}"))
