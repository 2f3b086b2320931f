"""What verifying a record finds, as it is told; and a sound record, in which nothing is found."""

from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED, baccarat, game_named
from croupier.engine.sentences import LANGUAGES, sentence
from croupier.engine.table.state.accounts import Transfer
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.chain_check import Unchecked
from croupier.floor.record.store.work_division import Share, together
from tests.floor.record.ledger.evenings import Booked
from tests.floor.record.store.damage import with_line
from tests.floor.record.store.records import (
    AsPosted,
    Record,
    chained_anew,
    recorded,
    small,
    streams,
)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
def test_nothing_is_found_in_a_sound_record(name: str, kind: TableKind) -> None:
    """Full of trouble at the tables."""
    evenings = [Booked(game_named(name), kind, seed, f"{name} {seed}") for seed in (1, 2)]
    for evening in evenings:
        evening.play(8)
    assert list(recorded(evenings, Random(3)).findings()) == []


def test_the_small_record_is_sound() -> None:
    assert list(small().findings()) == []
    assert 25 <= len(small().lines) <= 40
    assert list(small().findings(streams(small(), AsPosted(small())))) == []


def told(finding: Finding) -> str:
    """In English; there are words for it in every language."""
    english, *_ = [sentence(finding.what, language) for language in LANGUAGES]
    return f"{finding.position}: {english}"


def two_tables() -> Record:
    evenings = [Booked(baccarat, TableKind.RECORDED, seed, f"b{seed}") for seed in (1, 2)]
    for evening in evenings:
        evening.play(3)
    return recorded(evenings, Random(0))


def index_in(record: Record, stream: str, number: int) -> int:
    return [index for index, line in enumerate(record.lines) if line.stream == stream][number]


def test_after_a_fault_in_one_stream_the_others_are_still_followed() -> None:
    """An entry of one table is lost; at the other the ledger has a cent too much."""
    record = two_tables()
    lost = index_in(record, "b1", 8)
    position, transfer = next(
        (position, transfer)
        for position, transfer in record.postings
        if position > lost + 1 and "b2/" in transfer.source
    )
    more = (position, replace(transfer, cents=transfer.cents + 1))
    postings = tuple(
        more if posted == (position, transfer) else posted for posted in record.postings
    )
    lines = record.lines[:lost] + record.lines[lost + 1 :]
    found = [*replace(record, lines=lines, postings=postings).findings()]
    first, *rest = map(told, found)
    assert first == f"{lost + 1}: Entries are missing from here to {lost + 1}."
    assert any("In the stream “b1” this entry follows on version" in other for other in rest)
    assert any(other.startswith(f"{position}: The ledger has") for other in rest)


def test_a_stream_that_nobody_knows() -> None:
    record = two_tables()
    known = {name: checker for name, checker in record.checkers().items() if name != "b2"}
    (found,) = record.findings(known)
    assert told(found) == f"{index_in(record, 'b2', 0) + 1}: Nobody knows a stream “b2”."


def test_a_record_cut_off_at_its_end() -> None:
    record = replace(small(), lines=small().lines[:-1])
    last = len(small().lines)
    assert told(next(record.findings(streams(small(), Unchecked())))) == (
        f"{last}: The record ends here; it was published with {last} entries."
    )


def test_an_entry_as_the_rules_would_not_decide_it() -> None:
    """Ann's winnings are written ten times as high, and everything is chained anew."""
    record, last = small(), len(small().lines)
    index, line = next(
        (index, line) for index, line in enumerate(record.lines) if b'"result":"win"' in line.body
    )
    forged = replace(line, body=line.body.replace(b'"payout_cents":', b'"payout_cents":1', 1))
    found = [told(f) for f in chained_anew(with_line(record, index, forged)).findings()]
    assert found[0].startswith(
        f"{index + 1}: Decided again, the command of this entry leads to something else from event"
    )
    assert f"{last}: Up to this entry the record is not the one whose head was published." in found


def test_a_bet_the_rules_refuse_and_a_table_never_opened() -> None:
    record = small()
    bet = next(i for i, line in enumerate(record.lines) if b'"table.place-bet.1"' in line.body)
    line = record.lines[bet]
    forged = replace(line, body=line.body.replace(b'"stake_cents":', b'"stake_cents":99999', 1))
    refused = chained_anew(with_line(record, bet, forged)).findings()
    assert "the command of this entry is refused: " in told(next(refused))
    opening = index_in(record, "b1", 0)
    text = record.lines[opening + 1].body.replace(b'"version":1,', b'"version":0,')
    early = replace(record.lines[opening + 1], position=2, version=0, body=text)
    found = chained_anew(replace(record, lines=(record.lines[0], early))).findings()
    assert told(next(found)).endswith("This entry comes before its table was opened.")


def test_a_wallet_below_zero() -> None:
    """The house gave less than was taken to the table."""
    record = small()
    given = record.postings[0][1]
    less = replace(given, cents=10_000)
    found = replace(record, postings=((1, less), *record.postings[1:])).findings()
    words = [told(finding) for finding in found]
    assert words[0] == (
        f"1: The ledger has 100 from house to {given.target}; 1000000 from house to wallet bob;"
        " 1000000 from house to wallet cat. The events of this entry move 1000000 from house to"
        f" {given.target}; 1000000 from house to wallet bob; 1000000 from house to wallet cat."
    )
    assert any("With this entry wallet ann is 2900 below zero." in other for other in words)
    assert any(f"The balance of {HOUSE} is stored as" in other for other in words)


def test_a_purse_in_which_something_else_lies_than_at_the_table() -> None:
    """Somebody posts chips to a purse in the name of the house."""
    record = small()
    extra = Transfer(HOUSE, "b1/purse ann", 100)
    postings = (*record.postings[:3], (1, extra), *record.postings[3:])
    words = [told(finding) for finding in replace(record, postings=postings).findings()]
    assert any("In b1/purse ann lie " in other for other in words)


def test_several_processes_find_together_what_one_finds() -> None:
    """Of two tables one has a forged bet, the other a wrong posting."""
    record = two_tables()
    index = next(
        i for i, line in enumerate(record.lines) if b"b1" in line.body and b"place-bet" in line.body
    )
    line = record.lines[index]
    text = line.body.replace(b'"stake_cents":', b'"stake_cents":99999', 1)
    position, transfer = next(p for p in reversed(record.postings) if "b2/" in p[1].source)
    wrong = (position, replace(transfer, cents=transfer.cents + 1))
    postings = tuple(wrong if p == (position, transfer) else p for p in record.postings)
    forged = chained_anew(with_line(record, index, replace(line, body=text)))
    damaged = replace(forged, postings=postings)
    alone = together([damaged.findings()])
    shares = [Share(record.checkers(), number, 3, by_all=["house"]) for number in range(3)]
    assert together(damaged.findings(share) for share in shares) == alone
    assert {index + 1, position} <= {finding.position for finding in alone}
