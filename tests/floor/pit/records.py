"""Tables with something on record, for the Pit to look at."""

from pathlib import Path
from random import Random

from croupier.floor.pit.alerts import Kind, alerts, watched
from croupier.floor.pit.table_record import RoundOnRecord, Step, followed, rounds_on_record
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.opening.floor import Floor
from tests.floor.tables.evenings import come, play_a_round
from tests.floor.tables.premises import Premises, electronic
from tests.floor.tables.recorded_evenings import Keying, script


def steps_of(premises: Premises, desk: TableActor) -> list[Step]:
    lines, automatic = premises.store.lines(stream=desk.live.name), desk.live.automatic
    return list(followed(desk.game, desk.live.name, lines, automatic=automatic))


def rounds_of(premises: Premises, desk: TableActor) -> dict[int, RoundOnRecord]:
    return rounds_on_record(desk.game, steps_of(premises, desk))


async def automatic_evening(folder: Path, game: str, rounds: int) -> tuple[Premises, TableActor]:
    premises = await Premises(folder / "floor.db").furnish(electronic(game))
    people = await come(premises, f"{game}-1")
    for _ in range(rounds):
        await play_a_round(people, Random(rounds))
    return premises, premises.floor.desks[f"{game}-1"]


async def troubled_evening(folder: Path, game: str) -> tuple[Premises, TableActor]:
    """The golden one of a recorded table."""
    evening = script(game)
    premises = await Premises(folder / "floor.db").furnish(evening.settings)
    desk = premises.floor.desks[f"{game}-1"]
    await Keying(desk, evening).all()
    return premises, desk


def kinds(floor: Floor, desk: TableActor) -> dict[Kind, int | None]:
    """The alerts of a table, each with the seconds it has lasted."""
    now_ms = floor.house_actor.now_ms()
    return {
        alert.kind: None if alert.since_ms is None else (now_ms - alert.since_ms) // 1_000
        for alert in alerts(watched(floor, desk), now_ms)
    }
