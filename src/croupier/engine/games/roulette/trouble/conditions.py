"""When a line of section 5 applies at a Roulette table (Roulette 5.4, 5.5, 5.6)."""

from croupier.engine.games.roulette import play
from croupier.engine.games.roulette.state import RouletteRound
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import Fact


def spun(round: RouletteRound, fact: Fact) -> bool:
    """From "No more Bets" on: a Spin is keyed in when the ball has come to rest."""
    return round.status is not Status.BETTING


def outcome_established(round: RouletteRound, fact: Fact) -> bool:
    return play.established(round)


def no_outcome_established(round: RouletteRound, fact: Fact) -> bool:
    return not play.established(round)
