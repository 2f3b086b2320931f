"""When a line of section 5 applies at a Blackjack table (Blackjack 5.4, 5.9, 5.10, 5.10.1, 5.10.2,
5.10.3, 5.12, 5.12.1, 5.15, 5.16)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack import play, turn
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.play import initial_deal_complete
from croupier.engine.games.blackjack.state import BlackjackRound, Hand
from croupier.engine.games.blackjack.trouble.facts import (
    DealerOverdrew,
    DealtToEmptyBox,
    SideBetAlone,
    SideBetUnsettled,
    SurrenderedTooLate,
)
from croupier.engine.games.blackjack.window import against_an_ace, initial_wagers
from croupier.engine.rulebook import cite
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import Status
from croupier.engine.table.trouble.conditions import cards_lie
from croupier.engine.table.vocabulary.due import Ask, Deal, Due, Settle
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether
from croupier.engine.table.vocabulary.places import Place, discarded_from
from croupier.engine.table.vocabulary.wagers import Result, Wager

# Even Money, a Blackjack against a low card, a Surrender (Blackjack 1.18)
INTERIM = {cite("Blackjack 3.15.1"), cite("Blackjack 3.16"), cite("Blackjack 3.17")}


def established(round: BlackjackRound) -> bool:
    """RWS Pairs is decided once a box has two cards, and stays so when the box leaves (Blackjack
    5.4)."""
    return any(hand.split or len(_seen_in(round, hand)) >= 2 for hand in round.play.hands)


def _seen_in(round: BlackjackRound, hand: Hand) -> tuple[Card, ...]:
    left = round.cards.faces_at(discarded_from(hand.place))
    return (*left, *round.cards.faces_at(hand.place))


def settled_before_noticed(round: BlackjackRound, fact: DealingError) -> bool:
    """An Interim Settlement freezes the Initial Deal, a Final one its hand (Blackjack 5.10,
    5.10.1)."""
    if not cards_lie(round, fact):
        return False
    if round.status is Status.CONCLUDED:
        return True
    before = round.just_before(fact.since)
    if not initial_deal_complete(before) and interim_settled(round):
        return True
    wanted = turn.due(before)
    touched = {drawn.place for drawn in round.cards if drawn.number >= fact.since}
    if isinstance(wanted, Deal):
        touched.add(wanted.place)
    return any((place.box, place.hand) in finally_settled(round.wagers) for place in touched)


def interim_settled(round: BlackjackRound) -> bool:
    """Blackjack 1.18: any payment after the Initial Deal, one of RWS Pairs alone included."""
    return round.play.interim_settled or pairs_settled(round.wagers)


@once
def pairs_settled(wagers: Wagers) -> bool:
    return any(
        w.spot.bet == "rws-pairs"
        and w.settlement is not None
        and w.settlement.result is not Result.RETURNED
        for w in wagers
    )


@once
def finally_settled(wagers: Wagers) -> set[tuple[int | None, int | None]]:
    """Blackjack 1.10: the hands, by box, on which a bet was paid or collected during the
    Subsequent Deal; one taken back settles nothing, and an Interim Settlement freezes no later
    card."""
    return {
        (w.spot.box, w.hand or 1)
        for w in wagers
        if w.settlement is not None
        and w.settlement.result is not Result.RETURNED
        and w.spot.bet in play.ON_A_HAND
        and not INTERIM.intersection(w.settlement.cites)
    }


def not_settled_before_noticed(round: BlackjackRound, fact: DealingError) -> bool:
    return cards_lie(round, fact) and not settled_before_noticed(round, fact)


def lies_without_a_bet(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    if not cards_lie(round, fact):
        return False
    before, place = round.just_before(fact.since), round.cards[fact.since - 1].place
    bet_on = play.to_a_player(before, place) or begun_since(before, round, place)
    return place.box == fact.box and not bet_on


def begun_since(before: BlackjackRound, round: BlackjackRound, place: Place) -> bool:
    """A Split has begun a hand there since: only a hand with a bet is Split."""
    then, now = (play.hands_of(r, place.box or 0) for r in (before, round))
    return place.hand in now and place.hand not in then


def to_an_empty_box_after_interim(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    """The card was dealt after it, whenever it was noticed."""
    if not lies_without_a_bet(round, fact):
        return False
    before = round.just_before(fact.since)
    return before.status is Status.CONCLUDED or interim_settled(before)


def to_an_empty_box_settled(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    """It was dealt before any Interim Settlement, and what it should have decided was settled
    since; or it lies on a hand that was."""
    return (
        lies_without_a_bet(round, fact)
        and not to_an_empty_box_after_interim(round, fact)
        and settled_before_noticed(round, fact)
    )


def to_an_empty_box_unsettled(round: BlackjackRound, fact: DealtToEmptyBox) -> bool:
    return (
        lies_without_a_bet(round, fact)
        and not to_an_empty_box_after_interim(round, fact)
        and not settled_before_noticed(round, fact)
    )


def next_was(round: BlackjackRound, fact: DrawnTogether) -> Due | None:
    """What was due when the cards came out together; None: the round was over."""
    before = round.just_before(fact.since)
    return turn.next_card_for(before) if before.status is Status.PLAY else None


def settled_before_ordered(round: BlackjackRound, fact: DrawnTogether) -> bool:
    """Cards drawn while the round was in play, on which bets have been settled since."""
    return settled_before_noticed(round, fact) and (
        round.just_before(fact.since).status is Status.PLAY
    )


def dealer_was_next(round: BlackjackRound, fact: DrawnTogether) -> bool:
    if not cards_lie(round, fact) or settled_before_ordered(round, fact):
        return False
    wanted = next_was(round, fact)
    return not isinstance(wanted, Ask) and not (
        isinstance(wanted, Deal) and wanted.place != DEALER_HAND
    )


def a_box_was_next(round: BlackjackRound, fact: DrawnTogether) -> bool:
    return (
        cards_lie(round, fact)
        and not settled_before_ordered(round, fact)
        and not dealer_was_next(round, fact)
    )


def dealer_complete(round: BlackjackRound, fact: DealerOverdrew) -> bool:
    """The Dealer's Hand was, or nothing was due any more."""
    if not cards_lie(round, fact) or round.cards[fact.since - 1].place != DEALER_HAND:
        return False
    before = round.just_before(fact.since)
    over = before.status is Status.CONCLUDED or isinstance(turn.due(before), Settle)
    return over or turn.dealer_stands(before.cards.faces_at(DEALER_HAND))


def returned_at_the_close(round: BlackjackRound, fact: SideBetAlone) -> bool:
    return any(
        w.spot.bet == "rws-pairs" and w.spot.box == fact.box and not w.action_cents
        for w in round.wagers
    )


def pairs_left_unsettled(round: BlackjackRound, fact: SideBetUnsettled) -> bool:
    return round.status is Status.PLAY and bool(open_pairs(round)) and initial_deal_complete(round)


def open_pairs(round: BlackjackRound) -> tuple[Wager, ...]:
    return tuple(w for w in round.open_wagers() if w.spot.bet == "rws-pairs")


def said_after_the_window(round: BlackjackRound, fact: SurrenderedTooLate) -> bool:
    over = round.play.window_closed or fact.player in round.play.answered
    own = initial_wagers(round, fact.player, fact.box)
    return round.status is Status.PLAY and over and bool(own) and not against_an_ace(round)
