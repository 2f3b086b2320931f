"""Evenings of two players at an automatic table, played by what their views offer."""

import asyncio
from random import Random

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut, TakeSeat
from croupier.floor.tables.actor.requests import Done
from tests.floor.tables.bots import Bot
from tests.floor.tables.premises import Premises, Seated, seated

BROUGHT = 200_000
PLAYERS = ("ann", "bob")
TICK = 0.4  # seconds between two looks at the table
MOST_TICKS = 5_000


async def come(premises: Premises, table: str, chips: int = BROUGHT) -> list[Seated]:
    """Both bring chips, once that can be done, and sit down where there are boxes."""
    people = [seated(premises, table, name) for name in PLAYERS]
    for number, each in enumerate(people, 1):
        premises.floor.arrived(table, each.person.name)
        while not isinstance(await each.ask(BuyChips(each.person, each.person.name, chips)), Done):
            await asyncio.sleep(TICK)
        boxes = each.desk.live.table.settings.boxes
        if boxes:
            await each.ask(TakeSeat(each.person, each.person.name, boxes[number - 1]))
    return people


async def play_a_round(people: list[Seated], rng: Random, *, silent: bool = False) -> None:
    """Two bets each; then whoever is asked says something, unless all keep `silent`."""
    desk = people[0].desk
    bots = {each: Bot(player(each.person.name), rng) for each in people}
    table = desk.live.table
    begun = table.round.status is Status.BETTING and not table.round.wagers
    await until(table.number if begun else table.number + 1, people)
    for each, bot in bots.items():
        placed = 0
        while placed < 2 and (command := bot.bet(desk)) is not None:
            placed += isinstance(await each.ask(command), Done)
            await asyncio.sleep(TICK / 10)
    number = desk.live.table.number
    for _ in range(MOST_TICKS):
        if desk.live.table.round.status in (Status.CONCLUDED, Status.VOID):
            return
        assert desk.live.table.number == number, "the next round opened unseen"
        await asyncio.sleep(TICK)
        for each, bot in bots.items():
            if not silent and bot.question(desk) is not None:
                said = bot.answer(desk)
                if said is not None:
                    await each.ask(*said)
    raise AssertionError("the round does not end")


async def until(number: int, people: list[Seated]) -> None:
    """The round of this number is open for bets."""
    table = people[0].desk
    for _ in range(MOST_TICKS):
        live = table.live.table
        if live.number >= number and live.round.status is Status.BETTING:
            return
        await asyncio.sleep(TICK)
    raise AssertionError("no round opens")


async def leave(people: list[Seated]) -> None:
    for each in people:
        await each.does(CashOut(each.person, each.person.name))
