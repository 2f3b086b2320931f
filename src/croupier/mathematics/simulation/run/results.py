"""What a simulation has found: every bet at the end and on the way there."""

from collections.abc import Iterator
from math import log10
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.sentences import Listed, phrase
from croupier.mathematics.exact.sheet import UnknownBet
from croupier.mathematics.simulation.draws.chunks import CHUNK_ROUNDS
from croupier.mathematics.simulation.plan import Simulation, play_chunks
from croupier.mathematics.simulation.run.comparison import compared
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.tally import Tally

FEWEST_ROUNDS_SHOWN = 1 << 8


class Simulated(msgspec.Struct, frozen=True, kw_only=True):
    simulation: Simulation
    rounds: int
    seconds: float
    tallies: tuple[Tally, ...]

    @property
    def finished(self) -> bool:
        return self.rounds == self.simulation.rounds

    @property
    def rounds_per_second(self) -> float:
        return self.rounds / self.seconds if self.seconds else 0.0

    def tally(self, bet: str, on: str | None = None) -> Tally:
        """What it is on may be left out where there is only one."""
        of_its_kind = [tally for tally in self.tallies if tally.bet == bet]
        for tally in of_its_kind:
            if tally.on == on or (on is None and len(of_its_kind) == 1):
                return tally
        if of_its_kind:
            where = ("by itself" if t.on is None else f"on {t.on}" for t in of_its_kind)
            raise UnknownBet(
                phrase(
                    "impossible-was-counted-say-which-is-meant",
                    a=str(bet),
                    b=Listed(tuple(where), "comma"),
                )
            )
        known = tuple(dict.fromkeys(tally.bet for tally in self.tallies))
        raise UnknownBet(
            phrase(
                "impossible-no-bet-was-counted-those-counted", a=repr(bet), b=Listed(known, "comma")
            )
        )


def results(progress: Progress) -> Simulated:
    """Of all that is done so far; nothing is known before the first stretch is finished."""
    simulation = progress.simulation
    return Simulated(
        simulation=simulation,
        rounds=progress.rounds,
        seconds=progress.seconds,
        tallies=compared(simulation, progress.counts) if progress.stretches else (),
    )


def on_the_way(progress: Progress) -> Iterator[tuple[int, tuple[Tally, ...]]]:
    """All bets after so many rounds: at powers of two, and at the end.

    The rounds inside the first chunk are played once more; they are always the same.
    """
    simulation = progress.simulation
    plan = simulation.plan()
    rounds = FEWEST_ROUNDS_SHOWN
    while rounds < min(CHUNK_ROUNDS, progress.rounds):
        yield rounds, plan.tallies(play_chunks(replace(simulation, rounds=rounds), 0, 1))
        rounds *= 2
    for rounds, counts in progress.on_the_way():
        yield rounds, plan.tallies(counts)


def decimals(tallies: tuple[Tally, ...]) -> int:
    """As many as the narrowest of the standard errors makes worth showing."""
    errors = [tally.told_error for tally in tallies if tally.told_error]
    return max(4, 2 - int(log10(min(errors)))) if errors else 4


def as_json(found: Simulated) -> dict[str, Any]:
    return {
        "game": found.simulation.game,
        "rounds": found.rounds,
        "seed": found.simulation.seed,
        "seconds": found.seconds,
        "rounds_per_second": found.rounds_per_second,
        "bets": [_bet(tally) for tally in found.tallies],
        "rounds_asked": found.simulation.rounds,
        "finished": found.finished,
        "options": found.simulation.options,
    }


def _bet(tally: Tally) -> dict[str, Any]:
    return {
        "bet": tally.bet,
        "on": tally.on,
        "count": tally.count,
        "mean": tally.mean,
        "stderr": tally.told_error,
        "interval": tally.interval,
        "exact": None if tally.exact is None else float(tally.exact),
        "z": tally.z_score,
        "flagged": tally.suspicious,
        "void": tally.void,
        "results": [{"net": float(net), "count": count} for net, count in tally.results.items()],
    }
