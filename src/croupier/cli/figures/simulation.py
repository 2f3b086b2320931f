"""A simulation on the terminal: how far it is, and what it has found."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bar
from rich.text import Text

from croupier.cli.console.language import program
from croupier.cli.console.output import complain
from croupier.cli.console.sections import on_terminal
from croupier.cli.figures.simulate_options import Hands
from croupier.engine.games.names import bet_name
from croupier.engine.sentences import phrase, said, sentence
from croupier.engine.sentences.numbers import number
from croupier.mathematics.sections.bets import place_named
from croupier.mathematics.sections.sections import Table
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.requests import options_of, prepared
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.results import Simulated, decimals
from croupier.mathematics.simulation.run.runner import play
from croupier.mathematics.simulation.tally import SUSPICIOUS, Tally
from croupier.mathematics.simulation.words import rounds_in_words, told

if TYPE_CHECKING:
    from croupier.mathematics.reports.findings.simulation import Run

NONE = "–"
FLAG = "!"
COMPARED = 100_000_000  # rounds at most, from fresh shoes
INTERVAL_EVERY = 1.0  # seconds; reading all bets off the counts takes a moment
PREFIXES = {10**12: "T", 10**9: "G", 10**6: "M", 10**3: "k"}


@contextmanager
def shown(progress: Progress) -> Iterator[Callable[[Progress], None]]:
    """A bar where a person waits; nothing in a file or a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda progress: None
        return
    columns = (BarColumn(bar_width=None), TaskProgressColumn(), TextColumn("{task.description}"))
    with Bar(*columns, console=console, transient=True, expand=True) as bar:
        task = bar.add_task("", total=progress.simulation.rounds)
        interval, next_time = "", 0.0

        def tell(progress: Progress) -> None:
            nonlocal interval, next_time
            if progress.stretches and monotonic() >= next_time:
                interval = _interval(progress)
                next_time = monotonic() + INTERVAL_EVERY
            bar.update(
                task, completed=progress.rounds, description=f"{_pace(progress)}  {interval}"
            )

        yield tell


def _pace(progress: Progress) -> str:
    speed = progress.rounds / progress.seconds if progress.seconds else 0.0
    if not speed:
        return sentence(said("simulate-starting"))
    left = round((progress.simulation.rounds - progress.rounds) / speed)
    clock = f"{left // 60}:{left % 60:02}"
    rounds, pace = short(progress.rounds).rstrip(), short(speed).rstrip()
    return sentence(said("simulate-pace", rounds=rounds, speed=pace, left=clock))


def _interval(progress: Progress) -> str:
    """Of the first bet."""
    first, *_ = progress.simulation.plan().tallies(progress.counts)
    if first.mean is None or first.reach is None:
        return ""
    places = decimals((first,))
    mean = number(first.mean, f"+.{places}f")
    return f"{bet_name(first.bet)} {mean} ± {first.reach:.{places}f}"


def short(number: float) -> str:
    for size, prefix in PREFIXES.items():
        if number >= size:
            return f"{number / size:.3g} {prefix}" if number < 1000 * size else f"{number:.3g}"
    return f"{number:.0f} "


def page(found: Simulated) -> Group:
    return Group(
        Text(told(found.simulation, found.rounds), style="bold"),
        Text(""),
        *(on_terminal(table) for table in _tables(found.tallies)),
        *(Text(note, style="dim") for note in _notes(found)),
    )


def _tables(tallies: tuple[Tally, ...]) -> Iterator[Table]:
    """The bets that have one place first, then a table for each kind that has several."""
    places = decimals(tallies)
    kinds: dict[str, list[Tally]] = {}
    for tally in tallies:
        kinds.setdefault("" if tally.on is None else tally.bet, []).append(tally)
    for kind, some in sorted(kinds.items(), key=lambda item: item[0] != ""):
        yield Table(
            title=bet_name(kind) if kind else phrase("played-every-bet"),
            headings=(phrase("played-on") if kind else phrase("played-bet"), *_headings()),
            rows=tuple((_named(tally), *_figures(tally, places)) for tally in some),
        )


def _headings() -> tuple[str, ...]:
    return (
        *(phrase("played-times"), phrase("played-mean"), phrase("played-error")),
        *(phrase("played-interval"), phrase("played-exact"), phrase("played-z")),
    )


def _named(tally: Tally) -> str:
    return bet_name(tally.bet) if tally.on is None else place_named(tally.on)


def _figures(tally: Tally, places: int) -> Iterator[str]:
    def figure(value: float | None, sign: str = "+") -> str:
        return NONE if value is None else number(value, f"{sign}z.{places}f")

    yield f"{tally.count:,}"
    yield figure(tally.mean)
    yield figure(tally.told_error, "")
    yield _interval_of(tally, figure)
    yield figure(None if tally.exact is None else float(tally.exact))
    score = tally.z_score
    yield NONE if score is None else number(score, "+z.2f") + FLAG * tally.suspicious


def _interval_of(tally: Tally, figure: Callable[[float], str]) -> str:
    """To either side of the mean where that is the same, else from where to where."""
    if tally.reach is not None:
        return f"± {figure(tally.reach).lstrip('+')}"
    if tally.interval is None:
        return NONE
    low, high = tally.interval
    return f"{figure(low)} … {figure(high)}"


def _notes(found: Simulated) -> Iterator[str]:
    if any(tally.suspicious for tally in found.tallies):
        yield phrase("played-flag", flag=FLAG, limit=f"{SUSPICIOUS:g}")
    void = sum(tally.void for tally in found.tallies)
    if void:
        yield phrase("played-void", number=void, rounds=f"{void:,}")
    if "fresh" in options_of(found.simulation.game):
        fresh = found.simulation.options.get("fresh")
        yield phrase("played-fresh") if fresh else phrase("played-cut-card")
    yield phrase(
        "played-pace",
        rounds=rounds_in_words(found.rounds),
        seconds=f"{found.seconds:.2f}",
        speed=short(found.rounds_per_second).rstrip(),
    )


def plotted(progress: Progress, plot: Path) -> bytes:
    from croupier.mathematics.reports.plots.by_command import of_run

    return of_run(_with_spread(progress, plot))


def reported(progress: Progress, report: Path, hands: Hands) -> bytes:
    """Beside shoes dealt to the cut card, some fresh ones: what the exact values assume."""
    from croupier.mathematics.reports.findings.simulation import command, run_of
    from croupier.mathematics.reports.paper.simulation import page

    run = _with_spread(progress, report)
    fresh = None
    if run.to_the_cut_card and progress.finished:
        fresh = run_of(_with_fresh_shoes(progress.simulation, hands))
    return page(run, fresh, f"{program()} {command(progress.simulation, report.name)}")


def _with_spread(progress: Progress, file: Path) -> "Run":
    from croupier.mathematics.reports.findings.simulation import run_of

    run = run_of(progress)
    if not run.ended:
        rounds = rounds_in_words(progress.rounds)
        complain(said("simulate-no-spread", file=str(file), rounds=rounds))
    return run


def _with_fresh_shoes(simulation: Simulation, hands: Hands) -> Progress:
    options = {name: value for name, value in simulation.options.items() if name != "cut"}
    rounds = min(simulation.rounds, COMPARED)
    again = Progress(prepared(simulation.game, rounds, simulation.seed, {**options, "fresh": True}))
    with shown(again) as tell:
        play(again, **hands._asdict(), checkpoint=None, stop=Event(), tell=tell)
    return again
