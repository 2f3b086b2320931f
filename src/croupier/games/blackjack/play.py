"""A round of Blackjack between the close and settlement: whose turn it is and what is due
(Blackjack 1.16, 1.26, 3.8, 3.11, 3.18, 3.20, 3.22.2, 3.23, 3.24, 3.26.1, 5.3)."""

from collections.abc import Iterator

import msgspec

from croupier.equipment.cards import Card
from croupier.games.blackjack.hands import (
    DEALER_HAND,
    DEALER_STANDS_ON,
    MUST_DRAW_BELOW,
    ace,
    blackjack,
    box_hand,
    bust,
    soft_21,
    ten,
    total,
)
from croupier.rulebook import cite
from croupier.table.due import Ask, AskToFollow, Deal, Due, Settle, Turn
from croupier.table.places import DISCARDED, Place
from croupier.table.round import Round
from croupier.table.wagers import Spot, Wager

UNUSED_CARDS_GO = DISCARDED

INITIAL_DEAL = (cite("Blackjack 3.11"),)
HIT = (cite("Blackjack 3.18"),)
MUST_DRAW = (cite("Blackjack 3.20"),)
SPLIT_SECOND_CARD = (cite("Blackjack 3.22.2"),)
ONE_CARD = (cite("Blackjack 3.23"),)
DECIDES = (cite("Blackjack 3.8"),)
FOLLOWS = (cite("Blackjack 3.22.1"), cite("Blackjack 3.23.1"))
HOUSE_DRAWS = (cite("Blackjack 5.3"),)
DEALER_DRAWS = (cite("Blackjack 3.24"),)
SQUEEZED = (cite("Blackjack 3.12"),)

ON_A_HAND = ("initial", "split", "double")
BASE_BETS = ("initial", "split")


class Hand(msgspec.Struct, frozen=True):
    """A hand in play: hands of a box are numbered in order of play."""

    box: int
    number: int = 1
    split: bool = False
    aces: bool = False  # from split Aces: one card and no more
    doubled: bool = False
    stood: bool = False

    @property
    def place(self) -> Place:
        return box_hand(self.box, self.number)


class Following(msgspec.Struct, frozen=True):
    """A Split or Double was said; Standing Players may follow until its card comes."""

    box: int
    hand: int
    split: bool
    answered: frozenset[str] = frozenset()


class Play(msgspec.Struct, frozen=True):
    hands: tuple[Hand, ...] = ()
    window_closed: bool = False  # Insurance, Even Money and Surrender are over
    interim_settled: bool = False
    surrendered: frozenset[int] = frozenset()
    even_money: frozenset[tuple[str, int]] = frozenset()
    drawing: Place | None = None  # a Hit was called, its card is to come
    following: Following | None = None
    stayed: frozenset[tuple[str, int]] = frozenset()  # declined a Split: on the first hand only


BlackjackRound = Round[Play]


def opening(round: BlackjackRound) -> Play:
    boxes = {w.spot.box for w in round.wagers if w.spot.bet == "initial" and w.action_cents}
    return Play(hands=tuple(Hand(box) for box in sorted(box for box in boxes if box)))


def faces(round: BlackjackRound, place: Place) -> tuple[Card, ...]:
    """The cards of a place that have been seen."""
    return tuple([card for card in round.at(place) if card is not None])


def up_card(round: BlackjackRound) -> Card | None:
    return next(iter(faces(round, DEALER_HAND)), None)


def wagers_on(round: BlackjackRound, hand: Hand) -> tuple[Wager, ...]:
    """Open bets that this hand decides."""
    return tuple(
        w
        for w in round.wagers
        if w.settlement is None
        and w.spot.box == hand.box
        and w.spot.bet in ON_A_HAND
        and (w.hand or 1) == hand.number
    )


def base_bet(round: BlackjackRound, hand: Hand, player: str) -> int:
    """What a player's Split must match and a Double may reach: his Initial Bet on this hand."""
    return sum(
        w.action_cents
        for w in wagers_on(round, hand)
        if w.player == player and w.spot.bet in BASE_BETS
    )


def hand_of(round: BlackjackRound, box: int, number: int) -> Hand:
    return next(h for h in round.play.hands if (h.box, h.number) == (box, number))


def may_follow(round: BlackjackRound, following: Following) -> tuple[str, ...]:
    """Standing Players on the hand who have not answered; who stayed behind is not asked."""
    hand = hand_of(round, following.box, following.hand)
    kind = "split" if following.split else "double"
    new_hand = following.hand + (1 if following.split else 0)
    already = {
        w.player
        for w in round.open_wagers()
        if w.spot == Spot(kind, following.box) and w.hand == new_hand
    }
    return tuple(
        dict.fromkeys(
            w.player
            for w in wagers_on(round, hand)
            if w.player not in already | following.answered | round.walked_away
            and not (following.split and (w.player, following.box) in round.play.stayed)
        )
    )


def decider(round: BlackjackRound, hand: Hand) -> str | None:
    """Blackjack 1.26, 3.8: the Seated Player; with nobody seated, the highest bettor.

    Who walked away does not decide; None: nobody is left, the House plays the hand (5.3).
    """
    present: dict[str, int] = {}
    for wager in wagers_on(round, hand):
        if wager.player not in round.walked_away and wager.spot.bet in BASE_BETS:
            present[wager.player] = present.get(wager.player, 0) + wager.action_cents
    seated = round.seats.get(hand.box)
    if seated in present:
        return seated
    return max(present, key=lambda name: present[name]) if present else None


def initial_deal_complete(round: BlackjackRound) -> bool:
    return next(_initial_deal(round), None) is None


def _initial_deal(round: BlackjackRound) -> Iterator[Due]:
    """Blackjack 3.11: one card to each box, one to the Dealer, a second to each box."""
    first_deal = [h for h in round.play.hands if not h.split and wagers_on(round, h)]
    lying = {hand: len(round.at(hand.place)) for hand in first_deal}
    yield from (Deal(h.place, INITIAL_DEAL) for h in first_deal if lying[h] == 0)
    if first_deal and not round.at(DEALER_HAND):
        yield Deal(DEALER_HAND, INITIAL_DEAL)
    yield from (Deal(h.place, INITIAL_DEAL) for h in first_deal if lying[h] == 1)


def finished(round: BlackjackRound, hand: Hand) -> bool:
    """No further card and no further decision for this hand."""
    if not wagers_on(round, hand) or hand.box in round.play.surrendered:
        return True
    cards = faces(round, hand.place)
    if len(cards) < 2:
        return False
    if hand.aces or hand.stood or bust(cards):
        return True
    if hand.doubled and len(cards) > 2:
        return True
    # Blackjack 3.18: no card may be drawn to a Blackjack or a Soft 21
    return blackjack(cards, split=hand.split) or soft_21(cards, split=hand.split)


def due(round: BlackjackRound) -> Due:
    initial = next(_initial_deal(round), None)
    if initial is not None:
        return initial
    following = round.play.following
    if following is not None and round.waiting:  # its card is out: they are asked before it lies
        silent = may_follow(round, following)
        if silent:
            return AskToFollow(silent[0], following.box, following.hand, FOLLOWS)
    for drawn in round.in_place:
        if drawn.card is None:
            return Turn(drawn.place, SQUEEZED)
    for hand in round.play.hands:
        if not finished(round, hand):
            wanted = _due_to(round, hand)
            if wanted is not None:
                return wanted
    return _due_to_dealer(round)


def _due_to(round: BlackjackRound, hand: Hand) -> Due | None:
    lying = len(round.at(hand.place))
    if hand.split and lying == 1:
        return Deal(hand.place, SPLIT_SECOND_CARD)
    if hand.doubled:
        return Deal(hand.place, ONE_CARD)
    if round.play.drawing == hand.place:
        return Deal(hand.place, HIT)
    player = decider(round, hand)
    if player is not None:
        return Ask(player, hand.box, hand.number, DECIDES)
    if total(faces(round, hand.place)) < MUST_DRAW_BELOW:  # Blackjack 5.3
        return Deal(hand.place, HOUSE_DRAWS)
    return None


def alive(round: BlackjackRound, hand: Hand) -> bool:
    """The Dealer's total is needed to decide bets on this hand."""
    cards = faces(round, hand.place)
    return bool(
        wagers_on(round, hand)
        and hand.box not in round.play.surrendered
        and not bust(cards)
        and not blackjack(cards, split=hand.split)
    )


def waiting_blackjack(round: BlackjackRound, hand: Hand) -> bool:
    """A Player's Blackjack that the Dealer's Ace or ten may still equal."""
    up = up_card(round)
    return bool(
        up is not None
        and (ace(up) or ten(up))
        and blackjack(faces(round, hand.place), split=hand.split)
        and any((w.player, hand.box) not in round.play.even_money for w in wagers_on(round, hand))
        and hand.box not in round.play.surrendered
    )


def _open(round: BlackjackRound, bet: str) -> bool:
    return any(w.spot.bet == bet and w.settlement is None for w in round.wagers)


def _due_to_dealer(round: BlackjackRound) -> Due:
    held = faces(round, DEALER_HAND)
    plays_out = any(alive(round, hand) for hand in round.play.hands) or _open(round, "boom-busted")
    if plays_out:  # Blackjack 3.24, 3.26.1
        if len(held) < 2 or total(held) < DEALER_STANDS_ON:
            return Deal(DEALER_HAND, DEALER_DRAWS)
        return Settle()
    needs_second = _open(round, "insurance") or any(
        waiting_blackjack(round, hand) for hand in round.play.hands
    )
    if needs_second and len(held) < 2:
        return Deal(DEALER_HAND, DEALER_DRAWS)
    return Settle()


def seated(round: BlackjackRound, spot: Spot) -> tuple[str, ...]:
    """Blackjack 1.26, 5.1: with nobody seated at the box, its highest bettor."""
    if spot.box is None:
        return tuple(dict.fromkeys(round.seats.values()))
    bets = round.wagers.pile(Spot("initial", spot.box)).stakes
    sitting = round.seats.get(spot.box)
    if sitting is not None and sitting in bets:
        return (sitting,)
    return (max(bets, key=lambda name: bets[name]),) if bets else ()
