"""Whole rounds through the engine come to the exact figures: each place of the first match, each
rank of the Joker."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, perm

import pytest

from croupier.engine.equipment.cards import DECK, RANKS, Card, rank
from croupier.mathematics.exact.andar_bahar import sheet
from tests.engine.games.andar_bahar.scripting import Table, electronic

HANDS = "ann bets 100 andar box 1\nbob bets 100 bahar box 2\ndealer closes"
SIDE_BETS = "\n".join(
    [
        *("ann bets 1 super-andar box 1", "ann bets 1 super-bahar box 1"),
        *("ann bets 1 under-8", "ann bets 1 over-8"),
        *(f"ann bets 1 joker {rank}" for rank in RANKS),
        "dealer closes",
    ]
)


def nets(table: Table) -> Iterator[tuple[str, str | None, Fraction]]:
    """What each wager came to, per unit staked."""
    assert table.over
    for wager in table.round.wagers:
        net = Fraction(wager.received_cents - wager.stake_cents, wager.stake_cents)
        yield wager.spot.bet, wager.spot.on, net


@pytest.mark.rule("Andar Bahar 3.10", "Andar Bahar 3.11", "Andar Bahar 3.11.1")
def test_every_place_of_the_first_match() -> None:
    joker, *rest = DECK
    matching = next(card for card in rest if rank(card) == rank(joker))
    others = [card for card in rest if rank(card) != rank(joker)]
    results: Counter[tuple[str, Fraction]] = Counter()
    cards: Counter[int] = Counter()
    for place in range(1, 50):
        ways = comb(51 - place, 2)  # where the other two may lie
        dealt = [*others[: place - 1], matching, *others[place - 1 :]]
        table = electronic(f"{HANDS}\ndeal {joker}")
        for card in dealt:
            if table.over:
                break
            table.say(f"deal {card}")
        cards[len(table.round.cards)] += ways
        for bet, _, net in nets(table):
            results[bet, net] += ways
    every = comb(51, 3)
    exact = sheet()
    assert exact.cards == {number: Fraction(ways, every) for number, ways in cards.items()}
    for bet in ("andar", "bahar"):
        assert exact.figures(bet).results == {
            net: Fraction(ways, every) for (named, net), ways in results.items() if named == bet
        }


def openings(joker: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Whether the next two cards match this rank, and how many ordered openings do so."""
    matching = [Card(joker + suit) for suit in "hdc"]
    first, second = [Card(f"{other}s") for other in "23456" if other != joker][:2]
    yield (f"{joker}s", first, second), 4 * perm(48, 2)
    yield (f"{joker}s", matching[0], first), 4 * 3 * 48
    yield (f"{joker}s", first, matching[0]), 4 * 48 * 3
    yield (f"{joker}s", matching[0], matching[1]), 4 * perm(3, 2)


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 4.1")
def test_every_joker_with_every_pattern_of_matches() -> None:
    results: Counter[tuple[str, str | None, Fraction]] = Counter()
    for joker in RANKS:
        for three, ways in openings(joker):
            for result in nets(electronic(f"{SIDE_BETS}\ndeal {' '.join(three)}")):
                results[result] += ways
    for figures in sheet().bets:
        if figures.bet in ("andar", "bahar", "first-3-cards"):
            continue
        assert figures.results == {
            net: Fraction(ways, perm(52, 3))
            for (bet, on, net), ways in results.items()
            if (bet, on) == (figures.bet, figures.on)
        }, (figures.bet, figures.on)
