"""A round of Andar Bahar between the close and settlement: what is due, and dealing on for show
(Andar Bahar 1.20, 3.9, 3.10, 3.10.1, 3.13)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.andar_bahar.commands import AskOn
from croupier.engine.games.andar_bahar.events import DealingOnAsked, DealingOnDeclined
from croupier.engine.games.andar_bahar.kinds import Asks
from croupier.engine.games.andar_bahar.layout import BOOK, DIFFERENTIAL
from croupier.engine.games.andar_bahar.match import (
    FOR_SHOW,
    JOKER,
    OPENING,
    SQUEEZED,
    beyond_the_end,
    due_from,
    first_card,
    opening_lies,
    winner,
)
from croupier.engine.games.andar_bahar.state import AndarBaharRound
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.usual_answers import seated
from croupier.engine.table.dealing.dealing import squeezed_face
from croupier.engine.table.dealing.squeeze import right_refused
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Due, Settle
from croupier.engine.table.vocabulary.events import CardMoved, Event, RulingMade
from croupier.engine.table.vocabulary.facts import Excess, Fact, Misplaced
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person, Rank, player
from croupier.engine.table.vocabulary.places import DISCARDED, Face, Place
from croupier.engine.table.vocabulary.questions import Question
from croupier.engine.table.vocabulary.refusals import Reason, Refused, no_such_command

UNUSED_CARDS_GO = DISCARDED
NO_PLACE = (cite("Andar Bahar 5.13"),)


def side_bets_only(round: AndarBaharRound) -> bool:
    """Nobody has a bet on Andar or Bahar, or everybody took it back."""
    return not any(wager.spot.bet in DIFFERENTIAL for wager in round.open_wagers())


@once
def due(round: AndarBaharRound) -> Due:
    return due_from(round, side_bets_only=side_bets_only(round), asked_on=round.play.asked_on)


def decide(round: AndarBaharRound, command: Command) -> tuple[Event, ...] | Refused:
    if not isinstance(command, AskOn):
        return no_such_command(BOOK, command)
    refused = ask_on_refused(round, command.by)
    return (DealingOnAsked(command.by),) if refused is None else refused


def ask_on_refused(round: AndarBaharRound, by: Person) -> Refused | None:
    if winner(round) is not None:
        return Refused(Reason.NOT_NOW, said("andar-bahar-match-found"), FOR_SHOW)
    if round.play.asked_on:
        return Refused(Reason.NOT_NOW, said("andar-bahar-asked-already"), FOR_SHOW)
    present = by.name in round.players() and by.name not in round.walked_away
    if by.rank is not Rank.PLAYER or not present:
        return Refused(Reason.NOT_YOURS, said("andar-bahar-who-asks-on"), FOR_SHOW)
    if not side_bets_only(round):
        return Refused(Reason.NOT_OFFERED, said("andar-bahar-dealt-on-anyway"), FOR_SHOW)
    return None


def could_say(round: AndarBaharRound, who: Person) -> tuple[Offer, ...]:
    return (Offer(AskOn(who)),)


def automatic(round: AndarBaharRound) -> tuple[Event, ...]:
    """Cards that stay where they lie may match before others: those beyond have no place (Andar
    Bahar 5.13)."""
    if not round.facts:
        return ()
    beyond = beyond_the_end(round, on_a_hand=_bet_on_a_hand(round), asked_on=round.play.asked_on)
    if not beyond:
        return ()
    removed = (CardMoved(drawn.number, DISCARDED) for drawn in beyond)
    return (RulingMade(None, NO_PLACE, said("andar-bahar-ruling-cards-removed")), *removed)


def _bet_on_a_hand(round: AndarBaharRound) -> bool:
    """When the bets were closed; what was taken back since makes no card one too many."""
    return any(wager.spot.bet in DIFFERENTIAL and wager.action_cents for wager in round.wagers)


def time_ran_out(round: AndarBaharRound) -> tuple[Event, ...]:
    """Andar Bahar 3.10.1: the House may deal on; it need not."""
    for_show = opening_lies(round) and side_bets_only(round) and round.play.asked_on
    return (DealingOnDeclined(),) if for_show else ()


def asks(round: AndarBaharRound) -> tuple[Question, ...]:
    """One question, over whatever cards, to everybody who may ask to have the rest dealt for
    show."""
    return tuple(
        Question(Asks.DEAL_ON, name, None, None, FOR_SHOW, holds_nothing_up=True)
        for name in dict.fromkeys(round.players())
        if ask_on_refused(round, player(name)) is None
    )


def established(round: AndarBaharRound) -> bool:
    """The Joker decides Under 8, Over 8 and every Specific Joker Card (Andar Bahar 5.4)."""
    return first_card(round, JOKER) is not None


def places(round: AndarBaharRound) -> tuple[Place, ...]:
    return OPENING


def face(round: AndarBaharRound, place: Place) -> Face:
    return squeezed_face(round, place)


def misdealt(round: AndarBaharRound, card: Card | None, place: Place) -> Fact:
    since = len(round.cards) + 1
    return Excess(since) if over(round) else Misplaced(since)


def over(round: AndarBaharRound) -> bool:
    """No further card has a place in the round."""
    return round.status is Status.CONCLUDED or isinstance(due(round), Settle)


def squeeze_refused(
    round: AndarBaharRound, player: str, place: Place, first: bool
) -> Refused | None:
    """Andar Bahar 3.13: the Seated Player with the highest Bet, before the card is dealt."""
    if first or place not in OPENING:
        return Refused(Reason.UNKNOWN, said("andar-bahar-what-is-squeezed"), SQUEEZED)
    if round.status in (Status.CONCLUDED, Status.VOID):
        return Refused(Reason.ROUND_OVER, said("round-over"), SQUEEZED)
    if no_card_to_come(round, place):
        return Refused(Reason.NOT_NOW, said("squeeze-too-late"), SQUEEZED)
    return right_refused(round, seated, player, SQUEEZED)


def no_card_to_come(round: AndarBaharRound, place: Place) -> bool:
    if not round.at(place):
        return False
    ends_with_three = side_bets_only(round) and not round.play.asked_on
    return place == JOKER or ends_with_three or winner(round) is not None
