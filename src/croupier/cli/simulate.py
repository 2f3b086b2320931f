"""`croupier simulate`: millions of rounds a second, every bet beside its exact value."""

import os
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
from typing import TYPE_CHECKING, Any

import typer

from croupier.cli.console.atomic_files import (
    check_file_name,
    check_page_name,
    check_picture_name,
    write_whole,
)
from croupier.cli.console.output import BAD_INPUT, INTERRUPTED, complain, show, show_json
from croupier.cli.figures.simulate_options import (
    AsJson,
    Boxes,
    Chart,
    Cluster,
    Cut,
    Decks,
    Device,
    Files,
    Fresh,
    Game,
    Hands,
    Kept,
    Layout,
    Placements,
    Plot,
    Report,
    Rounds,
    Seed,
    Series,
    Threads,
    Trouble,
)
from croupier.engine.games import UnknownGame
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.sentences.faults import fault_said
from croupier.engine.table.vocabulary.settings import ImpossibleSetting

if TYPE_CHECKING:
    from croupier.mathematics.simulation.plan import Simulation
    from croupier.mathematics.simulation.run.checkpoint import Checkpoint
    from croupier.mathematics.simulation.run.progress import Progress

USUAL_ROUNDS = 10_000_000
USUAL_ROUNDS_WITH_TROUBLE = 10_000
SEEDS = 1 << 32


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
    device: Device = "cpu",
    trouble: Trouble = None,
    as_json: AsJson = False,
    plot: Plot = None,
    report: Report = None,
) -> None:
    """Example: croupier simulate baccarat --rounds 1e9 --seed 1 --checkpoint baccarat.json"""
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
    files = Files(plot, report)
    _check(checkpoint, files, threads, cluster)
    if trouble is not None:
        _check_trouble(given, checkpoint, cluster, device, files)
        _simulate_trouble(game, trouble, rounds, seed, threads, as_json)
        return
    # Read here: with NumPy and Numba it takes longer than the help of all commands.
    from croupier.mathematics.simulation.plan import ImpossibleSimulation
    from croupier.mathematics.simulation.run.checkpoint import Checkpoint
    from croupier.mathematics.simulation.run.workers import check_device

    kept = None if checkpoint is None else Checkpoint(checkpoint)
    try:
        check_device(device, threads, cluster)
        simulation = _simulation(game, rounds, seed, given, kept)
        _play(simulation, kept, Hands(threads, cluster, device), as_json, files)
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
        complain(
            said(
                "input-not-read", file=str(path), fault=fault_said(problem.strerror or str(problem))
            )
        )
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        complain(said("input-not-json", file=str(path), fault=fault_said(str(problem))))
    inside = read.get("strategy")
    return inside if isinstance(inside, dict) else read


def _check_trouble(
    given: dict[str, Any],
    checkpoint: Path | None,
    cluster: str | None,
    device: str,
    files: Files,
) -> None:
    others = {"checkpoint": checkpoint, "cluster": cluster, **files._asdict()}
    others["device"] = None if device == "cpu" else device
    named = [*given, *(name for name, value in others.items() if value is not None)]
    if named:
        complain(said("simulate-trouble-without", option=f"--{named[0]}"))


def _simulate_trouble(
    game: str,
    rates: str,
    rounds: int | None,
    seed: int | None,
    processes: int | None,
    as_json: bool,
) -> None:
    from croupier.cli.figures.trouble import simulate_trouble
    from croupier.mathematics.simulation.run.workers import usable_cores

    simulate_trouble(
        game,
        rates,
        rounds=USUAL_ROUNDS_WITH_TROUBLE if rounds is None else rounds,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        processes=usable_cores() if processes is None else processes,
        as_json=as_json,
    )


def _check(checkpoint: Path | None, files: Files, threads: int | None, cluster: str | None) -> None:
    named = {"--plot": files.plot, "--report": files.report, "--checkpoint": checkpoint}
    seen: dict[str, str] = {}
    for what, path in named.items():
        if path is None:
            continue
        check_file_name(path)
        if os.path.realpath(path) in seen:
            complain(
                said(
                    "simulate-one-file-for-two",
                    file=str(path),
                    one=seen[os.path.realpath(path)],
                    other=what,
                )
            )
        seen[os.path.realpath(path)] = what
    if files.report is not None:
        check_page_name(files.report)
    if files.plot is not None:
        check_picture_name(files.plot)
    if threads is not None and cluster is not None:
        complain(said("simulate-threads-or-cluster"))
    if threads is not None and threads < 1:
        complain(said("simulate-no-thread", threads=threads))


def _simulation(
    game: str,
    rounds: int | None,
    seed: int | None,
    options: dict[str, Any],
    kept: "Checkpoint | None",
) -> "Simulation":
    """Where no rounds or no seed are given, they are those of the checkpoint, or usual and new."""
    from croupier.mathematics.simulation.requests import prepared

    begun = None if kept is None else kept.read()
    if rounds is None:
        rounds = USUAL_ROUNDS if begun is None else begun.simulation.rounds
    if seed is None:
        seed = secrets.randbelow(SEEDS) if begun is None else begun.simulation.seed
    return prepared(game, rounds, seed, options)


def _play(
    simulation: "Simulation",
    kept: "Checkpoint | None",
    hands: Hands,
    as_json: bool,
    files: Files,
) -> None:
    from croupier.cli.figures.simulation import shown
    from croupier.mathematics.simulation.plan import CutShort
    from croupier.mathematics.simulation.run.checkpoint import continued
    from croupier.mathematics.simulation.run.runner import play

    status = 0
    note: Message | None = None
    with continued(simulation, kept) as progress:
        if kept is not None and progress.finished:
            note = said("simulate-finished", file=str(kept.path))
        try:
            with _stoppable() as stop, shown(progress) as tell:
                play(
                    progress,
                    **hands._asdict(),
                    checkpoint=kept,
                    stop=stop,
                    tell=tell,
                )
        except CutShort as problem:
            status, note = (
                BAD_INPUT,
                said("simulate-cut-short", fault=str(problem), done=_done(progress)),
            )
    if not progress.finished and not status:
        status, note = INTERRUPTED, said("simulate-stopped", done=_done(progress))
    _show(progress, as_json)
    if note is not None:
        typer.echo(f"croupier: {sentence(note)}", err=True)
    if progress.stretches:  # last: whoever stops the drawing has the results
        _draw(progress, files, hands)
    raise typer.Exit(status)


def _done(progress: "Progress") -> Message:
    done, rounds = progress.rounds, progress.simulation.rounds
    return said("simulate-done", done=f"{done:,}", rounds=f"{rounds:,}")


def _show(progress: "Progress", as_json: bool) -> None:
    from croupier.cli.figures.simulation import page
    from croupier.mathematics.simulation.run.results import as_json as results_as_json
    from croupier.mathematics.simulation.run.results import results

    found = results(progress)
    if as_json:
        show_json(results_as_json(found))
    elif found.tallies:
        show(page(found))
    sys.stdout.flush()


def _draw(progress: "Progress", files: Files, hands: Hands) -> None:
    drawn: dict[Path, bytes] = {}
    if files.plot is not None:
        from croupier.cli.figures.simulation import plotted

        drawn[files.plot] = plotted(progress, files.plot)
    if files.report is not None:
        from croupier.cli.figures.simulation import reported

        drawn[files.report] = reported(progress, files.report, hands)
    write_whole(drawn)
    if files.plot is not None:
        typer.echo(
            f"croupier: {sentence(said('simulate-plot-in', file=str(files.plot)))}", err=True
        )
    if files.report is not None:
        told = said("simulate-report-in", file=str(files.report))
        typer.echo(f"croupier: {sentence(told)}", err=True)


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
