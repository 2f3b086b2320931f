"""Every bet that was counted beside what `probability` says it is worth."""

import msgspec

from croupier.probability.figures import Number
from croupier.probability.sheet import Sheet
from croupier.simulation.plan import Counts, Simulation
from croupier.simulation.tally import Tally

Exact = dict[tuple[str, str | None], Number | None]  # by bet and what it is on


def compared(simulation: Simulation, counts: Counts) -> tuple[Tally, ...]:
    plan = simulation.plan()
    sheet = plan.sheet()
    exact = {} if sheet is None else exact_values(sheet)
    return tuple(
        msgspec.structs.replace(tally, exact=exact.get((tally.bet, tally.on)))
        for tally in plan.tallies(counts)
    )


def exact_values(sheet: Sheet) -> Exact:
    """The bets of a sheet, and those that a game's sheet tells in fields of its own."""
    found: Exact = {(figures.bet, figures.on): figures.ev for figures in sheet.bets}
    for cell in getattr(sheet, "insurance", ()):  # Baccarat 4.1.3
        found[f"{cell.side}-insurance", f"{cell.stage} {cell.player}-{cell.banker}"] = cell.ev
    if (best := getattr(sheet, "optimal", None)) is not None:  # Si Ki Pi 3.22
        found["initial", "best arrangement"] = best.ev
    return found
