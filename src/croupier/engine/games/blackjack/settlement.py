"""Who wins what, for one player on one box at a time (Blackjack 1.31, 3.15.1, 3.15.2(b), 3.16,
3.17, 3.19, 3.22.3, 3.23.2, 3.24.1, 3.24.2, 3.24.3, 3.24.4, 4.1.1)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards.hands import (
    DEALER_HAND,
    ace,
    blackjack,
    bust,
    ten,
    total,
)
from croupier.engine.games.blackjack.layout import BLACKJACK_PAYS, INSURANCE_PAYS, REGULAR_PAYS
from croupier.engine.games.blackjack.play import BASE_BETS, hand_of, number_said, up_card
from croupier.engine.games.blackjack.side_bets import NO_INITIAL_BET_ON_BOX, boom_busted, rws_pairs
from croupier.engine.games.blackjack.state import BlackjackRound, Hand
from croupier.engine.games.blackjack.turn import due
from croupier.engine.money import HALF
from croupier.engine.rulebook import cite
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Settle
from croupier.engine.table.vocabulary.events import WagerSettled
from croupier.engine.table.vocabulary.wagers import (
    RETURNED,
    Lost,
    LostInPart,
    Open,
    Pushed,
    TakenOut,
    Verdict,
    Wager,
    Won,
    settled,
)

PAY_TABLE = cite("Blackjack 4.1.1")
EVEN_MONEY = (cite("Blackjack 3.15.1"),)
INSURED = (cite("Blackjack 3.15.2(b)"), PAY_TABLE)
BLACKJACK_WINS = (cite("Blackjack 3.16"), PAY_TABLE)
BOTH_BLACKJACK_UNDER_ACE = (cite("Blackjack 3.15.1"), cite("Blackjack 1.31"))
BOTH_BLACKJACK_UNDER_TEN = (cite("Blackjack 3.16"), cite("Blackjack 1.31"))
SURRENDERED = (cite("Blackjack 3.17"),)
BUST = (cite("Blackjack 3.19"),)
BUST_AFTER_SPLIT = (cite("Blackjack 3.19"), cite("Blackjack 3.22.3"))
BUST_AFTER_DOUBLE = (cite("Blackjack 3.19"), cite("Blackjack 3.23.2"))
DEALER_BUST = (cite("Blackjack 3.24.1"), PAY_TABLE)
HIGHER = (cite("Blackjack 3.24.2"), PAY_TABLE)
LOWER = (cite("Blackjack 3.24.3"),)
STAND_OFF = (cite("Blackjack 3.24.4"), cite("Blackjack 1.31"))
DEALER_BLACKJACK = (cite("Blackjack 1.2"), cite("Blackjack 3.24.3"))
BY_THE_SHIFT_MANAGER = cite("Blackjack 5.19")
ONE_BET_AFTER_SPLIT = (cite("Blackjack 3.22.3"),)
ONE_BET_AFTER_DOUBLE = (cite("Blackjack 3.23.2"),)


def verdicts(round: BlackjackRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]:
    over = type(due(round)) is Settle
    dealer = round.cards.faces_at(DEALER_HAND)
    spared = spared_by_dealer_blackjack(round, wagers) if blackjack(dealer) and over else {}
    return tuple([spared.get(wager.id) or _verdict(round, wager, dealer, over) for wager in wagers])


def decided_now(round: BlackjackRound, only: tuple[Wager, ...]) -> tuple[WagerSettled, ...]:
    """Settlements on the way, of those wagers that the cards have decided."""
    if not only:
        return ()
    return tuple(
        [
            WagerSettled(wager.id, settled(wager, verdict))
            for wager, verdict in zip(only, verdicts(round, only), strict=True)
            if type(verdict) is not Open
        ]
    )


def settled_otherwise(round: BlackjackRound, wager: Wager) -> bool:
    """It was won or lost on other cards than lie there."""
    if wager.settlement is None or wager.settlement.result is RETURNED:
        return False
    if BY_THE_SHIFT_MANAGER in wager.settlement.cites:
        return False
    (verdict,) = verdicts(round, (wager,))
    return type(verdict) is Open or settled(wager, verdict) != wager.settlement


def _verdict(round: BlackjackRound, wager: Wager, dealer: tuple[Card, ...], over: bool) -> Verdict:
    match wager.spot.bet:
        case "rws-pairs":
            verdict = rws_pairs(round, wager.spot.box)
            # the box lost its Initial Bet before it had two cards
            return TakenOut((NO_INITIAL_BET_ON_BOX,)) if over and verdict == Open() else verdict
        case "boom-busted":
            return boom_busted(round)
        case "insurance":
            return _insurance(dealer)
        case _:
            return _on_a_hand(round, wager, dealer, over)


def _insurance(dealer: tuple[Card, ...]) -> Verdict:
    if len(dealer) < 2:
        return Open()
    return Won(INSURANCE_PAYS, INSURED) if blackjack(dealer[:2]) else Lost(INSURED)


def hand_under(round: BlackjackRound, wager: Wager) -> Hand:
    assert wager.spot.box is not None, "it lies on a hand"
    return hand_of(round, wager.spot.box, wager.hand or 1)


def _on_a_hand(
    round: BlackjackRound, wager: Wager, dealer: tuple[Card, ...], over: bool
) -> Verdict:
    hand = hand_under(round, wager)
    cards = round.cards.faces_at(hand.place)
    if hand.box in round.play.surrendered:
        return LostInPart(HALF, SURRENDERED)
    if bust(cards):
        return Lost(BUST_AFTER_SPLIT if hand.split else BUST_AFTER_DOUBLE if hand.doubled else BUST)
    if blackjack(cards, split=hand.split):
        return _blackjack(round, wager, dealer)
    if not over:
        return Open()
    return _compared(total(cards), dealer)


def _blackjack(round: BlackjackRound, wager: Wager, dealer: tuple[Card, ...]) -> Verdict:
    """A Player's Blackjack, against what the Dealer shows and may still have."""
    if (wager.player, wager.spot.box) in round.play.even_money:
        return Won(REGULAR_PAYS, EVEN_MONEY)
    up = up_card(round)
    if up is None:
        return Open()
    if not ace(up) and not ten(up):
        return Won(BLACKJACK_PAYS, BLACKJACK_WINS)
    if len(dealer) < 2:
        return Open()
    if blackjack(dealer[:2]):
        return Pushed(BOTH_BLACKJACK_UNDER_ACE if ace(up) else BOTH_BLACKJACK_UNDER_TEN)
    return Won(BLACKJACK_PAYS, BLACKJACK_WINS)


def _compared(points: int, dealer: tuple[Card, ...]) -> Verdict:
    if blackjack(dealer):  # our reading of 1.2 and 1.31: it beats every drawn 21
        return Lost(DEALER_BLACKJACK)
    if bust(dealer):
        return Won(REGULAR_PAYS, DEALER_BUST)
    if points > total(dealer):
        return Won(REGULAR_PAYS, HIGHER)
    return Lost(LOWER) if points < total(dealer) else Pushed(STAND_OFF)


def spared_by_dealer_blackjack(
    round: BlackjackRound, wagers: tuple[Wager, ...]
) -> dict[int, Verdict]:
    """Blackjack 3.22.3, 3.23.2: of all hands not Bust one Initial Bet is lost, no more."""
    standing = [
        (wager, hand_under(round, wager))
        for wager in wagers
        if wager.spot.bet in (*BASE_BETS, "double")
        and not bust(round.cards.faces_at(hand_under(round, wager).place))
    ]
    if not any(hand.split or hand.doubled for _, hand in standing):
        return {}
    nth = {hand: number_said(round, hand.box, hand.id) for _, hand in standing}
    first = min(nth.values())
    found: dict[int, Verdict] = {}
    for wager, hand in standing:
        cites = ONE_BET_AFTER_SPLIT if hand.split else ONE_BET_AFTER_DOUBLE
        loses = nth[hand] == first and wager.spot.bet in BASE_BETS
        found[wager.id] = Lost(cites) if loses else TakenOut(cites)
    return found


def outcome(round: BlackjackRound) -> str:
    dealer = round.cards.faces_at(DEALER_HAND)
    if round.status is Status.VOID:
        return "void"
    if round.abandoned:
        return "not-played"
    if blackjack(dealer):
        return "blackjack"
    if bust(dealer):
        return "bust"
    return str(total(dealer)) if len(dealer) >= 2 and total(dealer) >= 17 else "none"
