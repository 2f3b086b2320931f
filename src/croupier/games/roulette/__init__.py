"""RWS Roulette, the whole book."""

from croupier.games.roulette.commands import COMMANDS, Spin
from croupier.games.roulette.events import EVENTS
from croupier.games.roulette.evolving import evolve
from croupier.games.roulette.irregularities import IRREGULARITIES
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
    asks,
    automatic,
    beforehand,
    decide,
    due,
    established,
    face,
    follows,
    in_turn,
    legal,
    made_on,
    misdealt,
    places,
    scope,
    seated,
    squeeze_refused,
    survives,
    time_ran_out,
    without_support,
)
from croupier.games.roulette.settlement import outcome, verdicts
from croupier.games.roulette.state import Play
from croupier.table.numbering import one_hand as hands_of

__all__ = [
    "BETS",
    "BOOK",
    "COMMANDS",
    "DIFFERENTIAL",
    "EVENTS",
    "FRESH_CARDS_EACH_ROUND",
    "IRREGULARITIES",
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
    "decide",
    "due",
    "established",
    "evolve",
    "face",
    "follows",
    "hands_of",
    "in_turn",
    "legal",
    "made_on",
    "misdealt",
    "outcome",
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
    "without_support",
]
