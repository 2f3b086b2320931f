"""Rounds with bets that were interrupted are counted per table, for everybody to see; the Pit is
alerted where there are too many."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.people import player
from croupier.floor.pit.alerts import Kind, alerts, watched
from croupier.floor.protocol.interruptions import Interruptions
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.interruptions import paragraphs
from croupier.floor.verification.record_check import Wanted, verified
from tests.floor.tables.bots import Bot
from tests.floor.tables.evenings import come, until
from tests.floor.tables.premises import DORA, SUE, Premises, Seated, electronic
from tests.floor.tables.recorded_tables import ANN, staffed
from tests.floor.virtual_time import simulated


def counted(premises: Premises, table: str) -> Interruptions:
    return premises.floor.interruptions(premises.floor.desks[table])


def kinds(premises: Premises, table: str) -> set[Kind]:
    floor = premises.floor
    return {
        each.kind for each in alerts(watched(floor, floor.desks[table]), floor.house_actor.now_ms())
    }


async def bets(people: list[Seated], after: int = 0) -> int:
    """The number of the round in which a bet lies."""
    desk = people[0].desk
    await until(after + 1, people)
    command = Bot(player("ann"), Random(1)).bet(desk)
    assert command is not None
    assert isinstance(await people[0].ask(command), Done)
    return desk.live.table.number


def findings(file: Path) -> tuple[object, ...]:
    with closing(SqliteReading(file)) as store:
        standing = store.standing()
    return verified(Wanted(file), standing, lambda done: None, 1).findings


@pytest.mark.rule("Roulette 5.4.2")
def test_what_an_interruption_voids_is_counted_and_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        file, table = tmp_path / "floor.db", "roulette-1"
        premises = await Premises(file).furnish(electronic("roulette"))
        people, number = await come(premises, table), 0
        await until(1, people)
        await premises.floor.recover(premises.disk.reopen)
        assert counted(premises, table) == Interruptions(), "no bet lay"
        for times in range(1, 5):
            number = await bets(people, number)
            assert counted(premises, table).recent == times - 1, "it is read again"
            await premises.floor.recover(premises.disk.reopen)
            assert counted(premises, table) == Interruptions(times, times)
            assert (Kind.INTERRUPTED in kinds(premises, table)) == (times > 3)
        (alert,) = alerts(
            watched(premises.floor, people[0].desk), premises.floor.house_actor.now_ms()
        )
        assert alert.cites == ("Roulette 5.4.1", "Roulette 5.4.2")
        assert alert.message.values == {"hour": 4, "recent": 4, "of": 1_000}
        await premises.crash()
        again = await Premises(file).open()
        assert counted(again, table) == Interruptions(4, 4)
        await asyncio.sleep(3_600)
        assert counted(again, table) == Interruptions(0, 4)
        assert Kind.INTERRUPTED not in kinds(again, table)
        await again.close()
        assert findings(file) == ()

    simulated(story())


@pytest.mark.parametrize("game", PLAYED)
def test_a_crash_is_counted_in_every_game(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        table = f"{game}-1"
        premises = await Premises(tmp_path / "floor.db").furnish(electronic(game))
        await bets(await come(premises, table))
        await premises.crash()
        again = await Premises(tmp_path / "floor.db").open()
        await asyncio.sleep(600)
        assert counted(again, table).recent == 1
        await again.close()

    simulated(story())


def test_an_unfounded_report_is_not_counted(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", "reports interruption")
        await table.says(SUE, "rules unfounded")
        await table.says(DORA, "deal 2h 9c 4d 8s")
        assert table.status() is Status.CONCLUDED
        assert counted(table.premises, table.name) == Interruptions()
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 5.4.2")
def test_a_confirmed_report_is_counted(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", "reports interruption")
        assert counted(table.premises, table.name) == Interruptions(), "it is not ruled on yet"
        await table.says(SUE, "rules confirm")
        assert counted(table.premises, table.name) == Interruptions(1, 1)
        await table.closes()

    simulated(story())


@pytest.mark.parametrize(
    ("found", "too_many"),
    [
        (Interruptions(3, 5), False),
        (Interruptions(4, 4), True),
        (Interruptions(0, 6), True),
    ],
)
def test_how_many_are_too_many(found: Interruptions, too_many: bool) -> None:
    assert found.too_many == too_many


def test_the_books_say_which_paragraphs_answer_an_interruption() -> None:
    for name in PLAYED:
        game = game_named(name)
        assert [each.rpartition(" ")[2] for each in paragraphs(game)] == ["5.4.1", "5.4.2"]
