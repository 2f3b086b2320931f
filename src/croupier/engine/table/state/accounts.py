"""The accounts of a table, and a transfer between two of them."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.engine.rulebook import Citation

LAYOUT = "layout"  # chips that are bet
FLOAT = "float"  # the House's chips at this table
COMMISSION = "commission"
CAGE = "cage"  # where chips are bought and cashed
PURSE = "purse "  # and the player's name
CLAIM = "claim "  # likewise


def purse(player: str) -> str:
    return PURSE + player


def claim(player: str) -> str:
    """What the House could not take back from this player."""
    return CLAIM + player


class Transfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    source: str
    target: str
    cents: int  # above 0
    cites: tuple[Citation, ...] = ()


Transfers = tuple[Transfer, ...]


def paid(purses: Mapping[str, int], moved: Iterable[Transfer]) -> Mapping[str, int]:
    """The purses after these transfers; a purse that nobody counts does not change."""
    after = dict(purses)
    for transfer in moved:
        source, target, cents = transfer.source, transfer.target, transfer.cents
        giver, taker = source.removeprefix(PURSE), target.removeprefix(PURSE)
        if giver in after and giver != source:
            after[giver] -= cents
        if taker in after and taker != target:
            after[taker] += cents
    return after
