"""What is carried out under section 5 at an Andar Bahar table (Andar Bahar 5.3, 5.7, 5.9.1,
5.9.2, 5.11, 5.11.1, 5.13, 5.14, 5.14.1, 5.14.2, 5.14.3)."""

from msgspec.structs import replace

from croupier.engine.games.andar_bahar import play
from croupier.engine.games.andar_bahar.layout import DIFFERENTIAL
from croupier.engine.games.andar_bahar.match import opening_lies
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.rulings import discard, fix_the_order, play_on, reconstruct
from croupier.engine.table.trouble.rulings.options import (
    correct_state,
    everybody,
    reached,
    unsettled,
)
from croupier.engine.table.vocabulary.events import Asked


def bets_are_open(game: Game, round: AnyRound, halt: Halt) -> bool:
    """Once everything is paid there is only correct settlement or Void."""
    in_play = round.status is Status.PLAY and unsettled(game, round, halt)
    return in_play and bool(round.open_wagers())


def unless_established_and_reconstructed(game: Game, round: AnyRound, halt: Halt) -> bool:
    """Andar Bahar 5.9.2."""
    established = play.established(correct_state(round, halt))
    return bets_are_open(game, round, halt) and not (established and halt.reconstruct)


def affected(game: Game, round: AnyRound, halt: Halt) -> tuple[Asked, ...]:
    """Andar Bahar 5.14: who has an open bet that the wrong cards could decide."""
    asked = everybody(game, round, halt)
    if not opening_lies(correct_state(round, halt)):
        return asked
    on_a_hand = {w.player for w in reached(game, round, halt) if w.spot.bet in DIFFERENTIAL}
    return tuple(choice for choice in asked if choice.player in on_a_hand)


def pit_supervisor_fixes_it(game: Game, round: AnyRound, halt: Halt) -> str | None:
    return None


SETTLED_IN_THEIR_ABSENCE = play_on(said("andar-bahar-ruling-settled-in-absence"))
RECONSTRUCT_THE_CARDS = replace(
    reconstruct(
        options_when=bets_are_open, cannot_cites=("Andar Bahar 5.14", "Andar Bahar 5.14.1")
    ),
    asks=affected,
)
RECONSTRUCT_THE_HANDS = reconstruct(
    options_when=unless_established_and_reconstructed,
    cannot_cites=("Andar Bahar 5.9.2", "Andar Bahar 5.14.1"),
)
PIT_SUPERVISOR_FIXES_THE_ORDER = fix_the_order(pit_supervisor_fixes_it, options_when=bets_are_open)
REMOVE_FROM_PLAY = discard(said("andar-bahar-ruling-cards-removed"))
