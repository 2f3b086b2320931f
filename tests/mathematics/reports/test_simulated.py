"""The report of a simulation: flags with what explains them, paths, and the swarm of all bets."""

import pytest
from msgspec.structs import replace

from croupier.engine.sentences import LANGUAGES, sentence, speaking
from croupier.mathematics.reports.findings.simulation import Run, command, findings, named, run_of
from croupier.mathematics.reports.paper.funnel import Panel
from croupier.mathematics.reports.paper.simulation import page
from croupier.mathematics.simulation.requests import prepared
from croupier.mathematics.simulation.run.progress import Progress
from croupier.mathematics.simulation.run.runner import play
from tests.mathematics.reports.reading import Reader

ROUNDS = 3_000_000


def played(game: str, rounds: int = ROUNDS, **options: object) -> Run:
    progress = Progress(prepared(game, rounds, 7, options))
    play(progress, threads=1)
    return run_of(progress)


@pytest.fixture(scope="module")
def to_the_cut_card() -> Run:
    return played("baccarat")


@pytest.fixture(scope="module")
def fresh() -> Run:
    return played("baccarat", fresh=True)


def test_each_bet_ends_where_its_path_does(to_the_cut_card: Run) -> None:
    for bet in to_the_cut_card.ended:
        assert (bet.path[-1].times, bet.path[-1].mean) == (bet.times, bet.mean)
        assert [mark.times for mark in bet.path] == sorted(mark.times for mark in bet.path)
        off = (bet.mean - bet.exact) / (bet.spread / bet.times**0.5)
        assert bet.score == pytest.approx(off, rel=0.02)


def test_which_bets_have_a_path_of_their_own(to_the_cut_card: Run) -> None:
    assert [each.bet for each in to_the_cut_card.main_bets] == [
        *("player", "banker", "tie", "player-pair", "banker-pair"),
    ]
    roulette = played("roulette", rounds=100_000)
    assert len({each.bet for each in roulette.main_bets}) == len(roulette.main_bets) > 5


def test_the_cut_card_is_spoken_of_where_there_is_one(to_the_cut_card: Run, fresh: Run) -> None:
    with_cut = " ".join(_said(to_the_cut_card, fresh))
    assert "what the cut card costs" in with_cut
    assert "with fresh shoes" in with_cut
    assert "cut card" not in " ".join(_said(fresh, None))
    assert fresh.flagged == ()
    assert "0 of" in _said(fresh, None)[0]


def _said(run: Run, other: Run | None) -> list[str]:
    found = findings(run, other)
    return [sentence(each) for one in found for each in (one.figure, one.claim, *one.more)]


def test_a_flag_names_its_bet_and_how_far_off_it_is(fresh: Run) -> None:
    """A run against other values: those of a bet that is one per cent dearer."""
    off = replace(fresh.ended[0], score=-5.25, flagged=True)
    told = " ".join(_said(replace(fresh, ended=(off, *fresh.ended[1:])), None))
    assert "1 of 78 flagged" in told
    assert "Player ended outside." in told
    assert "−5.2" in told
    assert "⚑ " in page(replace(fresh, ended=(off, *fresh.ended[1:])), None, "").decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(
    to_the_cut_card: Run, fresh: Run, language: str
) -> None:
    with speaking(language):
        reader = Reader(page(to_the_cut_card, fresh, "croupier simulate").decode())
    assert reader.having("html") == [{"lang": language}]
    told = " ".join(text for tag in reader.text if tag != "style" for text in reader.text[tag])
    assert "simulated-" not in told
    assert "four-cards" not in told
    assert f"{ROUNDS:,}" in told


def test_insurance_is_named_as_people_say_it(fresh: Run) -> None:
    insured = next(each for each in fresh.ended if each.on is not None)
    assert sentence(named(insured)).startswith("Banker Insurance, after four cards, ")


def test_a_panel_is_ten_times_finer_than_the_one_before() -> None:
    first, second = Panel(0, 1_000), Panel(1, 100_000)
    assert first.half == pytest.approx(10 * second.half)
    assert first.x(1_000) == first.left
    assert second.x(100_000) == second.left
    assert first.y(0, 50) == second.y(0, 50)


def test_the_command_makes_the_same_again(fresh: Run) -> None:
    assert command(fresh.simulation, "out.html") == (
        f"simulate baccarat --rounds {ROUNDS} --seed 7 --fresh --report out.html"
    )


def test_a_bet_that_was_rarely_won_has_no_standard_error_but_an_interval() -> None:
    """As the table on a terminal has it."""
    run = played("roulette", rounds=300, placements=["red", "straight 0"])
    red, straight = run.ended
    assert red.error is not None
    assert straight.error is None
    assert straight.interval is not None
    low, high = straight.interval
    assert straight.mean - low < high - straight.mean, "not the same to either side"
    assert "the straight is now known to" not in " ".join(_said(run, None)).lower()
    told = page(replace(run, ended=(straight,)), None, "simulate")
    assert b"Straight" in told
