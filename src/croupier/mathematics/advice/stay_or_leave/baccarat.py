"""Baccarat: the five bets from the cards as they lie (Baccarat 3.10, 3.17, 4.1.1, 5.12)."""

from collections.abc import Sequence
from fractions import Fraction
from math import perm

from croupier.engine.equipment.cards import RANKS, Card, rank
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND, VALUES
from croupier.engine.table.viewing.felt import BetSeen
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import Cents
from croupier.mathematics.exact.baccarat import five_bets
from croupier.mathematics.exact.baccarat.enumeration import BANKER, PLAYER, TIE
from croupier.mathematics.exact.baccarat.from_here import next_hand, rounds_from
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import gain

Cards = tuple[Card, ...]

HANDS = {"player-pair": PLAYER_HAND, "banker-pair": BANKER_HAND}
MOST_CARDS = 3


def staying(seen: Seen, bets: Sequence[BetSeen]) -> Cents:
    """Without any Insurance."""
    worth = worth_from(seen.left(), seen.cards(PLAYER_HAND), seen.cards(BANKER_HAND), seen.coming())
    return sum((bet.action_cents * worth.get(bet.spot.bet, 0) for bet in bets), Fraction(0))


def decided(seen: Seen, bet: BetSeen) -> bool:
    """A pair, or none, lay before the error."""
    pair = HANDS.get(bet.spot.bet)
    return pair is not None and seen.before_the_error(place=pair) >= 2


def worth_from(
    left: Composition, player: Cards, banker: Cards, coming: Cards = ()
) -> dict[str, Fraction]:
    """By bet, per unit."""
    if max(len(player), len(banker)) > MOST_CARDS or abs(len(player) - len(banker)) > 1:
        raise NotWorkedOut
    if not player and not banker and not coming:
        return {each.bet: Fraction(each.ev) for each in five_bets(left)}
    wins = _who_wins(left, player, banker, coming)
    player, banker = _first_four(player, banker, coming)
    pays = {bet: gain(odds) for bet, odds in EDITIONS.current.pays.items()}
    pairs = {"player-pair": _pair(left, player), "banker-pair": _pair(left, banker)}
    return {
        "player": pays["player"] * wins[PLAYER] - wins[BANKER],
        "banker": pays["banker"] * wins[BANKER] - wins[PLAYER],
        "tie": pays["tie"] * wins[TIE] - (1 - wins[TIE]),
        **{bet: pays[bet] * chance - (1 - chance) for bet, chance in pairs.items()},
    }


def _who_wins(left: Composition, player: Cards, banker: Cards, coming: Cards) -> list[Fraction]:
    counts = tuple(int(count) for count in left.by_value(VALUES))
    values = (tuple(VALUES[rank(card)] for card in cards) for cards in (player, banker, coming))
    rounds = rounds_from(counts, *values)
    return [Fraction(int(count), int(rounds.sum())) for count in rounds]


def _first_four(player: Cards, banker: Cards, coming: Cards) -> tuple[Cards, Cards]:
    """With the cards that come next, as far as they belong to the first four."""
    for card in coming:
        if len(player) >= 2 and len(banker) >= 2:
            break
        lengths = (0,) * len(player), (0,) * len(banker)
        if next_hand(*lengths) == PLAYER:
            player = (*player, card)
        else:
            banker = (*banker, card)
    return player, banker


def _pair(left: Composition, cards: Cards) -> Fraction:
    match [rank(card) for card in cards[:2]]:
        case [first, second]:
            return Fraction(first == second)
        case [first]:
            return Fraction(left.counts[RANKS.index(first)], len(left))
        case _:
            return Fraction(sum(perm(count, 2) for count in left.counts), perm(len(left), 2))
