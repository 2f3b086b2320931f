"""Who plays at a live table: somebody with an account who does not work for the House."""

import asyncio
from pathlib import Path

import pytest

from croupier.engine.sentences import Amount, said
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import BuyChips, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.house.roles import Role
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.commands import JoinQueue
from tests.floor.tables.premises import OLIVE, SUE, Premises, electronic, recorded, seated
from tests.floor.tables.recorded_tables import Recorded, staffed
from tests.floor.virtual_time import on_virtual_time

ZED = player("zed")
ALL = 1_000


async def with_zed(folder: Path) -> Recorded:
    """All the chips of zed, who is no guest, lie on the layout."""
    table = await staffed(folder, "roulette")
    for command in (
        h.AddPerson(OLIVE, "zed", Role.PLAYER),
        h.GiveChips(OLIVE, "zed", ALL, "welcome"),
    ):
        assert isinstance(await table.premises.house(OLIVE, command), Done)
    await table.does(BuyChips(ZED, "zed", ALL), PlaceBet(ZED, "zed", Spot("straight", on="3"), ALL))
    return table


@pytest.mark.parametrize(
    "command", [h.ChangeRole(OLIVE, "zed", Role.DEALER), h.CloseAccount(OLIVE, "ZED")]
)
@on_virtual_time
async def test_chips_on_the_layout_are_chips_at_a_table(
    command: h.HouseCommand, tmp_path: Path
) -> None:
    table = await with_zed(tmp_path)
    refused = await table.premises.house(OLIVE, command)
    told = said("house-chips-at-table", name="zed", amount=Amount(ALL), table="roulette-1")
    assert isinstance(refused, Refused)
    assert refused.message == told
    await table.does(*table.commands(SUE, "reports other"))
    await table.closes()


@on_virtual_time
async def test_a_bet_on_its_way_counts_as_well(tmp_path: Path) -> None:
    table = await with_zed(tmp_path)
    await table.does(WithdrawBet(ZED, "zed", Spot("straight", on="3"), ALL))
    table.premises.disk.slowness = lambda: 1.0
    placing = asyncio.ensure_future(table.ask(PlaceBet(ZED, "zed", Spot("red"), ALL)))
    await asyncio.sleep(0.5)
    for identity in ("meanwhile", "then"):
        asked = h.CloseAccount(OLIVE, "zed")
        answer = await table.premises.floor.ask_house("Olive", identity, asked)
        assert isinstance(answer, Refused)
        assert isinstance(await placing, Done)
    table.premises.disk.slowness = lambda: 0.0
    await table.closes()


@on_virtual_time
async def test_whoever_becomes_staff_has_no_seat_and_does_not_wait(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(recorded("baccarat"))
    assert isinstance(await premises.house(OLIVE, h.AddPerson(OLIVE, "zed", Role.PLAYER)), Done)
    await seated(premises, "baccarat-1", ZED).does(TakeSeat(ZED, "zed", 1))
    assert isinstance(await premises.house(OLIVE, h.ChangeRole(OLIVE, "zed", Role.DEALER)), Done)
    await asyncio.sleep(1)
    assert premises.floor.desks["baccarat-1"].live.table.seats == {}
    await premises.close()


@pytest.mark.parametrize("name", ["Sue", "Dora", "Olive", "nobody", "ANN"])
@on_virtual_time
async def test_staff_and_strangers_do_not_play(name: str, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    sue, ann = (seated(premises, "baccarat-1", who) for who in (SUE, "ann"))
    boxes = sue.desk.live.table.settings.boxes
    commands: list[Command] = [
        BuyChips(SUE, name, 1000),
        PlaceBet(SUE, name, Spot("banker", 1), 1000),
        TakeSeat(SUE, name, 1),
        JoinQueue(SUE, name),
    ]
    await ann.does(*(TakeSeat(ann.person, "ann", box) for box in boxes[1:]))
    await ann.does(BuyChips(ann.person, "ann", 1000))
    for command in commands:
        refused = await sue.ask(command)
        assert isinstance(refused, Refused), command
        assert refused.message == said("live-does-not-play", name=name), command
    await premises.close()
