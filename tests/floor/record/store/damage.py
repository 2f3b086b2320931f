"""One byte of a record changed, lost, added or swapped with the next; one line of it as well."""

import re
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.ledger_check import Posting
from tests.floor.record.store.records import Record

Damaged = tuple[int, Record]  # and the position of the entry that was damaged

COLUMNS = ("position", "stream", "version", "id", "chain")  # and the body
EVERY_BYTE = bytes(range(256))
NUMBER = re.compile(rb"-?\d+")
LETTERS = b"abcdefghijklmnopqrstuvwxyz 0123456789/:-"
DIGITS = b"0123456789"


def damaged_bytes(rng: Random, text: bytes, among: bytes = EVERY_BYTE) -> Iterator[bytes]:
    for place in range(len(text)):
        yield from at_place(rng, text, place, among)


def at_place(rng: Random, text: bytes, place: int, among: bytes) -> Iterator[bytes]:
    """Every way in which this byte can be damaged; what stands in it comes from `among`."""
    before, byte, after = text[:place], text[place : place + 1], text[place + 1 :]
    others = among.replace(byte, b"")
    yield before + rng.choice(others).to_bytes() + after
    yield before + after
    yield before + rng.choice(others).to_bytes() + byte + after
    if after and after[:1] != byte:
        yield before + after[:1] + byte + after[1:]


def damaged_value(rng: Random, value: str | int | bytes) -> Iterator[str | int | bytes]:
    """As a column of its kind may hold it."""
    if isinstance(value, bytes):
        yield from damaged_bytes(rng, value)
    elif isinstance(value, str):
        for changed in damaged_bytes(rng, value.encode(), LETTERS):
            yield changed.decode()
    else:
        for changed in damaged_bytes(rng, str(value).encode(), DIGITS):
            if NUMBER.fullmatch(changed) and int(changed) != value:
                yield int(changed)


def damaged_line(rng: Random, line: Line, column: str) -> Iterator[Line]:
    for value in damaged_value(rng, getattr(line, column)):
        yield replace(line, **{column: value})


def damaged_columns(rng: Random, record: Record, column: str) -> Iterator[Damaged]:
    for index, line in enumerate(record.lines):
        for changed in damaged_line(rng, line, column):
            yield line.position, with_line(record, index, changed)


def with_line(record: Record, index: int, line: Line) -> Record:
    """A store gives its lines in the order of their positions."""
    lines = (*record.lines[:index], line, *record.lines[index + 1 :])
    return replace(record, lines=tuple(sorted(lines, key=lambda line: line.position)))


def damaged_order(record: Record, index: int) -> Iterator[Damaged]:
    """A line lost, doubled, or swapped with the next: as it is, or all of it but the number."""
    lines, line = record.lines, record.lines[index]
    yield line.position, replace(record, lines=lines[:index] + lines[index + 1 :])
    yield line.position, replace(record, lines=lines[: index + 1] + lines[index:])
    if index + 1 < len(lines):
        yield line.position, swapped(record, index, lines[index + 1], line)
        one = replace(lines[index + 1], position=line.position)
        other = replace(line, position=line.position + 1)
        yield line.position, swapped(record, index, one, other)


def swapped(record: Record, index: int, one: Line, other: Line) -> Record:
    lines = (*record.lines[:index], one, other, *record.lines[index + 2 :])
    return replace(record, lines=lines)


def damaged_postings(rng: Random, record: Record) -> Iterator[Damaged]:
    postings = record.postings
    for index, (position, transfer) in enumerate(postings):
        before, after = postings[:index], postings[index + 1 :]
        for changed in damaged_posting(rng, position, transfer):
            found = sorted((*before, changed, *after), key=lambda posting: posting[0])
            yield position, replace(record, postings=tuple(found))
        yield position, replace(record, postings=before + after)
        yield position, replace(record, postings=(*before, postings[index], *postings[index:]))
        if after and after[0] != postings[index] and after[0][0] == position:
            yield (
                position,
                replace(record, postings=(*before, after[0], postings[index], *after[1:])),
            )


def damaged_posting(rng: Random, position: int, transfer: Transfer) -> Iterator[Posting]:
    for place in damaged_value(rng, position):
        assert isinstance(place, int)
        yield place, transfer
    for field in ("source", "target", "cents"):
        for value in damaged_value(rng, getattr(transfer, field)):
            yield position, replace(transfer, **{field: value})
    for index, cited in enumerate(transfer.cites):
        for value in damaged_value(rng, cited):
            cites = (*transfer.cites[:index], value, *transfer.cites[index + 1 :])
            yield position, replace(transfer, cites=cites)


def damaged_balances(rng: Random, record: Record) -> Iterator[Record]:
    for account, cents in record.balances.items():
        others = {name: held for name, held in record.balances.items() if name != account}
        for name in damaged_value(rng, account):
            if cents:
                yield replace(record, balances={**others, name: cents})
        for value in damaged_value(rng, cents):
            yield replace(record, balances={**others, account: value})
