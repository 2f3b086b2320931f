"""RWS Pairs, Boom Busted and Insurance in whole numbers, how Insurance varies with the other two,
and the Dealer's Hand they depend on (Blackjack 3.14, 3.15.2(b), 3.26, 4.1.1, 4.1.2, 4.1.3)."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import perm

import msgspec

from croupier.engine.equipment.cards import RANKS, SUITS, Card
from croupier.engine.equipment.cards import rank as card_rank
from croupier.engine.games.blackjack.layout import INSURANCE_PAYS, PAIR_NAMES
from croupier.engine.games.blackjack.side_bets import pair_kind
from croupier.engine.money import Odds
from croupier.engine.sentences import DEFAULT_LANGUAGE, sentence
from croupier.mathematics.exact.blackjack.cards.values import ACE, NAMES, TEN, UP_CARDS, Numbers
from croupier.mathematics.exact.blackjack.dealer.dealer import (
    BLACKJACK,
    BUST,
    LONGEST,
    OUTCOMES,
    ways,
)
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import Figures, PayLine, gain, won_or_lost


class DealerHand(msgspec.Struct, frozen=True):
    """How the Dealer's Hand ends under one up card, the shoe lacking that card only."""

    up: str
    outcomes: dict[str, Fraction]
    bust_cards: dict[int, Fraction]  # Bust with so many cards in all


def dealer_hands(shoe: Counts) -> tuple[DealerHand, ...]:
    return tuple(_dealer_hand(shoe, up) for up in UP_CARDS if shoe[up])


def _dealer_hand(shoe: Counts, up: int) -> DealerHand:
    left = shoe.copy()
    left[up] -= 1
    deals = perm(int(left.sum()), LONGEST)
    found = ways(up, left)
    outcomes: Counter[str] = Counter()
    for (end, _), count in found.items():
        outcomes[end] += count
    return DealerHand(
        NAMES[up],
        {end: Fraction(outcomes[end], deals) for end in OUTCOMES},
        {
            cards: Fraction(count, deals)
            for (end, cards), count in sorted(found.items())
            if end == BUST
        },
    )


def bust_by_cards(shoe: Counts, dealer: tuple[DealerHand, ...]) -> dict[int, Fraction]:
    """Number of cards in a Dealer's Hand that is Bust -> how often, over all up cards."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for hand in dealer:
        share = Fraction(int(shoe[NAMES.index(hand.up)]), int(shoe.sum()))
        for cards, chance in hand.bust_cards.items():
            found[cards] += share * chance
    return dict(sorted(found.items()))


def boom_busted(by_cards: Mapping[int, Fraction], pays: Mapping[int, Odds]) -> tuple[PayLine, ...]:
    """The last number of cards in the pay table stands for itself and more."""
    last = max(pays)
    chances = dict.fromkeys(pays, Fraction(0))
    for cards, chance in by_cards.items():
        paid = min(cards, last)
        if paid in pays:
            chances[paid] += chance
    names = {cards: f"{cards} or more" if cards == last else f"{cards}" for cards in pays}
    return tuple(
        PayLine(f"{names[cards]} cards", odds.decimal(), chances[cards])
        for cards, odds in pays.items()
    )


def rws_pairs(shoe: Composition, pays: Mapping[str, Odds]) -> tuple[PayLine, ...]:
    chances = pair_kinds(shoe)
    return tuple(
        PayLine(sentence(PAIR_NAMES[kind], DEFAULT_LANGUAGE), odds.decimal(), chances[kind])
        for kind, odds in pays.items()
    )


def pair_kinds(shoe: Composition) -> dict[str, Fraction]:
    """Of each rank any of its cards may be gone, so its pairs are of the kinds a full shoe has."""
    deals = perm(len(shoe), 2)
    found: dict[str, Fraction] = defaultdict(Fraction)
    for rank, count in zip(RANKS, shoe.counts, strict=True):
        pairs = Fraction(perm(count, 2), deals)
        kinds = kinds_of(rank, shoe.decks)
        for kind, pairings in kinds.items():
            found[kind] += pairs * Fraction(pairings, kinds.total())
    return dict(found)


def pairs_with(first: Card, left: Composition, second: Card | None = None) -> dict[str, Fraction]:
    """Each kind of pair with a first card that lies: with the second, or with any of those left. Of
    those of its rank any may be gone."""
    if second is not None:
        kind = pair_kind(first, second)
        return {} if kind is None else {kind: Fraction(1)}
    kinds: Counter[str] = Counter()
    for suit in SUITS:
        other = Card(card_rank(first) + suit)
        kind = pair_kind(first, other)
        assert kind is not None
        kinds[kind] += left.decks - (other == first)
    chance = Fraction(left.counts[RANKS.index(card_rank(first))], len(left))
    return {kind: chance * Fraction(number, kinds.total()) for kind, number in kinds.items()}


def kinds_of(rank: str, decks: int) -> Counter[str]:
    """In how many ways two cards of a rank make each kind of pair."""
    kinds: Counter[str] = Counter()
    for first, second in product(SUITS, repeat=2):
        kind = pair_kind(Card(rank + first), Card(rank + second))
        assert kind is not None
        kinds[kind] += decks * (decks - (first == second))
    return kinds


def insurance(shoe: Counts) -> tuple[Figures, ...]:
    """Once the Dealer shows an Ace, whatever the boxes hold; nothing where there is no Ace."""
    if not shoe[ACE]:
        return ()
    wins = Fraction(int(shoe[TEN]), int(shoe.sum()) - 1)
    return (Figures.of("insurance", won_or_lost(INSURANCE_PAYS, wins)),)


def insurance_and_boom_busted(shoe: Counts, pays: Mapping[int, Odds]) -> Fraction:
    """Their covariance per unit of each, once the Dealer shows an Ace. A Dealer with Blackjack is
    not Bust, so no round pays both (Blackjack 3.24, 3.26.2)."""
    hand = _dealer_hand(shoe, ACE)
    back = (
        line.probability * (Fraction(line.odds) + 1) for line in boom_busted(hand.bust_cards, pays)
    )
    return -(gain(INSURANCE_PAYS) + 1) * hand.outcomes[BLACKJACK] * sum(back, Fraction(0))


def insurance_and_pairs(shoe: Counts, pairs: Numbers) -> float:
    """Of Insurance and RWS Pairs of any box, likewise: the Dealer cannot draw the two cards of the
    box. `pairs`: [value] what RWS Pairs net on average if both cards have this value; otherwise
    they lose their stake."""
    left = shoe.copy()
    left[ACE] -= 1
    cards, tens = int(left.sum()), int(left[TEN])
    before = Fraction(tens, cards)
    found = 0.0
    for value, count in enumerate(left.tolist()):
        pair = Fraction(perm(count, 2), perm(cards, 2))
        after = Fraction(tens - 2 * (value == TEN), cards - 2)
        found += float(pair * (after - before)) * (float(pairs[value]) + 1)
    return float(gain(INSURANCE_PAYS) + 1) * found
