"""Staff and the chips of a player: never at an automatic table, and at a recorded one only with
what the player has brought there (Baccarat 5.17)."""

import asyncio
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.baccarat.commands import Insure as BaccaratInsure
from croupier.engine.games.blackjack.commands import Insure as BlackjackInsure
from croupier.engine.table.log.names import COMMANDS
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    LeaveSeat,
    SettleClaim,
    TakeSeat,
    WaiveClaim,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.record.store.entries import Line, Written
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables import commands as c
from tests.floor.tables.premises import DORA, MAX, PAT, SUE, Premises, electronic, seated
from tests.floor.tables.recorded_tables import ANN, BROUGHT, staffed
from tests.floor.verification.forging import checked, forged
from tests.floor.virtual_time import on_virtual_time, simulated

BANKER = Spot("banker", 1)
DICK = Person("Dick", Rank.DEALER)


def for_ann(by: Person) -> tuple[Command, ...]:
    """Every command that names a player, but for what the House is owed."""
    return (
        PlaceBet(by, "ann", BANKER, 1_000),
        WithdrawBet(by, "ann", BANKER, 1_000),
        BuyChips(by, "ann", 1_000),
        CashOut(by, "ann"),
        TakeSeat(by, "ann", 2),
        LeaveSeat(by, "ann", 1),
        c.JoinQueue(by, "ann"),
        c.LeaveQueue(by, "ann"),
        c.LeaveTable(by, "ann"),
        BaccaratInsure(by, "ann", "banker", 100),
        BlackjackInsure(by, "ann", 1, 100),
    )


def test_no_command_that_names_a_player_is_left_out() -> None:
    every = {*COMMANDS, *c.COMMANDS, *(kind for g in PLAYED for kind in game_named(g).COMMANDS)}
    naming = {
        kind
        for kind in every
        if any(field.name == "player" for field in msgspec.structs.fields(kind))
    }
    assert naming == {*map(type, for_ann(SUE)), SettleClaim, WaiveClaim}


@pytest.mark.rule("Baccarat 5.17")
@pytest.mark.parametrize("by", [DICK, DORA, SUE, PAT, MAX], ids=lambda by: by.name)
@on_virtual_time
async def test_at_an_automatic_table_no_one_acts_for_another(by: Person, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(
        electronic("baccarat"), electronic("blackjack")
    )
    await asyncio.sleep(5)  # betting opens
    people = {table: seated(premises, table, "ann") for table in premises.floor.desks}
    for ann in people.values():
        await ann.does(BuyChips(ANN, "ann", BROUGHT), TakeSeat(ANN, "ann", 1))
    await people["baccarat-1"].does(PlaceBet(ANN, "ann", BANKER, 5_000))
    before = dict(premises.floor.wallets), people["baccarat-1"].desk.live
    for command in for_ann(by):
        table = "blackjack-1" if isinstance(command, BlackjackInsure) else "baccarat-1"
        refused = await seated(premises, table, by).ask(command)
        assert isinstance(refused, Refused), command
        assert refused.reason is Reason.NOT_YOURS
        assert refused.message.key == "live-acts-alone"
    assert (dict(premises.floor.wallets), people["baccarat-1"].desk.live) == before
    await premises.close()


@pytest.mark.rule("Baccarat 5.17")
@on_virtual_time
async def test_at_a_recorded_table_with_chips_that_lie_there(tmp_path: Path) -> None:
    table = await staffed(tmp_path, "baccarat")
    for by in (DORA, SUE):
        await table.does(PlaceBet(by, "ann", BANKER, 5_000), WithdrawBet(by, "ann", BANKER, 1_000))
        refused = await table.refuses(BuyChips(by, "ann", 1_000))
        assert refused.message.key == "live-brings-own-chips"
        refused = await table.refuses(PlaceBet(by, "bob", BANKER, 5_000))
        assert refused.message.key == "live-no-chips-here"
    assert table.purse() == BROUGHT - 8_000
    refused = await table.refuses(PlaceBet(DICK, "ann", BANKER, 5_000))
    assert refused.message.key == "live-not-on-duty"
    refused = await table.refuses(PlaceBet(DORA, "ann", BANKER, BROUGHT))
    assert refused.message.key == "purse-too-small"
    await table.closes()


def test_a_record_of_before_is_checked_by_what_was_allowed_then(tmp_path: Path) -> None:
    """A bet that ann placed, written as if Dora had placed it for her."""
    file = tmp_path / "floor.db"

    async def story() -> None:
        premises = await Premises(file).furnish(electronic("baccarat"))
        await asyncio.sleep(5)  # betting opens
        ann = seated(premises, "baccarat-1", "ann")
        await ann.does(BuyChips(ANN, "ann", BROUGHT), PlaceBet(ANN, "ann", BANKER, 5_000))
        await premises.close()

    def by_dora(salt: str | UnsetType, line: Line) -> Written:
        entry = replace(line.written, salt=salt)
        command = bytes(entry.command)
        if b"table.place-bet.1" not in command:
            return entry
        given = command.replace(b'"name":"ann","rank":0', b'"name":"Dora","rank":1')
        events = [
            bytes(raw).replace(b'"placed_by":"ann"', b'"placed_by":"Dora"') for raw in entry.events
        ]
        assert given != command
        assert events != [bytes(raw) for raw in entry.events]
        return replace(entry, by="Dora", command=Raw(given), events=tuple(map(Raw, events)))

    simulated(story())
    told = dict[str, set[str]]()
    with closing(SqliteReading(file)) as record:
        for name, salt in (("older", UNSET), ("newer", "0" * 32)):
            forged(record, tmp_path / name, partial(by_dora, salt))
            told[name] = {each.what.key for each in checked(tmp_path / name).findings}
    assert told["older"] == {"record-order-missing"}, "no order is sealed there"
    assert "record-refused-now" in told["newer"]
