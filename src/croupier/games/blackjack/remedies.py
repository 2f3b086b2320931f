"""What is carried out under section 5 at a Blackjack table (Blackjack 5.7, 5.9, 5.10.1, 5.10.3,
5.12, 5.12.1, 5.16)."""

from typing import Any

from msgspec.structs import replace

from croupier.games.blackjack.conditions import open_pairs
from croupier.games.blackjack.facts import DealerOverdrew, DealtToEmptyBox
from croupier.games.blackjack.hands import DEALER_HAND
from croupier.games.blackjack.play import decider
from croupier.games.blackjack.settlement import decided_now
from croupier.games.blackjack.state import box_hand
from croupier.games.blackjack.turn import dealer_stands, next_card_for
from croupier.rulebook import cite
from croupier.sentences import said
from croupier.table.chips import Wagers
from croupier.table.commands import RulingWord
from croupier.table.due import Ask, Deal
from croupier.table.events import CardMoved, Event, RulingMade
from croupier.table.facts import DealingError, DrawnTogether
from croupier.table.game import Game
from croupier.table.irregularity import Ruling
from croupier.table.places import DISCARDED, WAITING, Cards, Place
from croupier.table.round import Halt, Round, Status
from croupier.table.rulings import (
    everybody,
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
)
from croupier.table.rulings.discard import discarded
from croupier.table.rulings.reconstruct import in_order_drawn
from croupier.table.unfolding import foreseen


def player_of_the_box_next_due(game: Game, round: Round[Any], halt: Halt) -> str | None:
    """Who decides for the box that was next when the cards came out together, among those still
    in; cards that lie nowhere yet go to whom they are due now. None: the Pit Supervisor."""
    table, place = _next_due(round, halt)
    hands = [hand for hand in table.play.hands if hand.place == place]
    settled = {w.id: w.settlement for w in round.wagers}
    now = replace(
        table,
        wagers=Wagers.of(replace(w, settlement=settled[w.id]) for w in table.wagers),
        walked_away=round.walked_away,
    )
    return decider(now, hands[0]) if hands else None


def _next_due(round: Round[Any], halt: Halt) -> tuple[Round[Any], Place | None]:
    """The table on which cards drawn together go to somebody, and whose the first of them is."""
    fact = halt.fact
    assert isinstance(fact, DrawnTogether)
    lying = round.cards[fact.since - 1].place != WAITING
    without = replace(round, cards=Cards.of(round.cards[: fact.since - 1]))
    table = round.just_before(fact.since) if lying else without
    wanted = next_card_for(table)
    if isinstance(wanted, Ask):
        return table, box_hand(wanted.box, wanted.hand)
    return table, wanted.place if isinstance(wanted, Deal) else None


def discard_if_the_dealer_is_next(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Blackjack 5.12.1: every box has left, and nobody picks for the Dealer."""
    if _next_due(round, halt)[1] != DEALER_HAND:
        return ()
    ruling = RulingMade(None, (cite("Blackjack 5.12.1"),), DISCARD_BOTH.effect)
    return (ruling, *discarded(game, round, halt))


def settle_pairs(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    return decided_now(round, open_pairs(round))


def dealer_overdrew(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, DealerOverdrew)
    since = halt.fact.since
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= since and drawn.place == DEALER_HAND
    )


def beyond_a_complete_hand(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Blackjack 5.10.2: cards that stay where they lie may complete the Dealer's Hand before
    others that lie there."""
    own = [drawn for drawn in round.cards if drawn.place == DEALER_HAND]
    held = tuple(drawn.card for drawn in own if drawn.card is not None)
    least = next((n for n in range(2, len(own)) if dealer_stands(held[:n])), len(own))
    if least == len(own):
        return ()
    ruling = RulingMade(None, (cite("Blackjack 5.10.2"),), DEALER_OVERDREW.effect)
    return (ruling, *(CardMoved(drawn.number, DISCARDED) for drawn in own[least:]))


def stay_as_dealt(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Cards drawn after everything was settled belong to no hand."""
    beyond = beyond_a_complete_hand(game, round, halt)
    if round.status is not Status.CONCLUDED:
        return beyond
    assert isinstance(halt.fact, DealingError)
    since = halt.fact.since
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= since and round.just_before(drawn.number).status is Status.CONCLUDED
    )


def out_of_the_box(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    fact = halt.fact
    assert isinstance(fact, DealtToEmptyBox)
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= fact.since and drawn.place.box == fact.box
    )


def discard_both(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Blackjack 5.12.1, noticed late: cards drawn after them are laid where they were due."""
    out = discarded(game, round, halt)
    assert isinstance(halt.fact, DealingError)
    if halt.fact.last(len(round.cards)) == len(round.cards):
        return out
    return (*out, *in_order_drawn(game, foreseen(game, round, out), halt))


AS_SOON_AS_POSSIBLE = Ruling(effect=said("blackjack-ruling-settle-pairs"), carry_out=settle_pairs)

NOT_RECONSTRUCTED = Ruling(
    effect=said("blackjack-ruling-not-reconstructed"),
    carry_out=stay_as_dealt,
    options_when=options_unless_settled,
    asks=everybody,
)

RECONSTRUCTED = reconstruct(
    options_when=options_unless_settled,
    if_cannot=beyond_a_complete_hand,
    cannot_cites=("Blackjack 5.7", "Blackjack 5.7.1"),
)

DEALER_OVERDREW = Ruling(effect=said("blackjack-ruling-dealer-overdrew"), carry_out=dealer_overdrew)

DISCARDED_FROM_THE_BOX = Ruling(
    effect=said("blackjack-ruling-empty-box"),
    carry_out=out_of_the_box,
    options_when=options_unless_settled,
    asks=everybody,
)

DISCARD_BOTH = Ruling(
    effect=said("blackjack-ruling-discard-both"),
    carry_out=discard_both,
    words=(RulingWord.CONFIRM,),
    options_when=options_unless_settled,
    asks=everybody,
)
PLAYER_PICKS_THE_FIRST = replace(
    fix_the_order(player_of_the_box_next_due, options_when=options_unless_settled),
    instead_of_order=discard_if_the_dealer_is_next,
)
THE_HOUSE_PLAYS_THE_HAND = play_on(said("blackjack-ruling-house-plays"))
TOO_LATE = play_on(said("blackjack-ruling-too-late"), confirmed=True)
