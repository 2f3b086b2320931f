"""`croupier simulate`: millions of rounds a second, every bet beside its exact value."""

import re
import secrets
import signal
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from croupier.cli.atomic_files import (
    check_file_name,
    check_matplotlib,
    check_picture_name,
    write_whole,
)
from croupier.cli.numbers import number_option
from croupier.cli.output import BAD_INPUT, INTERRUPTED, complain, show, show_json
from croupier.games import PLAYED, UnknownGame
from croupier.table.settings import ImpossibleSetting

if TYPE_CHECKING:
    from croupier.simulation.checkpoint import Checkpoint
    from croupier.simulation.plan import Simulation
    from croupier.simulation.progress import Progress

USUAL_ROUNDS = 10_000_000
USUAL_ROUNDS_WITH_TROUBLE = 10_000
SEEDS = 1 << 32

Game = Annotated[str, typer.Argument(help=", ".join(PLAYED), show_default=False)]
Rounds = Annotated[int | None, number_option("1e9, 1_000_000; else ten million.")]
Seed = Annotated[int | None, number_option("The same seed, the same rounds.")]
Threads = Annotated[int | None, number_option("On this machine; else one for each core.")]
Decks = Annotated[int | None, number_option("Of the shoe; else eight.")]
Cut = Annotated[int | None, number_option("Cards behind the cut card; else 52.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Shuffle before every round.")]
Boxes = Annotated[int | None, number_option("Of Blackjack; else one.")]
Chart = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A chart, as `edge blackjack --json` has it.")
]
Layout = Annotated[
    str | None, typer.Option(metavar="LETTER", help="Of the Roulette table; else A.")
]
Series = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Its Series Bets, as JSON: three and six.")
]
Placements = Annotated[
    str | None, typer.Option(metavar="LIST", help='Only these bets: "red, split 0-00".')
]
Trouble = Annotated[
    str | None,
    typer.Option(metavar="RATES", help='Mistakes at the table, by the engine: "together:0.01".'),
]
Kept = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep what is done there; continue from it.")
]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="tcp://HOST:PORT of dask, or local:N.")
]
AsJson = Annotated[bool, typer.Option("--json", help="for machines")]
Plot = Annotated[
    Path | None, typer.Option(metavar="FILE", help="How the means converge: .svg, .png, .pdf.")
]


def simulate(
    game: Game,
    rounds: Rounds = None,
    seed: Seed = None,
    threads: Threads = None,
    decks: Decks = None,
    cut: Cut = None,
    fresh: Fresh = False,
    boxes: Boxes = None,
    strategy: Chart = None,
    layout: Layout = None,
    series: Series = None,
    placements: Placements = None,
    checkpoint: Kept = None,
    cluster: Cluster = None,
    trouble: Trouble = None,
    as_json: AsJson = False,
    plot: Plot = None,
) -> None:
    """Plays a game millions of times a second and counts every bet.

    Example: croupier simulate baccarat --rounds 1e9 --seed 1 --checkpoint baccarat.json
    """
    options: dict[str, Any] = {
        "decks": decks,
        "cut": cut,
        "fresh": fresh or None,
        "boxes": boxes,
        "strategy": _read(strategy),
        "layout": layout,
        "series": _read(series),
        "placements": None if placements is None else re.split(r"\s*,\s*", placements.strip()),
    }
    given = {name: value for name, value in options.items() if value is not None}
    _check(checkpoint, plot, threads, cluster)
    if trouble is not None:
        _check_trouble(given, checkpoint, cluster, plot)
        _simulate_trouble(game, trouble, rounds, seed, threads, as_json)
        return
    # Read here: with NumPy and Numba it takes longer than the help of all commands.
    from croupier.simulation.checkpoint import Checkpoint
    from croupier.simulation.plan import ImpossibleSimulation

    kept = None if checkpoint is None else Checkpoint(checkpoint)
    try:
        simulation = _simulation(game, rounds, seed, given, kept)
        _play(simulation, kept, threads, cluster, as_json, plot)
    except (ImpossibleSimulation, ImpossibleSetting, UnknownGame) as problem:
        complain(str(problem))


def _read(path: Path | None) -> dict[str, Any] | None:
    """A chart or Series Bets, alone or in what `croupier edge --json` prints."""
    if path is None:
        return None
    import msgspec

    try:
        data = path.read_bytes().removeprefix(BOM_UTF8)
        read = msgspec.json.decode(data, type=dict[str, Any])
    except OSError as problem:
        complain(f"{path} cannot be read: {problem.strerror}.")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        complain(f"{path} cannot be read as JSON: {problem}.")
    inside = read.get("strategy")
    return inside if isinstance(inside, dict) else read


def _check_trouble(
    given: dict[str, Any], checkpoint: Path | None, cluster: str | None, plot: Path | None
) -> None:
    others = {"checkpoint": checkpoint, "cluster": cluster, "plot": plot}
    named = [*given, *(name for name, value in others.items() if value is not None)]
    if named:
        complain(f"--trouble deals by the book, one round at a time, without --{named[0]}.")


def _simulate_trouble(
    game: str,
    rates: str,
    rounds: int | None,
    seed: int | None,
    processes: int | None,
    as_json: bool,
) -> None:
    from croupier.cli.trouble import simulate_trouble
    from croupier.simulation.workers import usable_cores

    simulate_trouble(
        game,
        rates,
        rounds=USUAL_ROUNDS_WITH_TROUBLE if rounds is None else rounds,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        processes=usable_cores() if processes is None else processes,
        as_json=as_json,
    )


def _check(
    checkpoint: Path | None, plot: Path | None, threads: int | None, cluster: str | None
) -> None:
    for path in (checkpoint, plot):
        if path is not None:
            check_file_name(path)
    if plot is not None:
        check_picture_name(plot)
    if plot is not None and checkpoint is not None and plot.resolve() == checkpoint.resolve():
        complain(f"{plot} cannot be both the plot and the checkpoint.")
    if plot is not None:
        check_matplotlib()
    if threads is not None and cluster is not None:
        complain("--threads are those of this machine; leave it out with --cluster.")
    if threads is not None and threads < 1:
        complain(f"There must be at least 1 thread, not {threads}.")


def _simulation(
    game: str,
    rounds: int | None,
    seed: int | None,
    options: dict[str, Any],
    kept: "Checkpoint | None",
) -> "Simulation":
    """Where no rounds or no seed are given, they are those of the checkpoint, or usual and new."""
    from croupier.simulation.requests import prepared

    begun = None if kept is None else kept.read()
    if rounds is None:
        rounds = USUAL_ROUNDS if begun is None else begun.simulation.rounds
    if seed is None:
        seed = secrets.randbelow(SEEDS) if begun is None else begun.simulation.seed
    return prepared(game, rounds, seed, options)


def _play(
    simulation: "Simulation",
    kept: "Checkpoint | None",
    threads: int | None,
    cluster: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    from croupier.cli.simulated import shown
    from croupier.simulation.checkpoint import continued
    from croupier.simulation.plan import CutShort
    from croupier.simulation.running import play

    status, note = 0, None
    with continued(simulation, kept) as progress:
        if kept is not None and progress.finished:
            note = f"{kept.path} holds this simulation, finished; nothing was left to play."
        try:
            with _stoppable() as stop, shown(progress) as tell:
                play(
                    progress,
                    threads=threads,
                    cluster=cluster,
                    checkpoint=kept,
                    stop=stop,
                    tell=tell,
                )
        except CutShort as problem:
            status, note = BAD_INPUT, f"{problem} {_done(progress)} are done."
    if not progress.finished and not status:
        status, note = INTERRUPTED, f"stopped after {_done(progress)}."
    _show(progress, as_json)
    if note is not None:
        typer.echo(f"croupier: {note}", err=True)
    if plot is not None and progress.stretches:  # last: whoever stops the drawing has the results
        write_whole({plot: _drawn(progress, plot)})
        typer.echo(f"croupier: the plot is in {plot}.", err=True)
    raise typer.Exit(status)


def _done(progress: "Progress") -> str:
    return f"{progress.rounds:,} of {progress.simulation.rounds:,} rounds"


def _show(progress: "Progress", as_json: bool) -> None:
    from croupier.cli.simulated import page
    from croupier.simulation.results import as_json as results_as_json
    from croupier.simulation.results import results

    found = results(progress)
    if as_json:
        show_json(results_as_json(found))
    elif found.tallies:
        show(page(found))
    sys.stdout.flush()


def _drawn(progress: "Progress", plot: Path) -> bytes:
    from croupier.simulation.convergence import plotted

    return plotted(progress, plot.suffix.lower().removeprefix("."))


@contextmanager
def _stoppable() -> Iterator[Event]:
    """The first Ctrl-C asks to stop; the second is an ordinary one."""
    stop = Event()

    def ask(number: int, frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
