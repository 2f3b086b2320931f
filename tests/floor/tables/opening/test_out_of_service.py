"""One table that cannot go on: the others of its House do, and nobody's chips are lost."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from croupier.engine.sentences import sentence
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import DecideUnresolved, Effect, PlaceBet
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut, LeaveSeat, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.pit.alerts import Kind, alerts, alerts_without_tables, watched
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.commands import CloseTable, ResumeTable
from croupier.floor.verification.record_check import Report, Wanted, verified
from tests.engine.guests.installing import note_project
from tests.floor.tables.evenings import BROUGHT, come, play_a_round, until
from tests.floor.tables.invariants import money_is_where_it_belongs, record_is_whole
from tests.floor.tables.premises import (
    KEY,
    MAX,
    OLIVE,
    SUE,
    Premises,
    Seated,
    electronic,
    seated,
)
from tests.floor.virtual_time import on_virtual_time, simulated

BANKER = Spot("banker", 1)
DRAGON_TIGER = Path("examples/dragon-tiger")
LOST = "DELETE FROM sealed WHERE name LIKE 'baccarat-1/%'"
CHANGED = "UPDATE sealed SET secret = zeroblob(80) WHERE name LIKE 'baccarat-1/%'"


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0
        connection.commit()


def checked(file: Path, key: bytes | None = KEY) -> Report:
    with closing(SqliteReading(file)) as store:
        standing = store.standing()
    return verified(Wanted(file, key=key), standing, lambda done: None, 1)


def found(report: Report) -> list[str]:
    return [sentence(finding.what) for finding in report.findings]


async def bet_at_both(file: Path) -> Premises:
    premises = await Premises(file).furnish(electronic("baccarat"), electronic("roulette"))
    people = await come(premises, "baccarat-1")
    await until(1, people)
    await people[0].does(PlaceBet(people[0].person, "ann", BANKER, 1_000))
    await come(premises, "roulette-1")
    return premises


async def plays_on(premises: Premises, table: str = "roulette-1") -> None:
    people = [seated(premises, table, name) for name in ("ann", "bob")]
    await play_a_round(people, Random(1))
    await until(people[0].desk.live.table.number + 1, people)


async def refused(who: Seated, *commands: object) -> set[str]:
    answers = [await who.ask(command) for command in commands]  # type: ignore[arg-type]
    assert all(isinstance(answer, Refused) for answer in answers), answers
    return {sentence(answer.message) for answer in answers if isinstance(answer, Refused)}


@pytest.mark.rule("Baccarat 5.4.2")
@pytest.mark.parametrize(
    ("damage", "told", "named"),
    [
        (LOST, "is not in the record any more", "is missing"),
        (CHANGED, "does not open the sealed order", "is not the one committed to"),
    ],
)
@on_virtual_time
async def test_a_lost_order_voids_its_round_and_no_other_table(
    damage: str, told: str, named: str, tmp_path: Path
) -> None:
    file = tmp_path / "floor.db"
    await (await bet_at_both(file)).crash()
    change(file, damage)
    premises = await Premises(file).open()
    desk = premises.floor.desks["baccarat-1"]
    assert desk.live.table.round.status is Status.VOID, "no outcome was established"
    assert desk.live.table.round.purse("ann") == BROUGHT
    await plays_on(premises)
    ann, sue = seated(premises, "baccarat-1", "ann"), seated(premises, "baccarat-1", SUE)
    (why,) = await refused(
        ann,
        PlaceBet(ann.person, "ann", BANKER, 1_000),
        BuyChips(ann.person, "ann", 1_000),
        TakeSeat(ann.person, "ann", 5),
    )
    assert told in why
    assert desk.live.table.number == 1, "no round is opened"
    (alert,) = [a for a in alerts(watched(premises.floor, desk), 0) if a.kind is Kind.TROUBLE]
    assert sentence(alert.message) == why
    (finding,) = found(checked(file))
    assert "baccarat-1" in finding
    assert named in finding
    await ann.does(LeaveSeat(ann.person, "ann", 1), CashOut(ann.person, "ann"))
    bob = seated(premises, "baccarat-1", "bob")
    await bob.does(CashOut(bob.person, "bob"))
    await sue.does(CloseTable(SUE))
    assert isinstance(await premises.house(OLIVE, h.RemoveTable(OLIVE, "baccarat-1")), Done)
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@pytest.mark.rule("Baccarat 5.4.1")
@on_virtual_time
async def test_an_established_round_without_cards_stands_until_the_shift_manager_decides(
    tmp_path: Path,
) -> None:
    file = tmp_path / "floor.db"
    premises = await bet_at_both(file)
    desk = premises.floor.desks["baccarat-1"]
    while len(desk.live.table.round.cards) < 3:
        await asyncio.sleep(0.1)
    await premises.crash()
    change(file, LOST)
    premises = await Premises(file).open()
    desk = premises.floor.desks["baccarat-1"]
    await asyncio.sleep(60)
    stands = desk.live.table.round
    assert (stands.status, stands.purse("ann")) == (Status.PLAY, BROUGHT - 1_000)
    await plays_on(premises)
    sue, shift = seated(premises, "baccarat-1", SUE), seated(premises, "baccarat-1", MAX)
    assert await refused(sue, ResumeTable(SUE))
    await shift.does(DecideUnresolved(MAX, Effect.VOID, "the order of the shoe is lost"))
    assert desk.live.table.round.status is Status.VOID
    assert desk.live.table.round.purse("ann") == BROUGHT
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.floor.stop(grace_s=600)
    premises.store.close()


@on_virtual_time
async def test_with_another_key_no_table_deals_and_with_its_own_all_go_on(tmp_path: Path) -> None:
    file = tmp_path / "floor.db"
    premises = await bet_at_both(file)
    await plays_on(premises)
    await premises.close()
    stranger = await Premises(file, key=bytes(32)).open()
    assert {name for name, desk in stranger.floor.desks.items() if desk.order_lost} == {
        "baccarat-1",
        "roulette-1",
    }
    ann = seated(stranger, "roulette-1", "ann")
    await asyncio.sleep(60)
    assert await refused(ann, PlaceBet(ann.person, "ann", Spot("red"), 1_000))
    await stranger.close()
    premises = await Premises(file).open()
    await plays_on(premises)
    await plays_on(premises, "baccarat-1")
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_a_stream_that_cannot_be_followed_closes_its_table_alone(tmp_path: Path) -> None:
    file = tmp_path / "floor.db"
    await (await bet_at_both(file)).crash()
    change(
        file,
        "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'bet-placed.1', 'bet-placed.9')"
        " AS BLOB) WHERE stream = 'baccarat-1' AND CAST(body AS TEXT) LIKE '%bet-placed.1%'",
    )
    premises = await Premises(file).open()
    assert set(premises.floor.desks) == {"roulette-1"}
    await plays_on(premises)
    exact, chips = (sentence(a.message) for a in alerts_without_tables(premises.floor))
    assert "table.bet-placed.9" in exact
    assert "3990 in purses, 10 on the layout" in chips
    for name in ("ann", "cat"):  # whose the chips on the layout are, nobody knows
        answer = await premises.house(OLIVE, h.CloseAccount(OLIVE, name))
        assert isinstance(answer, Refused), name
    remove = await premises.house(OLIVE, h.RemoveTable(OLIVE, "baccarat-1"))
    assert isinstance(remove, Refused)
    assert sum(premises.store.balances().values()) == 0
    await premises.floor.recover(premises.disk.reopen)
    assert set(premises.floor.desks) == {"roulette-1"}
    await plays_on(premises)
    await premises.close()
    (finding,) = checked(file).findings
    with closing(SqliteReading(file)) as store:
        (line,) = store.lines(after=finding.position - 1, limit=1)
    assert line.stream == "baccarat-1"


def with_the_guest(site: Path, file: Path, what: str) -> None:
    path = os.pathsep.join((str(site), str(DRAGON_TIGER / "src")))
    subprocess.run(
        [sys.executable, "-m", "tests.floor.tables.guest_evening", str(file), what],
        env={**os.environ, "PYTHONPATH": path},
        check=True,
    )


def test_a_game_that_is_not_installed_any_more(tmp_path: Path) -> None:
    file, site = tmp_path / "floor.db", tmp_path / "site"
    note_project(site, DRAGON_TIGER / "pyproject.toml")

    async def without() -> None:
        premises = await Premises(file).open()
        assert set(premises.floor.desks) == {"roulette-1"}
        out = premises.floor.out_of_service["dragon-tiger-1"]
        assert "its game is not installed here" in sentence(out.why)
        await plays_on(premises)
        _, chips = (sentence(a.message) for a in alerts_without_tables(premises.floor))
        assert "4000 in purses" in chips
        assert isinstance(await premises.house(OLIVE, h.CloseAccount(OLIVE, "ann")), Refused)
        assert isinstance(await premises.house(OLIVE, h.CloseAccount(OLIVE, "cat")), Done)
        await premises.close()

    with_the_guest(site, file, "evening")
    simulated(without())
    (told,) = found(checked(file))
    assert "“dragon-tiger-1” could not be checked" in told
    with_the_guest(site, file, "again")
