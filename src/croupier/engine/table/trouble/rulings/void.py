"""The round is void and every bet goes back (Baccarat 5.4.2, 5.5, 5.16; Blackjack 5.5, 5.17)."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Ruling
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import CardMoved, Event, RoundVoided
from croupier.engine.table.vocabulary.facts import ForeignCard
from croupier.engine.table.vocabulary.places import DISCARDED

ALL_RETURNED = said("ruling-void")


def voided(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    return (*foreign(round, halt), RoundVoided((halt.paragraph, game.PARAGRAPHS.void_returns)))


def foreign(round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """The card that does not belong to the set lies in no hand."""
    if not isinstance(halt.fact, ForeignCard) or halt.fact.card is None:
        return ()
    lying = [drawn for drawn in round.in_place if drawn.card == halt.fact.card]
    return tuple(CardMoved(drawn.number, DISCARDED) for drawn in lying[-1:])


def void(*, confirmed_unless_detected: bool = False) -> Ruling:
    """A Pit Supervisor or above confirms; a crash the table itself reports needs nobody (Baccarat
    5.5, 5.16; Blackjack 5.5; Roulette 5.5; Andar Bahar 5.5; Si Ki Pi 5.5)."""
    return Ruling(
        effect=ALL_RETURNED,
        carry_out=voided,
        words=(RulingWord.CONFIRM,),
        table_confirms=confirmed_unless_detected,
    )
