"""A table opened from Python: the keys of a history file's head, or a sentence why not."""

import subprocess
import sys

import pytest

import croupier
from croupier import Refused, open_table
from croupier.engine.front.file_player import played
from croupier.engine.games import UnknownGame, game_named
from croupier.engine.games.blackjack import Stand
from croupier.engine.games.blackjack.kinds import Asks
from croupier.engine.history.accounts.page import page
from croupier.engine.history.file import GAMES_OWN_KEYS, HEAD_KEYS
from croupier.engine.history.options import TableOptions
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, TableKind


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
    assert (desk.table.number, desk.table.round) == (1, desk.round)


@pytest.mark.parametrize(
    ("head", "setting"),
    [({"decks": 2}, "decks"), ({"seats": {8: "ann"}}, "seats.8"), ({"colour": "red"}, "colour")],
)
def test_a_table_that_cannot_be_opened(head: dict[str, object], setting: str) -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        open_table("baccarat", **head)  # type: ignore[arg-type]
    assert caught.value.setting == setting


def test_every_key_of_a_file_is_an_option() -> None:
    assert {"game", *TableOptions.__annotations__} == {*HEAD_KEYS, *GAMES_OWN_KEYS}


def test_an_unknown_game() -> None:
    with pytest.raises(ImpossibleSetting, match="did you mean baccarat"):
        open_table("baccarrat")
    assert game_named("Blackjack").NAME == "blackjack"


def test_a_game_whose_book_is_not_yet_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.engine.games.PLAYED", ("baccarat", "blackjack"))
    with pytest.raises(UnknownGame, match="does not play roulette yet"):
        game_named("roulette")


def test_the_package_knows_only_what_it_names() -> None:
    assert croupier.Refused is Refused
    assert croupier.ImpossibleSetting is ImpossibleSetting
    with pytest.raises(AttributeError, match="no attribute 'Accepted'"):
        croupier.Accepted  # noqa: B018


def test_importing_the_package_loads_no_room() -> None:
    code = "import croupier, sys; print([m for m in sys.modules if m.startswith('croupier.')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


@pytest.mark.rule("Baccarat 2.2.1")
def test_what_cannot_be_opened_cites_its_paragraph_as_a_refusal_does() -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        open_table("baccarat", decks=9)
    assert caught.value.sentence == "Baccarat is played with 4 to 8 decks, not 9."
    assert caught.value.cites == ("Baccarat 2.2.1",)
    assert str(caught.value) == "Baccarat is played with 4 to 8 decks, not 9. (Baccarat 2.2.1)"


def test_a_desk_says_what_it_is() -> None:
    desk = open_table("baccarat", layout="G")
    desk.say("ann bets 25 tie box 1")
    assert repr(desk) == "<Desk: Baccarat, layout G, electronic table; betting, bets 1, cards 0>"


def test_only_a_text_can_be_said() -> None:
    with pytest.raises(TypeError, match=r"A line is said as a text, .* not 3"):
        open_table("baccarat").say(3)  # type: ignore[arg-type]


def test_a_round_at_a_desk_has_an_account_without_a_file() -> None:
    desk = open_table("baccarat")
    for line in ("dealer closes", "deal 9h 4c Ks 2d"):
        desk.say(line)
    first, *_ = page(played(desk)).renderables
    assert str(first) == "Baccarat, electronic table, layout E, 8 decks"


def test_a_desk_says_who_is_waited_for_and_what_each_may_do() -> None:
    desk = open_table("blackjack", seats={1: "ann"})
    (close,) = desk.awaited()
    assert (close.kind, close.player) == (Kind.CLOSE, None)
    assert any(isinstance(offer.command, PlaceBet) for offer in desk.legal("ann"))
    for line in ("ann bets 100 initial box 1", "dealer closes", "deal 9h 6d 8c"):
        desk.say(line)
    window, play = desk.awaited()[:2]
    assert (window.kind, play.kind, play.player, play.box) == (Asks.WINDOW, Kind.PLAY, "ann", 1)
    assert desk.do(Stand(player("ann"), 1), answering=play.question)
    late = desk.do(Stand(player("ann"), 1), answering=play.question)
    assert isinstance(late, Refused)
    assert late.sentence == "That question is no longer open."
    assert "Blackjack 5.4.1" in {paragraph for _, paragraph in desk.reportable()}


def test_the_shoe_is_dealt_from_until_somebody_is_asked_something_new() -> None:
    """A Surrender that would come too late is nobody's choice: the Dealer draws on."""
    shoe = {"cards": "9h 6d 8c 2h 3h 5d Kc"}
    desk = open_table("blackjack", table="recorded", seats={1: "ann"}, shoe=shoe)
    for line in ("ann bets 100 initial box 1", "dealer closes", "deal"):
        assert not isinstance(desk.say(line), Refused), line
    assert len(desk.round.cards) == 3
    for line in ("ann stands box 1", "deal"):
        assert not isinstance(desk.say(line), Refused), line
    assert " ".join(drawn.card or "??" for drawn in desk.round.cards) == shoe["cards"]
