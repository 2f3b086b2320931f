"""Fans: bands around a median, names at the right, and names of columns that have room."""

from itertools import combinations

import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from croupier.mathematics.sections.charts import INK, drawn, plotted
from croupier.mathematics.sections.fans import draw_fan
from croupier.mathematics.sections.sections import Columns, Fan

pytestmark = pytest.mark.slow  # matplotlib

FAN = Fan(
    title="The purse",
    steps=(0, 10, 20),
    lines={
        "5 %": (50.0, 20.0, 0.0),
        "25 %": (50.0, 30.0, 0.0),
        "50 %": (50.0, 45.0, 40.0),
        "75 %": (50.0, 70.0, 70.5),
        "95 %": (50.0, 75.0, 71.0),
    },
    start=50.0,
    across="rounds",
    unit="purse",
)


@pytest.fixture
def axes() -> Axes:
    found = Figure(figsize=(7, 3)).add_axes((0.1, 0.1, 0.8, 0.8))
    draw_fan(found, FAN, INK)
    return found


def test_a_median_between_two_bands(axes: Axes) -> None:
    assert len(axes.collections) == 2
    median, start = axes.lines
    assert np.asarray(median.get_ydata()).tolist() == [50.0, 45.0, 40.0]
    assert np.unique(np.asarray(start.get_ydata())).tolist() == [50.0]
    outer, inner = (np.asarray(band.get_paths()[0].vertices)[:, 1] for band in axes.collections)
    assert {75.0, 20.0} <= set(outer.tolist())
    assert {70.0, 30.0} <= set(inner.tolist())


def test_names_at_the_right_are_not_over_each_other(axes: Axes) -> None:
    """Lines that end at the same height share a name."""
    assert [text.get_text() for text in axes.texts] == ["5 %, 25 %", "50 %", "75 %", "95 %"]
    boxes = [text.get_window_extent() for text in axes.texts]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_it_is_plotted_beside_others() -> None:
    columns = Columns(title="End", labels=("0", "1"), values=(1.0, 2.0), across="purse", unit="%")
    assert drawn((FAN, columns)) == (FAN, columns)
    first, second = (plotted((FAN, columns), "svg", "A title " * 20) for _ in range(2))
    assert first == second
    assert b"95 %" in first


def test_names_of_columns_have_room() -> None:
    labels = tuple(f"from {1_000 * n}" for n in range(1, 21))
    columns = Columns(title="End", labels=labels, values=(1.0,) * 20, across="purse", unit="%")
    names = plotted((columns,), "svg", "A title").decode().count(">from ")
    assert 3 < names <= 10
