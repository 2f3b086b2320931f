"""Charts from files: what `croupier edge` prints is played, and whatever is missing or impossible
is named, all of it in one sentence."""

import json
import tomllib
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.mathematics.simulation.games.blackjack import plan
from croupier.mathematics.simulation.games.blackjack.chart_file import (
    FAULTS_SHOWN,
    chart_from,
    faults_of,
)
from croupier.mathematics.simulation.plan import ImpossibleSimulation
from tests.mathematics.simulation.blackjack_engine import (
    HIT_AT_LAST,
    STAND_AT_LAST,
    UP,
    Chart,
    random_chart,
)
from tests.mathematics.simulation.plain import played

pytestmark = pytest.mark.slow  # minutes of compiled code and simulated rounds

BEGINS = "The strategy cannot be played: "
ROWS = {
    "hard": [str(points) for points in range(4, 22)],
    "soft": [str(points) for points in range(12, 22)],
    "pairs": [*UP],
}
CELLS = [(part, name, up) for part, names in ROWS.items() for name in names for up in UP]
WORDS = (*HIT_AT_LAST, *STAND_AT_LAST, "split")

Croupier = Callable[..., tuple[int, str, str]]


def splitting() -> Chart:
    """Every pair is Split, so that no pair hangs on its total."""
    chart = random_chart(Random(1))
    return {**chart, "pairs": {pair: ["split"] * len(UP) for pair in UP}}


def with_cell(chart: Chart, part: str, name: str, up: str, word: Any) -> Chart:
    row = [word if each == up else old for each, old in zip(UP, chart[part][name], strict=True)]
    return {**chart, part: {**chart[part], name: row}}


def faults(chart: Any) -> list[str]:
    """All of them; the sentence has the first, one by one."""
    found = faults_of(chart)
    if found:
        with pytest.raises(ImpossibleSimulation) as refused:
            chart_from(chart)
        sentence = str(refused.value)
        assert sentence.startswith(BEGINS)
        assert sentence.endswith(".")
        named = sentence.removeprefix(BEGINS).removesuffix(".")
        if len(found) > FAULTS_SHOWN:
            assert named.endswith(f"; and {len(found) - FAULTS_SHOWN} more")
        assert named.startswith("; ".join(found[:FAULTS_SHOWN]))
    return found


def test_what_edge_prints_is_the_chart_that_is_played(croupier: Croupier, tmp_path: Path) -> None:
    status, printed, _ = croupier("edge", "blackjack", "--json")
    assert status == 0
    own, chart = plan(), json.loads(printed)["strategy"]
    for given in (chart, {**chart, "up": UP}):
        made = plan(strategy=given)
        assert made.chart == own.chart
        assert played(made, 1, 50_000).tolist() == played(own, 1, 50_000).tolist()
    file = tmp_path / "chart.json"
    file.write_text(printed)
    rounds = ("simulate", "blackjack", "--rounds", "50000", "--seed", "1", "--json")
    status, with_file, err = croupier(*rounds, "--strategy", str(file))
    assert (status, err) == (0, "")
    _, without, _ = croupier(*rounds)
    assert json.loads(with_file)["bets"] == json.loads(without)["bets"]


@pytest.mark.parametrize("seed", range(20))
def test_a_chart_keeps_its_words(seed: int) -> None:
    given = random_chart(Random(seed))
    chart = chart_from(given)
    assert {str(total): [*row] for total, row in chart.hard.items()} == given["hard"]
    assert {str(total): [*row] for total, row in chart.soft.items()} == given["soft"]
    assert {pair: [*row] for pair, row in chart.pairs.items()} == given["pairs"]
    assert chart.up == UP


def test_a_chart_written_as_toml_is_the_same() -> None:
    given = random_chart(Random(5))
    lines = []
    for part, rows in given.items():
        lines += [f"[{part}]", *(f"{name} = {json.dumps(row)}" for name, row in rows.items())]
    assert chart_from(tomllib.loads("\n".join(lines))) == chart_from(given)


def legal(part: str, name: str, up: str, word: str) -> bool:
    if word == "split":
        return part == "pairs"
    if (part, name) == ("soft", "21"):
        return word == "stand"
    below_twelve = (part == "hard" and int(name) < 12) or (part == "pairs" and name in UP[:4])
    stands_too_early = below_twelve and word in STAND_AT_LAST
    return not stands_too_early and not (word.startswith("surrender") and up == "A")


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.18", "Blackjack 3.20")
def test_every_word_in_every_cell() -> None:
    """What the book does not allow is named by its cell, and what it allows is taken."""
    chart = splitting()
    for (part, name, up), word in product(CELLS, WORDS):
        if part == "pairs" and word in ("hit", "stand"):
            continue  # they hang on the total
        found = faults(with_cell(chart, part, name, up, word))
        assert len(found) == (not legal(part, name, up, word)), (part, name, up, word, found)
        assert all(fault.startswith(f"{part} {name} against {up} ") for fault in found)


@pytest.mark.parametrize("nothing", [None, "", "twist", "Hit", "hit ", 7, [], {}, ["hit"]])
def test_a_word_that_is_none(nothing: Any) -> None:
    says = "is missing" if nothing is None else f"is {nothing!r}, which is not one of hit, stand,"
    for part, name, up in random_cells(20):
        (found,) = faults(with_cell(splitting(), part, name, up, nothing))
        assert found.startswith(f"{part} {name} against {up} {says}")


def random_cells(number: int) -> list[tuple[str, str, str]]:
    return Random(3).sample(CELLS, number)


@pytest.mark.parametrize("chart", [{}, {part: {} for part in ROWS}, {"hard": {"4": "hit"}}])
def test_every_missing_cell_is_named(chart: Any) -> None:
    assert faults(chart) == [f"{part} {name} against {up} is missing" for part, name, up in CELLS]


def test_the_end_of_a_row_is_missing() -> None:
    chart = splitting()
    chart["soft"]["18"] = chart["soft"]["18"][:8]
    assert faults(chart) == ["soft 18 against 10 is missing", "soft 18 against A is missing"]


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.20", "Blackjack 3.22")
def test_all_faults_are_named_at_once() -> None:
    chart = splitting()
    chart["hard"]["11"][0] = "stand"
    chart["hard"]["16"][9] = "surrender else hit"
    chart["hard"]["17"][3] = "split"
    chart["soft"]["21"][4] = "hit"
    chart["pairs"]["5"][6] = "double else stand"
    chart["pairs"]["8"].append("split")
    del chart["pairs"]["9"][9]
    chart["hard"]["22"] = ["stand"] * 10
    assert faults({**chart, "up": ["A", *UP[:9]]}) == [
        "its up cards are not 2 3 4 5 6 7 8 9 10 A",
        "there is no row hard 22",
        "hard 11 against 2 stands below 12 (Blackjack 3.20)",
        "hard 16 against A surrenders against an Ace (Blackjack 3.17)",
        "hard 17 against 5 splits a hand that is not a pair (Blackjack 3.22)",
        "soft 21 against 6 plays on with a Soft 21 (Blackjack 3.18)",
        "pairs 5 against 8 stands below 12 (Blackjack 3.20)",
        "pairs 8 has more cells than up cards",
        "pairs 9 against A is missing",
    ]


@pytest.mark.parametrize("up", [5, None, "23456789TA", {}, [], [*UP, "A"], [*range(2, 12)]])
def test_up_cards_that_are_none(up: Any) -> None:
    assert faults({**splitting(), "up": up}) == ["its up cards are not 2 3 4 5 6 7 8 9 10 A"]


@pytest.mark.parametrize("rows", [5, None, "hit", ["hit"] * 10])
def test_a_part_without_rows(rows: Any) -> None:
    assert faults({**splitting(), "soft": rows}) == ["soft holds no rows"]
    assert "hard holds no rows" in faults({**splitting(), "hard": rows})
    assert faults({**splitting(), "pairs": rows}) == ["pairs holds no rows"]


@pytest.mark.parametrize("strategy", [5, None, "hit", []])
def test_a_strategy_that_is_no_chart(strategy: Any) -> None:
    assert faults(strategy) == ["it holds no chart"]


@pytest.mark.parametrize("pair", UP)
def test_a_pair_hits_or_stands_as_its_total(pair: str) -> None:
    """Kernel and mathematics play it by the total: a chart that says otherwise is refused."""
    part, total = ("soft", "12") if pair == "A" else ("hard", str(2 * int(pair)))
    for by_total, word in product(WORDS[:-1], ("hit", "stand")):
        if not legal(part, total, "7", by_total) or not legal("pairs", pair, "7", word):
            continue
        chart = with_cell(splitting(), part, total, "7", by_total)
        found = faults(with_cell(chart, "pairs", pair, "7", word))
        agrees = (by_total in HIT_AT_LAST) == (word == "hit")
        says = f"is {word!r}, but {part} {total}, by which it is played, is {by_total!r}"
        assert found == ([] if agrees else [f"pairs {pair} against 7 {says}"])


def test_a_chart_that_cannot_be_played_ends_the_command(croupier: Croupier, tmp_path: Path) -> None:
    file = tmp_path / "chart.json"
    chart = splitting()
    chart["hard"]["11"][0] = "stand"
    del chart["pairs"]["9"][9]
    file.write_text(json.dumps(chart))
    status, out, err = croupier("simulate", "blackjack", "--strategy", str(file))
    assert (status, out) == (2, "")
    assert " ".join(err.split()) == (
        f"croupier: {BEGINS}hard 11 against 2 stands below 12 (Blackjack 3.20); "
        "pairs 9 against A is missing."
    )


@pytest.mark.rule("Blackjack 3.15.1")
def test_even_money_may_be_refused() -> None:
    """It is worth more than waiting, so the box that refuses it does worse, by the exact figures
    and by the counts."""
    taken, refused = plan(), plan(strategy={**edge_chart(), "even_money": False})
    assert refused.chart == taken.chart
    worth = [made.sheet().figures("initial").ev for made in (taken, refused)]
    assert worth[0] - worth[1] == pytest.approx(0.000600503, abs=1e-9)
    counts = [played(made, 1, 400_000) for made in (taken, refused)]
    means = [made.tallies(n)[0].mean for made, n in zip((taken, refused), counts, strict=True)]
    assert means[0] is not None
    assert means[1] is not None
    assert means[1] < means[0]


def test_even_money_is_true_or_false() -> None:
    with pytest.raises(ImpossibleSimulation, match="even_money is neither true nor false"):
        plan(strategy={**edge_chart(), "even_money": "sometimes"})


def test_a_part_no_chart_has_is_named() -> None:
    with pytest.raises(ImpossibleSimulation, match="it has no part 'evenmoney'"):
        plan(strategy={**edge_chart(), "evenmoney": False})


@cache
def edge_chart() -> dict[str, object]:
    """The best chart, as `croupier edge --json` writes it."""
    found = msgspec.to_builtins(plan().chart, str_keys=True)
    assert isinstance(found, dict)
    return found
