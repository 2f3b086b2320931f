"""A record is replayed without a rule: every event carries its consequences."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

import croupier
from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.evolution.round_evolution import evolve_all
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.log.log import decided_again, replayed
from croupier.engine.table.vocabulary import wagers
from croupier.engine.table.vocabulary.settings import TableKind
from tests.golden.recording import Evening
from tests.properties.driving import examples, played

TABLE = "croupier.engine.table."
FOLDING_TABLE = {
    "evolution.cases",
    "evolution.round_evolution",
    "evolution.table_evolution",
    "state.rewind",
}
FOLDING_TABLE |= {"state.round", "state.chips", "state.table", "state.transfers"}
FOLDING_TABLE |= {"state.accounts", "vocabulary.events", "vocabulary.places"}
FOLDING_TABLE |= {"log.log", "log.kept_rounds", "log.codec"}
GAMES = "croupier.engine.games."
FOLDING = {  # by the beginning and the end of a module's name
    GAMES: {"evolving", "state", "events", "split"},
    "croupier.floor.house.": {"evolving", "state", "events", "people", "spelling"},
    "croupier.floor.tables.": {"evolving", "state", "events", "restoration", "codec", "times"},
}
FOLDING_WAGERS = {"aside_cents", "received_cents"}  # what is settled already


def test_every_name_the_guard_lets_pass_is_a_module() -> None:
    """A name that no module has would let nothing pass, or hide that the guard is out of date."""
    source = Path(croupier.__file__).parent
    missing = [
        f"{room}{name}"
        for room, names in FOLDING.items()
        for name in sorted(names)
        if not list(source.parent.joinpath(*room.split(".")).rglob(f"{name}.py"))
    ]
    missing += [name for name in sorted(FOLDING_TABLE) if find_spec(TABLE + name) is None]
    missing += [name for name in sorted(FOLDING_WAGERS) if not hasattr(wagers.Wager, name)]
    assert missing == []


class RuleCalled(Exception):
    pass


def is_rule(frame: FrameType) -> bool:
    module = frame.f_globals.get("__name__", "")
    if module.startswith(TABLE):
        rest = module.removeprefix(TABLE)
        if rest == "vocabulary.wagers":
            return frame.f_code.co_name not in FOLDING_WAGERS
        return rest not in FOLDING_TABLE
    last = module.rpartition(".")[2]
    if module.startswith("croupier_"):  # a guest's package is called so
        return last not in FOLDING[GAMES]
    return any(module.startswith(room) and last not in FOLDING[room] for room in FOLDING)


@contextmanager
def rules_raise() -> Iterator[None]:
    """Every function of every game and of the table that is not part of the plain fold."""

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and is_rule(frame):
            sys.setprofile(None)
            name = frame.f_globals["__name__"]
            raise RuleCalled(f"{name}.{frame.f_code.co_name} was called")

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        yield
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(60))
@given(seed=st.integers(0, 2**32))
def test_a_round_full_of_trouble_is_replayed_without_a_rule(
    name: str, kind: TableKind, seed: int
) -> None:
    game = game_named(name)
    start, end, events = played(Random(seed), game, kind, trouble=0.3)
    with rules_raise():
        again = evolve_all(game, start, events)
    assert again == end


def test_the_guard_would_notice_a_rule() -> None:
    game = game_named("baccarat")
    start, _, _ = played(Random(1), game, TableKind.ELECTRONIC, trouble=0)
    with rules_raise(), pytest.raises(RuleCalled, match="remembered"):
        game.due(start)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(6))
@given(seed=st.integers(0, 2**32))
def test_an_evening_is_read_back_replayed_and_decided_again(
    name: str, kind: TableKind, seed: int
) -> None:
    evening = Evening(game_named(name), kind, seed)
    evening.play(4)
    codec = Codec(evening.game)
    entries = [codec.entry(codec.written(entry)) for entry in evening.entries]
    with rules_raise():
        table = replayed(evening.game, entries)
    assert table == decided_again(evening.game, entries) == evening.table
