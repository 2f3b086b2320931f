"""Bets beyond a limit: what the Dealer turns away when they see them, and what is taken back."""

import pytest

from croupier import open_table
from croupier.engine.crew.unnoticed_bets import noticed, taken_back
from croupier.engine.front.open_table import Desk
from croupier.engine.table.vocabulary.commands import PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.events import BetReduced, MinimumAdvised
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot

CARL = player("carl")


@pytest.fixture
def desk() -> Desk:
    """The Differential is filled: the player side cannot take a dollar more."""
    desk = open_table(
        "baccarat",
        table="recorded",
        limits={"minimum": 10, "maximum": 1000, "differential": 1000},
        seats={1: "bea", 2: "carl"},
    )
    assert not isinstance(desk.say("bea bets 1000 player box 1"), Refused)
    return desk


def seen(desk: Desk, bet: PlaceBet) -> set[type]:
    """What the Dealer's word about it does."""
    assert not isinstance(desk.do(bet), Refused)
    events = desk.do(noticed(bet))
    assert not isinstance(events, Refused)
    return {type(event) for event in events}


@pytest.mark.rule("Baccarat 5.2")
def test_who_is_told_of_the_minimum_takes_the_bet_back(desk: Desk) -> None:
    small = PlaceBet(CARL, "carl", Spot("banker", 2), 500)
    assert seen(desk, small) == {MinimumAdvised}
    assert taken_back(desk.round, small) == WithdrawBet(CARL, "carl", small.spot, 500)


@pytest.mark.rule("Baccarat 5.1", "Baccarat 5.2")
def test_a_small_bet_beyond_the_differential_was_turned_away_already(desk: Desk) -> None:
    small = PlaceBet(CARL, "carl", Spot("player", 2), 500)
    assert seen(desk, small) == {MinimumAdvised, BetReduced}
    assert taken_back(desk.round, small) is None
    assert {wager.player for wager in desk.round.wagers} == {"bea"}


@pytest.mark.rule("Baccarat 5.1")
def test_what_is_left_of_an_excess_stays(desk: Desk) -> None:
    assert not isinstance(desk.say("carl bets 100 banker box 2"), Refused)
    large = PlaceBet(CARL, "carl", Spot("player", 2), 15_000)
    assert seen(desk, large) == {BetReduced}
    assert taken_back(desk.round, large) is None
    assert sum(w.stake_cents for w in desk.round.on(large.spot)) == 10_000
