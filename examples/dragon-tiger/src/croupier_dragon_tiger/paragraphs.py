"""Dragon Tiger's paragraphs for what all books share."""

from croupier.game import Paragraphs, cite

PARAGRAPHS = Paragraphs(
    layout=cite("Dragon Tiger 2.1.1"),
    decks=cite("Dragon Tiger 2.2.1"),
    dealer=cite("Dragon Tiger 1.6"),
    place_your_bets=cite("Dragon Tiger 3.4"),
    limits_displayed=cite("Dragon Tiger 3.2"),
    within_limits=cite("Dragon Tiger 3.3"),
    no_more_bets=cite("Dragon Tiger 3.6"),
    over_maximum=cite("Dragon Tiger 5.1"),
    over_maximum_unnoticed=cite("Dragon Tiger 5.1.1"),
    under_minimum_stands_whole=cite("Dragon Tiger 5.1.2"),
    under_minimum=cite("Dragon Tiger 5.2"),
    under_minimum_unnoticed=cite("Dragon Tiger 5.2.1"),
    refused_after_close=cite("Dragon Tiger 5.3"),
    reconstruction=cite("Dragon Tiger 5.4"),
    error_noticed_late=cite("Dragon Tiger 5.9"),
    chips_as_they_lie=cite("Dragon Tiger 5.10"),
    void_returns=cite("Dragon Tiger 5.11"),
    bets_by_staff=cite("Dragon Tiger 5.12"),
    shift_manager=cite("Dragon Tiger 5.13"),
)
