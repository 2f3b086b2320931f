"""`croupier pit`: tables that are opened and changed, clocks, claims, roles and passwords."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.floor.house.clocks import Clocks
from croupier.floor.protocol.frames import DoneFrame
from tests.cli.pit_at_work import DONE, STAFFS, Pit, Run
from tests.floor.server.house import SLOW, House, Visitor, opened

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("floor")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with opened(folder, SLOW) as house:
        owner = house.owner()
        for name, role in (
            ("sue", "pit-supervisor"),
            ("max", "shift-manager"),
            ("dora", "dealer"),
        ):
            house.staff(owner, name, role)
        yield house


@pytest.fixture
def pit(house: House, croupier: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Pit:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return Pit(house, croupier, monkeypatch)


def shown(pit: Pit, table: str) -> dict[str, Any]:
    tables = msgspec.json.decode(pit("tables", "--json")[1])["tables"]
    (found,) = [one for one in tables if one["table"]["name"] == table]
    there: dict[str, Any] = found
    return there


def test_a_table_is_opened_as_it_is_described(pit: Pit) -> None:
    described = ("--layout", "a", "--decks", "6", "--unit", "5", "--minimum", "50")
    private = ("--rule", "private=true", "--rule", "insurance=false")
    timed = ("--betting", "40", "--last-call", "7.5")
    words = ("open", "salon-9", "baccarat", "--recorded", *described, *private, *timed)
    assert pit(*words, name="max") == DONE
    salon = shown(pit, "salon-9")
    settings = salon["settings"]
    assert (settings["kind"], salon["table"]["automatic"]) == ("recorded", False)
    assert (settings["layout"], settings["decks"], settings["unit_cents"]) == ("A", 6, 500)
    assert settings["limits"]["minimum_cents"] == 5_000
    assert (settings["terms"]["private"], settings["terms"]["insurance"]) == (True, False)
    clocks = msgspec.json.decode(pit("clocks", "salon-9", "--json")[1])
    wanted = msgspec.structs.replace(Clocks(), betting_s=40, last_call_s=7.5)
    assert clocks == {
        "table": "salon-9",
        "clocks": msgspec.to_builtins(wanted),
        "changed": False,
    }


def test_an_electronic_table_deals_by_itself(pit: Pit) -> None:
    series = 'series.six=["1-2-3-4-5-6"]'
    assert pit("open", "wheel-9", "roulette", "--layout", "K", "--rule", series, name="max") == DONE
    wheel = shown(pit, "wheel-9")
    assert wheel["table"]["automatic"]
    assert wheel["settings"]["terms"]["six"] == ["1-2-3-4-5-6"]
    sets = ("open", "kings-9", "si-ki-pi", "--boxes", "3", "--rule", "dealing=sets")
    assert pit(*sets, name="Olive") == DONE
    assert shown(pit, "kings-9")["settings"]["boxes"] == [1, 2, 3]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("x", "poker"), "There is no game called 'poker'"),
        (("x", "baccarat", "--decks", "9"), "Baccarat is played with 4 to 8 decks, not 9."),
        (("x", "roulette", "--boxes", "3"), "A Roulette table has no 'boxes' to set."),
        (("x", "baccarat", "--rule", "private"), "“private” is not a rule of a table."),
        (("x", "baccarat", "--rule", "a b=1"), "“a b=1” is not a rule of a table."),
        (("x", "baccarat", "--rule", "private=perhaps"), "private must be true or false, not"),
        (("x", "baccarat", "--rule", "decks=7"), "There is no key 'decks'; choose from"),
        (("x", "baccarat", "--minimum", "much"), "'much' is not an amount"),
        (("x", "baccarat", "--betting", "5", "--last-call", "6"), "The last call must come"),
        (("x", "baccarat", "--spin", "0"), "The clock spin_s must be above 0"),
        (("x", "baccarat", "--edition", "1999-01-01"), "Baccarat has no edition '1999-01-01'"),
        (("Salon 9", "baccarat"), "'Salon 9' cannot name a table"),
        (("baccarat-1", "baccarat"), "There is, or was, a table called baccarat-1"),
    ],
    ids=str,
)
def test_what_no_table_can_be(pit: Pit, words: tuple[str, ...], told: str) -> None:
    assert pit.refused("open", *words, name="max").startswith(told)


def test_who_opens_and_changes_what(pit: Pit) -> None:
    told = "sue has the role Pit Supervisor; this is for Table Games Shift Manager or Owner."
    assert pit.refused("open", "x", "baccarat") == told
    assert pit.refused("remove", "baccarat-1") == told
    assert pit.refused("role", "dora", "player") == told
    assert pit.refused("dismiss", "dora") == told
    assert pit.refused("password", "dora", more=STAFFS) == told
    owner = "Olive has the role Owner and gives no command at a table."
    assert pit.refused("change", "baccarat-1", "--decks", "6", name="Olive") == owner
    for words in (("settle-claim",), ("waive-claim", "--reason", "x")):
        refused = pit.refused(*words, "roulette-1", "ann")
        assert refused.startswith("sue is a Pit Supervisor; this is for a Table Games Shift")
    assert "Dealer; this is for Pit Supervisor" in pit.refused(
        "clocks", "baccarat-1", "--betting", "50", name="dora"
    )


@pytest.mark.rule("Baccarat 3.4")
def test_a_change_is_announced_and_comes_with_the_next_round(pit: Pit) -> None:
    assert pit("change", "baccarat-1", "--layout", "A", "--decks", "6") == DONE
    assert pit("limits", "baccarat-1", "--minimum", "10") == DONE
    there = shown(pit, "baccarat-1")
    announced = there["announced"]
    assert (announced["layout"], announced["decks"]) == ("A", 6)
    assert announced["limits"]["minimum_cents"] == 1_000
    assert announced["boxes"] != there["settings"]["boxes"], "as the layout has them"
    assert there["settings"]["decks"] == 8, "the round in play is played to its end"
    assert pit.refused("change", "baccarat-1", "--decks", "6") == (
        "Table baccarat-1 is set up, or announced, like this already."
    )
    for words, told in (
        ((), "Say what is to change: --layout, --decks, --boxes, --unit, --edition or --rule."),
        (("--layout", "Z"), "Baccarat has no layout 'Z'; its appendices are A to G."),
        (("--unit", "7"), "The minimum"),
    ):
        assert pit.refused("change", "baccarat-1", *words).startswith(told)
    assert pit.refused("change", "nowhere", "--decks", "6").startswith("There is no table nowhere")


def test_clocks_are_shown_and_changed(pit: Pit, croupier: Run) -> None:
    status, out, _ = pit("clocks", "blackjack-1")
    rows = [line.split(maxsplit=2) for line in out.splitlines()]
    assert (status, rows[0]) == (0, ["Clock", "Seconds", "What it counts"])
    assert ["--betting", "600", "from “Place your Bets” until the bets close"] in rows
    assert len(rows) == 1 + len(Clocks.__struct_fields__)
    zh = pit("clocks", "blackjack-1", "--language", "zh")[1]
    assert "从“请下注”到“停止下注”" in zh
    assert pit("clocks", "blackjack-1", "--betting", "30.5", "--seat-kept", "60") == DONE
    found = msgspec.json.decode(pit("clocks", "blackjack-1", "--card", "0.5", "--json")[1])
    assert found["changed"]
    assert (found["clocks"]["betting_s"], found["clocks"]["card_s"]) == (30.5, 0.5)
    already = "The clocks of table blackjack-1 are set like this already."
    assert pit.refused("clocks", "blackjack-1", "--betting", "30.5") == already
    assert "at most 3600 seconds" in pit.refused("clocks", "blackjack-1", "--pause", "inf")
    assert "no table" in pit.refused("clocks", "nowhere", "--pause", "5")
    every = (f"--{name.removesuffix('_s').replace('_', '-')}" for name in Clocks.__struct_fields__)
    seconds = [word for number, option in enumerate(every, 9) for word in (option, str(number))]
    assert pit("clocks", "blackjack-1", *seconds, "--last-call", "2") == DONE
    after = msgspec.json.decode(pit("clocks", "blackjack-1", "--json")[1])["clocks"]
    assert list(after.values()) == [9, 2, 11, 12, 13, 14, 15], "each option is its own clock"


def test_a_table_is_removed_once_it_is_closed(pit: Pit) -> None:
    assert pit("open", "gone-9", "baccarat", "--recorded", name="max") == DONE
    assert pit.refused("remove", "gone-9", name="max").startswith("Table gone-9 has to be closed")
    assert pit("close", "gone-9") == DONE
    assert pit("remove", "gone-9", name="max") == DONE
    assert "no table" in pit.refused("clocks", "gone-9", "--pause", "5")


def test_roles_and_passwords(pit: Pit) -> None:
    house = pit.house
    first, second, third = ("first one, long", "second one, long", "third one, long")
    assert pit("hire", "dan", "dealer", name="max", more=first) == DONE
    assert pit("password", "dan", name="Olive", more=second) == DONE
    assert pit("password", "dan", name="dan", own=second, more=third) == DONE
    wrong = "Name and password do not go together."
    assert pit.refused("tables", name="dan", own=second) == wrong
    assert pit.refused("tables", name="dan", own=third).startswith("The Pit is for a Pit")
    assert pit.refused("password", "dan", name="max", more="short") == (
        "A password has at least 10 characters."
    )
    house.guest("gil")
    assert pit.refused("password", "gil", name="max", more=first) == (
        "gil is a guest and has no password."
    )
    assert pit.refused("password", "Olive", name="max", more=first) == (
        "max cannot decide about the role Owner; an Owner can."
    )
    assert pit("role", "dan", "pit-supervisor", name="Olive") == DONE
    assert pit("tables", name="dan", own=third)[0] == 0
    assert pit.refused("role", "dan", "king", name="Olive").startswith("“king” is not one of")
    assert pit.refused("role", "Olive", "player", name="Olive").startswith("Olive is the only")
    assert pit("dismiss", "dan", name="Olive") == DONE
    assert pit.refused("tables", name="dan", own=third) == wrong
    assert pit.refused("dismiss", "dan", name="Olive") == "The account of dan is closed."


def test_nobody_is_hired_with_a_password_that_the_house_refuses(pit: Pit) -> None:
    told = "A password has at least 10 characters."
    assert pit.refused("hire", "eve", "dealer", name="max", more="short") == told
    assert "eve" not in pit("people")[1]


@pytest.mark.rule("Roulette 5.6")
def test_claims_are_listed_settled_and_waived(pit: Pit, croupier: Run, folder: Path) -> None:
    """A ball was broken: what ann and bob have won, and taken away, they owe."""
    assert pit("open", "ball-9", "roulette", "--recorded", name="max") == DONE
    assert pit("licence", "dora", "roulette", name="max") == DONE
    assert pit("on-duty", "ball-9", "dora") == DONE
    dora, players = Visitor(pit.house), [pit.house.guest(name) for name in ("ann", "bob")]
    dora.posted("/api/login", {"name": "dora", "password": STAFFS})
    with dora.table("ball-9") as seat:
        assert isinstance(seat.do("table.open-round.1"), DoneFrame)
        for name, each in zip(("ann", "bob"), players, strict=True):
            with each.table("ball-9") as other:
                other.do("table.buy-chips.1", player=name, cents=1_000)
                assert isinstance(other.say("bets 10 straight 3"), DoneFrame)
        for line in ("closes", "spin 3"):
            assert isinstance(seat.say(line), DoneFrame)
        for name, each in zip(("ann", "bob"), players, strict=True):
            with each.table("ball-9") as other:
                assert isinstance(other.do("table.cash-out.1", player=name), DoneFrame)
        assert isinstance(seat.do("table.open-round.1"), DoneFrame)
        for line in ("closes", "reports ball-broke"):
            assert isinstance(seat.say(line), DoneFrame)
    assert pit("claims") == (0, "Nobody owes the House anything.\n", "")
    void = ("void", "ball-9", "1", "--reason", "the ball was broken")
    status, out, err = pit(*void, name="max", more="n")
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        "Round 2 of ball-9 is in play. What this decision does:",
        "  ann has 0 at the table now, and 0 then. ann then owes the House 350.",
        "  bob has 0 at the table now, and 0 then. bob then owes the House 350.",
        "Decide so? (y, or anything else to leave it) "
        "croupier: Nothing was decided. `--yes` decides without asking.",
    ]
    assert pit("claims")[1] == "Nobody owes the House anything.\n"
    assert pit(*void, "--yes", name="max") == DONE
    assert pit("rule", "ball-9", "confirm", "--reason", "seen", name="max") == DONE
    rows = [line.split() for line in pit("claims")[1].splitlines()]
    assert rows == [
        ["Table", "Player", "Owes", "Wallet"],
        ["ball-9", "ann", "350", "10350"],
        ["ball-9", "bob", "350", "10350"],
    ]
    assert "ball-9: The House has a claim of 350 on ann." in pit("alerts")[1]
    claim = {"table": "ball-9", "player": "ann", "cents": 35_000, "wallet_cents": 1_035_000}
    assert msgspec.json.decode(pit("claims", "--json")[1])["claims"][0] == claim
    assert "欠款" in pit("claims", "--language", "zh")[1]
    assert pit("settle-claim", "ball-9", "ann", name="max") == DONE
    assert pit.refused("settle-claim", "ball-9", "ann", name="max").startswith("ann owes the")
    assert pit.refused("waive-claim", "ball-9", "bob", "--reason", "", name="max") == (
        "Waiving a claim needs a reason."
    )
    assert pit("waive-claim", "ball-9", "bob", "--reason", "our ball", name="max") == DONE
    assert pit("claims")[1] == "Nobody owes the House anything.\n"
    people = {line.split()[0]: line.split()[-1] for line in pit("people")[1].splitlines()}
    assert (people["ann"], people["bob"]) == ("10000", "10350")
    status, out, err = croupier("verify", str(folder / "floor.db"))
    assert (status, err) == (0, ""), out
