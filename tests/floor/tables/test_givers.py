"""Who gave a command: `verify` finds whoever was not who they say, or not yet, or no longer."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from croupier.engine.sentences import sentence
from croupier.floor.house import commands as h
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.people import Actor
from croupier.floor.house.roles import Role
from croupier.floor.record.store.entries import Line, Written
from croupier.floor.record.store.sqlite_reader import SqliteReading
from tests.floor.tables.premises import DORA, MAX, OLIVE, SUE
from tests.floor.tables.recorded_tables import ANN, staffed
from tests.floor.verification.forging import checked, forged
from tests.floor.virtual_time import simulated

PIT = Actor("Sue", Role.PIT_SUPERVISOR)
CLOCKS, PASSWORD, RULES = b"house.change-clocks.1", b"house.reset-password.1", b"table.rule.1"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    """Sue changes clocks and rules, Olive resets a password."""
    folder = tmp_path_factory.mktemp("givers")

    async def story() -> None:
        table = await staffed(folder, "baccarat")
        house = table.premises.house
        await house(PIT, h.ChangeClocks(PIT, "baccarat-1", Clocks(betting_s=45)))
        await house(OLIVE, h.ResetPassword(OLIVE, "Dick"))
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h", "deal 4c to player")
        await table.says(SUE, 'rules reconstruct "seen"')
        await table.closes()

    simulated(story())
    with closing(SqliteReading(folder / "floor.db")) as found:
        assert not checked(folder / "floor.db").findings
        yield found


def by_person(name: str, rank: int) -> bytes:
    return msgspec.json.encode({"name": name, "rank": rank})


def by_actor(name: str, role: Role) -> bytes:
    return msgspec.json.encode({"name": name, "role": role})


@pytest.mark.rule("Baccarat 1.12", "Baccarat 5.10")
@pytest.mark.parametrize(
    ("kind", "right", "wrong", "asked_by", "told"),
    [
        (
            RULES,
            by_person("Sue", 2),
            by_person("Sue", 4),
            "Sue",
            "Given by Sue, who was Pit Supervisor then, as Table Games Shift Manager.",
        ),
        (
            RULES,
            by_person("Sue", 2),
            by_person("Zoe", 2),
            "Zoe",
            "Given by Zoe, who was nobody of this House then, as Pit Supervisor.",
        ),
        (
            RULES,
            by_person("Sue", 2),
            by_person("Olive", 4),
            "Olive",
            "Given by Olive, who was Owner then, as Table Games Shift Manager.",
        ),
        (RULES, b"", b"", "Pat", "Asked for by “Pat”, but given in the name of Sue."),
        (RULES, b"", b"", "house", "Asked for by “house”, but given in the name of Sue."),
        (RULES, b"", b"", "clock", "Asked for by “clock”, but given in the name of Sue."),
        (
            CLOCKS,
            by_actor("Sue", Role.PIT_SUPERVISOR),
            by_actor("Sue", Role.OWNER),
            "Sue",
            "Given by Sue, who was Pit Supervisor then, as Owner.",
        ),
        (
            CLOCKS,
            by_actor("Sue", Role.PIT_SUPERVISOR),
            by_actor("Dora", Role.DEALER),
            "Dora",
            "Decided again, the command of this entry is refused: Dora has the role Dealer; "
            "this is for Pit Supervisor, Pit Manager, Table Games Shift Manager or Owner.",
        ),
        (CLOCKS, b"", b"", "Max", "Asked for by “Max”, but given in the name of Sue."),
        (
            PASSWORD,
            by_actor("Olive", Role.OWNER),
            by_actor("Zoe", Role.OWNER),
            "Zoe",
            "Given by Zoe, who was nobody of this House then, as Owner.",
        ),
    ],
)
def test_whoever_was_not_who_they_say_is_found(
    record: SqliteReading,
    kind: bytes,
    right: bytes,
    wrong: bytes,
    asked_by: str,
    told: str,
    tmp_path: Path,
) -> None:
    places: list[int] = []

    def written(line: Line) -> Written:
        command = bytes(line.written.command)
        if kind not in command:
            return line.written
        assert right in command
        places.append(line.position)
        changed = msgspec.Raw(command.replace(right, wrong))
        return replace(line.written, by=asked_by, command=changed)

    forged(record, tmp_path / "forged.db", written)
    found, *_ = checked(tmp_path / "forged.db").findings
    assert ([found.position], sentence(found.what)) == (places, told)


def test_whoever_could_have_given_it_is_not_found(record: SqliteReading, tmp_path: Path) -> None:
    """What is found above is found for who it is, not because something was changed."""

    def written(line: Line) -> Written:
        command = bytes(line.written.command)
        if CLOCKS not in command:
            return line.written
        by = by_actor("Sue", Role.PIT_SUPERVISOR), by_actor(MAX.name, Role.SHIFT_MANAGER)
        return replace(line.written, by=MAX.name, command=msgspec.Raw(command.replace(*by)))

    forged(record, tmp_path / "other.db", written)
    found = {each.what.key for each in checked(tmp_path / "other.db").findings}
    assert found == {"record-round-missing"}, "the index was not made anew"
