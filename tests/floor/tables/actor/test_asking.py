"""What is asked of a live table: once each, in time, by whoever is still there."""

import asyncio
from pathlib import Path

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.games.blackjack import Hit, Stand
from croupier.engine.sentences import said
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import CloseBetting, DealCard, PlaceBet
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import BuyChips, OpenRound
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house.commands import AddGuest
from croupier.floor.house.identity.names import CLOCK
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.requests import Done
from tests.floor.tables.evenings import come, until
from tests.floor.tables.invariants import money_is_where_it_belongs, record_is_whole
from tests.floor.tables.premises import DORA, SUE, Premises, electronic, seated
from tests.floor.virtual_time import on_virtual_time

RED = Spot("red")


@on_virtual_time
async def test_an_id_is_carried_out_once_however_often_it_comes(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    await until(1, [ann])
    bet = PlaceBet(ann.person, "ann", RED, 500)
    answers = await asyncio.gather(*(ann.desk.ask("ann", "click", bet) for _ in range(5)))
    assert len(set(answers)) == 1
    await asyncio.sleep(100)
    assert await ann.desk.ask("ann", "click", bet) == answers[0]
    assert sum(w.stake_cents for w in ann.desk.live.table.round.wagers) in (0, 500)
    bobs = await ann.desk.ask("bob", "click", PlaceBet(ann.person, "ann", RED, 500))
    assert bobs != answers[0], "the id of one account says nothing about another's"
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_an_id_of_one_table_says_nothing_about_another(tmp_path: Path) -> None:
    """The very same command at both: each is carried out once, and answered by its own entry."""
    tables = electronic("roulette"), electronic("baccarat")
    premises = await Premises(tmp_path / "floor.db").furnish(*tables)
    desks, ann = premises.floor.desks, player("ann")
    buys = BuyChips(ann, "ann", 1_000)
    first = {name: await desk.ask("ann", "click", buys) for name, desk in desks.items()}
    again = {name: await desk.ask("ann", "click", buys) for name, desk in desks.items()}
    assert again == first
    for name, answer in first.items():
        assert isinstance(answer, Done)
        (line,) = premises.store.lines(after=answer.position - 1, limit=1)
        assert line.stream == name
    assert first["roulette-1"] != first["baccarat-1"]
    money_is_where_it_belongs(premises.floor)
    await premises.close()


@pytest.mark.parametrize("quick", [False, True])
@on_virtual_time
async def test_another_command_under_an_id_that_was_used_is_refused(
    quick: bool, tmp_path: Path
) -> None:
    """It was not done, and is not said to have been; also where it could not be carried out."""
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    await until(1, [ann])
    premises.disk.quick = lambda: quick
    first = await ann.desk.ask("ann", "click", PlaceBet(ann.person, "ann", RED, 500))
    for other in (
        PlaceBet(ann.person, "ann", Spot("black"), 500),
        PlaceBet(ann.person, "ann", RED, 600),
        PlaceBet(ann.person, "ann", RED, 10**9),
        BuyChips(ann.person, "ann", 500),
    ):
        refused = await ann.desk.ask("ann", "click", other)
        assert isinstance(refused, Refused)
        assert refused.message == said("live-id-used")
    ann.desk.stop(StoreFailed(said("live-stopped")))
    stopped = await ann.desk.ask("ann", "click", PlaceBet(ann.person, "ann", RED, 600))
    assert isinstance(stopped, Refused)
    assert stopped.message == said("live-id-used")
    assert await ann.desk.ask("ann", "click", PlaceBet(ann.person, "ann", RED, 500)) == first
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_what_was_refused_stays_refused_however_late_it_comes_again(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", RED, 500))
    while ann.desk.live.table.round.status is Status.BETTING:
        await asyncio.sleep(0.5)
    late = PlaceBet(ann.person, "ann", RED, 700)
    refused = await ann.desk.ask("ann", "late", late)
    assert isinstance(refused, Refused)
    await until(2, [ann])
    assert await ann.desk.ask("ann", "late", late) == refused
    assert isinstance(await ann.desk.ask("ann", "in time", late), Done)
    await premises.close()


@on_virtual_time
async def test_a_late_answer_hits_no_other_question(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db", seed=5).furnish(electronic("blackjack"))
    ann, _ = await come(premises, "blackjack-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("initial", 1), 1000))
    desk = ann.desk
    while not any(q.kind is Kind.PLAY for q in awaited(desk.game, desk.live.table)):
        await asyncio.sleep(0.1)
    (asked,) = (q for q in awaited(desk.game, desk.live.table) if q.kind is Kind.PLAY)
    assert isinstance(asked.box, int)
    stands = Stand(ann.person, asked.box, asked.hand or 1)
    await asyncio.sleep(desk.clock.clocks.decision_s + 1)  # silence has spoken
    late = await ann.ask(Hit(ann.person, asked.box, asked.hand or 1), asked.question)
    assert isinstance(late, Refused)
    assert late.message == said("question-closed")
    assert isinstance(await ann.ask(stands, asked.question), Refused)
    await premises.close()


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_nobody_keys_cards_at_an_automatic_table(game: str, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic(game))
    ann, _ = await come(premises, f"{game}-1")
    await until(1, [ann])
    for person in (DORA, SUE):
        for command in (CloseBetting(person), OpenRound(person), DealCard(person, None)):
            refused = await ann.desk.ask(person.name, str(id(command)), command)
            assert isinstance(refused, Refused)
            assert refused.message == said("live-dealt-by-the-house")
    await premises.close()


@on_virtual_time
async def test_a_mailbox_that_is_full_says_so_and_the_clock_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.floor.tables.actor.inbox.MAX_PENDING_COMMANDS", most := 100)
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann, _ = await come(premises, "roulette-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", RED, 500))
    premises.disk.slowness = lambda: 60.0  # longer than the betting clock
    bets = [PlaceBet(ann.person, "ann", RED, 100) for _ in range(most + 50)]
    asked = [ann.desk.ask("ann", f"many {n}", bet) for n, bet in enumerate(bets)]
    busy = [each for each in asked if each.done()]
    refused = Refused(Reason.NOT_NOW, said("live-busy"))
    assert [each.result() for each in busy] == 50 * [refused]
    taken = sum(isinstance(answer, Done) for answer in await asyncio.gather(*asked))
    assert taken == most, "the bell rang behind them"
    premises.disk.slowness = lambda: 0.0
    await until(2, [ann])
    money_is_where_it_belongs(premises.floor)
    await premises.close()


@on_virtual_time
async def test_whoever_stops_waiting_has_asked_all_the_same(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann = seated(premises, "roulette-1", "ann")
    premises.disk.slowness = lambda: 1.0
    buying = ann.desk.ask("ann", "sooner", BuyChips(ann.person, "ann", 1000))
    later = ann.desk.ask("ann", "later", BuyChips(ann.person, "ann", 2000))
    await asyncio.sleep(0.5)
    buying.cancel()
    assert isinstance(await later, Done)
    assert ann.desk.live.table.round.purse("ann") == 3000
    money_is_where_it_belongs(premises.floor)
    await premises.close()


@on_virtual_time
async def test_the_clock_of_a_question_may_ring_while_something_is_written(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("baccarat"))
    ann, bob = await come(premises, "baccarat-1")
    await until(1, [ann])
    await ann.does(PlaceBet(ann.person, "ann", Spot("banker", 1), 1000))
    (closing,) = ann.desk.clock.deadlines
    premises.disk.slowness = lambda: 1.0
    await asyncio.sleep(closing.at - asyncio.get_running_loop().time() - 0.5)
    await bob.does(PlaceBet(bob.person, "bob", Spot("player", 2), 1000))  # written after the bell
    premises.disk.slowness = lambda: 0.0
    await asyncio.sleep(1)
    assert ann.desk.live.table.round.status is Status.PLAY
    assert len(ann.desk.live.table.round.wagers) == 2
    await until(2, [ann])
    await premises.close()


@on_virtual_time
async def test_nobody_waits_for_ever_when_the_floor_is_closed(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(electronic("roulette"))
    ann = seated(premises, "roulette-1", "ann")
    premises.disk.slowness = lambda: 1.0
    begun = ann.desk.ask("ann", "1", BuyChips(ann.person, "ann", 1000))
    await asyncio.sleep(0.5)
    waiting = ann.desk.ask("ann", "2", BuyChips(ann.person, "ann", 1000))
    await premises.floor.stop()
    assert isinstance(await begun, Done)
    assert await waiting == Refused(Reason.NOT_NOW, said("live-stopped"))
    assert isinstance(await ann.ask(BuyChips(ann.person, "ann", 1000)), Refused)
    premises.store.close()


@on_virtual_time
async def test_nobody_is_called_what_the_record_calls_the_house(tmp_path: Path) -> None:
    """Else they could use up the ids of its own commands."""
    premises = await Premises(tmp_path / "floor.db").furnish()
    for name in (CLOCK, HOUSE, DEALER.name):
        refused = await premises.house(THE_HOUSE, AddGuest(THE_HOUSE, name, 1000))
        assert isinstance(refused, Refused)
        assert refused.message.key == "house-name-reserved"
    await premises.close()
