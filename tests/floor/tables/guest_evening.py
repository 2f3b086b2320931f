"""In a process of its own, where the game of a guest is installed: an evening at its table, or the
House opened again."""

import sys
from pathlib import Path
from random import Random

from croupier.engine.table.vocabulary.table_commands import CashOut
from tests.floor.tables.evenings import come, play_a_round
from tests.floor.tables.invariants import file_is_whole, money_is_where_it_belongs
from tests.floor.tables.premises import Premises, electronic, seated
from tests.floor.virtual_time import simulated


async def evening(file: Path) -> None:
    premises = await Premises(file).furnish(electronic("dragon-tiger"), electronic("roulette"))
    await come(premises, "dragon-tiger-1")
    people = await come(premises, "roulette-1")
    await play_a_round(people, Random(1))
    await premises.close()


async def again(file: Path) -> None:
    premises = await Premises(file).open()
    ann = seated(premises, "dragon-tiger-1", "ann")
    await ann.does(CashOut(ann.person, "ann"))
    money_is_where_it_belongs(premises.floor)
    file_is_whole(premises.store)
    await premises.close()


if __name__ == "__main__":
    simulated({"evening": evening, "again": again}[sys.argv[2]](Path(sys.argv[1])))
