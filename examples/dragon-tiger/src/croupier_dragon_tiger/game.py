"""Dragon Tiger as the table asks for it: all that `croupier.engine.table.contract.game` names."""

from croupier.engine.table.contract.usual_answers import (
    KINDS,
    asks,
    automatic,
    beforehand,
    could_say,
    decides,
    face,
    face_down,
    follows,
    hands_of,
    in_turn,
    laid,
    made_on,
    marks,
    offered,
    ranking_card,
    scope,
    seated,
    survives,
    time_ran_out,
    without_support,
)
from croupier.engine.table.vocabulary.commands import Given
from croupier.engine.table.vocabulary.events import Happened
from croupier_dragon_tiger.editions import EDITIONS
from croupier_dragon_tiger.evolving import evolve
from croupier_dragon_tiger.layout import (
    BETS,
    BOOK,
    DIFFERENTIAL,
    FRESH_CARDS_EACH_ROUND,
    NAME,
    SHARES_PRO_RATA,
    TERMS,
    settings,
    spot,
    spots,
)
from croupier_dragon_tiger.paragraphs import PARAGRAPHS
from croupier_dragon_tiger.play import (
    UNUSED_CARDS_GO,
    decide,
    due,
    established,
    misdealt,
    outcome,
    places,
    squeeze_refused,
)
from croupier_dragon_tiger.settlement import verdicts
from croupier_dragon_tiger.showing import pays, where, why, worth
from croupier_dragon_tiger.state import Play

__all__ = [
    "BETS",
    "BOOK",
    "COMMANDS",
    "DIFFERENTIAL",
    "EDITIONS",
    "EVENTS",
    "FRESH_CARDS_EACH_ROUND",
    "KINDS",
    "NAME",
    "PARAGRAPHS",
    "SHARES_PRO_RATA",
    "TERMS",
    "UNUSED_CARDS_GO",
    "Play",
    "asks",
    "automatic",
    "beforehand",
    "could_say",
    "decide",
    "decides",
    "due",
    "established",
    "evolve",
    "face",
    "face_down",
    "follows",
    "hands_of",
    "in_turn",
    "laid",
    "made_on",
    "marks",
    "misdealt",
    "offered",
    "outcome",
    "pays",
    "places",
    "ranking_card",
    "scope",
    "seated",
    "settings",
    "spot",
    "spots",
    "squeeze_refused",
    "survives",
    "time_ran_out",
    "verdicts",
    "where",
    "why",
    "without_support",
    "worth",
]

COMMANDS: tuple[type[Given], ...] = ()
EVENTS: tuple[type[Happened], ...] = ()
