"""Lines, head keys and the account of a Si Ki Pi round."""

import pytest

from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.account import account
from croupier.engine.history.writer import written
from tests.engine.history.scripts import FORMAT, history, paid, settled, wrong

BETS = "ann bets 100 initial box 1\nbob bets 60 initial box 2\ndealer closes"
DEALT = f"{BETS}\ndeal Kd 2h Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s"
SEATS = '[seats]\n1 = "ann"\n2 = "bob"'


def told(actions: str, head: str = "", tables: str = SEATS) -> str:
    return history(actions, head, game="si-ki-pi", tables=tables)


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 3.21")
def test_the_account_lists_low_and_high_hand() -> None:
    (played,) = settled(told(f"{DEALT}\nbob arranges box 2 2h Tc / 6c 9s"))
    account_of = account(played)
    assert account_of["outcome"] == "played"
    assert account_of["hands"] == [
        {"box": 1, "low": ["5s", "3c"], "high": ["Kd", "9h"]},
        {"box": 2, "low": ["Tc", "2h"], "high": ["9s", "6c"]},
        {"box": "dealer", "low": ["Qc", "4s"], "high": ["Jd", "7h"]},
    ]
    assert [w["hand"] for w in account_of["wagers"]] == [None, None]
    assert account_of["cards_dealt"] == 12


@pytest.mark.rule("Si Ki Pi 5.16")
def test_a_void_round_compares_no_hands() -> None:
    (played,) = settled(told(f"{DEALT}\ndealer reports not-shuffled\nsupervisor rules confirm"))
    assert (account(played)["outcome"], account(played)["hands"]) == ("void", [])


def test_a_round_nobody_bet_in() -> None:
    (played,) = settled(told("dealer closes"))
    assert (account(played)["outcome"], account(played)["hands"]) == ("played", [])


@pytest.mark.rule("Si Ki Pi 3.16")
def test_sets_of_four_are_a_key_of_the_head() -> None:
    actions = f"{BETS}\ndeal Kd 9h 5s 3c 2h 6c Tc 9s Qc Jd 7h 4s"
    (played,) = settled(told(actions, 'dealing = "sets"\nboxes = 12\nlayout = "F"'))
    assert paid(played) == {"ann initial": 195, "bob initial": 117}
    assert 'dealing = "sets"' in written(played)


@pytest.mark.rule("Si Ki Pi 2.1.1(a)", "Si Ki Pi 2.2.1")
@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("boxes = 13", "1 to 12 boxes"),
        ("decks = 8", "single deck"),
        ('dealing = "heaps"', "'heaps'"),
        ("dealing = 4", "must be a text"),
        ("squeezing = true", "has no 'squeezing'"),
    ],
)
def test_heads_that_cannot_be(head: str, words: str) -> None:
    assert words in str(wrong(told(DEALT, head)))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ann arranges box 1 Kd 9h 5s 3c", "“/” should follow"),
        ("ann arranges box 1 Kd 9h / 5s", "The line ends"),
        ("ann arranges Kd 9h / 5s 3c", "“box” should follow"),
        ("ann arranges box 1 Kd 9h / 5s 3c 2c", "says nothing here"),
        ("ann looks at box 1", "“box” should follow"),
        ("ann hits box 1", "hits"),
    ],
)
def test_lines_that_say_nothing(line: str, words: str) -> None:
    problem = wrong(told(f"{DEALT}\n{line}"))
    assert words in problem.sentence
    assert problem.action == line


def test_facts_are_read_and_written_again() -> None:
    lines = (
        "deal" + " ??" * 12,
        "dealer reports exposed-by-dealer box 2",
        "dealer reports exposed-by-player ann box 1 2",
        "dealer reports exposed-by-player box 1",
        "dealer reports exposed-by-dealer dealer 2 seen-by bob",
        "turn box 1 Kd 9h 5s 3c",
        "turn box 2 2h 6c Tc 9s",
        "turn dealer Qc Jd 7h 4s",
        "ann looks box 1",
        "ann arranges box 1 Kd 9h / 5s 3c",
        "bob house-way box 2",
    )
    (played,) = settled(told("\n".join((BETS, *lines)), 'table = "recorded"'))
    again = written(played)
    assert "reports exposed-by-dealer dealer 2 seen-by bob" in again
    assert "reports exposed-by-player ann box 1 2" in again
    assert "ann arranges box 1 Kd 9h / 5s 3c" in again
    assert account(play_file(again.encode(), "round.toml").rounds[0]) == account(played)


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.12")
@pytest.mark.parametrize(
    ("lines", "kept"),
    [
        (
            "dealer reports misplaced 5 to dealer\nsupervisor rules reconstruct",
            "misplaced dealer 5",
        ),
        ("dealer reports misplaced box 1 5\nsupervisor rules cannot", "misplaced box 1 5"),
        ("dealer reports wrong-number box 2\nsupervisor rules cannot", "wrong-number box 2 11"),
        (
            "dealer reports together cards 3 4\nsupervisor rules order 6c 9h Jd",
            "together cards 3 4",
        ),
        ("dealer reports misplaced 5\nann looks box 1\nsupervisor rules confirm", "ann looks"),
        (
            'dealer reports misplaced 5 to box 1\nsupervisor rules unfounded "seen on film"',
            'rules unfounded "seen on film"',
        ),
    ],
)
def test_late_reports_are_read_and_written_again(lines: str, kept: str) -> None:
    (played,) = settled(told(f"{DEALT}\n{lines}", 'table = "recorded"'))
    again = written(played)
    assert kept in again
    assert account(play_file(again.encode(), "round.toml").rounds[0]) == account(played)


@pytest.mark.rule("Si Ki Pi 5.11", "Si Ki Pi 5.18")
def test_cards_drawn_together_face_down_and_one_found_face_up() -> None:
    lines = (
        "deal ??",
        "deal ??+??",
        "clock runs-out",
        "supervisor rules order ?? ??",
        "dealer reports face-up-in-shoe 9h",
        'shift-manager decides stand "it is the next card"',
        "deal 9h" + " ??" * 8,
        "turn box 1 Kd 5s 3c",
        "turn box 2 2h 6c Tc 9s",
        "turn dealer Qc Jd 7h 4s",
    )
    (played,) = settled(told("\n".join((BETS, *lines)), 'table = "recorded"'))
    assert paid(played) == {"ann initial": 195, "bob initial": 117}
    again = written(played)
    assert "deal ??+??" in again
    assert account(play_file(again.encode(), "round.toml").rounds[0]) == account(played)


@pytest.mark.rule("Si Ki Pi 5.6", "Si Ki Pi 5.6.3")
def test_players_answer_per_box() -> None:
    actions = (
        "ann bets 100 initial box 1\nann bets 60 initial box 2\nann bets 5 dealer-bonus\n"
        "dealer closes\ndeal ?? ??\ndeal ?? to box 1\nsupervisor rules reconstruct\n"
        "ann takes-back box 1\nann takes-back dealer-bonus\nann continues box 2\n"
        "deal ?? ?? ?? ?? ?? ??\nturn box 2 2h 6c Tc 9s\nturn dealer Qc Jd 7h 4s"
    )
    (played,) = settled(told(actions, 'table = "recorded"', tables=""))
    results = [(w["box"], w["bet"], w["result"]) for w in account(played)["wagers"]]
    assert results == [
        (1, "initial", "returned"),
        (2, "initial", "win"),
        (None, "dealer-bonus", "returned"),
    ]
    assert account(played)["cards"]["discarded"] == ["??"]


def test_a_further_hand_is_reported_by_name_and_box() -> None:
    actions = (
        "ann bets 100 initial box 3\nann bets 60 initial box 4\ndealer closes\n"
        "deal Kd 2h Qc 9h 6c Jd 5s Tc 7h 3c 9s 4s\n"
        "dealer reports second-hand-examined ann box 4\nsupervisor rules intentional"
    )
    (played,) = settled(told(actions))
    assert "reports second-hand-examined ann box 4" in written(played)
    assert [w["result"] for w in account(played)["wagers"]] == ["win", "returned"]


def test_cards_left_face_down_are_said_to_be_due() -> None:
    problem = wrong(told(f"{BETS}\ndeal{' ??' * 12}", 'table = "recorded"'))
    assert "face down at box 1 are to be turned" in problem.sentence


def test_the_readable_account() -> None:
    from io import StringIO

    from rich.console import Console

    from croupier.engine.history.accounts.page import page

    out = Console(file=StringIO(), width=120)
    halted = f"{BETS}\ndeal Kd ??\ndealer reports shoe-empty\nsupervisor rules confirm"
    for text in (told(DEALT), told("dealer closes"), told(halted, 'table = "recorded"')):
        out.print(page(settled(text)[0]))
    printed = out.file.getvalue()  # type: ignore[attr-defined]
    assert "5s 3c / Kd 9h  8 low, 9 high" in printed
    assert "The Dealer has 4 low, 7 high." in printed
    assert "No hand was compared." in printed
    assert "The round is void." in printed
    assert FORMAT not in printed
