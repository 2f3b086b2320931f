"""RWS Blackjack, the whole book."""

from croupier.games.blackjack.asking import asks
from croupier.games.blackjack.commands import (
    COMMANDS,
    CollectBust,
    Decline,
    Double,
    EvenMoney,
    Follow,
    Hit,
    Insure,
    SettleInterim,
    Split,
    Stand,
    Surrender,
)
from croupier.games.blackjack.conditions import established
from croupier.games.blackjack.consequences import (
    automatic,
    beforehand,
    decide,
    follows,
    time_ran_out,
)
from croupier.games.blackjack.decisions import in_turn, made_on
from croupier.games.blackjack.editions import EDITIONS
from croupier.games.blackjack.events import EVENTS
from croupier.games.blackjack.evolving import evolve
from croupier.games.blackjack.kinds import KINDS
from croupier.games.blackjack.layout import (
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
from croupier.games.blackjack.moves import could_say, face, misdealt, places, scope, squeeze_refused
from croupier.games.blackjack.paragraphs import PARAGRAPHS
from croupier.games.blackjack.play import UNUSED_CARDS_GO, decides, hands_of, seated
from croupier.games.blackjack.ruled import survives
from croupier.games.blackjack.settlement import outcome, verdicts
from croupier.games.blackjack.showing import pays, where, why, worth
from croupier.games.blackjack.side_bets import without_support
from croupier.games.blackjack.state import Play
from croupier.games.blackjack.turn import due
from croupier.table.usual_answers import face_down, laid, marks, offered, ranking_card

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
    "CollectBust",
    "Decline",
    "Double",
    "EvenMoney",
    "Follow",
    "Hit",
    "Insure",
    "Play",
    "SettleInterim",
    "Split",
    "Stand",
    "Surrender",
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
