"""Andar Bahar's paragraphs for what all five books share."""

from croupier.engine.rulebook import cite
from croupier.engine.table.vocabulary.paragraphs import Paragraphs

PARAGRAPHS = Paragraphs(
    layout=cite("Andar Bahar 2.1.1"),
    decks=cite("Andar Bahar 2.2.1"),
    dealer=cite("Andar Bahar 1.3"),
    round_of_play=cite("Andar Bahar 1.14"),
    place_your_bets=cite("Andar Bahar 3.6"),
    limits_displayed=cite("Andar Bahar 3.3"),
    within_limits=cite("Andar Bahar 3.4"),
    no_more_bets=cite("Andar Bahar 3.8"),
    over_maximum=cite("Andar Bahar 5.1"),
    over_maximum_unnoticed=cite("Andar Bahar 5.1.1"),
    under_minimum_stands_whole=cite("Andar Bahar 5.1.2"),
    under_minimum=cite("Andar Bahar 5.2"),
    under_minimum_unnoticed=cite("Andar Bahar 5.2.1"),
    refused_after_close=cite("Andar Bahar 5.6"),
    squeeze=cite("Andar Bahar 3.13"),
    reconstruction=cite("Andar Bahar 5.7"),
    options=cite("Andar Bahar 5.14"),
    continue_as_dealt=cite("Andar Bahar 5.14.1"),
    continue_reconstructed=cite("Andar Bahar 5.14.2"),
    bet_returned=cite("Andar Bahar 5.14.3"),
    new_cards=cite("Andar Bahar 5.11.2"),
    error_noticed_late=cite("Andar Bahar 5.12"),
    chips_as_they_lie=cite("Andar Bahar 5.15"),
    void_returns=cite("Andar Bahar 5.17"),
    bets_by_staff=cite("Andar Bahar 5.18"),
    shift_manager=cite("Andar Bahar 5.19"),
)
