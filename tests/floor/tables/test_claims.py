"""What the House could not take back: whoever owes it bets none until it is settled or waived."""

from pathlib import Path

import pytest

from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    OpenRound,
    SettleClaim,
    TableCommand,
    VoidEarlierRounds,
    WaiveClaim,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.pit.alerts import Kind, alerts, watched
from croupier.floor.record.ledger.accounts import wallet
from croupier.floor.tables.commands import TakeDealing
from tests.floor.tables.premises import CHIPS, DORA, MAX, OLIVE, SUE, Premises, recorded
from tests.floor.tables.recorded_tables import ANN, Recorded
from tests.floor.virtual_time import on_virtual_time

WON = 35_000  # 35 to 1


async def owing(folder: Path) -> Recorded:
    """ann has won and gone with it; then the round was voided. Another round is open."""
    premises = await Premises(folder / "floor.db").furnish(
        recorded("roulette"), recorded("roulette")
    )
    table = Recorded(premises, "roulette-1")
    await table.does(TakeDealing(DORA, "Dora"), BuyChips(ANN, "ann", 1_000), OpenRound(DORA))
    await table.does(PlaceBet(ANN, "ann", Spot("straight", on="3"), 1_000))
    await table.says(DORA, "closes", "spin 3")
    await table.does(CashOut(ANN, "ann"), OpenRound(DORA))
    await table.says(DORA, "closes", "reports ball-broke")
    await table.does(VoidEarlierRounds(MAX, (1,), "the ball"))
    await table.says(MAX, "rules confirm")
    await table.does(OpenRound(DORA))
    assert table.desk.live.table.claims == {"ann": WON}
    return table


def told(table: Recorded) -> list[Kind]:
    return [
        alert.kind
        for alert in alerts(watched(table.premises.floor, table.desk), 0)
        if alert.kind is Kind.CLAIMS
    ]


@pytest.mark.parametrize("way", [SettleClaim(ANN, "ann"), WaiveClaim(MAX, "ann", "the ball")])
@on_virtual_time
async def test_whoever_owes_bets_none_until_it_is_settled_or_waived(
    way: TableCommand, tmp_path: Path
) -> None:
    table = await owing(tmp_path)
    other = Recorded(table.premises, "roulette-2")
    await other.does(TakeDealing(SUE, "Dick"))
    bet = PlaceBet(ANN, "ann", Spot("red"), 1_000)
    await table.does(BuyChips(ANN, "ann", 1_000))
    assert (await table.refuses(bet)).message == said("live-owes", player="ann")
    closed = await table.premises.house(OLIVE, h.CloseAccount(OLIVE, "ann"))
    assert isinstance(closed, Refused)
    assert told(table) == [Kind.CLAIMS]
    before = table.premises.floor.wallets[wallet("ann")]
    await table.does(way)
    paid = WON if isinstance(way, SettleClaim) else 0
    assert table.premises.floor.wallets[wallet("ann")] == before - paid
    assert told(table) == []
    await table.does(bet)
    assert (await table.refuses(way)).message == said("owes-nothing", player="ann")
    await table.closes()


@on_virtual_time
async def test_nobody_bets_elsewhere_what_they_owe_here(tmp_path: Path) -> None:
    table = await owing(tmp_path)
    other = Recorded(table.premises, "roulette-2")
    dick = DORA.__class__("Dick", DORA.rank)
    await other.does(TakeDealing(dick, "Dick"), OpenRound(dick), BuyChips(ANN, "ann", 1_000))
    bet = PlaceBet(ANN, "ann", Spot("red"), 1_000)
    assert (await other.refuses(bet)).message == said("live-owes", player="ann")
    await table.does(SettleClaim(MAX, "ann"))
    await other.does(bet)
    await table.closes()


@on_virtual_time
async def test_a_claim_is_a_shift_manager_s_business(tmp_path: Path) -> None:
    table = await owing(tmp_path)
    for command in (
        SettleClaim(SUE, "ann"),
        WaiveClaim(SUE, "ann", "x"),
        WaiveClaim(ANN, "ann", "x"),
    ):
        assert (await table.refuses(command)).message.key == "rank-too-low"
    assert (await table.refuses(WaiveClaim(MAX, "ann", ""))).message.key == "waiving-needs-reason"
    all_of_it = table.premises.floor.wallets[wallet("ann")]
    assert all_of_it == CHIPS + WON
    await table.does(BuyChips(ANN, "ann", all_of_it - 100))
    assert (await table.refuses(SettleClaim(ANN, "ann"))).message == said("live-wallet-too-small")
    await table.closes()
