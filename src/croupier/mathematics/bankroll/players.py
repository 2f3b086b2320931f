"""Players as Python functions: their sessions are dealt at random.

A player is a generator function. It is given the unit and the purse in cents, yields how many units
it stakes, and is sent what each round won or lost in cents; when it ends, it leaves.
"""

import signal
from collections.abc import Callable, Coroutine, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import current_thread, main_thread

import numpy as np
from numpy.typing import NDArray

from croupier.engine.money import dollars
from croupier.engine.sentences import phrase
from croupier.mathematics.bankroll.session import (
    QUANTILES,
    Moment,
    Session,
    SessionPlan,
    checkpoints,
)
from croupier.mathematics.bankroll.stakes import ImpossibleSession, Nets, check_seed

Integers = NDArray[np.int64]
Player = Callable[[int, int], Generator[int, int, None]]

LINE = (1, 2, 3, 4)
MOST_SESSIONS = 1_000_000
LONGEST_SESSION_S = 20
EXPECTED = (
    "A player is a generator function of two arguments, the unit and the purse in cents, and yields"
    " how many units it stakes."
)


def labouchere(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    """Both ends of a line of numbers; a win strikes them out, a loss is written behind it. Whoever
    cannot cover them begins a new line."""
    line, purse = list(LINE), purse_cents
    while True:
        stake = line[0] + line[-1] if len(line) > 1 else line[0]
        if stake * unit_cents > purse:
            line, stake = list(LINE), min(LINE[0] + LINE[-1], purse // unit_cents)
        net = yield stake
        purse += net
        if net > 0:
            line = line[1:-1] or list(LINE)
        elif net < 0:
            line.append(stake)


def oscar(unit_cents: int, purse_cents: int) -> Generator[int, int, None]:
    """One unit more after each win, never more than wins one unit in all; then again from one."""
    stake, won, purse = 1, 0, purse_cents
    while True:
        net = yield min(stake, purse // unit_cents)
        won, purse = won + net, purse + net
        if won >= unit_cents:
            stake, won = 1, 0
        elif net > 0:
            stake = min(stake + 1, 1 - won // unit_cents)


PLAYERS: dict[str, Player] = {"labouchere": labouchere, "oscar": oscar}


def loaded(text: str) -> Player:
    """`own.py:player`, a function of a file."""
    file, _, name = text.rpartition(":")
    spec = spec_from_file_location("player", Path(file))
    if spec is None or spec.loader is None:
        raise ImpossibleSession(phrase("impossible-is-not-a-file-with-a", a=str(file)))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (OSError, KeyboardInterrupt):
        raise
    except BaseException as fault:
        raise ImpossibleSession(
            phrase(
                "impossible-cannot-be-run",
                a=str(file),
                b=str(type(fault).__name__),
                c=_in_a_line(fault),
            )
        ) from None
    player = getattr(module, name, None)
    if not callable(player):
        raise ImpossibleSession(phrase("impossible-has-no-function", a=str(file), b=str(name)))
    found: Player = player
    return found


def dealt(plan: SessionPlan, name: str, player: Player, sessions: int, seed: int) -> Session:
    """So many sessions of this player, each result drawn at random."""
    check_dealing(sessions, seed)
    chance = np.random.default_rng(seed)
    others = [np.random.default_rng((seed, way)) for way in range(1, 1 + len(plan.bet.short))]
    ways = (plan.bet.nets, *[short.nets for short in plan.bet.short])
    told = np.array(checkpoints(plan.rounds))
    purses = np.empty((len(told), sessions), dtype=np.int64)
    staked = played = 0
    for number in range(sessions):
        results = [
            _drawn(nets, plan.rounds, by).tolist()
            for nets, by in zip(ways, (chance, *others), strict=True)
        ]
        path, cents = played_out(plan, player, results)
        purses[:, number] = path[np.minimum(told, len(path) - 1)]
        staked, played = staked + cents, played + len(path) - 1
    ends, times = np.unique(purses[-1], return_counts=True)
    return Session(
        plan,
        name,
        dict(zip(ends.tolist(), (times / sessions).tolist(), strict=True)),
        tuple([_moment(plan, at, row) for at, row in zip(told.tolist(), purses, strict=True)]),
        staked / sessions,
        played / sessions,
        not_followed=0.0,
        dealt=sessions,
        seed=seed,
    )


def check_dealing(sessions: int, seed: int) -> None:
    if not 0 < sessions <= MOST_SESSIONS:
        raise ImpossibleSession(
            phrase("impossible-between-and-sessions-are-dealt", a=f"{MOST_SESSIONS:,}")
        )
    check_seed(seed)


def _drawn(nets: Nets, rounds: int, chance: np.random.Generator) -> Integers:
    every, chances = np.array(list(nets)), np.array(list(nets.values()))
    return np.asarray(every[chance.choice(len(every), rounds, p=chances / chances.sum())])


def played_out(
    plan: SessionPlan, player: Player, ways: Sequence[Sequence[int]]
) -> tuple[Integers, int]:
    """One session: the purse after each round, and all stakes."""
    with _patience():
        session = _Evening(plan, player, ways)
        return np.array(session.path()), session.staked_cents


def _begun(player: Player, unit: int, purse: int) -> Generator[int, int, None]:
    try:
        playing: object = player(unit, purse)
    except (KeyboardInterrupt, _TooLong):
        raise
    except BaseException as fault:
        raise ImpossibleSession(
            phrase(
                "impossible-the-player-cannot-begin",
                a=str(type(fault).__name__),
                b=_in_a_line(fault),
                c=str(EXPECTED),
            )
        ) from None
    if isinstance(playing, Coroutine):
        playing.close()  # or Python itself would complain that nobody waited for it
    if not isinstance(playing, Generator):
        raise ImpossibleSession(phrase("impossible-the-player-is-no-generator", a=str(EXPECTED)))
    return playing


def _in_a_line(fault: BaseException) -> str:
    try:
        return " ".join(str(fault).split())
    except Exception:  # it cannot say what it is
        return "?"


class _TooLong(BaseException):
    """A player may catch every other exception."""


@contextmanager
def _patience() -> Iterator[None]:
    """A player that never yields is stopped; only the main thread can be interrupted."""
    if current_thread() is not main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_SESSION_S)
    try:
        yield
    except _TooLong:
        raise ImpossibleSession(
            phrase("impossible-the-player-takes-longer-than-seconds", a=str(LONGEST_SESSION_S))
        ) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class _Evening:
    """One session; `ways` are the results to come, at the stake of one unit, as the bet is played
    with chips enough and as it is with fewer."""

    def __init__(self, plan: SessionPlan, player: Player, ways: Sequence[Sequence[int]]) -> None:
        self.plan, self.ways, self.staked_cents = plan, ways, 0
        self.playing = _begun(player, plan.bet.stake_cents, plan.purse_cents)

    def path(self) -> list[int]:
        """The purse after each round that is played."""
        unit, purse = self.plan.bet.stake_cents, self.plan.purse_cents
        purses, target = [purse], self.plan.target_cents
        try:
            units = next(self.playing)
            for nets in zip(*self.ways, strict=True):
                if purse < unit or (target is not None and purse >= target):
                    break
                self._check(units, purse)
                self.staked_cents += units * unit
                net = self._net(nets, units, purse)
                purse += units * net
                purses.append(purse)
                units = self.playing.send(units * net)
            self.playing.close()
        except StopIteration:
            pass  # they leave
        except (ImpossibleSession, KeyboardInterrupt, _TooLong):
            raise
        except BaseException as fault:
            raise ImpossibleSession(
                phrase(
                    "impossible-the-player-stops-in-round-with",
                    a=str(len(purses)),
                    b=str(type(fault).__name__),
                    c=_in_a_line(fault),
                )
            ) from None
        return purses

    def _net(self, nets: Sequence[int], units: int, purse: int) -> int:
        for way, short in enumerate(self.plan.bet.short, 1):
            if purse < units * short.below_cents:
                return nets[way]
        return nets[0]

    def _check(self, units: object, purse: int) -> None:
        if not isinstance(units, int) or isinstance(units, bool) or units < 1:
            raise ImpossibleSession(
                phrase("impossible-a-player-stakes-whole-units-not", a=repr(units))
            )
        if units * self.plan.bet.stake_cents > purse:
            stake = dollars(units * self.plan.bet.stake_cents)
            raise ImpossibleSession(
                phrase(
                    "impossible-a-player-stakes-with-in-the", a=str(stake), b=str(dollars(purse))
                )
            )


def _moment(
    plan: SessionPlan, rounds: int, purses: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> Moment:
    ruined = float(np.mean(purses < plan.bet.stake_cents))
    target = plan.target_cents
    reached = 0.0 if target is None else float(np.mean(purses >= target))
    quantiles = np.quantile(purses, QUANTILES, method="inverted_cdf")
    return Moment(rounds, ruined, reached, tuple(quantiles.astype(np.int64).tolist()))
