"""Who wins what (Roulette 3.1, 3.8, 3.9; the odds are those of the layout's pay table)."""

from croupier.engine.equipment.wheel import ZEROS
from croupier.engine.games.roulette.layout import covered, pay_table
from croupier.engine.games.roulette.placements import OUTSIDE
from croupier.engine.games.roulette.state import RouletteRound
from croupier.engine.rulebook import cite
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.wagers import Lost, Open, Verdict, Wager, Won

SETTLED = cite("Roulette 3.9")


def outcome(round: RouletteRound) -> str:
    return "void" if round.status is Status.VOID else round.play.pocket or "not-played"


def verdicts(round: RouletteRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]:
    return tuple([_verdict(round, wager) for wager in wagers])


def _verdict(round: RouletteRound, wager: Wager) -> Verdict:
    """By the pocket in which the ball came to rest (Roulette 3.1)."""
    pocket, spot, table = round.play.pocket, wager.spot, pay_table(round.settings)
    if pocket is None:
        return Open()
    if pocket in covered(round.settings, spot):
        return Won(table.pays[spot.bet], (SETTLED, table.paragraph))
    if pocket in ZEROS and spot.bet in OUTSIDE:  # Roulette C: outside bets leave them out
        return Lost((SETTLED, table.placement))
    return Lost((SETTLED,))
