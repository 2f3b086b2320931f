"""Every cent is somewhere: transfers explain each change of each purse."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.state.accounts import LAYOUT, claim, purse
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.state.transfers import transfers
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.golden.recording import PURSES, Evening
from tests.properties.driving import PURSE, examples, played

TIGHT = Limits(minimum_cents=500, maximum_cents=10_000)


def lying(round: AnyRound) -> int:
    return sum(wager.action_cents for wager in round.open_wagers())


class Books:
    """The accounts of a round as its transfers add up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.held: Counter[str] = Counter()

    def follow(self, round: AnyRound, events: tuple[Event, ...]) -> None:
        for event in events:
            for transfer in transfers(round, event):
                assert transfer.cents > 0
                assert transfer.source != transfer.target
                self.held[transfer.source] -= transfer.cents
                self.held[transfer.target] += transfer.cents
            round = evolve(self.game, round, event)
            assert self.held[LAYOUT] == lying(round), event
            for name, cents in (round.purses or {}).items():
                assert cents - PURSE == self.held[purse(name)], (name, event)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(40))
@given(seed=st.integers(0, 2**32))
def test_transfers_explain_every_purse_and_every_chip_on_the_layout(
    name: str, kind: TableKind, seed: int
) -> None:
    game = game_named(name)
    books = Books(game)

    def watch(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        books.follow(before, events)

    limits = TIGHT if seed % 3 == 0 and name != "baccarat" else None
    played(Random(seed), game, kind, trouble=0.2, limits=limits, watch=watch)
    assert books.held[LAYOUT] == 0
    assert sum(books.held.values()) == 0


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(4))
@given(seed=st.integers(0, 2**32))
def test_over_an_evening_chips_only_change_places(name: str, kind: TableKind, seed: int) -> None:
    """Also where people come and go, purses fall short and earlier rounds are voided."""
    game = game_named(name)
    evening = Evening(game, kind, seed)
    evening.play(4)
    held: Counter[str] = Counter()
    first, *rest = [event for entry in evening.entries for event in entry.events]
    assert isinstance(first, TableOpened)
    table = opened(game, first)
    for event in rest:
        for transfer in transfers(table.round, event):
            held[transfer.source] -= transfer.cents
            held[transfer.target] += transfer.cents
        table = evolve_table(game, table, event)
        for player, cents in (table.round.purses or {}).items():
            assert cents == PURSES[player] + held[purse(player)], event
    assert table == evening.table
    assert {name: -held[claim(name)] for name in PURSES if held[claim(name)]} == table.claims
