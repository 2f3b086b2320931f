"""Every placement against every pocket on every layout, at the odds of its pay table."""

import pytest

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games import roulette
from croupier.engine.games.roulette import Terms
from croupier.engine.games.roulette.layout import covered
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.wagers import Open, Spot
from tests.engine.games.roulette.scripting import (
    CLOSE,
    EXAMPLE_SERIES,
    bet,
    cites,
    play,
    result,
    spin,
    table,
)

# As the four tables print them.
TABLE_1 = {
    "straight": 35,
    "split": 17,
    "street": 11,
    "corner": 8,
    "top-line": 5,
    "line": 5,
    "column": 2,
    "dozen": 2,
    "high": 1,
    "low": 1,
    "red": 1,
    "black": 1,
    "odd": 1,
    "even": 1,
}
TABLE_2 = {**TABLE_1, "zeros": 11}
TABLE_3 = {**TABLE_1, "series-3": 11, "series-6": 5}
TABLE_4 = {**TABLE_1, "zeros": 11, "series-3": 11, "series-6": 5}
OUTSIDE = ("column", "dozen", "high", "low", "red", "black", "odd", "even")


def everywhere(round: AnyRound) -> list[Spot]:
    return list(roulette.spots(round.settings))


def settled_on(layout: str, series: Terms) -> dict[str, AnyRound]:
    """One dollar on every placement, for each pocket the ball can rest in."""
    opened = table(layout=layout, terms=series)
    chips = [PlaceBet(player("ann"), "ann", spot, 100) for spot in everywhere(opened)]
    closed = play(opened, chips, CLOSE)
    return {pocket: play(closed, spin(pocket)) for pocket in POCKETS}


@pytest.mark.parametrize(
    ("layout", "pays", "paragraph"),
    [
        pytest.param("A", TABLE_1, "4.1.1", marks=pytest.mark.rule("Roulette 4.1.1", "Roulette A")),
        pytest.param("B", TABLE_1, "4.1.1", marks=pytest.mark.rule("Roulette 4.1.1", "Roulette B")),
        pytest.param("D", TABLE_2, "4.1.2", marks=pytest.mark.rule("Roulette 4.1.2", "Roulette D")),
        pytest.param("E", TABLE_2, "4.1.2", marks=pytest.mark.rule("Roulette 4.1.2", "Roulette E")),
        pytest.param("G", TABLE_3, "4.1.3", marks=pytest.mark.rule("Roulette 4.1.3", "Roulette G")),
        pytest.param("H", TABLE_3, "4.1.3", marks=pytest.mark.rule("Roulette 4.1.3", "Roulette H")),
        pytest.param("J", TABLE_4, "4.1.4", marks=pytest.mark.rule("Roulette 4.1.4", "Roulette J")),
        pytest.param("K", TABLE_4, "4.1.4", marks=pytest.mark.rule("Roulette 4.1.4", "Roulette K")),
    ],
)
def test_every_placement_against_every_pocket(
    layout: str, pays: dict[str, int], paragraph: str
) -> None:
    rounds = settled_on(layout, EXAMPLE_SERIES if "series-3" in pays else Terms())
    returned: dict[Spot, int] = {}
    for pocket, round in rounds.items():
        assert {wager.spot.bet for wager in round.wagers} == set(pays)
        for wager in round.wagers:
            settlement = wager.settlement
            assert settlement is not None
            if pocket in covered(round.settings, wager.spot):
                assert settlement.payout_cents == 100 + 100 * pays[wager.spot.bet]
                assert settlement.cites == ("Roulette 3.9", f"Roulette {paragraph}")
            else:
                assert (settlement.result, settlement.payout_cents) == ("lose", 0)
            returned[wager.spot] = returned.get(wager.spot, 0) + settlement.payout_cents
    # Every bet of the book gives back 36 of the 39 units laid on it.
    assert set(returned.values()) == {3600}


@pytest.mark.rule("Roulette 3.1", "Roulette 3.8", "Roulette 3.9")
def test_the_pocket_where_the_ball_rests_decides() -> None:
    laid = (bet("ann", 10, "straight 17"), bet("bob", 10, "split 17-20"), bet("cat", 10, "red"))
    done = play(table(), laid, CLOSE, spin(17))
    assert roulette.outcome(done) == "17"
    assert result(done, "ann", "straight 17") == ("win", 350)
    assert result(done, "bob", "split 17-20") == ("win", 170)
    assert result(done, "cat", "red") == ("lose", -10)
    assert cites(done, "cat", "red") == ("Roulette 3.9",)


@pytest.mark.rule("Roulette C")
@pytest.mark.parametrize("pocket", ["0", "00", "H"])
def test_zeros_and_the_house_pocket_lose_every_outside_bet(pocket: str) -> None:
    spots = [s for s in everywhere(table()) if s.bet in OUTSIDE]
    assert len(spots) == 12
    chips = [PlaceBet(player("ann"), "ann", spot, 100) for spot in spots]
    done = play(table(), chips, CLOSE, spin(pocket))
    for wager in done.wagers:
        assert wager.settlement is not None
        assert wager.settlement.result == "lose"
        assert wager.settlement.cites == ("Roulette 3.9", "Roulette C")


def test_nothing_is_decided_before_the_ball_rests() -> None:
    closed = play(table(), bet("ann", 10, "red"), CLOSE)
    assert roulette.verdicts(closed, tuple(closed.wagers)) == (Open(),)
    assert roulette.outcome(closed) == "not-played"
    assert not roulette.established(closed)
