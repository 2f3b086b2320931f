"""A record of a version whose readings have changed since: nothing in it is a fault, what today's
readings would decide otherwise is listed, and the House goes on.

`readings-1.db.gz` holds all that section 8 of the readings changed and a live table could bring
about: recorded tables of all five games keyed line by line, two that deal by themselves.
"""

import gzip
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from croupier.engine.rulebook import FIRST_READINGS, READINGS
from croupier.engine.table.vocabulary.commands import Rule, RulingWord
from croupier.floor.house.commands import NoteReadings
from croupier.floor.house.people import THE_HOUSE
from croupier.floor.house.state import House
from croupier.floor.pit.evidence import evidence_of
from croupier.floor.pit.evidence_check import held
from croupier.floor.pit.record_comparison import faults_beside
from croupier.floor.recall.recalled_round import recalled
from croupier.floor.recall.round_check import decided_again
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite import SqliteStore
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.restoration import house_of
from croupier.floor.tables.round_index import index_anew
from croupier.floor.verification import record_check
from tests.floor.tables.evenings import come, leave, play_a_round
from tests.floor.tables.invariants import money_is_where_it_belongs, record_gives_the_same
from tests.floor.tables.premises import PAT, Premises
from tests.floor.verification.forging import checked
from tests.floor.virtual_time import simulated

Run = Callable[..., tuple[int, str, str]]
KEPT = Path(__file__).with_name("readings-1.db.gz")
ENTRIES = 334
OLDER = {  # position: what has changed since
    52: "8.1, Baccarat: a Void was called unfounded",
    63: "8.2, Baccarat: a report that a Shift Manager had decided was called unfounded",
    75: "8.5, Baccarat: everybody left over cards drawn together, and a result was made of them",
    85: "8.6, Baccarat: `cannot` on a paid round dealt on",
    99: "5.10, Baccarat: Insurance fell away under 5.7",
    129: "8.3, Blackjack: Even Money after walking away",
    131: "8.3, Blackjack: Insurance after walking away",
    140: "8.9, Blackjack: a report was taken for another fact and did not say so",
    152: "8.5, Blackjack",
    173: "5.13, Andar Bahar: after `cannot` a card beyond the match stayed",
    190: "8.8, Si Ki Pi: a hand was looked at before the ruling",
    191: "8.8, Si Ki Pi: the cards were Reconstructed before the Void",
    202: "8.1, Roulette",
    266: "8.2, Baccarat, a table that deals by itself",
    318: "8.2, Blackjack, a table that deals by itself",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    kept = tmp_path / "floor.db"
    kept.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return kept


def older(file: Path, since: int = 0) -> set[int]:
    report = checked(file, since)
    assert report.findings == ()
    return {each.position for each in report.older}


def test_commands_decided_under_older_readings_are_listed_and_no_fault(file: Path) -> None:
    assert older(file) == set(OLDER)
    assert older(file, since=100) == {position for position in OLDER if position > 100}


def test_the_house_notes_its_readings_and_plays_on(file: Path) -> None:
    simulated(plays_on(file))
    assert older(file) == set(OLDER)
    assert older(file, since=ENTRIES) == set()
    with closing(SqliteReading(file)) as store:
        (noted,) = store.lines(after=ENTRIES, limit=1)
        assert b'"house.readings-noted.1","readings":%d' % READINGS in noted.body
        assert house_of(store, ENTRIES).readings == FIRST_READINGS
        assert house_of(store).readings == READINGS


async def plays_on(file: Path) -> None:
    with closing(SqliteStore(file)) as store:
        index_anew(store)  # as a server does
    premises = await Premises(file).open()
    void = premises.floor.desks["roulette-1"]
    unfounded = Rule(PAT, RulingWord.UNFOUNDED, "a shadow")
    answer = await void.ask(PAT.name, "again", unfounded)
    assert "void" not in str(answer)  # the round was revived then, and is over
    for table in ("baccarat-2", "blackjack-2"):
        people = await come(premises, table)
        await play_a_round(people, Random(2))
        await leave(people)
    money_is_where_it_belongs(premises.floor)
    record_gives_the_same(premises.floor)
    await premises.close()


def test_readings_are_noted_once_and_go_forward_only(file: Path) -> None:
    async def twice() -> None:
        for _ in range(2):
            premises = await Premises(file).open()
            version = premises.floor.house.version
            refused = await premises.house(THE_HOUSE, NoteReadings(THE_HOUSE, READINGS))
            assert not refused
            assert premises.floor.house.version == version
            await premises.close()

    simulated(twice())
    with closing(SqliteReading(file)) as store:
        noted = [line for line in store.lines() if b"house.readings-noted.1" in line.body]
    assert [line.position for line in noted] == [ENTRIES + 1]


def test_a_new_house_notes_its_readings_before_its_first_table(tmp_path: Path) -> None:
    async def opened() -> None:
        premises = await Premises(tmp_path / "floor.db").open()
        assert premises.floor.house.readings == READINGS
        await premises.close()

    simulated(opened())


def test_what_the_readings_in_force_would_decide_otherwise_is_a_fault(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same entries, had these readings been noted before them."""
    monkeypatch.setattr(record_check, "House", lambda: House(readings=READINGS))
    report = checked(file)
    first_of_each_table = {52, 129, 173, 190, 202, 266, 318}
    assert {each.position for each in report.findings} >= first_of_each_table
    assert report.older == ()


def evidence(store: SqliteReading) -> Iterator[tuple[str, int]]:
    for table in house_of(store).tables:
        yield from ((table, row.number) for row in store.rounds(Search(table)))


def test_evidence_and_replays_of_older_rounds_hold(file: Path) -> None:
    listed = shown_again = 0
    with closing(SqliteReading(file)) as store:
        tables, head = house_of(store).tables, store.head()
        for table, number in evidence(store):
            found = evidence_of(store, tables[table], number, head)
            round = recalled(store, tables[table], number)
            assert found is not None
            assert round is not None
            known = held(found)
            assert (known.faults, faults_beside(found, store)) == ((), ())
            again = decided_again(round, found.readings)
            assert again.otherwise is None
            listed += len(known.older)
            shown_again += again.older
    assert (listed, shown_again) == (len(OLDER), len(OLDER))


def test_verify_counts_and_names_them(file: Path, croupier: Run) -> None:
    code, told, _ = croupier("verify", str(file))
    assert code == 0
    assert f"Commands decided under older readings: {len(OLDER)}." in told
    assert "52: decided under older readings." in told
    _, told, _ = croupier("verify", str(file), "--json")
    account = msgspec.json.decode(told)
    named = {each["position"] for each in account["decided_under_older_readings"]}
    assert (account["whole"], account["findings"], named) == (True, [], set(OLDER))


def test_a_damaged_entry_is_found_among_older_ones(file: Path) -> None:
    with closing(SqliteStore(file)) as store:
        (line,) = store.lines(after=62, limit=1)
    data = file.read_bytes()
    assert data.count(line.body) == 1
    file.write_bytes(data.replace(line.body, line.body.replace(b"it did not", b"it did yes")))
    assert [each.position for each in checked(file).findings][:1] == [63]
