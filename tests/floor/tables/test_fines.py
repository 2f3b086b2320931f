"""What casinos have been fined for: here it cannot happen, or it is caught at once."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.engine.games.roulette.trouble.facts import FewRevolutions
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table_events import SettingsChanged
from croupier.engine.table.viewing import view
from croupier.engine.table.viewing.sign import Sign, sign
from croupier.engine.table.vocabulary.commands import CloseBetting, ReportFact
from croupier.engine.table.vocabulary.facts import CardsInExcess, CardsMissing, Misplaced, ShoeEmpty
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits
from croupier.engine.table.vocabulary.table_commands import ChangeSettings, MarkCutCard, OpenRound
from croupier.floor.house import commands as h
from croupier.floor.house.roles import Role
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.tables.commands import AnnounceSettings, ConfirmCount, CountCards, TakeDealing
from croupier.floor.tables.evolving import evolve_live
from tests.floor.tables.premises import DORA, OLIVE, SUE
from tests.floor.tables.recorded_tables import ANN, BROUGHT, Recorded, staffed
from tests.floor.tables.shoes import counted
from tests.floor.virtual_time import simulated

DICK = Person("Dick", Rank.DEALER)
NO_ROUND_BETWEEN = "round-not-finished"


# A third card was missed, and the next one went to the wrong hand.


@pytest.mark.rule("Baccarat 3.15", "Baccarat 5.8")
def test_a_third_card_that_is_missed_stops_the_round_until_it_is_ruled_on(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", "deal 2h", "deal 4c", "deal 3d", "deal 2s")
        await table.says(DORA, "deal 6h to banker")  # the Player Hand has 5 and is due a card
        (halt,) = table.round.halts
        assert (halt.fact, halt.paragraph, halt.detected) == (Misplaced(5), "Baccarat 5.8", True)
        assert table.status() is Status.PLAY
        assert all(wager.open for wager in table.round.wagers)
        assert (await table.refuses(OpenRound(DORA))).message.key == NO_ROUND_BETWEEN
        (ruling,) = table.commands(DORA, "rules reconstruct")
        assert (await table.refuses(ruling)).reason is Reason.NOT_YOURS
        await table.says(SUE, "rules reconstruct")
        await table.says(DORA, "deal 9h")  # 6 against 6: the Banker Hand draws
        assert table.status() is Status.CONCLUDED
        assert table.desk.game.outcome(table.round) == "banker"
        assert table.purse() == BROUGHT - 10_000
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 3.3")
def test_nor_is_a_round_left_without_its_third_card(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 player box 1")
        await table.says(DORA, "closes", "deal 2h", "deal 4c", "deal 3d", "deal 2s")
        assert (await table.refuses(OpenRound(DORA))).message.key == NO_ROUND_BETWEEN
        assert all(wager.open for wager in table.round.wagers)
        await table.closes()

    simulated(story())


# For a day the sign showed a rule that the table was not played by.


@pytest.mark.rule("Baccarat 3.4")
def test_the_sign_is_that_of_the_round_and_a_change_waits_for_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        shown = {table.desk.live.table.number: shown_at(table)}
        before = table.round.settings
        higher = replace(before, limits=Limits(minimum_cents=5_000))
        await table.says(ANN, "bets 100 banker box 1")
        await table.does(AnnounceSettings(SUE, higher))
        assert shown_at(table) == shown[1]
        await table.says(DORA, "closes", "deal 9h", "deal 4c", "deal 9d", "deal 2s")
        assert shown_at(table) == shown[1]
        await table.next_round()
        shown[2] = shown_at(table)
        assert {spot.minimum_cents for spot in shown[2].spots} == {5_000}
        game, record = table.desk.game, table.desk.record
        first = record.round(1)
        assert first is not None
        assert (first.settings, sign(game, first.settings)) == (before, shown[1])
        assert (table.round.settings, table.round.settings.edition) == (higher, shown[2].edition)
        await table.closes()

    simulated(story())


def shown_at(table: Recorded) -> Sign:
    return view(table.desk.game, table.desk.live.table, ANYBODY).sign


@pytest.mark.rule("Baccarat 3.4")
def test_nobody_changes_a_table_without_notice_or_to_what_its_book_does_not_know(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        before = table.desk.live.table.settings
        higher = replace(before, limits=Limits(minimum_cents=5_000))
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h", "deal 4c", "deal 9d", "deal 2s")
        refused = await table.refuses(ChangeSettings(SUE, higher))
        assert refused.message.key == "live-announce-first"
        for wrong in (
            replace(before, decks=3),
            replace(before, edition="1999-01-01"),
            replace(before, layout="Z"),
        ):
            await table.refuses(AnnounceSettings(SUE, wrong))
        assert (await table.refuses(AnnounceSettings(DORA, higher))).reason is Reason.RANK_TOO_LOW
        assert table.desk.live.announced is None
        await table.closes()

    simulated(story())


def test_a_change_on_record_that_nobody_announced_stays_visible(tmp_path: Path) -> None:
    """However it came there."""

    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        live, game = table.desk.live, table.desk.game
        changed = replace(live.table.settings, limits=Limits(minimum_cents=5_000))
        after = evolve_live(game, live, SettingsChanged(changed))
        assert after.unannounced
        assert not live.unannounced
        await table.closes()

    simulated(story())


# A spin of three Revolutions was paid.


@pytest.mark.rule("Roulette 3.7", "Roulette 3.8", "Roulette 5.5.2")
def test_a_spin_of_three_revolutions_reports_itself_and_is_not_paid(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "roulette")
        await table.says(ANN, "bets 10 straight 17")
        await table.says(DORA, "closes", "spin 17 revolutions 3")
        (halt,) = table.round.halts
        assert (halt.fact, halt.paragraph) == (FewRevolutions(), "Roulette 5.5.2")
        assert halt.detected
        assert table.purse() == BROUGHT - 1_000
        assert (await table.refuses(OpenRound(DORA))).message.key == NO_ROUND_BETWEEN
        (ruling,) = table.commands(DORA, "rules confirm")
        assert (await table.refuses(ruling)).reason is Reason.NOT_YOURS
        await table.says(SUE, "rules confirm")
        assert table.status() is Status.VOID
        assert table.purse() == BROUGHT
        await table.closes()

    simulated(story())


# For weeks decks were five cards short.


@pytest.mark.rule("Baccarat 2.2.1")
def test_a_shoe_is_counted_by_two_people_before_it_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await a_last_round(table)
        refused = await table.refuses(OpenRound(DORA))
        assert (refused.message.key, refused.cites) == ("live-count-old-cards", ("Baccarat 2.2.1",))
        await table.does(CountCards(DORA, 416), ConfirmCount(SUE, 416))
        assert (await table.refuses(OpenRound(DORA))).message.key == "live-count-new-cards"
        await table.does(CountCards(DORA, 411))
        for person in (SUE, DORA, DICK, ANN):
            await table.refuses(ConfirmCount(person, 416))
        assert (await table.refuses(OpenRound(DORA))).message.key == "live-count-new-cards"
        await table.does(ConfirmCount(SUE, 411))
        assert (await table.refuses(OpenRound(DORA))).message.key == "live-cards-do-not-count"
        await table.does(CountCards(DORA, 416), ConfirmCount(SUE, 416), OpenRound(DORA))
        assert table.status() is Status.BETTING
        await table.closes()

    simulated(story())


@pytest.mark.parametrize(("cards", "fact"), [(411, CardsMissing()), (417, CardsInExcess())])
@pytest.mark.rule("Baccarat 5.5.2", "Baccarat 5.16")
def test_a_shoe_that_does_not_count_right_makes_its_open_round_void(
    tmp_path: Path, cards: int, fact: object
) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h")
        await table.does(CountCards(DORA, cards))
        assert not table.round.halts
        await table.does(ConfirmCount(SUE, cards))
        (halt,) = table.round.halts
        assert (halt.fact, halt.paragraph, halt.detected) == (fact, "Baccarat 5.5.2", True)
        await table.says(SUE, "rules confirm")
        assert table.status() is Status.VOID
        assert table.purse() == BROUGHT
        wrong = table.desk.live.counts.wrong
        assert wrong is not None
        assert (wrong.number, wrong.full, wrong.confirmed_by) == (cards, 416, SUE.name)
        await table.next_round()  # from other cards
        assert table.desk.live.counts.wrong == wrong
        await a_last_round(table)
        await counted(table.desk)
        counts = table.desk.live.counts
        assert counts.wrong is None
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 5.5.2")
def test_five_missing_cards_are_found_when_the_shoe_ends(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await a_last_round(table)
        paid = table.purse()
        await table.does(CountCards(DORA, 411), ConfirmCount(SUE, 411))
        assert [halt.fact for halt in table.round.halts] == [CardsMissing()]
        assert (await table.refuses(OpenRound(DORA))).reason is Reason.NOT_NOW
        await table.says(SUE, "rules confirm")
        assert (table.status(), table.purse()) == (Status.VOID, BROUGHT)
        assert paid != BROUGHT
        await table.closes()

    simulated(story())


@pytest.mark.rule("Si Ki Pi 5.5.5")
def test_a_deck_that_is_shuffled_for_every_round_is_counted_when_it_is_brought(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "si-ki-pi")
        await table.says(ANN, "bets 100 initial box 1")
        await table.does(CloseBetting(DORA), CountCards(DORA, 51), ConfirmCount(SUE, 51))
        await table.says(SUE, "rules confirm")
        assert table.status() is Status.VOID
        assert (await table.refuses(OpenRound(DORA))).message.key == "live-count-new-cards"
        await table.next_round()
        await table.closes()

    simulated(story())


async def a_last_round(table: Recorded) -> None:
    """Of a shoe: the cut card comes out of it."""
    await table.says(ANN, "bets 100 player box 1")
    await table.says(DORA, "closes", "deal 9h", "deal 4c")
    await table.does(MarkCutCard(DORA))
    await table.says(DORA, "deal 9d", "deal 2s")
    assert table.status() is Status.CONCLUDED


# Somebody dealt a game that they had no licence for.


@pytest.mark.rule("Baccarat 1.12")
def test_nobody_deals_a_game_they_are_not_licensed_for(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        house = table.premises.house
        await house(OLIVE, h.AddPerson(OLIVE, "Rosa", Role.DEALER))
        await house(OLIVE, h.GrantLicence(OLIVE, "Rosa", "roulette"))
        rosa = Person("Rosa", Rank.DEALER)
        for by in (rosa, SUE):
            refused = await table.refuses(TakeDealing(by, "Rosa"))
            assert refused.message.key == "live-dealer-not-licensed"
        for person in (rosa, DICK, SUE):
            (closes,) = table.commands(person, "closes")
            assert (await table.refuses(closes)).message.key == "live-not-on-duty"
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 1.12")
def test_whoever_loses_the_licence_deals_not_one_card_more(tmp_path: Path) -> None:
    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h")
        await table.premises.house(OLIVE, h.RevokeLicence(OLIVE, "Dora", "baccarat"))
        (card,) = table.commands(DORA, "deal 4c")
        await table.refuses(card)
        assert table.desk.live.dealer is None
        assert "DealerLeft" in table.premises.told.kinds(table.name)
        assert len(table.round.cards) == 1
        await table.does(TakeDealing(SUE, DICK.name))
        await table.says(DICK, "deal 4c", "deal 9d", "deal 2s")
        assert table.status() is Status.CONCLUDED
        await table.closes()

    simulated(story())


@pytest.mark.rule("Baccarat 5.5.4")
def test_a_shoe_that_is_empty_too_early_shows_what_is_missing(tmp_path: Path) -> None:
    """The record has dealt so many and knows how many are left."""

    async def story() -> None:
        table = await staffed(tmp_path, "baccarat")
        await table.says(ANN, "bets 100 banker box 1")
        await table.says(DORA, "closes", "deal 9h")
        await table.does(ReportFact(DORA, ShoeEmpty()))
        shoe = table.round.shoe
        assert len(shoe.composition) + len(table.round.cards) == 416
        await table.closes()

    simulated(story())
