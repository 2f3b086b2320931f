"""Commission Baccarat with Insurance, the whole book."""

from croupier.games.baccarat.commands import COMMANDS, Insure
from croupier.games.baccarat.editions import EDITIONS
from croupier.games.baccarat.events import EVENTS
from croupier.games.baccarat.evolving import evolve
from croupier.games.baccarat.insuring import asks, could_say, decide, follows, made_on
from croupier.games.baccarat.kinds import KINDS
from croupier.games.baccarat.layout import (
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
from croupier.games.baccarat.neglect import survives
from croupier.games.baccarat.paragraphs import PARAGRAPHS
from croupier.games.baccarat.play import (
    UNUSED_CARDS_GO,
    automatic,
    due,
    established,
    misdealt,
    places,
)
from croupier.games.baccarat.settlement import outcome, verdicts
from croupier.games.baccarat.showing import marks, offered, pays, where, why, worth
from croupier.games.baccarat.squeezing import face, squeeze_refused
from croupier.games.baccarat.state import Play
from croupier.table.usual_answers import (
    beforehand,
    decides,
    face_down,
    hands_of,
    in_turn,
    laid,
    ranking_card,
    scope,
    seated,
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
    "KINDS",
    "NAME",
    "PARAGRAPHS",
    "SHARES_PRO_RATA",
    "TERMS",
    "UNUSED_CARDS_GO",
    "Insure",
    "Play",
    "Terms",
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
