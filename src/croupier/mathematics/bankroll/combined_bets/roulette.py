"""Roulette: 39 pockets, and every placement wins or loses with each (Roulette 3.9)."""

from collections.abc import Iterator
from fractions import Fraction

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games.roulette.placements import on_every_layout, zeros_box
from croupier.engine.sentences import phrase
from croupier.mathematics.bankroll.combined_bets import Outcome
from croupier.mathematics.bankroll.stakes import ImpossibleSession
from croupier.mathematics.exact.figures import LOSS, gain
from croupier.mathematics.exact.roulette import PAYS


def outcomes(decks: int | None) -> Iterator[Outcome]:
    if decks is not None:
        raise ImpossibleSession(phrase("impossible-roulette-is-played-with-a-wheel-b"))
    placements = on_every_layout() | zeros_box()
    for pocket in POCKETS:
        nets = {
            (spot.bet, spot.on): gain(PAYS[spot.bet]) if pocket in covered else LOSS
            for spot, covered in placements.items()
        }
        yield Outcome(Fraction(1, len(POCKETS)), nets)
