"""However many wagers there are, they are what a plain list of them would be."""

from random import Random

import pytest
from msgspec.structs import replace

from croupier.engine.games import blackjack, roulette
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act
from croupier.engine.table.state.chips import CHUNK, NO_WAGERS, NOTHING_LIES, Pile, Wagers
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import CloseBetting, Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Limits
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from tests.engine.table.evenings import open_evening, open_round

RED, TIE = Spot("red"), Spot("tie", 3)


def wager(wager_id: int, name: str = "ann", spot: Spot = RED, cents: int = 100) -> Wager:
    return Wager(wager_id, name, spot, cents, cents, name)


def opened(game: Game, limits: Limits) -> AnyRound:
    tonight = open_round(game, open_evening(game.settings(limits=limits)))
    assert not isinstance(tonight, Refused)
    return tonight.rounds[-1]


def done(game: Game, round: AnyRound, *commands: Command) -> AnyRound:
    for command in commands:
        acted = act(game, round, command)
        assert not isinstance(acted, Refused), acted.sentence
        round = acted[0]
    return round


@pytest.mark.parametrize("seed", range(5))
def test_they_are_what_a_list_would_be(seed: int) -> None:
    rng, wagers, plain = Random(seed), NO_WAGERS, list[Wager]()
    for wager_id in range(1, 4 * CHUNK):
        made = wager(wager_id, rng.choice("abc"), rng.choice((RED, TIE)), rng.randint(1, 9))
        wagers, plain = wagers.adding(made), [*plain, made]
        other = rng.choice(plain)
        if rng.random() < 0.3:
            counts = rng.randint(0, other.stake_cents)
            wagers = wagers.changing(other, action_cents=counts)
            plain[plain.index(other)] = replace(other, action_cents=counts)
        elif rng.random() < 0.3:
            wagers = wagers.without(other.id)
            plain.remove(other)
        assert wagers.piles.keys() >= {w.spot for w in plain}
    assert (tuple(wagers), len(wagers), bool(wagers)) == (tuple(plain), len(plain), bool(plain))
    assert list(reversed(wagers)) == plain[::-1]
    assert all(wagers.by_id(w.id) == w for w in plain)
    counted = Wagers.of(plain)
    assert wagers == counted
    for spot in (RED, TIE):
        assert dict(wagers.pile(spot).stakes) == dict(counted.pile(spot).stakes)
        assert wagers.pile(spot).action_cents == counted.pile(spot).action_cents


def test_what_was_before_does_not_change() -> None:
    before = Wagers.of(wager(number) for number in range(1, CHUNK + 9))
    after = before.adding(wager(CHUNK + 9, "bob")).without(3)
    after = after.changing(after.by_id(5), stake_cents=700, action_cents=700)
    assert (len(before), before.by_id(5).stake_cents, before[2].id) == (CHUNK + 8, 100, 3)
    assert (len(after), after.by_id(5).stake_cents, after[2].id) == (CHUNK + 8, 700, 4)
    assert "bob" not in before.pile(RED).stakes


def test_they_lie_in_the_order_of_placing() -> None:
    late = Wagers.of([wager(2), wager(7)]).adding(wager(4))
    assert [each.id for each in late] == [2, 4, 7]
    assert late == (wager(2), wager(4), wager(7))
    assert late != [wager(2), wager(4), wager(7)]


@pytest.mark.parametrize("wager_id", [0, 1, 4, 9])
def test_one_that_is_not_there(wager_id: int) -> None:
    with pytest.raises(IndexError):
        Wagers.of([wager(2), wager(3), wager(5)]).by_id(wager_id)


def test_where_nothing_lies() -> None:
    assert NO_WAGERS.pile(RED) == NOTHING_LIES == Pile()
    assert not NO_WAGERS
    assert not Wagers.of([wager(1)]).without(1)


@pytest.mark.rule("Roulette 5.1")
def test_the_room_that_is_left_is_counted_over_hundreds_of_bets() -> None:
    ann, bob = player("ann"), player("bob")
    one = PlaceBet(ann, "ann", RED, 100)
    maximum = Limits(maximum_cents=100 * (CHUNK + 50))
    full = done(roulette, opened(roulette, maximum), *[one] * (CHUNK + 50))
    assert isinstance(act(roulette, full, PlaceBet(bob, "bob", RED, 100)), Refused)
    some_back = done(roulette, full, WithdrawBet(ann, "ann", RED, 6_000))
    trimmed = done(roulette, some_back, PlaceBet(bob, "bob", RED, 10_000))
    assert trimmed.wagers[-1].stake_cents == 6_000
    assert trimmed.wagers[-1].turned_away_cents == 4_000


@pytest.mark.rule("Blackjack 1.26", "Blackjack 5.1")
def test_the_highest_bettor_of_an_empty_box_among_hundreds_of_bets() -> None:
    ann, bob, box = player("ann"), player("bob"), Spot("initial", 2)
    bets = [PlaceBet(ann, "ann", box, 100), PlaceBet(bob, "bob", box, 100)] * CHUNK
    round = done(blackjack, opened(blackjack, Limits()), *bets)
    assert blackjack.seated(round, box) == ("ann",)  # as much as bob, and first
    round = done(blackjack, round, PlaceBet(bob, "bob", box, 100))
    assert blackjack.seated(round, box) == ("bob",)
    assert done(blackjack, round, CloseBetting(DEALER)).wagers == round.wagers


def test_a_spot_may_hold_the_chips_of_any_number_of_players() -> None:
    """In one dictionary or in several: what lies there is the same, first come first."""
    rng, pile, plain = Random(1), Pile(), dict[str, int]()
    for number in range(4 * CHUNK):
        known = list(plain)
        goes = bool(known) and rng.random() < 0.2
        name = rng.choice(known) if goes else f"p{rng.randrange(3 * CHUNK)}"
        cents = -plain[name] if goes else 100 * rng.randint(1, 9)
        pile = pile.moved(name, cents, cents)
        plain[name] = plain.get(name, 0) + cents
        if not plain[name]:
            del plain[name]
        if number % 100 == 0:
            assert dict(pile.stakes) == plain
    assert len(plain) > CHUNK
    assert (dict(pile.stakes), len(pile.stakes)) == (plain, len(plain))
    assert pile.action_cents == sum(plain.values())
    assert all(pile.stakes[name] == cents for name, cents in plain.items())
    assert "nobody" not in pile.stakes
    assert repr(pile.stakes) == f"Stakes({dict(pile.stakes)!r})"
    for name in plain:
        pile = pile.moved(name, -plain[name], -plain[name])
    assert (dict(pile.stakes), pile.action_cents) == ({}, 0)
