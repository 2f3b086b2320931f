"""What can be checked of a recalled round, and that the checks can fail."""

from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.table.state.table_events import ChipsBought, ChipsCashedOut
from croupier.engine.table.vocabulary.events import WagerSettled
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.protocol.rounds import LinkTold
from croupier.floor.recall.recalled_round import Recalled, recalled
from croupier.floor.recall.round_check import decided_again, links, shoe_of
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.commitments import commitment_of
from croupier.floor.tables.restoration import house_of
from tests.floor.recall.evening import played_evening

pytestmark = pytest.mark.slow

TABLES = [f"{game}-{number}" for game in PLAYED for number in (1, 2)]
ANN, VIC = Account("ann", Role.PLAYER), Account("Vic", Role.SURVEILLANCE)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db")
    with closing(SqliteReading(file)) as store:
        yield store


def rounds(store: SqliteReading, table: str) -> list[Recalled]:
    tables = house_of(store).tables
    found = (recalled(store, tables[table], row.number) for row in store.rounds(Search(table)))
    return [each for each in found if each is not None]


def told(store: SqliteReading, account: Account, round: Recalled) -> tuple[LinkTold, ...]:
    return links(store, account, round, store.head().position)


def holds(link: LinkTold) -> bool:
    assert link.previous is not None
    body = (link.body or "").encode()
    return sha256(bytes.fromhex(link.previous) + body).hexdigest() == link.chain


@pytest.mark.parametrize("table", TABLES)
def test_the_links_of_a_round_hold(record: SqliteReading, table: str) -> None:
    for round in rounds(record, table):
        found = told(record, VIC, round)
        assert found[0].position == round.row.first_position
        assert found[-1].position == round.row.last_position
        assert all(map(holds, found))
        own = told(record, ANN, round)
        assert [each.position for each in own] == [each.position for each in found]
        for each, whole in zip(own, found, strict=True):
            withheld = LinkTold(each.position, None, None, None)
            assert each in (whole, withheld)


@pytest.mark.parametrize("table", TABLES)
def test_nobody_is_told_of_others_chips(record: SqliteReading, table: str) -> None:
    for round in rounds(record, table):
        bodies = {each.position: each.body for each in told(record, ANN, round)}
        to_the_end = round.game.NAME == "si-ki-pi" and round.row.outcome == "void"  # face down
        for entry in round.entries:
            chips = any(isinstance(each, (ChipsBought, ChipsCashedOut)) for each in entry.events)
            if chips and entry.by != ANN.name:
                assert bodies[entry.position] is None
            elif not chips and not to_the_end:
                assert bodies[entry.position] is not None


@pytest.mark.parametrize("table", TABLES)
def test_every_round_is_decided_again_to_the_same_amounts(
    record: SqliteReading, table: str
) -> None:
    settled = 0
    for round in rounds(record, table):
        found = decided_again(round)
        assert found.otherwise is None
        assert found.commands
        settled += found.amounts
    assert settled


def test_an_amount_that_was_changed_is_found(record: SqliteReading) -> None:
    (round, *_) = (each for each in rounds(record, "roulette-1") if decided_again(each).amounts)
    entries = list(round.entries)
    at, entry = next(
        (nth, each)
        for nth, each in enumerate(entries)
        if any(isinstance(event, WagerSettled) for event in each.events)
    )
    entries[at] = replace(entry, events=tuple(map(_paid_more, entry.events)))
    assert decided_again(replace(round, entries=tuple(entries))).otherwise == entry.position


def _paid_more(event: object) -> object:
    if not isinstance(event, WagerSettled):
        return event
    paid = event.settlement.payout_cents + 100
    return replace(event, settlement=replace(event.settlement, payout_cents=paid))


def test_a_spin_is_told_with_its_commitment(record: SqliteReading) -> None:
    told = [(each, shoe_of(record, each)) for each in rounds(record, "roulette-1")]
    revealed = [(round, shoe) for round, shoe in told if shoe is not None and shoe.order]
    assert revealed
    for round, shoe in revealed:
        assert shoe.salt is not None
        assert shoe.order is not None
        assert commitment_of("roulette-1", shoe.number, shoe.salt, shoe.order) == shoe.commitment
        assert round.row.outcome in (shoe.order[0], "void")


def test_a_shoe_in_play_is_told_by_its_commitment_alone(record: SqliteReading) -> None:
    found = {shoe_of(record, each) for each in rounds(record, "baccarat-1")}
    assert len(found) == 1
    (shoe,) = found
    assert shoe is not None
    assert (shoe.salt, shoe.order) == (None, None)


def test_a_dealer_commits_to_nothing(record: SqliteReading) -> None:
    assert {shoe_of(record, each) for each in rounds(record, "baccarat-2")} == {None}
