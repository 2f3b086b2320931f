"""Points and the Baccarat Table of Play (Baccarat 1.10, 1.15, 3.1, 3.2.1, 3.2.2, 3.2.3, 3.10, 3.13,
3.15, 3.16)."""

from collections.abc import Sequence
from functools import partial
from itertools import product, starmap
from typing import TypeGuard

import msgspec

from croupier.engine.equipment.cards import DECK, Card, rank
from croupier.engine.rulebook import cite
from croupier.engine.table.vocabulary.due import Deal, Due, Settle, Turn
from croupier.engine.table.vocabulary.places import Place

PLAYER_HAND = Place("player")
BANKER_HAND = Place("banker")

# Baccarat 3.2.1, 3.2.2 and 3.2.3; a ten adds nothing to the last digit
VALUES = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0} | {str(n): n for n in range(2, 10)}
WORTH = {card: VALUES[rank(card)] for card in DECK}

FIRST_FOUR = (cite("Baccarat 3.10"),)
THIRD_CARDS = (cite("Baccarat 3.13"), cite("Baccarat 3.15"))
SQUEEZED = (cite("Baccarat 3.9"),)

PLAYERS_OPENING = Deal(PLAYER_HAND, FIRST_FOUR)
BANKERS_OPENING = Deal(BANKER_HAND, FIRST_FOUR)

Known = tuple[Card, ...]
Lying = tuple[Card | None, ...]  # None is a face still to be turned

ONE_OF_EACH: Known = tuple(Card(f"{rank}s") for rank in "TA23456789")  # worth 0 to 9


class TableOfPlay(msgspec.Struct, frozen=True):
    """Who draws a third card, by the points of the first two; cards by their value."""

    player_draws_on: frozenset[int]
    banker_draws_alone_on: frozenset[int]  # Baccarat 3.13: the Player Hand took no third card
    banker_draws_against: tuple[frozenset[int], ...]  # Baccarat 3.15: by the Banker's points

    def banker_must_draw(self, held: int) -> bool:
        """Baccarat 3.14: whatever the Player Hand's third card."""
        return self.banker_draws_against[held].issuperset(VALUES.values())


def value(card: Card) -> int:
    return WORTH[card]


def points(cards: Sequence[Card]) -> int:
    """Baccarat 1.15: the last digit of the total."""
    total = 0
    for card in cards:  # asked for so often that a plain loop pays
        total += WORTH[card]
    return total % 10


def natural(player: Known, banker: Known) -> bool:
    """Baccarat 1.10: with 8 or 9 on two cards neither Hand draws."""
    return _natural(points(player[:2]), points(banker[:2]))


def _natural(on_player: int, on_banker: int) -> bool:
    return on_player >= 8 or on_banker >= 8


def player_draws(by: TableOfPlay, player: Known, banker: Known) -> bool:
    return _player_draws(by, points(player[:2]), points(banker[:2]))


def _player_draws(by: TableOfPlay, held: int, against: int) -> bool:
    """By the points of the first two cards."""
    return held in by.player_draws_on and not _natural(held, against)


def banker_draws(by: TableOfPlay, player: Known, banker: Known) -> bool:
    """Once the Player Hand is complete, does the Banker Hand take a third card?"""
    return _banker_draws(by, player, points(player[:2]), points(banker[:2]))


def _banker_draws(by: TableOfPlay, player: Known, against: int, held: int) -> bool:
    """By the points of the first two cards, and the third card of the Player Hand."""
    if _natural(against, held):
        return False
    if len(player) == 2:
        return held in by.banker_draws_alone_on
    return value(player[2]) in by.banker_draws_against[held]


def due_from(by: TableOfPlay, player: Lying, banker: Lying, banker_third_first: bool) -> Due:
    """The next card by the cards as they lie."""
    if len(player) < 2 and len(player) <= len(banker):
        return PLAYERS_OPENING
    if len(banker) < 2:
        return BANKERS_OPENING
    opening, facing = player[:2], banker[:2]
    if not _seen(opening):
        return Turn(PLAYER_HAND, SQUEEZED)
    if not _seen(facing):
        return Turn(BANKER_HAND, SQUEEZED)
    on_player, on_banker = points(opening), points(facing)
    if len(player) == 2 and _player_draws(by, on_player, on_banker):
        return Deal(PLAYER_HAND, THIRD_CARDS)
    if banker_third_first and len(player) == 3:  # Baccarat 3.14
        if len(banker) == 2:
            return Deal(BANKER_HAND, THIRD_CARDS)
        if None in banker:
            return Turn(BANKER_HAND, SQUEEZED)
    if not _seen(player):
        return Turn(PLAYER_HAND, SQUEEZED)
    if len(banker) == 2 and _banker_draws(by, player, on_player, on_banker):
        return Deal(BANKER_HAND, THIRD_CARDS)
    if None in banker:
        return Turn(BANKER_HAND, SQUEEZED)
    return Settle()


def _seen(cards: Lying) -> TypeGuard[Known]:
    return None not in cards


def numbers_due(by: TableOfPlay, opening: Known, against: Known, third: Card) -> tuple[int, int]:
    """How many cards the Table of Play gives the Player Hand and the Banker Hand in the end, by
    their first two cards; `third` is the Player's third card, should one be drawn."""
    player = (*opening, third) if player_draws(by, opening, against) else opening
    return len(player), 3 if banker_draws(by, player, against) else 2


def may_come_right(by: TableOfPlay, player: Lying, banker: Lying) -> bool:
    """Whether neither Hand holds a card too many, whatever may still be drawn or turned.

    A third card drawn before its time may still be due; one that no card to come can make right
    is an incorrect number of cards (Baccarat 5.5.3).
    """
    most = max(len(player), len(banker))
    if most != 3:
        return most < 3
    third = player[2] if len(player) == 3 else None
    return any(
        len(player) <= due_to_player and len(banker) <= due_to_banker
        for due_to_player, due_to_banker in starmap(
            partial(numbers_due, by),
            product(_openings(player), _openings(banker), (third,) if third else ONE_OF_EACH),
        )
    )


def _openings(hand: Lying) -> tuple[Known, ...]:
    """What the first two cards can be: they alone, or any points while one is not known."""
    known = faces(hand[:2])
    return (known,) if len(known) == 2 else tuple((ONE_OF_EACH[0], card) for card in ONE_OF_EACH)


def faces(cards: Lying) -> Known:
    """Those that have been seen."""
    return cards if _seen(cards) else tuple(card for card in cards if card is not None)
