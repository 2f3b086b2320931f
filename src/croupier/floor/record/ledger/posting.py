"""What an entry of a table moves, in accounts of the house (Baccarat 4.1.1, 5.14, 5.16)."""

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.table_evolution import evolve_table
from croupier.engine.table.state.accounts import CAGE, FLOAT, Transfer, Transfers
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.transfers import MOVED_BY, transfers
from croupier.engine.table.vocabulary.events import Event
from croupier.floor.record.ledger.accounts import at_table, of_the_house, owner_of, wallet


def postings(game: Game, name: str, before: AnyTable | None, events: Sequence[Event]) -> Transfers:
    """What these events of the table `name` move, as it stood before them; None: they open it,
    and nobody has chips there."""
    moving = [number for number, event in enumerate(events) if type(event) in MOVED_BY]
    if before is None or not moving:
        return ()
    last = moving[-1]
    found: list[Transfer] = []
    # What moves is read off the wagers; nobody need pay a second time.
    table = replace(before, round=replace(before.round, purses=None)) if last else before
    for number, event in enumerate(events):
        found += [_in_the_house(name, moved) for moved in transfers(table.round, event)]
        if number == last:
            break
        table = evolve_table(game, table, event)
    return tuple(found)


def _in_the_house(name: str, moved: Transfer) -> Transfer:
    """Chips bought and cashed move between a wallet and the purse of the same player; a claim is
    settled out of the wallet as well. A companion's chips come from the float of the table."""
    source, target = moved.source, moved.target
    return Transfer(
        _holder(name, owner_of(target)) if source == CAGE else at_table(name, source),
        _holder(name, owner_of(source)) if target == CAGE else at_table(name, target),
        moved.cents,
        moved.cites,
    )


def _holder(table: str, player: str) -> str:
    """The account outside the purse that a player's chips come from and go back to."""
    return at_table(table, FLOAT) if of_the_house(player) else wallet(player)
