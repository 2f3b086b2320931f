"""When a line of section 5 applies at an Andar Bahar table (Andar Bahar 5.7, 5.9, 5.13)."""

from croupier.engine.games.andar_bahar import play
from croupier.engine.games.andar_bahar.match import JOKER, OPENING, SIDES
from croupier.engine.games.andar_bahar.state import AndarBaharRound
from croupier.engine.table.trouble.conditions import cards_lie
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.facts import DealingError, WrongNumber


def spoken_of(round: AndarBaharRound, fact: DealingError) -> bool:
    """The cards lie there, and a Hand said to hold the wrong number of them is one."""
    known = not isinstance(fact, WrongNumber) or fact.place in OPENING
    return known and cards_lie(round, fact)


def came_in_time(round: AndarBaharRound, fact: DealingError) -> bool:
    return spoken_of(round, fact) and not play.over(round.just_before(fact.since))


def no_place_for_them(round: AndarBaharRound, fact: DealingError) -> bool:
    """The cards came beyond the match, or beyond the three that end the round (3.10.1)."""
    return spoken_of(round, fact) and play.over(round.just_before(fact.since))


def to_the_other_side(round: AndarBaharRound, fact: DealingError) -> bool:
    """The Joker is right; cards meant for Andar and Bahar lie on the wrong side."""
    return came_in_time(round, fact) and meant_for_a_side(round, fact)


def meant_for_a_side(round: AndarBaharRound, fact: DealingError) -> bool:
    wanted = play.due(round.just_before(fact.since))
    on_joker = any(drawn.place == JOKER for drawn in round.cards[fact.since - 1 :])
    return isinstance(wanted, Deal) and wanted.place in SIDES and not on_joker


def otherwise_misplaced(round: AndarBaharRound, fact: DealingError) -> bool:
    """The Joker's place is touched, or a card came before a face-down one was turned."""
    return came_in_time(round, fact) and not meant_for_a_side(round, fact)
