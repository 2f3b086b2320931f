"""The picture of a simulation: means on their way, and the exact value they close in on."""

import numpy as np
import pytest

from croupier.engine.games.names import bet_name
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.run.convergence import MOST_BETS, picture
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.results import on_the_way, results
from croupier.mathematics.simulation.run.runner import play

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

pytest.importorskip("matplotlib")


def played(game: str, rounds: int) -> Progress:
    progress = Progress(Simulation(game, rounds, 1))
    play(progress, threads=1)
    return progress


def test_means_and_the_exact_value_are_drawn_where_they_are() -> None:
    progress = played("baccarat", 3_000_000)
    drawn = {axes.get_title(): axes for axes in picture(progress).axes}
    way = [
        (rounds, {each.bet: each for each in tallies}) for rounds, tallies in on_the_way(progress)
    ]
    for tally in results(progress).tallies[:5]:
        means, exact = drawn[bet_name(tally.bet)].lines
        path = [(rounds, found[tally.bet]) for rounds, found in way]
        assert np.asarray(means.get_xdata()).tolist() == [rounds for rounds, _ in path]
        assert np.asarray(means.get_ydata()).tolist() == [found.mean for _, found in path]
        assert np.unique(np.asarray(exact.get_ydata())) == [float(tally.exact or 0)]


def test_one_placement_of_each_kind() -> None:
    titles = [axes.get_title() for axes in picture(played("roulette", 100_000)).axes]
    assert len(titles) == MOST_BETS
    assert titles[:3] == ["Straight Up 0", "Split 0-00", "Street 0-1-2"]
