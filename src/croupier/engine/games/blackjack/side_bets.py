"""RWS Pairs and Boom Busted (Blackjack 1.3, 1.25, 3.9, 3.9.1, 3.13, 3.14, 3.14.1, 3.14.2,
3.14.3, 3.14.4, 3.25, 3.26, 3.26.1, 3.26.2, 3.26.3, 4.1.2, 4.1.3, 5.15)."""

from croupier.engine.equipment.cards import Card, rank, red, suit
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND, DEALER_STANDS_ON, bust, total
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIRS_PAY
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.rulebook import Citation, cite
from croupier.engine.table.vocabulary.wagers import Lost, Open, Verdict, Won

PAIRS_PARAGRAPH = {
    "ace-pair-suited": cite("Blackjack 3.14.1"),
    "suited-pair": cite("Blackjack 3.14.2"),
    "coloured-pair": cite("Blackjack 3.14.3"),
    "mixed-pair": cite("Blackjack 3.14.4"),
}
PAIRS = cite("Blackjack 3.14")
PAIRS_PAY_TABLE = cite("Blackjack 4.1.2")
BOOM_BUSTED = cite("Blackjack 3.26")
BOOM_BUSTED_LOSES = cite("Blackjack 3.26.2")
BOOM_BUSTED_PAY_TABLE = cite("Blackjack 4.1.3")
NO_INITIAL_BET_ON_BOX = cite("Blackjack 5.15")
NO_INITIAL_BET_ON_TABLE = cite("Blackjack 3.9.1")


def pair_kind(first: Card, second: Card) -> str | None:
    if rank(first) != rank(second):
        return None
    if suit(first) == suit(second):
        return "ace-pair-suited" if rank(first) == "A" else "suited-pair"
    return "coloured-pair" if red(first) == red(second) else "mixed-pair"


def initial_cards(round: BlackjackRound, box: int | None) -> tuple[Card | None, ...]:
    """The box's first two cards, wherever a Split or an invalid hand has moved them."""
    return tuple(drawn.card for drawn in round.cards if drawn.place.box == box)[:2]


def rws_pairs(round: BlackjackRound, box: int | None) -> Verdict:
    initial = initial_cards(round, box)
    if len(initial) < 2:
        return Open()
    first, second = initial
    if first is None or second is None:
        return Open(face_down=True)
    kind = pair_kind(first, second)
    if kind is None:
        return Lost((PAIRS, PAIRS_PAY_TABLE))
    return Won(PAIRS_PAY[kind], (PAIRS_PARAGRAPH[kind], PAIRS_PAY_TABLE))


def boom_busted(round: BlackjackRound) -> Verdict:
    """Whatever becomes of the boxes, before the next round begins (Blackjack 3.25, 3.26.3)."""
    held = round.cards.faces_at(DEALER_HAND)
    if bust(held):
        odds = BOOM_BUSTED_PAYS[min(len(held), 8)]
        return Won(odds, (BOOM_BUSTED, BOOM_BUSTED_PAY_TABLE))
    if len(held) >= 2 and total(held) >= DEALER_STANDS_ON:
        return Lost((BOOM_BUSTED_LOSES,))
    return Open()


def without_support(round: BlackjackRound) -> tuple[tuple[int, Citation], ...]:
    """Side bets that lack their Initial Bet when the bets close (Blackjack 3.9, 5.15)."""
    supported = {w.spot.box for w in round.wagers if w.spot.bet == "initial" and w.action_cents}
    return tuple(
        (wager.id, NO_INITIAL_BET_ON_BOX if wager.spot.box else NO_INITIAL_BET_ON_TABLE)
        for wager in round.wagers
        if (wager.spot.bet == "rws-pairs" and wager.spot.box not in supported)
        or (wager.spot.bet == "boom-busted" and not supported)
    )
