"""Blackjack: the Initial Bet lies; every decision on one's own box is an action (Blackjack 3.15,
3.17, 3.18, 3.22, 3.23)."""

from collections.abc import Mapping

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack import layout
from croupier.engine.games.blackjack.cards.hands import (
    DEALER_HAND,
    TWENTY_ONE,
    WORTH,
    identical_value,
    soft,
    total,
)
from croupier.engine.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Split,
    Stand,
    Surrender,
)
from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.engine.games.blackjack.kinds import Asks
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.felt import HandSeen
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.questions import Kind
from croupier.mathematics.agents.encoding import PASS, Encoding, faces, own_box

SAID: Mapping[type[Command], str] = {
    Hit: "hit",
    Stand: "stand",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
    Insure: "insure",
    EvenMoney: "even money",
}
TOO_MANY = TWENTY_ONE + 1  # the total of any hand that is Bust
TEN = max(WORTH.values())
SEEN = {
    "total": TOO_MANY + 1,
    "soft": 2,
    "up": TEN + 1,  # the Dealer's card by its value, an Ace being 1
    "two": 2,  # the hand has its first two cards and no more
    "pair": TEN + 1,  # the value of both, where they are alike
    "hands": MOST_HANDS + 1,
    "hand": MOST_HANDS + 1,  # which of them it is
    "insured": 2,
}


def said(view: View, command: Command) -> str | None:
    return SAID.get(type(command))


def observe(view: View) -> tuple[int, ...]:
    """The hand that is asked for, else the last of the box."""
    own = [hand for hand in view.hands if hand.place.box == own_box(view) is not None]
    if not own:
        return (0,) * len(SEEN)
    hand = next((hand for hand in own if _asked(view, hand)), max(own, key=_number))
    cards, up = _cards(hand), faces(view, DEALER_HAND)[:1]
    return (
        min(total(cards), TOO_MANY),
        int(soft(cards)),
        WORTH[up[0]] if up else 0,
        int(len(cards) == 2),
        WORTH[cards[0]] if identical_value(cards) else 0,
        len(own),
        _number(hand),
        int(_insured(view)),
    )


def _asked(view: View, hand: HandSeen) -> bool:
    return any(
        asked.kind is Kind.PLAY and (asked.box, asked.hand) == (hand.place.box, hand.place.hand)
        for asked in view.awaited
    )


def _number(hand: HandSeen) -> int:
    return hand.number or 0


def _cards(hand: HandSeen) -> tuple[Card, ...]:
    return tuple(card.face for card in hand.cards if card.face is not None)


def _insured(view: View) -> bool:
    return any((bet.spot.bet, bet.player) == ("insurance", view.viewer.name) for bet in view.bets)


ENCODING = Encoding(
    layout.NAME,
    (*SAID.values(), PASS),
    SEEN,
    observe,
    said,
    (Kind.PLAY, Asks.WINDOW),
    opening=layout.BETS[0],
)
