"""A slow reference: a small shoe dealt card by card by the engine's drawing rules, in fractions
(Baccarat 3.10, 3.13, 3.15)."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from croupier.engine.equipment.cards import RANKS, Card, cards, rank
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell, offers, wins
from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND, due_from, points
from croupier.engine.money import Odds
from croupier.engine.table.vocabulary.due import Deal
from croupier.mathematics.exact.composition import Composition

Hand = tuple[Card, ...]
BOOK = EDITIONS.current


class Walked(NamedTuple):
    """One round as it was dealt, and how likely it is dealt so."""

    chance: Fraction
    player: Hand
    banker: Hand
    offered: tuple[Cell, ...]  # Insurance, in the order it came up

    @property
    def points(self) -> tuple[int, int]:
        return points(self.player), points(self.banker)

    @property
    def winner(self) -> str:
        on_player, on_banker = self.points
        return "tie" if on_player == on_banker else "player" if on_player > on_banker else "banker"


def composition(text: str, decks: int = 8) -> Composition:
    """`A2 5 K3`: two aces, a five, three kings."""
    counts = {word[0]: int(word[1:] or 1) for word in text.split()}
    return Composition(decks, tuple(counts.get(rank, 0) for rank in RANKS))


def walk(shoe: Composition) -> Iterator[Walked]:
    counts = {rank: count for rank, count in zip(RANKS, shoe.counts, strict=True) if count}
    return _walk(counts, Walked(Fraction(1), (), (), ()))


def _walk(left: Mapping[str, int], so_far: Walked) -> Iterator[Walked]:
    chance, player, banker, offered = so_far
    due = due_from(BOOK.table_of_play, player, banker, banker_third_first=False)
    if not isinstance(due, Deal):
        yield so_far
        return
    if len(banker) == 2:
        stage = FOUR_CARDS if len(player) == 2 else THIRD_CARD
        offered += tuple(offer.cell for offer in offers(BOOK.insurance, stage, *so_far.points))
    total = sum(left.values())
    for drawn, count in left.items():
        if count:
            after = {**left, drawn: count - 1}
            now = chance * Fraction(count, total)
            (card,) = cards(f"{drawn}s")
            if due.place == PLAYER_HAND:
                yield from _walk(after, Walked(now, (*player, card), banker, offered))
            else:
                yield from _walk(after, Walked(now, player, (*banker, card), offered))


def gain(bet: str, round: Walked) -> Fraction:
    """What one unit on a bet brings in this round (Baccarat 1.14, 3.16, 3.17, 4.1.2)."""
    if bet.endswith("-pair"):
        hand = round.player if bet == "player-pair" else round.banker
        won = rank(hand[0]) == rank(hand[1])
    else:
        won = bet == round.winner
        if round.winner == "tie" and not won:
            return Fraction(0)
    return _fraction(BOOK.pays[bet]) if won else Fraction(-1)


def insurance_gain(cell: Cell, winner: str) -> Fraction:
    """What one unit of Insurance brings (Baccarat 3.17, 4.1.3, 4.2.1)."""
    if wins(cell, winner):
        return _fraction(BOOK.insurance[cell])
    return Fraction(0) if winner == "tie" else Fraction(-1)


def gained_by_insuring(side: str, good: set[Cell], round: Walked) -> Fraction:
    """By somebody with one unit on a side, who insures it in full in the first cell offered to them
    if that is a good one, and is out of it otherwise (Baccarat 3.12.2, 5.3)."""
    own = [cell for cell in round.offered if cell.side == side]
    if not own or own[0] not in good:
        return Fraction(0)
    return insurance_gain(own[0], round.winner) / _fraction(BOOK.insurance[own[0]])


def _fraction(odds: Odds) -> Fraction:
    return Fraction(odds.numerator, odds.denominator)
