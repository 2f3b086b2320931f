"""Rounds of live tables recalled from the record: written down, they settle to the same cents."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.accounts.account import account
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.floor.house.commands import AddGuest
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.recall.exports import as_csv, as_toml
from croupier.floor.recall.recalled_round import Recalled, played, recalled
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.commands import NoticeInterruption
from croupier.floor.tables.restoration import house_of, lines_until, restored
from tests.floor.recall.evening import played_evening
from tests.floor.record.ledger.evenings import Booked
from tests.floor.tables.evenings import TICK, come, play_a_round, until
from tests.floor.tables.premises import CHIPS, Premises, electronic, seated
from tests.floor.tables.recorded_evenings import Keying, scripted
from tests.floor.virtual_time import simulated

pytestmark = pytest.mark.slow

TABLES = [f"{game}-{number}" for game in PLAYED for number in (1, 2)]
SEEDS = range(3)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db")
    with closing(SqliteReading(file)) as store:
        yield store


def rounds(store: Reading, table: str) -> list[Recalled]:
    tables = house_of(store).tables
    found = (recalled(store, tables[table], row.number) for row in store.rounds(Search(table)))
    return [each for each in found if each is not None]


def settles_the_same(each: Recalled, *, ruled_by: bool = True) -> None:
    text = as_toml(each)
    again = play_file(text.encode(), "again")
    assert again.error is None, f"{again.error}\n{text}"
    first, second = account(played(each)), account(again.rounds[0])
    for told in (first, second):
        del told["file"], told["round"]
        for ruled in () if ruled_by else told["rulings"]:
            del ruled["by"], ruled["reported_by"]
    assert second == first, text


@pytest.mark.parametrize("table", TABLES)
def test_a_round_written_down_settles_to_the_same_cents(record: SqliteReading, table: str) -> None:
    found = rounds(record, table)
    assert len(found) >= 3
    for each in found:
        settles_the_same(each)
        assert len(as_csv(each).splitlines()) == 1 + len(played(each).round.placed)


@pytest.mark.rule("Roulette 5.6")
def test_a_round_that_was_voided_rounds_later(record: SqliteReading) -> None:
    (voided,) = (each for each in rounds(record, "roulette-2") if each.later is not None)
    assert voided.row.outcome == "void"
    assert account(played(voided))["outcome"] == "void"
    assert as_toml(voided).count("[[round]]") == 2


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_known_by_its_opening(record: SqliteReading, table: str) -> None:
    known = house_of(record).tables[table]
    game = game_named(known.settings.game)
    for each in rounds(record, table):
        lines = lines_until(record, table, each.row.first_position)
        stood = restored(game, table, lines, automatic=known.automatic)
        assert stood is not None
        then, now = stood.live.table, each.opening.table
        assert (then.round, then.number, then.seats) == (now.round, now.number, now.seats)
        assert (then.settings, then.claims, then.doubt) == (now.settings, now.claims, now.doubt)


def test_the_end_is_that_of_the_table(record: SqliteReading) -> None:
    for table in TABLES:
        known = house_of(record).tables[table]
        lines = record.lines(stream=table)
        stood = restored(game_named(known.settings.game), table, lines, automatic=known.automatic)
        assert stood is not None
        kept = stood.record
        for each in rounds(record, table):
            stands = kept.round(each.row.number)
            if stands is not None:
                now = played(each).round
                assert (stands.placed, stands.rulings) == (now.placed, now.rulings)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", PLAYED)
def test_trouble_of_any_kind_at_a_recorded_table(game: str, seed: int, tmp_path: Path) -> None:
    evening = Booked(game_named(game), TableKind.RECORDED, 100 + seed)
    evening.play(5)
    script = scripted(
        evening.entries[0].events[0].settings,  # type: ignore[attr-defined]
        [entry.command for entry in evening.entries[1:]],
    )

    async def keyed() -> None:
        premises = await Premises(tmp_path / "floor.db").furnish(script.settings)
        await Keying(premises.floor.desks[f"{game}-1"], script).all()
        found = rounds(premises.store, f"{game}-1")
        assert len(found) >= 4
        for each in found:
            settles_the_same(each)
        await premises.close()

    simulated(keyed())


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.rule("Baccarat 5.4")
def test_a_round_that_was_interrupted(game: str, seed: int, tmp_path: Path) -> None:
    """The process ends somewhere in a round; it is continued or void, as the book says."""

    async def crashed() -> None:
        premises = await Premises(tmp_path / "floor.db", seed=seed).furnish(electronic(game))
        people = await come(premises, f"{game}-1")
        await until(1, people)
        for each in people:
            first, *_ = each.desk.game.spots(each.desk.live.table.settings)
            await each.does(PlaceBet(each.person, each.person.name, first, 2_000))
        desk = premises.floor.desks[f"{game}-1"]
        while seed and desk.live.table.round.status is Status.BETTING:
            await asyncio.sleep(TICK / 4)
        await premises.crash()
        again = await Premises(tmp_path / "floor.db", seed=9).open()
        desk = again.floor.desks[f"{game}-1"]
        while not again.store.rounds(Search(f"{game}-1")):
            await asyncio.sleep(TICK)
        (found,) = rounds(again.store, f"{game}-1")
        noticed = any(isinstance(entry.command, NoticeInterruption) for entry in found.entries)
        assert noticed
        settles_the_same(found, ruled_by=False)  # what the table noticed, somebody reports
        await again.close()

    simulated(crashed())


def test_a_name_with_blanks(tmp_path: Path) -> None:
    async def evening() -> None:
        premises = await Premises(tmp_path / "floor.db").furnish(electronic("blackjack"))
        name = "Kim van der Lee"
        await premises.house(THE_HOUSE, AddGuest(THE_HOUSE, name, CHIPS))
        ann, kim = seated(premises, "blackjack-1", "ann"), seated(premises, "blackjack-1", name)
        await until(1, [ann])
        for each, box in ((kim, 2), (ann, 1)):  # while bets are open
            person = each.person
            await each.does(BuyChips(person, person.name, 50_000))
            await each.does(TakeSeat(person, person.name, box))
        await play_a_round([kim, ann], Random(3))
        (found,) = rounds(premises.store, "blackjack-1")
        assert found.row.players == (name, "ann")
        text = as_toml(found)
        assert "Kim_van_der_Lee bets" in text
        assert '2 = "Kim_van_der_Lee"' in text
        assert "Kim_van_der_Lee = 500" in text
        (again,) = play_file(text.encode(), "again").rounds
        paid = [wager["payout_cents"] for wager in account(played(found))["wagers"]]
        assert [wager["payout_cents"] for wager in account(again)["wagers"]] == paid
        assert any(isinstance(command, PlaceBet) for command in again.commands)
        await premises.close()

    simulated(evening())
