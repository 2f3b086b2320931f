"""Many tables, one thread that writes: together, in order, and none answered too early."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from threading import Event, get_ident

import pytest
import uvloop

from croupier.floor.record.store.entries import Append, Line
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Conflict, InDoubt, Login, StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.record.store.entries_for_tests import assert_whole, entry, line

Part = Callable[[GroupCommit], Awaitable[None]]


class Counted(SqliteStore):
    """Knows how many entries came together, and who wrote them."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.batches: list[int] = []
        self.threads: list[int] = []

    def append(self, batch: Sequence[Append]) -> list[Line | Conflict]:
        self.batches.append(len(batch))
        self.threads.append(get_ident())
        return super().append(batch)


async def one(commits: GroupCommit, append: Append) -> Line | Conflict:
    (answer,) = await commits.commit([append])
    return answer


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.db"


def played(file: Path, part: Part) -> SqliteReading:
    """The record after this part on an event loop."""

    async def whole() -> None:
        commits = GroupCommit(SqliteStore(file), asyncio.get_running_loop())
        await part(commits)
        await commits.close()

    asyncio.run(whole())
    return SqliteReading(file)


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_every_table_is_answered_its_own_entries(file: Path, run: Callable[..., None]) -> None:
    async def table(commits: GroupCommit, name: str) -> None:
        for version in range(20):
            answer = line(await one(commits, entry(f"{name}:{version}", version, name)))
            assert (answer.stream, answer.version) == (name, version)
            assert commits.store.line_of(answer.id) == answer

    async def evening() -> None:
        commits = GroupCommit(SqliteStore(file), asyncio.get_running_loop())
        await asyncio.gather(*(table(commits, f"b{number}") for number in range(30)))
        assert commits.store.head().position == 600
        assert_whole(commits.store)
        await commits.close()

    run(evening())


def test_what_waits_is_written_together(file: Path) -> None:
    store, held = Counted(file), Event()

    async def evening() -> None:
        commits = GroupCommit(store, asyncio.get_running_loop())
        holding = asyncio.create_task(commits.written(lambda _: held.wait()))
        waiting = [asyncio.ensure_future(one(commits, entry(f"{n}", n))) for n in range(50)]
        await asyncio.sleep(0)
        held.set()
        await holding
        answers = await asyncio.gather(*waiting)
        assert [line(answer).position for answer in answers] == [*range(1, 51)]
        assert sum(store.batches) == 50
        assert len(store.batches) <= 2  # the thread may have taken some before it was held
        await commits.close()

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("quick_s", "by_the_loop", "batches"),
    [
        (3600, [0, 1, 1, 1, 0, 0, 1], [1, 1, 1, 1, 2, 3, 1]),
        (0, [0, 0, 0, 0, 0, 0], [1, 1, 1, 3, 3, 1]),
    ],
)
def test_a_commit_alone_wakes_nobody_where_the_disk_is_quick(
    file: Path, quick_s: float, by_the_loop: list[int], batches: list[int]
) -> None:
    """The first shows what the disk is like. Of several at once the first goes alone, the others
    together by the thread; from then on all of them, until one is alone again."""
    store = Counted(file)

    async def evening() -> None:
        commits = GroupCommit(store, asyncio.get_running_loop(), quick_s)
        version = 0
        for together in (1, 1, 1, 3, 3, 1):
            numbers = range(version, version + together)
            both = [one(commits, entry(f"{number}", number)) for number in numbers]
            answers = [line(answer) for answer in await asyncio.gather(*both)]
            assert [answer.position for answer in answers] == [n + 1 for n in numbers]
            version += together
        await commits.close()

    asyncio.run(evening())
    assert [thread == get_ident() for thread in store.threads] == by_the_loop
    assert store.batches == batches


def test_whoever_writes_without_pause_lets_others_in(file: Path) -> None:
    """A commit that is answered at once gives nobody a turn; the next one does."""
    store = Counted(file)

    async def evening() -> None:
        commits = GroupCommit(store, asyncio.get_running_loop(), 3600)
        over = asyncio.Event()

        async def without_pause() -> None:
            for number in count():
                line(await one(commits, entry(f"{number}", number)))
                if over.is_set():
                    return

        writing = asyncio.create_task(without_pause())
        while len(store.batches) < 5:
            await asyncio.sleep(0)
        over.set()
        await writing
        await commits.close()

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_a_conflict_is_answered_to_whom_it_concerns(file: Path) -> None:
    async def evening(commits: GroupCommit) -> None:
        answers = await asyncio.gather(
            *(one(commits, entry(name, version)) for name, version in [("1", 0), ("2", 0)])
        )
        assert [type(answer) for answer in answers] == [Line, Conflict]
        again = await one(commits, entry("1", 0))
        assert again == Conflict(1, line(answers[0]))

    assert_whole(played(file, evening))


def test_people_are_written_by_the_same_thread(file: Path) -> None:
    async def evening(commits: GroupCommit) -> None:
        await commits.written(lambda store: store.set_password("ann", "hash"))
        assert commits.store.password_of("ann") == Login("hash")
        with pytest.raises(ZeroDivisionError):
            await commits.written(lambda _: 1 // 0)
        line(await one(commits, entry("1")))

    played(file, evening).close()


def test_after_a_failure_everything_fails_until_it_is_reopened(file: Path) -> None:
    away = file.with_name("away.db")

    async def evening(commits: GroupCommit) -> None:
        line(await one(commits, entry("1", 0)))
        file.rename(away)
        failing = [one(commits, entry(f"lost {n}", n + 1)) for n in range(5)]
        answers = await asyncio.gather(*failing, return_exceptions=True)
        assert isinstance(answers[0], InDoubt)  # what then begins is not
        assert all(isinstance(answer, StoreFailed) for answer in answers)
        assert {str(answer) for answer in answers} == {
            f"{file} has been moved or deleted. The tables take no further bet;"
            " put the file back, or restore a backup."
        }
        with pytest.raises(StoreFailed, match="moved or deleted"):
            await commits.written(lambda store: store.set_password("ann", "hash"))
        with pytest.raises(StoreFailed, match="There is no record"):
            await commits.reopen()
        with pytest.raises(StoreFailed):
            await one(commits, entry("2", 1))
        away.rename(file)
        await commits.reopen()
        version = commits.store.version("b1")
        line(await one(commits, entry("2", version)))

    with_all = played(file, evening)
    assert with_all.line_of("1") is not None
    assert with_all.line_of("2") is not None
    assert_whole(with_all)


def test_who_asked_may_leave(file: Path) -> None:
    async def evening(commits: GroupCommit) -> None:
        leaving = asyncio.ensure_future(one(commits, entry("1", 0)))
        await asyncio.sleep(0)
        leaving.cancel()
        line(await one(commits, entry("2", 1)))

    record = played(file, evening)
    assert [each.id for each in record.lines()] == ["1", "2"]


def test_closing_writes_what_waits_and_refuses_the_rest(file: Path) -> None:
    async def evening(commits: GroupCommit) -> None:
        waiting = [asyncio.ensure_future(one(commits, entry(f"{n}", n))) for n in range(10)]
        await asyncio.sleep(0)
        await commits.close()
        await commits.close()
        assert len([line(answer) for answer in await asyncio.gather(*waiting)]) == 10
        with pytest.raises(StoreFailed, match="closed"):
            await one(commits, entry("late", 10))

    assert played(file, evening).head().position == 10


def test_a_loop_that_ends_first_loses_nothing(file: Path) -> None:
    """Nobody is there to be answered any more; the entry is written all the same."""
    store, held, done = SqliteStore(file), Event(), Event()

    async def evening() -> None:
        commits = GroupCommit(store, asyncio.get_running_loop())
        commits._asked(lambda _: held.wait())
        await asyncio.sleep(0.05)
        commits._asked([entry("1")])
        commits._asked(lambda _: done.set())

    asyncio.run(evening())
    held.set()
    assert done.wait(30)
    assert store.line_of("1") is not None
    store.close()
