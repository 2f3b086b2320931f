"""What a player says again and again without changing anything does not make the record grow."""

from pathlib import Path

import pytest

from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.table.vocabulary.commands import AskSqueeze, PlaceBet
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import CashOut
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.tables.actor.repeated_commands import SQUEEZE_REQUESTS_PER_ROUND
from croupier.floor.tables.actor.requests import Done
from tests.floor.tables.evenings import BROUGHT, come, until
from tests.floor.tables.invariants import money_is_where_it_belongs, record_is_whole
from tests.floor.tables.premises import Premises, electronic
from tests.floor.virtual_time import on_virtual_time


@pytest.mark.rule("Baccarat 3.9")
@on_virtual_time
async def test_a_squeeze_is_asked_for_once(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, bob = await come(premises, "baccarat-1")
    await until(1, [ann])
    asks = AskSqueeze(ann.person, PLAYER_HAND)
    await ann.does(PlaceBet(ann.person, "ann", Spot("player", 1), 5000))
    first = await ann.desk.ask("ann", "asks", asks)
    head = premises.store.head()
    assert isinstance(first, Done)
    assert await ann.desk.ask("ann", "asks", asks) == first, "sent again it is the same entry"
    for _ in range(20):
        assert isinstance(await ann.ask(asks), Refused)
    assert premises.store.head() == head
    await ann.does(AskSqueeze(ann.person, BANKER_HAND))
    assert premises.store.head().position == head.position + 1, "that is another request"
    for place in (PLAYER_HAND, BANKER_HAND) * 20:
        await ann.ask(AskSqueeze(ann.person, place))
    assert len(ann.desk.live.table.round.squeezes) == SQUEEZE_REQUESTS_PER_ROUND
    assert isinstance(await bob.ask(AskSqueeze(bob.person, BANKER_HAND)), Refused)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_a_record_in_which_it_was_asked_for_twice_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the floor once wrote it."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, _ = await come(premises, "baccarat-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("player", 1), 5000))
    accepts = "croupier.floor.tables.actor.entry_writer.nothing_new"
    monkeypatch.setattr(accepts, lambda round, command: None)
    for _ in range(3):
        await ann.does(AskSqueeze(ann.person, PLAYER_HAND))
    assert len(ann.desk.live.table.round.squeezes) == 3
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_nothing_is_cashed_out_once(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    leaves = CashOut(ann.person, "ann")
    first = await ann.desk.ask("ann", "leaves", leaves)
    head = premises.store.head()
    assert await ann.desk.ask("ann", "leaves", leaves) == first
    for _ in range(20):
        assert isinstance(await ann.ask(leaves), Refused)
    assert premises.store.head() == head
    assert premises.store.balances()["wallet ann"] == 1_000_000, BROUGHT
    money_is_where_it_belongs(premises.floor)
    record_is_whole(premises.store)
    await premises.close()
