"""Whatever is changed, lost, added or swapped in a record is found, and where."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.record.store.chain_check import Checker, Unchecked
from tests.floor.record.ledger.evenings import Booked
from tests.floor.record.store.damage import (
    COLUMNS,
    EVERY_BYTE,
    LETTERS,
    Damaged,
    at_place,
    damaged_balances,
    damaged_columns,
    damaged_order,
    damaged_postings,
    with_line,
)
from tests.floor.record.store.records import (
    AsPosted,
    Record,
    chained_anew,
    recorded,
    small,
    streams,
)


def located(damaged: Iterable[Damaged], checkers: dict[str, Checker] | None = None) -> int:
    """How many there were: each is found, and a finding names the entry. No finding comes before
    it but where an entry with a damaged number has come to lie."""
    number = 0
    for position, record in damaged:
        findings = record.findings(checkers)
        first = next(findings).position
        assert first <= position
        assert first == position or any(found.position == position for found in findings)
        number += 1
    return number


@pytest.mark.parametrize("column", [*COLUMNS, pytest.param("body", marks=pytest.mark.slow)])
def test_every_byte_of_every_column_is_found_and_located(column: str) -> None:
    damaged = damaged_columns(Random(1), small(), column)
    assert located(damaged, streams(small(), Unchecked())) > len(small().lines)


def test_every_line_lost_doubled_or_swapped_is_found_and_located() -> None:
    for index in range(len(small().lines)):
        assert located(damaged_order(small(), index), streams(small(), Unchecked())) >= 2


def test_every_byte_of_every_posting_is_found_and_located() -> None:
    damaged = damaged_postings(Random(2), small())
    assert located(damaged, streams(small(), AsPosted(small()))) > 1000


def test_every_byte_of_every_balance_is_found() -> None:
    checkers = streams(small(), AsPosted(small()))
    for record in damaged_balances(Random(3), small()):
        assert list(record.findings(checkers))


def changed_bodies(record: Record, rng: Random, number: int) -> Iterator[tuple[int, int, Record]]:
    """Each with the position of the entry and the place of the byte in its text."""
    for _ in range(number):
        index = rng.randrange(len(record.lines))
        line = record.lines[index]
        place = rng.randrange(len(line.body))
        text = rng.choice(list(at_place(rng, line.body, place, EVERY_BYTE)))
        yield line.position, place, with_line(record, index, replace(line, body=text))


def test_bytes_at_random_with_every_command_decided_again() -> None:
    damaged = changed_bodies(small(), Random(4), 300)
    assert located((position, record) for position, _, record in damaged) == 300


def test_a_forger_who_chains_anew_is_betrayed_by_the_published_head() -> None:
    """And by the rules, where it is an event that was changed."""
    for position, place, record in changed_bodies(small(), Random(5), 300):
        found = [finding.position for finding in chained_anew(record).findings()]
        assert len(record.lines) in found
        text = small().lines[position - 1].body
        if position > 1 and place > text.index(b'"events":'):
            assert found[0] == position


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
def test_no_forged_command_is_too_much_for_the_rules(name: str, kind: TableKind) -> None:
    """Each is read and decided, or found to be none; the published head betrays them all."""
    evening, rng = Booked(game_named(name), kind, 7), Random(8)
    evening.play(1)
    record = recorded([evening], rng)
    for _ in range(60):
        index = rng.randrange(1, len(record.lines))
        line = record.lines[index]
        place = rng.randrange(line.body.index(b'"command":'), line.body.index(b'"events":'))
        text = rng.choice(list(at_place(rng, line.body, place, LETTERS)))
        forged = chained_anew(with_line(record, index, replace(line, body=text)))
        assert len(record.lines) in [finding.position for finding in forged.findings()]


@cache
def large() -> Record:
    """All five games at both kinds of table: 10,000 entries and more."""
    evenings = [
        Booked(game_named(name), kind, seed, f"{name} {kind}")
        for seed, name in enumerate(PLAYED)
        for kind in TableKind
    ]
    for evening in evenings:
        evening.play(80)
    return recorded(evenings, Random(6))


@pytest.mark.slow
def test_bytes_at_random_in_ten_thousand_entries() -> None:
    assert len(large().lines) >= 10_000
    damaged = changed_bodies(large(), Random(7), 40)
    unchecked = streams(large(), Unchecked())
    assert located(((position, record) for position, _, record in damaged), unchecked) == 40
    again = changed_bodies(large(), Random(8), 4)
    assert located((position, record) for position, _, record in again) == 4


@pytest.mark.slow
def test_lines_at_random_in_ten_thousand_entries() -> None:
    for index in Random(9).sample(range(len(large().lines)), 10):
        assert located(damaged_order(large(), index), streams(large(), Unchecked())) >= 2
