"""When a line of section 5 applies at a Roulette table, and which line comes first (Roulette 5.4,
5.5, 5.6, 5.13)."""

from croupier.games.roulette import play
from croupier.games.roulette.play import RouletteRound
from croupier.table.facts import (
    BallBroke,
    BallDropped,
    BallLeft,
    Fact,
    FewRevolutions,
    ForeignObject,
    Interference,
    Interruption,
    NoPocket,
    SameDirection,
    WheelStill,
    WheelStopped,
)
from croupier.table.round import Stage

FAULTS: tuple[type[Fact], ...] = (  # of ball and wheel, the governing one first
    Interference,
    ForeignObject,
    BallDropped,
    WheelStill,
    SameDirection,
    BallLeft,
    NoPocket,
    WheelStopped,
    FewRevolutions,
)
PRECEDENCE = (BallBroke, *FAULTS, Interruption)


def spun(round: RouletteRound) -> bool:
    """From "No more Bets" on: a Spin is keyed in when the ball has come to rest."""
    return round.stage is not Stage.BETTING


def another_governs(round: RouletteRound, fact: Fact) -> bool:
    """What comes before it in precedence is being ruled on, and voids the round anyway."""
    earlier = PRECEDENCE[: PRECEDENCE.index(type(fact))]
    return spun(round) and any(type(halt.fact) in earlier for halt in round.halts)


def of_this_spin(round: RouletteRound, fact: Fact) -> bool:
    return spun(round) and not another_governs(round, fact)


def outcome_established(round: RouletteRound, fact: Fact) -> bool:
    return play.established(round) and not another_governs(round, fact)


def no_outcome_established(round: RouletteRound, fact: Fact) -> bool:
    return not play.established(round) and not another_governs(round, fact)
