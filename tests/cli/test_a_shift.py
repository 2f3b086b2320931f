"""A shift at a recorded table with `croupier serve`, `pit` and `join` alone, from the first Owner
to the returns: ten rounds, three errors, one of them a void after the payment."""

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cli.people_typing import Terminal, a_floor, seated

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]
OLIVES, STAFFS = "correct horse battery", "staple staple staple"
DONE = "Done, and on record.\n"
SUITS = "shdcshdcsh"


class Pit:
    """Runs `croupier pit`; what is typed besides comes from standard input."""

    def __init__(
        self, address: str, code: str, croupier: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.address = address
        self._code, self._croupier, self._patched = code, croupier, monkeypatch

    def __call__(self, *words: str, typed: str = "") -> str:
        self._patched.setattr(sys, "stdin", io.StringIO(typed.replace("CODE", self._code)))
        status, out, err = self._croupier("pit", *words, "--floor", self.address)
        assert status == 0, err
        return out + err


@pytest.fixture
def pit(croupier: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Pit]:
    """`croupier pit` on a machine of its own; what is typed besides comes from standard input."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "people"))
    monkeypatch.setenv("COLUMNS", "200")
    with a_floor(tmp_path / "house") as (address, code):
        yield Pit(address, code, croupier, monkeypatch)


def test_a_shift_without_curl(pit: Pit, tmp_path: Path) -> None:
    assert "olive is logged in" in pit("owner", "--name", "olive", typed=f"CODE\n{OLIVES}\n")
    hired(pit)
    assert pit("open", "salon-1", "baccarat", "--recorded", "--minimum", "10") == DONE
    told = pit("alerts")
    assert "salon-1: No Dealer is on duty" in told
    assert "its 416 cards are counted by the Dealer and confirmed by a Pit Supervisor" in told
    kept = tmp_path / "people" / "croupier" / "pit-sessions.json"
    assert kept.stat().st_mode & 0o777 == 0o600
    for name in ("max", "sue"):
        assert f"{name} is logged in" in pit("login", "--name", name, typed=f"{STAFFS}\n")
    refused = Terminal("join", "--floor", pit.address, "salon-1", "--name", "dora")
    assert "If it is yours, add --password to log in" in refused.shows("The name dora is taken.")
    assert refused.ends() == 2
    with ExitStack() as stack:
        dora = stack.enter_context(
            seated(pit.address, "salon-1", "--name", "dora", "--password", password=STAFFS)
        )
        ann = stack.enter_context(seated(pit.address, "salon-1", "--name", "ann"))
        cards_counted(pit, dora)
        ann.types("buy 500")
        ann.types("25", "Name the box")
        ann.types("sit 3")
        for number in range(1, 11):
            dora.types("opens")
            ann.shows(f"· {number} · betting")
            ann.types(*BETS.get(number, ("again",)))
            dora.types("closes")
            ann.shows("No more Bets.")
            ROUNDS.get(number, a_round)(pit, dora, SUITS[number - 1])
    looked_back(pit)
    assert pit("logout") == "sue is logged out.\n"


def hired(pit: Pit) -> None:
    for name, role in (("dora", "dealer"), ("sue", "pit-supervisor"), ("max", "shift-manager")):
        assert pit("hire", name, role, typed=f"{STAFFS}\n") == DONE
    assert pit("licence", "dora", "baccarat") == DONE


def cards_counted(pit: Pit, dora: Terminal) -> None:
    dora.shows("To take the table yourself, type on-duty.")
    dora.types("on-duty", "Type count and how many you counted: count 416.")
    dora.types("opens", "its 416 cards are counted by the Dealer")
    assert "416 cards are counted" in pit("alerts")
    dora.types("count 416")
    assert "dora has counted the cards; a Pit Supervisor or above has to count them too." in pit(
        "alerts"
    )
    assert pit("confirm-count", "salon-1", "--cards", "416") == DONE
    assert "The cards are ready. dora has to open the round." in pit("alerts")


def a_round(pit: Pit, dora: Terminal, suit: str) -> None:
    """Player 9, Banker 5."""
    for rank in "92K":
        dora.types(f"deal {rank}{suit}")
    dora.types(f"deal 3{suit}", "Next: the round.")


def a_card_in_the_wrong_place(pit: Pit, dora: Terminal, suit: str) -> None:
    """The Banker's second card is laid to the Player."""
    for rank in "92K":
        dora.types(f"deal {rank}{suit}")
    dora.types(f"deal 3{suit} to player", "A card was laid in the wrong place.")
    assert "salon-1: The round is halted over a card in the wrong place" in pit("alerts")
    assert pit("rule", "salon-1", "reconstruct", "--reason", "seen on film") == DONE
    dora.shows("Next: the round.")


def a_card_too_many(pit: Pit, dora: Terminal, suit: str) -> None:
    a_round(pit, dora, suit)
    dora.types(f"deal 7{suit} to player", "Stop.")
    assert pit("rule", "salon-1", "reconstruct", "--reason", "seen on film") == DONE
    dora.shows("Next: the round.")


def the_card_held_over(pit: Pit, dora: Terminal, suit: str) -> None:
    """The Player has 7, the Banker draws to 9."""
    dora.types(f"deal 7{SUITS[5]}")
    for rank in "2K3":
        dora.types(f"deal {rank}{suit}")
    dora.types(f"deal 4{suit}", "Next: the round.")


def a_void_after_the_payment(pit: Pit, dora: Terminal, suit: str) -> None:
    a_round(pit, dora, suit)
    assert pit("report", "salon-1", "other", "the cards were marked") == DONE
    decision = ("decide", "salon-1", "void", "--reason", "marked cards", "--name", "max")
    told = pit(*decision, typed="y\n")
    assert "Round 9 of salon-1 is paid. What this decision does:" in told
    assert "ann has" in told
    assert told.endswith(DONE) or DONE in told
    dora.shows("Next: the round.")


BETS = {1: ("25 player",), 7: ("again", "this round is dealt without bets")}
ROUNDS: dict[int, Callable[[Pit, Terminal, str], None]] = {
    3: a_card_in_the_wrong_place,
    6: a_card_too_many,
    7: the_card_held_over,
    9: a_void_after_the_payment,
}


def looked_back(pit: Pit) -> None:
    out = pit("irregularities", "--dealer", "dora")
    for fact in (
        "3      a card in the wrong place  Baccarat 5.8   the cards are Reconstructed (sue)",
        "6      a card too many            Baccarat 5.7   the cards are Reconstructed (sue)",
        "9      something else             Baccarat 5.18  the round is void and all bets are "
        "returned (max)",
    ):
        assert f"salon-1  {fact}" in out
    rows = [line.split() for line in pit("returns", "--table", "salon-1").splitlines()]
    assert rows[1][:5] == ["salon-1", "Player", "8", "200", "400"], "eight rounds were paid"
