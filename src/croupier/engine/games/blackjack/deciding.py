"""How a round of Blackjack moves: commands decided, events evolved, offers made, settlements on
the way (Blackjack 1.10, 1.18, 3.13, 3.22.1, 5.16)."""

from collections.abc import Callable, Iterable
from typing import Any

from croupier.engine.games.blackjack import decisions as d
from croupier.engine.games.blackjack import window as w
from croupier.engine.games.blackjack.cards import followers as f
from croupier.engine.games.blackjack.cards.hands import bust
from croupier.engine.games.blackjack.cards.laid_cards import (
    as_if_laid_there,
    followers_silent,
    from_laying,
)
from croupier.engine.games.blackjack.commands import (
    CollectBust,
    Decline,
    Double,
    EvenMoney,
    Follow,
    ForHand,
    Hit,
    Insure,
    SettleInterim,
    Split,
    Stand,
    Surrender,
)
from croupier.engine.games.blackjack.events import (
    HandsOpened,
    InterimSettled,
    WindowAnswered,
    WindowClosed,
)
from croupier.engine.games.blackjack.layout import BOOK
from croupier.engine.games.blackjack.play import (
    ON_A_HAND,
    boxes_bet_on,
    initial_deal_complete,
    may_follow,
    number_said,
    wagers_on,
)
from croupier.engine.games.blackjack.settlement import decided_now
from croupier.engine.games.blackjack.state import BlackjackRound, Hand
from croupier.engine.games.blackjack.trouble.after_rulings import as_ruled
from croupier.engine.games.blackjack.trouble.conditions import INTERIM, open_pairs
from croupier.engine.games.blackjack.turn import asked_in_the_window, due
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Message, said
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.memo import once
from croupier.engine.table.vocabulary.commands import Command, DealCard, DealTogether
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import (
    BettingClosed,
    CardDealt,
    CardFoundElsewhere,
    CardMoved,
    Event,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.places import WAITING, discarded_from
from croupier.engine.table.vocabulary.refusals import Reason, Refused, no_such_command
from croupier.engine.table.vocabulary.wagers import RETURNED, Wager

PLAY_GOES_ON = (DealCard, DealTogether, Hit, Stand, Split, Double)


def beforehand(round: BlackjackRound, command: Command) -> tuple[Event, ...]:
    """Whoever goes on without those who could follow, or answer before a card that waits is laid,
    lets them decline."""
    if not round.cards.at(WAITING) or not isinstance(command, PLAY_GOES_ON):
        return ()
    return _let_decline(round)


@once
def _let_decline(round: BlackjackRound) -> tuple[Event, ...]:
    if round.play.following is not None:
        return (followers_silent(round, round.play.following),)
    if not round.settings.electronic and asked_in_the_window(round) is not None:
        return (WindowClosed(),)
    return ()


def window_closes(round: BlackjackRound) -> tuple[Event, ...]:
    if not round.settings.electronic:
        return (WindowClosed(),)
    return (WindowClosed(), *interim(round))


def interim(round: BlackjackRound) -> tuple[Event, ...]:
    """Blackjack 1.18, 3.13: side bets, Blackjacks and Surrenders before the Subsequent Deal."""
    decided = decided_now(round, round.open_wagers())
    return (InterimSettled(), *(event for event in decided if belongs_to_interim(round, event)))


def belongs_to_interim(round: BlackjackRound, event: WagerSettled) -> bool:
    """A Bust is collected by itself (Blackjack 1.10, 1.18)."""
    pairs = round.wager(event.wager_id).spot.bet == "rws-pairs"
    return pairs or bool(INTERIM.intersection(event.settlement.cites))


def automatic(round: BlackjackRound) -> tuple[Event, ...]:
    """Cards of an invalid hand leave the table. An electronic one settles when the window is
    closed, and collects a Bust at once; at a recorded one errors are found."""
    if not round.settings.electronic:
        return invalidated(round) or as_ruled(round)
    invalid = invalidated(round)
    if invalid:
        return invalid
    if round.play.window_closed:
        if not round.play.interim_settled:
            return interim(round)
    elif w.opened(round) and type(due(round)) is Deal:  # all who could answer have
        return window_closes(round)
    return decided_now(round, bust_wagers(round))  # Blackjack 1.10, 3.19


def invalidated(round: BlackjackRound) -> tuple[Event, ...]:
    """Blackjack 5.7.3: everyone took the bet back from a hand; its cards stay while any bet is."""
    given_up = _given_up(round.wagers)
    if not given_up:
        return ()
    return tuple(
        CardMoved(drawn.number, discarded_from(hand.place))
        for hand in round.play.hands
        if (hand.box, hand.id) in given_up and not to_be_turned(round, hand)
        for drawn in round.cards
        if drawn.place == hand.place
    )


def to_be_turned(round: BlackjackRound, hand: Hand) -> bool:
    """Cards face down that decide RWS Pairs are seen before they leave (Blackjack 3.14)."""
    pairs = any(wager.spot.box == hand.box for wager in open_pairs(round))
    initial = round.cards.at(hand.place)[:2]
    return pairs and len(initial) == 2 and None in initial


@once
def _given_up(wagers: Wagers) -> set[tuple[int | None, int]]:
    """Boxes and hands whose bets were all taken back."""
    back = [w for w in wagers if w.settlement is not None and w.settlement.result is RETURNED]
    if not back:
        return set()
    in_play = [w for w in wagers if w.settlement is None or w.settlement.result is not RETURNED]
    return _hands_under(back) - _hands_under(in_play)


def _hands_under(wagers: Iterable[Wager]) -> set[tuple[int | None, int]]:
    return {(w.spot.box, w.hand or 1) for w in wagers if w.spot.bet in ON_A_HAND}


def bust_wagers(round: BlackjackRound) -> tuple[Wager, ...]:
    found: list[Wager] = []
    for hand in round.play.hands:
        if bust(round.cards.faces_at(hand.place)):
            found += wagers_on(round, hand)
    return tuple(found)


def time_ran_out(round: BlackjackRound) -> tuple[Event, ...]:
    if round.play.following is not None:
        return (followers_silent(round, round.play.following),)
    if initial_deal_complete(round) and not round.play.window_closed:
        return window_closes(round)
    return ()


def decide(round: BlackjackRound, command: Command) -> tuple[Event, ...] | Refused | Fact:
    if command.by.rank is not Rank.PLAYER and type(command) not in ALSO_BY_STAFF:
        message = said("blackjack-player-decides")
        return Refused(Reason.NOT_YOURS, message, (cite("Blackjack 3.8"),))
    decider = DECIDED_BY.get(type(command))
    return no_such_command(BOOK, command) if decider is None else decider(round, command)


def declined(round: BlackjackRound, command: Decline) -> tuple[Event, ...] | Refused:
    """A Split or Double is declined before what is offered in the window."""
    following = round.play.following
    if following is None:
        return w.decline(round, command)
    to_follow = round.play.window_closed or command.by.name in may_follow(round, following)
    return (f.decline if to_follow else w.decline)(round, command)


def play_called(round: BlackjackRound, command: ForHand) -> tuple[Event, ...] | Refused:
    """A play called while the window is open answers for the caller's own boxes."""
    called = d.called(round, command)
    if type(called) is Refused or round.play.window_closed:
        return called
    return (WindowAnswered(command.by.name), *called)


def by_dealer(
    round: BlackjackRound, command: Command, theirs: Message, by_itself: Message
) -> Refused | None:
    if command.by.rank < Rank.DEALER:
        return Refused(Reason.RANK_TOO_LOW, theirs, (cite("Blackjack 1.6"),))
    if round.settings.electronic:
        return Refused(Reason.NOT_OFFERED, by_itself)
    return None


def settle_interim(round: BlackjackRound, command: SettleInterim) -> tuple[Event, ...] | Refused:
    theirs, by_itself = said("blackjack-interim-by-dealer"), said("blackjack-interim-by-itself")
    refused = by_dealer(round, command, theirs, by_itself)
    if refused is not None:
        return refused
    cited = (cite("Blackjack 1.18"),)
    if not initial_deal_complete(round):
        return Refused(Reason.NOT_NOW, said("blackjack-interim-too-early"), cited)
    if round.play.interim_settled:
        return Refused(Reason.NOT_NOW, said("blackjack-interim-made"), cited)
    return interim(round)


def collect_bust(round: BlackjackRound, command: CollectBust) -> tuple[Event, ...] | Refused:
    theirs, by_itself = said("blackjack-bust-by-dealer"), said("blackjack-bust-by-itself")
    refused = by_dealer(round, command, theirs, by_itself)
    if refused is not None:
        return refused
    hand = command.box, command.hand
    lost = tuple(w for w in bust_wagers(round) if (w.spot.box, w.hand or 1) == hand)
    if not lost:
        return Refused(
            Reason.NOT_OFFERED,
            said("blackjack-no-bust", box=command.box, hand=number_said(round, *hand)),
            (cite("Blackjack 3.19"),),
        )
    return decided_now(round, lost)


def follows(before: BlackjackRound, after: BlackjackRound, event: Event) -> tuple[Event, ...]:
    follows_from = FOLLOWS_FROM.get(type(event))
    return () if follows_from is None else follows_from(before, after, event)


def _from_close(
    before: BlackjackRound, after: BlackjackRound, event: BettingClosed
) -> tuple[Event, ...]:
    return (HandsOpened(boxes_bet_on(after)),)


FOLLOWS_FROM: dict[
    type[Event], Callable[[BlackjackRound, BlackjackRound, Any], tuple[Event, ...]]
] = {
    BettingClosed: _from_close,
    CardDealt: from_laying,
    CardMoved: from_laying,
    CardFoundElsewhere: as_if_laid_there,
}


ALSO_BY_STAFF = (SettleInterim, CollectBust, Insure)
DECIDED_BY: dict[
    type[Command], Callable[[BlackjackRound, Any], tuple[Event, ...] | Refused | Fact]
] = {
    SettleInterim: settle_interim,
    CollectBust: collect_bust,
    Insure: w.insure,
    EvenMoney: w.even_money,
    Surrender: w.surrender,
    Hit: play_called,
    Stand: play_called,
    Split: play_called,
    Double: play_called,
    Follow: f.follow,
    Decline: declined,
}
