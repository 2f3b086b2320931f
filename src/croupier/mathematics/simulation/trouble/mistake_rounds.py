"""Rounds through the engine with mistakes at given rates: which paragraphs govern, what goes back,
and what it costs the House against the same rounds dealt rightly."""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from decimal import Decimal, InvalidOperation
from multiprocessing import active_children, get_context, resource_tracker
from time import perf_counter

import msgspec

from croupier.engine.crew.chance import happens
from croupier.engine.games import game_named, kebab
from croupier.engine.sentences import Listed, phrase
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.simulation.plan import ImpossibleSimulation
from croupier.mathematics.simulation.trouble.paired_rounds import (
    Rightly,
    Wrongly,
    chance,
    dealt,
    kinds,
)
from croupier.mathematics.simulation.trouble.totals import Totals, counted

MILLION = 1_000_000
FINEST_RATE = Decimal(1) / MILLION
PART_ROUNDS = 10  # what a process plays at a time; the result does not depend on it
AHEAD = 2  # parts per process: the one it plays and the one after


class Trouble(msgspec.Struct, frozen=True):
    """Everything that decides the result; a rate is the share of rounds in which it happens."""

    game: str
    rounds: int
    seed: int
    in_a_million: Mapping[str, int]


def trouble(game: str, rates: str, *, rounds: int, seed: int) -> Trouble:
    """`rates` is one for every kind of mistake, `0.01`, or some by name: `misplaced:0.01,…`."""
    if rounds < 1:
        raise ImpossibleSimulation(
            phrase("impossible-at-least-round-is-simulated-not", a=str(rounds))
        )
    name = game_named(game).NAME
    if seed < 0:
        raise ImpossibleSimulation(phrase("impossible-a-seed-is-or-a-larger", a=str(seed)))
    return Trouble(name, rounds, seed, _rates(name, rates))


def _rates(game: str, text: str) -> dict[str, int]:
    known = kinds(game)
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not any(":" in part or kebab(part) in known for part in parts):
        return dict.fromkeys(known, _in_a_million(",".join(parts)))
    given: dict[str, int] = {}
    for part in parts:
        named, _, rate = part.partition(":")
        kind = kebab(named)
        if kind not in known:
            raise ImpossibleSimulation(
                phrase(
                    "impossible-cannot-go-wrong-at-a-table",
                    a=repr(kind or part),
                    b=book_said(game_named(game).BOOK),
                    c=Listed(tuple(known), "comma"),
                )
            )
        if not rate:
            raise ImpossibleSimulation(
                phrase("impossible-has-no-rate-write", a=repr(part), b=str(kind))
            )
        if kind in given:
            raise ImpossibleSimulation(phrase("impossible-has-two-rates-give-it-one", a=repr(kind)))
        given[kind] = _in_a_million(rate.strip())
    return {kind: given[kind] for kind in known if kind in given}


def _in_a_million(text: str) -> int:
    try:
        rate = Decimal(text)
    except InvalidOperation:
        raise ImpossibleSimulation(phrase("impossible-is-not-a-rate-it-is", a=repr(text))) from None
    if not (rate.is_finite() and 0 <= rate <= 1):
        raise ImpossibleSimulation(phrase("impossible-a-rate-of-is-impossible-it", a=str(text)))
    if rate != rate.quantize(FINEST_RATE):
        raise ImpossibleSimulation(phrase("impossible-a-rate-of-is-finer-than", a=str(text)))
    return int(rate * MILLION)


class Outcome(msgspec.Struct, frozen=True):
    """The totals of the rounds played; fewer than asked for if it was interrupted or broke off."""

    trouble: Trouble
    totals: Totals
    seconds: float
    process_lost: bool = False  # one that played was killed; the rounds done before are good

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


def run(
    of: Trouble, *, processes: int = 1, tell: Callable[[int], None] = lambda done: None
) -> Outcome:
    """All rounds; Ctrl-C ends it with the rounds that are done, the first ones without a gap."""
    began, total, lost = perf_counter(), Totals(), False
    try:
        with _played(of, processes) as parts:
            for part in parts:
                total += part
                tell(total.rounds)
    except KeyboardInterrupt:
        pass
    except BrokenProcessPool:
        lost = True
    return Outcome(of, total, perf_counter() - began, lost)


@contextmanager
def _played(of: Trouble, processes: int) -> Iterator[Iterator[Totals]]:
    """What the parts add, one after the other as they are asked for."""
    if processes == 1 or of.rounds <= PART_ROUNDS:
        yield (play_rounds(of, *part) for part in _parts(of))
        return
    others = {*active_children()}
    resource_tracker.ensure_running()  # started with the processes it would let interrupts in again
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        yield _shared_out(of, pool, AHEAD * processes)
    except KeyboardInterrupt:
        for child in {*active_children()} - others:
            child.terminate()  # nobody waits for its part any more
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _parts(of: Trouble) -> Iterator[tuple[int, int]]:
    for first in range(0, of.rounds, PART_ROUNDS):
        yield first, min(first + PART_ROUNDS, of.rounds)


def _shared_out(of: Trouble, pool: ProcessPoolExecutor, ahead: int) -> Iterator[Totals]:
    """Only so many parts are out at a time: a long simulation needs no more memory than a short."""
    playing: deque[Future[Totals]] = deque()
    for part in _parts(of):
        if len(playing) == ahead:
            yield playing.popleft().result()
        with _interrupts_wait():
            playing.append(pool.submit(play_rounds, of, *part))
    while playing:
        yield playing.popleft().result()


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes through afterwards; what is started meanwhile keeps it out for good."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
