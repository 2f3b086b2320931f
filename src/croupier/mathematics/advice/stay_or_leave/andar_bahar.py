"""Andar Bahar: every bet from the cards as they lie (Andar Bahar 3.9, 3.10, 3.11, 3.11.1, 4.1,
5.14)."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import NamedTuple

from croupier.engine.equipment.cards import DECK, Card, rank
from croupier.engine.games.andar_bahar.first_three import category
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.engine.games.andar_bahar.match import ANDAR, BAHAR, JOKER, OPENING, SIDES, strength
from croupier.engine.games.andar_bahar.settlement import EIGHT
from croupier.engine.table.viewing.felt import BetSeen
from croupier.engine.table.vocabulary.places import Place
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import Cents
from croupier.mathematics.exact.figures import gain

NONE, EVERY = Fraction(0), Fraction(1)
BY_THE_JOKER = ("under-8", "over-8", "joker")


class Lying(NamedTuple):
    """Cards in the order they were laid, and those that nobody has seen."""

    laid: tuple[tuple[Place, Card], ...]
    unseen: tuple[Card, ...]

    def at(self, place: Place) -> list[Card]:
        return [card for where, card in self.laid if where == place]

    def next_place(self) -> Place:
        """By the cards as they lie: the first three, then the two sides in turn."""
        for place in OPENING:
            if not self.at(place):
                return place
        return ANDAR if len(self.at(ANDAR)) <= len(self.at(BAHAR)) else BAHAR

    def with_next(self, card: Card) -> "Lying":
        unseen = tuple(other for other in self.unseen if other != card)
        return Lying((*self.laid, (self.next_place(), card)), unseen)

    def match(self) -> int | None:
        """The place in the order of the first card that matches the Joker."""
        joker = self.at(JOKER)[0]
        sides = ((n, place, card) for n, (place, card) in enumerate(self.laid) if place in SIDES)
        return next((n for n, _, card in sides if strength(card) == strength(joker)), None)


def staying(seen: Seen, bets: Sequence[BetSeen]) -> Cents:
    lying = _as_they_lie(seen)
    worths = (bet.action_cents * worth_from(lying, bet.spot.bet, bet.spot.on) for bet in bets)
    return sum(worths, NONE)


def _as_they_lie(seen: Seen) -> Lying:
    laid: list[tuple[int, Place, Card]] = []
    for hand in seen.view.hands:
        faces = seen.cards(hand.place)
        numbers = (card.number for card in hand.cards)
        laid += [(n, hand.place, face) for n, face in zip(numbers, faces, strict=True)]
    known = {face for _, _, face in laid}
    in_place = tuple((place, face) for _, place, face in sorted(laid) if place in OPENING)
    lying = Lying(in_place, tuple(card for card in DECK if card not in known))
    for card in seen.coming():
        lying = lying.with_next(card)
    return lying


def decided(seen: Seen, bet: BetSeen) -> bool:
    joker, andar, bahar = (seen.before_the_error(place=place) > 0 for place in OPENING)
    if bet.spot.bet in BY_THE_JOKER:
        return joker
    by = {"super-andar": andar, "super-bahar": bahar, "first-3-cards": andar and bahar}
    return joker and by.get(bet.spot.bet, False)


def worth_from(lying: Lying, bet: str, on: str | None) -> Fraction:
    """Per unit."""
    if bet == "first-3-cards":
        return _first_3_cards(lying)
    if not lying.at(JOKER):
        each = [worth_from(lying.with_next(card), bet, on) for card in lying.unseen]
        return sum(each, NONE) / len(each)
    if bet in ("andar", "bahar"):
        return _on_a_side(lying, bet)
    wins = _wins(lying, bet, on)
    return gain(PAYS[bet]) * wins - (1 - wins)


def _wins(lying: Lying, bet: str, on: str | None) -> Fraction:
    """The chance of a bet that only the Joker and the first card of each side decide."""
    joker = lying.at(JOKER)[0]
    matching = sum(strength(card) == strength(joker) for card in lying.unseen)
    by_the_joker = {
        "under-8": strength(joker) < EIGHT,
        "over-8": strength(joker) > EIGHT,
        "joker": rank(joker) == on,
    }
    if bet in by_the_joker:
        return Fraction(by_the_joker[bet])
    andar, bahar = ([strength(card) for card in lying.at(side)[:1]] for side in SIDES)
    unseen = len(lying.unseen)
    first = Fraction(andar[0] == strength(joker)) if andar else Fraction(matching, unseen)
    if bet == "super-andar":
        return first
    if bahar:
        second = Fraction(bahar[0] == strength(joker))
    else:
        second = Fraction(matching, unseen - (not andar))
    return (1 - first) * second


def _on_a_side(lying: Lying, bet: str) -> Fraction:
    """Over every place that the first match may have among the cards to come."""
    found = lying.match()
    if found is not None:
        return _settled(lying.laid[: found + 1], bet)
    joker, unseen = lying.at(JOKER)[0], len(lying.unseen)
    matching = sum(strength(card) == strength(joker) for card in lying.unseen)
    if not matching:
        raise NotWorkedOut
    worth = NONE
    for place in range(1, unseen - matching + 2):
        to = lying.next_place()
        chance = Fraction(comb(unseen - place, matching - 1), comb(unseen, matching))
        lying = Lying((*lying.laid, (to, joker)), lying.unseen)  # where it lies is all that counts
        worth += chance * _settled(lying.laid, bet)
    return worth


def _settled(laid: tuple[tuple[Place, Card], ...], bet: str) -> Fraction:
    """The last card is the match; the very first of Andar is a Stand Off (Andar Bahar 3.11.1)."""
    side = laid[-1][0]
    if side == ANDAR and sum(place == ANDAR for place, _ in laid) == 1:
        return NONE if bet == "andar" else -EVERY
    return gain(PAYS[bet]) if bet == side.area else -EVERY


def _first_3_cards(lying: Lying) -> Fraction:
    lie = [card for place in OPENING for card in lying.at(place)[:1]]
    worth, ways = NONE, 0
    for more in combinations(lying.unseen, len(OPENING) - len(lie)):
        made = category((*lie, *more))  # type: ignore[arg-type]
        worth += gain(FIRST_3_CARDS_PAY[made]) if made else -EVERY
        ways += 1
    return worth / ways
