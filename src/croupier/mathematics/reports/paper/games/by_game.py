"""The pictures of each game, by what its report tells."""

from collections.abc import Iterator

from croupier.mathematics.reports.odds import (
    OddsTold,
    OfAndarBahar,
    OfBaccarat,
    OfBlackjack,
    OfRoulette,
    OfSiKiPi,
)
from croupier.mathematics.reports.paper.elements import Html
from croupier.mathematics.reports.paper.games import (
    andar_bahar,
    baccarat,
    blackjack,
    roulette,
    si_ki_pi,
)


def sections_of(told: OddsTold, reading: Html) -> Iterator[Html]:
    match told.own:
        case OfAndarBahar() as own:
            return andar_bahar.sections(told, own, reading)
        case OfBaccarat() as own:
            return baccarat.sections(told, own, reading)
        case OfBlackjack() as own:
            return blackjack.sections(told, own, reading)
        case OfRoulette() as own:
            return roulette.sections(told, own, reading)
        case OfSiKiPi() as own:
            return si_ki_pi.sections(told, own, reading)
