"""Andar Bahar, the whole book."""

from croupier.games.andar_bahar.commands import COMMANDS, AskOn
from croupier.games.andar_bahar.editions import EDITIONS
from croupier.games.andar_bahar.events import EVENTS
from croupier.games.andar_bahar.evolving import evolve
from croupier.games.andar_bahar.layout import (
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
from croupier.games.andar_bahar.paragraphs import PARAGRAPHS
from croupier.games.andar_bahar.play import (
    UNUSED_CARDS_GO,
    asks,
    could_say,
    decide,
    due,
    established,
    face,
    misdealt,
    places,
    squeeze_refused,
    time_ran_out,
)
from croupier.games.andar_bahar.settlement import outcome, verdicts
from croupier.games.andar_bahar.showing import marks, pays, where, why, worth
from croupier.games.andar_bahar.state import Play
from croupier.table.usual_answers import (
    automatic,
    beforehand,
    face_down,
    follows,
    hands_of,
    in_turn,
    laid,
    made_on,
    scope,
    seated,
    survives,
    without_support,
)

__all__ = [
    "BETS",
    "BOOK",
    "COMMANDS",
    "DIFFERENTIAL",
    "EDITIONS",
    "EVENTS",
    "FRESH_CARDS_EACH_ROUND",
    "NAME",
    "PARAGRAPHS",
    "SHARES_PRO_RATA",
    "TERMS",
    "UNUSED_CARDS_GO",
    "AskOn",
    "Play",
    "asks",
    "automatic",
    "beforehand",
    "could_say",
    "decide",
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
    "outcome",
    "pays",
    "places",
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
