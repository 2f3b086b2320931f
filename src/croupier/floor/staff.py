"""The House's words in a halt: a Pit Supervisor comes and rules as a careful one would.

Reasons are typed by people, in the language they speak.
"""

from typing import Any

from croupier.floor.chance import Chance, one_of
from croupier.sentences import said, sentence
from croupier.table.commands import Command, DecideUnresolved, Effect, FixOrder, Rule, RulingWord
from croupier.table.events import AwaitingDecision, AwaitingOrder, AwaitingRuling
from croupier.table.game import Game
from croupier.table.legal import legal
from croupier.table.offers import Offer
from croupier.table.people import PIT_MANAGER, PIT_SUPERVISOR, SHIFT_MANAGER, Person, Rank
from croupier.table.round import Round

FALSE_ALARM = "unfounded"  # nobody here reports what has not happened
BY_RANK: dict[Rank, Person] = {
    Rank.PIT_SUPERVISOR: PIT_SUPERVISOR,
    Rank.PIT_MANAGER: PIT_MANAGER,
    Rank.SHIFT_MANAGER: SHIFT_MANAGER,
}


def ruling(chance: Chance, game: Game, round: Round[Any]) -> Command | None:
    """What the House says to the top halt; None when the Players have to speak."""
    awaiting = round.halts[-1].awaiting
    match awaiting:
        case AwaitingRuling(rank, words):
            words = tuple(word for word in words if word != FALSE_ALARM)
            word = RulingWord(words[0] if chance.below(4) else words[-1])
            return Rule(BY_RANK[Rank(rank)], word, sentence(said("reason-as-seen")))
        case AwaitingOrder(None):
            offers = [o for o in legal(game, round, PIT_SUPERVISOR) if isinstance(o, Offer)]
            orders = [o.command for o in offers if isinstance(o.command, FixOrder)]
            return one_of(chance, orders)
        case AwaitingDecision():
            reason = sentence(said("reason-nothing-lost"))
            return DecideUnresolved(SHIFT_MANAGER, Effect.STAND, reason)
        case _:
            return None
