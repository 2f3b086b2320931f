"""Orders that are still sealed, held against the shoes that are in use."""

from collections.abc import Iterator, Mapping

from croupier.engine.sentences import said
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.chain_check import Checker
from croupier.floor.record.store.interface import Reading, Standing
from croupier.floor.record.store.work_division import UNCHECKED
from croupier.floor.tables.actor.shoe_keeper import Seal, Unsealed, sealed_name, table_of
from croupier.floor.tables.commitments import commitment_of, is_complete
from croupier.floor.tables.state import LiveTable
from croupier.floor.verification.streams import LiveStream


def sealed_findings(
    store: Reading,
    standing: Standing,
    live: Mapping[str, LiveStream],
    share: Mapping[str, Checker],
    seal: Seal | None,
) -> Iterator[Finding]:
    """Each shoe in use is kept, and no other; where the key is at hand, as it was committed to."""
    at, in_use = standing.head.position, set[str]()
    for name, stream in live.items():
        table = stream.live
        if share[name] is UNCHECKED or table is None or table.shoe.revealed:
            continue
        number, kept = table.shoe.number, sealed_name(name, table.shoe.number)
        in_use.add(kept)
        if kept not in standing.sealed:
            yield Finding(at, said("record-order-missing", table=name, number=number))
        elif (
            seal is not None
            and not stream.lost_with_key
            and not _as_committed(store, seal, table, kept)
        ):
            yield Finding(at, said("record-order-otherwise", table=name, number=number))
    for kept in sorted(standing.sealed - in_use):
        table_name = table_of(kept)
        if table_name not in share or (table_name in live and share[table_name] is not UNCHECKED):
            yield Finding(at, said("record-order-of-nobody", name=kept))


def _as_committed(store: Reading, seal: Seal, live: LiveTable, name: str) -> bool:
    secret = store.sealed(name)
    if secret is None:  # it was told meanwhile
        return True
    try:
        fixed = seal.opened(name, secret)
    except Unsealed:
        return False
    found = commitment_of(live.name, fixed.number, fixed.salt, fixed.order)
    return found == live.shoe.commitment and is_complete(fixed.order, _decks(live))


def _decks(live: LiveTable) -> int | None:
    """None: other settings may have come since, which this shoe was not made for."""
    return live.table.round.shoe.decks if live.shoe.used else None
