"""What a person types at a table: everything that is printed, by its name, letter or number."""

import os
import pty
import subprocess
import sys
import time
from io import StringIO
from typing import Literal

import pytest
from rich.console import Console

from croupier.cli.terminal.bets import Typist, Wish
from croupier.cli.terminal.choices import choices_now, command_of, understood
from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.keyboard import Keyboard, completions, next_words
from croupier.cli.terminal.sitting_layout import SittingLayout
from croupier.engine.crew.chance import SeededChance
from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import LANGUAGES, Message, sentence, speaking
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.narration.names import spot_named
from croupier.floor.practice.evening import Sitting


@pytest.mark.parametrize("name", PLAYED)
def test_every_bet_of_the_layout_is_explained(name: str) -> None:
    game = game_named(name)
    settings = game.settings()
    told = {described.bet for described in guide_of(game).bets(settings)}
    assert told == {spot.bet for spot in game.spots(settings)}


def table(game: str, seed: int = 1, trouble: float = 0.0) -> Sitting:
    sitting = Sitting(
        game,
        you="you",
        chance=SeededChance(seed),
        purses={"you": 1000, "bea": 1000, "carl": 1000},
        trouble_in_a_million=int(trouble * 1_000_000),
        head={"limits": {"minimum": 5}},
    )
    sitting.open_round()
    return sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_place_is_understood_as_it_is_printed(game: str, language: str) -> None:
    """In the language that is spoken, and in English always."""
    sitting = table(game)
    with speaking(language):
        typist = Typist(SittingLayout(sitting))
        for spot in sitting.desk.game.spots(sitting.round.settings):
            if spot.box in (None, sitting.your_box):
                for spoken in (language, "en"):
                    printed = sentence(spot_named(spot, sitting.your_box), spoken)
                    for typed in (f"15 {printed}", f"15 on {printed.upper()}", f"{printed} 15"):
                        assert typist.understood(typed) == [Wish(spot, 1500)], typed
                of_the_file = f"15 {spot.bet} {spot.on or ''}"
                assert typist.understood(of_the_file) == [Wish(spot, 1500)]


@pytest.mark.parametrize(
    ("typed", "spot"),
    [
        ("5 17", Spot("straight", on="17")),
        ("5 0", Spot("straight", on="0")),
        ("5 ★", Spot("straight", on="H")),
        ("5 split 17/20", Spot("split", on="17-20")),
        ("5 split 20-17", Spot("split", on="17-20")),
        ("5 split 17 20", Spot("split", on="17-20")),
        ("5 17/20", Spot("split", on="17-20")),
        ("5 0-00", Spot("split", on="0-00")),
        ("5 1/2/3", Spot("street", on="1-2-3")),
        ("5 1/2/4/5", Spot("corner", on="1-2-4-5")),
        ("5 *", Spot("straight", on="H")),
        ("5 corner 17", Spot("corner", on="17-18-20-21")),
        ("5 street 1", Spot("street", on="1-2-3")),
        ("5 street 5", Spot("street", on="4-5-6")),
        ("5 line 1", Spot("line", on="1-2-3-4-5-6")),
        ("5 1st dozen", Spot("dozen", on="1")),
        ("5 dozen 1", Spot("dozen", on="1")),
        ("5 1-18", Spot("low")),
        ("$5 on red", Spot("red")),
        ("bet 5 black", Spot("black")),
    ],
)
def test_places_of_roulette(typed: str, spot: Spot) -> None:
    assert Typist(SittingLayout(table("roulette"))).understood(typed) == [Wish(spot, 500)]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("5 split 17", "Which one: Split 17/18 or Split 17/20?"),
        ("5 split 1/36", "There is no Split with 1 and 36."),
        ("5 corner 99", "'99' is no"),
        ("5 purple", "There is no “purple” here"),
        ("0 red", "A bet is more than 0."),
        ("0 red box ²", "A bet is more than 0."),
        ("again", "There is no bet of yours to repeat yet."),
        ("double", "You have no bet on the table to double"),
        ("withdraw red", "You have no bet on Red."),
        ("withdraw", "Say what you take back: withdraw 5 red, withdraw red, or clear"),
        ("5 37", "There is no “37” here; ? lists the bets"),
        ("5 t", "There is no “t” here. Did you mean top line?"),
        ("5 17/36", "There is no “17-36” here"),
        (", ,", "Say an amount and a place"),
        ("hlep", "There is no “hlep” here. Did you mean help?"),
        ("agian", "There is no “agian” here. Did you mean again?"),
    ],
)
def test_what_cannot_be_meant_gets_a_sentence(typed: str, told: str) -> None:
    answer = Typist(SittingLayout(table("roulette"))).understood(typed)
    assert isinstance(answer, Message)
    assert sentence(answer).startswith(told)


@pytest.mark.parametrize("typed", ["10000000000.01 red", f"{'9' * 6000} red", "red 99999999999"])
def test_an_amount_beyond_all_others_gets_one_sentence(typed: str) -> None:
    answer = Typist(SittingLayout(table("roulette"))).understood(typed)
    assert isinstance(answer, Refused)
    assert answer.sentence == "No amount can be above 10000000000."


@pytest.mark.parametrize(
    ("typed", "wishes"),
    [
        ("25 player, 5 tie and 5 banker pair", {"player": 25, "tie": 5, "banker-pair": 5}),
        ("25 player,5 tie,", {"player": 25, "tie": 5}),
        ("1,000 tie", {"tie": 1000}),
        ("$1,000,000 on tie, 5 player", {"tie": 1_000_000, "player": 5}),
        ("25,5 tie", {"banker": 25, "tie": 5}),
        ("25 player，5 tie、5 banker pair", {"player": 25, "tie": 5, "banker-pair": 5}),
        ("all in", {"banker": 1000}),
        ("all in on player", {"player": 1000}),
    ],
)
def test_several_bets_on_a_line(typed: str, wishes: dict[str, int]) -> None:
    """As they are announced: with commas, `and` before the last."""
    expected = [Wish(Spot(bet, 1), 100 * amount) for bet, amount in wishes.items()]
    assert Typist(SittingLayout(table("baccarat"))).understood(typed) == expected


def test_what_is_left_out_is_meant_as_last_time() -> None:
    """An amount goes on the main bet of the last time, a place gets the last stake."""
    typist, banker, player = (
        Typist(SittingLayout(table("baccarat"))),
        Spot("banker", 1),
        Spot("player", 1),
    )
    assert typist.understood("25") == [Wish(banker, 2500)]
    assert typist.understood("tie") == [Wish(Spot("tie", 1), 500)]
    for wish in (Wish(player, 4000), Wish(Spot("tie", 1), 1000)):
        typist.placed(wish)
    assert typist.understood("25") == [Wish(player, 2500)]
    assert typist.understood("banker") == [Wish(banker, 1000)]
    roulette = Typist(SittingLayout(table("roulette")))
    assert roulette.understood("50") == [Wish(Spot("red"), 5000)]
    assert roulette.understood("17") == [Wish(Spot("straight", on="17"), 500)]
    assert roulette.understood("25") == [Wish(Spot("straight", on="25"), 500)]  # on the wheel too


@pytest.mark.parametrize("game", PLAYED)
def test_every_choice_is_understood_by_its_letter_and_by_what_is_printed(game: str) -> None:
    """Evenings with many mistakes, in which everything that is offered is taken up in turn."""
    asked, letters = 0, set()
    for seed in range(12):
        sitting = table(game, seed, trouble=0.2)
        main = Typist(SittingLayout(sitting)).understood("50")
        assert isinstance(main, list)
        sitting.bet(main[0].spot, 5000)
        sitting.close_betting()
        while sitting.round.status is Status.PLAY:
            sitting.deal_on()
            choices = choices_now(sitting)
            if not choices:
                continue
            assert len({choice.letter for choice in choices}) == len(choices)
            for choice in choices:
                for typed in (choice.letter, choice.letter.upper(), *choice.words):
                    assert understood(choices, typed) == (choice, None)
            letters |= {choice.letter for choice in choices}
            wanted = command_of(choices[asked % len(choices)], None)
            assert not isinstance(wanted, Message)
            assert not isinstance(sitting.give(wanted[0]), Refused)
            asked += 1
    if game != "roulette":  # where nobody is ever asked anything
        assert {"k", "t"} <= letters


def test_letters_never_move() -> None:
    """`1` once surrendered a 17: hit is h and surrender r, whatever else is on offer."""
    meant: dict[str, set[str]] = {}
    for seed in range(60):
        sitting = table("blackjack", seed)
        sitting.bet(Spot("initial", 1), 5000)
        sitting.close_betting()
        sitting.deal_on()
        for choice in choices_now(sitting):
            meant.setdefault(choice.letter, set()).add(type(choice.offer.command).__name__)
    assert meant["h"] == {"Hit"}
    assert meant["s"] == {"Stand"}
    assert meant["d"] == {"Double"}
    assert meant["p"] == {"Split"}
    assert meant["r"] == {"Surrender"}
    assert meant["i"] == {"Insure"}


def test_the_next_word_is_completed() -> None:
    phrases = ["player", "player pair", "banker", "tie", "table"]
    assert next_words(phrases, "pl") == ["player"]
    assert next_words(phrases, "player ") == ["pair"]
    assert next_words(phrases, "T") == ["table", "tie"]
    assert next_words(phrases, "x") == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("5 ti", ["tie"]),
        ("5 player, 5 ban", ["banker"]),
        ("5 tie and 5 player ", ["pair"]),
        ("withdraw t", ["tie"]),
        ("max ", ["banker", "player", "tie"]),
        ("$5 on t", ["tie"]),
        ("t", ["table", "tie"]),
        ("5 ta", []),
    ],
)
def test_the_last_bet_of_the_line_is_completed(line: str, words: list[str]) -> None:
    places = ["player", "player pair", "banker", "tie"]
    assert completions([*places, "table"], places, line) == words


@pytest.mark.parametrize(("colours", "bright"), [("standard", True), (None, False)])
def test_questions_are_in_colour_where_the_terminal_has_any(
    colours: Literal["standard"] | None, bright: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever types nothing but the question back shows how it was asked."""
    monkeypatch.setattr("builtins.input", str)
    console = Console(file=StringIO(), force_terminal=True, color_system=colours, no_color=False)
    assert ("\033[" in Keyboard(console).ask("Your bet:")) is bright


def test_tab_and_arrow_keys_work_on_a_terminal() -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "croupier", "play", "baccarat", "--fast"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, env=environment) as playing:
        os.close(theirs)
        seen = b""

        def until(text: bytes) -> None:
            nonlocal seen
            while text not in seen:
                seen += os.read(ours, 1000)
            seen = seen.partition(text)[2]

        until(b"Your bet:")
        os.write(ours, b"5 ti\t\n")
        until(b"You bet 5 on Tie.")
        until(b"Enter to deal:")
        os.write(ours, b"\x1b[A\n")  # the line before once more
        until(b"You bet 5 more on Tie (now 10).")
        until(b"Enter to deal:")
        os.write(ours, b"q\n")
        until(b"you leave with 1000")
        while playing.poll() is None:  # what it still prints must have somewhere to go
            time.sleep(0.01)
        assert playing.returncode == 0
    os.close(ours)
