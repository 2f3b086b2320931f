"""The round goes on as it is (Baccarat 5.4.1, 5.9, 5.15; Blackjack 3.12, 5.4.1, 5.11)."""

from typing import Any

from croupier.sentences import Message, said
from croupier.table.commands import RulingWord
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.irregularity import AskWhen, Ruling, never
from croupier.table.round import Halt, Round
from croupier.table.rulings.options import everybody

RESULT_STANDS = said("ruling-result-stands")


def unchanged(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    return ()


def play_on(
    effect: Message = RESULT_STANDS,
    *,
    options_when: AskWhen = never,
    confirmed: bool = False,
) -> Ruling:
    return Ruling(
        effect=effect,
        carry_out=unchanged,
        options_when=options_when,
        asks=everybody,
        words=(RulingWord.CONFIRM,) if confirmed else (),
    )


def recorded(effect: Message) -> Ruling:
    """Kept with its paragraph, without effect on this round."""
    return Ruling(effect=effect, carry_out=unchanged)
