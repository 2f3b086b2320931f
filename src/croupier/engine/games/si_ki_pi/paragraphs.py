"""Si Ki Pi's paragraphs for what all five books share."""

from croupier.engine.rulebook import cite
from croupier.engine.table.vocabulary.paragraphs import Paragraphs

PARAGRAPHS = Paragraphs(
    layout=cite("Si Ki Pi 2.1.1"),
    boxes=cite("Si Ki Pi 2.1.1(a)"),
    decks=cite("Si Ki Pi 2.2.1"),
    dealer=cite("Si Ki Pi 1.4"),
    round_of_play=cite("Si Ki Pi 1.19"),
    place_your_bets=cite("Si Ki Pi 3.6"),
    limits_displayed=cite("Si Ki Pi 3.7"),
    within_limits=cite("Si Ki Pi 3.8"),
    no_more_bets=cite("Si Ki Pi 3.14"),
    over_maximum=cite("Si Ki Pi 5.1"),
    over_maximum_unnoticed=cite("Si Ki Pi 5.1.1"),
    under_minimum_stands_whole=cite("Si Ki Pi 5.1.2"),
    under_minimum=cite("Si Ki Pi 5.2"),
    under_minimum_unnoticed=cite("Si Ki Pi 5.2.1"),
    refused_after_close=cite("Si Ki Pi 5.10"),
    reconstruction=cite("Si Ki Pi 5.11"),
    options=cite("Si Ki Pi 5.6"),
    continue_as_dealt=cite("Si Ki Pi 5.6.1"),
    continue_reconstructed=cite("Si Ki Pi 5.6.2"),
    bet_returned=cite("Si Ki Pi 5.6.3"),
    error_noticed_late=cite("Si Ki Pi 5.14"),
    chips_as_they_lie=cite("Si Ki Pi 5.15"),
    void_returns=cite("Si Ki Pi 5.16"),
    bets_by_staff=cite("Si Ki Pi 5.17"),
    shift_manager=cite("Si Ki Pi 5.18"),
)
