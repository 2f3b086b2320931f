"""Whoever dealt without a licence, or ruled without the rank, is found in the record; nobody does
either while it is taken away."""

import asyncio
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from croupier.engine.games import game_named
from croupier.engine.games.names import game_said
from croupier.engine.sentences import said, sentence
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house import codec as house_codec
from croupier.floor.house import commands as h
from croupier.floor.house.events import HouseEvent, LicenceGranted, RoleChanged
from croupier.floor.house.roles import Role
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.entries import Line, Written
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.commands import TakeDealing
from tests.floor.tables.premises import DORA, OLIVE, SUE
from tests.floor.tables.recorded_tables import ANN, staffed
from tests.floor.verification.forging import checked, forged
from tests.floor.virtual_time import simulated


def told(line: Line) -> tuple[HouseEvent, ...]:
    """What the entry tells of the House."""
    events = line.written.events if line.stream == HOUSE else ()
    return tuple(map(house_codec.event_read, events))


def made_anew(record: Reading, file: Path, left_out: HouseEvent) -> None:
    """The same record, in which this never happened."""
    missing = 0

    def written(line: Line) -> Written | None:
        nonlocal missing
        if told(line) == (left_out,):
            missing += 1
            return None
        version = line.version - (missing if line.stream == HOUSE else 0)
        return msgspec.structs.replace(line.written, version=version)

    forged(record, file, written)
    assert missing == 1


@pytest.mark.rule("Baccarat 1.12")
def test_whoever_dealt_without_a_licence_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h", "deal 4c", "deal 9d", "deal 2s")
        await table.closes()

    simulated(story())
    whole, other = tmp_path / "floor.db", tmp_path / "forged.db"
    assert not checked(whole).findings
    with closing(SqliteReading(whole)) as record:
        made_anew(record, other, LicenceGranted("Dora", "baccarat"))
        streams = (
            (line, bytes(line.written.command)) for line in record.lines(stream="baccarat-1")
        )
        takes, counts, *_ = (line.position for line, asked in streams if b"Dora" in asked)
    (found,) = checked(other).findings
    why = said("live-dealer-not-licensed", name="Dora", game=game_said(game_named("baccarat")))
    assert found.position == takes - 1
    assert sentence(why) in sentence(found.what)
    (found,) = checked(other, since=takes - 1).findings
    assert found.position == counts - 1, "the next thing she did"


def test_no_card_gets_past_a_licence_that_is_being_taken_away(tmp_path: Path) -> None:
    """The disk is slow: what is asked meanwhile would lie behind the end of the licence."""

    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h")
        table.premises.disk.slowness = lambda: 1.0
        (card,) = table.commands(DORA, "deal 4c")
        revoke = h.RevokeLicence(OLIVE, "Dora", "baccarat")
        revoked = asyncio.ensure_future(table.premises.house(OLIVE, revoke))
        await asyncio.sleep(0.5)
        refused = await table.ask(card)
        assert isinstance(refused, Refused)
        assert refused.message.key == "live-dealer-not-licensed"
        assert not isinstance(await revoked, Refused)
        assert isinstance(await table.ask(TakeDealing(DORA, "Dora")), Refused)
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 1.12", "Baccarat 5.10")
def test_whoever_ruled_without_the_rank_is_found(tmp_path: Path) -> None:
    dick = Person("Dick", Rank.PIT_SUPERVISOR)

    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.premises.house(OLIVE, h.ChangeRole(OLIVE, "Dick", Role.PIT_SUPERVISOR))
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h", "deal 4c to player")
        await table.says(dick, 'rules reconstruct "seen"')
        await table.closes()

    simulated(story())
    whole, other = tmp_path / "floor.db", tmp_path / "forged.db"
    assert not checked(whole).findings
    with closing(SqliteReading(whole)) as record:
        made_anew(record, other, RoleChanged("Dick", Role.PIT_SUPERVISOR))
        ruled = record.head().position
    (found,) = checked(other).findings
    assert found.position == ruled - 1
    told = "Given by Dick, who was Dealer then, as Pit Supervisor."
    assert sentence(found.what) == told


def test_nobody_rules_in_a_rank_that_is_being_taken_away(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h", "deal 4c to player")
        table.premises.disk.slowness = lambda: 1.0
        (rules,) = table.commands(SUE, 'rules reconstruct "seen"')
        change = h.ChangeRole(OLIVE, "Sue", Role.DEALER)
        changed = asyncio.ensure_future(table.premises.house(OLIVE, change))
        await asyncio.sleep(0.5)
        assert (await table.refuses(rules)).message.key == "live-not-in-that-rank"
        assert not isinstance(await changed, Refused)
        assert (await table.refuses(rules)).message.key == "live-not-in-that-rank"
        await table.closes()

    simulated(story())
