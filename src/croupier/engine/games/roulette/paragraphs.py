"""Roulette's paragraphs for what all five books share."""

from croupier.engine.rulebook import cite
from croupier.engine.table.vocabulary.paragraphs import Paragraphs

PARAGRAPHS = Paragraphs(
    layout=cite("Roulette 2.1.1"),
    dealer=cite("Roulette 1.2"),
    round_of_play=cite("Roulette 1.7"),
    place_your_bets=cite("Roulette 3.2"),
    limits_displayed=cite("Roulette 3.3"),
    within_limits=cite("Roulette 3.4"),
    no_more_bets=cite("Roulette 3.6"),
    over_maximum=cite("Roulette 5.1"),
    over_maximum_unnoticed=cite("Roulette 5.1.1"),
    under_minimum=cite("Roulette 5.2"),
    under_minimum_unnoticed=cite("Roulette 5.2.1"),
    refused_after_close=cite("Roulette 5.7"),
    error_noticed_late=cite("Roulette 5.9"),
    chips_as_they_lie=cite("Roulette 5.8"),
    void_returns=cite("Roulette 5.11"),
    bets_by_staff=cite("Roulette 5.12"),
    shift_manager=cite("Roulette 5.13"),
)
