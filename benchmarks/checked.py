"""What reports say they were checked by: simulations of every game beside the exact values.

`python -m benchmarks.checked` plays a hundred million rounds of each, from fresh shoes, and writes
what it found to `src/croupier/mathematics/reports/findings/checked.json`. The same seed finds the
same again.
"""

from importlib import resources

import msgspec

from croupier.engine.games import PLAYED
from croupier.mathematics.exact import sheet
from croupier.mathematics.reports.findings.simulation_check import KEPT, Checked
from croupier.mathematics.reports.odds import CheckedBy
from croupier.mathematics.simulation import SimulationOptions, simulate
from croupier.mathematics.simulation.requests import options_of

ROUNDS, SEED = 100_000_000, 7


def checked(game: str) -> Checked:
    options = SimulationOptions(fresh=True) if "fresh" in options_of(game) else SimulationOptions()
    found = simulate(game, rounds=ROUNDS, seed=SEED, **options)
    scores = [abs(score) for tally in found.tallies if (score := tally.z_score) is not None]
    by = CheckedBy(ROUNDS, SEED, len(scores), max(scores))
    print(f"{game}: farthest of {by.means} means {by.farthest:.2f} standard errors")
    return Checked(by, {figures.bet: float(figures.ev) for figures in sheet(game).bets})


def main() -> None:
    file = resources.files("croupier.mathematics.reports.findings") / KEPT
    written = msgspec.json.format(msgspec.json.encode({game: checked(game) for game in PLAYED}))
    with resources.as_file(file) as path:
        path.write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
