"""The House's words in a halt: a Pit Supervisor comes and rules as a careful one would.

Reasons are typed by people, in the language they speak.
"""

from croupier.engine.crew.chance import Chance, one_of
from croupier.engine.sentences import said, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary.commands import (
    Command,
    DecideUnresolved,
    Effect,
    FixOrder,
    Rule,
    RulingWord,
)
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import (
    PIT_MANAGER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    Person,
    Rank,
)
from croupier.engine.table.vocabulary.questions import Kind

FALSE_ALARM = "unfounded"  # nobody here reports what has not happened
BY_RANK: dict[Rank, Person] = {
    Rank.PIT_SUPERVISOR: PIT_SUPERVISOR,
    Rank.PIT_MANAGER: PIT_MANAGER,
    Rank.SHIFT_MANAGER: SHIFT_MANAGER,
}


def ruling(chance: Chance, game: Game, round: AnyRound, asked: Awaited) -> Command:
    """What somebody of the rank that is asked for says."""
    who = BY_RANK[asked.rank]
    match asked.kind:
        case Kind.RULING:
            words = tuple(word for word in asked.words if word != FALSE_ALARM)
            word = RulingWord(words[0] if chance.below(4) else words[-1])
            return Rule(who, word, sentence(said("reason-as-seen")))
        case Kind.ORDER:
            offers = [o for o in legal(game, round, who) if isinstance(o, Offer)]
            orders = [o.command for o in offers if isinstance(o.command, FixOrder)]
            return one_of(chance, orders)
        case _:
            return DecideUnresolved(who, Effect.STAND, sentence(said("reason-nothing-lost")))
