"""A paragraph that holds everywhere is held by a function that says so."""

import inspect

import pytest

from croupier.engine.games import PLAYED, game_named
from croupier.engine.rulebook import Citation, citations_in, paragraph_of
from croupier.engine.table.contract.irregularity import Principle

PRINCIPLES = [
    pytest.param(entry, id=entry.paragraph)
    for name in PLAYED
    for entry in game_named(name).EDITIONS.current.irregularities.entries
    if isinstance(entry, Principle)
]


@pytest.mark.parametrize("principle", PRINCIPLES)
def test_what_holds_a_principle_cites_it_or_its_twin(principle: Principle) -> None:
    cited = {c for _, c in citations_in(inspect.getsource(principle.held_by))}
    alike: set[Citation] = {principle.paragraph, *paragraph_of(principle.paragraph).twins}
    assert cited & alike, f"{principle.paragraph}: {principle.held_by.__name__}"
