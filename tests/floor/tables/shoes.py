"""Cards of a recorded table, counted by two people as often as they have to be."""

from croupier.engine.equipment.cards import DECK
from croupier.engine.table.vocabulary.commands import Command
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.card_check import brings_other_cards, old_cards_counted
from croupier.floor.tables.commands import ConfirmCount, CountCards
from croupier.floor.tables.state import LiveTable
from tests.floor.tables.premises import DORA, SUE


def next_count(live: LiveTable) -> Command | None:
    """What has to be counted or confirmed before the next round is opened; all is there."""
    table, counts, announced = live.table, live.counts, live.announced
    decks = (table if announced is None else announced).settings.decks
    if live.automatic or not decks or not brings_other_cards(live):
        return None
    if counts.counted is not None:
        return ConfirmCount(SUE, counts.counted.number)
    if table.number and not old_cards_counted(live):
        return CountCards(DORA, table.round.shoe.decks * len(DECK))
    found = counts.to_come
    return None if found and found.right else CountCards(DORA, decks * len(DECK))


async def counted(desk: TableActor) -> None:
    for number in range(4):
        command = next_count(desk.live)
        if command is None:
            return
        identity = f"count-{desk.live.version}-{number}"
        assert isinstance(await desk.ask(command.by.name, identity, command), Done)
