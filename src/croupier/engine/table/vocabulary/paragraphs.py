"""The paragraph of each book behind what all five books share; every game fills in its own."""

import msgspec

from croupier.engine.rulebook import Citation


def cited(*paragraphs: Citation | None) -> tuple[Citation, ...]:
    """Those of the paragraphs that the book has."""
    return tuple(paragraph for paragraph in paragraphs if paragraph is not None)


class Paragraphs(msgspec.Struct, frozen=True, kw_only=True):
    layout: Citation
    boxes: Citation | None = None  # how many betting boxes it has
    decks: Citation | None = None
    dealer: Citation  # who deals
    round_of_play: Citation | None = None  # from when to when it lasts
    place_your_bets: Citation
    limits_displayed: Citation
    within_limits: Citation
    no_more_bets: Citation
    over_maximum: Citation
    over_maximum_unnoticed: Citation
    under_minimum_stands_whole: Citation | None = None
    under_minimum: Citation
    under_minimum_unnoticed: Citation
    refused_after_close: Citation
    squeeze: Citation | None = None
    reconstruction: Citation | None = None
    held_over: Citation | None = None  # where excess cards are kept for the next round
    options: Citation | None = None
    continue_as_dealt: Citation | None = None
    continue_reconstructed: Citation | None = None
    bet_returned: Citation | None = None
    returned_by_result: tuple[Citation, ...] = ()  # bets that go back because of how it ended
    wrong_number: Citation | None = None  # of cards in a hand: the round is void
    new_cards: Citation | None = None  # a new set of cards may be brought
    error_noticed_late: Citation
    chips_as_they_lie: Citation
    void_returns: Citation
    bets_by_staff: Citation
    shift_manager: Citation
