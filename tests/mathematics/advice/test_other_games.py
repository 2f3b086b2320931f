"""Where only bets cost anything: Roulette and Andar Bahar."""

import pytest

from croupier.mathematics.advice import advised, cost_of
from croupier.mathematics.exact import sheet
from tests.mathematics.advice.seeing import after, seen_by


def test_every_placement_of_a_roulette_table_costs_its_share() -> None:
    desk = after("roulette", "ann bets 10 red", "ann bets 10 straight 17")
    edges = {(each.bet, each.on): each.edge for each in advised(seen_by(desk)).bets}
    whole = sheet("roulette", layout=desk.round.settings.layout)
    assert edges == {(each.bet, each.on): float(each.house_edge) for each in whole.bets}
    cost = cost_of(seen_by(desk), None)
    assert cost is not None
    assert cost.cost_cents == pytest.approx(1_000 * (edges["red", None] + edges["straight", "17"]))


def test_dealing_on_for_show_costs_nothing() -> None:
    lines = ("ann bets 10 under-8", "dealer closes", "deal 9s 2c")
    desk = after("andar-bahar", *lines)
    advice = advised(seen_by(desk))
    assert advice.question is not None
    assert {move.cost_cents for move in advice.moves} == {0}
