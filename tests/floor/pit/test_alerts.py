"""What the Pit is shown of tables that need somebody."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.engine.sentences import sentence
from croupier.engine.table.state.table_events import SettingsChanged
from croupier.engine.table.vocabulary.commands import ReportFact
from croupier.engine.table.vocabulary.facts import ShoeEmpty
from croupier.engine.table.vocabulary.settings import Limits
from croupier.engine.table.vocabulary.table_commands import MarkCutCard
from croupier.floor.pit.alerts import STANDS_STILL_MS, Kind, alerts, watched
from croupier.floor.pit.cards import card_ledger
from croupier.floor.protocol.pit import CardLedger
from croupier.floor.tables.commands import (
    AnnounceSettings,
    CloseTable,
    ConfirmCount,
    CountCards,
    LeaveDealing,
    PauseTable,
)
from croupier.floor.tables.evolving import evolve_live
from tests.floor.pit.records import kinds
from tests.floor.tables.premises import DORA, SUE, Fault
from tests.floor.tables.recorded_tables import ANN, Recorded, staffed
from tests.floor.virtual_time import simulated


async def at_work(folder: Path, game: str = "baccarat") -> Recorded:
    """The Dealer has a terminal."""
    table = await staffed(folder, game)
    table.premises.floor.arrived(table.name, DORA.name)
    assert kinds(table.premises.floor, table.desk) == {}
    return table


@pytest.mark.rule("Baccarat 2.2.1")
def test_what_the_next_round_waits_for(tmp_path: Path) -> None:
    """A Dealer, a card check by two people, and the round."""

    async def story() -> None:
        table = await at_work(tmp_path)
        floor, desk = table.premises.floor, table.desk
        await table.says(DORA, "closes", "deal 9h", "deal 4c", "deal 9d", "deal 2s")
        assert kinds(floor, desk) == {}
        await asyncio.sleep(STANDS_STILL_MS / 500)  # ann, who is gone, is cashed out meanwhile
        assert list(kinds(floor, desk)) == [Kind.ROUND_DUE]
        await table.does(MarkCutCard(DORA), CountCards(DORA, 416), ConfirmCount(SUE, 416))
        await asyncio.sleep(STANDS_STILL_MS / 500)
        assert list(kinds(floor, desk)) == [Kind.COUNT_DUE, Kind.SHOE_ENDS], "cards to come"
        await table.does(CountCards(DORA, 416))
        await asyncio.sleep(STANDS_STILL_MS / 500)
        assert list(kinds(floor, desk)) == [Kind.COUNT, Kind.SHOE_ENDS], "nobody confirmed them"
        await table.does(LeaveDealing(DORA))
        assert list(kinds(floor, desk)) == [Kind.NO_DEALER, Kind.COUNT, Kind.SHOE_ENDS]
        await table.does(PauseTable(SUE))
        assert list(kinds(floor, desk)) == [Kind.COUNT, Kind.SHOE_ENDS, Kind.PAUSED]
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 5.8")
def test_a_halt_waits_for_a_ruling_and_says_how_long_already(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path)
        floor, desk = table.premises.floor, table.desk
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", "deal 2h", "deal 4c to player")
        await asyncio.sleep(90)
        (alert,) = alerts(watched(floor, desk), floor.house_actor.now_ms())
        assert (alert.kind, alert.cites) == (Kind.RULING, ("Baccarat 5.8",))
        assert kinds(floor, desk) == {Kind.RULING: 90}
        await table.says(DORA, "deal 5h to player")  # belongs to the same error
        assert kinds(floor, desk) == {Kind.RULING: 90}
        await floor.recover(table.premises.disk.reopen)
        assert kinds(floor, desk) == {Kind.RULING: 90}
        await table.says(SUE, "rules reconstruct")
        await table.says(ANN, "continues")
        assert kinds(floor, desk) == {}
        await table.closes()

    simulated(story())


def test_a_halt_over_something_else_gives_the_words_of_the_report(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path)
        floor, desk = table.premises.floor, table.desk
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", 'reports other "a chip fell"')
        (alert,) = alerts(watched(floor, desk), floor.house_actor.now_ms())
        assert "something else (“a chip fell”) and waits for" in sentence(alert.message)
        assert "其他情况：a chip fell" in sentence(alert.message, "zh")
        await table.closes()

    simulated(story())


def test_dealers_who_are_gone_and_tables_that_stand_still(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path)
        floor, desk = table.premises.floor, table.desk
        await table.says(ANN, "bets 100 player box 1")
        await asyncio.sleep(181)
        floor.gone(table.name, DORA.name)
        assert kinds(floor, desk) == {Kind.DEALER_GONE: None, Kind.STANDS_STILL: 181}
        await table.does(LeaveDealing(SUE))
        assert kinds(floor, desk) == {Kind.NO_DEALER: None}
        await table.closes()

    simulated(story())


def test_paused_closing_and_changes_ahead(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path)
        floor, desk = table.premises.floor, table.desk
        higher = replace(desk.live.table.settings, limits=Limits(minimum_cents=500))
        await table.does(PauseTable(SUE, "the layout is torn"), AnnounceSettings(SUE, higher))
        assert set(kinds(floor, desk)) == {Kind.PAUSED, Kind.CHANGE_AHEAD}
        await table.does(CloseTable(SUE))
        assert set(kinds(floor, desk)) == {Kind.CLOSING, Kind.CHANGE_AHEAD}
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 3.4")
def test_settings_that_nobody_announced_or_that_the_book_does_not_know(tmp_path: Path) -> None:
    """They cannot come there by a command; a record that somebody else wrote may hold them."""

    async def story() -> None:
        table = await at_work(tmp_path)
        seen = watched(table.premises.floor, table.desk)
        settings = table.desk.live.table.settings
        for changed, kind in (
            (replace(settings, limits=Limits(minimum_cents=500)), Kind.UNANNOUNCED),
            (replace(settings, decks=3), Kind.NOT_BY_THE_BOOK),
            (replace(settings, edition="1999-01-01"), Kind.OLD_EDITION),
        ):
            live = evolve_live(seen.game, seen.live, SettingsChanged(changed))
            found = alerts(replace(seen, live=live), 0)
            assert {Kind.UNANNOUNCED, kind} <= {alert.kind for alert in found}
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 2.2.1", "Baccarat 5.5.2")
def test_cards_that_are_missing(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path)
        floor, desk = table.premises.floor, table.desk
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", "deal 2h")
        await table.does(MarkCutCard(DORA))
        assert card_ledger(desk.live.table) == CardLedger(416, 1, 415)
        assert set(kinds(floor, desk)) == {Kind.SHOE_ENDS}
        await table.does(ReportFact(DORA, ShoeEmpty()))
        assert set(kinds(floor, desk)) == {Kind.RULING, Kind.EMPTY_EARLY, Kind.SHOE_ENDS}
        await table.says(SUE, "rules confirm")
        await table.does(CountCards(DORA, 411))
        assert Kind.COUNT in kinds(floor, desk)
        await table.does(ConfirmCount(SUE, 411))
        assert Kind.MISCOUNTED in kinds(floor, desk)
        await table.closes()

    simulated(story())


@pytest.mark.rule("Roulette 3.4")
def test_somebody_at_the_maximum(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path, "roulette")
        most = replace(table.desk.live.table.settings, limits=Limits(maximum_cents=10_000))
        await table.does(AnnounceSettings(SUE, most))
        await table.says(ANN, "bets 10 red")
        await table.says(DORA, "closes", "spin 17")
        await table.next_round()
        await table.says(ANN, "bets 99 red")
        assert kinds(table.premises.floor, table.desk) == {}
        await table.says(ANN, "bets 1 red")
        assert set(kinds(table.premises.floor, table.desk)) == {Kind.MAXIMUM}
        await table.closes()

    simulated(story())


def test_a_table_whose_record_cannot_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        table = await at_work(tmp_path)
        table.premises.store.faulty = lambda number: Fault.BEFORE
        await table.refuses(PauseTable(SUE))
        assert set(kinds(table.premises.floor, table.desk)) == {Kind.TROUBLE}
        await table.premises.close()

    simulated(story())
