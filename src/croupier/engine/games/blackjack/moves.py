"""What a person may say in play, and how an error touches boxes and hands (Blackjack 3.8, 3.12,
3.15, 3.17, 3.18, 3.20, 3.22, 3.23, 5.7)."""

from collections.abc import Iterator

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.commands import (
    CollectBust,
    Decline,
    Double,
    EvenMoney,
    Follow,
    Hit,
    Insure,
    SettleInterim,
    Split,
    Stand,
    Surrender,
)
from croupier.engine.games.blackjack.play import base_bet, hand_of, may_follow, to_a_player
from croupier.engine.games.blackjack.state import BlackjackRound, box_hand
from croupier.engine.games.blackjack.trouble.facts import DealerOverdrew, DealtToEmptyBox
from croupier.engine.games.blackjack.turn import SQUEEZED, dealer_stands, due
from croupier.engine.games.blackjack.window import walked_away_refused
from croupier.engine.sentences import said
from croupier.engine.table.dealing.dealing import squeezed_face
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Ask, Settle
from croupier.engine.table.vocabulary.facts import Fact, Misplaced
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import Face, Place
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Wager


def could_say(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    if who.rank is not Rank.PLAYER:
        insured = (offer for name in round.players() for offer in _insurance(round, who, name))
        return (*_for_the_dealer(round, who), *insured)
    return (
        *_insurance(round, who, who.name),
        *_for_the_box(round, who),
        *_for_the_hand(round, who),
        Offer(Decline(who)),
        *_to_follow(round, who),
    )


def _for_the_dealer(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    if round.settings.electronic:
        return ()
    hands = (Offer(CollectBust(who, hand.box, hand.id)) for hand in round.play.hands)
    return (*hands, Offer(SettleInterim(who)))


def _boxes(round: BlackjackRound, player: str) -> tuple[int, ...]:
    """Where a player has a hand in play."""
    bet_on = {wager.spot.box for wager in round.open_wagers(player)}
    return tuple(dict.fromkeys(hand.box for hand in round.play.hands if hand.box in bet_on))


def _insurance(round: BlackjackRound, who: Person, player: str) -> Iterator[Offer]:
    unit = round.settings.unit_cents
    for box in _boxes(round, player):
        yield Offer(Insure(who, player, box, unit), "stake_cents", unit, step_cents=unit)


def _for_the_box(round: BlackjackRound, who: Person) -> Iterator[Offer]:
    for box in _boxes(round, who.name):
        yield Offer(EvenMoney(who, box))
        yield Offer(Surrender(who, box))


def _for_the_hand(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    """The one that is asked, or the first of theirs."""
    wanted, boxes = due(round), _boxes(round, who.name)
    if isinstance(wanted, Ask) and wanted.player == who.name:
        box, number = wanted.box, wanted.hand
    elif boxes:
        box, number = boxes[0], 1
    else:
        return ()
    unit = round.settings.unit_cents
    double = Double(who, box, number, amount_cents=unit)
    return (
        Offer(Hit(who, box, number)),
        Offer(Stand(who, box, number)),
        Offer(Split(who, box, number)),
        Offer(double, "amount_cents", unit, step_cents=unit),
    )


def _to_follow(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    following, unit = round.play.following, round.settings.unit_cents
    if following is None or who.name not in may_follow(round, following):
        return ()
    hand = hand_of(round, following.box, following.hand)
    least = base_bet(round, hand, who.name) if following.split else unit
    return (Offer(Follow(who, least), "amount_cents", least, step_cents=unit),)


@once
def places(round: BlackjackRound) -> tuple[Place, ...]:
    in_use = [hand.place for hand in round.play.hands]
    boxes = {hand.box for hand in round.play.hands}
    return (
        *in_use,
        *(box_hand(box) for box in round.settings.boxes if box not in boxes),
        DEALER_HAND,
    )


def face(round: BlackjackRound, place: Place) -> Face:
    return squeezed_face(round, place)


def misdealt(round: BlackjackRound, card: Card | None, place: Place) -> Fact:
    since = len(round.cards) + 1
    over = round.status is Status.CONCLUDED or isinstance(due(round), Settle)
    complete = over or dealer_stands(round.cards.faces_at(DEALER_HAND))
    if place == DEALER_HAND and complete:
        return DealerOverdrew(since)  # Blackjack 5.10.2
    hands = {hand.place for hand in round.play.hands}
    bet_on = place in hands if over else to_a_player(round, place)
    if place.box is not None and not bet_on:
        return DealtToEmptyBox(since, place.box)  # Blackjack 5.10.3
    return Misplaced(since)


def scope(wager: Wager) -> tuple[int | None, int | None]:
    """One choice per player and hand; Boom Busted is a choice of its own."""
    return wager.spot.box, (wager.hand or 1) if wager.spot.box is not None else None


def squeeze_refused(
    round: BlackjackRound, player: str, place: Place, first: bool
) -> Refused | None:
    """Blackjack 3.12: before the cards are dealt, on a box with a bet of their own."""
    if first or place.area != "box" or place.box not in round.settings.boxes:
        return Refused(Reason.UNKNOWN, said("blackjack-squeeze-a-box"), SQUEEZED)
    if round.status not in (Status.BETTING, Status.PLAY):
        return Refused(Reason.NOT_NOW, said("blackjack-squeeze-too-late"), SQUEEZED)
    gone = walked_away_refused(round, player)
    if gone is not None:
        return gone
    if not any(w.player == player and w.spot.box == place.box for w in round.open_wagers()):
        message = said("blackjack-squeeze-without-bet", player=player, box=place.box)
        return Refused(Reason.NOT_YOURS, message, SQUEEZED)
    return None
