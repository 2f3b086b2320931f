"""Who may answer what at a Blackjack table (Blackjack 3.8, 3.15, 3.17, 3.22.1, 5.3)."""

from croupier.engine.games.blackjack.commands import Decline
from croupier.engine.games.blackjack.decisions import made_on
from croupier.engine.games.blackjack.kinds import Asks
from croupier.engine.games.blackjack.play import hand_of, may_follow
from croupier.engine.games.blackjack.state import BlackjackRound, Following, box_hand
from croupier.engine.games.blackjack.turn import FOLLOWS, WINDOW, due
from croupier.engine.games.blackjack.window import still_to_answer
from croupier.engine.table.vocabulary.commands import ReportFact
from croupier.engine.table.vocabulary.due import Ask, AskFirst
from croupier.engine.table.vocabulary.facts import WalkedAway
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.questions import Kind, Question


def asks(round: BlackjackRound) -> tuple[Question, ...]:
    """Whoever is asked to follow says so first, then answers in the window."""
    following = round.play.following
    followers = () if following is None else may_follow(round, following)
    answers = [] if round.play.window_closed else list(still_to_answer(round))
    waits = round.settings.electronic or bool(round.waiting)  # no card is laid by itself
    window = tuple(
        Question(
            Asks.WINDOW,
            name,
            _cards(round, name),
            Decline(player(name)),
            WINDOW,
            holds_nothing_up=not waits,
        )
        for name in dict.fromkeys(name for name, _ in answers)
        if name not in followers
    )
    if following is None:
        return (*window, *_to_play(round))
    return (*(_to_follow(round, following, name) for name in followers), *window)


def _to_follow(round: BlackjackRound, following: Following, name: str) -> Question:
    declines = Decline(player(name))
    about = made_on(round, declines)
    box, hand = following.box, following.hand
    waits = isinstance(due(round), AskFirst)
    return Question(
        Asks.FOLLOW, name, about, declines, FOLLOWS, box, hand, holds_nothing_up=not waits
    )


def _cards(round: BlackjackRound, name: str) -> object:
    boxes = {wager.spot.box for wager in round.open_wagers(name)}
    return [(d.number, d.card, d.place) for d in round.cards if d.place.box in (None, *boxes)]


def _to_play(round: BlackjackRound) -> tuple[Question, ...]:
    """Whoever does not answer has left: the House plays the hand."""
    asked = due(round)
    if not isinstance(asked, Ask):
        return ()
    box, hand, gone = asked.box, asked.hand, ReportFact(DEALER, WalkedAway(asked.player))
    about = hand_of(round, box, hand), round.at(box_hand(box, hand))
    return (Question(Kind.PLAY, asked.player, about, gone, asked.cites, box, hand),)
