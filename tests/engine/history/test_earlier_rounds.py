"""Rounds before this one that a broken ball makes void, in a file and at a desk (Roulette 5.6)."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier import Refused, open_table
from croupier.engine.front.file_player import play_file
from croupier.engine.front.open_table import Desk
from croupier.engine.history.accounts.account import account
from croupier.engine.history.writer import written
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table_events import EarlierRoundVoided
from croupier.engine.table.vocabulary.events import RoundVoided, RulingMade, SettlementReversed
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.history.scripts import FORMAT, paid, ruled, settled, wrong

VOIDS = 'shift-manager:tan voids round 1 "cracked since noon"'
BROKE = "dealer reports ball-broke\nshift-manager:tan rules confirm\n"
FIRST = "ann bets 100 red\nbob bets 10 straight 2\ndealer closes\nspin 1"
SECOND = "ann bets 50 red\ndealer closes\nspin 2"


def evening(*rounds: str, head: str = "") -> str:
    told = "".join(f"[[round]]\nactions = '''\n{actions}\n'''\n" for actions in rounds)
    return f'{FORMAT}game = "roulette"\ntable = "recorded"\n{head}\n{told}'


@pytest.mark.rule("Roulette 5.6", "Roulette 5.11")
def test_a_later_round_of_the_file_voids_an_earlier_one() -> None:
    first, second, third = settled(
        evening(FIRST, SECOND, BROKE + VOIDS + "\ndealer closes\nspin 3")
    )
    told = account(first)
    assert (told["outcome"], told["round"]) == ("void", 1)
    assert [ruled(each) for each in told["rulings"]] == [
        {
            "cites": ["Roulette 5.6"],
            "effect": "the round is void and all bets are returned",
            "by": "tan",
            "reason": "cracked since noon",
        }
    ]
    assert [(w["result"], w["payout_cents"], w["net_cents"]) for w in told["wagers"]] == [
        ("returned", 10_000, 0),
        ("returned", 1_000, 0),
    ]
    assert told["wagers"][0]["cites"] == ["Roulette 5.6", "Roulette 5.11"]
    assert (paid(second), account(second)["outcome"]) == ({"ann red": 0}, "2")
    assert account(third)["outcome"] == "3"


@pytest.mark.rule("Roulette 5.6")
def test_a_long_evening_knows_its_rounds_by_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.engine.front.start.MOST", 2)
    last = BROKE + VOIDS + "\ndealer closes\nspin 3"
    rounds = settled(evening(FIRST, SECOND, SECOND, SECOND, last))
    assert [account(p)["outcome"] for p in rounds] == ["void", "2", "2", "2", "3"]


@pytest.mark.rule("Roulette 5.6")
def test_several_are_named_in_one_line_and_this_one_may_be_void_too() -> None:
    last = f"ann bets 10 odd\ndealer closes\n{BROKE}{VOIDS.replace('round 1', 'Rounds 2 1')}"
    assert [account(p)["outcome"] for p in settled(evening(FIRST, SECOND, last))] == ["void"] * 3


@pytest.mark.rule("Roulette 5.6")
def test_the_ball_that_broke_may_have_been_reported_in_a_round_between() -> None:
    rounds = settled(evening(FIRST, BROKE + "dealer closes\nspin 5", f"{VOIDS}\n{SECOND}"))
    assert [account(p)["outcome"] for p in rounds] == ["void", "5", "2"]


@pytest.mark.rule("Roulette 5.6", "Roulette 5.5.4")
def test_a_ball_found_broken_when_the_round_is_void_already_reaches_back() -> None:
    void = "ann bets 50 red\ndealer closes\ndealer reports ball-left\nsupervisor rules confirm\n"
    first, second = settled(evening(FIRST, f"{void}dealer reports ball-broke\n{VOIDS}"))
    assert [account(p)["outcome"] for p in (first, second)] == ["void", "void"]
    assert account(second)["rulings"][-1]["cites"] == ["Roulette 5.6", "Roulette 5.11"]
    twice = "dealer reports ball-broke\ndealer reports ball-broke"
    assert wrong(evening(FIRST, void + twice)).sentence == "The round has been voided."


@pytest.mark.rule("Roulette 5.6", "Roulette 5.9")
@pytest.mark.parametrize(
    ("lines", "sentence", "cites"),
    [
        (
            BROKE + VOIDS.replace("shift-manager", "manager"),
            "tan is a Pit Manager; this is for a Table Games Shift Manager or above.",
            ("Roulette 5.6",),
        ),
        (
            BROKE + "shift-manager voids round 1",
            "Voiding earlier rounds needs a reason.",
            ("Roulette 5.6",),
        ),
        (
            BROKE + VOIDS + "\n" + VOIDS,
            "Round 1 is void already.",
            ("Roulette 5.6",),
        ),
        (
            BROKE + VOIDS.replace("round 1", "round 2"),
            "Nothing reported since round 2 reaches back to it.",
            ("Roulette 5.6",),
        ),
        (
            BROKE + VOIDS.replace("round 1", "round 3"),
            "Name rounds of this table, from 1 to 2.",
            (),
        ),
        (
            f'dealer reports ball-broke\n{VOIDS}\nshift-manager rules unfounded "a chip broke"',
            "Earlier rounds are void under this report; it cannot be undone.",
            ("Roulette 5.6",),
        ),
        (
            'dealer reports ball-broke\nshift-manager rules unfounded "a chip broke"\n' + VOIDS,
            "Nothing reported since round 1 reaches back to it.",
            ("Roulette 5.9",),
        ),
        (VOIDS, "Nothing reported since round 1 reaches back to it.", ("Roulette 5.9",)),
        (VOIDS.replace("round 1", "1"), "Here “round” should follow, not '1'.", ()),
        (
            "shift-manager voids rounds",
            "The line ends where the number of a round should be named.",
            (),
        ),
    ],
)
def test_lines_that_void_nothing(lines: str, sentence: str, cites: tuple[str, ...]) -> None:
    text = evening(FIRST, f"{lines}\ndealer closes\nspin 1")
    problem = wrong(text)
    assert (problem.sentence, problem.cites) == (sentence, cites)
    before = play_file(text.encode(), "round.toml").rounds
    assert [account(p)["outcome"] for p in before] == ["1"]  # an unsettled round voids nothing


@pytest.mark.rule("Roulette 5.6", "Roulette 5.5.8")
def test_another_false_alarm_is_still_called_one_after_earlier_rounds_are_void() -> None:
    last = (
        f"ann bets 10 odd\ndealer closes\ndealer reports ball-broke\ndealer reports interference\n"
        f'{VOIDS}\nsupervisor rules unfounded interference "nobody near"\n'
        "shift-manager rules unaffected\nspin 3"
    )
    assert [account(p)["outcome"] for p in settled(evening(FIRST, last))] == ["void", "3"]


def test_no_line_of_one_game_reaches_a_round_of_another() -> None:
    baccarat = 'game = "baccarat"\nactions = "dealer closes\\ndeal 9h 4c Ks 2d"\n'
    text = evening(FIRST, BROKE + VOIDS).replace("[[round]]\n", f"[[round]]\n{baccarat}", 1)
    text = text.replace(f"actions = '''\n{FIRST}\n'''\n", "")
    assert wrong(text).sentence == "Round 1 was one of another game."


def test_no_chips_pass_between_the_rounds_of_a_file() -> None:
    head = "[purses]\nann = 100\nbob = 50"
    last = f"ann bets 100 odd\n{BROKE}{VOIDS}\ndealer closes\nspin 2"
    first, second = settled(evening(FIRST, last, head=head))
    assert first.round.purses == {"ann": 20_000, "bob": 4_000}  # as the round had left them
    assert second.round.purses == {"ann": 0, "bob": 5_000}
    again = settled(written(second))[0]  # the line says nothing of its own round
    assert account(again)["wagers"] == account(second)["wagers"]


def test_the_command_shows_the_round_as_void(
    croupier: Callable[..., tuple[int, str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be folded
    file = Path("evening.toml")
    file.write_text(evening(FIRST, BROKE + VOIDS + "\ndealer closes\nspin 3"))
    status, out, _ = croupier("settle", str(file))
    first, second = out.split("evening.toml, round 2")
    assert status == 0
    assert "The round is void." in first
    assert "(tan, “cracked since noon”)" in " ".join(first.split())
    assert "The ball rests in 3." in second
    _, told, _ = croupier("settle", "--json", str(file))
    assert [round["outcome"] for round in json.loads(told)["rounds"]] == ["void", "3"]


def said(desk: Desk, lines: str) -> None:
    for line in lines.splitlines():
        assert not isinstance(desk.say(line), Refused), line


@pytest.mark.rule("Roulette 5.6", "Roulette 5.11")
def test_the_same_line_at_a_desk_moves_the_purses_of_tonight() -> None:
    desk = open_table("roulette", table="recorded", purses={"ann": 100, "bob": 50})
    said(desk, FIRST)
    assert desk.open_round()
    said(desk, BROKE)
    assert desk.round.purses == {"ann": 20_000, "bob": 4_000}
    answer = desk.say("shift-manager voids round 1")
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.REASON_MISSING
    (voided,) = desk.say(VOIDS)  # type: ignore[misc]
    assert isinstance(voided, EarlierRoundVoided)
    assert voided.number == 1
    assert [type(event) for event in voided.events] == [
        RulingMade,
        SettlementReversed,
        SettlementReversed,
        RoundVoided,
    ]
    assert [round.status for round in desk.record.rounds] == [Status.VOID]
    assert desk.round.status is Status.BETTING
    assert desk.round.purses == {"ann": 10_000, "bob": 5_000}
