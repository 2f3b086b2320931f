"""Advice at Blackjack: Insurance, Even Money and Surrender, then every action of the hand that is
asked for (Blackjack 1.9, 3.15, 3.15.2, 3.17, 3.20, 3.22, 3.23).

Cards that others draw meanwhile change nothing on average: whichever come next, all that are left
are as likely.
"""

from collections.abc import Mapping
from functools import cache

import numpy as np

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.blackjack.cards.hands import blackjack
from croupier.engine.games.blackjack.commands import (
    Decline,
    Double,
    EvenMoney,
    Follow,
    ForHand,
    Hit,
    Insure,
    Split,
    Stand,
    Surrender,
)
from croupier.engine.games.blackjack.kinds import Asks
from croupier.engine.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIRS_PAY,
    REGULAR_PAYS,
)
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.sentences import Message, said
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.questions import Kind
from croupier.mathematics.advice.blackjack_hands import (
    follow,
    follows_a_split,
    play,
    play_against,
    up_card,
)
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.stay_or_leave.blackjack import decided, staying
from croupier.mathematics.advice.worth import BetWorth, Cents, Weigh
from croupier.mathematics.exact.blackjack import side_bets
from croupier.mathematics.exact.blackjack.cards.values import ACE, TEN, by_value, place_of
from croupier.mathematics.exact.blackjack.hands.by_cards import best_play
from croupier.mathematics.exact.blackjack.hands.columns import column
from croupier.mathematics.exact.blackjack.hands.two_cards import SURRENDERED, Action
from croupier.mathematics.exact.blackjack.rules import BOOK_RULES
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import Figures, by_pay_lines, gain

WEIGHED: tuple[type, ...] = (
    *(Hit, Stand, Double, Split, Follow),
    *(Insure, EvenMoney, Surrender, Decline),
)
DECLINES: tuple[type, ...] = (Decline,)

__all__ = ["DECLINES", "WEIGHED", "bets", "decided", "note", "question", "staying", "weigh"]


@cache
def bets_of_a_fresh_shoe(decks: int) -> tuple[BetWorth, ...]:
    """The Initial Bet by best play. It takes seconds, so it is not worked out for every shoe."""
    held = Composition.of_decks(decks)
    counts = by_value(held)
    initial = sum(
        count * best_play(column(counts, up), BOOK_RULES).ev for up, count in enumerate(counts)
    )
    busts = side_bets.bust_by_cards(counts, side_bets.dealer_hands(counts))
    pairs = Figures.of("rws-pairs", by_pay_lines(side_bets.rws_pairs(held, PAIRS_PAY)))
    boom = Figures.of("boom-busted", by_pay_lines(side_bets.boom_busted(busts, BOOM_BUSTED_PAYS)))
    return (
        BetWorth("initial", None, -float(initial / counts.sum())),
        *(BetWorth(each.bet, None, float(each.house_edge)) for each in (pairs, boom)),
    )


def bets(seen: Seen) -> tuple[BetWorth, ...]:
    return bets_of_a_fresh_shoe(seen.view.sign.decks)


def question(seen: Seen) -> Awaited | None:
    asked = seen.asked(Asks.FOLLOW) or seen.asked(Asks.WINDOW) or seen.asked(Kind.PLAY)
    return asked[0] if asked else None


def note(seen: Seen) -> Message | None:
    return said("advice-played-best") if follows_a_split(seen) else None


def weigh(seen: Seen) -> Weigh:
    """While the window is open a hand may be played as well, which is to decline."""
    if seen.asked(Asks.FOLLOW):
        return follow(seen)
    if not seen.asked(Asks.WINDOW):
        return play(seen)
    up, left = up_card(seen), by_value(seen.left())
    boxes = {bet.spot.box for bet in seen.bets() if bet.spot.bet == "initial"}
    waits = {box: _left_to_play(seen, box, up, left) for box in boxes if box is not None}
    window = _window(seen, waits, float(left[TEN] / left.sum()))
    if not seen.asked(Kind.PLAY):
        return window
    plays, others = play(seen), sum(waits.values()) - waits[seen.asked(Kind.PLAY)[0].box or 0]

    def worth(command: Command | None) -> Cents | None:
        if not isinstance(command, ForHand):
            return window(command)
        found = plays(command)
        return None if found is None else others + found

    return worth


# Insurance, Even Money, Surrender


def _window(seen: Seen, waits: Mapping[int, float], ten_next: float) -> Weigh:
    """Of all one's boxes together: what is done for one leaves the others as they are."""
    base = sum(waits.values())

    def worth(command: Command | None) -> Cents | None:
        match command:
            case Decline():
                return base
            case Insure(stake_cents=cents):
                return base + cents * (float(gain(INSURANCE_PAYS)) * ten_next - (1 - ten_next))
            case EvenMoney(box=box):
                return base - waits[box] + seen.staked("initial", box) * float(gain(REGULAR_PAYS))
            case Surrender(box=box):
                return base - waits[box] + seen.staked("initial", box) * SURRENDERED
            case _:
                return None

    return worth


def _left_to_play(seen: Seen, box: int, up: Card, left: Counts) -> float:
    """What the Initial Bet is worth if nothing is said, best play following."""
    cards, staked = seen.cards(box_hand(box, 1)), seen.staked("initial", box)
    if len(cards) != 2:
        raise NotWorkedOut
    if blackjack(cards):
        pays = float(gain(BLACKJACK_PAYS))
        return staked * pays * (1 - _stand_off(up, left))
    best = play_against(up, left, cards)[1]
    first, second = (place_of(rank(card)) for card in cards)
    offered = best.offered[:, first, second].copy()
    offered[Action.SURRENDER] = np.nan
    return staked * float(np.nanmax(offered))


def _stand_off(up: Card, left: Counts) -> float:
    """The chance that the Dealer's next card makes a Blackjack."""
    hole = {ACE: TEN, TEN: ACE}.get(place_of(rank(up)))
    return 0.0 if hole is None else float(left[hole] / left.sum())
