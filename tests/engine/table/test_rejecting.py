"""An excess that is noticed: whose chips give way, in the box and over the whole side."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.table.vocabulary.events import BetPlaced, BetReduced, LimitBreached
from croupier.engine.table.vocabulary.refusals import Reason

Bet = tuple[str, str, int]  # who, on what, dollars


def opened(game: str, bets: list[Bet], **head: Any) -> Desk:
    desk = open_table(game, **head)
    for name, spot, amount in bets:
        answer = desk.say(f"{name} bets {amount} {spot}")
        assert not isinstance(answer, Refused), answer
    return desk


def recorded(game: str, bets: list[Bet], *lines: str, **head: Any) -> Desk:
    desk = opened(game, bets, table="recorded", **head)
    for line in lines:
        answer = desk.say(line)
        assert not isinstance(answer, Refused), answer
    return desk


def standing(desk: Desk) -> list[int]:
    """What counts of every bet in dollars, in the order of placing."""
    return [wager.action_cents // 100 for wager in desk.round.placed]


FAMILY = [("ann", "andar box 1", 900), ("bob", "andar box 2", 600), ("cat", "andar box 2", 300)]


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 1.4")
@pytest.mark.parametrize("named", ["andar", "andar box 1", "andar box 2"])
def test_beyond_the_differential_alone_the_last_in_priority_gives_way(named: str) -> None:
    """Nobody sits: the latest bets of the whole side, whichever box the Dealer names."""
    limits = {"maximum": 1000, "differential": 1200}
    desk = recorded("andar-bahar", FAMILY, f"dealer rejects {named}", limits=limits)
    assert standing(desk) == [900, 300, 0]


@pytest.mark.rule("Baccarat 5.1", "Baccarat 1.5")
@pytest.mark.parametrize("named", ["banker", "banker box 1", "banker box 2"])
def test_seated_players_of_every_box_come_before_standing_ones(named: str) -> None:
    bets = [("cat", "banker box 1", 70), ("bob", "banker box 2", 60), ("ann", "banker box 1", 30)]
    seats, limits = {1: "ann", 2: "bob"}, {"differential": 100}
    desk = recorded("baccarat", bets, f"dealer rejects {named}", seats=seats, limits=limits)
    assert standing(desk) == [10, 60, 30]


@pytest.mark.rule("Andar Bahar 5.1")
@pytest.mark.parametrize("named", ["andar", "andar box 1", "andar box 2"])
def test_the_box_first_and_the_differential_on_what_is_left_of_it(named: str) -> None:
    """1,000 of ann's 1,500 may lie in box 1; with 200 of bob's the side has its 1,200."""
    bets = [("ann", "andar box 1", 1500), ("bob", "andar box 2", 500)]
    limits = {"maximum": 1000, "differential": 1200}
    desk = recorded("andar-bahar", bets, f"dealer rejects {named}", limits=limits)
    assert standing(desk) == [1000, 200]


@pytest.mark.rule("Andar Bahar 5.1")
def test_both_exceeded_with_seated_and_standing_players() -> None:
    bets = [
        ("cat", "andar box 1", 80),  # stands at ann's box
        ("ann", "andar box 1", 70),
        ("dan", "andar box 2", 60),  # stands at bob's box
        ("bob", "andar box 2", 30),
        ("ann", "bahar box 1", 20),
    ]
    limits = {"maximum": 100, "differential": 110}
    desk = opened("andar-bahar", bets, table="recorded", seats={1: "ann", 2: "bob"}, limits=limits)
    events = desk.say("dealer rejects andar box 2")
    # 100 in box 1 and 90 in box 2 are 60 too many: ann's 70, bob's 30 and cat's 30 stand
    assert standing(desk) == [30, 70, 0, 30, 20]
    assert not isinstance(events, Refused)
    assert all(isinstance(event, BetReduced) for event in events)
    assert {event.cites for event in events if isinstance(event, BetReduced)} == {
        ("Andar Bahar 5.1",)
    }
    again = desk.say("dealer rejects andar")
    assert isinstance(again, Refused)
    assert again.reason is Reason.NOT_OFFERED


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 5.1.1")
def test_another_box_above_its_maximum_is_not_noticed_with_this_one() -> None:
    bets = [("ann", "andar box 1", 150), ("bob", "andar box 2", 80), ("cat", "andar box 2", 80)]
    limits = {"maximum": 100}
    lines = ("dealer rejects andar box 1", "dealer closes")
    desk = recorded("andar-bahar", bets, *lines, limits=limits)
    assert standing(desk) == [100, 50, 50]  # box 2 counts pro rata


@pytest.mark.rule("Andar Bahar 5.1", "Andar Bahar 1.4")
def test_chips_no_box_has_room_for_do_not_count_towards_the_differential() -> None:
    """On neither side: 100 of bob's 300 may lie against 210 of ann's and cat's."""
    limits = {"maximum": 120, "differential": 100}
    bets = [("bob", "bahar box 1", 300), ("ann", "andar box 1", 120)]
    desk = opened("andar-bahar", bets, table="recorded", limits=limits)
    told = desk.say("cat bets 110 andar box 2")
    assert not isinstance(told, Refused)
    found = [
        (str(event.spot), event.excess_cents) for event in told if isinstance(event, LimitBreached)
    ]
    assert found == [("andar", 1000)]
    desk.say("dealer rejects andar")
    desk.say("dealer rejects bahar")
    assert standing(desk) == [120, 120, 100]


@pytest.mark.rule("Andar Bahar 5.1")
def test_an_electronic_table_gives_the_room_that_chips_to_be_pushed_out_leave() -> None:
    """Box 1 can hold 100 of the 200 that lie there until the close."""
    bets = [("cat", "andar box 1", 100), ("ann", "andar box 1", 100)]
    limits = {"maximum": 100, "differential": 150}
    desk = opened("andar-bahar", bets, seats={1: "ann"}, limits=limits)
    (placed,) = desk.say("dan bets 80 andar box 2")  # type: ignore[misc]
    assert isinstance(placed, BetPlaced)
    assert (placed.wager.stake_cents, placed.turned_away_cents) == (5000, 3000)
    desk.say("dealer closes")
    assert standing(desk) == [0, 100, 50]


# What the books say of an excess that is noticed, once more and as plainly as possible.

BOXES = {
    "andar-bahar": ("andar box {}", "bahar box {}", "joker K"),
    "baccarat": ("banker box {}", "player box {}", "tie box {}"),
    "blackjack": ("initial box {}", "rws-pairs box {}", "boom-busted"),
    "roulette": ("red", "straight 17", "split 0-00"),
    "si-ki-pi": ("initial box {}", "bonus box {}", "dealer-bonus"),
}
SIDES = {"andar-bahar": ("andar", "bahar"), "baccarat": ("banker", "player")}
NAMES = ("ann", "bob", "cat")


def box_of(spot: str) -> int | None:
    return int(spot[-1]) if " box " in spot else None


def seated(game: str, seats: Mapping[int, str], bets: list[Bet], name: str, spot: str) -> bool:
    box = box_of(spot)
    if game == "roulette":
        return False
    if box is None:
        return name in seats.values()
    if game in SIDES:
        return seats.get(box) == name
    there: dict[str, int] = {}
    for who, where, amount in bets:
        if where == f"initial box {box}":
            there[who] = there.get(who, 0) + amount
    if seats.get(box) in there:
        return seats[box] == name
    return bool(there) and name == max(there, key=lambda who: there[who])


def let_stand(
    game: str, seats: Mapping[int, str], limits: Mapping[str, int], bets: list[Bet]
) -> list[int]:
    """Seated Players in the order they bet, then Standing Players: each box, then the side."""

    def priority(i: int) -> tuple[bool, int]:
        return not seated(game, seats, bets, *bets[i][:2]), i

    stands = [amount for _, _, amount in bets]

    def cut(group: list[int], room: int) -> None:
        for i in sorted(group, key=priority):
            stands[i] = min(stands[i], room)
            room -= stands[i]

    for spot in {spot for _, spot, _ in bets}:
        if "maximum" in limits and not (game == "baccarat" and spot.split()[0] in SIDES[game]):
            cut([i for i, bet in enumerate(bets) if bet[1] == spot], limits["maximum"])
    if "differential" in limits:
        one, other = (
            [i for i, bet in enumerate(bets) if bet[1].split()[0] == side] for side in SIDES[game]
        )
        for own, against in ((one, other), (other, one)):
            cut(own, sum(stands[i] for i in against) + limits["differential"])
    return stands


def without_side_bets(game: str, bets: list[Bet], stands: list[int]) -> list[int]:
    """At Blackjack and Si Ki Pi those go back at the close where the Initial Bet is missing."""
    needed = "initial" if game in ("blackjack", "si-ki-pi") else ""
    told = zip(bets, stands, strict=True)
    return [amount for (_, spot, _), amount in told if spot.startswith(needed)]


@st.composite
def tables(draw: st.DrawFn, game: str) -> tuple[dict[str, Any], list[Bet]]:
    """A table with narrow limits, and bets on few boxes."""
    limits = {"maximum": draw(st.integers(5, 20))}
    if game in SIDES:
        limits["differential"] = draw(st.integers(1, 40))
    chairs = st.just(0) if game == "roulette" else st.integers(1, 2)
    seats = draw(st.dictionaries(chairs, st.sampled_from(NAMES), min_size=1))
    seats.pop(0, None)  # nobody sits at a wheel
    spots = list(dict.fromkeys(spot.format(box) for box in (1, 2) for spot in BOXES[game]))
    bet = st.tuples(st.sampled_from(NAMES), st.sampled_from(spots), st.integers(1, 30))
    return {"limits": limits, "seats": seats}, draw(st.lists(bet, min_size=6, max_size=12))


@pytest.mark.rule("Andar Bahar 5.1", "Baccarat 5.1", "Blackjack 5.1")
@pytest.mark.parametrize("game", BOXES)
@given(data=st.data())
def test_what_is_let_stand_whatever_the_dealer_names_first(game: str, data: st.DataObject) -> None:
    head, bets = data.draw(tables(game))
    desk = opened(game, bets, table="recorded", **head)
    named = data.draw(st.permutations(sorted({spot for _, spot, _ in bets})))
    for spot in named:
        whole = data.draw(st.booleans())
        desk.say(f"dealer rejects {spot.split()[0] if whole else spot}")  # or has nothing to reject
    expected = let_stand(game, head["seats"], head["limits"], bets)
    assert standing(desk) == expected
    assert [
        (wager.stake_cents + wager.turned_away_cents) // 100 for wager in desk.round.placed
    ] == [amount for _, _, amount in bets]
    assert {wager.player for wager in desk.round.wagers} == set(desk.round.players())
    desk.say("dealer closes")
    assert without_side_bets(game, bets, standing(desk)) == without_side_bets(game, bets, expected)


@pytest.mark.rule("Roulette 5.1", "Baccarat 5.1", "Si Ki Pi 5.1")
@pytest.mark.parametrize("game", BOXES)
@given(data=st.data())
def test_an_electronic_table_takes_what_would_be_let_stand(game: str, data: st.DataObject) -> None:
    head, bets = data.draw(tables(game))
    desk, lying = open_table(game, **head), list[Bet]()
    for name, spot, amount in bets:
        room = let_stand(game, head["seats"], head["limits"], [*lying, (name, spot, amount)])[-1]
        answer = desk.say(f"{name} bets {amount} {spot}")
        if isinstance(answer, Refused):
            assert (answer.reason, room) == (Reason.ABOVE_MAXIMUM, 0)
        else:
            lying.append((name, spot, room))
    assert [w.stake_cents // 100 for w in desk.round.wagers] == [amount for _, _, amount in lying]
    desk.say("dealer closes")
    expected = let_stand(game, head["seats"], head["limits"], lying)
    closed = without_side_bets(game, lying, standing(desk))
    assert closed == without_side_bets(game, lying, expected)
