"""One's own rounds over HTTP: the figures, what is asked for, and that no one else's are sent."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.floor.protocol.frames import DoneFrame
from tests.floor.server.house import FAST, House, Visitor, opened

pytestmark = pytest.mark.slow

CLOCKS = replace(FAST, betting_s=6, seat_kept_s=600)
BROUGHT = 20_000
MINE = "/api/rounds/mine"


class Evening:
    """ann and Kim Lee bet together at Roulette, then ann alone at Baccarat; cat never bets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ann, self.kim, self.cat = (house.guest(name) for name in ("ann", "Kim Lee", "cat"))
        self.began = {name: chips(visitor) for name, visitor in self.people.items()}
        self.play("roulette-1", ("ann", "bets 20 red"), ("Kim Lee", "bets 77 black"))
        self.play("roulette-1", ("ann", "bets 20 red"))
        self.play("baccarat-1", ("ann", "bets 15 banker box 1"))

    @property
    def people(self) -> dict[str, Visitor]:
        return {"ann": self.ann, "Kim Lee": self.kim, "cat": self.cat}

    def play(self, table: str, *bets: tuple[str, str]) -> None:
        with ExitStack() as sitting:
            seats = [sitting.enter_context(self.people[name].table(table)) for name, _ in bets]
            for own, (name, _) in zip(seats, bets, strict=True):
                own.do("table.buy-chips.1", player=name, cents=BROUGHT)
            first = seats[0]
            first.shown(to_bet_s=CLOCKS.betting_s - 1, status="betting", bets=[])
            for own, (_, line) in zip(seats, bets, strict=True):
                assert isinstance(own.say(line), DoneFrame)
            first.shown(status="concluded")


def chips(visitor: Visitor) -> int:
    """In the wallet and at all tables."""
    told: dict[str, Any] = visitor.http.get("/api/evening").json()
    return sum((told["wallet_cents"], *(each["cents"] for each in told["chips"])))


def mine(visitor: Visitor, **query: Any) -> dict[str, Any]:
    answer = visitor.http.get(MINE, params=query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with opened(tmp_path_factory.mktemp("house"), CLOCKS) as house:
        yield Evening(house)


def test_results_add_up_to_the_change_of_wallet_and_purses(evening: Evening) -> None:
    for name, visitor in evening.people.items():
        told = mine(visitor)
        change = chips(visitor) - evening.began[name]
        assert sum(each["net_cents"] for each in told["rounds"]) == told["net_cents"] == change
        assert told["course"][-1] == change
        assert told["played"] == len(told["rounds"]) == len(told["course"]) - 1
    assert mine(evening.cat)["tables"] == []


def test_stakes_bets_and_the_running_total(evening: Evening) -> None:
    told = mine(evening.ann)
    third, second, first = told["rounds"]
    assert sorted(each["stake_cents"] for each in told["rounds"]) == [1_500, 2_000, 2_000]
    assert told["stake_cents"] == 5_500
    assert third["total_cents"] - third["net_cents"] == second["total_cents"]
    assert first["total_cents"] == first["net_cents"]
    *_, first = mine(evening.ann, game="roulette")["rounds"]
    (bet,) = first["bets"]
    assert (bet["spot"]["bet"], bet["back_cents"] - bet["stake_cents"]) == ("red", bet["net_cents"])
    assert told["tables"] == [
        {"table": "baccarat-1", "game": "baccarat"},
        {"table": "roulette-1", "game": "roulette"},
    ]


def test_the_round_that_ended_last_comes_first(evening: Evening) -> None:
    """A round may wait for its first bet: the one at Baccarat was opened before the others."""
    rounds = mine(evening.ann)["rounds"]
    assert [each["table"] for each in rounds] == ["baccarat-1", "roulette-1", "roulette-1"]
    assert rounds[0]["opened_ms"] < rounds[1]["opened_ms"]


def test_by_game_by_table_and_page_by_page(evening: Evening) -> None:
    whole = mine(evening.ann)
    spins = mine(evening.ann, game="roulette")
    assert [each["table"] for each in spins["rounds"]] == ["roulette-1"] * 2
    assert spins["net_cents"] == sum(each["net_cents"] for each in spins["rounds"])
    assert spins["tables"] == whole["tables"]
    hands = mine(evening.ann, table="baccarat-1")
    assert hands["rounds"][0]["total_cents"] == hands["net_cents"]
    assert mine(evening.ann, table="craps-1")["rounds"] == []
    first = mine(evening.ann, limit=2)
    rest = mine(evening.ann, limit=2, before=first["before"])
    assert first["rounds"] + rest["rounds"] == whole["rounds"]
    assert (rest["before"], rest["net_cents"]) == (None, whole["net_cents"])
    assert evening.ann.http.get(MINE, params={"limit": 0}).status_code == 400
    assert evening.ann.http.get(MINE, params={"player": "Kim Lee"}).status_code == 400


def test_the_stakes_of_others_are_in_no_byte(evening: Evening) -> None:
    for path in (MINE, f"{MINE}/export?format=csv", f"{MINE}/export?format=json"):
        text = evening.ann.http.get(path).text
        assert "roulette-1" in text
        assert "red" in text
        assert not [others for others in ("Kim", "black", "7700", "77") if others in text_of(text)]
        assert evening.cat.http.get(path).text.count("roulette-1") == 0
        assert evening.house.client().get(path).status_code == 401


def text_of(told: str) -> str:
    """Without the times: they may hold any figures."""
    kept = [part for part in told.replace(",", "\n").splitlines() if "_ms" not in part]
    return "\n".join(part for part in kept if "T" not in part)


def test_all_of_it_is_handed_out_as_a_file(evening: Evening) -> None:
    told = evening.ann.http.get(f"{MINE}/export", params={"format": "json", "game": "roulette"})
    assert told.headers["content-disposition"] == 'attachment; filename="my-rounds.json"'
    assert told.json()["rounds"] == mine(evening.ann, game="roulette")["rounds"][::-1]
    rows = evening.ann.http.get(f"{MINE}/export", params={"format": "csv"})
    assert rows.headers["content-type"].startswith("text/csv")
    assert len(rows.text.splitlines()) == 4
    assert evening.ann.http.get(f"{MINE}/export", params={"format": "xml"}).status_code == 400
