"""A round of Baccarat between the close and settlement: the cards as they lie and what is due
(Baccarat 3.10, 3.13, 3.14, 5.5.3)."""

from collections.abc import Set

from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import (
    BANKER_HAND,
    PLAYER_HAND,
    Lying,
    TableOfPlay,
    due_from,
    faces,
    may_come_right,
    player_draws,
    points,
)
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.due import Deal, Due, Settle
from croupier.engine.table.vocabulary.events import Event, RoundVoided, RulingMade
from croupier.engine.table.vocabulary.facts import Excess, Fact, Misplaced
from croupier.engine.table.vocabulary.places import HELD_OVER, Cards, Place

UNUSED_CARDS_GO = HELD_OVER  # Baccarat 5.7

WRONG_NUMBER = (cite("Baccarat 5.5.3"), cite("Baccarat 5.16"))


def hands(round: BaccaratRound) -> tuple[Lying, Lying]:
    lying = round.cards
    return lying.at(PLAYER_HAND), lying.at(BANKER_HAND)


@once
def due(round: BaccaratRound) -> Due:
    if round.abandoned:
        return Settle()
    player, banker = hands(round)
    return due_from(table_of_play(round), player, banker, banker_third_first=waived(round))


def table_of_play(round: BaccaratRound) -> TableOfPlay:
    return EDITIONS.of(round.settings).table_of_play


def waived(round: BaccaratRound) -> bool:
    """Baccarat 3.14: the Banker's third card comes first, and nobody insures after the Player's.

    It binds for the round, even if whoever asked for it has left; once Reconstruction has changed
    the cards there may be nothing left that it applies to.
    """
    if not round.squeezes:
        return False
    return any(s.granted and s.first for s in round.squeezes) and both_must_draw(round)


def both_must_draw(round: BaccaratRound) -> bool:
    """The Banker draws whatever third card the Player Hand draws."""
    player, banker = (faces(hand[:2]) for hand in hands(round))
    by = table_of_play(round)
    return (
        len(player) == len(banker) == 2
        and player_draws(by, player, banker)
        and by.banker_must_draw(points(banker))
    )


def established(round: BaccaratRound) -> bool:
    return any(len(hand) - hand.count(None) >= 2 for hand in hands(round))


def places(round: BaccaratRound) -> tuple[Place, ...]:
    return PLAYER_HAND, BANKER_HAND


def misdealt(round: BaccaratRound, card: Card | None, place: Place) -> Fact:
    since = len(round.cards) + 1
    return Misplaced(since) if isinstance(due(round), Deal) else Excess(since)


def automatic(round: BaccaratRound) -> tuple[Event, ...]:
    """Cards that could not be Reconstructed may turn out to be a card too many."""
    if not round.facts or not holds_wrong_number(round):
        return ()
    effect = said("baccarat-ruling-wrong-number")
    return RulingMade(None, WRONG_NUMBER, effect), RoundVoided(WRONG_NUMBER)


def holds_wrong_number(round: BaccaratRound, disputed: Set[int] = frozenset()) -> bool:
    """A card lies in a Hand that can never be right there, `disputed` ones aside: these may still
    come before others in a Hand, so that what its first two cards make is not known."""
    if disputed:
        first = min(disputed)
        left = (drawn for drawn in round.cards if drawn.number not in disputed)
        certain = (d if d.number < first else replace(d, card=None) for d in left)
        round = replace(round, cards=Cards.of(certain))
    return not may_come_right(table_of_play(round), *hands(round))


def numbers_right(round: BaccaratRound) -> bool:
    """Both Hands hold the cards that the Table of Play gives them, and none is still to come."""
    by, (player, banker) = table_of_play(round), hands(round)
    due_now = due_from(by, player, banker, banker_third_first=False)
    return not isinstance(due_now, Deal) and may_come_right(by, player, banker)
