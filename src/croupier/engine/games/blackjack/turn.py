"""Whose turn it is and what is due (Blackjack 3.8, 3.12, 3.18, 3.20, 3.22.1, 3.22.2, 3.23, 3.24,
3.26.1, 5.3)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards.hands import (
    DEALER_HAND,
    DEALER_STANDS_ON,
    MUST_DRAW_BELOW,
    ace,
    blackjack,
    bust,
    soft_21,
    ten,
    total,
)
from croupier.engine.games.blackjack.play import (
    decider,
    may_follow,
    next_of_initial_deal,
    up_card,
    wagers_on,
)
from croupier.engine.games.blackjack.state import BlackjackRound, Hand
from croupier.engine.games.blackjack.window import still_to_answer
from croupier.engine.rulebook import cite
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.due import Ask, AskFirst, Deal, Due, Settle, Turn
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY

HIT = (cite("Blackjack 3.18"),)
SPLIT_SECOND_CARD = (cite("Blackjack 3.22.2"),)
ONE_CARD = (cite("Blackjack 3.23"),)
DECIDES = (cite("Blackjack 3.8"),)
FOLLOWS = (cite("Blackjack 3.22.1"), cite("Blackjack 3.23.1"))
HOUSE_DRAWS = (cite("Blackjack 5.3"),)
DEALER_DRAWS = (cite("Blackjack 3.24"),)
SQUEEZED = (cite("Blackjack 3.12"),)
WINDOW = (cite("Blackjack 3.15"), cite("Blackjack 3.17"))


def finished(round: BlackjackRound, hand: Hand) -> bool:
    """No further card and no further decision for this hand."""
    if not wagers_on(round, hand) or hand.box in round.play.surrendered:
        return True
    cards = round.cards.faces_at(hand.place)
    if len(cards) < 2:
        return False
    if hand.aces or bust(cards):
        return True
    if hand.stood and total(cards) >= MUST_DRAW_BELOW:  # Blackjack 3.20, whatever was said
        return True
    if hand.doubled and len(cards) > 2:
        return True
    # Blackjack 3.18: no card may be drawn to a Blackjack or a Soft 21
    return blackjack(cards, split=hand.split) or soft_21(cards, split=hand.split)


@once
def due(round: BlackjackRound) -> Due:
    if round.abandoned:
        return _to_be_seen(round) or Settle()
    initial = next_of_initial_deal(round)
    if initial is not None:
        return initial
    following = round.play.following
    if following is not None and round.waiting:  # its card is out: they are asked before it lies
        silent = may_follow(round, following)
        if silent:
            return AskFirst(silent[0], following.box, following.hand, FOLLOWS)
    turned = _to_be_seen(round)
    if turned is not None:
        return turned
    wanted = _next(round)
    return wanted if type(wanted) is Ask else asked_in_the_window(round) or wanted


def _to_be_seen(round: BlackjackRound) -> Turn | None:
    if round.cards.any_face_down:
        for drawn in round.cards:
            if drawn.card is None and drawn.place.area not in OUT_OF_PLAY:
                return Turn(drawn.place, SQUEEZED)
    return None


def asked_in_the_window(round: BlackjackRound) -> AskFirst | None:
    """No additional card is dealt by itself while somebody may still answer: none at an electronic
    table, at a recorded one none that waits."""
    if round.play.window_closed or not (round.settings.electronic or round.waiting):
        return None
    return next((AskFirst(name, box, 1, WINDOW) for name, box in still_to_answer(round)), None)


def next_card_for(round: BlackjackRound) -> Due:
    """Whose the next card would be, whoever may still answer and whatever lies face down."""
    return next_of_initial_deal(round) or _next(round)


def _next(round: BlackjackRound) -> Due:
    for hand in round.play.hands:
        if not finished(round, hand):
            wanted = _due_to(round, hand)
            if wanted is not None:
                return wanted
    return _due_to_dealer(round)


def _due_to(round: BlackjackRound, hand: Hand) -> Due | None:
    if hand.split and len(round.at(hand.place)) == 1:
        return Deal(hand.place, SPLIT_SECOND_CARD)
    on_it = wagers_on(round, hand)
    if hand.doubled and any(w.spot.bet == "double" for w in on_it):
        return Deal(hand.place, ONE_CARD)
    # called by somebody who has left since, it is not binding
    caller = round.play.caller(hand.place)
    if caller is not None and any(w.player == caller for w in on_it):
        return Deal(hand.place, HIT)
    player = decider(round, hand)
    if player is not None:
        return Ask(player, hand.box, hand.id, DECIDES)
    if total(round.cards.faces_at(hand.place)) < MUST_DRAW_BELOW:  # Blackjack 5.3
        return Deal(hand.place, HOUSE_DRAWS)
    return None


def alive(round: BlackjackRound, hand: Hand) -> bool:
    """The Dealer's total is needed to decide bets on this hand."""
    cards = round.cards.faces_at(hand.place)
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
        and blackjack(round.cards.faces_at(hand.place), split=hand.split)
        and any((w.player, hand.box) not in round.play.even_money for w in wagers_on(round, hand))
        and hand.box not in round.play.surrendered
    )


@once
def _open_bets(wagers: Wagers) -> set[str]:
    return {wager.spot.bet for wager in wagers if wager.settlement is None}


def dealer_stands(held: tuple[Card, ...]) -> bool:
    """Blackjack 3.24: the Dealer's Hand is complete."""
    return len(held) >= 2 and total(held) >= DEALER_STANDS_ON


def _due_to_dealer(round: BlackjackRound) -> Due:
    held = round.cards.faces_at(DEALER_HAND)
    open_bets = _open_bets(round.wagers)
    plays_out = "boom-busted" in open_bets or any(alive(round, hand) for hand in round.play.hands)
    if plays_out:  # Blackjack 3.24, 3.26.1
        return Settle() if dealer_stands(held) else Deal(DEALER_HAND, DEALER_DRAWS)
    needs_second = "insurance" in open_bets or any(
        waiting_blackjack(round, hand) for hand in round.play.hands
    )
    if needs_second and len(held) < 2:
        return Deal(DEALER_HAND, DEALER_DRAWS)
    return Settle()
