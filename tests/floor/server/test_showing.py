"""What is shown to whom while a round is played."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.engine.sentences import in_words
from croupier.floor.protocol.frames import DoneFrame, RevealedFrame, TableFrame
from tests.floor.server.house import FAST, SLOW, Seat, opened, view_of

pytestmark = pytest.mark.slow


def frames_of(seat: Seat) -> list[TableFrame]:
    return [frame for frame in seat.frames if isinstance(frame, TableFrame)]


def faces_in(view: dict[str, Any]) -> set[str]:
    return {card["face"] for hand in view["hands"] for card in hand["cards"] if card["face"]}


def spoken(frames: list[TableFrame]) -> list[str]:
    return [in_words(each.message) for frame in frames for each in frame.told]


@pytest.mark.rule("Si Ki Pi 3.17")
def test_nobody_but_the_player_sees_cards_that_lie_face_down(tmp_path: Path) -> None:
    with opened(tmp_path, replace(FAST, decision_s=4)) as house:
        ann, wen, zoe = (house.guest(name) for name in ("ann", "wen", "zoe"))
        table = "si-ki-pi-1"
        with (
            wen.table(table, "?watch=1") as watcher,
            zoe.table(table) as stranger,
            ann.table(table) as seat,
        ):
            seat.do("table.buy-chips.1", player="ann", cents=50_000)
            seat.do("table.take-seat.1", player="ann", box=1)
            seat.shown(status="betting")
            assert isinstance(seat.say("bets 10 initial"), DoneFrame)
            for frame in seat.awaited():
                if isinstance(frame, TableFrame) and "look" in str(view_of(frame)["moves"]):
                    break
            assert isinstance(seat.do("si-ki-pi.look.1", box=1), DoneFrame)
            own = faces_in(view_of(frames_of(seat)[-1]))
            over = faces_in(seat.shown(status="concluded"))
            watcher.shown(status="concluded")
            stranger.shown(status="concluded")
    assert len(own) == 4
    assert own < over
    for other in (watcher, stranger):
        in_play = [f for f in frames_of(other) if view_of(f)["status"] == "play"]
        assert len(in_play) > 5
        for frame in in_play:
            assert not faces_in(view_of(frame))
            text = bytes(frame.shared) + bytes(frame.own)
            assert not [face for face in over if f'"{face}"'.encode() in text]
        assert [words for words in spoken(in_play) if words == "ann (face down)."]


def test_the_last_call_comes_before_the_close(tmp_path: Path) -> None:
    clocks = replace(FAST, betting_s=5, last_call_s=0.5)
    with opened(tmp_path, clocks) as house, house.guest("ann").table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=50_000)
        seat.shown(to_bet_s=clocks.betting_s - 1, status="betting")
        assert isinstance(seat.say("bets 10 red"), DoneFrame)
        seat.shown(status="concluded")
        words = spoken(frames_of(seat))
    call, close = words.index("Last bets, please."), words.index("No more Bets.")
    assert words.index("ann bets 10 on Red.") < call < close
    assert words.count("Last bets, please.") == 1


def test_every_frame_is_newer_and_answers_come_after_what_they_led_to(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.guest("ann").table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=50_000)
        seat.shown(status="betting")
        done = seat.say("bets 10 red")
        assert isinstance(done, DoneFrame)
        assert frames_of(seat)[-1].version >= done.version
        seat.shown(status="concluded")
        versions = [frame.version for frame in frames_of(seat)]
    assert versions == sorted(versions)


def test_a_commitment_is_there_before_the_round_and_checked_after_it(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.guest("ann").table("roulette-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=50_000)
        seat.shown(status="betting")
        before = frames_of(seat)[-1].shoe
        seat.say("bets 10 red")
        seat.shown(status="concluded")
        seat.shown(status="betting")
        after = frames_of(seat)[-1].shoe
        page = house.client().get("/api/tables/roulette-1").json()
    assert before is not None
    assert after is not None
    (told,) = [frame for frame in seat.frames if isinstance(frame, RevealedFrame)]
    assert (told.number, told.commitment) == (before.number, before.commitment)
    text = " ".join(("roulette-1", str(told.number), told.salt, *told.order))
    assert sha256(text.encode()).hexdigest() == before.commitment
    assert after.number == before.number + 1
    assert page["revealed"]["salt"] == told.salt
    outcome = page["table"]["outcomes"][-1]
    assert told.order[0] in outcome.split()


def test_a_view_can_be_put_together_again(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.guest("ann").table("roulette-1") as seat:
        view = seat.shown()
    frame = frames_of(seat)[-1]
    assert msgspec.json.decode(frame.own)["viewer"] == {"role": "player", "name": "ann", "rank": 0}
    assert frame.wallet_cents == 1_000_000
    assert frame.purse_cents is None
    assert view["number"] == 1


def test_the_lobby_tells_how_long_bets_are_taken(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house, house.guest("ann").table("baccarat-1") as seat:
        seat.shown(status="betting")
        table = house.client().get("/api/tables/baccarat-1").json()["table"]
    (clock,) = table["clocks"]
    assert clock["question"] == "1.close"
    assert 0 < clock["left_s"] <= clock["of_s"] == SLOW.betting_s
    assert (table["halted"], table["outcomes"]) == (False, [])


def test_the_lobby_tells_points_and_pairs_beside_the_winner(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.guest("ann").table("baccarat-1") as seat:
        seat.do("table.buy-chips.1", player="ann", cents=50_000)
        seat.do("table.take-seat.1", player="ann", box=1)
        seat.shown(status="betting")
        seat.say("bets 10 tie")
        over = seat.shown(status="concluded")
        table = house.client().get("/api/tables/baccarat-1").json()["table"]
        alone = house.client().get("/api/tables/baccarat-1/outcomes").json()
    assert alone == {key: table[key] for key in ("game", "outcomes", "of_this_shoe")}
    winner, points, *pairs = table["outcomes"][over["number"] - 1].split()
    shown = sorted((hand["worth"]["values"]["points"] for hand in over["hands"]), reverse=True)
    assert (winner, points) == (over["outcome"], "-".join(map(str, shown)))
    assert set(pairs) <= {"player-pair", "banker-pair"}
