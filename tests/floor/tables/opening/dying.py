"""A process that runs one table in real time and kills itself at the n-th append.

`python -m tests.floor.tables.opening.dying FILE GAME N before|after` prints every answer that a
player received on the standard output."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from croupier.engine.crew.chance import SeededChance
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.floor.house.clocks import Clocks
from croupier.floor.record.store.entries import Append, Line
from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Conflict
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.shoe_keeper import Seal
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.opening.floor import Floor
from tests.floor.tables.bots import Bot
from tests.floor.tables.premises import KEY, Acknowledged, Told

FAST = Clocks(0.05, 0.01, 0.02, 0.01, 0.002, 0.01)


class Heard(msgspec.Struct):
    table: str
    account: str
    identity: str
    command: msgspec.Raw
    answer: Done


class DyingStore(SqliteStore):
    appends = 0
    last = 0
    after = False

    def append(self, batch: Sequence[Append]) -> list[Line | Conflict]:
        self.appends += 1
        if self.appends == self.last and not self.after:
            os.kill(os.getpid(), signal.SIGKILL)
        written = super().append(batch)
        if self.appends == self.last:
            os.kill(os.getpid(), signal.SIGKILL)
        return written


async def run(file: Path, game: str, last: int, after: bool) -> None:
    store = DyingStore(file)
    store.last, store.after = last, after
    group = GroupCommit(store, asyncio.get_running_loop())
    floor = Floor(
        store,
        group,
        seal=Seal(KEY),
        chance=SeededChance(last),
        now_ms=lambda: 0,
        listener=Told(),
    )
    await floor.start()
    desk = floor.desks[f"{game}-1"]
    ann = Bot(player("ann"), Random(last))
    codec, number = live_codec(desk.game), 0

    async def ask(command: Command, answering: str | None = None) -> None:
        nonlocal number
        number += 1
        answer = await desk.ask("ann", f"real {number}", command, answering)
        if isinstance(answer, Done):
            raw = msgspec.Raw(codec.written(command))
            told = Heard(desk.live.name, "ann", f"real {number}", raw, answer)
            print(msgspec.json.encode(told).decode(), flush=True)

    await ask(BuyChips(ann.person, "ann", 100_000))
    if desk.live.table.settings.boxes:
        await ask(TakeSeat(ann.person, "ann", desk.live.table.settings.boxes[0]))
    while True:
        await asyncio.sleep(0.005)
        bet = ann.bet(desk)
        if bet is not None:
            await ask(bet)
        elif ann.question(desk) is not None:
            said = ann.answer(desk)
            if said is not None:
                await ask(*said)


def heard(lines: bytes, codec: Codec) -> tuple[Acknowledged, ...]:
    """What the process had told by the time it was killed; its last line may be cut off."""
    found = []
    for line in lines.split(b"\n")[:-1]:
        told = msgspec.json.decode(line, type=Heard)
        command = codec.command(bytes(told.command))
        found.append(Acknowledged(told.table, told.account, told.identity, command, told.answer))
    return tuple(found)


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4] == "after"))
