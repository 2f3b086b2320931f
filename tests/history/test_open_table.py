"""A table opened from Python: the keys of a history file's head, or a sentence why not."""

import subprocess
import sys

import pytest

import croupier
from croupier import Refused, open_table
from croupier.games import UnknownGame, game_named
from croupier.history.page import page
from croupier.history.playing import played
from croupier.table.settings import ImpossibleSetting, TableKind


def test_the_keys_are_those_of_a_file() -> None:
    desk = open_table(
        "baccarat",
        table="recorded",
        layout="g",
        seats={3: "ann"},
        limits={"minimum": 25},
        purses={"ann": 1000},
    )
    settings = desk.round.settings
    assert (settings.kind, settings.layout) == (TableKind.RECORDED, "G")
    assert settings.limits.minimum_cents == 2500
    assert desk.round.purses == {"ann": 100_000}
    assert desk.evening.rounds == (desk.round,)


@pytest.mark.parametrize(
    ("head", "setting"),
    [({"decks": 2}, "decks"), ({"seats": {8: "ann"}}, "seats"), ({"colour": "red"}, "colour")],
)
def test_a_table_that_cannot_be_opened(head: dict[str, object], setting: str) -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        open_table("baccarat", **head)  # type: ignore[arg-type]
    assert caught.value.setting == setting


def test_an_unknown_game() -> None:
    with pytest.raises(ImpossibleSetting, match="did you mean baccarat"):
        open_table("baccarrat")
    with pytest.raises(UnknownGame, match="does not play roulette yet"):
        game_named("roulette")
    assert game_named("Blackjack").NAME == "blackjack"


def test_the_package_knows_only_what_it_names() -> None:
    assert croupier.Refused is Refused
    with pytest.raises(AttributeError, match="no attribute 'Accepted'"):
        croupier.Accepted  # noqa: B018


def test_importing_the_package_loads_no_room() -> None:
    code = "import croupier, sys; print([m for m in sys.modules if m.startswith('croupier.')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_a_round_at_a_desk_has_an_account_without_a_file() -> None:
    desk = open_table("baccarat")
    for line in ("dealer closes", "deal 9h 4c Ks 2d"):
        desk.say(line)
    first, *_ = page(played(desk)).renderables
    assert str(first) == "Baccarat, electronic table, layout E, 8 decks"
