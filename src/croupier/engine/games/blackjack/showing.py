"""How a Blackjack table is shown: boxes with their side bet, totals, workings (Blackjack 2.1.1)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards import hands
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIR_NAMES,
    PAIRS_PAY,
    REGULAR_PAYS,
)
from croupier.engine.games.blackjack.side_bets import initial_cards, pair_kind
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.layout_drawing import InBox, PayLine, Shared, Side, Where
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.engine.table.vocabulary.words import cards_said

MOST_LISTED = max(BOOM_BUSTED_PAYS)
MAIN_BET = (cite("Blackjack 4.1.1"),)
ON_PAIRS = (cite("Blackjack 4.1.2"),)
ON_BUSTS = (cite("Blackjack 4.1.3"),)


def where(settings: Settings, spot: Spot) -> Where:
    if spot.box is None:
        return Shared(1, 1)
    side = Side.CENTRE if spot.bet == "initial" else Side.RIGHT
    return InBox(1, settings.boxes.index(spot.box) + 1, side)


def pays(settings: Settings) -> tuple[PayLine, ...]:
    pairs = (PayLine("rws-pairs", o, ON_PAIRS, PAIR_NAMES[kind]) for kind, o in PAIRS_PAY.items())
    busts = (
        PayLine("boom-busted", odds, ON_BUSTS, _bust_with(cards))
        for cards, odds in BOOM_BUSTED_PAYS.items()
    )
    return (
        PayLine("initial", REGULAR_PAYS, MAIN_BET),
        PayLine("initial", BLACKJACK_PAYS, MAIN_BET, said("blackjack-a-blackjack")),
        PayLine("insurance", INSURANCE_PAYS, MAIN_BET),
        *pairs,
        *busts,
    )


def _bust_with(cards: int) -> Message:
    if cards == MOST_LISTED:
        return said("blackjack-bust-with-or-more", cards=cards)
    return said("blackjack-bust-with", cards=cards)


def worth(round: BlackjackRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
    split = any(hand.place == place and hand.split for hand in round.play.hands)
    own = place == DEALER_HAND or any(hand.place == place for hand in round.play.hands)
    return _worth(cards, split=split) if own and cards else None


def _worth(cards: tuple[Card, ...], *, split: bool) -> Message:
    total = hands.total(cards)
    if hands.bust(cards):
        return said("blackjack-worth-bust", total=total)
    if hands.blackjack(cards, split=split):
        return said("blackjack-a-blackjack")
    if hands.soft(cards):
        return said("blackjack-worth-soft", total=total)
    return said("blackjack-worth", total=total)


def why(round: BlackjackRound, wager: Wager) -> tuple[Message, ...]:
    dealer = round.cards.faces_at(DEALER_HAND)
    if wager.spot.bet == "rws-pairs":
        return _why_pairs(initial_cards(round, wager.spot.box))
    if not dealer:
        return ()
    if wager.spot.bet == "boom-busted":
        shown = _worth(dealer, split=False)
        return (said("blackjack-why-boom-busted", cards=len(dealer), dealer=shown),)
    if wager.spot.bet == "insurance":
        return (said("blackjack-why-dealer", dealer=_worth(dealer, split=False)),)
    under = (wager.spot.box, wager.hand or 1)
    hand = next((hand for hand in round.play.hands if (hand.box, hand.id) == under), None)
    cards = () if hand is None else round.cards.faces_at(hand.place)
    if hand is None or not cards:  # its Split was undone, its cards are gone
        return ()
    own = _worth(cards, split=hand.split)
    return (said("blackjack-why", own=own, dealer=_worth(dealer, split=False)),)


def _why_pairs(cards: tuple[Card | None, ...]) -> tuple[Message, ...]:
    """Nothing where the cards have left the box since."""
    known = [card for card in cards if card is not None]
    if len(known) < 2:
        return ()
    kind = pair_kind(known[0], known[1])
    if kind is None:
        return (said("blackjack-why-no-pair", cards=cards_said(cards)),)
    return (said("blackjack-why-pair", cards=cards_said(cards), made=PAIR_NAMES[kind]),)
