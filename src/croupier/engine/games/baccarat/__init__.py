"""Commission Baccarat with Insurance, the whole book."""

from croupier.engine.games.baccarat.commands import COMMANDS, Insure
from croupier.engine.games.baccarat.deciding import asks, could_say, decide, follows, made_on
from croupier.engine.games.baccarat.editions import EDITIONS
from croupier.engine.games.baccarat.events import EVENTS
from croupier.engine.games.baccarat.evolving import evolve
from croupier.engine.games.baccarat.kinds import KINDS
from croupier.engine.games.baccarat.layout import (
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
from croupier.engine.games.baccarat.paragraphs import PARAGRAPHS
from croupier.engine.games.baccarat.play import (
    UNUSED_CARDS_GO,
    automatic,
    due,
    established,
    misdealt,
    places,
)
from croupier.engine.games.baccarat.settlement import outcome, verdicts
from croupier.engine.games.baccarat.showing import marks, offered, pays, where, why, worth
from croupier.engine.games.baccarat.squeeze import face, squeeze_refused
from croupier.engine.games.baccarat.state import Play
from croupier.engine.games.baccarat.trouble.neglected_insurance import survives
from croupier.engine.table.contract.usual_answers import (
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
