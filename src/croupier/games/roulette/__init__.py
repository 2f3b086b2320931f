"""RWS Roulette, the whole book."""

from croupier.games.roulette.commands import COMMANDS, Spin
from croupier.games.roulette.editions import EDITIONS
from croupier.games.roulette.events import EVENTS
from croupier.games.roulette.evolving import evolve
from croupier.games.roulette.layout import (
    BETS,
    BOOK,
    DIFFERENTIAL,
    FRESH_CARDS_EACH_ROUND,
    NAME,
    SHARES_PRO_RATA,
    TERMS,
    Terms,
    settings,
    spot,
    spots,
)
from croupier.games.roulette.paragraphs import PARAGRAPHS
from croupier.games.roulette.play import (
    UNUSED_CARDS_GO,
    could_say,
    decide,
    due,
    established,
    misdealt,
    places,
    seated,
    squeeze_refused,
)
from croupier.games.roulette.settlement import outcome, verdicts
from croupier.games.roulette.showing import pays, where, why, worth
from croupier.games.roulette.state import Play
from croupier.table.usual_answers import (
    asks,
    automatic,
    beforehand,
    face,
    face_down,
    follows,
    hands_of,
    in_turn,
    made_on,
    scope,
    survives,
    time_ran_out,
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
    "Play",
    "Spin",
    "Terms",
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
    "made_on",
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
