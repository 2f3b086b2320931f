"""A House on its first day: five electronic tables that deal by themselves."""

from croupier.floor.house.clocks import Clocks, usual_clocks
from croupier.floor.house.commands import AddTable
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.live.asking import NotKnown
from croupier.floor.live.floor import Floor
from croupier.games import PLAYED, game_named
from croupier.money import CENTS_PER_DOLLAR
from croupier.store.interface import StoreFailed
from croupier.table.refusals import accepted
from croupier.table.settings import Limits, TableKind

SMALLEST, LARGEST = 5 * CENTS_PER_DOLLAR, 500 * CENTS_PER_DOLLAR


async def first_tables(floor: Floor, clocks: Clocks | None) -> None:
    """One of every game; a House that has had a table keeps those it has."""
    if floor.house.tables:
        return
    for name in PLAYED:
        limits = Limits(minimum_cents=SMALLEST, maximum_cents=LARGEST)
        settings = game_named(name).settings(kind=TableKind.ELECTRONIC, limits=limits)
        usual = clocks or usual_clocks(settings)
        command = AddTable(THE_HOUSE, f"{name}-1", settings, usual, automatic=True)
        answer = accepted(await floor.ask_house(THE_HOUSE.name, f"first {name}", command))
        if isinstance(answer, NotKnown):
            raise StoreFailed(answer.message)
