"""Irregularities that people notice: what can be said, what it leads to, and that it is said."""

from collections.abc import Iterator

import pytest

from croupier.engine.sentences import said, sentence
from tests.floor.server.house import SLOW, opened
from tests.floor.server.test_pit import Staff

pytestmark = pytest.mark.slow

HERE, AUTOMATIC = "/api/tables/recorded", "/api/tables/baccarat-1"


@pytest.fixture(scope="module")
def staff(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staff]:
    """Two cards of a round are out, and the first lies on the wrong side."""
    with opened(tmp_path_factory.mktemp("reports"), SLOW) as house:
        staff = Staff(house)
        staff.done("pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        staff.counted()
        staff.done("player", "table.buy-chips.1", player="ann", cents=100_000)
        staff.a_round("2h", "4c")
        yield staff


@pytest.mark.rule("Baccarat 5.8")
def test_a_player_learns_what_can_be_reported_and_reports_it(staff: Staff) -> None:
    ann = staff.by_role["player"]
    facts = ann.http.get(f"{HERE}/facts").json()["facts"]
    fit = [each["fact"]["type"] for each in facts["fit"]]
    assert fit.count("fact.misplaced.1") == 2
    assert "insurance-not-offered" in {each["name"] for each in facts["unfit"]}
    fact = {"type": "fact.misplaced.1", "since": 1, "place": {"area": "banker"}}
    seen = ann.posted(f"{HERE}/preview", {"fact": fact})["preview"]
    assert (seen["paragraph"], seen["awaits"]["key"]) == ("Baccarat 5.8", "awaits-ruling")
    assert [each["word"] for each in seen["outlooks"]] == ["reconstruct", "cannot"]
    staff.done("player", "table.report-fact.1", fact=fact)
    assert staff.alerts()[0] == "ruling"
    zoe = staff.house.guest("zoe")
    again = zoe.posted(f"{HERE}/preview", {"fact": fact})["preview"]
    assert again["outlooks"] == seen["outlooks"]


def test_at_an_automatic_table_the_pit_reports_what_people_see(staff: Staff) -> None:
    why = sentence(said("live-seen-by-the-table"))
    by_role = {}
    for role in ("player", "pit-supervisor", "surveillance"):
        told = staff.by_role[role].http.get(f"{AUTOMATIC}/facts").json()["facts"]
        by_role[role] = {each["fact"]["type"].split(".")[1] for each in told["fit"]}
    assert by_role["player"] == by_role["surveillance"] == set()
    assert by_role["pit-supervisor"] == {"interruption", "noticed-late", "display-wrong", "other"}
    body = {"fact": {"type": "fact.other.1", "text": "a hand over the layout"}}
    refused = staff.by_role["player"].http.post(f"{AUTOMATIC}/preview", json=body)
    assert (refused.status_code, refused.json()["sentence"]) == (403, why)


def test_a_preview_is_refused_with_its_reason(staff: Staff) -> None:
    ann, path = staff.by_role["player"].http, f"{HERE}/preview"
    assert staff.house.client().post(path, json={"fact": {}}).status_code == 401
    unknown = ann.post(path, json={"fact": {"type": "fact.misplaced.9"}})
    assert (unknown.status_code, unknown.json()["reason"]) == (400, "unreadable")
    impossible = ann.post(path, json={"fact": {"type": "fact.misplaced.1", "since": 9}})
    assert (impossible.status_code, impossible.json()["reason"]) == (409, "impossible-now")
    assert impossible.json()["cites"]


def test_at_a_practice_table_its_owner_is_told_alike(staff: Staff) -> None:
    ann = staff.by_role["player"]
    opened = ann.posted("/api/practice", {"game": "baccarat", "trouble": 0.5, "seed": 7})
    place = f"/api/practice/{opened['id']}"
    fit = ann.http.get(f"{place}/facts").json()["facts"]["fit"]
    other = next(each["fact"] for each in fit if each["name"] == "other")
    seen = ann.posted(f"{place}/preview", {"fact": other})["preview"]
    assert seen["awaits"]["key"] == "awaits-decision"
    stranger = staff.house.guest("zed").http
    assert stranger.get(f"{place}/facts").status_code == 404
