"""Commission Baccarat with Insurance, the whole book."""

from croupier.games.baccarat.irregularities import IRREGULARITIES
from croupier.games.baccarat.layout import (
    BETS,
    BOOK,
    DIFFERENTIAL,
    NAME,
    Terms,
    settings,
    spot,
)
from croupier.games.baccarat.paragraphs import PARAGRAPHS
from croupier.games.baccarat.play import (
    UNUSED_CARDS_GO,
    Insure,
    automatic,
    decide,
    due,
    established,
    evolve,
    is_place,
    legal,
    made_on,
    misdealt,
    opening,
    scope,
    seated,
    squeeze_refused,
    time_ran_out,
    without_support,
)
from croupier.games.baccarat.settlement import outcome, verdicts

__all__ = [
    "BETS",
    "BOOK",
    "DIFFERENTIAL",
    "IRREGULARITIES",
    "NAME",
    "PARAGRAPHS",
    "UNUSED_CARDS_GO",
    "Insure",
    "Terms",
    "automatic",
    "decide",
    "due",
    "established",
    "evolve",
    "is_place",
    "legal",
    "made_on",
    "misdealt",
    "opening",
    "outcome",
    "scope",
    "seated",
    "settings",
    "spot",
    "squeeze_refused",
    "time_ran_out",
    "verdicts",
    "without_support",
]
