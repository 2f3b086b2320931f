"""A round is decided by the edition it names, whatever has come into effect since."""

from typing import Any

import pytest
from msgspec.structs import replace

from croupier import ImpossibleSetting
from croupier.engine.games import PLAYED, baccarat, game_named
from croupier.engine.rulebook import GAMES, book, editions
from croupier.engine.sentences import sentence
from croupier.engine.table.course.runner import open_table, run
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import SettingsChanged
from croupier.engine.table.vocabulary.facts import DisplayWrong
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import ChangeSettings, OpenRound, OpenTable
from tests.engine.editions.hypothetical import NEW, OLD
from tests.engine.table.scripting import (
    CLOSE,
    bet,
    deal,
    hands,
    play,
    refused,
    report,
    result,
    rules,
)
from tests.engine.table.scripting import table as opened

BETS = bet("ann", 100, "banker"), bet("bob", 10, "tie")
FIVE_CARDS = "Kh 2c Th 4d 6s"  # Banker 6, and the Player's third card is a 6


@pytest.mark.parametrize("name", PLAYED)
def test_every_edition_of_a_book_has_rules_and_the_latest_is_current(name: str) -> None:
    game = game_named(name)
    dates = editions(game.BOOK)
    assert [game.EDITIONS.of(game.settings(edition=date)).date for date in dates] == [*dates]
    assert game.settings().edition == game.EDITIONS.current.date == dates[-1]
    assert book(game.BOOK).effective == dates[-1]
    assert GAMES[game.BOOK] == name


@pytest.mark.parametrize("name", PLAYED)
def test_an_edition_that_is_not_there_cannot_be_set(name: str) -> None:
    game = game_named(name)
    with pytest.raises(ImpossibleSetting) as problem:
        game.settings(edition="1999-01-01")
    assert problem.value.setting == "edition"
    known = ", ".join(editions(game.BOOK))
    assert str(problem.value) == f"{game.BOOK} has no edition '1999-01-01'; it has {known}."


@pytest.mark.rule("Baccarat 3.15", "Baccarat 4.1.2")
@pytest.mark.usefixtures("both_editions")
def test_the_same_cards_end_differently_under_two_editions() -> None:
    before = play(opened(edition=OLD), BETS, CLOSE, deal(FIVE_CARDS), deal("3s"))
    after = play(opened(edition=NEW), BETS, CLOSE, deal(FIVE_CARDS))
    assert hands(before) == ("Kh Th 6s", "2c 4d 3s")
    assert hands(after) == ("Kh Th 6s", "2c 4d")
    assert result(before, "ann", "banker") == ("win", 9_500)
    assert result(before, "bob", "tie") == ("lose", -1_000)
    assert result(after, "ann", "banker") == ("push", 0)
    assert result(after, "bob", "tie") == ("win", 9_000)
    assert refused(after, *deal("3s")).reason is Reason.ROUND_OVER


@pytest.mark.rule("Baccarat 4.1.2")
@pytest.mark.usefixtures("both_editions")
@pytest.mark.parametrize(("edition", "paid"), [(OLD, 8_000), (NEW, 9_000)])
def test_a_tie_pays_as_the_edition_says(edition: str, paid: int) -> None:
    tie = play(opened(edition=edition), BETS, CLOSE, deal("Kh 2c 7d 5s"))
    assert result(tie, "bob", "tie") == ("win", paid)


def displayed_wrong(round: AnyRound) -> AnyRound:
    told = play(round, report(DisplayWrong()))
    return play(told, rules("confirm")) if told.halts else told


@pytest.mark.rule("Baccarat 5.15")
@pytest.mark.usefixtures("both_editions")
@pytest.mark.parametrize(("edition", "outcome"), [(OLD, "tie"), (NEW, "void")])
def test_section_five_is_that_of_the_edition(edition: str, outcome: str) -> None:
    tie = play(opened(edition=edition), BETS, CLOSE, deal("Kh 2c 7d 5s"))
    assert baccarat.outcome(displayed_wrong(tie)) == outcome


# a table that goes over to a new edition


def ran(table: AnyTable, *commands: Any) -> AnyTable:
    for command in commands:
        answer = run(baccarat, table, command)
        assert not isinstance(answer, Refused), str(answer)
        table = answer[0]
    return table


def a_table() -> AnyTable:
    table, _ = open_table(baccarat, OpenTable(PIT_SUPERVISOR, baccarat.settings(edition=OLD)))
    return ran(table, OpenRound(DEALER), *BETS, CLOSE)


@pytest.mark.usefixtures("both_editions")
def test_a_table_goes_over_to_another_edition_between_two_rounds() -> None:
    table = a_table()
    over = ChangeSettings(PIT_SUPERVISOR, replace(table.settings, edition=NEW))
    too_early = run(baccarat, table, over)
    assert isinstance(too_early, Refused)
    assert too_early.reason is Reason.NOT_NOW

    first = ran(table, *deal(f"{FIVE_CARDS} 3s"))
    changed = run(baccarat, first, over)
    assert not isinstance(changed, Refused)
    assert changed[1] == (SettingsChanged(over.settings),)
    table = changed[0]
    assert (table.round.settings.edition, table.settings.edition) == (OLD, NEW)

    told = ran(table, report(DisplayWrong()))  # about the round that is over
    assert baccarat.outcome(told.round) == "banker"
    second = ran(told, OpenRound(DEALER), *BETS, CLOSE, *deal(FIVE_CARDS))
    assert second.round.settings.edition == NEW
    assert baccarat.outcome(second.round) == "tie"


def test_a_table_cannot_go_over_to_an_edition_that_is_not_there() -> None:
    table = ran(a_table(), *deal(f"{FIVE_CARDS} 3s"))
    over = ChangeSettings(PIT_SUPERVISOR, replace(table.settings, edition=NEW))
    answer = run(baccarat, table, over)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.UNKNOWN
    assert answer.sentence == f"Baccarat has no edition '{NEW}'; it has {OLD}."
    assert sentence(answer.message, "zh") == f"百家乐没有“{NEW}”这一版；现有版本：{OLD}。"
