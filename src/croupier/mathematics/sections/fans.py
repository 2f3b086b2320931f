"""A fan on a plot: a median, and around it bands that are fainter the farther out they lie."""

from typing import TYPE_CHECKING

from croupier.mathematics.sections.colours import ABOVE_ZERO
from croupier.mathematics.sections.sections import Fan

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FAINTEST, DEEPEST = 0.18, 0.42  # how much of the colour a band has
APART = 0.07  # of the height, at least, between two names at the right


def draw_fan(axes: "Axes", section: Fan, ink: str) -> None:
    from matplotlib.ticker import MaxNLocator

    values, names = list(section.lines.values()), list(section.lines)
    middle = len(values) // 2
    for outer in range(middle):
        depth = FAINTEST + (DEEPEST - FAINTEST) * outer / max(middle - 1, 1)
        low, high = values[outer], values[-1 - outer]
        axes.fill_between(section.steps, low, high, color=ABOVE_ZERO, alpha=depth, linewidth=0)
    axes.plot(section.steps, values[middle], color=ABOVE_ZERO, linewidth=1.8)
    axes.axhline(section.start, color=ink, linewidth=0.8, linestyle=(0, (4, 3)))
    axes.margins(x=0.0, y=0.05)
    axes.yaxis.set_major_formatter("{x:,.0f}")
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(section.across)
    axes.set_ylabel(section.unit)
    ends = {name: line[-1] for name, line in zip(names, values, strict=True)}
    for name, height in _apart(ends, *axes.get_ylim()).items():
        axes.annotate(
            name,
            (section.steps[-1], height),
            xytext=(4, 0),
            textcoords="offset points",
            va="center",
            annotation_clip=False,
        )


def _apart(ends: dict[str, float], bottom: float, top: float) -> dict[str, float]:
    """Names from the lowest up, none over another; several that end at the same height share it."""
    by_height: dict[float, list[str]] = {}
    for name, height in ends.items():
        by_height.setdefault(height, []).append(name)
    found: dict[str, float] = {}
    lowest = bottom
    for height, names in sorted(by_height.items()):
        at = max(height, lowest)
        found[", ".join(names)] = at
        lowest = at + APART * (top - bottom)
    return found
