"""Section 5 of the book, line by line (Roulette 5.1 to 5.13 in order)."""

from croupier.games.roulette.conditions import (
    FAULTS,
    another_governs,
    no_outcome_established,
    of_this_spin,
    outcome_established,
)
from croupier.games.roulette.remedies import (
    AFFECTED_ROUNDS_ARE_VOID,
    KEPT_BESIDE,
    SETTLE_HIS_BETS,
    VOID_UNLESS_THE_BALL_RESTS,
)
from croupier.table import betting, limits
from croupier.table.conditions import has_bets
from croupier.table.facts import (
    BallBroke,
    BallDropped,
    BallLeft,
    DisplayWrong,
    FewRevolutions,
    ForeignObject,
    Interference,
    Interruption,
    NoPocket,
    NoticedLate,
    Other,
    SameDirection,
    WalkedAway,
    WheelStill,
    WheelStopped,
)
from croupier.table.irregularity import Irregularities, line, principle
from croupier.table.rulings import play_on, recorded, shift_manager, void

IRREGULARITIES: Irregularities = (
    principle("Roulette 5.1", betting.reject_bets),
    principle("Roulette 5.1.1", limits.at_close),
    principle("Roulette 5.2", betting.reject_bets),
    principle("Roulette 5.2.1", limits.at_close),
    line("Roulette 5.3", WalkedAway, SETTLE_HIS_BETS, when=has_bets),
    line("Roulette 5.4", Interruption, KEPT_BESIDE, when=another_governs),
    line("Roulette 5.4.1", Interruption, play_on(), when=outcome_established),
    line(
        "Roulette 5.4.2",
        Interruption,
        VOID_UNLESS_THE_BALL_RESTS,
        when=no_outcome_established,
    ),
    # Roulette 5.5: of several faults the first in precedence voids the round, the rest are kept
    *(line("Roulette 5.5", fault, KEPT_BESIDE, when=another_governs) for fault in FAULTS),
    line("Roulette 5.5.1", BallDropped, void(), when=of_this_spin),
    line("Roulette 5.5.2", FewRevolutions, void(), when=of_this_spin),
    line("Roulette 5.5.3", NoPocket, void(), when=of_this_spin),
    line("Roulette 5.5.4", BallLeft, void(), when=of_this_spin),
    line("Roulette 5.5.5", WheelStill, void(), when=of_this_spin),
    line("Roulette 5.5.6", SameDirection, void(), when=of_this_spin),
    line("Roulette 5.5.7", ForeignObject, void(), when=of_this_spin),
    line("Roulette 5.5.8", Interference, void(), when=of_this_spin),
    line("Roulette 5.5.9", WheelStopped, void(), when=of_this_spin),
    line("Roulette 5.6", BallBroke, AFFECTED_ROUNDS_ARE_VOID),
    principle("Roulette 5.7", betting.betting_closed),
    principle("Roulette 5.8", limits.at_close),
    line(
        "Roulette 5.9",
        NoticedLate,
        recorded("noticed after the next round began: no effect on this round"),
    ),
    line(
        "Roulette 5.10",
        DisplayWrong,
        recorded("the ball on the table decides, not the display"),
    ),
    principle("Roulette 5.11", void),
    principle("Roulette 5.12", betting.on_whose_behalf),
    line("Roulette 5.13", Other, shift_manager()),
)
