"""Who keeps how much when a box or the table holds more, or less, than the sign allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.engine.table.betting.limits import pro_rata
from croupier.engine.table.vocabulary.events import BetPlaced, BetReduced
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.engine.table.scripting import (
    CLOSE,
    ELECTRONIC,
    RECORDED,
    bet,
    cites,
    deal,
    events,
    in_action,
    limits,
    play,
    refused,
    reject,
    result,
    table,
    wager,
    withdraw,
)

UNIT = 100
BANKER_WINS = deal("2h Kc Td 9s")


@pytest.mark.rule("Baccarat 5.1.1", "Baccarat 5.1.2")
@pytest.mark.parametrize(
    ("stakes", "limit", "minimum", "shares"),
    [
        ([800, 600, 30], 1000, 50, (554, 416, 30)),
        ([900, 120, 100], 1000, 100, (794, 106, 100)),
        ([600, 600], 1000, 10, (500, 500)),
        ([500, 500, 500], 1000, 10, (334, 333, 333)),  # a tie of fractions: the earlier bet
        ([100, 100, 100], 200, 100, (100, 100, 100)),  # the minima stand above the limit
        ([90, 90, 90], 100, 100, (90, 90, 90)),  # all below the minimum stand whole
        ([90, 90, 500], 100, 100, (90, 90, 100)),  # nothing left: lifted to the minimum
    ],
)
def test_shares_as_worked_out_by_hand(
    stakes: list[int], limit: int, minimum: int, shares: tuple[int, ...]
) -> None:
    in_cents = pro_rata([stake * 100 for stake in stakes], limit * 100, minimum * 100, UNIT)
    assert tuple(share // 100 for share in in_cents) == shares


whole_units = st.integers(1, 400).map(lambda units: units * UNIT)


@pytest.mark.rule("Baccarat 5.1.1", "Baccarat 5.1.2")
@given(st.lists(whole_units, min_size=1, max_size=8), whole_units, whole_units)
def test_what_every_sharing_keeps_to(stakes: list[int], limit: int, minimum: int) -> None:
    if sum(stakes) <= limit:
        return
    shares = pro_rata(stakes, limit, minimum, UNIT)
    for stake, share in zip(stakes, shares, strict=True):
        assert share % UNIT == 0
        assert share == stake if stake < minimum else minimum <= share <= stake
    must_stand = sum(min(stake, minimum) for stake in stakes)
    assert sum(shares) == max(limit, must_stand)


@given(st.lists(whole_units, min_size=2, max_size=8), whole_units)
def test_more_staked_is_never_less_in_action_and_ties_favour_the_earlier(
    stakes: list[int], limit: int
) -> None:
    if sum(stakes) <= limit:
        return
    shares = pro_rata(stakes, limit, UNIT, UNIT)
    for one in range(len(stakes)):
        for other in range(one + 1, len(stakes)):
            if stakes[one] >= stakes[other]:
                assert shares[one] >= shares[other]
            else:
                assert shares[one] <= shares[other] + UNIT
            if stakes[one] == stakes[other]:
                assert shares[one] - shares[other] in (0, UNIT)


@pytest.mark.rule("Baccarat 5.1", "Baccarat 3.5")
def test_an_electronic_table_trims_a_bet_to_the_room_and_says_what_it_turned_away() -> None:
    opened = play(table(limits=limits(maximum=100)), bet("ann", 70, "tie"))
    (placed,) = events(opened, bet("bob", 50, "tie"))
    assert isinstance(placed, BetPlaced)
    assert (placed.wager.stake_cents, placed.turned_away_cents) == (3000, 2000)
    full = play(opened, bet("bob", 50, "tie"))
    no_room = refused(full, bet("cai", 1, "tie"))
    assert (no_room.reason, no_room.room_cents) == (Reason.ABOVE_MAXIMUM, 0)
    assert no_room.cites == ("Baccarat 5.1", "Baccarat 3.5")
    play(full, bet("cai", 50, "tie", 2))  # another box has room of its own


@pytest.mark.rule("Baccarat 3.6")
def test_the_balance_of_a_box_is_open_to_anyone() -> None:
    opened = play(table(limits=limits(maximum=100), seats={1: "ann"}), bet("ann", 40, "tie"))
    assert in_action(play(opened, bet("bob", 60, "tie"), CLOSE)) == [40, 60]


@pytest.mark.rule("Baccarat 5.1")
def test_a_seated_player_pushes_out_earlier_chips_of_a_standing_player_at_the_close() -> None:
    opened = table(limits=limits(maximum=100), seats={1: "ann"})
    laid = play(opened, bet("bob", 90, "tie"), bet("ann", 60, "tie"))
    assert in_action(laid) == [90, 60]
    closed = play(laid, CLOSE)
    assert in_action(closed) == [40, 60]
    assert wager(closed, "bob", "tie").limited_by == ("Baccarat 5.1",)
    done = play(closed, BANKER_WINS)
    assert result(done, "bob", "tie") == ("lose", -4000)
    assert "Baccarat 5.1" in cites(done, "bob", "tie")


@pytest.mark.rule("Baccarat 5.1")
def test_chips_wholly_pushed_out_go_back_at_the_close() -> None:
    opened = table(limits=limits(maximum=100), seats={1: "ann"}, purses={"ann": 100, "bob": 100})
    closed = play(opened, bet("bob", 90, "tie"), bet("ann", 100, "tie"), CLOSE)
    assert result(closed, "bob", "tie") == ("returned", 0)
    assert closed.purses == {"ann": 0, "bob": 10000}


@pytest.mark.rule("Baccarat 5.1")
def test_each_box_above_the_maximum_is_cut_down() -> None:
    opened = table(limits=limits(maximum=100), seats={1: "ann", 2: "bob"})
    laid = play(opened, bet("bob", 90, "tie", 1), bet("ann", 60, "tie", 1))
    laid = play(laid, bet("ann", 90, "tie", 2), bet("bob", 60, "tie", 2))
    assert in_action(play(laid, CLOSE)) == [40, 60, 40, 60]


@pytest.mark.rule("Baccarat 5.1.1")
def test_each_box_above_the_maximum_is_shared_out_and_a_full_one_is_not() -> None:
    opened = table(RECORDED, limits=limits(maximum=100))
    laid = play(opened, bet("ann", 60, "tie", 1), bet("bob", 90, "tie", 1))
    laid = play(
        laid, bet("ann", 50, "tie", 2), bet("bob", 150, "tie", 2), bet("cai", 100, "tie", 3)
    )
    closed = play(laid, CLOSE)
    assert in_action(closed) == [40, 60, 25, 75, 100]
    assert wager(closed, "cai", "tie").limited_by == ()


@pytest.mark.rule("Baccarat 5.1")
def test_the_dealer_rejects_the_excess_seated_first_then_standing_in_the_order_they_bet() -> None:
    opened = table(RECORDED, seats={1: "ann"}, limits=limits(maximum=100))
    laid = play(opened, bet("bob", 50, "tie"), bet("cai", 40, "tie"), bet("ann", 70, "tie"))
    assert in_action(play(laid, reject("tie", 1), CLOSE)) == [30, 70]
    assert events(laid, reject("tie", 1)) == (
        BetReduced(1, 2000, ("Baccarat 5.1",)),  # type: ignore[arg-type]
        BetReduced(2, 4000, ("Baccarat 5.1",)),  # type: ignore[arg-type]
    )


def test_a_seat_without_a_bet_in_the_box_gives_no_priority() -> None:
    opened = table(RECORDED, seats={1: "ann"}, limits=limits(maximum=100))
    laid = play(opened, bet("bob", 70, "tie"), bet("cai", 70, "tie"), reject("tie"))
    assert in_action(laid) == [70, 30]


@pytest.mark.rule("Baccarat 5.1.1", "Baccarat 5.1.2")
def test_unnoticed_excess_counts_pro_rata_and_the_rest_is_returned() -> None:
    opened = table(RECORDED, limits=limits(50, 1000))
    laid = play(opened, bet("ann", 800, "tie"), bet("bob", 600, "tie"), bet("cai", 30, "tie"))
    closed = play(laid, CLOSE)
    assert in_action(closed) == [554, 416, 30]
    done = play(closed, BANKER_WINS)
    assert [result(done, name, "tie")[1] for name in ("ann", "bob", "cai")] == [
        -55400,
        -41600,
        -3000,
    ]
    assert "Baccarat 5.1.1" in cites(done, "ann", "tie")


def test_several_chips_of_one_player_share_as_one_stake_the_earlier_counting_first() -> None:
    opened = table(RECORDED, limits=limits(1, 100))
    laid = play(opened, bet("ann", 60, "tie"), bet("bob", 100, "tie"), bet("ann", 40, "tie"))
    assert in_action(play(laid, CLOSE)) == [50, 50, 0]


def test_an_excess_already_rejected_is_not_shared_again() -> None:
    opened = table(RECORDED, limits=limits(1, 100))
    laid = play(opened, bet("ann", 80, "tie"), bet("bob", 80, "tie"), reject("tie"), CLOSE)
    assert in_action(laid) == [80, 20]


@pytest.mark.rule("Baccarat 1.5", "Baccarat 5.1")
def test_the_heavier_side_exceeds_the_lighter_by_the_differential_at_most() -> None:
    opened = table(limits=limits(differential=100))
    laid = play(opened, bet("ann", 60, "banker"), bet("bob", 30, "player", 2))
    (placed,) = events(laid, bet("cai", 500, "banker", 3))
    assert isinstance(placed, BetPlaced)
    assert placed.wager.stake_cents == 7000  # 60 + 70 against 30 + 100
    # Tie and Pair bets stand outside the Differential.
    aside = play(laid, bet("dee", 900, "tie"), bet("dee", 900, "player-pair"))
    assert in_action(play(aside, bet("eva", 500, "player"), CLOSE))[-1] == 130


@pytest.mark.rule("Baccarat 5.1")
def test_the_differential_is_judged_again_at_the_close_after_a_withdrawal() -> None:
    opened = table(limits=limits(differential=100), seats={1: "ann", 3: "cai"})
    laid = play(
        opened,
        bet("bob", 80, "player", 2),
        bet("dee", 90, "banker", 3),
        bet("ann", 60, "banker", 1),
        bet("cai", 30, "banker", 3),
        withdraw("bob", 60, "player", 2),
        CLOSE,
    )
    assert in_action(laid) == [20, 30, 60, 30]  # standing dee gives way, 120 may stand


@pytest.mark.rule("Baccarat 5.1")
def test_the_dealer_notices_the_differential() -> None:
    opened = table(RECORDED, limits=limits(differential=100))
    laid = play(opened, bet("ann", 90, "banker"), bet("bob", 70, "banker", 2))
    assert in_action(play(laid, reject("banker"), CLOSE)) == [90, 10]
    assert in_action(play(laid, reject("banker", 1), CLOSE)) == [90, 10]  # whichever box he names
    assert refused(laid, reject("banker", 3)).sentence == "No bet lies on banker box 3."
    assert refused(laid, reject("player")).reason is Reason.NOT_OFFERED
    assert refused(laid, reject("splits")).reason is Reason.UNKNOWN


@pytest.mark.rule("Baccarat 5.1.1", "Baccarat 1.5")
def test_a_differential_not_noticed_is_shared_over_the_heavier_side() -> None:
    opened = table(RECORDED, limits=limits(10, None, 100))
    laid = play(
        opened,
        bet("ann", 150, "banker", 1),
        bet("bob", 150, "banker", 2),
        bet("cai", 50, "player", 3),
        CLOSE,
    )
    assert in_action(laid) == [75, 75, 50]


def test_after_a_withdrawal_on_the_lighter_side_what_is_unnoticed_is_shared() -> None:
    opened = table(RECORDED, limits=limits(10, None, 100))
    laid = play(
        opened,
        bet("ann", 120, "player"),
        bet("bob", 100, "banker"),
        bet("cai", 80, "player"),
        withdraw("bob", 90, "banker"),
        CLOSE,
    )
    assert in_action(laid) == [66, 10, 44]


@pytest.mark.rule("Baccarat 5.1.1")
@pytest.mark.parametrize(("kind", "counts"), [(ELECTRONIC, [80, 20]), (RECORDED, [67, 33])])
def test_where_a_box_maximum_is_exceeded_too_the_box_comes_first(
    kind: TableKind, counts: list[int]
) -> None:
    opened = table(RECORDED)
    boxed = Limits(100, differential_cents=10000, maximum_by_bet={"banker": 8000})
    opened = replace(opened, settings=replace(opened.settings, limits=boxed))
    laid = play(opened, bet("ann", 200, "banker", 1), bet("bob", 40, "banker", 2))
    judged = replace(laid, settings=replace(laid.settings, kind=kind))
    assert in_action(play(judged, CLOSE)) == counts


def test_an_under_minimum_box_goes_back_before_the_differential_is_measured() -> None:
    opened = table(limits=limits(25, None, 100))
    laid = play(opened, bet("ann", 20, "player"), bet("bob", 120, "banker"), CLOSE)
    assert in_action(laid) == [0, 100]


@pytest.mark.rule("Baccarat 5.14")
@pytest.mark.parametrize("kind", [ELECTRONIC, RECORDED])
def test_chips_are_settled_where_they_lie_at_the_close(kind: TableKind) -> None:
    laid = play(
        table(kind),
        bet("ann", 100, "player"),  # meant for the Banker
        bet("ann", 50, "banker", 2),
        withdraw("ann", 20, "banker", 2),
        CLOSE,
        BANKER_WINS,
    )
    assert result(laid, "ann", "player") == ("lose", -10000)
    assert result(laid, "ann", "banker") == ("win", 2850)


@pytest.mark.rule("Baccarat 3.4")
def test_the_sign_shows_a_maximum_for_tie_and_pair_boxes_only() -> None:
    shown = table(limits=limits(10, 50, 400)).settings.limits
    assert {bet: shown.maximum(bet) for bet in ("player", "banker", "tie", "player-pair")} == {
        "player": None,
        "banker": None,
        "tie": 5000,
        "player-pair": 5000,
    }
    by_bet = Limits(1000, 5000, maximum_by_bet={"tie": 2000}, minimum_by_bet={"tie": 500})
    shown = table(limits=by_bet).settings.limits
    assert (shown.maximum("tie"), shown.maximum("banker-pair")) == (2000, 5000)
    assert (shown.minimum("tie"), shown.minimum("banker")) == (500, 1000)
