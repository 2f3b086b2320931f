"""The round goes on as it is (Baccarat 5.4.1, 5.9, 5.15; Blackjack 3.12, 5.4.1, 5.11)."""

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import AskWhen, Ruling, never
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.trouble.rulings.options import everybody
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import Event

RESULT_STANDS = said("ruling-result-stands")


def unchanged(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
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
