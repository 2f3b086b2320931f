"""Hands of Blackjack that are being played, by what somebody sees: every action, and to follow a
Split or a Double Down of somebody else (Blackjack 3.20, 3.22, 3.22.1, 3.22.2, 3.23, 3.23.1)."""

from itertools import product

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND, bust
from croupier.engine.games.blackjack.commands import (
    Decline,
    Double,
    Follow,
    ForHand,
    Hit,
    Split,
    Stand,
)
from croupier.engine.games.blackjack.kinds import Asks
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.questions import Kind
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import Cents, Weigh
from croupier.mathematics.exact.blackjack.cards import split_cards
from croupier.mathematics.exact.blackjack.cards.split_cards import Bet
from croupier.mathematics.exact.blackjack.cards.values import by_value, place_of
from croupier.mathematics.exact.blackjack.hands.by_cards import (
    BestPlay,
    beside_a_standing_hand,
    best_play,
)
from croupier.mathematics.exact.blackjack.hands.columns import Column, column
from croupier.mathematics.exact.blackjack.hands.hand_values import HandValues, SplitBox
from croupier.mathematics.exact.blackjack.hands.resplits import all_bust_from, of_waiting
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES
from croupier.mathematics.exact.counts import Counts

ACTIONS = {Hit: Action.HIT, Stand: Action.STAND, Double: Action.DOUBLE, Split: Action.SPLIT}


def play(seen: Seen) -> Weigh:
    asked = seen.asked(Kind.PLAY)[0]
    assert asked.box is not None
    assert asked.hand is not None
    box, hand = asked.box, asked.hand
    values, bet = values_of(seen, box, hand), staked(seen, box, hand)

    def worth(command: Command | None) -> Cents | None:
        if not isinstance(command, ForHand) or (command.box, command.hand) != (box, hand):
            return None
        if isinstance(command, Double):
            return values.double(bet, command.amount_cents)
        ev = values.ev(ACTIONS[type(command)])
        return None if ev is None else bet * ev

    return worth


def follow(seen: Seen) -> Weigh:
    asked = seen.asked(Asks.FOLLOW)[0]
    assert asked.box is not None
    assert asked.hand is not None
    on_the_box = [bet.spot.bet for bet in seen.view.bets if bet.spot.box == asked.box]
    doubled = on_the_box[-1] == "double"
    return (_follow_double if doubled else _follow_split)(seen, asked.box, asked.hand)


def _follow_double(seen: Seen, box: int, hand: int) -> Weigh:
    """One card is drawn whether one follows or not."""
    values, bet = values_of(seen, box, hand), staked(seen, box, hand)

    def worth(command: Command | None) -> Cents | None:
        match command:
            case Follow(amount_cents=cents):
                return values.double(bet, cents)
            case Decline():
                return values.double(bet, 0)
            case _:
                return None

    return worth


def _follow_split(seen: Seen, box: int, hand: int) -> Weigh:
    """If whoever decides plays best. Later Splits of a hand are followed too, or not, whichever is
    worth more. To a Dealer's Blackjack all of one's hands lose one Initial Bet."""
    up, left = up_card(seen), by_value(seen.left())
    (card,) = seen.cards(box_hand(box, hand))
    pair, new = place_of(rank(card)), len(hands_of(seen, box))
    against, best = play_against(up, left, (card, card))
    later = [
        Bet.EVERY if staked(seen, box, other) else Bet.NONE
        for other in waiting_hands(seen, box)
        if other not in (hand, new)
    ]
    standing = hand_stands(seen, box)
    if standing:
        best = beside_a_standing_hand(against, best)

    def worth_of(first: Bet, second: Bet) -> float:
        split = split_cards.Split(new, (first, second, *later))
        worth = of_waiting(best, left, pair, split) - float(against.blackjack[pair])
        return worth if standing else worth + all_bust_from(best, against.hole, left, pair, split)

    bets, bet = (Bet.FIRST, Bet.EVERY), staked(seen, box, hand)
    declined = max(worth_of(first, Bet.NONE) for first in bets)
    followed = max(worth_of(first, second) for first, second in product(bets, repeat=2))

    def worth(command: Command | None) -> Cents | None:
        match command:
            case Follow():
                return bet * followed
            case Decline():
                return bet * declined
            case _:
                return None

    return worth


def follows_a_split(seen: Seen) -> bool:
    return any(_waits_for_its_second_card(seen, asked) for asked in seen.asked(Asks.FOLLOW))


def _waits_for_its_second_card(seen: Seen, asked: Awaited) -> bool:
    assert asked.box is not None
    return asked.hand in waiting_hands(seen, asked.box)


def staked(seen: Seen, box: int, hand: int) -> int:
    """One's own on this hand, before anything is added to it."""
    return sum(
        bet.action_cents
        for bet in seen.bets()
        if bet.spot.box == box and bet.spot.bet in ("initial", "split") and (bet.hand or 1) == hand
    )


def hands_of(seen: Seen, box: int) -> dict[int, tuple[Card, ...]]:
    """The hands of a box by the numbers they were opened under, with their cards."""
    places = (each.place for each in seen.view.hands if each.place.area == "box")
    return {place.hand or 1: seen.cards(place) for place in places if place.box == box}


def waiting_hands(seen: Seen, box: int) -> list[int]:
    """Of a split box, those without a second card."""
    return [hand for hand, cards in hands_of(seen, box).items() if len(cards) == 1]


def hand_stands(seen: Seen, box: int, playing: int | None = None) -> bool:
    """A hand of one's own is played, and not Bust."""
    return any(
        len(cards) > 1 and not bust(cards) and staked(seen, box, hand)
        for hand, cards in hands_of(seen, box).items()
        if hand != playing
    )


def values_of(seen: Seen, box: int, hand: int) -> HandValues:
    up, left = up_card(seen), by_value(seen.left())
    hands = hands_of(seen, box)
    cards = hands.get(hand, ())
    if len(cards) < 2:
        raise NotWorkedOut
    split_off, others = cards[:1] if len(hands) > 1 else (), None
    if split_off:
        waiting = (Bet.EVERY,) * len(waiting_hands(seen, box))
        standing = hand_stands(seen, box, playing=hand)
        others = SplitBox(split_cards.Split(len(hands), waiting), standing)
    against, best = play_against(up, left, (*cards, *split_off))
    return HandValues(against, best, tuple(place_of(rank(card)) for card in cards), others)


def up_card(seen: Seen) -> Card:
    cards = seen.cards(DEALER_HAND)
    if len(cards) != 1:
        raise NotWorkedOut
    return cards[0]


def play_against(up: Card, left: Counts, cards: tuple[Card, ...]) -> tuple[Column, BestPlay]:
    """All hands from the shoe that holds what is left, the up card and these cards: those of the
    hand, and of a split pair the card that was split off as well."""
    shoe = left.copy()
    for card in (up, *cards):
        shoe[place_of(rank(card))] += 1
    against = column(shoe, place_of(rank(up)))
    return against, best_play(against, BOOK_RULES)
