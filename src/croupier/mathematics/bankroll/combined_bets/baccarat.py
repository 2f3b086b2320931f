"""Baccarat: who wins, whether each Hand began with a Pair, and what Insurance gains (Baccarat 3.12,
3.16, 3.17, 4.1.1)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import perm
from typing import NamedTuple

from croupier.engine.games.baccarat import layout
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import SIDES
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.mathematics.bankroll.combined_bets import Bet, Outcome
from croupier.mathematics.bankroll.combined_bets.favourable_insurance import bought, gained
from croupier.mathematics.exact.baccarat.enumeration import PLAYER
from croupier.mathematics.exact.baccarat.from_here import Values, next_hand, rounds_from
from croupier.mathematics.exact.baccarat.insurance import WINNERS, ByWinner
from croupier.mathematics.exact.baccarat.table_of_play import POINTS
from croupier.mathematics.exact.composition import SUITS_IN_A_DECK, Composition
from croupier.mathematics.exact.figures import LOSS, PUSH, gain

Two = tuple[int, int]  # values
TENS = 0  # the one value that four ranks have


class Ended(NamedTuple):
    winner: str
    player_pair: bool
    banker_pair: bool
    player_insurance: Fraction  # what it gains per unit of the bet, bought wherever that is good
    banker_insurance: Fraction


def outcomes(decks: int | None) -> Iterator[Outcome]:
    for ended, chance in ways(_held(decks)).items():
        yield Outcome(chance, _nets(ended))


def insured_outcomes(decks: int | None) -> Iterator[Outcome]:
    """Player and Banker are insured wherever that favours who bets on them."""
    for ended, chance in ways(_held(decks)).items():
        nets = _nets(ended)
        nets["player", None] += ended.player_insurance
        nets["banker", None] += ended.banker_insurance
        yield Outcome(chance, nets)


def _held(decks: int | None) -> int:
    held = layout.settings().decks if decks is None else decks
    return layout.settings(decks=held).decks  # Baccarat 2.2.1


def _nets(ended: Ended) -> dict[Bet, Fraction]:
    won = {
        "player": ended.winner == "player",
        "banker": ended.winner == "banker",
        "tie": ended.winner == "tie",
        "player-pair": ended.player_pair,
        "banker-pair": ended.banker_pair,
    }
    pays = EDITIONS.current.pays
    nets = {bet: gain(pays[bet]) if wins else LOSS for bet, wins in won.items()}
    if ended.winner == "tie":  # Baccarat 3.17
        nets["player"] = nets["banker"] = PUSH
    return {(bet, None): net for bet, net in nets.items()}


@cache
def ways(decks: int) -> dict[Ended, Fraction]:
    """From a fresh shoe, by the values of the first two cards of each Hand."""
    held = tuple(Composition.of_decks(decks).by_value(VALUES).tolist())
    cards, found = sum(held), dict[Ended, Fraction]()
    openings = tuple(combinations_with_replacement(range(len(held)), 2))
    for player, banker in product(openings, repeat=2):
        left = _without(held, *player, *banker)
        dealt = Fraction(_orders(player) * _orders(banker) * _dealt(held, left), perm(cards, 4))
        for (winner, gains), times in _ends(decks, left, player, banker).items():
            chance = dealt * Fraction(times, perm(cards - 4, 2))
            for (player_pair, banker_pair), share in _pairs(player, banker, decks):
                ended = Ended(winner, player_pair, banker_pair, *gains)
                found[ended] = found.get(ended, Fraction(0)) + chance * share
    return found


def _ends(
    decks: int, left: Values, player: Two, banker: Two
) -> Counter[tuple[str, tuple[Fraction, ...]]]:
    """By who wins and what either Insurance gains, out of all cards that may come, in order."""
    points = sum(player) % POINTS, sum(banker) % POINTS
    found: Counter[tuple[str, tuple[Fraction, ...]]] = Counter()
    for third, wins in _from_four_cards(left, player, banker):
        cells = [bought(decks, side, points, third) for side in SIDES]
        for winner, times in zip(WINNERS, wins.tolist(), strict=True):
            found[winner, tuple([gained(cell, winner) for cell in cells])] += times
    return found


def _from_four_cards(
    left: Values, player: Two, banker: Two
) -> Iterator[tuple[int | None, ByWinner]]:
    """By the points of the Player Hand with a third card, if the Banker is then to draw."""
    if next_hand(player, banker) != PLAYER:
        yield None, rounds_from(left, player, banker)
        return
    for value, count in enumerate(left):
        if count:
            three = (*player, value)
            draws = next_hand(three, banker) is not None
            rounds = count * rounds_from(_without(left, value), three, banker)
            yield sum(three) % POINTS if draws else None, rounds


def _without(held: Values, *values: int) -> Values:
    return tuple([count - values.count(value) for value, count in enumerate(held)])


def _orders(two: Two) -> int:
    return 1 if two[0] == two[1] else 2


def _dealt(held: tuple[int, ...], left: tuple[int, ...]) -> int:
    """In how many ways the cards that are gone can be dealt, in one order of their values."""
    ways = 1
    for before, after in zip(held, left, strict=True):
        ways *= perm(before, before - after)
    return ways


def _pairs(player: Two, banker: Two, decks: int) -> Iterator[tuple[tuple[bool, bool], Fraction]]:
    """Two cards of one value are a Pair, but two tens may be of different ranks."""
    rank = SUITS_IN_A_DECK * decks
    tens = 4 * rank
    player_is, banker_is = player == (TENS, TENS), banker == (TENS, TENS)
    alike = Fraction(rank - 1, tens - 1)  # of two tens
    for player_pair in (True, False):
        first = _chance(player_pair, alike) if player_is else _sure(player, player_pair)
        for banker_pair in (True, False):
            then = alike
            if player_is:  # what is left of the ten ranks
                gone = (2,) if player_pair else (1, 1)
                left = [rank - n for n in (*gone, *[0] * (4 - len(gone)))]
                then = Fraction(sum(perm(n, 2) for n in left), perm(tens - 2, 2))
            second = _chance(banker_pair, then) if banker_is else _sure(banker, banker_pair)
            if first and second:
                yield (player_pair, banker_pair), first * second


def _chance(happens: bool, chance: Fraction) -> Fraction:
    return chance if happens else 1 - chance


def _sure(two: Two, pair: bool) -> Fraction:
    return Fraction((two[0] == two[1]) == pair)
