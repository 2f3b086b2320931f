"""Chips of a live floor: in one place at a time, and never made of nothing."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from croupier.engine.sentences import said
from croupier.engine.table.state.accounts import LAYOUT
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.record.ledger.accounts import at_table, wallet
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.table_actor import TableActor
from tests.floor.tables.evenings import come, play_a_round, until
from tests.floor.tables.invariants import money_is_where_it_belongs, record_is_whole
from tests.floor.tables.premises import CHIPS, OLIVE, Premises, electronic, seated
from tests.floor.virtual_time import on_virtual_time

RED = Spot("red")


def status(desk: TableActor) -> Status:
    return desk.live.table.round.status


@on_virtual_time
async def test_the_same_chips_do_not_go_to_two_tables(tmp_path: Path) -> None:
    tables = electronic("roulette"), electronic("baccarat")
    premises = await Premises(tmp_path / "floor.db").furnish(*tables)
    premises.disk.slowness = lambda: 1.0
    ann = player("ann")
    desks = premises.floor.desks.values()
    all_of_it = BuyChips(ann, "ann", CHIPS)
    answers = await asyncio.gather(*(desk.ask("ann", "all", all_of_it) for desk in desks))
    assert {type(answer) for answer in answers} == {Done, Refused}
    assert premises.floor.wallets[wallet("ann")] == 0
    premises.disk.slowness = lambda: 0.0
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_what_comes_again_leaves_nothing_in_an_account(tmp_path: Path) -> None:
    """Decided anew it would have put chips on the layout, where none ever lay."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    desk, ann = premises.floor.desks["roulette-1"], player("ann")
    await until(1, [seated(premises, "roulette-1", "ann")])
    first = await desk.ask("ann", "once", BuyChips(ann, "ann", 1_000))
    another = await desk.ask("ann", "once", PlaceBet(ann, "ann", RED, 500))
    assert isinstance(another, Refused)
    assert another.message == said("live-id-used")
    assert await desk.ask("ann", "once", BuyChips(ann, "ann", 1_000)) == first
    assert premises.floor.wallets[at_table("roulette-1", LAYOUT)] == 0
    assert at_table("roulette-1", LAYOUT) not in premises.store.balances()
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_whoever_has_brought_no_chips_bets_none(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    cat = seated(premises, "roulette-1", "cat")
    await until(1, [cat])
    refused = await cat.ask(PlaceBet(cat.person, "cat", RED, 1000))
    assert isinstance(refused, Refused)
    assert (refused.message, refused.room_cents) == (said("live-no-chips-here", player="cat"), 0)
    await premises.close()


@pytest.mark.parametrize("cents", [0, -100, 1, CHIPS + 100, 2**63, 10**30])
@on_virtual_time
async def test_amounts_that_nobody_has(cents: int, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, bob = await come(premises, "roulette-1")
    await until(1, [ann])
    assert isinstance(await ann.ask(BuyChips(ann.person, "ann", cents)), Refused)
    assert isinstance(await ann.ask(PlaceBet(ann.person, "ann", RED, cents)), Refused)
    gift = await premises.house(OLIVE, h.GiveChips(OLIVE, "ann", cents, "a gift"))
    assert isinstance(gift, Done) is (0 < cents < 2**40)
    await play_a_round([ann, bob], Random(1))
    money_is_where_it_belongs(premises.floor)
    await premises.close()


@on_virtual_time
async def test_chips_come_before_the_close_and_go_between_rounds(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, _ = await come(premises, "baccarat-1")
    desk = ann.desk
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    assert isinstance(await ann.ask(CashOut(ann.person, "ann")), Refused), "with bets on the table"
    await ann.does(BuyChips(ann.person, "ann", 1000))
    while status(desk) is not Status.PLAY:
        await asyncio.sleep(1)
    assert isinstance(await ann.ask(BuyChips(ann.person, "ann", 1000)), Refused)
    assert isinstance(await ann.ask(CashOut(ann.person, "ann")), Refused)
    while status(desk) is Status.PLAY:
        await asyncio.sleep(0.1)
    await ann.does(CashOut(ann.person, "ann"))
    money_is_where_it_belongs(premises.floor)
    await premises.close()


@on_virtual_time
async def test_an_account_is_not_closed_over_chips_at_a_table(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann = seated(premises, "baccarat-1", "ann")
    premises.disk.slowness = lambda: 1.0
    buying = ann.desk.ask("ann", "1", BuyChips(ann.person, "ann", 1000))
    await asyncio.sleep(0.5)  # on their way
    close = h.CloseAccount(OLIVE, "ann")
    for identity in ("meanwhile", "then"):
        refused = await premises.floor.ask_house("Olive", identity, close)
        assert isinstance(refused, Refused)
        assert refused.message.key == "house-chips-at-table"
        await buying
    await ann.does(CashOut(ann.person, "ann"))
    assert isinstance(await premises.floor.ask_house("Olive", "now", close), Done)
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()


@pytest.mark.parametrize("name", ["layout", "float", "purse ann", "wallet bob", "commission"])
@on_virtual_time
async def test_names_like_those_of_accounts_are_names_like_any_other(
    name: str, tmp_path: Path
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    assert isinstance(await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, name, 5000)), Done)
    other, ann = seated(premises, "roulette-1", name), seated(premises, "roulette-1", "ann")
    await ann.does(BuyChips(ann.person, "ann", 1000))
    await until(1, [ann])
    await other.does(BuyChips(other.person, name, 5000))
    await other.does(PlaceBet(other.person, name, RED, 5000))
    assert ann.desk.live.table.round.purses == {"ann": 1000, name: 0}
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()
