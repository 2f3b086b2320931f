"""A history file names the edition of its round; without one it is the current edition."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier import open_table
from croupier.engine.front.file_player import played
from croupier.engine.history.accounts.account import account
from croupier.engine.history.accounts.html_page import article
from croupier.engine.history.accounts.page import table_of
from croupier.engine.history.writer import written
from croupier.engine.sentences import speaking
from tests.engine.editions.hypothetical import NEW, OLD
from tests.engine.history.scripts import history, settled, wrong

Run = Callable[..., tuple[int, str, str]]

ACTIONS = "ann bets 100 banker box 3\nbob bets 10 tie box 3\ndealer closes\ndeal"
CARDS = '[shoe]\ncards = "Kh 2c Th 4d 6s 3s"'


def round_of(edition: str | None) -> str:
    head = "" if edition is None else f'edition = "{edition}"'
    return history(f"{ACTIONS}\ndeal", head, tables=CARDS)


@pytest.mark.usefixtures("both_editions")
@pytest.mark.parametrize(
    ("named", "edition", "outcome"),
    [(OLD, OLD, "banker"), (NEW, NEW, "tie"), (None, NEW, "tie")],
)
def test_a_file_is_settled_by_the_edition_it_names(
    named: str | None, edition: str, outcome: str, croupier: Run, tmp_path: Path
) -> None:
    file = tmp_path / "round.toml"
    file.write_text(round_of(named), encoding="utf-8")
    status, out, _ = croupier("settle", "--json", str(file))
    assert status == 0
    (told,) = json.loads(out)["rounds"]
    assert (told["edition"], told["outcome"]) == (edition, outcome)


def test_without_a_new_edition_the_current_one_is_the_only_one() -> None:
    (told,) = settled(round_of(None))
    assert account(told)["edition"] == OLD
    assert table_of(told) == "Baccarat, electronic table, layout E, 8 decks"


@pytest.mark.usefixtures("both_editions")
def test_the_page_of_a_round_by_another_edition_says_so() -> None:
    (told,) = settled(round_of(OLD))
    table = "Baccarat, electronic table, layout E, 8 decks"
    assert table_of(told) == f"{table}, by the edition of {OLD}, which is not the current one"
    assert f"by the edition of {OLD}" in article(told)
    with speaking("zh"):
        assert table_of(told).endswith(f"按 {OLD} 版（非现行版）")
    (current,) = settled(round_of(NEW))
    assert table_of(current) == table


def test_an_unknown_edition_is_refused_where_it_stands() -> None:
    problem = wrong(round_of("1999-01-01"))
    assert problem.sentence == f"Baccarat has no edition '1999-01-01'; it has {OLD}."
    assert problem.line == 3
    problem = wrong(round_of(OLD).replace(f'"{OLD}"', OLD))
    assert problem.sentence == f"edition must be a text in quotes, not {OLD}."


@pytest.mark.usefixtures("both_editions")
@pytest.mark.parametrize("edition", [OLD, NEW])
def test_a_saved_round_names_its_edition_and_settles_the_same(edition: str) -> None:
    desk = open_table("baccarat", edition=edition, shoe={"cards": "Kh 2c Th 4d 6s 3s"})
    for line in ACTIONS.split("\n"):
        desk.say(line)
    desk.say("deal")
    saved = written(played(desk))
    assert f'edition = "{edition}"' in saved.splitlines()
    (again,) = settled(saved)
    assert again.round.wagers == desk.round.wagers
