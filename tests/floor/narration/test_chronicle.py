"""A round as it is written beside a table: row after row, and what the table is doing now."""

from typing import Any

import pytest

from croupier import open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.games.blackjack.commands import Stand
from croupier.engine.sentences import in_words
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.vocabulary.people import player
from croupier.floor.narration.announcements import Announcement, Announcer
from croupier.floor.narration.decisions import decision
from croupier.floor.narration.narrator import announcements, once_each
from croupier.floor.narration.present import present
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.protocol.rows import Row

Written = tuple[str, str, tuple[str, ...]]  # the head, what more there is, the paragraphs


class Beside:
    """A table, and what somebody who came in time has read beside it, the newest last."""

    def __init__(self, game: str, **head: Any) -> None:
        self.desk: Desk = open_table(
            game, purses={"ann": 1_000, "bob": 1_000}, **{"seats": {3: "ann"}, **head}
        )
        self.said: list[Announcement] = []

    def does(self, *lines: str) -> "Beside":
        for line in lines:
            round, steps = self.desk.round, []
            events = self.desk.say(line)
            assert isinstance(events, tuple), events
            for event in events:
                steps.append((round, event, evolve(self.desk.game, round, event)))
                round = steps[-1][2]
            announcer = Announcer(self.desk.game, "")
            self.said += announcements(announcer, steps, ANYBODY)
        return self

    def rows(self) -> dict[str, Row]:
        found: dict[str, Row] = {}
        for spoken in self.said:
            for row in spoken.rows or ():
                found.pop(row.thread, None)
                found[row.thread] = row
        return found

    def reads(self, thread: str) -> Written:
        return written(self.rows()[thread])

    def now(self) -> Written | None:
        row = present(self.desk.game, self.desk.table)
        return None if row is None else written(row)


def written(row: Row) -> Written:
    more = "" if row.more is None else in_words(row.more)
    return in_words(row.head), more, tuple(cite.split()[-1] for cite in row.cites)


def baccarat() -> Beside:
    return Beside("baccarat").does(
        "ann bets 100 banker box 3", "ann bets 50 banker box 3", "ann bets 25 tie box 3"
    )


@pytest.mark.rule("Baccarat 3.8", "Baccarat 3.10")
def test_bets_and_cards_grow_in_rows_of_their_own() -> None:
    table = baccarat().does("bob bets 200 player box 3", "dealer closes", "deal Ks 9h 4d 7c")
    assert [*table.rows()] == ["bets ann", "bets bob", "close", "hand player", "hand banker"]
    assert table.reads("bets ann") == ("ann bets 175", "Banker 150, Tie 25", ())
    assert table.reads("bets bob") == ("bob bets 200", "Player of box 3 200", ())
    head, more, cites = table.reads("close")
    assert (head, more) == ("No more Bets.", "3 bets, 375 on the table")
    assert cites[0] == "3.8"
    assert table.reads("hand player") == ("Player Hand: K♠ 4♦, 4 points", "", ("3.10",))
    assert table.reads("hand banker") == ("Banker Hand: 9♥ 7♣, 6 points", "", ("3.10",))


@pytest.mark.rule("Baccarat 3.11", "Baccarat 3.16")
def test_what_the_table_is_doing_and_how_it_ended() -> None:
    table = baccarat()
    assert table.now() == ("Place your Bets, please.", "2 bets, 175 on the table", ("3.3",))
    table.does("dealer closes", "deal Ks 9h")
    due = ("Next card: Player Hand", "Player Hand: 0 points, Banker Hand: 9 points", ("3.10",))
    assert table.now() == due
    table.does("deal 4d 7c")
    now = table.now()
    assert now is not None
    assert now[0] == "Banker Insurance, 3 to 1"
    assert "3.11" in now[2]
    table.does("deal 5s")
    assert table.now() is None, "what was said last says it"
    head, more, cites = table.reads("result")
    assert (head, more) == (
        "The Player Hand wins.",
        "Player Hand: 9 points, Banker Hand: 6 points",
    )
    assert cites == ("3.16",)
    assert table.reads("paid ann")[:2] == ("ann: −175", "Banker −150, Tie −25")


@pytest.mark.rule("Blackjack 3.8")
def test_a_decision_stands_beside_the_cards_it_is_about() -> None:
    table = Beside("blackjack").does("ann bets 50 initial box 3", "dealer closes", "deal 8h 6c Kd")
    table.does("ann declines")  # to surrender
    assert table.now() == ("ann decides: Box 3", "Box 3: 18, Dealer: 6", ("3.8",))
    before = table.desk.round
    stands = Stand(player("ann"), 3, 1)
    assert isinstance(table.desk.do(stands), tuple)
    (row,) = decision(table.desk.game, before, table.desk.round, stands).rows or ()
    assert row.thread == "hand box 3", "in the place of the cards alone"
    assert written(row) == ("Box 3: 8♥ K♦, 18", "ann stands.", ("3.8",))


@pytest.mark.rule("Si Ki Pi 3.15")
def test_cards_that_lie_face_down_are_one_row() -> None:
    table = Beside("si-ki-pi").does("ann bets 50 initial box 3", "dealer closes")
    table.does("deal 9h Ac Ks 6c 9c 3d Kd Ts")
    assert "hand box 3" not in table.rows()
    row = table.reads("face-down")
    assert row == ("8 cards face down, 2 hands", "Box 3, Dealer", ("3.15",))


@pytest.mark.rule("Roulette 3.7", "Roulette 5.1")
def test_a_ball_has_its_paragraph_and_chips_turned_away_a_row_of_their_own() -> None:
    limits = {"minimum": 5, "maximum": 100}
    table = Beside("roulette", seats={}, limits=limits).does("ann bets 80 red", "ann bets 50 red")
    assert table.reads("bets ann") == ("ann bets 100", "Red 100", ())
    ((head, _, cites),) = [written(row) for name, row in table.rows().items() if "limits" in name]
    assert "30 more did not fit under the limits" in head
    assert cites == ("5.1",)
    table.does("dealer closes")
    assert table.now() == ("No more Bets.", "1 bet, 100 on the table", ("3.7",))
    table.does("dealer spin 1")
    assert table.reads("result")[1] == "1 bet paid, 100 out"
    (ball,) = [said for said in table.said if said.rows is None]
    assert ball.cites == ("Roulette 3.7",)


def test_whoever_comes_later_reads_each_row_as_it_was_told_last() -> None:
    table = baccarat().does("dealer closes", "deal Ks 9h 4d 7c")
    late = [row for said in once_each(table.said) for row in said.rows or ()]
    assert late == [*table.rows().values()]
