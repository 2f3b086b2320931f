"""What chance has fixed for a live table: sealed, committed to, dealt as it was fixed, told."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.sentences import said
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet, ReplaceCards, Rule, RulingWord
from croupier.engine.table.vocabulary.facts import ShoeEmpty
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.tables.actor.shoe_keeper import sealed_name
from croupier.floor.tables.outcomes import of_this_shoe
from tests.floor.tables.evenings import come, play_a_round, until
from tests.floor.tables.invariants import commitments_are_kept, is_not_stuck, record_is_whole
from tests.floor.tables.premises import SUE, Premises, electronic, seated
from tests.floor.virtual_time import on_virtual_time


@pytest.mark.parametrize("game", ["roulette", "si-ki-pi", "andar-bahar"])
@on_virtual_time
async def test_every_round_is_told_and_was_dealt_as_it_was_fixed(game: str, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic(game))
    people = await come(premises, f"{game}-1")
    desk = people[0].desk
    for _ in range(3):
        await play_a_round(people, Random(1))
    await until(4, people)
    assert commitments_are_kept(premises.store, desk.game, desk.live.name) == 3
    told, next_one = (sealed_name(desk.live.name, number) for number in (3, 4))
    assert premises.store.sealed(told) is None, "nobody needs it any more"
    sealed = premises.store.sealed(next_one)
    assert sealed is not None
    assert b"order" not in sealed
    await premises.close()


@on_virtual_time
async def test_a_shoe_that_runs_out_is_a_matter_for_the_pit(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("blackjack"))
    people = await come(premises, "blackjack-1")
    desk, sue = people[0].desk, seated(premises, "blackjack-1", SUE)
    await until(1, people)
    await people[0].does(PlaceBet(people[0].person, "ann", Spot("initial", 1), 1000))
    whole = desk._keeper.fixed
    assert whole is not None
    desk._keeper.fixed = replace(whole, order=whole.order[:2])
    await asyncio.sleep(60)
    assert isinstance(desk.live.table.round.halts[0].fact, ShoeEmpty)
    is_not_stuck(desk)
    desk._keeper.fixed = whole
    await sue.does(Rule(SUE, RulingWord.CONFIRM, "no card is left"))
    assert desk.live.table.round.status is Status.VOID
    assert desk.live.table.round.purse("ann") == desk.live.table.round.purse("bob")
    await play_a_round(people, Random(1))
    assert desk.live.shoe.number == 2, "with new cards"
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_nobody_but_the_house_fixes_or_tells_a_shoe(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann = seated(premises, "baccarat-1", "ann")
    desk = ann.desk
    await until(1, [ann])
    for command in (desk._keeper.reveal(), desk._keeper.shuffle(desk.game, desk.live)):
        refused = await seated(premises, "baccarat-1", SUE).ask(replace(command, by=SUE))
        assert isinstance(refused, Refused)
        assert refused.message == said("live-no-shoe-now")
    await premises.close()


@on_virtual_time
async def test_a_display_begins_anew_with_every_shoe(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    people = await come(premises, "baccarat-1")
    desk, sue = people[0].desk, seated(premises, "baccarat-1", SUE)
    await until(1, people)
    assert of_this_shoe(desk.live, desk.record) == 0
    for number in (1, 2):
        await play_a_round(people, Random(1))
        assert of_this_shoe(desk.live, desk.record) == number
    await until(3, people)
    assert of_this_shoe(desk.live, desk.record) == 2
    await sue.does(ReplaceCards(SUE, "a card is bent"))
    await play_a_round(people, Random(1))
    assert of_this_shoe(desk.live, desk.record) == 3
    await until(4, people)
    assert of_this_shoe(desk.live, desk.record) == 0
    await play_a_round(people, Random(1))
    await until(5, people)
    assert of_this_shoe(desk.live, desk.record) == 1
    await premises.close()
