"""What a person may say in play, and how an error touches boxes and hands (Blackjack 3.8, 3.12,
3.15, 3.17, 3.18, 3.20, 3.22, 3.23, 5.7)."""

from collections.abc import Iterator

from croupier.equipment.cards import Card
from croupier.games.blackjack import decisions as d
from croupier.games.blackjack import window as w
from croupier.games.blackjack.commands import (
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
from croupier.games.blackjack.consequences import bust_wagers, declined
from croupier.games.blackjack.hands import DEALER_HAND, MUST_DRAW_BELOW, total
from croupier.games.blackjack.play import base_bet, faces, hand_of, initial_deal_complete, wagers_on
from croupier.games.blackjack.state import BlackjackRound, box_hand
from croupier.games.blackjack.turn import due
from croupier.rulebook import cite
from croupier.sentences import said
from croupier.table.dealing import squeezed_face
from croupier.table.due import Ask, Settle
from croupier.table.facts import DealerOverdrew, DealtToEmptyBox, Fact, Misplaced
from croupier.table.offers import Offer
from croupier.table.people import Person, Rank
from croupier.table.places import Face, Place
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Status
from croupier.table.wagers import Wager


def legal(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    if who.rank is not Rank.PLAYER:
        insured = (offer for name in round.players() for offer in _insurance(round, who, name))
        return (*_for_the_dealer(round, who), *insured)
    declines = Decline(who)
    nothing_to_decline = isinstance(declined(round, declines), Refused)
    return (
        *_in_the_window(round, who),
        *_when_asked(round, who),
        *(() if nothing_to_decline else (Offer(declines),)),
        *_to_follow(round, who),
    )


def _for_the_dealer(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    if round.settings.electronic:
        return ()
    found = [
        Offer(CollectBust(who, wager.spot.box or 0, wager.hand or 1))
        for wager in bust_wagers(round)
    ]
    if initial_deal_complete(round) and not round.play.interim_settled:
        found.append(Offer(SettleInterim(who)))
    return tuple(dict.fromkeys(found))


def _amounts(round: BlackjackRound, player: str, most: int) -> tuple[int, int]:
    purse = round.purse(player)
    return round.settings.unit_cents, most if purse is None else min(most, purse)


def _in_the_window(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    found = [*_insurance(round, who, who.name)]
    for hand in round.play.hands:
        if w.even_money_refused(round, who.name, hand.box) is None:
            found.append(Offer(EvenMoney(who, hand.box)))
        too_late = w.surrendered_too_late(round, who.name, hand.box)
        if too_late or w.surrender_refused(round, who.name, hand.box) is None:
            found.append(Offer(Surrender(who, hand.box)))
    return tuple(dict.fromkeys(found))


def _insurance(round: BlackjackRound, who: Person, player: str) -> Iterator[Offer]:
    for box in dict.fromkeys(hand.box for hand in round.play.hands):
        if w.may_not_insure(round, player, box) is None:
            unit, most = _amounts(round, player, w.insurance_room(round, player, box))
            if most >= unit:
                insure = Insure(who, player, box, unit)
                yield Offer(insure, "stake_cents", unit, most, unit)


def _when_asked(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    wanted = due(round)
    if not isinstance(wanted, Ask) or wanted.player != who.name:
        return ()
    hand = hand_of(round, wanted.box, wanted.hand)
    found = [Offer(Hit(who, hand.box, hand.id))]
    if total(faces(round, hand.place)) >= MUST_DRAW_BELOW:
        found.append(Offer(Stand(who, hand.box, hand.id)))
    bet = base_bet(round, hand, who.name)
    if d.split_refused(round, hand) is None and round.can_pay(who.name, bet):
        found.append(Offer(Split(who, hand.box, hand.id)))
    unit, most = _amounts(round, who.name, bet)
    if d.double_refused(round, hand) is None and most >= unit:
        double = Double(who, hand.box, hand.id, amount_cents=unit)
        found.append(Offer(double, "amount_cents", unit, most, unit))
    return tuple(found)


def _to_follow(round: BlackjackRound, who: Person) -> tuple[Offer, ...]:
    following = round.play.following
    if following is None or d.follow_refused(round, who.name) is not None:
        return ()
    hand = hand_of(round, following.box, following.hand)
    bet = base_bet(round, hand, who.name)
    unit, most = _amounts(round, who.name, bet)
    least = bet if following.split else unit
    if most < least:
        return ()
    return (Offer(Follow(who, least), "amount_cents", least, most, unit),)


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
    if place == DEALER_HAND and over:
        return DealerOverdrew(since)  # Blackjack 5.10.2
    with_bets = {h.place for h in round.play.hands if wagers_on(round, h) or over}
    if place.box is not None and place not in with_bets:
        return DealtToEmptyBox(since, place.box)  # Blackjack 5.10.3
    return Misplaced(since)


def scope(wager: Wager) -> tuple[int | None, int | None]:
    """One choice per player and hand; Boom Busted is a choice of its own."""
    return wager.spot.box, (wager.hand or 1) if wager.spot.box is not None else None


def squeeze_refused(
    round: BlackjackRound, player: str, place: Place, first: bool
) -> Refused | None:
    """Blackjack 3.12: before the cards are dealt, on a box with a bet of their own."""
    cited = (cite("Blackjack 3.12"),)
    if first or place.area != "box" or place.box not in round.settings.boxes:
        return Refused(Reason.UNKNOWN, said("blackjack-squeeze-a-box"), cited)
    if round.status not in (Status.BETTING, Status.PLAY):
        return Refused(Reason.NOT_NOW, said("blackjack-squeeze-too-late"), cited)
    if not any(w.player == player and w.spot.box == place.box for w in round.open_wagers()):
        message = said("blackjack-squeeze-without-bet", player=player, box=place.box)
        return Refused(Reason.NOT_YOURS, message, cited)
    return None
