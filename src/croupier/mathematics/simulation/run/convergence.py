"""A picture of means that close in on the exact values as rounds add up, with their intervals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from croupier.engine.games.names import bet_name
from croupier.mathematics.sections.charts import PAPER, SETTINGS, WIDTH, saved
from croupier.mathematics.sections.colours import ABOVE_ZERO, BELOW_ZERO
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.results import on_the_way, results
from croupier.mathematics.simulation.tally import Tally
from croupier.mathematics.simulation.words import told

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_BETS = 8
HEIGHT, INSIDE, BELOW = 2.6, 1.7, 0.55  # inches, of one bet
HEAD, SIDE = 0.6, 0.95
CLOSER_LOOK = 1_000  # intervals of a thousandth of all rounds, and later ones, fill the height

Points = Sequence[tuple[int, Tally]]  # rounds, and the bet after them


def plotted(progress: Progress, kind: str) -> bytes:
    """The same simulation always gives the same bytes."""
    import matplotlib.style

    with matplotlib.style.context(["default", SETTINGS]):
        return saved(picture(progress), kind, facecolor=PAPER, dpi=150)


def picture(progress: Progress) -> "Figure":
    """The main bets, one below the other."""
    from matplotlib.figure import Figure

    found = results(progress).tallies
    path = [
        (rounds, {(tally.bet, tally.on): tally for tally in tallies})
        for rounds, tallies in on_the_way(progress)
    ]
    shown = _main_bets(found)
    tall = HEIGHT * len(shown) + HEAD
    paper = Figure(figsize=(WIDTH, tall))
    title = told(progress.simulation, progress.rounds)
    paper.text(SIDE / WIDTH, 1 - HEAD / 2 / tall, title, weight="bold")
    for number, tally in enumerate(shown, start=1):
        bottom = (tall - HEAD - HEIGHT * number + BELOW) / tall
        axes = paper.add_axes((SIDE / WIDTH, bottom, 1 - 1.2 * SIDE / WIDTH, INSIDE / tall))
        _draw(axes, tally, [(rounds, bets[tally.bet, tally.on]) for rounds, bets in path])
    return paper


def _main_bets(tallies: Sequence[Tally]) -> list[Tally]:
    """The first placement of each kind of bet, as many kinds as a sheet has room for."""
    kinds = {tally.bet: tally for tally in reversed(tallies) if tally.standard_error}
    return list(reversed(kinds.values()))[:MOST_BETS]


def _draw(axes: "Axes", end: Tally, points: Points) -> None:
    from matplotlib.ticker import EngFormatter, NullFormatter

    known = [(rounds, tally, tally.interval) for rounds, tally in points if tally.interval]
    rounds = [number for number, *_ in known]
    lows, highs = zip(*(interval for *_, interval in known), strict=True)
    axes.fill_between(rounds, lows, highs, color=ABOVE_ZERO, alpha=0.2, linewidth=0)
    axes.plot(rounds, [float(tally.mean or 0) for _, tally, _ in known], ".-", color=ABOVE_ZERO)
    if end.exact is not None:
        axes.axhline(float(end.exact), color=BELOW_ZERO, linewidth=1, linestyle="--")
    near = [interval for _, tally, interval in known if tally.count * CLOSER_LOOK >= end.count]
    axes.set_ylim(min(low for low, _ in near), max(high for _, high in near))
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(EngFormatter())
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_title(f"{bet_name(end.bet)} {end.on or ''}".rstrip())
    axes.set_xlabel("rounds; the dashed line is the exact value")
    axes.set_ylabel("mean, 95 % interval")
