"""Cards with no place in the round leave it (Blackjack 5.10.2, 5.10.3, 5.12.1)."""

from typing import Any

from croupier.sentences import Message
from croupier.table.commands import RulingWord
from croupier.table.events import CardMoved, Event
from croupier.table.facts import DealingError
from croupier.table.game import Game
from croupier.table.irregularity import AskWhen, Ruling, never
from croupier.table.places import DISCARDED
from croupier.table.round import Halt, Round
from croupier.table.rulings.options import everybody


def discarded(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
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
