"""Baccarat's paragraphs for what all five books share."""

from croupier.engine.rulebook import cite
from croupier.engine.table.vocabulary.paragraphs import Paragraphs

PARAGRAPHS = Paragraphs(
    layout=cite("Baccarat 2.1.1"),
    boxes=cite("Baccarat 2.1.1(a)"),
    decks=cite("Baccarat 2.2.1"),
    dealer=cite("Baccarat 1.4"),
    round_of_play=cite("Baccarat 1.17"),
    place_your_bets=cite("Baccarat 3.3"),
    limits_displayed=cite("Baccarat 3.4"),
    within_limits=cite("Baccarat 3.5"),
    no_more_bets=cite("Baccarat 3.8"),
    over_maximum=cite("Baccarat 5.1"),
    over_maximum_unnoticed=cite("Baccarat 5.1.1"),
    under_minimum_stands_whole=cite("Baccarat 5.1.2"),
    under_minimum=cite("Baccarat 5.2"),
    under_minimum_unnoticed=cite("Baccarat 5.2.1"),
    refused_after_close=cite("Baccarat 5.6"),
    squeeze=cite("Baccarat 3.9"),
    wrong_number=cite("Baccarat 5.5.3"),
    reconstruction=cite("Baccarat 5.7"),
    held_over=cite("Baccarat 5.7"),
    options=cite("Baccarat 5.12"),
    continue_as_dealt=cite("Baccarat 5.12.1"),
    continue_reconstructed=cite("Baccarat 5.12.2"),
    bet_returned=cite("Baccarat 5.12.3"),
    returned_by_result=(cite("Baccarat 5.13"),),
    new_cards=cite("Baccarat 5.10.2"),
    error_noticed_late=cite("Baccarat 5.11"),
    chips_as_they_lie=cite("Baccarat 5.14"),
    void_returns=cite("Baccarat 5.16"),
    bets_by_staff=cite("Baccarat 5.17"),
    shift_manager=cite("Baccarat 5.18"),
)
