"""The cards of a shoe on record: those that were dealt and those that have to be left."""

from croupier.engine.equipment.cards import DECK
from croupier.engine.table.state.table import AnyTable
from croupier.floor.protocol.pit import CardLedger


def card_ledger(table: AnyTable) -> CardLedger | None:
    """None: the game is played without cards. A card that lies face down has left the shoe."""
    shoe = table.round.shoe
    if not shoe.decks:
        return None
    unseen = sum(drawn.card is None for drawn in table.round.cards)
    full, left = shoe.decks * len(DECK), len(shoe.composition) - unseen
    return CardLedger(full, full - left, left)
