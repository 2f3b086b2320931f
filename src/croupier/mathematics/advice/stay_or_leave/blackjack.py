"""Blackjack: the bets of one hand from the cards as they lie, best play following, and the bets
beside (Blackjack 3.11, 3.14, 3.15.2, 3.22.3, 3.23.2, 3.24, 3.26, 5.7)."""

from collections.abc import Sequence

import numpy as np

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND, blackjack, soft_21, total
from croupier.engine.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIRS_PAY,
)
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.viewing.felt import BetSeen
from croupier.mathematics.advice.blackjack_hands import hands_of, staked, values_of
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import Cents
from croupier.mathematics.exact.blackjack.cards.values import TEN, by_value, place_of
from croupier.mathematics.exact.blackjack.dealer.dealer import BLACKJACK, BUST
from croupier.mathematics.exact.blackjack.dealer.dealer_from import dealer_from
from croupier.mathematics.exact.blackjack.hands.by_cards import best_play
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.two_cards import Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES
from croupier.mathematics.exact.blackjack.side_bets import pair_kinds, pairs_with
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import gain

DEALER_WAS_NEXT = cite("Blackjack 5.12.1")
IN_THE_INITIAL_DEAL = 2  # cards of a box


def decided(seen: Seen, bet: BetSeen) -> bool:
    """RWS Pairs, by two cards that lay before the error."""
    if bet.spot.bet != "rws-pairs" or bet.spot.box is None:
        return False
    return seen.before_the_error(box=bet.spot.box) >= IN_THE_INITIAL_DEAL


def staying(seen: Seen, bets: Sequence[BetSeen]) -> Cents:
    if seen.coming():
        raise NotWorkedOut(said("advice-card-comes-next"))
    on_a_hand = [bet for bet in bets if bet.spot.bet in ("initial", "split")]
    worth = sum(_beside(seen, bet) for bet in bets)
    for box, hand in dict.fromkeys((bet.spot.box, bet.hand or 1) for bet in on_a_hand):
        assert box is not None, "it lies on a hand"
        worth += _hand(seen, box, hand)
    return worth


# one hand


def _hand(seen: Seen, box: int, hand: int) -> float:
    """In cents, with what was added to it by a Double Down."""
    cards, dealers = seen.cards(box_hand(box, hand)), seen.cards(DEALER_HAND)
    bet, split = staked(seen, box, hand), len(hands_of(seen, box)) > 1
    added = sum(
        each.action_cents
        for each in seen.bets()
        if each.spot.bet == "double" and each.spot.box == box and (each.hand or 1) == hand
    )
    if blackjack(cards, split=split) and _additional(seen):
        return bet * float(gain(BLACKJACK_PAYS)) * (1 - _dealers_blackjack(seen))
    if len(dealers) > 1:
        return (bet + added) * _compared(seen, total(cards))
    if not dealers or not _dealt(seen):
        if split:
            raise NotWorkedOut
        return bet * before_play(by_value(seen.left()), dealers, cards)
    if len(cards) < IN_THE_INITIAL_DEAL:
        raise NotWorkedOut(said("advice-split-in-part"))
    values = values_of(seen, box, hand)
    if added and len(cards) == IN_THE_INITIAL_DEAL:
        return values.double(bet, added)
    over = added or soft_21(cards, split=split) or _played(seen, box, hand)
    if over:
        stands = values.ev(Action.STAND)
        assert stands is not None
        return bet * stands + added * float(values.column.net[values.line])
    two = len(cards) == IN_THE_INITIAL_DEAL
    if two and not split and not _additional(seen):
        first, second = (place_of(rank(card)) for card in cards)
        return bet * float(np.nanmax(values.play.offered[:, first, second]))
    may = (Action.STAND, Action.HIT, *((Action.DOUBLE, Action.SPLIT) if two else ()))
    worth = (values.ev(action) for action in may)
    return bet * max(each for each in worth if each is not None)


def before_play(left: Counts, dealers: tuple[Card, ...], cards: tuple[Card, ...]) -> float:
    """Over the first cards that are still to come, the up card among them."""
    if not dealers:
        total = float(left.sum())
        worth = 0.0
        for up in np.flatnonzero(left).tolist():
            rest = left.copy()
            rest[up] -= 1
            worth += float(left[up]) / total * _against(rest, up, cards)
        return worth
    return _against(left, place_of(rank(dealers[0])), cards)


def _against(left: Counts, up: int, cards: tuple[Card, ...]) -> float:
    shoe, held = left.copy(), [place_of(rank(card)) for card in cards]
    for place in (up, *held):
        shoe[place] += 1
    play = best_play(column(shoe, up), BOOK_RULES)
    best = np.nanmax(play.offered, axis=0)
    match held:
        case []:
            return play.ev
        case [first]:
            return float((best[first] * left).sum() / left.sum())
        case [first, second]:
            return float(best[first, second])
    raise NotWorkedOut


def _compared(seen: Seen, points: int) -> float:
    """Against a Dealer's Hand that has begun to draw; one with Blackjack has ended the round."""
    won = 0.0
    for (end, _), chance in _dealer(seen).items():
        theirs = 0 if end == BUST else int(end)
        won += chance * ((points > theirs) - (points < theirs))
    return won


def _dealer(seen: Seen) -> dict[tuple[str, int], float]:
    lies = tuple(place_of(rank(card)) for card in seen.cards(DEALER_HAND))
    return dict(dealer_from(lies, by_value(seen.left())))


def _dealers_blackjack(seen: Seen) -> float:
    return sum(chance for (end, _), chance in _dealer(seen).items() if end == BLACKJACK)


# how far the round has come


def _boxes(seen: Seen) -> set[int | None]:
    return {bet.spot.box for bet in seen.view.bets if bet.spot.bet == "initial"}


def _dealt(seen: Seen) -> bool:
    """The Initial Deal is complete."""
    lying = dict.fromkeys(_boxes(seen), 0)
    for hand in seen.view.hands:
        if hand.place.box in lying:
            lying[hand.place.box] += len(hand.cards)
    return all(cards >= IN_THE_INITIAL_DEAL for cards in lying.values())


def _additional(seen: Seen) -> bool:
    """A card was drawn after the Initial Deal."""
    initial = IN_THE_INITIAL_DEAL * len(_boxes(seen)) + 1
    return any(card.number > initial for hand in seen.view.hands for card in hand.cards)


def _played(seen: Seen, box: int, hand: int) -> bool:
    """Nothing more is asked for this hand: a later one has got a further card, or it was the
    Dealer's turn."""
    if any(halt.paragraph == DEALER_WAS_NEXT for halt in seen.view.halts):
        return True
    initial = IN_THE_INITIAL_DEAL * len(_boxes(seen)) + 1
    turns = [
        (each.place.box or 0, each.number or 1)
        for each in seen.view.hands
        if each.place.area == "box" and any(card.number > initial for card in each.cards)
    ]
    own = next(e.number or 1 for e in seen.view.hands if e.place == box_hand(box, hand))
    return any(turn > (box, own) for turn in turns)


# the bets beside


def _beside(seen: Seen, bet: BetSeen) -> float:
    match bet.spot.bet:
        case "insurance":
            left = by_value(seen.left())
            tens = float(left[TEN] / left.sum())
            return bet.action_cents * (float(gain(INSURANCE_PAYS)) * tens - (1 - tens))
        case "boom-busted":
            return bet.action_cents * _boom_busted(seen)
        case "rws-pairs":
            return bet.action_cents * _rws_pairs(seen, bet.spot.box or 0)
    return 0.0


def _boom_busted(seen: Seen) -> float:
    most, worth = max(BOOM_BUSTED_PAYS), -1.0
    for (end, cards), chance in _dealer(seen).items():
        if end == BUST:
            worth += chance * float(gain(BOOM_BUSTED_PAYS[min(cards, most)]) + 1)
    return worth


def _rws_pairs(seen: Seen, box: int) -> float:
    lie, left = seen.cards(box_hand(box, 1))[:IN_THE_INITIAL_DEAL], seen.left()
    kinds = pairs_with(lie[0], left, *lie[1:]) if lie else pair_kinds(left)
    won = sum(float(chance * (gain(PAIRS_PAY[kind]) + 1)) for kind, chance in kinds.items())
    return won - 1.0
