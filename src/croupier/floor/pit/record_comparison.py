"""Evidence held against the record it is said to be of: its entries, and what is told of them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from croupier.engine.sentences import said
from croupier.floor.pit.evidence import evidence_of, without_sentences
from croupier.floor.protocol.evidence import Evidence
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.interface import Head, Reading, StoreFailed
from croupier.floor.tables.restoration import house_of


def faults_beside(found: Evidence, store: Reading) -> tuple[Finding, ...]:
    """What this record does not say; nothing: it is evidence of this record.

    Whether the record itself is whole, `verify` shows."""
    try:
        return tuple([*_entries(found, store)] or [*_made_again(found, store)])
    except StoreFailed:
        raise
    except Exception as fault:  # whatever was done to the entries of this record
        told = said("record-not-followed", fault=f"{type(fault).__name__}: {fault}")
        return (Finding(found.entries[0].position, told),)


def _entries(found: Evidence, store: Reading) -> Iterator[Finding]:
    """Those of the round, and the head there was when this was made."""
    for link in (*found.entries, *found.later):
        if _kept(link.position, store) != (link.chain, link.body.encode()):
            yield Finding(link.position, said("evidence-not-on-record"))
    chain, _ = _kept(found.head_position, store)
    if chain != found.head_chain:
        yield Finding(found.head_position, said("record-other-head"))


def _kept(position: int, store: Reading) -> tuple[str, bytes]:
    lines = store.lines(after=position - 1, limit=1) if position > 0 else ()
    for line in lines:
        if line.position == position:
            return line.chain.hex(), line.body
    return "", b""


def _made_again(found: Evidence, store: Reading) -> Iterator[Finding]:
    """As the record stood then, field by field."""
    first, head = found.entries[0].position, found.head_position
    table = house_of(store, head).tables.get(found.table)
    known = Head(head, bytes.fromhex(found.head_chain))
    again = None if table is None else evidence_of(store, table, found.round, known)
    if again is None:
        yield Finding(first, said("evidence-not-on-record"))
        return
    for field in Evidence.__struct_fields__:
        if field == "rulings" and found.rulings is None:  # made before they were told
            continue
        if _plain(again, field) != _plain(found, field):
            yield Finding(first, said("evidence-otherwise", field=field))


def _plain(found: Evidence, field: str) -> Any:
    """However its JSON is laid out."""
    told = getattr(found, field)
    if field == "rulings":
        told = [without_sentences(each) for each in told or ()]
    return msgspec.json.decode(msgspec.json.encode(told))
