"""Ready and companions over the wire: what a client is offered, and who sees what of it."""

import asyncio
from pathlib import Path

import pytest

from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.client import FloorClient
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame, TableFrame
from tests.floor.server.house import SLOW, eventually, opened
from tests.floor.server.test_seats import lobby, sits

pytestmark = pytest.mark.slow

BEA = "Bea.House"


def refusals(frame: TableFrame) -> dict[str, str | None]:
    return {
        each.command: None if each.refused is None else each.refused.key for each in frame.requests
    }


def test_ready_is_offered_with_a_bet_and_refused_with_a_reason(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("baccarat-1") as ann:
        ann.shown(status="betting")
        sits(ann, "ann", 3)
        refused = ann.say("ready")
        assert isinstance(refused, RefusedFrame)
        assert refused.message.key == "live-ready-no-bet"
        with house.guest("bob").table("baccarat-1") as bob:
            bob.shown(status="betting")
            assert isinstance(ann.say("bets 10 tie box 3"), DoneFrame)
            seen = next(f for f in bob.awaited() if isinstance(f, TableFrame) and f.ready)
            while seen.ready is None or seen.ready.of != ("ann",):
                seen = next(f for f in bob.awaited() if isinstance(f, TableFrame))
            assert refusals(seen)["floor.say-ready.1"] == "live-ready-no-bet"
            assert refusals(seen)["floor.ask-companion.1"] == "live-companions-seated"
        assert isinstance(ann.say("ready"), DoneFrame)
        ann.shown(status="play")


def test_companions_are_named_to_all_and_are_no_people_of_the_lobby(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("baccarat-1") as ann:
        sits(ann, "ann", 3)
        assert isinstance(ann.say("companion"), DoneFrame)
        with house.guest("bob").table("baccarat-1", "?watch=1") as bob:
            seen = next(f for f in bob.awaited() if isinstance(f, TableFrame))
            ((name, box),) = [(each.name, each.box) for each in seen.companions]
            assert name == BEA
            assert box in (2, 4)
            assert seen.requests == ()
        table = lobby(house, "baccarat-1")
        assert table["companions"] == [BEA]
        assert set(table["seats"].values()) == {"ann"}
        assert table["players"] == ["ann"]
        assert isinstance(ann.say(f"dismiss {BEA}"), DoneFrame)
        eventually(lambda: lobby(house, "baccarat-1")["companions"] == [])


def test_the_python_client_says_ready(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with FloorClient(address) as floor:
            await floor.guest("ann")
            async with floor.table("roulette-1") as table:
                ann = player("ann")
                while table.view.status != "betting":
                    await table.change()
                assert isinstance(await table.do(BuyChips(ann, "ann", 10_000)), DoneFrame)
                assert isinstance(await table.ready(), RefusedFrame)
                bet = PlaceBet(ann, "ann", Spot("red"), 1_000)
                assert isinstance(await table.do(bet), DoneFrame)
                assert isinstance(await table.ready(), DoneFrame)
                while table.view.status == "betting":
                    await table.change()

    with opened(tmp_path, SLOW) as house:
        asyncio.run(story(house.address))
