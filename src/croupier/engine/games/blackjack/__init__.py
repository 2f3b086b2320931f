"""RWS Blackjack, the whole book."""

from croupier.engine.games.blackjack.asking import asks
from croupier.engine.games.blackjack.commands import (
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
from croupier.engine.games.blackjack.deciding import (
    automatic,
    beforehand,
    decide,
    follows,
    time_ran_out,
)
from croupier.engine.games.blackjack.decisions import in_turn, made_on
from croupier.engine.games.blackjack.editions import EDITIONS
from croupier.engine.games.blackjack.events import EVENTS
from croupier.engine.games.blackjack.evolving import evolve
from croupier.engine.games.blackjack.kinds import KINDS
from croupier.engine.games.blackjack.layout import (
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
from croupier.engine.games.blackjack.moves import (
    could_say,
    face,
    misdealt,
    places,
    scope,
    squeeze_refused,
)
from croupier.engine.games.blackjack.paragraphs import PARAGRAPHS
from croupier.engine.games.blackjack.play import UNUSED_CARDS_GO, decides, hands_of, seated
from croupier.engine.games.blackjack.settlement import outcome, verdicts
from croupier.engine.games.blackjack.showing import pays, where, why, worth
from croupier.engine.games.blackjack.side_bets import without_support
from croupier.engine.games.blackjack.state import Play
from croupier.engine.games.blackjack.trouble.after_rulings import survives
from croupier.engine.games.blackjack.trouble.conditions import established
from croupier.engine.games.blackjack.turn import due
from croupier.engine.table.contract.usual_answers import (
    face_down,
    laid,
    marks,
    offered,
    ranking_card,
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
