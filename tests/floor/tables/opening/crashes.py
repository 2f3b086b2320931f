"""A floor that stops at any moment: the file as the disk had it then, and what becomes of it."""

import asyncio
import shutil
from collections.abc import Callable, Iterable, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

import msgspec

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import Interruption
from croupier.floor.house.clocks import Clocks
from croupier.floor.record.store.files import beside
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.sqlite_file import write_ahead
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.commands import ReopenTable, ResumeTable
from croupier.floor.tables.restoration import restored
from croupier.floor.tables.state import Condition, LiveTable
from tests.floor.tables.evenings import come, play_a_round
from tests.floor.tables.invariants import (
    commitments_are_kept,
    is_not_stuck,
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.premises import SUE, Acknowledged, Premises, seated
from tests.floor.tables.recorded_evenings import Keying, Script
from tests.golden.recording import end


class Moment(NamedTuple):
    """The disk at one boundary, and what people had been told by then."""

    file: Path
    acknowledged: tuple[Acknowledged, ...]
    torn_from: int  # what lies behind this byte of the write-ahead log was told to nobody


class Asking(Protocol):
    acknowledged: list[Acknowledged]


Wanted = Callable[[int, Sequence[bytes]], bool]  # by number, and the entries being written


def every(number: int, first: int = 0) -> Wanted:
    return lambda boundary, entries: boundary % number == first % number


def with_new_events(seen: set[str]) -> Wanted:
    """Before and after each entry with an event of a kind that was not there before."""

    def wanted(boundary: int, entries: Sequence[bytes]) -> bool:
        kinds = {kind for entry in entries for kind in kinds_in(entry)}
        new = not kinds <= seen
        if boundary % 2 == 0:
            seen.update(kinds)
        return new

    return wanted


def kinds_in(entry: bytes) -> list[str]:
    events: list[dict[str, str]] = msgspec.json.decode(entry)["events"]
    return [event["type"] for event in events]


class Camera:
    """Takes pictures of the disk at its boundaries."""

    def __init__(
        self, premises: Premises, people: Iterable[Asking], album: Path, wanted: Wanted
    ) -> None:
        self._premises, self._people, self._album, self._wanted = premises, people, album, wanted
        self._boundaries, self._log_bytes = 0, 0
        self.moments: list[Moment] = []
        premises.disk.boundary = self._passed
        turns = cycle((True, False))
        premises.disk.quick = lambda: next(turns)

    def _passed(self) -> None:
        self._boundaries += 1
        written = self._boundaries % 2 == 0  # at every other one it was just written
        log = write_ahead(self._premises.store.file)
        if self._wanted(self._boundaries, self._premises.disk.writing):
            told = tuple(done for each in self._people for done in each.acknowledged)
            taken = self._album / f"{self._boundaries}.db"
            copied(self._premises.store.file, taken)
            torn_from = self._log_bytes if written else log.stat().st_size
            self.moments.append(Moment(taken, told, torn_from))
        if not written:
            self._log_bytes = log.stat().st_size


def copied(file: Path, to: Path) -> None:
    """As the disk has it: the file and what is written ahead of it."""
    shutil.copyfile(file, to)
    shutil.copyfile(write_ahead(file), write_ahead(to))


def torn(moment: Moment, rng: Random) -> Moment:
    """The same moment, but the last write was cut off somewhere."""
    log = write_ahead(moment.file)
    size = log.stat().st_size
    file = moment.file.with_suffix(".torn.db")
    copied(moment.file, file)
    with write_ahead(file).open("r+b") as cut:
        cut.truncate(rng.randint(min(moment.torn_from, size), size))
    return moment._replace(file=file)


def forgotten(moment: Moment) -> None:
    for suffix in ("", "-wal", "-shm", ".lock"):
        beside(moment.file, suffix).unlink(missing_ok=True)


def tables_in(store: Reading, premises: Premises) -> dict[str, LiveTable]:
    """As they were when everything stopped."""
    found = {}
    for table in premises.floor.house.tables.values():
        game, lines = premises.game(table.name), store.lines(stream=table.name)
        was = restored(game, table.name, lines, automatic=table.automatic)
        if was is not None:
            found[table.name] = was.live
    return found


def goes_on_by_the_book(desk: TableActor, was: LiveTable) -> None:
    """A round with bets on it is continued exactly where it was, or void with every bet returned
    (paragraph 5.4 of its book)."""
    live, before = desk.live, was.table.round
    if not was.automatic or was.between_rounds or not before.wagers:
        assert live == was
        return
    section_five = desk.game.EDITIONS.section_five(before.settings)
    governing = section_five.governing(before, Interruption())
    assert governing is not None
    after = live.table.round
    assert Interruption() in after.facts
    if governing.paragraph.endswith("5.4.1"):
        assert (after.cards, after.status, after.halts) == (before.cards, before.status, ())
        assert after.purses == before.purses
        return
    assert governing.paragraph.endswith("5.4.2")
    assert (after.status, after.halts) == (Status.VOID, ())
    purses = dict(before.purses or {})
    for wager in before.wagers:
        purses[wager.player] += wager.stake_cents - wager.received_cents
    assert after.purses == purses


async def opened_again(premises: Premises, table: str) -> None:
    """It stopped while it was paused, or after its last round."""
    sue = seated(premises, table, SUE)
    if sue.desk.live.condition is Condition.PAUSED:
        await sue.does(ResumeTable(SUE))
    if sue.desk.live.condition is Condition.CLOSING:
        await sue.does(ReopenTable(SUE))


LOOKS_ROUND_S = 0.1  # the House sees to what was left; nobody deals yet


async def survives(moment: Moment) -> None:
    """Started again over what the disk had: nothing that was told is lost or doubled, the books
    are right, and the tables play on."""
    premises = Premises(moment.file, seed=99)
    was = tables_in(premises.store, premises)
    await premises.open()
    for name, desk in premises.floor.desks.items():
        desk.clock.clocks = Clocks()  # people have time from here on
        if name in was:
            goes_on_by_the_book(desk, was[name])
        is_not_stuck(desk)
    await asyncio.sleep(LOOKS_ROUND_S)
    entries = premises.store.head().position
    for done in moment.acknowledged:
        assert await done.again(premises.floor) in (done.answer, None), done
    assert premises.store.head().position == entries, "something was done twice"
    money_is_where_it_belongs(premises.floor)
    for name in [name for name, desk in premises.floor.desks.items() if desk.live.automatic]:
        await opened_again(premises, name)
        people = await come(premises, name)
        await play_a_round(people, Random(1))
        commitments_are_kept(premises.store, premises.game(name), name)
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    record_gives_the_same(premises.floor)
    await premises.close()


async def is_keyed_on(moment: Moment, script: Script) -> None:
    """Started again, a recorded table takes its script once more, all of it: what was told is not
    done again, and the evening ends as if nothing had happened."""
    premises = Premises(moment.file, seed=99)
    await premises.open()
    (desk,) = premises.floor.desks.values()
    keying = Keying(desk, script)
    await keying.all()
    assert tuple(keying.acknowledged[: len(moment.acknowledged)]) == moment.acknowledged
    assert end(desk.game, desk.live.table) == script.end()
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()
