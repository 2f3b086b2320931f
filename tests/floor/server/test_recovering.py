"""A record that fails while nobody sits at a table is opened again all the same."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from croupier.engine.crew.chance import SeededChance
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Store, StoreFailed
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.server.lifecycle import LOG, now_ms
from croupier.floor.server.logs import LogFile
from croupier.floor.server.recovery import Recovering
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.opening.floor import Floor
from tests.floor.server.house import SLOW, House, Visitor, eventually, opened
from tests.floor.tables.premises import KEY, Told

pytestmark = pytest.mark.slow

PASSWORD = {"name": "Olive", "password": "correct horse battery"}
WRITES: dict[str, Callable[[House, Visitor], int]] = {
    "a command to the House": lambda house, owner: (
        house.client().post("/api/guest", json={"name": "ann"}).status_code
    ),
    "a login": lambda house, owner: house.client().post("/api/login", json=PASSWORD).status_code,
    "the end of a session": lambda house, owner: (
        owner.http.post("/api/logout", json={}).status_code
    ),
}


def said_in(data: Path, what: str) -> int:
    lines = (msgspec.json.decode(line) for line in (data / LOG).read_text().splitlines())
    return sum(line["event"] == what for line in lines)


def all_wait_for_bets(client: httpx.Client) -> bool:
    """For minutes nothing happens at any of the tables."""
    tables = client.get("/api/tables").json()["tables"]
    return all(table["status"] == "betting" for table in tables)


@pytest.mark.parametrize("written", WRITES)
def test_whoever_made_it_fail(written: str, tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        owner, client = house.owner(), house.client()
        eventually(lambda: all_wait_for_bets(client))
        (tmp_path / "floor.db").rename(tmp_path / "away.db")
        assert WRITES[written](house, owner) in (409, 503)
        assert client.get("/healthz").status_code == 503
        (tmp_path / "away.db").rename(tmp_path / "floor.db")
        eventually(lambda: client.get("/healthz").json()["ok"])
        house.guest("bob")
        assert said_in(tmp_path, "record failed") == 1
        eventually(lambda: said_in(tmp_path, "recovered") == 1)
        assert said_in(tmp_path, "table stopped") == 0, "nobody sat there"


def test_it_may_have_failed_while_the_house_was_opened(tmp_path: Path) -> None:
    """A snapshot that could not be written; what it fails at is put right, and it fails again."""
    file = tmp_path / "floor.db"
    log_file = LogFile(tmp_path / LOG)

    async def fails(commit: GroupCommit) -> None:
        changed(
            file, "CREATE TRIGGER no BEFORE INSERT ON people BEGIN SELECT RAISE(ABORT, ''); END"
        )
        with pytest.raises(StoreFailed):
            await commit.written(_password)
        changed(file, "DROP TRIGGER no")

    async def recovered(times: int) -> None:
        """Whole: the record is open again some time before the tables go on."""
        async with asyncio.timeout(60):
            while said_in(tmp_path, "recovered") < times:
                await asyncio.sleep(0.02)

    async def run() -> None:
        store = SqliteStore(file)
        commit = GroupCommit(store, asyncio.get_running_loop())
        floor = Floor(
            store,
            commit,
            seal=Seal(KEY),
            chance=SeededChance(1),
            now_ms=now_ms,
            listener=Told(),
        )
        recovering = Recovering(commit, log_file.log)
        await fails(commit)
        recovering.watch(floor)
        await recovered(1)
        await fails(commit)
        await recovered(2)
        assert floor.store is commit.store
        await recovering.stop()
        await fails(commit)
        await asyncio.sleep(0)
        await commit.close()

    asyncio.run(run())
    log_file.close()
    assert said_in(tmp_path, "record failed") == 2, "not after it was stopped"


def _password(store: Store) -> None:
    store.set_password("ann", "hash")


def changed(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()
