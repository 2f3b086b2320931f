"""A table in the terminal, played from the keyboard in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from croupier.engine.games import PLAYED

pytestmark = pytest.mark.slow

WIDTH = 80
COMMAND = (sys.executable, "-m", "croupier")
MAIN_BETS = {
    "baccarat": "You bet 25 on Banker.",
    "blackjack": "You bet 25 on Initial Bet.",
    "roulette": "You bet 50 on Red.",
    "andar-bahar": "You bet 25 on Andar.",
    "si-ki-pi": "You bet 25 on Initial Bet.",
}
ANSWERS = "k\ns\na\n\n"  # one of them fits whatever is asked; the others get a sentence


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "NO_COLOR": "1", "COLUMNS": str(WIDTH), **more}


def sat(*arguments: str, typed: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=surroundings(**environment),
    )


def evening(*arguments: str, typed: str, **environment: str) -> str:
    """What an evening without complaints has printed."""
    done = sat("play", *arguments, typed=typed, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("game", PLAYED)
def test_a_few_rounds_and_good_bye(game: str) -> None:
    typed = f"5 {'17' if game == 'roulette' else ''}\n\n{ANSWERS * 12}again\n\n{ANSWERS * 3}q\n"
    said = evening(game, "--seed", "4", "--trouble", "0.1", typed=typed)
    assert "Place your Bets, please." in said
    assert "you leave with" in said.splitlines()[-3]
    assert "\x1b" not in said
    assert all(len(line) <= WIDTH for line in said.splitlines())


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_an_amount_alone_is_the_main_bet(game: str) -> None:
    amount = re.findall(r"\d+", MAIN_BETS[game])[0]
    assert MAIN_BETS[game] in evening(game, typed=f"{amount}\nq\n")


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_enter_plays_no_round_without_you(game: str) -> None:
    said = evening(game, typed="\n\n\nq\n")
    assert said.count("You have no bet on the table") == 3
    assert "No more Bets." not in said
    assert "0 rounds; you leave with 1000 (0)." in said


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_greeting_and_help_are_those_of_the_game(game: str) -> None:
    said = evening(game, "--minimum", "10", "--maximum", "300", typed="?\nq\n")
    odds = {"baccarat": "Tie 8 to 1", "blackjack": "a Blackjack 6 to 5", "roulette": "35 to 1"}
    assert odds.get(game, " to 1") in said
    assert said.count("The sign says: minimum 10, maximum 300") == 1
    assert "Limits: minimum 10, maximum 300" in said
    assert {"tie": "baccarat", "joker": "andar-bahar", "split 17/20": "roulette"}.get(
        next((word for word in ("tie", "joker", "split 17/20") if f"10 {word}" in said), ""), game
    ) == game


def test_a_round_ends_with_the_hands_and_your_result() -> None:
    said = evening("blackjack", "--seed", "3", typed="25\n\nstand\nq\n")
    *_, result = said.split("No more Bets.")
    assert re.search(r"^You +5♥ 8♦ +13$", result, re.MULTILINE)
    assert re.search(r"^Dealer +2♥.* (?:\d+|Bust with \d+)$", result, re.MULTILINE)
    assert re.search(r"^ +Initial Bet +25 +(loses +−25|wins +\+25)", result, re.MULTILINE)
    assert re.search(r"^You (lose|win) 25; your purse is (975|1025)\.", result, re.MULTILINE)


def test_the_ball_rests_before_anybody_is_paid() -> None:
    said = evening("roulette", "--seed", "3", typed="5 17\n25 red\n\nq\n")
    rests, paid = said.index("The ball rests in"), said.index("Straight Up 17  ")
    assert said.index("No more Bets.") < rests < paid


@pytest.mark.slow
def test_chips_lie_beside_their_numbers() -> None:
    said = evening("roulette", "--seed", "3", "--companions", "0", typed="5 17\n5 17\ntable\nq\n")
    board = said.split("table\n")[-1].splitlines()
    row = next(index for index, line in enumerate(board) if line.split()[:2] == ["★", "2"])
    assert board[row].index("17") + len("17") == board[row + 1].index("[10]") + len("[10]")


def test_again_double_clear_and_withdraw_say_what_they_did() -> None:
    typed = "25 banker, 5 tie\n\n\n\nagain\ndouble\nwithdraw 5 tie\nclear\nclear\nq\n"
    said = evening("baccarat", "--seed", "5", typed=typed)
    assert said.count("You bet 25 on Banker and 5 on Tie.") == 2
    assert "You bet 25 more on Banker (now 50) and 5 more on Tie (now 10)." in said
    assert "You take 5 back from Tie; 5 stays there." in said
    assert said.count("You take back 50 from Banker and 5 from Tie.") == 1
    assert "You have no bet on the table." in said


@pytest.mark.rule("Blackjack 3.19")
def test_chips_of_one_place_are_told_as_one() -> None:
    """However often you have added to a bet, it loses once; getting up takes it back once."""
    said = evening("blackjack", "--seed", "3", typed="10\n10\n\nhit\n10\n10\nq\n")
    assert said.count("Your 20 on Initial Bet loses.  [Blackjack 3.19]") == 1
    assert "Your 10 on" not in said
    assert "You take back 20 from Initial Bet." in said


@pytest.mark.slow
def test_max_is_what_fits() -> None:
    said = evening("blackjack", "--maximum", "200", typed="max\nmax\nq\n")
    assert "You bet 200 on Initial Bet." in said
    assert "Nothing more fits on Initial Bet." in said


@pytest.mark.slow
def test_you_are_spoken_to_as_you() -> None:
    said = evening("blackjack", "--purse", "100", typed="5000\n3 rws pairs\nq\n")
    assert "You have 100, not 5000." in said
    assert "you has" not in said
    assert "The minimum is 5: add 2 to RWS Pairs" in said


@pytest.mark.rule("Blackjack 5.7")
def test_after_a_misplaced_card_there_are_two_choices_in_sentences() -> None:
    said = evening("blackjack", "--seed", "5", "--trouble", "0.2", typed="25\n\n\nt\nq\n")
    assert "Stop. A card was laid in the wrong place.  [Blackjack 5.9]" in said
    assert "  k  keep       stay in with 25 on Initial Bet\n" in said
    assert "  t  take back  get 25 back\nk or t?" in said
    assert "The table waits for you: say k or t." in said
    assert "You take back 25 on Initial Bet." in said


@pytest.mark.rule("Blackjack 5.12")
def test_who_may_fix_the_order_is_told_so() -> None:
    typed = "25\n\nk\nk\njc\nq\n"
    said = evening(
        "blackjack", "--seed", "3", "--trouble", "0.35", "--companions", "4", typed=typed
    )
    assert "Dealer 8♦ · Drawn: J♣ 9♦\n" in said
    assert (
        "You say which of the cards that were drawn together comes first.\n  jc  J♣ first" in said
    )
    assert "You say: J♣ comes first, then 9♦." in said


@pytest.mark.rule("Blackjack 3.15.1")
def test_an_offer_to_you_names_no_other_box() -> None:
    """The Dealer has come to box 3; Even Money is still yours to take."""
    typed = "25\n\nk\nk\nk\ne\nq\n"
    said = evening(
        "blackjack", "--seed", "11", "--trouble", "0.35", "--companions", "4", typed=typed
    )
    assert "\ni or e, or Enter to let it pass: e\nYou take Even Money." in said


@pytest.mark.rule("Blackjack 3.20", "Blackjack 3.22", "Blackjack 3.15.2")
def test_a_choice_you_do_not_have_is_refused_by_its_paragraph() -> None:
    said = evening("blackjack", "--seed", "44", typed="25\n\ns\nsplit\ni 5\nx\nq\n")
    assert "A hand of 10 must draw to 12 or more.  [Blackjack 3.20]" in said
    assert "Only two cards of identical value can be Split.  [Blackjack 3.22]" in said
    assert "Insurance is for a Dealer's Ace only.  [Blackjack 3.15.2]" in said
    assert "“x” is not one of your choices now: say h, d or r" in said


@pytest.mark.slow
def test_help_in_play_is_about_your_choices() -> None:
    """What can be typed now, and the choices once more; no bet can be placed any longer."""
    betting, playing = evening("blackjack", "--seed", "3", typed="25\n?\n\n?\nq\n").split(
        "No more Bets."
    )
    assert "again  " in betting
    assert "again  " not in playing
    assert "rules 5.8" in playing
    assert playing.count("  s  stand      no more cards, play 13") == 2


@pytest.mark.slow
def test_the_ball_is_spun_and_cards_are_dealt() -> None:
    assert "Your bet, or Enter to spin:" in evening("roulette", typed="5 red\nq\n")
    assert "Your bet, or Enter to deal:" in evening("baccarat", typed="5 tie\nq\n")


@pytest.mark.rule("Baccarat 5.1")
def test_a_bet_of_which_only_a_part_counts_says_so() -> None:
    """Player 200 stands against Banker 100; once that is withdrawn only 100 of it count."""
    typed = "100 banker\n200 player\nwithdraw banker\n\n\nq\n"
    said = evening("baccarat", "--seed", "3", "--companions", "0", "--maximum", "100", typed=typed)
    assert re.search(r"^  Player +100 of 200  (wins +\+|loses +−)100  ", said, re.MULTILINE)


@pytest.mark.rule("Baccarat 3.11", "Baccarat 4.1.3")
def test_insurance_shows_its_odds_and_what_may_be_staked() -> None:
    said = evening("baccarat", "--seed", "3", typed="25\n\ni\nlots\ni\n5\n\nq\n")
    offer = "Banker Insurance pays 4 to 1 if the Player Hand wins; you may stake 1 to 6"
    assert offer in " ".join(said.split())
    assert "How much, 1 to 6?" in said
    assert "“lots” is not an amount: say 1 to 6." in said
    assert "You stake 5 on Banker Insurance at 4 to 1." in said


@pytest.mark.slow
def test_an_empty_purse_ends_the_evening_with_a_word() -> None:
    typed = "max red\n\n" * 40
    said = evening("roulette", "--seed", "2", "--purse", "5", typed=typed)
    assert "The evening is over: your purse is empty, and the minimum is 5." in said
    assert "you leave with 0 (−5)." in said


@pytest.mark.slow
def test_a_wide_screen_is_used() -> None:
    typed = "25\n\nq\n"
    lines = evening("blackjack", "--seed", "3", typed=typed, COLUMNS="120").splitlines()
    assert any(re.match(r"You +5♥ 8♦ +13 .*\byou +bea +carl", line) for line in lines)
    assert any(len(line) > WIDTH for line in lines)


def test_letters_stand_for_suits_where_there_are_no_signs() -> None:
    said = evening("blackjack", "--seed", "3", typed="25\nx\n\nq\n", PYTHONIOENCODING="ascii")
    assert "5h 8d" in said
    assert "Round 1 | your purse 1000 " in said
    assert 'There is no "x" here' in said
    typed = "5 H\nq\n"
    assert "You bet 5 on Straight Up H." in evening(
        "roulette", typed=typed, PYTHONIOENCODING="ascii"
    )


def test_the_lobby_offers_every_table() -> None:
    done = sat("play", typed="9\n?\nchess\n2\nq\n")
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("Baccarat", "Si Ki Pi", "Roulette"))
    assert "There is no game called '9'" in done.stdout
    assert "Type a number from 1 to 5, or the name of a game." in done.stdout
    assert "you leave with 1000" in done.stdout
    assert sat("play", typed="").returncode == 0


@pytest.mark.slow
def test_ctrl_c_settles_by_the_book() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "blackjack", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(PYTHONUNBUFFERED="1"),
        # Whatever runs in the background of a shell has been told not to hear it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("25\n\n")
        playing.stdin.flush()
        said = ""
        while not said.endswith("h, s, d or r? ") and (more := playing.stdout.read(1)):
            said += more
        while playing.poll() is None:  # one that comes just before it listens is lost
            playing.send_signal(signal.SIGINT)
            time.sleep(0.1)
        rest = playing.stdout.read()
        assert playing.returncode == 0
    assert "You have left the table.  [Blackjack 5.3]" in rest
    assert re.search(r"1 round; you leave with (975|1025) ", rest)


def test_the_same_seed_repeats_the_evening_also_one_the_system_drew() -> None:
    typed = "25\n\nh\ns\ns\n25\n\ns\ns\nq\n"
    first = evening("blackjack", "--companions", "3", typed=typed)
    found = re.search(r"The seed was (\d+); the same evening again:\n +croupier play (.*)", first)
    assert found
    assert evening(*found[2].split(), typed=typed) == first
    assert found[1] in found[2]


def test_questions_at_the_table_are_answered() -> None:
    typed = (
        "why\nrules 5.7\nrules 99\nrules\nrules insurance\nrules [Baccarat 3.16, 4.1.2]\n"
        "table\n?\nnonsense\n-3 banker\n25 banker\n\n\n\nwhy\nq\n"
    )
    said = evening("baccarat", "--seed", "3", typed=typed)
    assert "No round has been settled yet." in said
    assert "Baccarat 5.7: " in said
    assert "Our reading: " in said
    assert "Baccarat has no paragraph “99”" in said
    assert "Say which one: rules 5.8 shows a paragraph." in said
    assert "croupier rules baccarat --search insurance looks for words" in " ".join(said.split())
    assert "Baccarat 3.16: " in said
    assert "Baccarat 4.1.2: " in said
    assert "withdraw 5 tie" in said
    assert "There is no “nonsense” here" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game called 'chess'"),
        (("baccarat", "--companions", "9"), "0 to 4 can play along"),
        (("baccarat", "--trouble", "2"), "between 0 and 1"),
        (("baccarat", "--purse", "0"), "at least 1 dollar"),
        (("baccarat", "--decks", "9"), "4 to 8 decks, not 9. (Baccarat 2.2.1)"),
        (("baccarat", "--layout", "z"), "no layout 'Z'"),
        (("roulette", "--minimum", "50", "--maximum", "20"), "is below its minimum"),
    ],
)
def test_impossible_wishes_get_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = sat("play", *arguments, typed="")
    assert done.returncode == 2
    assert sentence in done.stderr


@pytest.mark.slow
class TestSaving:
    """`--save`: nothing is ever overwritten."""

    TYPED = "25 initial\n\ns\ns\ns\n" * 4 + "q\n"

    def test_every_saved_round_settles_and_names_its_table(self, tmp_path: Path) -> None:
        folder = tmp_path / "evening"
        evening("blackjack", "--seed", "2", "--save", str(folder), typed=self.TYPED)
        saved = sorted(folder.iterdir())
        assert saved
        for number, file in enumerate(saved, 1):
            assert file.name == f"blackjack-{number:04d}.toml"
            time, table, seed, *_ = file.read_text().splitlines()
            assert re.fullmatch(r"# Time: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", time)
            assert table.startswith("# Table: Blackjack, electronic table, layout A, 8 decks; ")
            evening_of = "`croupier play blackjack --seed 2`"
            assert seed == f"# Seed: 2, round {number} of {evening_of}"
        settled = sat("settle", *map(str, saved), typed="")
        assert (settled.returncode, settled.stderr) == (0, "")

    def test_getting_up_says_how_the_rounds_are_read(self, tmp_path: Path) -> None:
        folder = tmp_path / "an evening"
        typed, command = "25 initial\n\nq\n", f"  croupier settle '{folder}'"
        said = evening("blackjack", "--seed", "2", "--save", str(folder), typed=typed)
        assert said.splitlines()[-1] == command
        assert command not in evening("blackjack", "--save", str(folder), typed="q\n")

    def test_a_file_is_no_folder(self, tmp_path: Path) -> None:
        file = tmp_path / "evening"
        file.write_text("")
        done = sat("play", "blackjack", "--save", str(file), typed="")
        assert done.returncode == 2
        assert f"{file} is a file; --save needs a folder" in done.stderr

    def test_a_second_evening_is_numbered_on(self, tmp_path: Path) -> None:
        evening("blackjack", "--seed", "2", "--save", str(tmp_path), typed=self.TYPED)
        first = {file: file.read_text() for file in tmp_path.iterdir()}
        (tmp_path / "blackjack-0099.toml").write_text("somebody's own")
        evening("blackjack", "--seed", "7", "--save", str(tmp_path), typed=self.TYPED)
        assert all(file.read_text() == text for file, text in first.items())
        assert (tmp_path / "blackjack-0099.toml").read_text() == "somebody's own"
        assert (tmp_path / "blackjack-0100.toml").exists()

    def test_two_evenings_at_once_lose_nothing(self, tmp_path: Path) -> None:
        playing = [
            subprocess.Popen(
                [*COMMAND, "play", "roulette", "--seed", str(seed), "--save", str(tmp_path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=surroundings(),
            )
            for seed in (1, 2, 3)
        ]
        for one in playing:
            assert one.stdin is not None
            one.stdin.write("5 red\n\n" * 20 + "q\n")
            one.stdin.close()
        for one in playing:
            with one:
                assert one.wait(60) == 0
        texts = [file.read_text() for file in tmp_path.iterdir()]
        for seed in (1, 2, 3):
            assert sum(f"# Seed: {seed}, " in text for text in texts) == 20
