"""Guests come, sit down, bet, and are paid; over the wire, at every game."""

from pathlib import Path

import pytest

from croupier.engine.games import PLAYED
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame, SignFrame, TableFrame
from tests.floor.server.house import opened

BETS = {
    "baccarat": "bets 10 banker box 1",
    "roulette": "bets 10 red",
    "andar-bahar": "bets 10 andar box 1",
    "si-ki-pi": "bets 10 initial box 1",
    "blackjack": "bets 10 initial box 1",
}


@pytest.mark.parametrize("game", PLAYED)
def test_a_guest_plays_a_round(tmp_path: Path, game: str) -> None:
    with opened(tmp_path) as house:
        ann = house.guest("ann")
        with ann.table(f"{game}-1") as seat:
            assert isinstance(seat.next(), SignFrame)
            assert isinstance(seat.next(), TableFrame)
            assert isinstance(seat.do("table.buy-chips.1", player="ann", cents=50_000), DoneFrame)
            if BETS[game].endswith("box 1"):
                assert isinstance(seat.do("table.take-seat.1", player="ann", box=1), DoneFrame)
            seat.shown(status="betting")
            placed = seat.say(BETS[game])
            assert isinstance(placed, DoneFrame), placed
            over = seat.shown(status="concluded")
            assert {bet["player"] for bet in over["bets"]} == {"ann"}
            assert all(bet["settlement"] for bet in over["bets"])
            seat.shown(status="betting")
            again = seat.do("table.cash-out.1", player="ann")
            assert not isinstance(again, RefusedFrame), again
        assert ann.http.get("/api/me").json()["wallet_cents"] != 950_000
