"""Effects of removal: against small shoes dealt card by card, and against published ones."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.mathematics.counting.games import NoCards, cards_of_a_round, in_play, removals_of
from croupier.mathematics.counting.removal import removals, without
from croupier.mathematics.counting.systems import SYSTEMS, ImpossibleSystem, System, spelled
from croupier.mathematics.exact import andar_bahar, baccarat, blackjack, si_ki_pi
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import gain
from tests.mathematics.exact.baccarat.walking import composition, walk

# Baccarat from eight decks, in millionths: Player, Banker, Tie, as they are printed in books.
PUBLISHED = {
    "A": (-45, 44, 129),
    "2": (-54, 52, -239),
    "3": (-67, 65, -214),
    "4": (-120, 116, -292),
    "5": (84, -83, -264),
    "6": (113, -113, -1160),
    "7": (82, -83, -1091),
    "8": (53, -50, 654),
    "9": (25, -23, 426),
    "T": (-18, 19, 513),
}
# How well each system follows Insurance, as it is printed beside it.
INSURANCE = {"hi-lo": 0.76, "knock-out": 0.78, "hi-opt-1": 0.85, "hi-opt-2": 0.91}
INSURANCE |= {"omega-2": 0.85, "zen": 0.85, "halves": 0.72}


def test_baccarat_as_published() -> None:
    player, banker, tie, *pairs = removals_of("baccarat", 8)
    for rank, figures in PUBLISHED.items():
        found = [float(bet.effects[rank]) * 1e6 for bet in (player, banker, tie)]
        assert found == pytest.approx(figures, abs=0.6), rank
    assert not any(any(pair.effects.values()) for pair in pairs)


@pytest.mark.parametrize("shoe", ["A2 4 6 7 9 T3", "2 3 4 5 6 8 T2 K2"])
def test_a_small_shoe_of_baccarat_dealt_card_by_card(shoe: str) -> None:
    whole = composition(shoe)
    held = [rank for rank, count in zip(RANKS, whole.counts, strict=True) if count]
    for rank in held[:3]:
        less = without(whole, rank)
        for bet, ev in walked(less).items():
            found = {each.bet: each.ev for each in baccarat.five_bets(less)}
            assert found[bet] == ev, (rank, bet)


def walked(shoe: Composition) -> dict[str, Fraction]:
    pays = {bet: gain(odds) for bet, odds in EDITIONS.current.pays.items()}
    won: Counter[str] = Counter()
    for round in walk(shoe):
        won[round.winner] += round.chance  # type: ignore[assignment]
    player, banker, tie = (Fraction(won[each]) for each in ("player", "banker", "tie"))
    return {
        "player": player * pays["player"] - banker,
        "banker": banker * pays["banker"] - player,
        "tie": tie * pays["tie"] - player - banker,
    }


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baccarat", "andar-bahar", "si-ki-pi"])
def test_a_card_that_nobody_has_seen_changes_nothing(game: str) -> None:
    """Gone at random, each rank as likely as it is held: the effects come to nothing, exactly."""
    decks = 8 if game == "baccarat" else 1
    for bet in removals_of(game, decks):
        assert sum(bet.effects.values(), Fraction(0)) == 0, bet.bet


@pytest.mark.slow
@settings(deadline=None, max_examples=15)
@given(st.lists(st.integers(0, 4), min_size=13, max_size=13), st.data())
def test_so_it_is_with_any_deck(counts: list[int], data: st.DataObject) -> None:
    deck = Composition(1, tuple(max(2, n) if at < 3 else n for at, n in enumerate(counts)))
    worth = data.draw(st.sampled_from((andar_bahar.bets_from, si_ki_pi.bets_from)))
    if worth is andar_bahar.bets_from and any(n < 2 for n in deck.counts):
        deck = Composition(1, tuple(max(n, 2) for n in deck.counts))  # a Joker is matched
    lacking = {
        rank: worth(without(deck, rank))
        for rank, held in zip(RANKS, deck.counts, strict=True)
        if held and not (worth is andar_bahar.bets_from and held == 2)
    }
    if len(lacking) < sum(1 for held in deck.counts if held):
        return
    for place, figures in enumerate(worth(deck)):
        mean = sum(
            Fraction(held, len(deck)) * Fraction(lacking[rank][place].ev)
            for rank, held in zip(RANKS, deck.counts, strict=True)
            if held
        )
        assert mean == figures.ev


def test_the_first_match_of_a_small_deck() -> None:
    """Every order of eight cards, two of which are gone."""
    deck = Composition(1, (4, 2, *[0] * 11))
    cards = ["A"] * 4 + ["2"] * 2
    places: Counter[int] = Counter()
    for joker, *rest in permutations(cards):
        places[1 + rest.index(joker)] += 1
    total = places.total()
    assert andar_bahar.first_match(deck) == {
        place: Fraction(times, total) for place, times in sorted(places.items())
    }


@pytest.mark.slow
def test_blackjack_by_systems_as_published() -> None:
    initial, insurance, pairs, boom = removals_of("blackjack", 8)
    for name, known in INSURANCE.items():
        assert insurance.correlation(SYSTEMS[name]) == pytest.approx(known, abs=0.006), name
        found = initial.correlation(SYSTEMS[name])
        assert found is not None
        assert 0.9 < found < 1, name
    hi_lo = SYSTEMS["hi-lo"]
    assert initial.slope(hi_lo, 8) == pytest.approx(0.0055, abs=0.0005), "half a per cent"
    # a true count of 1 has 0.4 tens more in each deck, out of 415 cards once the Ace lies
    assert insurance.slope(hi_lo, 8) == pytest.approx(3 * 0.4 * 8 / 415, abs=1e-6)
    assert insurance.breaks_even(hi_lo, 8) == pytest.approx(3.1, abs=0.02), "with the Ace"
    for bet in (pairs, boom):
        assert bet.sum == pytest.approx(0, abs=1e-15)


@pytest.mark.slow
def test_the_initial_bet_is_foreseen() -> None:
    shoe = Composition(8, (20, 18, 17, 18, 16, 19, 20, 20, 21, 20, 22, 21, 20))
    initial, *_ = removals_of("blackjack", 8)
    exact = blackjack.chart_ev(blackjack.by_chart().strategy, shoe=shoe)
    assert initial.foreseen(shoe) == pytest.approx(exact, abs=0.002)
    assert initial.foreseen(Composition.of_decks(8)) == initial.ev
    initial_now, insurance, *_ = in_play("blackjack", 8)(shoe)
    assert initial_now.ev == initial.foreseen(shoe)
    assert insurance.share == 20 / 252, "an Ace is shown"


def test_a_deck_is_asked_about_its_cards_only() -> None:
    with pytest.raises(NoCards, match="without cards"):
        cards_of_a_round("roulette", 8)
    with pytest.raises(ImpossibleShoe):
        without(Composition(1, (0, *[4] * 12)), "A")
    with pytest.raises(ImpossibleShoe, match="fresh deck"):
        andar_bahar.sheet(shoe=Composition.of_decks(1))


def test_systems() -> None:
    assert {name for name, system in SYSTEMS.items() if not system.balanced} == {"knock-out"}
    assert SYSTEMS["hi-lo"].tag("K") == -1
    assert SYSTEMS["hi-lo"].squares == 10
    for tags in ({}, {"A": 0}, {"1": 3}):
        with pytest.raises(ImpossibleSystem):
            System("none", tags)
    assert spelled("own", _A=1).tags == {"A": 1}


def test_no_card_makes_a_difference_to_a_pair() -> None:
    *_, pair = removals(baccarat.five_bets, Composition.of_decks(8))
    assert pair.correlation(SYSTEMS["hi-lo"]) is None
    assert pair.breaks_even(SYSTEMS["hi-lo"], 8) is None
