"""Cards with no place in the round leave it (Blackjack 5.10.2, 5.10.3, 5.12.1)."""

from croupier.engine.sentences import Message
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import AskWhen, Ruling, never
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.trouble.rulings.options import everybody
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import CardMoved, Event
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.places import DISCARDED


def discarded(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, DealingError)
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards[halt.fact.since - 1 : halt.fact.last(len(round.cards))]
    )


def discard(effect: Message, *, options_when: AskWhen = never, confirmed: bool = False) -> Ruling:
    return Ruling(
        effect=effect,
        carry_out=discarded,
        options_when=options_when,
        asks=everybody,
        words=(RulingWord.CONFIRM,) if confirmed else (),
    )
