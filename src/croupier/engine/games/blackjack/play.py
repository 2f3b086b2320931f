"""A round of Blackjack between the close and settlement: hands, whose they are, the Initial Deal
(Blackjack 1.16, 1.26, 3.8, 3.11)."""

from collections.abc import Mapping

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.state import BlackjackRound, Following, Hand
from croupier.engine.rulebook import cite
from croupier.engine.table.dealing.numbering import position
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Deal, Due
from croupier.engine.table.vocabulary.places import DISCARDED, Place
from croupier.engine.table.vocabulary.wagers import Spot, Wager

UNUSED_CARDS_GO = DISCARDED

INITIAL_DEAL = (cite("Blackjack 3.11"),)

ON_A_HAND = ("initial", "split", "double")
BASE_BETS = ("initial", "split")


def boxes_bet_on(round: BlackjackRound) -> tuple[int, ...]:
    boxes = {w.spot.box for w in round.wagers if w.spot.bet == "initial" and w.action_cents}
    return tuple(sorted(box for box in boxes if box))


def up_card(round: BlackjackRound) -> Card | None:
    dealer = round.cards.faces_at(DEALER_HAND)
    return dealer[0] if dealer else None


def wagers_on(round: BlackjackRound, hand: Hand) -> tuple[Wager, ...]:
    """Open bets that this hand decides."""
    return _on_hands(round.wagers).get((hand.box, hand.id), ())


@once
def _on_hands(wagers: Wagers) -> Mapping[tuple[int | None, int], tuple[Wager, ...]]:
    """Open bets by box and hand."""
    found: dict[tuple[int | None, int], tuple[Wager, ...]] = {}
    for wager in wagers:
        if wager.settlement is None and wager.spot.bet in ON_A_HAND:
            where = wager.spot.box, wager.hand or 1
            found[where] = (*found.get(where, ()), wager)
    return found


def to_a_player(round: BlackjackRound, place: Place) -> bool:
    """A card there is dealt to a Player: neither to the Dealer nor where no bet lies any more."""
    return any(hand.place == place and wagers_on(round, hand) for hand in round.play.hands)


def base_bet(round: BlackjackRound, hand: Hand, player: str) -> int:
    """What a player's Split must match and a Double may reach: their Initial Bet on this hand."""
    return sum(
        w.action_cents
        for w in wagers_on(round, hand)
        if w.player == player and w.spot.bet in BASE_BETS
    )


def hand_of(round: BlackjackRound, box: int, hand: int) -> Hand:
    return next(h for h in round.play.hands if h.box == box and h.id == hand)


def hands_of(round: BlackjackRound, box: int) -> dict[int, int | None]:
    return {hand.id: hand.split_from for hand in round.play.hands if hand.box == box}


def number_said(round: BlackjackRound, box: int, hand: int) -> int:
    """The hand as people count those of its box."""
    return position(tuple(hands_of(round, box)), hand)


def may_follow(round: BlackjackRound, following: Following) -> tuple[str, ...]:
    """Standing Players on the hand who have not answered; who stayed behind is not asked."""
    hand = hand_of(round, following.box, following.hand)
    kind = "split" if following.split else "double"
    already = {
        w.player
        for w in round.open_wagers()
        if w.spot == Spot(kind, following.box) and w.hand == followed_onto(round, following)
    }
    return tuple(
        dict.fromkeys(
            w.player
            for w in wagers_on(round, hand)
            if w.player not in already | following.answered | round.walked_away
            and not (following.split and (w.player, following.box) in round.play.stayed)
        )
    )


def followed_onto(round: BlackjackRound, following: Following) -> int:
    """The hand that the bets of those who follow lie on: the one just opened, if it was Split."""
    return max(hands_of(round, following.box)) if following.split else following.hand


def decider(round: BlackjackRound, hand: Hand) -> str | None:
    """Blackjack 1.26, 3.8: the Seated Player; with nobody seated, the highest bettor.

    Somebody who has walked away does not decide; None: nobody is left, and the House plays the hand
    (5.3).
    """
    present = dict.fromkeys(
        [
            w.player
            for w in wagers_on(round, hand)
            if w.player not in round.walked_away and w.spot.bet in BASE_BETS
        ]
    )
    seated = round.seats.get(hand.box)
    if seated in present:
        return seated
    lying = chips_on(round, hand.box)
    return max(present, key=lambda name: lying.get(name, 0)) if present else None


def decides(round: BlackjackRound, box: int) -> str | None:
    """As the chips lie while bets are open; then as the hand stands."""
    hand = next((hand for hand in round.play.hands if hand.box == box), None)
    if round.status is not Status.BETTING and hand is not None:
        return decider(round, hand)
    return next(iter(seated(round, Spot("initial", box))), None)


def chips_on(round: BlackjackRound, box: int) -> dict[str, int]:
    """Each player's Initial Bet as it lies on the box, in the order they bet."""
    lying: dict[str, int] = {}
    for wager in round.wagers:
        if wager.spot == Spot("initial", box):
            lying[wager.player] = lying.get(wager.player, 0) + wager.stake_cents
    return lying


def initial_deal_complete(round: BlackjackRound) -> bool:
    return next_of_initial_deal(round) is None


@once
def next_of_initial_deal(round: BlackjackRound) -> Due | None:
    """Blackjack 3.11: one card to each box, one to the Dealer, a second to each box."""
    second = None
    for hand in round.play.hands:
        lying = len(round.cards.at(hand.place))
        if lying < 2 and _dealt_to(round, hand):
            if not lying:
                return Deal(hand.place, INITIAL_DEAL)
            second = second or hand.place
    if not round.cards.at(DEALER_HAND) and any(_dealt_to(round, h) for h in round.play.hands):
        return Deal(DEALER_HAND, INITIAL_DEAL)
    return None if second is None else Deal(second, INITIAL_DEAL)


def _dealt_to(round: BlackjackRound, hand: Hand) -> bool:
    return not hand.split and bool(wagers_on(round, hand))


def seated(round: BlackjackRound, spot: Spot) -> tuple[str, ...]:
    """Blackjack 1.26, 5.1: with nobody seated at the box, its highest bettor."""
    if spot.box is None:
        return tuple(dict.fromkeys(round.seats.values()))
    bets = round.wagers.pile(Spot("initial", spot.box)).stakes
    sitting = round.seats.get(spot.box)
    if sitting is not None and sitting in bets:
        return (sitting,)
    return (max(bets, key=lambda name: bets[name]),) if bets else ()
