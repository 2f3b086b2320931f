"""A House on its first day: its key, and five electronic tables that deal by themselves."""

from croupier.engine.games import PLAYED, game_named
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.table.vocabulary.refusals import accepted
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from croupier.floor.house.clocks import Clocks, usual_clocks
from croupier.floor.house.commands import AddTable, HouseCommand
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.opening.house_key import noting

# Zeros at the left; those of the game's usual layout are at the right. Both pay alike.
FIRST_LAYOUTS = {"roulette": "B"}
SMALLEST, LARGEST = 5 * CENTS_PER_DOLLAR, 500 * CENTS_PER_DOLLAR


async def key_noted(floor: Floor) -> None:
    """Before anything is sealed with it; an earlier version has noted none."""
    if floor.house.key is None:
        await _asked(floor, "key", noting(floor.house_actor.seal))


async def first_tables(floor: Floor, clocks: Clocks | None) -> None:
    """One of every game, also where the first opening was broken off; a House that somebody has
    come to keeps the tables it has."""
    house = floor.house
    if house.tables and any(True for _ in house.people):
        return
    for name in PLAYED:
        if f"{name}-1" in house.tables:
            continue
        limits = Limits(minimum_cents=SMALLEST, maximum_cents=LARGEST)
        layout = {"layout": FIRST_LAYOUTS[name]} if name in FIRST_LAYOUTS else {}
        settings = game_named(name).settings(kind=TableKind.ELECTRONIC, limits=limits, **layout)
        usual = clocks or usual_clocks(settings)
        command = AddTable(THE_HOUSE, f"{name}-1", settings, usual, automatic=True)
        await _asked(floor, f"first {name}", command)


async def _asked(floor: Floor, identity: str, command: HouseCommand) -> None:
    """Nobody is there to ask again: whoever opens the House is told what is wrong."""
    answer = await floor.ask_house(THE_HOUSE.name, identity, command)
    if floor.store.failed is not None:
        raise StoreFailed(floor.store.failed)
    accepted(answer)
