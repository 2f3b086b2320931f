"""Which tables there are: what they can be set to, their clocks, and what becomes of them."""

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.games.roulette.layout import Terms as Series
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits, Settings, TableKind
from croupier.floor.house import commands as c
from croupier.floor.house import events as e
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.people import Actor
from croupier.floor.house.roles import Role
from croupier.floor.house.state import HouseTable
from tests.floor.house.scripting import CLOCKS, OWNER, Floor, settings

POSSIBLE = [
    *(settings(game, kind=kind) for game in PLAYED for kind in TableKind),
    settings("baccarat", layout="A", decks=6, limits=Limits(maximum_cents=500_00)),
    settings("blackjack", boxes=5, limits=Limits(5_00, 500_00, None, {"initial": 10_00})),
    settings("andar-bahar", limits=Limits(differential_cents=1000_00)),
    settings("si-ki-pi", boxes=3, dealing="sets"),
    settings("roulette", layout="K", terms=Series(six=("1-2-3-4-5-6",))),
]


@pytest.mark.parametrize("made", POSSIBLE, ids=lambda made: f"{made.game}-{made.layout}")
def test_what_a_game_can_be_set_to_makes_a_table(made: Settings) -> None:
    floor = Floor()
    added = floor.tell(c.AddTable(OWNER, "t-1", made, CLOCKS, made.electronic))
    assert added == (e.TableAdded("t-1", made, CLOCKS, made.electronic),)
    assert floor.house.tables["t-1"].settings == made


USUAL = settings("baccarat")


@pytest.mark.parametrize(
    "impossible",
    [
        replace(USUAL, game="poker"),
        replace(USUAL, game="Baccarat"),
        replace(USUAL, game="blackjack"),
        replace(USUAL, edition="1999-01-01"),
        replace(USUAL, layout="Z"),
        replace(USUAL, decks=0),
        replace(USUAL, decks=9),
        replace(USUAL, boxes=(1, 2)),
        replace(USUAL, unit_cents=0),
        replace(USUAL, unit_cents=7),
        replace(USUAL, limits=Limits(minimum_cents=-1)),
        replace(USUAL, limits=Limits(maximum_by_bet={"no-such-bet": 1_00})),
        replace(USUAL, limits=Limits(maximum_cents=500_00)),
        replace(USUAL, terms=None),
        replace(USUAL, terms=Series()),
        replace(settings("roulette"), decks=1),
        replace(settings("roulette"), boxes=(1,)),
        replace(settings("si-ki-pi"), boxes=tuple(range(50))),
    ],
    ids=str,
)
def test_what_no_game_can_be_set_to_makes_none(impossible: Settings) -> None:
    reason, told = Floor().refused(c.AddTable(OWNER, "t-1", impossible, CLOCKS, True))
    assert reason in (Reason.UNKNOWN, Reason.NOT_OFFERED)
    assert told


def test_the_books_own_words_refuse_a_table() -> None:
    command = c.AddTable(OWNER, "t-1", replace(USUAL, decks=9), CLOCKS, True)
    reason, told = Floor().refused(command)
    assert (reason, told) == (Reason.NOT_OFFERED, "Baccarat is played with 4 to 8 decks, not 9.")


@pytest.mark.parametrize(
    "name", ["", "-b1", "B1", "b 1", "b/1", "..", "house", "b" * 25, "桌", "b1\n", "b:1"]
)
def test_a_name_that_no_table_has(name: str) -> None:
    reason, _ = Floor().refused(c.AddTable(OWNER, name, USUAL, CLOCKS, True))
    assert reason is Reason.UNKNOWN


@pytest.mark.parametrize("field", Clocks.__struct_fields__)
@pytest.mark.parametrize("seconds", [0, -1, 3600.5, float("nan"), float("inf")])
def test_clocks_run_above_nothing_and_at_most_an_hour(field: str, seconds: float) -> None:
    clocks = replace(CLOCKS, **{field: seconds})
    reason, told = Floor().refused(c.AddTable(OWNER, "b1", USUAL, clocks, True))
    assert reason is Reason.AMOUNT
    assert field in told


@pytest.mark.parametrize("last_call", [30, 31])
def test_the_last_call_comes_while_bets_are_open(last_call: int) -> None:
    clocks = replace(CLOCKS, last_call_s=last_call)
    reason, _ = Floor().refused(c.AddTable(OWNER, "b1", USUAL, clocks, True))
    assert reason is Reason.AMOUNT


def test_clocks_are_changed_and_kept() -> None:
    floor = Floor()
    floor.tell(c.AddTable(OWNER, "b1", USUAL, CLOCKS, True))
    slower = replace(CLOCKS, betting_s=45, card_s=0.5)
    sue = Actor("Sue", Role.PIT_SUPERVISOR)
    assert floor.tell(c.ChangeClocks(sue, "b1", slower)) == (e.ClocksChanged("b1", slower),)
    assert floor.house.tables["b1"] == HouseTable("b1", USUAL, slower, automatic=True)
    again = floor.refused(c.ChangeClocks(sue, "b1", slower))
    assert again == (Reason.NOT_NOW, "The clocks of table b1 are set like this already.")
    for wrong in (replace(slower, spin_s=0), replace(slower, last_call_s=45)):
        assert floor.refused(c.ChangeClocks(sue, "b1", wrong))[0] is Reason.AMOUNT
    floor.tell(c.RemoveTable(OWNER, "b1"))
    for gone in ("b1", "b2"):
        told = floor.refused(c.ChangeClocks(sue, gone, CLOCKS))
        assert told == (Reason.UNKNOWN, f"There is no table called {gone}.")


def test_the_automatic_dealer_deals_electronic_cards() -> None:
    recorded = settings(kind=TableKind.RECORDED)
    reason, _ = Floor().refused(c.AddTable(OWNER, "b1", recorded, CLOCKS, True))
    assert reason is Reason.NOT_OFFERED


def test_a_table_is_removed_when_no_chips_of_players_lie_there() -> None:
    floor = Floor()
    floor.tell(c.AddTable(OWNER, "b1", USUAL, CLOCKS, True))
    told = (Reason.NOT_NOW, "Chips of players still lie at table b1.")
    for account in ("b1/purse Ann", "b1/layout"):
        floor.balances = {account: 1}
        assert floor.refused(c.RemoveTable(OWNER, "b1")) == told
    floor.balances = {"b1/float": 700, "b1/commission": 5}
    assert floor.tell(c.RemoveTable(OWNER, "b1")) == (e.TableRemoved("b1"),)
    assert not floor.house.tables["b1"].open


def test_the_name_of_a_table_is_used_once() -> None:
    floor = Floor()
    add = c.AddTable(OWNER, "b1", USUAL, CLOCKS, True)
    floor.tell(add)
    assert floor.refused(add)[0] is Reason.NOT_OFFERED
    floor.tell(c.RemoveTable(OWNER, "b1"))
    assert floor.refused(add)[0] is Reason.NOT_OFFERED
    gone = (Reason.UNKNOWN, "There is no table called b1.")
    assert floor.refused(c.RemoveTable(OWNER, "b1")) == gone
