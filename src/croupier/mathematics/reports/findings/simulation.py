"""What a simulation found, as its report tells it: bets at the end, the way there, findings."""

from collections.abc import Sequence
from math import sqrt

import msgspec

from croupier.engine.games import game_named
from croupier.engine.games.names import bet_named
from croupier.engine.sentences import Message, said
from croupier.engine.sentences.messages import Listed
from croupier.engine.sentences.numbers import number
from croupier.mathematics.exact.figures import Number
from croupier.mathematics.reports.findings.baccarat import STAGES
from croupier.mathematics.reports.findings.figures import points, share
from croupier.mathematics.reports.odds import Finding
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.requests import options_of
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.results import on_the_way, results
from croupier.mathematics.simulation.tally import SUSPICIOUS, Tally, usual_farthest

MOST_BETS = 8
MOST_NAMED = 4


class Mark(msgspec.Struct, frozen=True):
    """A bet after so many times."""

    times: int
    mean: float


class Ended(msgspec.Struct, frozen=True):
    """A bet at the end of a run, and the way there; figures per unit staked."""

    bet: str
    on: str | None
    times: int
    mean: float
    error: float | None  # standard error of the mean; None: too few results to tell
    interval: tuple[float, float] | None  # that holds the mean 95 times in 100
    exact: float
    spread: float  # standard deviation of one result
    score: float  # standard errors from the exact value
    flagged: bool
    path: tuple[Mark, ...]


class Run(msgspec.Struct, frozen=True):
    simulation: Simulation
    rounds: int
    seconds: float
    ended: tuple[Ended, ...]

    @property
    def book(self) -> str:
        return game_named(self.simulation.game).BOOK

    @property
    def to_the_cut_card(self) -> bool:
        """Then a round depends on those before it, which the exact values do not."""
        simulation = self.simulation
        return "fresh" in options_of(simulation.game) and not simulation.options.get("fresh")

    @property
    def flagged(self) -> tuple[Ended, ...]:
        return tuple(each for each in self.ended if each.flagged)

    @property
    def main_bets(self) -> tuple[Ended, ...]:
        """Those that lie in one place alone, else the first placement of each kind."""
        alone = [each for each in self.ended if each.on is None]
        kinds = {each.bet: each for each in reversed(alone or self.ended)}
        return tuple(reversed(kinds.values()))[:MOST_BETS]

    def same(self, bet: Ended) -> Ended | None:
        return next((e for e in self.ended if (e.bet, e.on) == (bet.bet, bet.on)), None)


def run_of(progress: Progress) -> Run:
    """Bets without an exact value, or that never came up, cannot be held against one."""
    found = results(progress)
    paths: dict[tuple[str, str | None], list[Mark]] = {}
    for _, tallies in on_the_way(progress):
        for tally in tallies:
            if tally.mean is not None:
                marks = paths.setdefault((tally.bet, tally.on), [])
                marks.append(Mark(tally.count, tally.mean))
    ended = (_ended(tally, paths.get((tally.bet, tally.on), [])) for tally in found.tallies)
    return Run(found.simulation, found.rounds, found.seconds, tuple(filter(None, ended)))


def _ended(tally: Tally, path: Sequence[Mark]) -> Ended | None:
    mean, error, score, exact = tally.mean, tally.standard_error, tally.z_score, tally.exact
    if mean is None or error is None or score is None or exact is None:
        return None
    return Ended(
        bet=tally.bet,
        on=tally.on,
        times=tally.count,
        mean=mean,
        error=tally.told_error,
        interval=tally.interval,
        exact=float(exact),
        spread=_spread(tally, error),
        score=score,
        flagged=tally.suspicious,
        path=tuple(path),
    )


def _spread(tally: Tally, error: float) -> float:
    """As the mean of so many shows it, or as it is known."""
    variance: Number | None = None if tally.expected is None else tally.expected.variance
    return error * sqrt(tally.count) if variance is None else float(variance) ** 0.5


def findings(run: Run, fresh: Run | None) -> tuple[Finding, ...]:
    found = [_flags(run)]
    if fresh is not None:
        found.append(_fresh(fresh))
    first, error = run.ended[0], run.ended[0].error
    if error is not None:
        if run.to_the_cut_card:
            found.append(_cut_card(first, error, run))
        found.append(_precision(first, error))
    return tuple(found)


def _flags(run: Run) -> Finding:
    flagged, every = run.flagged, len(run.ended)
    if not flagged:
        return Finding(
            said("simulated-none-of", all=every),
            said("simulated-all-home"),
            (
                said(
                    "simulated-farthest",
                    score=_farthest(run),
                    usual=number(usual_farthest(every), ".1f"),
                ),
            ),
        )
    bets = Listed(tuple(named(each) for each in flagged[:MOST_NAMED]))
    scores = Listed(tuple(_score(each.score) for each in flagged[:MOST_NAMED]))
    return Finding(
        said("simulated-flagged", some=len(flagged), all=every),
        said("simulated-outside", bets=bets),
        (
            said("simulated-scores", scores=scores),
            said("simulated-by-luck", limit=f"{SUSPICIOUS:g}"),
        ),
    )


def named(bet: Ended) -> Message:
    """Placements as people say them: `Banker Insurance, after four cards, 0-5`."""
    if bet.on is None:
        return bet_named(bet.bet)
    stage, _, where = bet.on.partition(" ")
    if stage not in STAGES:
        return said("simulated-bet-on", bet=bet_named(bet.bet), on=bet.on)
    return said("simulated-insurance-at", bet=bet_named(bet.bet), stage=STAGES[stage], on=where)


def _fresh(fresh: Run) -> Finding:
    return Finding(
        said("odds-so-many-of", some=len(fresh.flagged), all=len(fresh.ended)),
        said("simulated-with-fresh"),
        (said("simulated-fresh-farthest", score=_farthest(fresh), rounds=f"{fresh.rounds:,}"),),
    )


def _cut_card(first: Ended, error: float, run: Run) -> Finding:
    """Only where the run is long enough to show it is it said to be real."""
    difference, reach = first.mean - first.exact, 2 * error
    figure = said("simulated-plus-minus", figure=points(difference, 3), reach=points(reach, 3))
    claim = said("simulated-cut-card") if first.flagged else said("simulated-cut-card-unseen")
    becomes = said(
        "simulated-becomes",
        bet=bet_named(first.bet),
        exact=share(first.exact),
        mean=share(first.mean),
    )
    return Finding(figure, claim, (said("simulated-shoes-end"), becomes))


def _precision(first: Ended, error: float) -> Finding:
    return Finding(
        said("odds-so-many-times", times="100"),
        said("simulated-one-digit"),
        (
            said(
                "simulated-known-to",
                bet=bet_named(first.bet),
                reach=f"{points(2 * error, 4)} %",
            ),
        ),
    )


def _farthest(run: Run) -> str:
    return number(max((abs(each.score) for each in run.ended), default=0.0), ".1f")


def _score(score: float) -> str:
    return number(score, "+z.1f")


def command(simulation: Simulation, report: str) -> str:
    """What makes the same report again, behind the name of the program."""
    options = "".join(_option(name, value) for name, value in simulation.options.items())
    run = f"--rounds {simulation.rounds} --seed {simulation.seed}"
    return f"simulate {simulation.game} {run}{options} --report {report}"


def _option(name: str, value: object) -> str:
    match value:
        case bool():
            return f" --{name}" if value else ""
        case str() | int():
            return f" --{name} {value}"
        case [*words]:
            return f' --{name} "{", ".join(map(str, words))}"'
        case _:
            return f" --{name} FILE"
