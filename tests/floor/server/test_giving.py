"""Lines of several commands: each is carried out under an id that no client can send."""

from pathlib import Path

import pytest

from croupier.engine.table.vocabulary.commands import CloseBetting
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.protocol.frames import BadFrame, Say, client_frame
from croupier.floor.server.commands import said_aloud
from croupier.floor.server.rates import Buckets, Rates
from croupier.floor.tables.actor.requests import Done
from tests.floor.tables.premises import DORA
from tests.floor.tables.recorded_tables import ANN, staffed
from tests.floor.virtual_time import on_virtual_time


@on_virtual_time
async def test_no_card_of_a_line_is_taken_for_another_command(tmp_path: Path) -> None:
    table = await staffed(tmp_path, "baccarat")
    await table.says(ANN, "bets 10 banker box 3")
    assert isinstance(await table.desk.ask("Dora", "x.1", CloseBetting(DORA)), Done)
    account = table.premises.floor.house.account("Dora")
    assert account is not None
    for _ in range(2):  # sent again it is the same line
        answer = await said_aloud(
            Buckets(Rates().commands), table.desk, account, Say("x", "deal 2h 4c")
        )
        assert isinstance(answer, Done)
        assert [drawn.card for drawn in table.round.cards] == ["2h", "4c"]
    await table.closes()


@on_virtual_time
async def test_a_line_that_was_carried_out_is_not_refused_once_it_means_nothing(
    tmp_path: Path,
) -> None:
    """Whoever it names has left since; sent again it is answered as before."""
    table = await staffed(tmp_path, "baccarat")
    await table.says(ANN, "bets 10 banker box 3")
    account = table.premises.floor.house.account("Dora")
    assert account is not None
    commands, line = Buckets(Rates().commands), Say("x", "reports walked-away ann")
    await table.says(DORA, "closes")
    first = await said_aloud(commands, table.desk, account, line)
    assert isinstance(first, Done)
    await table.says(DORA, "deal 2h 4c 5h 3c")
    await table.next_round()
    assert await said_aloud(commands, table.desk, account, line) == first
    never = await said_aloud(commands, table.desk, account, Say("y", line.line))
    assert isinstance(never, Refused)
    await table.closes()


@pytest.mark.parametrize("identity", ["x\\n1", "", "x" * 65])
def test_an_id_is_one_short_line(identity: str) -> None:
    with pytest.raises(BadFrame):
        client_frame(f'{{"type":"say","id":"{identity}","line":"deal 2h"}}')
