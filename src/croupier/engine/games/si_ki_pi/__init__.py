"""Si Ki Pi, the whole book."""

from croupier.engine.games.si_ki_pi.commands import COMMANDS, Arrange, HouseWay, Look
from croupier.engine.games.si_ki_pi.consequences import (
    established,
    face,
    follows,
    misdealt,
    places,
    squeeze_refused,
)
from croupier.engine.games.si_ki_pi.deciding import asks, could_say, decide, made_on
from croupier.engine.games.si_ki_pi.editions import EDITIONS
from croupier.engine.games.si_ki_pi.events import EVENTS
from croupier.engine.games.si_ki_pi.evolving import evolve
from croupier.engine.games.si_ki_pi.kinds import KINDS
from croupier.engine.games.si_ki_pi.layout import (
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
from croupier.engine.games.si_ki_pi.paragraphs import PARAGRAPHS
from croupier.engine.games.si_ki_pi.play import (
    UNUSED_CARDS_GO,
    decides,
    due,
    scope,
    seated,
    time_ran_out,
)
from croupier.engine.games.si_ki_pi.settlement import outcome, verdicts
from croupier.engine.games.si_ki_pi.showing import (
    face_down,
    laid,
    marks,
    pays,
    ranking_card,
    where,
    why,
    worth,
)
from croupier.engine.games.si_ki_pi.state import Play
from croupier.engine.games.si_ki_pi.trouble.wrong_number import automatic
from croupier.engine.table.contract.usual_answers import (
    beforehand,
    hands_of,
    in_turn,
    offered,
    survives,
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
    "Arrange",
    "HouseWay",
    "Look",
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
