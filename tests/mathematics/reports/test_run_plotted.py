"""The plot of a simulation: each bet's own funnel, ending where its mean does."""

import re
from xml.etree import ElementTree

import pytest

from croupier.engine.games.names import bet_name
from croupier.engine.sentences import LANGUAGES, speaking
from croupier.mathematics.reports.findings.simulation import MOST_BETS, Run, run_of
from croupier.mathematics.reports.plots.by_command import of_run
from croupier.mathematics.simulation.plan import Simulation
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.runner import play

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds


def played(game: str, rounds: int) -> Run:
    progress = Progress(Simulation(game, rounds, 1))
    play(progress, threads=1)
    return run_of(progress)


def words(drawn: bytes, kind: str) -> list[str]:
    found = ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
    return ["".join(each.itertext()) for each in found if each.get("class") == kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_bet_has_its_funnel(language: str) -> None:
    run = played("baccarat", 100_000)
    with speaking(language):
        drawn = of_run(run)
        assert drawn == of_run(run)
        names = " ".join(words(drawn, "row-name"))
        kinds = {each.bet: each for each in reversed(run.ended)}
        assert len(kinds) == 7
        assert all(bet_name(bet) in names for bet in kinds)
    ends = [float(re.sub("[^0-9.+-]", "", end.replace("−", "-"))[:4]) for end in _ends(drawn)]
    expected = {bet: round(each.score, 1) for bet, each in kinds.items()}
    assert sorted(ends) == pytest.approx(sorted(expected.values()))


def _ends(drawn: bytes) -> list[str]:
    return words(drawn, "end-value")


def test_one_placement_of_each_kind() -> None:
    names = words(of_run(played("roulette", 100_000)), "row-name")
    assert len(names) == MOST_BETS
    assert names[:3] == ["Straight Up 0", "Split 0-00", "Street 0-1-2"]


def test_words_at_the_end_of_a_path_stay_in_its_panel() -> None:
    """A bet that came up seldom ends far to the left of the finest panel, or before it."""
    root = ElementTree.fromstring(of_run(played("baccarat", 100_000)))
    svg = "{http://www.w3.org/2000/svg}"
    for funnel in root.iter(f"{svg}g"):
        if funnel.get("class", "").startswith("funnel"):
            lefts = [float(e.get("x", 0)) for e in funnel.iter(f"{svg}rect")]
            wide = float(next(funnel.iter(f"{svg}rect")).get("width", 0))
            (end,) = (e for e in funnel.iter(f"{svg}text") if e.get("class") == "end-value")
            right = float(end.get("x", 0))
            assert any(left + 90 <= right <= left + wide for left in lefts)
