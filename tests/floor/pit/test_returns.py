"""Chips that win or lose as one are one stake; what is added to a bet later belongs to it."""

from math import sqrt

import pytest

from croupier import accepted, open_table
from croupier.engine.table.state.round import Status
from croupier.floor.advice import covariances
from croupier.floor.pit.returns import Handle, Played, Together, held, returns, totals
from croupier.floor.pit.table_record import RoundOnRecord
from croupier.floor.pit.theory import Basis, Theory, Worth


def played(game: str, *lines: str, **options: object) -> Played:
    """A round that is over, as it lies on record."""
    table = open_table(game, **options)  # type: ignore[arg-type]
    opening, bets_until = table.round, 0
    for line in lines:
        if line == "dealer closes":
            bets_until = table.round.next_wager_id
        accepted(table.say(line))
    assert table.round.status is Status.CONCLUDED
    one = RoundOnRecord(1, 0, opening, table.round, table.round.status, (), bets_until=bets_until)
    return held(table.game, "b1", [one])


def handled(found: Played) -> dict[str, Handle]:
    return {each.bet: each for each in found.handles}


def products(found: Played) -> dict[tuple[str, str, bool], int]:
    return {(each.one[0], each.other[0], each.one_box): each.products for each in found.together}


PURSES = {"ann": 1000, "bob": 1000}


def test_one_result_is_one_stake_whoever_bet_on_it() -> None:
    round = played(
        "baccarat",
        "ann bets 10 tie",
        "ann bets 20 tie",
        "bob bets 30 tie",
        "bob bets 40 banker",
        "dealer closes",
        "deal 9h",
        "deal 2c",
        "deal Kh",
        "deal Ks",
        seats={1: "ann", 2: "bob"},
        purses=PURSES,
    )
    found, stakes = handled(round), products(round)
    tie, banker = found["tie"], found["banker"]
    assert (tie.bets, tie.handle_cents) == (3, 6_000)
    assert banker.bets == 1
    assert stakes == {
        ("tie", "tie", True): 6_000**2,
        ("tie", "banker", True): 2 * 6_000 * 4_000,
        ("banker", "banker", True): 4_000**2,
    }


def test_hands_are_stakes_of_their_own_and_a_double_belongs_to_its_bet() -> None:
    round = played(
        "blackjack",
        "ann bets 10 initial box 1",
        "bob bets 20 initial box 1",
        "bob bets 50 initial box 2",
        "dealer closes",
        "deal 6h",
        "deal Td",
        "deal 6c",
        "deal 5s",
        "deal Tc",
        "ann declines",
        "bob declines",
        "ann doubles 10 box 1",
        "deal 2c",
        "bob stands box 2",
        "deal 9s",
        "deal 3h",
        seats={1: "ann", 2: "bob"},
        purses=PURSES,
    )
    found, stakes = handled(round), products(round)
    assert set(found) == {"initial"}
    initial = found["initial"]
    assert initial.staked_cents == 8_000, "what was bet before the cards"
    assert initial.handle_cents > initial.staked_cents
    assert stakes == {
        ("initial", "initial", True): 3_000**2 + 5_000**2,
        ("initial", "initial", False): 2 * 3_000 * 5_000,
    }


def test_a_split_of_roulette_is_a_bet_of_its_own() -> None:
    lines = ("ann bets 10 split 1-2", "dealer closes", "spin 1 revolutions 5")
    round = played("roulette", *lines, purses=PURSES)
    assert set(handled(round)) == {"split"}
    assert handled(round)["split"].staked_cents == 1_000
    assert products(round) == {("split", "split", True): 1_000**2}


def worth_of_bets(game: str, decks: int) -> Worth:
    """Covariances as the mathematics have them, and an edge that is of no matter here."""
    found = covariances(game, decks or None, ())
    together = {pair: (each.one_box, each.two_boxes) for pair, each in found.items()}
    bets = {one: Theory(0.0, each[0]) for (one, other), each in together.items() if one == other}
    return Worth(bets, together)


def test_placements_of_which_one_wins_where_another_loses_spread_less_than_apart() -> None:
    lines = [f"ann bets 10 straight {number}" for number in range(1, 37)]
    round = played("roulette", *lines, "dealer closes", "spin 1 revolutions 5", purses=PURSES)
    worth = {round.handles[0].basis: worth_of_bets("roulette", 0)}
    for (found,) in (returns([round], worth), totals([round], worth)):
        assert found.spread_cents == pytest.approx(9_594.5, abs=5)  # 34,100 if taken apart


@pytest.mark.parametrize(("boxes", "times"), [(2, 1.174), (3, 1.325), (5, 1.585), (7, 1.808)])
def test_boxes_beside_one_dealer_spread_more_than_apart(boxes: int, times: float) -> None:
    basis, bet = Basis("blackjack", "", 8, "A"), ("initial", None)
    each = 10_000**2
    together = [Together(basis, bet, bet, True, boxes * each)]
    together += [Together(basis, bet, bet, False, boxes * (boxes - 1) * each)]
    handle = Handle("b1", *bet, basis, boxes, boxes * 10_000, 0, boxes * 10_000)
    worth = worth_of_bets("blackjack", 8)
    (found,) = totals([Played("b1", (handle,), tuple(together))], {basis: worth})
    theory = worth.theory(bet)
    assert found.spread_cents is not None
    assert theory is not None
    assert theory.variance is not None
    apart = sqrt(boxes * each * theory.variance)
    assert found.spread_cents / apart == pytest.approx(times, abs=0.001)


def test_insurance_and_boom_busted_of_one_round_spread_less_than_apart() -> None:
    """The Dealer's Blackjack wins the one and loses the other."""
    round = played(
        "blackjack",
        "ann bets 10 initial box 1",
        "ann bets 10 rws-pairs box 1",
        "ann bets 10 boom-busted",
        "dealer closes",
        "deal 9h",
        "deal Ad",
        "deal 8c",
        "ann insures 5 box 1",
        "ann stands box 1",
        "deal Kc",
        seats={1: "ann"},
        purses=PURSES,
    )
    two = {"boom-busted", "insurance"}
    beside = Played(
        round.table,
        tuple(each for each in round.handles if each.bet in two),
        tuple(each for each in round.together if {each.one[0], each.other[0]} <= two),
    )
    worth = {round.handles[0].basis: worth_of_bets("blackjack", 8)}
    (found,) = totals([beside], worth)
    assert found.spread_cents == pytest.approx(1_795.2, abs=0.5)  # 1,916 if taken apart


def insured_twice() -> Played:
    """Five against six, then one against six: the Banker is insured both times."""
    return played(
        "baccarat",
        "ann bets 100 banker",
        "ann bets 10 banker-pair",
        "dealer closes",
        "deal 2h",
        "deal 3c",
        "deal 3d",
        "deal 3s",
        "ann insures banker 10",
        "deal 6h",
        "ann insures banker 10",
        "deal 9c",
        seats={1: "ann"},
        purses=PURSES,
    )


EARLY = ("banker-insurance", "four-cards 5-6")
LATE = ("banker-insurance", "third-card 1-6")


def test_each_insurance_of_baccarat_is_a_bet_on_its_cell() -> None:
    round = insured_twice()
    bets = [("banker", None), ("banker-pair", None), EARLY, LATE]
    assert [(each.bet, each.on) for each in round.handles] == bets
    worth = Worth({bet: Theory(0.01 * place, 1.0) for place, bet in enumerate(bets, 1)})
    (found,) = totals([round], {round.handles[0].basis: worth})
    assert found.expected_cents == pytest.approx(100 + 20 + 30 + 40)


def test_insurance_of_baccarat_spreads_with_what_lies_beside_it() -> None:
    """The Banker loses both at once; a Pair takes two cards that cannot come any more."""
    round = insured_twice()
    worth = worth_of_bets("baccarat", 8)
    for beside, spread in [
        ((EARLY, LATE), 3_459.1),  # 2,721.9 if taken apart
        ((EARLY, ("banker-pair", None)), 3_582.6),  # 3,584.5
    ]:
        two = Played(
            round.table,
            tuple(each for each in round.handles if (each.bet, each.on) in beside),
            tuple(each for each in round.together if {each.one, each.other} <= {*beside}),
        )
        (found,) = totals([two], {round.handles[0].basis: worth})
        assert found.spread_cents == pytest.approx(spread, abs=0.5)
