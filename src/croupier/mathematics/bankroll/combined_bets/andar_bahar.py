"""Andar Bahar: the Joker, what the first three cards make, and where the first card lies that
matches it (Andar Bahar 1.6, 1.10, 1.21, 3.11, 3.11.1, 4.1)."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb

from croupier.engine.equipment.cards import RANKS, SUITS, Card
from croupier.engine.games.andar_bahar import layout
from croupier.engine.games.andar_bahar.match import OPENING, SIDES, strength
from croupier.engine.games.andar_bahar.settlement import EIGHT
from croupier.engine.money import Odds
from croupier.mathematics.bankroll.combined_bets import Bet, Outcome
from croupier.mathematics.exact.andar_bahar import WHOLE, openings
from croupier.mathematics.exact.figures import LOSS, PUSH, gain

Ways = dict[tuple[str, str | None, int], Fraction]  # Joker, what three cards make, place -> chance
FIRST, SECOND = 1, 2  # places after the Joker that lie within the first three cards
ANDAR = 0  # the side that takes the first place


def outcomes(decks: int | None) -> Iterator[Outcome]:
    layout.settings(decks=layout.DECKS if decks is None else decks)  # Andar Bahar 2.2.1
    for (joker, made, place), chance in ways().items():
        yield Outcome(chance, _nets(joker, made, place))


def _nets(joker: str, made: str | None, place: int) -> dict[Bet, Fraction]:
    andar, points = (place - 1) % len(SIDES) == ANDAR, strength(Card(joker + SUITS[0]))
    won = {
        "andar": andar,
        "bahar": not andar,
        "super-andar": place == FIRST,
        "super-bahar": place == SECOND,
        "under-8": points < EIGHT,
        "over-8": points > EIGHT,
    }
    pays, three = layout.PAYS, layout.FIRST_3_CARDS_PAY
    nets: dict[Bet, Fraction] = {(bet, None): _net(pays[bet], wins) for bet, wins in won.items()}
    if place == FIRST:  # Andar Bahar 3.11.1
        nets["andar", None] = PUSH
    nets["first-3-cards", None] = LOSS if made is None else gain(three[made])
    for rank in RANKS:
        nets["joker", rank] = _net(pays["joker"], rank == joker)
    return nets


def _net(odds: Odds, wins: bool) -> Fraction:
    return gain(odds) if wins else LOSS


@cache
def ways() -> Ways:
    """Any of the three cards of an opening may be the Joker, and the other two lie in any order."""
    found: Ways = {}
    total = comb(len(WHOLE), len(OPENING)) * len(OPENING)
    for (made, ranks), times in openings().items():
        for joker, held in ranks:
            for place, share in _places(held).items():
                key = joker, made, place
                found[key] = found.get(key, Fraction(0)) + Fraction(times * held, total) * share
    return found


@cache
def _places(held: int) -> dict[int, Fraction]:
    """Where the first match lies, if so many of the first three cards have the Joker's rank."""
    if held > 1:
        beside = Fraction(held - 1, len(OPENING) - 1)
        return {FIRST: beside, SECOND: 1 - beside} if beside < 1 else {FIRST: beside}
    left, matching = len(WHOLE) - len(OPENING), len(SUITS) - 1
    return {
        SECOND + place: Fraction(comb(left - place, matching - 1), comb(left, matching))
        for place in range(1, left - matching + 2)
    }
