"""Irregularities that people notice: what can be said, what it leads to, and that it is said."""

from pathlib import Path

import pytest

from croupier.protocol.frames import DoneFrame, TableFrame
from tests.server.house import SLOW, opened, view_of

pytestmark = pytest.mark.slow


def test_a_player_learns_what_can_be_reported_and_reports_it(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        ann = house.guest("ann")
        with ann.table("roulette-1") as seat:
            seat.shown(status="betting")
            seat.do("table.buy-chips.1", player="ann", cents=50_000)
            assert isinstance(seat.say("bets 10 red"), DoneFrame)
            facts = ann.http.get("/api/tables/roulette-1/facts").json()["facts"]
            fit = {each["fact"]["type"]: each for each in facts["fit"]}
            assert "roulette.ball-broke.1" in fit
            assert "ball-dropped" in {each["name"] for each in facts["unfit"]}
            fact = fit["fact.other.1"]["fact"] | {"text": "a hand over the layout"}
            seen = ann.posted("/api/tables/roulette-1/preview", {"fact": fact})["preview"]
            assert seen["awaits"]["key"] == "awaits-decision"
            assert isinstance(seat.do("table.report-fact.1", fact=fact), DoneFrame)
            halted = view_of([f for f in seat.frames if isinstance(f, TableFrame)][-1])
            assert [halt["fact"] for halt in halted["halts"]] == [fact]


def test_a_preview_is_refused_with_its_reason(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        ann, stranger = house.guest("ann"), house.client()
        path = "/api/tables/baccarat-1/preview"
        assert stranger.post(path, json={"fact": {}}).status_code == 401
        assert ann.http.post(path, json={"fact": {"type": "fact.misplaced.9"}}).status_code == 400
        impossible = ann.http.post(path, json={"fact": {"type": "fact.misplaced.1", "since": 3}})
        assert impossible.status_code == 409
        assert impossible.json()["reason"] == "impossible-now"
        assert impossible.json()["cites"]
