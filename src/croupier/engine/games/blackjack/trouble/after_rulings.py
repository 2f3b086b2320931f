"""What errors leave behind once they are ruled on, whichever ruling was made first (Blackjack 3.15,
3.17, 5.9, 5.10.2)."""

from msgspec.structs import replace

from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.cards.laid_cards import additional_card_lies, found_since
from croupier.engine.games.blackjack.events import PlayCorrected, WindowClosed
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.games.blackjack.turn import dealer_stands
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.events import CardMoved, Event, RulingMade
from croupier.engine.table.vocabulary.places import DISCARDED

OVERDREW = said("blackjack-ruling-dealer-overdrew")


def as_ruled(round: BlackjackRound) -> tuple[Event, ...]:
    """Once nothing waits any more: what lies beyond a complete Dealer's Hand goes, and a card that
    lies with a Player has closed the window."""
    if not round.facts:
        return ()
    beyond = beyond_a_complete_hand(round)
    closes = not round.play.window_closed and additional_card_lies(round)
    return (*beyond, WindowClosed()) if closes else beyond


def beyond_a_complete_hand(round: BlackjackRound) -> tuple[Event, ...]:
    """Blackjack 5.10.2: cards that stay where they lie may complete the Dealer's Hand before
    others that lie there."""
    own = [drawn for drawn in round.cards if drawn.place == DEALER_HAND]
    held = tuple(drawn.card for drawn in own if drawn.card is not None)
    least = next((n for n in range(2, len(own)) if dealer_stands(held[:n])), len(own))
    if least == len(own):
        return ()
    ruling = RulingMade(None, (cite("Blackjack 5.10.2"),), OVERDREW)
    return (ruling, *(CardMoved(drawn.number, DISCARDED) for drawn in own[least:]))


def survives(round: BlackjackRound, redealt: BlackjackRound) -> tuple[Event, ...]:
    """A card that lay unasked and was put back was dealt: what it closed stays closed once all
    cards lie again; what was said before it is said again before it. While another error waits
    for its ruling they lie so on paper only, and close nothing."""
    if len(redealt.cards) < len(round.cards):
        return found_since(round, redealt)
    closed, closes = round.play.window_closed, redealt.play.window_closed
    if closes and not closed and len(round.unruled) > 1:
        return (PlayCorrected(replace(redealt.play, window_closed=False)),)
    return (WindowClosed(),) if closed and not closes else ()
