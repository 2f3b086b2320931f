"""The paragraph of each book behind what all five books share; every game fills in its own."""

import msgspec

from croupier.rulebook import Citation


class Paragraphs(msgspec.Struct, frozen=True, kw_only=True):
    layout: Citation
    decks: Citation
    dealer: Citation  # who deals
    place_your_bets: Citation
    limits_displayed: Citation
    within_limits: Citation
    balance: Citation  # nobody may refuse the room left to others
    no_more_bets: Citation
    over_maximum: Citation
    pro_rata: Citation
    under_minimum_stands_whole: Citation
    under_minimum: Citation
    under_minimum_unnoticed: Citation
    interruption_established: Citation
    interruption_not_established: Citation
    refused_after_close: Citation
    squeeze: Citation
    reconstruction: Citation
    held_over: Citation | None  # where excess cards are kept for the next round
    options: Citation
    continue_as_dealt: Citation
    continue_reconstructed: Citation
    bet_returned: Citation
    new_cards: Citation | None  # a new set of cards may be brought
    error_noticed_late: Citation
    chips_as_they_lie: Citation
    void_returns: Citation
    bets_by_staff: Citation
    shift_manager: Citation
