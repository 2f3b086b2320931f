"""A crash before and after every kind of event that there is, of tables and of the floor."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from croupier.floor.live import commands as c
from croupier.floor.live.events import EVENTS
from croupier.games import PLAYED
from croupier.table import names
from croupier.table.people import player
from croupier.table.table_commands import LeaveSeat, TakeSeat
from tests.floor.live.crashes import Asking, Camera, forgotten, survives, with_new_events
from tests.floor.live.evenings import come, leave, play_a_round
from tests.floor.live.premises import DORA, SUE, Premises, electronic, recorded, seated
from tests.floor.live.recorded_evenings import Keying, script
from tests.floor.virtual_time import on_virtual_time

ANN, BOB = player("ann"), player("bob")
# What does not happen in the golden evenings: no crash is tried around these yet.
ELSEWHERE = {
    "table.bet-reduced.1",
    "table.card-found-elsewhere.1",
    "table.cards-held-over.1",
    "table.cards-to-be-replaced.1",
    "table.claimed.1",
    "table.minimum-advised.1",
    "table.squeeze-asked.1",
    "table.squeeze-granted.1",
}


async def all_survived(camera: Camera) -> None:
    for moment in camera.moments:
        await survives(moment)
        forgotten(moment)


@pytest.mark.slow
@on_virtual_time
async def test_a_crash_around_every_kind_of_event(tmp_path: Path) -> None:
    seen: set[str] = set()
    await what_the_floor_knows(tmp_path, seen)
    for game in PLAYED:
        evening = script(game)
        premises = await Premises(tmp_path / f"{game}.db").furnish(evening.settings)
        keying = Keying(premises.floor.desks[f"{game}-1"], evening)
        (album := tmp_path / game).mkdir()
        camera = Camera(premises, [keying], album, with_new_events(seen))
        await keying.all()
        await premises.close()
        await all_survived(camera)
    assert tags(EVENTS) | tags(names.EVENTS) - ELSEWHERE <= seen


async def what_the_floor_knows(folder: Path, seen: set[str]) -> None:
    """Shoes, pauses, last rounds, settings, a queue, a change of Dealers."""
    tables = electronic("baccarat"), recorded("roulette")
    premises, asking = Premises(folder / "floor.db"), list[Asking]()
    (album := folder / "floor").mkdir()
    camera = Camera(premises, asking, album, with_new_events(seen))
    await premises.furnish(*tables)
    people = await come(premises, "baccarat-1")
    desk, sue = people[0].desk, seated(premises, "baccarat-1", SUE)
    dora = seated(premises, "roulette-1", DORA)
    asking += [*people, sue, dora]
    await dora.does(c.TakeDealing(DORA, "Dora"), c.LeaveDealing(DORA))
    boxes = desk.live.table.settings.boxes
    await people[0].does(
        *(TakeSeat(ANN, "ann", box) for box in boxes[2:]), LeaveSeat(ANN, "ann", 1)
    )
    await people[0].does(TakeSeat(ANN, "ann", 1))
    await people[1].does(LeaveSeat(BOB, "bob", 2))
    await people[0].does(TakeSeat(ANN, "ann", 2))
    await people[1].does(c.JoinQueue(BOB, "bob"), c.LeaveQueue(BOB, "bob"))
    await play_a_round(people, Random(1))
    await sue.does(c.PauseTable(SUE), c.ResumeTable(SUE))
    await sue.does(c.AnnounceSettings(SUE, replace(desk.live.table.settings, decks=6)))
    await play_a_round(people, Random(1))
    await sue.does(c.CloseTable(SUE))
    await leave(people)
    await sue.does(c.ReopenTable(SUE))
    await premises.close()
    await all_survived(camera)


def tags(kinds: Iterable[type]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds}  # type: ignore[attr-defined]
