"""Section 5 of the book, line by line (Roulette 5.1 to 5.13 in order)."""

from croupier.engine.games.roulette.play import established
from croupier.engine.games.roulette.trouble.conditions import (
    no_outcome_established,
    outcome_established,
    spun,
)
from croupier.engine.games.roulette.trouble.facts import (
    BallBroke,
    BallDropped,
    BallLeft,
    FewRevolutions,
    ForeignObject,
    Interference,
    NoPocket,
    SameDirection,
    WheelStill,
    WheelStopped,
)
from croupier.engine.games.roulette.trouble.remedies import (
    AFFECTED_ROUNDS_ARE_VOID,
    SETTLED_AS_THEY_LIE,
    VOID_UNLESS_THE_BALL_RESTS,
)
from croupier.engine.sentences import said
from croupier.engine.table.betting import betting, limits
from croupier.engine.table.contract.irregularity import Irregularities, line, principle
from croupier.engine.table.trouble.conditions import has_bets
from croupier.engine.table.trouble.rulings import play_on, recorded, shift_manager, void
from croupier.engine.table.vocabulary.facts import (
    DisplayWrong,
    Interruption,
    NoticedLate,
    Other,
    WalkedAway,
)

IRREGULARITIES = Irregularities(
    principle("Roulette 5.1", betting.reject_bets),
    principle("Roulette 5.1.1", limits.at_close),
    principle("Roulette 5.2", betting.reject_bets),
    principle("Roulette 5.2.1", limits.at_close),
    line("Roulette 5.3", WalkedAway, SETTLED_AS_THEY_LIE, when=has_bets),
    principle("Roulette 5.4", established),
    line("Roulette 5.4.1", Interruption, play_on(), when=outcome_established),
    line(
        "Roulette 5.4.2",
        Interruption,
        VOID_UNLESS_THE_BALL_RESTS,
        when=no_outcome_established,
        precedence=1,
    ),
    principle("Roulette 5.5", void),
    # of several that wait for a ruling the highest in precedence governs
    line("Roulette 5.5.1", BallDropped, void(), when=spun, precedence=8),
    line("Roulette 5.5.2", FewRevolutions, void(), when=spun, precedence=2),
    line("Roulette 5.5.3", NoPocket, void(), when=spun, precedence=4),
    line("Roulette 5.5.4", BallLeft, void(), when=spun, precedence=5),
    line("Roulette 5.5.5", WheelStill, void(), when=spun, precedence=7),
    line("Roulette 5.5.6", SameDirection, void(), when=spun, precedence=6),
    line("Roulette 5.5.7", ForeignObject, void(), when=spun, precedence=9),
    line("Roulette 5.5.8", Interference, void(), when=spun, precedence=10),
    line("Roulette 5.5.9", WheelStopped, void(), when=spun, precedence=3),
    line("Roulette 5.6", BallBroke, AFFECTED_ROUNDS_ARE_VOID, precedence=11),
    principle("Roulette 5.7", betting.betting_closed),
    principle("Roulette 5.8", limits.at_close),
    line("Roulette 5.9", NoticedLate, recorded(said("ruling-noticed-late"))),
    line("Roulette 5.10", DisplayWrong, recorded(said("roulette-ruling-ball-decides"))),
    principle("Roulette 5.11", void),
    principle("Roulette 5.12", betting.on_whose_behalf),
    line("Roulette 5.13", Other, shift_manager()),
)
