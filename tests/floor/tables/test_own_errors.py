"""Nobody rules on what went wrong while they dealt, however long ago."""

from pathlib import Path

from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.table_commands import BuyChips, OpenRound, VoidEarlierRounds
from croupier.floor.house import commands as h
from croupier.floor.house.roles import Role
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.commands import LeaveDealing, TakeDealing
from croupier.floor.tables.restoration import restored
from tests.floor.tables.premises import DORA, MAX, OLIVE, Premises, recorded
from tests.floor.tables.recorded_tables import ANN, BROUGHT, Recorded
from tests.floor.virtual_time import on_virtual_time

SAL = Person("Sal", Rank.SHIFT_MANAGER)


async def dealt_by_max(folder: Path, game: str) -> Recorded:
    """Max has dealt the first round and is relieved by Dora, who has opened the second."""
    premises = await Premises(folder / "floor.db").furnish(recorded(game))
    for command in (
        h.GrantLicence(OLIVE, "Max", game),
        h.AddPerson(OLIVE, "Sal", Role.SHIFT_MANAGER),
    ):
        assert isinstance(await premises.house(OLIVE, command), Done)
    table = Recorded(premises, f"{game}-1")
    await table.does(TakeDealing(MAX, "Max"), BuyChips(ANN, "ann", BROUGHT), OpenRound(MAX))
    await table.says(ANN, "bets 10 red")
    await table.says(MAX, "closes", "spin 17")
    await table.does(LeaveDealing(MAX), TakeDealing(DORA, "Dora"), OpenRound(DORA))
    await table.says(ANN, "bets 10 red")
    return table


@on_virtual_time
async def test_whoever_dealt_earlier_rounds_does_not_void_them(tmp_path: Path) -> None:
    table = await dealt_by_max(tmp_path, "roulette")
    await table.says(DORA, "closes", "reports ball-broke")
    refused = await table.refuses(VoidEarlierRounds(MAX, (1,), "I say so"))
    assert refused.message == said("live-own-error", name="Max")
    name, store = table.desk.live.name, table.premises.store
    again = restored(table.desk.game, name, store.lines(stream=name), automatic=False)
    assert again is not None
    assert "Max" in again.live.dealt_by[1]
    await table.does(VoidEarlierRounds(SAL, (1,), "the ball"))
    await table.says(SAL, "rules confirm")
    await table.closes()
