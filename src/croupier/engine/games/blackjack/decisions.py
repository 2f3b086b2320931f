"""What a box is asked for: Hit, Stand, Split, Double Down (Blackjack 1.7, 1.13, 1.29, 1.30, 3.18,
3.20, 3.21, 3.22, 3.22.2, 3.23)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.engine.games.blackjack.cards.hands import (
    DEALER_HAND,
    MUST_DRAW_BELOW,
    ace,
    blackjack,
    bust,
    identical_value,
    soft_21,
    total,
)
from croupier.engine.games.blackjack.cards.split import next_hand
from croupier.engine.games.blackjack.commands import (
    Double,
    ForBox,
    ForHand,
    Hit,
    Insure,
    Split,
    Stand,
)
from croupier.engine.games.blackjack.events import HandDoubled, HandSplit, HandStood, HitCalled
from croupier.engine.games.blackjack.play import base_bet, hand_of, number_said
from croupier.engine.games.blackjack.state import BlackjackRound, Hand
from croupier.engine.games.blackjack.turn import due
from croupier.engine.rulebook import Citation, cite
from croupier.engine.sentences import Amount, Message, said
from croupier.engine.table.betting.betting import amount_refused, purse_refused
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Ask, Due
from croupier.engine.table.vocabulary.events import BetPlaced, Event
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.engine.table.vocabulary.wagers import Spot, Wager

DECIDES = cite("Blackjack 3.8")
MUST_DRAW = cite("Blackjack 3.20")
SPLIT = cite("Blackjack 3.22")
FOUR_HANDS = cite("Blackjack 3.22.2")
DOUBLE = cite("Blackjack 3.23")
MOST_HANDS = 4

Decided = tuple[Event, ...] | Refused


def asked(round: BlackjackRound, command: ForHand) -> Hand | Refused:
    """The hand that is being asked, if this person is asked for it now."""
    wanted = due(round)
    if not isinstance(wanted, Ask) or (wanted.box, wanted.hand) != (command.box, command.hand):
        return _not_asked(round, command, wanted)
    if command.by.name != wanted.player:
        return Refused(
            Reason.NOT_YOURS,
            said(
                "blackjack-other-decides",
                decider=wanted.player,
                box=wanted.box,
                player=command.by.name,
            ),
            (DECIDES,),
        )
    return hand_of(round, command.box, command.hand)


def _not_asked(round: BlackjackRound, command: ForHand, wanted: Due) -> Refused:
    box, number = command.box, number_said(round, command.box, command.hand)
    hand = next((h for h in round.play.hands if (h.box, h.id) == (box, command.hand)), None)
    if hand is None:
        message = said("blackjack-hand-not-in-play", box=box, hand=number)
        return Refused(Reason.UNKNOWN, message, (DECIDES,))
    over = why_over(round, hand)
    if over is not None:
        return Refused(Reason.NOT_NOW, over[0], (over[1],))
    if isinstance(wanted, Ask):
        message = said(
            "blackjack-another-hand-is-asked",
            box=box,
            hand=number,
            asked_box=wanted.box,
            asked_hand=number_said(round, wanted.box, wanted.hand),
        )
    else:
        message = said("blackjack-hand-not-asked", box=box, hand=number)
    return Refused(Reason.NOT_NOW, message, (DECIDES,))


def why_over(round: BlackjackRound, hand: Hand) -> tuple[Message, Citation] | None:
    """Why no more is asked for this hand, and the paragraph that says so."""
    cards, box = round.cards.faces_at(hand.place), hand.box
    number = number_said(round, box, hand.id)
    if box in round.play.surrendered:
        return said("blackjack-hand-surrendered", box=box, hand=number), cite("Blackjack 3.17")
    if bust(cards):
        return said("blackjack-hand-bust", box=box, hand=number), cite("Blackjack 3.19")
    if blackjack(cards, split=hand.split):
        return said("blackjack-hand-blackjack", box=box, hand=number), cite("Blackjack 3.18")
    if soft_21(cards, split=hand.split):
        return said("blackjack-hand-soft-21", box=box, hand=number), cite("Blackjack 3.18")
    if hand.aces:
        return said("blackjack-hand-split-ace", box=box, hand=number), FOUR_HANDS
    if hand.doubled:
        return said("blackjack-hand-doubled", box=box, hand=number), DOUBLE
    if hand.stood:
        return said("blackjack-hand-stands", box=box, hand=number), cite("Blackjack 3.21")
    return None


def called(round: BlackjackRound, command: ForHand) -> Decided:
    return CALLED_BY[type(command)](round, command)


def hit(round: BlackjackRound, command: Hit) -> Decided:
    hand = asked(round, command)
    return hand if type(hand) is Refused else (HitCalled(hand.place, command.by.name),)


def stand(round: BlackjackRound, command: Stand) -> Decided:
    hand = asked(round, command)
    if type(hand) is Refused:
        return hand
    points = total(round.cards.faces_at(hand.place))
    if points < MUST_DRAW_BELOW:
        message = said("blackjack-must-draw", points=points, least=MUST_DRAW_BELOW)
        return Refused(Reason.NOT_OFFERED, message, (MUST_DRAW,))
    return (HandStood(hand.box, hand.id),)


def split_refused(round: BlackjackRound, hand: Hand) -> Refused | None:
    if not identical_value(round.cards.faces_at(hand.place)):
        return Refused(Reason.NOT_OFFERED, said("blackjack-not-a-pair"), (SPLIT,))
    if sum(h.box == hand.box for h in round.play.hands) >= MOST_HANDS:
        return Refused(Reason.NOT_OFFERED, said("blackjack-split-too-often"), (FOUR_HANDS,))
    return None


def split(round: BlackjackRound, command: Split) -> Decided:
    hand = asked(round, command)
    if type(hand) is Refused:
        return hand
    stake = base_bet(round, hand, command.by.name)
    refused = first_refusal(
        split_refused(round, hand), purse_refused(round, command.by.name, stake)
    )
    if refused is not None:
        return refused
    aces = ace(round.cards.faces_at(hand.place)[0])
    new = Spot("split", hand.box)
    return (
        HandSplit(hand.box, hand.id, aces),
        BetPlaced(additional(round, command.by.name, new, next_hand(round.play, hand.box), stake)),
    )


def double_refused(round: BlackjackRound, hand: Hand) -> Refused | None:
    if len(round.cards.faces_at(hand.place)) != 2:
        return Refused(Reason.NOT_OFFERED, said("blackjack-double-too-late"), (DOUBLE,))
    return None


def double(round: BlackjackRound, command: Double) -> Decided:
    """Blackjack 1.7: at most the Initial Bet, on the first two cards."""
    hand = asked(round, command)
    if type(hand) is Refused:
        return hand
    player = command.by.name
    refused = first_refusal(
        double_refused(round, hand),
        amount_refused(round, command.amount_cents, said("blackjack-a-double-down")),
        above_the_bet(round, hand, player, command.amount_cents, DOUBLE),
        purse_refused(round, player, command.amount_cents),
    )
    if refused is not None:
        return refused
    spot = Spot("double", hand.box)
    return (
        HandDoubled(hand.box, hand.id),
        BetPlaced(additional(round, player, spot, hand.id, command.amount_cents)),
    )


def above_the_bet(
    round: BlackjackRound, hand: Hand, player: str, amount: int, cited: Citation
) -> Refused | None:
    most = base_bet(round, hand, player)
    if amount <= most:
        return None
    return Refused(
        Reason.ABOVE_MAXIMUM,
        said("blackjack-double-room", room=Amount(most), player=player),
        (cited,),
        room_cents=most,
    )


def additional(
    round: BlackjackRound, player: str, spot: Spot, hand: int, amount_cents: int
) -> Wager:
    return Wager(round.next_wager_id, player, spot, amount_cents, amount_cents, player, hand=hand)


def made_on(round: BlackjackRound, command: Command) -> object:
    """The cards and hands of the box, and the Dealer's, that a decision was made on."""
    following = round.play.following
    box = following.box if following else None  # whoever names no box answers about this one
    if isinstance(command, ForBox | Insure):
        box = command.box
    hands = [hand for hand in round.play.hands if hand.box == box]
    return (
        [(hand, round.cards.at(hand.place)) for hand in hands],
        round.cards.at(DEALER_HAND)[:1],
        following if following is not None and following.box == box else None,
    )


def in_turn(round: BlackjackRound, command: Command) -> BlackjackRound:
    """Every hand before the one this is said for has been played."""
    if not isinstance(command, ForHand):
        return round
    said_for = hand_of(round, command.box, command.hand)
    turn = round.play.hands.index(said_for)
    hands = tuple(
        replace(hand, stood=True) if nth < turn else hand
        for nth, hand in enumerate(round.play.hands)
    )
    return replace(round, play=replace(round.play, hands=hands, following=None))


CALLED_BY: dict[type[ForHand], Callable[[BlackjackRound, Any], Decided]] = {
    Hit: hit,
    Stand: stand,
    Split: split,
    Double: double,
}
