"""Rounds through the engine with mistakes at given rates: which paragraphs govern, what goes back,
and what it costs the House against the same rounds dealt rightly."""

import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from decimal import Decimal, InvalidOperation
from functools import partial
from multiprocessing import get_context, resource_tracker
from time import perf_counter

import msgspec

from croupier.floor.chance import happens
from croupier.games import game_named, kebab
from croupier.simulation.paired import Rightly, Wrongly, chance, dealt, kinds
from croupier.simulation.reckoning import Totals, counted

MILLION = 1_000_000
CHUNK_ROUNDS = 100  # what one process plays at a time; the result does not depend on it

Progress = Callable[[int], None]


class ImpossibleTrouble(ValueError):
    """What was asked for cannot be simulated; the sentence says why."""


class Trouble(msgspec.Struct, frozen=True):
    """Everything that decides the result; a rate is the share of rounds in which it happens."""

    game: str
    rounds: int
    seed: int
    in_a_million: Mapping[str, int]


def trouble(game: str, rates: str, *, rounds: int, seed: int) -> Trouble:
    """`rates` is one for every kind of mistake, `0.01`, or some by name: `misplaced:0.01,…`."""
    if rounds < 1:
        raise ImpossibleTrouble(f"At least 1 round is simulated, not {rounds}.")
    name = game_named(game).NAME
    return Trouble(name, rounds, seed, _rates(name, rates))


def _rates(game: str, text: str) -> dict[str, int]:
    known = kinds(game)
    if ":" not in text:
        return dict.fromkeys(known, _in_a_million(text))
    given: dict[str, int] = {}
    for part in text.split(","):
        named, colon, rate = part.partition(":")
        kind = kebab(named)
        if not colon:
            raise ImpossibleTrouble(f"{part.strip()!r} names no rate; write {kind}:0.01.")
        if kind not in known:
            raise ImpossibleTrouble(
                f"{kind!r} cannot go wrong at a {game_named(game).BOOK} table; "
                f"this can: {', '.join(known)}."
            )
        if kind in given:
            raise ImpossibleTrouble(f"{kind!r} has two rates; give it one.")
        given[kind] = _in_a_million(rate)
    return {kind: given[kind] for kind in known if kind in given}


def _in_a_million(text: str) -> int:
    try:
        rate = Decimal(text.strip()) * MILLION
    except InvalidOperation:
        raise ImpossibleTrouble(f"{text.strip()!r} is no rate; it is a number like 0.01.") from None
    if not (rate.is_finite() and 0 <= rate <= MILLION):
        raise ImpossibleTrouble(f"A rate of {text.strip()} is impossible; it lies from 0 to 1.")
    if rate % 1:
        raise ImpossibleTrouble(f"A rate of {text.strip()} is finer than one in a million.")
    return int(rate)


class Outcome(msgspec.Struct, frozen=True):
    """The totals of the rounds played; fewer than asked for if it was interrupted."""

    trouble: Trouble
    totals: Totals
    seconds: float

    @property
    def interrupted(self) -> bool:
        return self.totals.rounds < self.trouble.rounds

    @property
    def rounds_per_second(self) -> float:
        return self.totals.rounds / self.seconds if self.seconds else 0.0


def play_round(of: Trouble, number: int) -> Totals:
    """What round `number` adds; it depends on the seed and the number alone."""
    draws = chance(of.seed, number, "mistakes")
    planned = tuple(kind for kind, rate in of.in_a_million.items() if happens(draws, rate))
    rightly = Rightly(planned)
    right = wrong = dealt(of.game, of.seed, number, planned, rightly)
    made: tuple[str, ...] = ()
    if rightly.moments or right.beyond:
        wrongly = Wrongly(draws, rightly.moments)
        wrong = dealt(of.game, of.seed, number, planned, wrongly)
        made = (*wrongly.made, *wrong.beyond)
    return counted(planned, made, right, wrong)


def play_rounds(of: Trouble, first: int, last: int) -> Totals:
    """Rounds first … last - 1 together."""
    total = Totals()
    for number in range(first, last):
        total += play_round(of, number)
    return total


def run(of: Trouble, *, processes: int = 1, progress: Progress | None = None) -> Outcome:
    """All rounds; Ctrl-C ends it with the rounds that are done, the first ones without a gap."""
    began, total = perf_counter(), Totals()
    try:
        with _played(of, processes) as parts:
            for part in parts:
                total += part
                if progress is not None:
                    progress(total.rounds)
    except KeyboardInterrupt:
        pass
    return Outcome(of, total, perf_counter() - began)


@contextmanager
def _played(of: Trouble, processes: int) -> Iterator[Iterator[Totals]]:
    starts = range(0, of.rounds, CHUNK_ROUNDS)
    ends = [min(start + CHUNK_ROUNDS, of.rounds) for start in starts]
    if processes == 1 or len(starts) == 1:
        yield map(partial(play_rounds, of), starts, ends)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        with _interrupts_wait():
            parts = pool.map(partial(play_rounds, of), starts, ends)
        yield parts
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes through afterwards; what is started meanwhile keeps it out for good."""
    resource_tracker.ensure_running()  # started later, it would let interrupts in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
