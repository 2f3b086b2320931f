"""What is carried out under section 5 at a Blackjack table (Blackjack 5.7, 5.9, 5.10.1, 5.10.3,
5.12, 5.12.1, 5.16)."""

from collections.abc import Callable

from msgspec.structs import replace

from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.play import decider
from croupier.engine.games.blackjack.settlement import decided_now, hand_under, settled_otherwise
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.games.blackjack.trouble.after_rulings import OVERDREW, beyond_a_complete_hand
from croupier.engine.games.blackjack.trouble.conditions import open_pairs
from croupier.engine.games.blackjack.trouble.facts import DealerOverdrew, DealtToEmptyBox
from croupier.engine.games.blackjack.turn import next_card_for
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import CarryOut, Ruling
from croupier.engine.table.dealing.reconstruction import decided_since
from croupier.engine.table.dealing.settlement import reverse_settlements
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.rulings import (
    everybody,
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
)
from croupier.engine.table.trouble.rulings.discard import discarded
from croupier.engine.table.trouble.rulings.reconstruct import as_paid, in_order_drawn
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.due import Ask, Deal, Settle
from croupier.engine.table.vocabulary.events import (
    CardMoved,
    Event,
    RulingMade,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether
from croupier.engine.table.vocabulary.places import DISCARDED, WAITING, Cards, Place
from croupier.engine.table.vocabulary.wagers import TakenOut, settled


def player_of_the_box_next_due(game: Game, round: AnyRound, halt: Halt) -> str | None:
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


def _next_due(round: AnyRound, halt: Halt) -> tuple[AnyRound, Place | None]:
    """The table on which cards drawn together go to somebody, and whose the first of them is: as it
    lay when they were reported, whichever other error has been ruled on since."""
    fact, stood = halt.fact, round.report(halt.number).stood
    assert isinstance(fact, DrawnTogether)
    lying = stood.cards[fact.since - 1].place != WAITING
    lay = Cards.of(stood.cards[: fact.since - 1])
    now = replace(stood, cards=lay, wagers=round.wagers, walked_away=round.walked_away)
    table = stood.just_before(fact.since) if lying else now
    wanted = next_card_for(table)
    if isinstance(wanted, Ask):
        return table, box_hand(wanted.box, wanted.hand)
    return table, wanted.place if isinstance(wanted, Deal) else None


def discard_if_the_dealer_is_next(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """Blackjack 5.12.1: every box has left, and nobody picks for the Dealer."""
    if _next_due(round, halt)[1] != DEALER_HAND:
        return ()
    ruling = RulingMade(None, (cite("Blackjack 5.12.1"),), DISCARD_BOTH.effect)
    return (ruling, *discarded(game, round, halt))


def settle_pairs(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    return decided_now(round, open_pairs(round))


def as_they_lie(*moved: CarryOut) -> CarryOut:
    """Cards are not Reconstructed: these moves, then what lies beyond a complete Dealer's Hand
    goes, and what was paid on a card that lay elsewhere is settled on the cards as they lie. What
    would need a further card after payment stands as it was paid."""

    def carry_out(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
        steps = (*moved, overdrawn)
        if lay_elsewhere(round, halt):
            steps += (settled_as_they_lie,)
        done: tuple[Event, ...] = ()
        for step in steps:
            done += step(game, foreseen(game, round, done), halt)
        if round.status is Status.CONCLUDED and plays_on(game, foreseen(game, round, done)):
            return as_paid(game, round, halt)
        return done

    return carry_out


def plays_on(game: Game, round: AnyRound) -> bool:
    return round.status is Status.PLAY and not isinstance(game.due(round), Settle)


def unless_paid(carry_out: CarryOut) -> CarryOut:
    """A ruling on a round that was complete leaves it as it was settled."""
    return lambda game, round, halt: as_paid(game, round, halt) or carry_out(game, round, halt)


def lay_elsewhere(round: AnyRound, halt: Halt) -> bool:
    """The report says of its card that it did not lie where it was keyed."""
    assert isinstance(halt.fact, DealingError)
    first = halt.fact.since - 1
    keyed = round.report(halt.number).stood.cards
    return keyed[first].place != round.cards[first].place


def overdrawn(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """Once all cards are ruled on; until then others may leave the Dealer's Hand."""
    return () if round.disputed(halt.number) else beyond_a_complete_hand(round)


def settled_as_they_lie(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """After payment everything is settled again; in play what that card had decided is open
    again, and a Double Down on other cards goes back."""
    under = (halt.paragraph,)
    if round.status is Status.CONCLUDED:
        reopened: tuple[Event, ...] = reverse_settlements(game, round, under)
    else:
        reopened = tuple(
            SettlementReversed(wager.id, under)
            for wager in round.wagers
            if settled_otherwise(round, wager)
        )
    table = foreseen(game, round, reopened)
    back = tuple(
        WagerSettled(wager.id, settled(wager, TakenOut(under)))
        for wager in table.open_wagers()
        if wager.spot.bet == "double" and not hand_under(table, wager).doubled
    )
    return (*reopened, *back)


def drawn_after_the_end(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """Cards drawn after everything was settled belong to no hand."""
    assert isinstance(halt.fact, DealingError)
    since = halt.fact.since
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= since and round.just_before(drawn.number).status is Status.CONCLUDED
    )


def out_of(round: AnyRound, since: int, lies: Callable[[Place], bool]) -> tuple[Event, ...]:
    """Cards from number `since` on that lie there leave the table."""
    return tuple(
        CardMoved(drawn.number, DISCARDED)
        for drawn in round.cards
        if drawn.number >= since and lies(drawn.place)
    )


def out_of_the_dealers_hand(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, DealerOverdrew)
    return out_of(round, halt.fact.since, lambda place: place == DEALER_HAND)


def out_of_the_box(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    fact = halt.fact
    assert isinstance(fact, DealtToEmptyBox)
    return out_of(round, fact.since, lambda place: place.box == fact.box)


def discard_both(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """Blackjack 5.12.1, noticed late: cards drawn after them are laid where they were due, and what
    was decided on them falls away."""
    out = discarded(game, round, halt)
    assert isinstance(halt.fact, DealingError)
    last = halt.fact.last(len(round.cards)) == len(round.cards)
    if last and not decided_since(round, halt):
        return out
    return (*out, *in_order_drawn(game, foreseen(game, round, out), halt))


AS_SOON_AS_POSSIBLE = Ruling(effect=said("blackjack-ruling-settle-pairs"), carry_out=settle_pairs)

NOT_RECONSTRUCTED = Ruling(
    effect=said("blackjack-ruling-not-reconstructed"),
    carry_out=as_they_lie(drawn_after_the_end),
    options_when=options_unless_settled,
    asks=everybody,
)

RECONSTRUCTED = reconstruct(
    options_when=options_unless_settled,
    if_cannot=unless_paid(as_they_lie()),
    cannot_cites=("Blackjack 5.7", "Blackjack 5.7.1"),
)

DEALER_OVERDREW = Ruling(effect=OVERDREW, carry_out=as_they_lie(out_of_the_dealers_hand))

DISCARDED_FROM_THE_BOX = Ruling(
    effect=said("blackjack-ruling-empty-box"),
    carry_out=as_they_lie(out_of_the_box),
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
