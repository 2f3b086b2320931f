"""Standing Players behind a box that was split or doubled: who follows, with how much (Blackjack
3.22.1, 3.23.1)."""

from croupier.engine.games.blackjack.commands import Decline, Follow
from croupier.engine.games.blackjack.decisions import SPLIT, Decided, above_the_bet, additional
from croupier.engine.games.blackjack.events import FollowAnswered
from croupier.engine.games.blackjack.play import (
    base_bet,
    followed_onto,
    hand_of,
    may_follow,
    number_said,
)
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Amount, said
from croupier.engine.table.betting.betting import amount_refused, purse_refused
from croupier.engine.table.vocabulary.events import BetPlaced
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.engine.table.vocabulary.wagers import Spot

FOLLOW_SPLIT = cite("Blackjack 3.22.1")
FOLLOW_DOUBLE = cite("Blackjack 3.23.1")


def follow_refused(round: BlackjackRound, player: str) -> Refused | None:
    following = round.play.following
    if following is None:
        return Refused(Reason.NOT_NOW, said("blackjack-nothing-to-follow"), (FOLLOW_SPLIT,))
    cited = FOLLOW_SPLIT if following.split else FOLLOW_DOUBLE
    if player not in may_follow(round, following):
        message = said(
            "blackjack-not-asked-to-follow",
            player=player,
            box=following.box,
            hand=number_said(round, following.box, following.hand),
        )
        return Refused(Reason.NOT_YOURS, message, (cited,))
    return None


def follow(round: BlackjackRound, command: Follow) -> Decided:
    player = command.by.name
    refused = follow_refused(round, player)
    if refused is not None:
        return refused
    following = round.play.following
    assert following is not None
    hand = hand_of(round, following.box, following.hand)
    if following.split:
        must = base_bet(round, hand, player)
        wrong = None
        if command.amount_cents != must:
            wrong = Refused(
                Reason.AMOUNT,
                said("blackjack-follow-with-the-same", bet=Amount(must)),
                (SPLIT, FOLLOW_SPLIT),
                room_cents=must,
            )
        spot = Spot("split", hand.box)
    else:
        wrong = first_refusal(
            amount_refused(round, command.amount_cents, said("blackjack-a-double-down")),
            above_the_bet(round, hand, player, command.amount_cents, FOLLOW_DOUBLE),
        )
        spot = Spot("double", hand.box)
    wrong = first_refusal(wrong, purse_refused(round, player, command.amount_cents))
    if wrong is not None:
        return wrong
    onto = followed_onto(round, following)
    return (
        FollowAnswered(player, follows=True),
        BetPlaced(additional(round, player, spot, onto, command.amount_cents)),
    )


def decline(round: BlackjackRound, command: Decline) -> Decided:
    refused = follow_refused(round, command.by.name)
    return (FollowAnswered(command.by.name, follows=False),) if refused is None else refused
