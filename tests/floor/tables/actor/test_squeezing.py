"""Squeezing at an automatic table: the House consents, the card waits for whoever squeezes it."""

import asyncio
from pathlib import Path

import pytest

from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import AskSqueeze, PlaceBet
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.tables.actor.table_actor import TableActor
from tests.floor.tables.evenings import come, until
from tests.floor.tables.invariants import record_is_whole
from tests.floor.tables.premises import Premises, Seated, electronic
from tests.floor.virtual_time import on_virtual_time

SHORTLY = 0.05


async def squeezing(premises: Premises) -> tuple[Seated, Seated]:
    """Ann, who has the highest bet, has asked for the cards of the Player Hand; bob has not."""
    ann, bob = await come(premises, "baccarat-1")
    await until(1, [ann])
    await ann.does(
        PlaceBet(ann.person, "ann", Spot("player", 1), 5000), AskSqueeze(ann.person, PLAYER_HAND)
    )
    await bob.does(PlaceBet(bob.person, "bob", Spot("banker", 2), 2000))
    return ann, bob


async def turning(desk: TableActor) -> Awaited:
    """The question that waits until a card is turned."""
    while True:
        for asked in awaited(desk.game, desk.live.table):
            if asked.kind is Kind.TURN:
                return asked
        await asyncio.sleep(SHORTLY)


def faces(desk: TableActor) -> list[bool]:
    return [card is not None for card in desk.live.table.round.at(PLAYER_HAND)]


def left(desk: TableActor, question: str) -> float:
    (deadline,) = (each for each in desk.clock.deadlines if each.question == question)
    return deadline.at - asyncio.get_running_loop().time()


@on_virtual_time
@pytest.mark.rule("Baccarat 3.9")
async def test_the_house_consents_once_the_bets_are_closed(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, _ = await squeezing(premises)
    await asyncio.sleep(SHORTLY)
    assert [each.granted for each in ann.desk.live.table.round.squeezes] == [False]
    while ann.desk.live.table.round.status is Status.BETTING:
        await asyncio.sleep(SHORTLY)
    await asyncio.sleep(SHORTLY)
    assert [each.granted for each in ann.desk.live.table.round.squeezes] == [True]
    await turning(ann.desk)
    assert faces(ann.desk) == [False, False]
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
@pytest.mark.rule("Baccarat 3.9")
async def test_outbid_one_squeezes_nothing(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, bob = await squeezing(premises)
    await bob.does(PlaceBet(bob.person, "bob", Spot("banker", 2), 9000))
    while not ann.desk.live.table.round.at(PLAYER_HAND):
        await asyncio.sleep(SHORTLY)
    assert faces(ann.desk) == [True]
    await premises.close()


@on_virtual_time
async def test_a_card_waits_until_it_is_let_go_and_the_next_waits_again(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, _ = await squeezing(premises)
    desk, clocks = ann.desk, ann.desk.clock.clocks
    first = await turning(desk)
    assert left(desk, first.question) > clocks.decision_s - 1
    desk.pass_on("bob", first.question)
    await asyncio.sleep(clocks.card_s * 2)
    assert faces(desk) == [False, False], "it is not bob's to open"
    desk.pass_on("ann", first.question)
    await asyncio.sleep(SHORTLY)
    assert faces(desk) == [True, False]
    second = await turning(desk)
    assert second.question != first.question
    assert left(desk, second.question) > clocks.decision_s - 1
    await asyncio.sleep(clocks.decision_s + 1)
    assert faces(desk)[:2] == [True, True], "silence opens it"
    await premises.close()


@on_virtual_time
async def test_after_a_card_that_was_let_pass_the_next_is_not_waited_for(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, _ = await squeezing(premises)
    await turning(ann.desk)
    await asyncio.sleep(ann.desk.clock.clocks.decision_s + 2 * ann.desk.clock.clocks.card_s)
    assert faces(ann.desk)[:2] == [True, True]
    await premises.close()


@on_virtual_time
async def test_nobody_waits_for_somebody_who_is_not_there(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, _ = await squeezing(premises)
    premises.floor.gone("baccarat-1", "ann")
    asked = await turning(ann.desk)
    assert left(ann.desk, asked.question) <= ann.desk.clock.clocks.card_s
    await premises.close()


@on_virtual_time
@pytest.mark.rule("Blackjack 3.12")
async def test_everybody_who_has_asked_may_squeeze(tmp_path: Path) -> None:
    """Whoever asks last takes nobody's squeeze away, and whoever asks twice has asked once."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("blackjack"))
    people = await come(premises, "blackjack-1")
    desk = people[0].desk
    await until(1, people[:1])
    for box, each in enumerate(people, 1):
        bet = PlaceBet(each.person, each.person.name, Spot("initial", box), 1000)
        asks = AskSqueeze(each.person, Place("box", box, 1))
        await each.does(bet, asks)
        assert isinstance(await each.ask(asks), Refused)
    while desk.live.table.round.status is Status.BETTING:
        await asyncio.sleep(SHORTLY)
    await asyncio.sleep(SHORTLY)
    granted = [each.player for each in desk.live.table.round.squeezes if each.granted]
    assert sorted(granted) == ["ann", "bob"]
    record_is_whole(premises.store)
    await premises.close()
