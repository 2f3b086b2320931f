"""What the Pit orders at a live table: pauses, last rounds, settings, dealers, seats."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.sentences import said
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    DealCard,
    PlaceBet,
    ReportFact,
    Rule,
    RulingWord,
)
from croupier.engine.table.vocabulary.facts import DisplayWrong, FaceUpInShoe, Interruption
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    LeaveSeat,
    OpenRound,
    TakeSeat,
)
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.house.people import Actor
from croupier.floor.house.roles import Role
from croupier.floor.tables import commands as c
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.state import Condition, LiveTable
from tests.floor.tables.evenings import come, play_a_round, until
from tests.floor.tables.invariants import money_is_where_it_belongs, record_is_whole
from tests.floor.tables.premises import (
    DORA,
    MAX,
    OLIVE,
    SUE,
    Premises,
    electronic,
    recorded,
    seated,
)
from tests.floor.virtual_time import on_virtual_time

HOURS = 7200


def now(desk: TableActor) -> LiveTable:
    return desk.live


@on_virtual_time
async def test_a_pause_waits_for_the_end_of_the_round(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    people = await come(premises, "baccarat-1")
    sue, desk = seated(premises, "baccarat-1", SUE), people[0].desk
    await until(1, people)
    await people[0].does(PlaceBet(people[0].person, "ann", Spot("banker", 1), 1000))
    await sue.does(c.PauseTable(SUE, "a change of cards"))
    await asyncio.sleep(HOURS)
    assert (desk.live.table.number, desk.live.table.round.status) == (1, Status.CONCLUDED)
    assert desk.live.condition is Condition.PAUSED
    assert isinstance(await sue.ask(c.PauseTable(SUE)), Refused)
    assert isinstance(await people[0].ask(c.ResumeTable(people[0].person)), Refused)
    await sue.does(c.ResumeTable(SUE))
    await play_a_round(people, Random(1))
    await premises.close()


@on_virtual_time
async def test_a_closed_table_lets_everybody_leave_and_nobody_come(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("blackjack"))
    (ann, bob), desk = await come(premises, "blackjack-1"), premises.floor.desks["blackjack-1"]
    sue = seated(premises, "blackjack-1", SUE)
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("initial", 1), 1000))
    await sue.does(c.CloseTable(SUE))
    assert not now(desk).closed, "the last round is played"
    await asyncio.sleep(HOURS)
    assert now(desk).closed
    for command in (BuyChips(bob.person, "bob", 100), TakeSeat(bob.person, "bob", 5)):
        refused = await bob.ask(command)
        assert isinstance(refused, Refused)
        assert refused.message == said("live-closed")
    remove = h.RemoveTable(OLIVE, "blackjack-1")
    refused = await premises.house(OLIVE, remove)
    assert isinstance(refused, Refused)
    assert refused.message.key == "house-table-holds-chips"
    for each in (ann, bob):
        await each.does(CashOut(each.person, each.person.name))
    assert isinstance(await premises.floor.ask_house("Olive", "away", remove), Done)
    assert "blackjack-1" not in premises.floor.desks
    assert isinstance(await ann.ask(BuyChips(ann.person, "ann", 100)), Refused)
    record_is_whole(premises.store)
    await premises.close()
    again = await Premises(tmp_path / "floor.db").open()
    assert again.floor.desks == {}
    await again.close()


@pytest.mark.parametrize(
    "by", [OLIVE, Actor("ann", Role.PLAYER), Actor("zoe", Role.OWNER)], ids=str
)
@on_virtual_time
async def test_whoever_asks_to_remove_a_table_interrupts_no_round(
    by: Actor, tmp_path: Path
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    people = await come(premises, "roulette-1")
    desk = people[0].desk
    await until(1, people)
    await people[0].does(PlaceBet(people[0].person, "ann", Spot("red"), 1000))
    version = desk.live.version
    assert isinstance(await premises.house(by, h.RemoveTable(by, "roulette-1")), Refused)
    assert desk.live.version == version
    await until(2, people)
    kinds = premises.told.kinds("roulette-1")
    assert "RoundConcluded" in kinds
    assert "RoundVoided" not in kinds
    await premises.close()


@on_virtual_time
async def test_a_table_that_is_open_is_not_removed(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    refused = await premises.house(OLIVE, h.RemoveTable(OLIVE, "roulette-1"))
    assert isinstance(refused, Refused)
    assert refused.message == said("live-not-closed", table="roulette-1")
    await play_a_round(await come(premises, "roulette-1"), Random(1))
    await premises.close()


@on_virtual_time
async def test_other_settings_come_with_the_next_round(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    (ann, bob), desk = await come(premises, "baccarat-1"), premises.floor.desks["baccarat-1"]
    sue = seated(premises, "baccarat-1", SUE)
    await until(1, [ann])
    wanted = replace(desk.game.settings(limits=Limits(minimum_cents=5000)), decks=6)
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    await sue.does(c.AnnounceSettings(SUE, wanted))
    assert desk.live.table.round.settings != wanted
    await until(2, [ann])
    assert desk.live.table.round.settings == wanted
    assert len(desk.live.table.round.shoe.composition) == 6 * 52
    await play_a_round([ann, bob], Random(1))
    await premises.close()


@on_virtual_time
async def test_a_shoe_fixed_before_other_decks_are_ordered_is_not_played(tmp_path: Path) -> None:
    """The table is paused after its shoe was fixed; meanwhile the number of decks changes."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    desk, sue = premises.floor.desks["baccarat-1"], seated(premises, "baccarat-1", SUE)
    premises.disk.slowness = lambda: 1.0
    while desk.live.shoe.number == 0:
        await asyncio.sleep(0.1)
    assert desk.live.table.number == 0, "the shoe is fixed, the round not yet open"
    await premises.crash()
    premises = await Premises(tmp_path / "floor.db", seed=2).open()
    desk, sue = premises.floor.desks["baccarat-1"], seated(premises, "baccarat-1", SUE)
    await sue.does(c.AnnounceSettings(SUE, replace(desk.live.table.settings, decks=6)))
    await play_a_round(await come(premises, "baccarat-1"), Random(1))
    assert desk.live.shoe.number == 2
    assert desk.live.table.round.settings.decks == 6
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_what_no_table_can_be_set_to_is_refused_when_it_is_announced(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    desk, sue = premises.floor.desks["baccarat-1"], seated(premises, "baccarat-1", SUE)
    now = desk.live.table.settings
    for wrong in (
        replace(now, decks=0),
        replace(now, boxes=(1, 1)),
        replace(now, unit_cents=0),
        replace(now, kind=TableKind.RECORDED),
        electronic("roulette"),
    ):
        assert isinstance(await sue.ask(c.AnnounceSettings(SUE, wrong)), Refused)
    await play_a_round(await come(premises, "baccarat-1"), Random(1))
    await premises.close()


@on_virtual_time
async def test_a_free_seat_is_for_whoever_has_waited_longest(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    desk = premises.floor.desks["baccarat-1"]
    ann, bob, cat = (seated(premises, "baccarat-1", name) for name in ("ann", "bob", "cat"))
    assert isinstance(await bob.ask(c.JoinQueue(bob.person, "bob")), Refused), "a seat is free"
    boxes = desk.live.table.settings.boxes
    await ann.does(*(TakeSeat(ann.person, "ann", box) for box in boxes))
    await bob.does(c.JoinQueue(bob.person, "bob"))
    await cat.does(c.JoinQueue(cat.person, "cat"))
    await ann.does(LeaveSeat(ann.person, "ann", boxes[0]))
    refused = await cat.ask(TakeSeat(cat.person, "cat", boxes[0]))
    assert isinstance(refused, Refused)
    assert refused.message == said("live-others-wait", player="cat")
    assert isinstance(await ann.ask(TakeSeat(ann.person, "ann", boxes[0])), Refused)
    await bob.does(TakeSeat(bob.person, "bob", boxes[0]))
    assert now(desk).queue == ("cat",)
    await ann.does(LeaveSeat(ann.person, "ann", boxes[1]))
    await cat.does(TakeSeat(cat.person, "cat", boxes[1]))
    assert now(desk).queue == ()
    await premises.close()


@on_virtual_time
async def test_nobody_rules_on_what_they_dealt_even_once_relieved(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(recorded("baccarat"))
    desk = premises.floor.desks["baccarat-1"]
    both = Person("Sue", Rank.PIT_SUPERVISOR)
    await premises.house(OLIVE, h.GrantLicence(OLIVE, "Sue", "baccarat"))
    sue, max_ = seated(premises, "baccarat-1", both), seated(premises, "baccarat-1", MAX)
    dora = seated(premises, "baccarat-1", DORA)
    assert isinstance(await dora.ask(OpenRound(DORA)), Refused), "nobody is on duty"
    ann = seated(premises, "baccarat-1", "ann")
    await sue.does(c.TakeDealing(both, "Sue"))
    await sue.does(c.CountCards(both, 416))
    assert desk.live.counts.counted is not None
    await max_.does(c.ConfirmCount(MAX, desk.live.counts.counted.number))
    await sue.does(OpenRound(both))
    await ann.does(BuyChips(ann.person, "ann", 10_000))
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    await sue.does(CloseBetting(both))
    await sue.does(*(DealCard(both, Card(card), BANKER_HAND) for card in ("2h", "3c")))
    assert desk.live.table.round.halts, "the table noticed"
    confirms = [Rule(by, RulingWord.RECONSTRUCT, "seen") for by in (both, MAX)]
    assert isinstance(await sue.ask(confirms[0]), Refused)
    await sue.does(c.LeaveDealing(both))
    refused = await sue.ask(confirms[0])
    assert isinstance(refused, Refused)
    assert refused.message == said("live-own-error", name="Sue")
    await max_.does(confirms[1])
    assert PLAYER_HAND in {drawn.place for drawn in desk.live.table.round.cards}
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_whoever_has_no_licence_does_not_deal(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(recorded("baccarat"))
    sue = seated(premises, "baccarat-1", SUE)
    await premises.house(OLIVE, h.RevokeLicence(OLIVE, "Dora", "baccarat"))
    refused = await sue.ask(c.TakeDealing(SUE, "Dora"))
    assert isinstance(refused, Refused)
    assert refused.message.key == "live-dealer-not-licensed"
    await sue.does(c.TakeDealing(SUE, "Dick"))
    assert isinstance(await sue.ask(OpenRound(SUE)), Refused), "Dick is on duty"
    await premises.close()


@on_virtual_time
async def test_announced_settings_come_with_the_dealer_s_next_round_too(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(recorded("roulette"))
    desk, sue = premises.floor.desks["roulette-1"], seated(premises, "roulette-1", SUE)
    wanted = desk.game.settings(kind=TableKind.RECORDED, limits=Limits(minimum_cents=5000))
    await sue.does(c.TakeDealing(SUE, "Dora"), c.AnnounceSettings(SUE, wanted))
    await seated(premises, "roulette-1", DORA).does(OpenRound(DORA))
    assert (desk.live.table.round.settings, desk.live.announced) == (wanted, None)
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_no_report_chooses_a_card_of_an_automatic_table(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("andar-bahar"))
    ann, _ = await come(premises, "andar-bahar-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("joker", None, "J"), 1000))
    for by in (ann.person, DORA, SUE):
        report = ReportFact(by, FaceUpInShoe(Card("Jh")))
        refused = await ann.desk.ask(by.name, "report", report)
        assert isinstance(refused, Refused)
        assert refused.message == said("live-seen-by-the-table")
    stops = ReportFact(ann.person, Interruption())
    assert isinstance(await ann.ask(stops), Refused), "nor does a player stop the round"
    await seated(premises, "andar-bahar-1", SUE).does(ReportFact(SUE, DisplayWrong()))
    money_is_where_it_belongs(premises.floor)
    await premises.close()


@on_virtual_time
async def test_a_dealer_pauses_their_own_table_alone(tmp_path: Path) -> None:
    tables = recorded("baccarat"), electronic("roulette")
    premises = await Premises(tmp_path / "floor.db").furnish(*tables)
    dora, pause = seated(premises, "baccarat-1", DORA), c.PauseTable(DORA, "a spilled drink")
    for somebody in (dora, seated(premises, "roulette-1", DORA)):
        refused = await somebody.ask(pause)
        assert isinstance(refused, Refused)
        assert refused.message.key == "rank-too-low"
    await dora.does(c.TakeDealing(DORA, "Dora"), pause)
    assert now(dora.desk).condition is Condition.PAUSED
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_whoever_counts_as_well_is_not_told_the_first_count(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(recorded("baccarat"))
    dora, sue = (seated(premises, "baccarat-1", who) for who in (DORA, SUE))
    await dora.does(c.TakeDealing(DORA, "Dora"), c.CountCards(DORA, 413))
    refused = await sue.ask(c.ConfirmCount(SUE, 416))
    assert isinstance(refused, Refused)
    assert refused.message == said("live-count-differs", dealer="Dora")
    await premises.close()


@on_virtual_time
async def test_a_table_that_breaks_by_itself_says_so(tmp_path: Path) -> None:
    """Nobody is left without an answer."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, bob = await come(premises, "baccarat-1")
    faults = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, found: faults.append(found))
    del ann.desk._attendance  # a fault in the code: the errands need it
    ann.desk.look_round()
    await asyncio.sleep(1)
    assert ann.desk.trouble
    assert faults
    refused = await bob.ask(BuyChips(bob.person, "bob", 100))
    assert isinstance(refused, Refused)
    assert refused.message == said("live-broken")
    premises.store.close()
