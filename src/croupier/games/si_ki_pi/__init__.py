"""Si Ki Pi, the whole book."""

from croupier.games.si_ki_pi.commands import COMMANDS, Arrange, HouseWay, Look
from croupier.games.si_ki_pi.consequences import (
    automatic,
    beforehand,
    established,
    face,
    follows,
    misdealt,
    places,
    squeeze_refused,
    survives,
)
from croupier.games.si_ki_pi.decisions import asks, decide, in_turn, legal, made_on
from croupier.games.si_ki_pi.events import EVENTS
from croupier.games.si_ki_pi.evolving import evolve
from croupier.games.si_ki_pi.irregularities import IRREGULARITIES
from croupier.games.si_ki_pi.layout import (
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
    without_support,
)
from croupier.games.si_ki_pi.paragraphs import PARAGRAPHS
from croupier.games.si_ki_pi.play import UNUSED_CARDS_GO, due, scope, seated, time_ran_out
from croupier.games.si_ki_pi.settlement import outcome, verdicts
from croupier.games.si_ki_pi.state import Play
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
    "Arrange",
    "HouseWay",
    "Look",
    "Play",
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
