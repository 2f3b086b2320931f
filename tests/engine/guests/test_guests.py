"""Games from other packages: how they are found, and what is said about one that does not work."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from croupier import ImpossibleSetting, open_table
from croupier.engine.games import PLAYED, UnknownGame, game_named, guests, played
from croupier.engine.sentences import speaking
from tests.engine.guests.installing import note

Install = Callable[..., None]
Run = Callable[..., tuple[int, str, str]]
LOOKED_UP_ONCE = (guests.invited, guests.package_of, guests.guest)

WHOLE = """
from pathlib import Path
from types import SimpleNamespace
from croupier.engine.games import baccarat
from croupier.engine.games.guests import GamePackage

def package(game=None, dialect=None, guide=None):
    own = SimpleNamespace(**{**vars(baccarat), "NAME": "punto"})
    return GamePackage(
        book=Path(), catalogues=Path(),
        game=lambda: game or own, dialect=lambda: dialect, guide=lambda: guide,
    )
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """A package `croupier-punto` whose one module is the given text."""

    def installed(source: str, *, game: str = "punto", package: str = "croupier-punto") -> None:
        module = f"a_guest_{len(sys.modules)}"
        (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
        note(tmp_path, package, "1.0", {game: f"{module}:PACKAGE"})
        monkeypatch.syspath_prepend(tmp_path)
        for lookup in LOOKED_UP_ONCE:
            lookup.cache_clear()

    yield installed
    for lookup in LOOKED_UP_ONCE:
        lookup.cache_clear()


def sentence_about(game: str) -> str:
    with pytest.raises(UnknownGame) as problem:
        game_named(game)
    return str(problem.value)


@pytest.mark.parametrize(
    ("source", "cause"),
    [
        ("import there_is_no_such_module", "No module named 'there_is_no_such_module'"),
        ("PACKAGE = 1 / 0", "ZeroDivisionError: division by zero"),
        ("PACKAGE = (", "SyntaxError: '(' was never closed"),
        ("", "AttributeError: "),
    ],
    ids=["import", "error", "syntax", "nothing"],
)
def test_a_package_that_fails_is_named_with_the_cause(
    install: Install, source: str, cause: str
) -> None:
    install(source)
    told = sentence_about("punto")
    assert told.startswith("punto comes with the package croupier-punto, which does not work here")
    assert cause in told


def test_it_breaks_no_other_game(install: Install) -> None:
    install("import there_is_no_such_module")
    assert played() == PLAYED
    assert {game_named(name).NAME for name in PLAYED} == set(PLAYED)
    assert open_table("baccarat").round.settings.game == "baccarat"
    assert "the engine plays baccarat" in sentence_about("poker")


def test_it_is_said_where_a_table_is_opened(install: Install) -> None:
    install("PACKAGE = 1 / 0")
    with pytest.raises(ImpossibleSetting, match="croupier-punto, which does not work here"):
        open_table("punto")


def test_it_is_said_in_chinese_too(install: Install) -> None:
    install("PACKAGE = 1 / 0")
    with speaking("zh"):
        assert sentence_about("punto").startswith("punto 由软件包 croupier-punto 提供")


def test_an_entry_point_names_a_game_package(install: Install) -> None:
    install("PACKAGE = 'a game'")
    assert sentence_about("punto") == (
        "punto comes with the package croupier-punto, whose entry point names something other "
        "than a GamePackage."
    )


def test_a_game_has_everything_the_protocol_names(install: Install) -> None:
    install(WHOLE + "PACKAGE = package(game=SimpleNamespace(NAME='punto'))")
    assert sentence_about("punto") == (
        "punto comes with the package croupier-punto, whose game has no BOOK; it was made for "
        "another version of Croupier."
    )


def test_a_game_is_called_what_its_entry_point_says(install: Install) -> None:
    install(WHOLE + "PACKAGE = package(game=baccarat)")
    assert sentence_about("punto") == (
        "punto comes with the package croupier-punto, whose game calls itself baccarat."
    )


def test_a_game_without_words_for_its_lines_opens_no_table(install: Install) -> None:
    install(WHOLE + "PACKAGE = package()")
    assert played() == (*PLAYED, "punto")
    with pytest.raises(ImpossibleSetting, match="brings no Dialect for it"):
        open_table("punto")


def test_nobody_sits_down_at_a_game_without_a_guide(install: Install, croupier: Run) -> None:
    install(WHOLE + "PACKAGE = package()")
    said = (
        "croupier: punto comes with the package croupier-punto, which brings no TableGuide for it."
    )
    assert croupier("play", "punto") == (2, "", f"{said}\n")


@pytest.mark.parametrize("command", ["play", "rules", "edge", "simulate"])
def test_no_command_breaks_over_a_package_that_fails(
    install: Install, croupier: Run, command: str
) -> None:
    install("PACKAGE = 1 / 0")
    status, out, err = croupier(command, "punto")
    assert (status, out) == (2, "")
    assert err == (
        "croupier: punto comes with the package croupier-punto, which does not work here: "
        "ZeroDivisionError: division by zero.\n"
    )
    assert croupier("rules", "--search", "insurance")[0] == 0


def test_guests_are_offered_beside_the_games_of_the_house(install: Install) -> None:
    install(WHOLE + "PACKAGE = package()")
    assert sentence_about("punta") == "There is no game called 'punta'; did you mean punto?"
    assert sentence_about("poker").endswith("andar-bahar, si-ki-pi and punto.")


def test_no_guest_takes_the_name_of_a_game_of_the_house(install: Install) -> None:
    install("PACKAGE = 1 / 0", game="baccarat")
    assert game_named("baccarat").BOOK == "Baccarat"
    assert played() == PLAYED


BOOK = """
book = "{book}"
game = "{game}"
title = "A book"
effective = "2026-01-01"

[[paragraph]]
number = "1.1"
kind = "definition"
gist = "Nothing."
"""


@pytest.mark.parametrize(
    ("book", "game"), [("Baccarat", "punto"), ("Punto", "baccarat"), ("Baccarat", "baccarat")]
)
def test_no_guest_takes_the_book_of_a_game_of_the_house(
    install: Install, tmp_path: Path, book: str, game: str
) -> None:
    text = BOOK.format(book=book, game=game)
    (tmp_path / "2026-01-01.toml").write_text(text, encoding="utf-8")
    install(
        WHOLE
        + "from croupier.engine.games.guests import introduce\n"
        + "from msgspec.structs import replace\n"
        + f"PACKAGE = introduce(replace(package(), book=Path({str(tmp_path)!r})))"
    )
    assert f"there is a book of {book} or a game {game} already" in sentence_about("punto")


def test_of_two_packages_the_first_on_the_path_is_taken(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    note(other, "another-punto", "1.0", {"punto": "there_is_no_such_module:PACKAGE"})
    monkeypatch.syspath_prepend(other)
    install("PACKAGE = 1 / 0")
    assert "croupier-punto" in sentence_about("punto")
