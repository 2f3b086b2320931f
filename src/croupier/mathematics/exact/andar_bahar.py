"""Andar Bahar from its fresh deck: the eight bets, First 3 Cards by what they make, and how many
cards a round takes (Andar Bahar 1.6, 3.9, 3.10, 3.11, 3.11.1, 4.1).

The three cards that match the Joker may lie anywhere among the 51 others. So the place of the
first of them has a closed formula, and with it Andar, Bahar, both Super Bets and the number of
cards. A deck that lacks cards is asked about as well, by whoever wants to know what that does.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, prod

from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK, RANKS, SUITS, Card, rank
from croupier.engine.games.andar_bahar import layout
from croupier.engine.games.andar_bahar.first_three import MADE_SAID, category
from croupier.engine.games.andar_bahar.match import OPENING, SIDES, strength
from croupier.engine.games.andar_bahar.settlement import EIGHT
from croupier.engine.money import Odds
from croupier.engine.sentences import DEFAULT_LANGUAGE, phrase, sentence
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import (
    Figures,
    PayLine,
    by_pay_lines,
    pay_lines,
    won_or_lost,
)
from croupier.mathematics.exact.sheet import Sheet

__all__ = ["AndarBaharSheet", "PayLine", "cards_dealt", "first_match", "sheet"]

WHOLE = Composition.of_decks(layout.DECKS)


class AndarBaharSheet(Sheet, frozen=True, kw_only=True):
    first_3_cards: tuple[PayLine, ...]
    cards: Mapping[int, Fraction]  # how likely a round played to a match takes so many


def sheet(
    *,
    decks: int = layout.DECKS,
    shoe: Composition | None = None,
    pays: Mapping[str, Odds] = layout.PAYS,
    first_3_cards_pay: Mapping[str, Odds] = layout.FIRST_3_CARDS_PAY,
) -> AndarBaharSheet:
    layout.settings(decks=decks)  # Andar Bahar 2.2.1
    if shoe is not None:
        raise ImpossibleShoe(phrase("impossible-andar-bahar-is-dealt-from-a"))
    return AndarBaharSheet(
        game=layout.NAME,
        book=layout.BOOK,
        decks=decks,
        bets=bets_from(WHOLE, pays, first_3_cards_pay),
        first_3_cards=first_three_cards(first_3_cards_pay),
        cards=cards_dealt(),
    )


def bets_from(
    deck: Composition,
    pays: Mapping[str, Odds] = layout.PAYS,
    first_3_cards_pay: Mapping[str, Odds] = layout.FIRST_3_CARDS_PAY,
) -> tuple[Figures, ...]:
    """Of each rank that the deck lacks cards of, any of them may be gone."""
    made = first_three_cards(first_3_cards_pay, deck)
    return (
        *_by_the_first_match(pays, deck),
        *_by_the_joker(pays, deck),
        Figures.of("first-3-cards", by_pay_lines(made)),
        *_jokers(pays, deck),
    )


def first_match(deck: Composition = WHOLE) -> dict[int, Fraction]:
    """How likely each place after the Joker is to hold the first card that matches it."""
    found: dict[int, Fraction] = {}
    after = len(deck) - 1
    for jokers, ranks in Counter(deck.counts).items():
        matching, chance = jokers - 1, Fraction(jokers * ranks, len(deck))
        for place in range(1, after - matching + 2) if matching > 0 else ():
            each = chance * Fraction(comb(after - place, matching - 1), comb(after, matching))
            found[place] = found.get(place, Fraction(0)) + each
    return dict(sorted(found.items()))


def cards_dealt() -> dict[int, Fraction]:
    """Three cards always lie, the Joker among them; then it goes on to the first match."""
    found: dict[int, Fraction] = {}
    for place, chance in first_match().items():
        cards = max(1 + place, len(OPENING))
        found[cards] = found.get(cards, Fraction(0)) + chance
    return found


def first_three_cards(pays: Mapping[str, Odds], deck: Composition = WHOLE) -> tuple[PayLine, ...]:
    """Their names are part of the JSON, which is in English."""
    made = _categories(deck)
    lines = pay_lines(pays, lambda name: made.get(name, Fraction(0)))
    return tuple(
        replace(line, made=sentence(MADE_SAID[line.made], DEFAULT_LANGUAGE)) for line in lines
    )


@cache
def openings() -> Counter[tuple[str | None, tuple[tuple[str, int], ...]]]:
    """All 22,100 openings, whatever their order: what they make, and of how many of each rank."""
    return Counter((category(three), _ranks(three)) for three in combinations(DECK, 3))


def _ranks(cards: tuple[Card, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(Counter(map(rank, cards)).items()))


@cache
def _categories(deck: Composition) -> dict[str | None, Fraction]:
    """How likely the first three cards make what."""
    held, suits = dict(zip(RANKS, deck.counts, strict=True)), len(SUITS)
    found: dict[str | None, Fraction] = {}
    for (made, ranks), times in openings().items():
        each = (Fraction(comb(held[r], n), comb(suits, n)) for r, n in ranks)
        there: Fraction = prod(each, start=Fraction(1))
        chance = times * there / comb(len(deck), 3)
        found[made] = found.get(made, Fraction(0)) + chance
    return found


def _by_the_first_match(pays: Mapping[str, Odds], deck: Composition) -> tuple[Figures, ...]:
    """The two sides take places in turn; the very first is a Stand Off (Andar Bahar 3.11.1)."""
    match = first_match(deck)
    stand_off, first_of_bahar = match[1], match[2]
    andar, bahar = (
        sum((chance for place, chance in match.items() if _side_of(place) == side), Fraction(0))
        for side in range(len(SIDES))
    )
    return (
        Figures.of("andar", won_or_lost(pays["andar"], andar - stand_off, push=stand_off)),
        Figures.of("bahar", won_or_lost(pays["bahar"], bahar)),
        Figures.of("super-andar", won_or_lost(pays["super-andar"], stand_off)),
        Figures.of("super-bahar", won_or_lost(pays["super-bahar"], first_of_bahar)),
    )


def _side_of(place: int) -> int:
    return (place - 1) % len(SIDES)


def _by_the_joker(pays: Mapping[str, Odds], deck: Composition) -> tuple[Figures, ...]:
    """An 8 loses both (Andar Bahar 1.10, 1.21)."""
    jokers = {strength(Card(r + SUITS[0])): n for r, n in zip(RANKS, deck.counts, strict=True)}
    under = Fraction(sum(n for joker, n in jokers.items() if joker < EIGHT), len(deck))
    over = Fraction(sum(n for joker, n in jokers.items() if joker > EIGHT), len(deck))
    return (
        Figures.of("under-8", won_or_lost(pays["under-8"], under)),
        Figures.of("over-8", won_or_lost(pays["over-8"], over)),
    )


def _jokers(pays: Mapping[str, Odds], deck: Composition) -> tuple[Figures, ...]:
    return tuple(
        Figures.of("joker", won_or_lost(pays["joker"], Fraction(held, len(deck))), on=named)
        for named, held in zip(RANKS, deck.counts, strict=True)
    )
