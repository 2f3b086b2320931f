"""One's own rounds: what the bets came to is what the ledger moved, and nobody else's are there."""

import csv
from collections.abc import Iterator
from contextlib import closing
from io import StringIO

import msgspec
import pytest
from msgspec.structs import replace

from croupier.floor.protocol.own_rounds import OwnRound
from croupier.floor.recall.own_rounds import MOST_POINTS, as_csv, course, own_rounds
from croupier.floor.record.ledger.accounts import HOUSE, wallet
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import BetStands
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.restoration import house_of
from tests.floor.recall.evening import played_evening

pytestmark = pytest.mark.slow

PEOPLE = ("ann", "bob", "cat")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db")
    with closing(SqliteReading(file)) as store:
        yield store


def rounds_of(store: Reading, name: str) -> tuple[OwnRound, ...]:
    tables = house_of(store).tables
    games = {table: found.settings.game for table, found in tables.items()}
    return own_rounds(store.rounds_of(name), games)


@pytest.mark.parametrize("name", PEOPLE)
def test_the_results_add_up_to_what_somebody_has_more_or_less(
    record: SqliteReading, name: str
) -> None:
    own = wallet(name)
    ways = {(HOUSE, own): 1, (own, HOUSE): -1}
    given = sum(
        moved.cents * ways.get((moved.source, moved.target), 0) for _, moved in record.postings()
    )
    accounts = record.balances()
    purses = sum(cents for told, cents in accounts.items() if told.endswith(f"/purse {name}"))
    rounds = rounds_of(record, name)
    nets = [round.net_cents for round in rounds]
    assert len(nets) > 20
    assert sum(nets) == accounts[own] + purses - given != 0
    assert rounds[-1].total_cents == sum(nets)
    for round in rounds:
        assert round.net_cents == sum(bet.net_cents for bet in round.bets)
        assert round.stake_cents == sum(bet.stake_cents for bet in round.bets)


@pytest.mark.rule("Roulette 5.6")
def test_a_round_that_was_voided_later_says_so_and_gives_nothing(record: SqliteReading) -> None:
    (void,) = (each for each in rounds_of(record, "ann") if each.voided_later)
    assert (void.game, void.outcome, void.net_cents) == ("roulette", "void", 0)
    assert {bet.result for bet in void.bets} == {"returned"}
    assert void.stake_cents > 0


def test_the_bets_of_others_are_not_in_it(record: SqliteReading) -> None:
    every = bets_of_all(record)
    for name in PEOPLE:
        others = set(PEOPLE) - {name}
        rounds = rounds_of(record, name)
        for round in rounds:
            own = [bet for bet in every[round.table, round.number] if bet.player == name]
            assert [bet.spot for bet in round.bets] == [bet.spot for bet in own]
        text = msgspec.json.encode(rounds).decode() + as_csv(rounds)
        assert not [other for other in others if other in text]


def bets_of_all(store: Reading) -> dict[tuple[str, int], tuple[BetStands, ...]]:
    return {
        (found.row.stream, found.row.number): found.bets or ()
        for stream in store.index_streams()
        for found in store.index(stream)
    }


def test_a_row_a_bet(record: SqliteReading) -> None:
    rounds = rounds_of(record, "ann")
    rows = list(csv.DictReader(StringIO(as_csv(rounds))))
    assert len(rows) == sum(len(round.bets) for round in rounds)
    assert sum(int(row["net_cents"]) for row in rows) == rounds[-1].total_cents
    assert rows[-1]["total_cents"] == str(rounds[-1].total_cents)
    assert [row["voided_later"] for row in rows].count("yes") == 1


def test_the_course_of_many_rounds_has_its_first_and_its_last_level(
    record: SqliteReading,
) -> None:
    rounds = rounds_of(record, "ann")
    assert course(rounds) == (0, *(round.total_cents for round in rounds))
    many = tuple(replace(rounds[0], total_cents=cents) for cents in range(1, 5_000))
    assert len(course(many)) == MOST_POINTS
    assert (course(many)[0], course(many)[-1]) == (0, 4_999)
    assert course(()) == (0,)
