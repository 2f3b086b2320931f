"""What is carried out under section 5 at a Roulette table (Roulette 5.3, 5.4.2, 5.5, 5.6)."""

from typing import Any

from msgspec.structs import replace

from croupier.games.roulette.commands import Spin
from croupier.games.roulette.conditions import spun
from croupier.sentences import said
from croupier.table.commands import RulingWord
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.irregularity import Ruling
from croupier.table.people import Rank
from croupier.table.round import Halt, Round
from croupier.table.rulings import play_on, void
from croupier.table.rulings.void import voided


def void_if_spun(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """The current round only if that ball was spun in it; earlier ones: `void_earlier_rounds`."""
    return voided(game, round, halt) if spun(round, halt.fact) else ()


SETTLED_AS_THEY_LIE = play_on(said("roulette-ruling-settled-as-they-lie"))
VOID_UNLESS_THE_BALL_RESTS = replace(void(confirmed_unless_detected=True), meanwhile=(Spin,))
AFFECTED_ROUNDS_ARE_VOID = Ruling(
    effect=said("roulette-ruling-broken-ball"),
    carry_out=void_if_spun,
    words=(RulingWord.CONFIRM, RulingWord.UNAFFECTED),
    lets_stand={RulingWord.UNAFFECTED: said("roulette-ruling-round-not-affected")},
    rank=Rank.SHIFT_MANAGER,
    reaches_earlier_rounds=True,
)
