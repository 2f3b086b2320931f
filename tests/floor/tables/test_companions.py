"""Companions of the House at live tables: their chips are the House's, and people come first."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.table.state.accounts import FLOAT
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut, LeaveSeat, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.house import commands as h
from croupier.floor.house.roles import Role
from croupier.floor.recall.recalled_round import played, recalled
from croupier.floor.record.ledger.accounts import at_table, of_the_house
from croupier.floor.tables import commands as c
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.companions import lying, most
from croupier.floor.tables.readiness import bettors
from tests.floor.tables.evenings import TICK, come, until
from tests.floor.tables.invariants import (
    money_is_where_it_belongs,
    record_gives_the_same,
    record_is_whole,
)
from tests.floor.tables.premises import OLIVE, SUE, Premises, Seated, electronic, recorded, seated
from tests.floor.virtual_time import on_virtual_time

BEA = "Bea.House"


async def evening(
    folder: Path, game: str, limits: Limits | None = None
) -> tuple[Premises, list[Seated], TableActor]:
    settings = electronic(game)
    settings = settings if limits is None else replace(settings, limits=limits)
    premises = await Premises(folder / "floor.db").furnish(settings)
    people = await come(premises, f"{game}-1")
    await until(1, people)
    return premises, people, people[0].desk


async def moment() -> None:
    await asyncio.sleep(TICK)


def refused(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.message.key


def chips_of(desk: TableActor, name: str) -> dict[Spot, int]:
    piles = desk.live.table.round.wagers.piles
    return {spot: pile.stakes[name] for spot, pile in piles.items() if name in pile.stakes}


def first_bet(desk: TableActor, who: Seated) -> PlaceBet:
    round, name = desk.live.table.round, who.person.name
    own = [box for box, each in desk.live.table.seats.items() if each == name]
    spots = desk.game.spots(round.settings)
    mains = desk.game.DIFFERENTIAL or desk.game.BETS
    spot = next(s for s in spots if s.bet in mains and s.box in (None, *own))
    return PlaceBet(who.person, name, spot, round.settings.limits.minimum(spot.bet))


async def over(premises: Premises) -> None:
    """What has to hold at every end."""
    money_is_where_it_belongs(premises.floor)
    record_gives_the_same(premises.floor)
    record_is_whole(premises.store)
    every_round_is_recalled(premises)
    await premises.close()


def every_round_is_recalled(premises: Premises) -> None:
    """Also one in which a companion leaves who came before it."""
    for table in premises.floor.house.tables.values():
        number = 1
        while (found := recalled(premises.store, table, number)) is not None:
            assert played(found).number == number
            number += 1


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_companions_play_along_and_take_their_chips_back_to_the_float(
    game: str, tmp_path: Path
) -> None:
    premises, (ann, bob), desk = await evening(tmp_path, game)
    await ann.does(c.AskCompanion(ann.person), c.AskCompanion(ann.person))
    names = set(desk.live.companions)
    assert len(names) == 2
    assert all(map(of_the_house, names))
    assert not names & set(desk.live.table.seats.values()), "they take no seat"
    bets = 0
    for number in (1, 2, 3):
        await until(number, [ann])
        await moment()
        assert not lying(desk.live), "they bet once a player has"
        await ann.does(first_bet(desk, ann))
        await moment()
        bets += len(lying(desk.live))
        assert bettors(desk.live) == ("ann",)
        await ann.does(c.SayReady(ann.person))
    assert bets
    await until(4, [ann])
    for name in names:
        await bob.does(c.DismissCompanion(bob.person, name))
    await moment()
    assert not desk.live.companions
    purses: Mapping[str, int] = desk.live.table.round.purses or {}
    assert not any(purses[name] for name in names if name in purses)
    accounts = premises.store.balances()
    assert not [a for a in accounts if a.startswith("wallet") and of_the_house(a)]
    assert at_table(desk.live.name, FLOAT) in accounts
    await over(premises)


@pytest.mark.parametrize("game", PLAYED)
@on_virtual_time
async def test_a_companion_never_has_the_highest_bet(game: str, tmp_path: Path) -> None:
    """Neither beside the smallest bet of a player, nor once a player has taken chips back."""
    premises, (ann, _), desk = await evening(tmp_path, game)
    for _ in range(3):
        await ann.does(c.AskCompanion(ann.person))
    lay = 0
    for number in range(1, 7):
        await until(number, [ann])
        bet = first_bet(desk, ann)
        twice = replace(bet, stake_cents=2 * bet.stake_cents)
        await ann.does(bet if number % 2 else twice)
        await moment()
        most_cents = bet.stake_cents * (1 if number % 2 else 2)
        assert all(each.cents <= most_cents for each in lying(desk.live))
        lay += len(lying(desk.live))
        if number % 2 == 0:
            await ann.does(WithdrawBet(ann.person, "ann", bet.spot, bet.stake_cents))
            await moment()
            assert all(each.cents <= bet.stake_cents for each in lying(desk.live))
        await ann.does(c.SayReady(ann.person))
    assert lay
    await over(premises)


@on_virtual_time
async def test_players_of_automatic_tables_ask_for_companions_within_the_number(
    tmp_path: Path,
) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish(
        electronic("baccarat"), recorded("roulette"), electronic("roulette")
    )
    ann, bob = await come(premises, "baccarat-1")
    desk, cat = ann.desk, seated(premises, "baccarat-1", "cat")
    assert refused(await cat.ask(c.AskCompanion(cat.person))) == "live-companions-seated"
    sue = seated(premises, "baccarat-1", SUE)
    assert refused(await sue.ask(c.AskCompanion(SUE))) == "live-companions-seated"
    keyed = seated(premises, "roulette-1", "ann")
    assert refused(await keyed.ask(c.AskCompanion(keyed.person))) == "live-companions-automatic"
    spun = seated(premises, "roulette-2", "ann")
    assert refused(await spun.ask(c.AskCompanion(spun.person))) == "live-companions-chips"
    for _ in range(most(desk.live)):
        await ann.does(c.AskCompanion(ann.person))
    assert refused(await bob.ask(c.AskCompanion(bob.person))) == "live-companions-most"
    assert refused(await cat.ask(c.DismissCompanion(cat.person, BEA))) == "live-companions-seated"
    assert refused(await ann.ask(c.DismissCompanion(ann.person, "bob"))) == "live-companions-none"
    await over(premises)


@on_virtual_time
async def test_the_last_boxes_are_for_players(tmp_path: Path) -> None:
    premises, (ann, bob), desk = await evening(tmp_path, "baccarat")
    boxes = desk.live.table.settings.boxes
    await ann.does(*(TakeSeat(ann.person, "ann", box) for box in boxes[2:-2]))
    await ann.does(c.AskCompanion(ann.person))
    assert refused(await ann.ask(c.AskCompanion(ann.person))) == "live-companions-no-box"
    own = desk.live.companions[BEA].box
    assert own is not None
    await bob.does(TakeSeat(bob.person, "bob", own))
    await moment()
    assert not desk.live.companions, "no box is left that a player could not want"
    await over(premises)


@on_virtual_time
async def test_a_companion_leaves_its_box_to_a_player_who_bets_there(tmp_path: Path) -> None:
    premises, (ann, bob), desk = await evening(tmp_path, "blackjack")
    await ann.does(c.AskCompanion(ann.person), first_bet(desk, ann))
    await moment()
    own = desk.live.companions[BEA].box
    assert {spot.box for spot in chips_of(desk, BEA)} - {None} == {own}
    await bob.does(PlaceBet(bob.person, "bob", Spot("initial", own), 1_000))
    await moment()
    assert not chips_of(desk, BEA)
    assert desk.live.companions[BEA].box not in (None, own)
    await over(premises)


@on_virtual_time
async def test_chips_of_a_companion_give_way_to_a_players_bet(tmp_path: Path) -> None:
    """Roulette: the maximum of a spot counts for all who bet there."""
    premises, (ann, bob), desk = await evening(tmp_path, "roulette", Limits(1_000, 4_000))
    await ann.does(c.AskCompanion(ann.person), first_bet(desk, ann))
    await moment()
    chips = chips_of(desk, BEA)
    assert chips
    for spot in chips:
        await bob.does(PlaceBet(bob.person, "bob", spot, 4_000))
        assert chips_of(desk, "bob")[spot] == 4_000
        assert spot not in chips_of(desk, BEA)
    await over(premises)


@on_virtual_time
async def test_a_companion_makes_no_room_that_goes_when_it_leaves(tmp_path: Path) -> None:
    """Baccarat: chips on the other side raise what the Differential allows."""
    limits = Limits(1_000, None, 10_000)
    premises, (ann, bob), desk = await evening(tmp_path, "baccarat", limits)
    await ann.does(c.AskCompanion(ann.person), PlaceBet(ann.person, "ann", Spot("tie", 1), 1_000))
    await moment()
    (spot,) = [spot for spot in chips_of(desk, BEA) if spot.bet in ("player", "banker")]
    other = Spot("player" if spot.bet == "banker" else "banker", 2)
    await bob.does(PlaceBet(bob.person, "bob", other, 12_000))
    assert chips_of(desk, "bob")[other] == 10_000
    await ann.does(c.DismissCompanion(ann.person, BEA), c.SayReady(ann.person))
    await bob.does(c.SayReady(bob.person))
    await moment()
    round = desk.live.table.round
    assert round.status is not Status.BETTING
    (wager,) = [wager for wager in round.placed if wager.player == "bob"]
    assert wager.action_cents == 10_000, "the bet counts in full"
    await over(premises)


@on_virtual_time
async def test_a_companion_sent_away_in_play_finishes_the_round(tmp_path: Path) -> None:
    premises, (ann, _), desk = await evening(tmp_path, "baccarat")
    await ann.does(c.AskCompanion(ann.person), first_bet(desk, ann))
    await moment()
    await ann.does(c.SayReady(ann.person))
    await moment()
    assert desk.live.table.round.status is Status.PLAY
    assert desk.live.table.round.open_wagers(BEA)
    await ann.does(c.DismissCompanion(ann.person, BEA))
    await moment()
    assert desk.live.companions[BEA].leaving
    again = await ann.ask(c.DismissCompanion(ann.person, BEA))
    assert refused(again) == "live-companions-leaving"
    await until(2, [ann])
    await moment()
    assert not desk.live.companions
    await over(premises)


@on_virtual_time
async def test_companions_leave_with_the_last_player_and_a_closing_table(tmp_path: Path) -> None:
    premises, (ann, bob), desk = await evening(tmp_path, "baccarat")
    await ann.does(c.AskCompanion(ann.person))
    for number, each in enumerate((ann, bob), 1):
        name = each.person.name
        await each.does(LeaveSeat(each.person, name, number), CashOut(each.person, name))
    await moment()
    assert not desk.live.companions
    await ann.does(BuyChips(ann.person, "ann", 10_000), TakeSeat(ann.person, "ann", 1))
    await ann.does(c.AskCompanion(ann.person), first_bet(desk, ann))
    await moment()
    assert lying(desk.live)
    await seated(premises, "baccarat-1", SUE).does(c.CloseTable(SUE))
    await asyncio.sleep(120)
    assert desk.live.closed
    assert not desk.live.companions
    await ann.does(CashOut(ann.person, "ann"))
    answer = await premises.house(OLIVE, h.RemoveTable(OLIVE, "baccarat-1"))
    assert isinstance(answer, Done), answer
    await over(premises)


@on_virtual_time
async def test_only_the_house_speaks_for_a_companion(tmp_path: Path) -> None:
    premises, (ann, _), desk = await evening(tmp_path, "baccarat")
    await ann.does(c.AskCompanion(ann.person), first_bet(desk, ann))
    await moment()
    (spot, cents), *_ = chips_of(desk, BEA).items()
    bea = player(BEA)
    for command in (
        WithdrawBet(bea, BEA, spot, cents),
        WithdrawBet(ann.person, BEA, spot, cents),
        PlaceBet(ann.person, BEA, spot, cents),
        BuyChips(ann.person, BEA, cents),
    ):
        assert isinstance(await ann.ask(command), Refused)
    sue = seated(premises, "baccarat-1", SUE)
    assert isinstance(await sue.ask(BuyChips(SUE, BEA, cents)), Refused)
    assert isinstance(await sue.ask(PlaceBet(SUE, BEA, spot, cents)), Refused)
    assert refused(await sue.ask(c.MoveCompanion(SUE, BEA, 5))) == "live-companions-none"
    for name in (BEA, "Zoe.House"):
        added = await premises.house(OLIVE, h.AddPerson(OLIVE, name, Role.PLAYER))
        assert isinstance(added, Refused), "no person is called so"
    await over(premises)


@pytest.mark.parametrize("written", [False, True])
@on_virtual_time
async def test_a_crash_leaves_companions_and_their_chips_where_the_record_has_them(
    written: bool, tmp_path: Path
) -> None:
    premises, (ann, _), desk = await evening(tmp_path, "blackjack")
    await ann.does(c.AskCompanion(ann.person), first_bet(desk, ann))
    await moment()
    premises.disk.slowness = lambda: 1.0
    asking = asyncio.ensure_future(ann.ask(c.DismissCompanion(ann.person, BEA)))
    await asyncio.sleep(0.5)
    premises.disk.cut_off(written=written)
    asking.cancel()
    await premises.crash()
    again = await Premises(tmp_path / "floor.db", seed=2).open()
    live = again.floor.desks["blackjack-1"].live
    assert live.table.round.status is Status.VOID, "by paragraph 5.4"
    assert live.companions[BEA].leaving is written
    await asyncio.sleep(TICK)
    live = again.floor.desks["blackjack-1"].live
    assert (BEA in live.companions) is not written
    await over(again)
