"""Nobody finds cards that lie face down by trying orders of them."""

from pathlib import Path

import pytest

from croupier.engine.equipment.cards import Card
from croupier.engine.table.vocabulary.commands import FixOrder
from tests.floor.tables.premises import DORA, SUE
from tests.floor.tables.recorded_tables import ANN, staffed
from tests.floor.virtual_time import on_virtual_time


@pytest.mark.rule("Si Ki Pi 3.17", "Si Ki Pi 5.11")
@on_virtual_time
async def test_no_one_finds_cards_that_lie_face_down_by_trying_orders(tmp_path: Path) -> None:
    table = await staffed(tmp_path, "si-ki-pi")
    await table.says(ANN, "bets 100 initial box 1")
    await table.says(DORA, "closes", "deal Kd", "deal 2h+Qc")
    told = {
        str(await table.refuses(FixOrder(SUE, (Card(first), Card(second)))))
        for first, second in (("2h", "Qc"), ("Qc", "2h"), ("9c", "2h"), ("9c", "9d"))
    }
    assert len(told) == 1
    await table.says(SUE, "rules order ?? ??")
    await table.closes()
