"""A recalled round step by step, as those who were there saw it, and who may see what of it."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from croupier.engine.sentences import in_words
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import Role as Seeing
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.vocabulary.people import player
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.recall.exports import as_toml
from croupier.floor.recall.permissions import allowed, as_shown, may_see
from croupier.floor.recall.recalled_round import Recalled, recalled
from croupier.floor.recall.steps import opening_step, steps
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.restoration import house_of
from tests.floor.recall.evening import played_evening

ANN = Viewer.of(player("ann"))
SURVEILLANCE = Viewer(Seeing.SURVEILLANCE, "Vic")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    games = ("si-ki-pi", "roulette")
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db", games)
    with closing(SqliteReading(file)) as store:
        yield store


def one(store: SqliteReading, table: str, number: int) -> Recalled:
    found = recalled(store, house_of(store).tables[table], number)
    assert found is not None
    return found


def account(name: str, role: Role) -> Account:
    return Account(name, role)


def test_every_step_tells_who_when_and_what_was_said(record: SqliteReading) -> None:
    round = one(record, "roulette-1", 1)
    found = list(steps(round))
    assert [step.position for step in found] == [entry.position for entry in round.entries]
    assert [step.at_ms for step in found] == sorted(step.at_ms for step in found)
    lines = [step.line for step in found if step.by in ("ann", "bob") and step.line]
    assert lines
    assert all(" bets " in line for line in lines)
    assert found[-1].live.table.round.status is Status.CONCLUDED
    said = [in_words(each.message) for step in found for each in step.said]
    assert "No more Bets." in said
    assert opening_step(round).live.table.round.status is Status.BETTING


def test_a_step_shows_each_what_they_saw_then(record: SqliteReading) -> None:
    """Face-down cards of Si Ki Pi stay so in the view of a player until they are turned."""
    round = one(record, "si-ki-pi-1", 1)
    for step in steps(round):
        seen = step.seen(round, ANN)
        assert seen.purses is None
        assert step.seen(round, SURVEILLANCE).purses is not None
        assert seen.number == 1
    assert step.seen(round, ANN).status == "concluded"


def test_who_finds_what() -> None:
    wide = Search("b1", ("bob",), dealer="Dick")
    assert allowed(account("ann", Role.PLAYER), wide).players == ("bob", "ann")
    assert allowed(account("Dora", Role.DEALER), wide).dealer == "Dora"
    others = (Role.PIT_SUPERVISOR, Role.SHIFT_MANAGER, Role.SURVEILLANCE, Role.OWNER)
    assert {allowed(account("x", role), wide) for role in others} == {wide}


def test_who_sees_which_round(record: SqliteReading) -> None:
    row = one(record, "roulette-2", 2).row
    assert may_see(account("ann", Role.PLAYER), row)
    assert not may_see(account("zoe", Role.PLAYER), row)
    assert may_see(account("Dora", Role.DEALER), row)
    assert not may_see(account("Dick", Role.DEALER), row)
    assert may_see(account("Vic", Role.SURVEILLANCE), row)


@pytest.mark.rule("Roulette 5.6")
def test_a_player_is_not_shown_the_round_that_voids_theirs(record: SqliteReading) -> None:
    """Round 1 was voided over round 3, in which ann had a bet, and zoe had none."""
    round = one(record, "roulette-2", 1)
    assert round.later is not None
    assert round.later.over is not None
    assert "ann" in round.later.over.row.players
    text = ""
    for name, shown in (("ann", 2), ("zoe", 0)):
        text = as_toml(as_shown(account(name, Role.PLAYER), round))
        assert text.count("[[round]]") == shown
        assert "purses" not in text
    assert text.startswith("# Voided long after it was over, by entry")
