"""What is carried out under section 5 at a Roulette table (Roulette 5.3, 5.4.2, 5.5, 5.6)."""

from msgspec.structs import replace

from croupier.engine.games.roulette.commands import Spin
from croupier.engine.games.roulette.trouble.conditions import spun
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Ruling
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.trouble.rulings import play_on, void
from croupier.engine.table.trouble.rulings.void import voided
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Rank


def void_if_spun(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
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
