"""Roulette in history files: its head, its bets, the spin, its facts, its account."""

import pytest

from croupier import open_table
from croupier.engine.front.file_player import play_file
from croupier.engine.games.roulette.layout import terms_of
from croupier.engine.history.accounts.account import account
from croupier.engine.history.accounts.page import page
from croupier.engine.history.dialects.roulette import DIALECT, worth
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from croupier.engine.sentences import sentence
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from tests.engine.history.scripts import history, results, settled, wrong

BETS = "ann bets 10 straight 17\nbob bets 20 red\ndealer closes\n"
SERIES = '[series]\nthree = ["3-2-1"]\nsix = ["0-00-h-1-2-3"]'


def played(actions: str, head: str = "", tables: str = "") -> Played:
    (round,) = settled(history(actions, head, game="roulette", tables=tables))
    return round


def fault(actions: str, head: str = "", tables: str = "") -> HistoryError:
    return wrong(history(actions, head, game="roulette", tables=tables))


def wagers(round: Played, *keys: str) -> list[tuple[object, ...]]:
    return [tuple(wager[key] for key in keys) for wager in account(round)["wagers"]]


@pytest.mark.rule("Roulette 3.8")
@pytest.mark.parametrize("pocket", ["0", "00", "H", "1", "17", "36"])
def test_the_outcome_is_the_pocket(pocket: str) -> None:
    told = account(played(BETS + f"spin {pocket}"))
    assert (told["outcome"], told["cards_dealt"], told["held"]) == (pocket, 0, [])


def test_on_names_pockets_a_column_a_dozen_or_nothing() -> None:
    lines = [
        "ann bets 1 straight h",
        "ann bets 1 split 1-0",
        "ann bets 1 street H-00-0",
        "ann bets 1 corner 5-4-2-1",
        "ann bets 1 top-line",
        "ann bets 1 top_line",
        "ann bets 1 line 1-2-3-4-5-6",
        "ann bets 1 column 2",
        "ann bets 1 dozen 3",
        "ann bets 1 zeros",
        "ann bets 1 low",
        "ann bets 1 series-3 1-3-2",
        "ann bets 1 series-6 0-00-H-3-2-1",
        "dealer closes",
        "spin 9",
    ]
    round = played("\n".join(lines), 'layout = "k"', SERIES)
    assert wagers(round, "bet", "on", "box", "hand", "stage") == [
        ("straight", "H", None, None, None),
        ("split", "0-1", None, None, None),
        ("street", "0-00-H", None, None, None),
        ("corner", "1-2-4-5", None, None, None),
        ("top-line", None, None, None, None),
        ("top-line", None, None, None, None),
        ("line", "1-2-3-4-5-6", None, None, None),
        ("column", "2", None, None, None),
        ("dozen", "3", None, None, None),
        ("zeros", None, None, None, None),
        ("low", None, None, None, None),
        ("series-3", "1-2-3", None, None, None),
        ("series-6", "0-00-H-1-2-3", None, None, None),
    ]


def test_a_placement_may_be_named_otherwise_each_time() -> None:
    lines = (
        "ann bets 40 split H-0\nann withdraws 10 split 0-H\nbob bets 30 split h-0\n"
        "dealer rejects split H-0\ndealer closes\nspin 1\n"
        'shift-manager decides return ann split H-0 "misplaced"'
    )
    round = played(lines, 'table = "recorded"', "[limits]\nmaximum = 50")
    assert wagers(round, "player", "stake_cents", "result") == [
        ("ann", 3000, "returned"),
        ("bob", 2000, "lose"),
    ]


@pytest.mark.rule("Roulette 5.5.2", "Roulette 5.5.6")
@pytest.mark.parametrize(
    ("line", "paragraph"),
    [
        ("spin 17 revolutions 3", "Roulette 5.5.2"),
        ("spin 17 with-wheel", "Roulette 5.5.6"),
        ("spin 17 revolutions 3 with-wheel", "Roulette 5.5.6"),
        ("dealer spins 17 with_wheel revolutions 9", "Roulette 5.5.6"),
    ],
)
@pytest.mark.parametrize("table", ["electronic", "recorded"])
def test_a_spin_that_is_none(line: str, paragraph: str, table: str) -> None:
    lines = f"{BETS}{line}\nsupervisor rules confirm"
    round = played(lines, f'table = "{table}"')
    told = account(round)
    assert (told["outcome"], results(round)) == ("void", ["returned", "returned"])
    assert [ruled["cites"] for ruled in told["rulings"]] == [[paragraph]]
    assert told["wagers"][0]["cites"] == [paragraph, "Roulette 5.11"]


def test_a_spin_that_is_one() -> None:
    assert account(played(BETS + "spin 17 revolutions 12"))["outcome"] == "17"
    assert account(played(BETS + "dealer:lee spins 17"))["outcome"] == "17"


@pytest.mark.rule("Roulette 5.5", "Roulette 5.6")
@pytest.mark.parametrize("spun", ["", "spin 17\n"])
@pytest.mark.parametrize(
    ("fact", "number"),
    [
        ("ball-dropped", "5.5.1"),
        ("few-revolutions", "5.5.2"),
        ("no-pocket", "5.5.3"),
        ("ball-left", "5.5.4"),
        ("wheel-still", "5.5.5"),
        ("same-direction", "5.5.6"),
        ("foreign-object", "5.5.7"),
        ("interference", "5.5.8"),
        ("wheel-stopped", "5.5.9"),
        ("ball-broke", "5.6"),
    ],
)
def test_every_fact_that_voids(fact: str, number: str, spun: str) -> None:
    by = "shift-manager" if fact == "ball-broke" else "supervisor"
    round = played(f"{BETS}{spun}ann reports {fact}\n{by} rules confirm")
    assert (account(round)["outcome"], results(round)) == ("void", ["returned", "returned"])
    assert account(round)["wagers"][1]["cites"] == [f"Roulette {number}", "Roulette 5.11"]


@pytest.mark.rule("Roulette 5.10")
def test_facts_that_change_nothing_and_one_of_another_game() -> None:
    lines = f"{BETS}dealer reports walked-away ann\nspin 17\ndealer reports display-wrong"
    told = account(played(lines + '\ndealer reports noticed-late "yesterday"'))
    assert [ruled["cites"][0] for ruled in told["rulings"]] == [
        "Roulette 5.3",
        "Roulette 5.10",
        "Roulette 5.9",
    ]
    assert "shoe-empty" in fault(f"{BETS}dealer reports shoe-empty").sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("spin 37", "'37' is not a pocket; the wheel has 0, 00, H and 1 to 36."),
        ("spin", "The line ends where a pocket should be named."),
        ("spin 17 turns 3", "Here “revolutions” should follow, not 'turns'."),
        ("spin 17 revolutions", "The line ends where how many revolutions should be named."),
        ("deal 9h", "Roulette is played without cards."),
        ("ann spins 17", "ann is a Player; this is for a Dealer or above."),
    ],
)
def test_lines_that_cannot_be(line: str, sentence: str) -> None:
    problem = fault(BETS + line)
    assert (problem.sentence, problem.action) == (sentence, line)


@pytest.mark.rule("Roulette 3.7")
def test_a_round_without_a_spin_is_not_finished() -> None:
    problem = fault(BETS)
    assert problem.sentence == "The round is not finished: the ball is to be spun."
    assert problem.cites == ("Roulette 3.7",)


@pytest.mark.rule("Roulette 2.1.1")
@pytest.mark.parametrize(
    ("head", "tables", "sentence"),
    [
        ('layout = "C"', "", "Roulette is not played on a layout 'C'"),
        ("decks = 8", "", "Roulette is played without cards; it has no decks."),
        ("boxes = 7", "", "A Roulette table has no 'boxes' to set."),
        ("", '[shoe]\ncards = "9h"', "Roulette is played without cards; it has no shoe."),
        ("", '[seats]\n1 = "ann"', "ann cannot sit at box 1; this table has no boxes."),
        ("", SERIES, "Layout A has no Series Bets."),
        ('layout = "G"', '[series]\nfour = ["1-2-3-4"]', "There is no key 'four'"),
        ('layout = "G"', '[series]\nthree = "1-2-3"', "must be a list of texts, not '1-2-3'."),
        ('layout = "G"', "[series]\nthree = [3]", "series.three must be a text in quotes"),
        ('layout = "G"', '[series]\nthree = ["1-2"]', "does not name three different pockets"),
        ('layout = "G"\nseries = 3', "", "series must be a table of its own, not 3."),
    ],
)
def test_heads_that_cannot_be(head: str, tables: str, sentence: str) -> None:
    assert sentence in fault(BETS + "spin 1", head, tables).sentence


def test_series_written_and_read_again() -> None:
    lines = "ann bets 5 series-3 1-2-3\ndealer closes\nspin 2 revolutions 5"
    limits = "\n[limits]\nmaximum = { straight = 100, series-3 = 50 }"
    before = played(lines, 'layout = "G"', SERIES + limits)
    text = written(before)
    assert 'series = { three = ["1-2-3"], six = ["0-00-H-1-2-3"] }' in text
    assert "decks" not in text
    assert "\nspin 2 revolutions 5\n" in text
    again = play_file(text.encode(), before.file)
    assert again.error is None, str(again.error)
    assert account(again.rounds[0]) == account(before)


def test_a_wrong_spin_written_and_read_again() -> None:
    before = played(BETS + "spin 17 revolutions 3 with-wheel\nsupervisor rules confirm")
    text = written(before)
    assert "\nspin 17 revolutions 3 with-wheel\n" in text
    (again,) = settled(text)
    assert again.commands == before.commands


def test_a_table_opened_from_python() -> None:
    desk = open_table("roulette", layout="J", series={"three": ["1-2-3"]})
    assert terms_of(desk.round.settings).three == ("1-2-3",)
    with pytest.raises(ImpossibleSetting, match="no Series Bets"):
        open_table("roulette", series={"three": ["1-2-3"]})


def test_the_ball_on_the_page() -> None:
    assert worth("17") == "black, odd, 1-18"
    assert worth("36") == "red, even, 19-36"
    assert worth("00") == "zero"
    (ball,) = DIALECT.hands(played(BETS + "spin H").round)
    assert (ball.cards, ball.worth) == (("★",), "the House pocket")
    assert (
        sentence(DIALECT.told(played(BETS + "spin H").round))
        == "The ball rests in the House pocket ★."
    )
    assert sentence(DIALECT.told(played(BETS + "spin 00").round)) == "The ball rests in 00."
    void = played(BETS + "dealer reports ball-left\nsupervisor rules confirm")
    assert DIALECT.hands(void.round)[0].cards == ()
    assert sentence(DIALECT.told(void.round)) == "The round is void."
    title = page(void).renderables[1]
    assert str(title) == "Roulette, electronic table, layout A"
