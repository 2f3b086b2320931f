"""Si Ki Pi, the whole book."""

from croupier.games.si_ki_pi.course import (
    automatic,
    beforehand,
    established,
    evolve,
    face,
    misdealt,
    places,
    squeeze_refused,
)
from croupier.games.si_ki_pi.decisions import (
    Arrange,
    HouseWay,
    Look,
    decide,
    in_turn,
    legal,
    made_on,
    surviving,
)
from croupier.games.si_ki_pi.irregularities import IRREGULARITIES
from croupier.games.si_ki_pi.layout import (
    BETS,
    BOOK,
    DIFFERENTIAL,
    FRESH_CARDS_EACH_ROUND,
    NAME,
    SHARES_PRO_RATA,
    settings,
    spot,
    spots,
    without_support,
)
from croupier.games.si_ki_pi.paragraphs import PARAGRAPHS
from croupier.games.si_ki_pi.play import (
    UNUSED_CARDS_GO,
    due,
    opening,
    scope,
    seated,
    time_ran_out,
)
from croupier.games.si_ki_pi.settlement import outcome, verdicts

__all__ = [
    "BETS",
    "BOOK",
    "DIFFERENTIAL",
    "FRESH_CARDS_EACH_ROUND",
    "IRREGULARITIES",
    "NAME",
    "PARAGRAPHS",
    "SHARES_PRO_RATA",
    "UNUSED_CARDS_GO",
    "Arrange",
    "HouseWay",
    "Look",
    "automatic",
    "beforehand",
    "decide",
    "due",
    "established",
    "evolve",
    "face",
    "in_turn",
    "legal",
    "made_on",
    "misdealt",
    "opening",
    "outcome",
    "places",
    "scope",
    "seated",
    "settings",
    "spot",
    "spots",
    "squeeze_refused",
    "surviving",
    "time_ran_out",
    "verdicts",
    "without_support",
]
