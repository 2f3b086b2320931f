"""Blackjack's paragraphs for what all five books share."""

from croupier.engine.rulebook import cite
from croupier.engine.table.vocabulary.paragraphs import Paragraphs

PARAGRAPHS = Paragraphs(
    layout=cite("Blackjack 2.1.1"),
    boxes=cite("Blackjack 2.1.1(a)"),
    decks=cite("Blackjack 2.2.1"),
    dealer=cite("Blackjack 1.6"),
    round_of_play=cite("Blackjack 1.24"),
    place_your_bets=cite("Blackjack 3.3"),
    limits_displayed=cite("Blackjack 3.4"),
    within_limits=cite("Blackjack 3.5"),
    no_more_bets=cite("Blackjack 3.10"),
    over_maximum=cite("Blackjack 5.1"),
    over_maximum_unnoticed=cite("Blackjack 5.1.1"),
    under_minimum_stands_whole=cite("Blackjack 5.1.2"),
    under_minimum=cite("Blackjack 5.2"),
    under_minimum_unnoticed=cite("Blackjack 5.2.1"),
    refused_after_close=cite("Blackjack 5.8"),
    squeeze=cite("Blackjack 3.12"),
    reconstruction=cite("Blackjack 5.9"),
    options=cite("Blackjack 5.7"),
    continue_as_dealt=cite("Blackjack 5.7.1"),
    continue_reconstructed=cite("Blackjack 5.7.2"),
    bet_returned=cite("Blackjack 5.7.3"),
    error_noticed_late=cite("Blackjack 5.13"),
    chips_as_they_lie=cite("Blackjack 5.14"),
    returned_by_result=(cite("Blackjack 3.22.3"), cite("Blackjack 3.23.2")),
    void_returns=cite("Blackjack 5.17"),
    bets_by_staff=cite("Blackjack 5.18"),
    shift_manager=cite("Blackjack 5.19"),
)
