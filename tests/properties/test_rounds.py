"""What holds in every round, whatever is bet, decided, dealt wrong and ruled."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.games import andar_bahar, baccarat, blackjack, roulette, si_ki_pi
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.possible_facts import reportable
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import (
    Event,
    PaymentStands,
    ReportUnfounded,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.properties.driving import PURSE, examples, played

TABLES = [
    pytest.param(game, kind, id=f"{game.NAME}-{kind}")
    for game in (andar_bahar, baccarat, blackjack, roulette, si_ki_pi)
    for kind in TableKind
]
SEED = st.integers(0, 2**32 - 1)
TROUBLE = 0.15
TIGHT = Limits(minimum_cents=5_000, maximum_cents=15_000)


def money_is_conserved(round: AnyRound) -> None:
    assert round.purses is not None
    for name, purse in round.purses.items():
        own = [wager for wager in round.wagers if wager.player == name]
        assert purse == PURSE - sum(w.stake_cents for w in own) + sum(w.received_cents for w in own)
    for wager in round.wagers:
        assert 0 <= wager.action_cents <= wager.stake_cents


def watch_money(
    before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
) -> None:
    money_is_conserved(after)


@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=SEED)
@settings(max_examples=examples(60))
def test_money_is_conserved_and_no_bet_left_open(game: Game, kind: TableKind, seed: int) -> None:
    _, end, _ = played(Random(seed), game, kind, trouble=TROUBLE, limits=TIGHT, watch=watch_money)
    assert end.status in (Status.CONCLUDED, Status.VOID)
    assert not end.open_wagers()
    assert not end.halts


@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=SEED)
@settings(max_examples=examples(60))
def test_nobody_is_settled_twice(game: Game, kind: TableKind, seed: int) -> None:
    _, _, events = played(Random(seed), game, kind, trouble=TROUBLE)
    settled: dict[int, int] = {}
    for event in events:
        if isinstance(event, WagerSettled):
            settled[event.wager_id] = settled.get(event.wager_id, 0) + 1
        if isinstance(event, SettlementReversed):
            settled[event.wager_id] -= 1
        undone = isinstance(event, ReportUnfounded) and event.undone
        if undone or isinstance(event, PaymentStands):  # the round stands as it stood
            return
        assert all(times in (0, 1) for times in settled.values())


@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=SEED)
@settings(max_examples=examples(60))
def test_replaying_events_gives_the_live_state(game: Game, kind: TableKind, seed: int) -> None:
    start, end, events = played(Random(seed), game, kind, trouble=TROUBLE)
    assert evolve_all(game, start, events) == end


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=SEED)
@settings(max_examples=examples(25))
def test_every_fact_has_one_paragraph_or_is_impossible(
    game: Game, kind: TableKind, seed: int
) -> None:
    def one_paragraph(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        for fact, paragraph in reportable(game, after):  # asserts that no two lines govern
            entry = game.EDITIONS.section_five(after.settings).governing(after, fact)
            assert entry is not None
            assert entry.paragraph == paragraph

    played(Random(seed), game, kind, trouble=TROUBLE, watch=one_paragraph)
