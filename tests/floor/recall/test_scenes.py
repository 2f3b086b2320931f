"""A recalled round as it is told: every scene has a table that can be shown, and its paragraphs."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.history.accounts.rulings import accounts
from croupier.engine.history.accounts.rulings_told import account_said
from croupier.engine.sentences import LANGUAGES, Message, in_words, speaking
from croupier.engine.table.viewing import Viewer, view
from croupier.engine.table.vocabulary.people import player
from croupier.floor.narration.announcements import Kind
from croupier.floor.narration.names import with_signs
from croupier.floor.recall.recalled_round import Recalled, played, recalled
from croupier.floor.recall.scenes import Scene, scenes
from croupier.floor.recall.scenes_for_pages import scene_told
from croupier.floor.recall.steps import steps
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import Search
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.restoration import house_of
from tests.floor.recall.evening import played_evening

pytestmark = pytest.mark.slow

TABLES = [f"{game}-{number}" for game in PLAYED for number in (1, 2)]
ANN = Viewer.of(player("ann"))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteReading]:
    file = played_evening(tmp_path_factory.mktemp("house") / "floor.db")
    with closing(SqliteReading(file)) as store:
        yield store


def rounds(store: Reading, table: str) -> list[Recalled]:
    tables = house_of(store).tables
    found = (recalled(store, tables[table], row.number) for row in store.rounds(Search(table)))
    return [each for each in found if each is not None]


def of_kind(found: list[Scene], kind: Kind) -> list[Scene]:
    return [scene for scene in found if scene.kind is kind]


@pytest.mark.parametrize("table", TABLES)
def test_every_scene_can_be_shown_and_the_last_is_how_it_ended(
    record: SqliteReading, table: str
) -> None:
    for round in rounds(record, table):
        found = list(scenes(round))
        assert [scene.number for scene in found] == list(range(len(found)))
        for scene in found:
            assert scene.seen(round.game, ANN).number == round.row.number
        *_, last = steps(round)
        end = found[-1].table
        if round.later is None:
            assert view(round.game, end, ANN) == last.seen(round, ANN)
        assert end.round.wagers == played(round).round.wagers


@pytest.mark.parametrize("table", TABLES)
def test_the_last_scene_of_a_step_is_the_table_after_it(record: SqliteReading, table: str) -> None:
    """Bets of one person in a row are one scene, so only the last of them is shown."""
    for round in rounds(record, table):
        shown = {scene.table.version for scene in scenes(round)}
        for step in steps(round):
            if step.said and step.said[-1].kind is not Kind.BET:
                assert step.live.table.version in shown


@pytest.mark.parametrize("table", TABLES)
def test_whatever_is_said_in_a_step_is_told_in_a_scene(record: SqliteReading, table: str) -> None:
    """Bets by their stakes, all else by its sentence or, of a card, by the card."""
    for round in rounds(record, table):
        told = [scene_told(scene) for scene in scenes(round)]
        texts = " ".join(text for scene in told for text in (scene.title, *scene.further))
        for step in steps(round):
            for said in step.said:
                told_of = said.message if said.lead is None else said.text
                assert isinstance(told_of, Message | str)
                assert in_words(told_of) in texts or said.kind is Kind.CARD, told_of
        bets = [scene.count for scene in told if scene.kind == "bet"]
        said_bets = [said for step in steps(round) for said in step.said if said.kind is Kind.BET]
        assert sum(bets) == len(said_bets)


@pytest.mark.parametrize("table", TABLES)
def test_every_row_beside_the_table_is_found_in_a_scene(record: SqliteReading, table: str) -> None:
    """By its thread, or by what it says where it has none."""
    for round in rounds(record, table):
        found = list(scenes(round))
        threads = {thread for scene in found for thread in scene.threads}
        alone = [message for scene in found for message in scene.alone]
        for said in (said for step in steps(round) for said in step.said):
            if said.rows is None:
                assert said.message in alone
            else:
                assert {row.thread for row in said.rows} <= threads


@pytest.mark.parametrize("table", TABLES)
def test_what_is_decided_has_its_paragraph(record: SqliteReading, table: str) -> None:
    """Bets, cards, decisions, rulings and results; who sits down and who shuffles have none."""
    for round in rounds(record, table):
        for scene in scenes(round):
            assert scene.cites or scene.kind is Kind.CALL, in_words(scene.title)


def test_the_scene_of_a_ruling_has_the_account_of_it(record: SqliteReading) -> None:
    accounted = 0
    for table in TABLES:
        for round in rounds(record, table):
            told = accounts(round.game, played(round).round)
            said = [line for scene in scenes(round) for line in scene.further]
            for account in told if round.later is None else ():
                for report in tuple(account_said(account))[:1]:
                    assert with_signs(report) in said
                    accounted += 1
    assert accounted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_scenes_in_both_languages(record: SqliteReading, language: str) -> None:
    (round, *_) = rounds(record, "baccarat-1")
    with speaking(language):
        told = [scene_told(scene) for scene in scenes(round)]
    assert len(told) == len(list(scenes(round)))
    assert all(scene.title and not scene.title.startswith("told-") for scene in told)
    labels = [scene.label for scene in told if scene.label]
    assert labels
    assert not any(label.endswith((".", "。")) for label in labels)


@pytest.mark.rule("Si Ki Pi 3.17")
def test_no_sentence_names_a_card_that_lay_face_down(record: SqliteReading) -> None:
    """Neither the cards that are dealt nor how a hand was set; in the end everybody sees them."""
    for round in rounds(record, "si-ki-pi-1"):
        found = list(scenes(round))
        for scene in of_kind(found, Kind.CARD):
            assert not {*"♠♥♦♣"} & {*in_words(scene.title)}
        for scene in of_kind(found, Kind.SAID):
            assert not {*"♠♥♦♣/"} & {*in_words(scene.title)}
        if round.row.outcome != "void":
            assert all(card.face for scene in found for card in scene.cards)


@pytest.mark.rule("Roulette 5.6")
def test_a_round_that_was_voided_later_ends_with_that(record: SqliteReading) -> None:
    (round,) = (each for each in rounds(record, "roulette-2") if each.later is not None)
    last = list(scenes(round))[-1]
    assert last.kind is Kind.RESULT
    assert last.cites
    assert {
        bet.settlement and bet.settlement.result for bet in last.seen(round.game, ANN).bets
    } == {"returned"}
