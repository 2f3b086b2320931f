"""What is carried out under section 5 at a Si Ki Pi table (Si Ki Pi 5.3, 5.5.3, 5.6, 5.6.1, 5.6.2,
5.6.3, 5.7, 5.8, 5.9, 5.11, 5.12, 5.13)."""

from typing import Any

from msgspec.structs import replace

from croupier.games.si_ki_pi import conditions
from croupier.games.si_ki_pi.play import DEALER_HAND, hand_of
from croupier.rulebook import Citation, cite
from croupier.table.commands import RulingWord
from croupier.table.events import (
    Asked,
    CardMoved,
    Event,
    RoundVoided,
    RulingMade,
    SettlementReversed,
    WagerSettled,
)
from croupier.table.facts import (
    DealingError,
    ExposedByDealer,
    SecondHandExamined,
    WrongNumber,
)
from croupier.table.game import Game
from croupier.table.irregularity import Ruling
from croupier.table.places import DISCARDED, OUT_OF_PLAY, Place
from croupier.table.reconstruction import redealt
from croupier.table.round import Halt, Round
from croupier.table.rulings import (
    discard,
    fix_the_order,
    options_unless_settled,
    play_on,
    reconstruct,
)
from croupier.table.rulings.options import everybody, reached
from croupier.table.rulings.play_on import unchanged
from croupier.table.rulings.reconstruct import in_order_drawn
from croupier.table.wagers import Result, TakenOut, Wager, settled

VOID_IF_SEEN = (cite("Si Ki Pi 5.5.3"), cite("Si Ki Pi 5.16"))
HAND_REMOVED = cite("Si Ki Pi 5.12")
HAND_INVALIDATED = cite("Si Ki Pi 5.13")


# who is asked


def touched(game: Game, round: Round[Any], halt: Halt) -> set[Place]:
    """Hands that hold, or held, a card which belongs elsewhere."""
    fact = halt.fact
    if isinstance(fact, ExposedByDealer):
        return {fact.place}
    assert isinstance(fact, DealingError)
    lay = as_reported(round, halt)
    order = tuple(drawn.number for drawn in lay.cards if drawn.number >= fact.since)
    right = round if halt.reconstruct else redealt(game, lay, fact.since, order)
    belongs = {drawn.number: drawn.place for drawn in right.cards}
    wrong = [d for d in lay.cards if d.number >= fact.since and d.place != belongs[d.number]]
    found = {place for drawn in wrong for place in (drawn.place, belongs[drawn.number])}
    return {place for place in found if place.area not in OUT_OF_PLAY}


def as_reported(round: Round[Any], halt: Halt) -> Round[Any]:
    """The cards as they lay when the fact was reported, if no other ruling has put them in a new
    order since."""
    unmoved = [drawn.card for drawn in halt.lay] == [drawn.card for drawn in round.cards]
    return replace(round, cards=halt.lay) if unmoved else round


def could_be_decided(wager: Wager, places: set[Place]) -> bool:
    """A bet on one of these hands, or against it where it is the Dealer's."""
    box = wager.spot.box
    own = DEALER_HAND if box is None else hand_of(box)
    return own in places or (wager.spot.bet == "initial" and DEALER_HAND in places)


def affected(game: Game, round: Round[Any], halt: Halt) -> tuple[Asked, ...]:
    """Si Ki Pi 5.6: who has an open bet that the wrong cards could decide."""
    places = touched(game, round, halt)
    concerned = {
        Asked(wager.player, *game.scope(wager))
        for wager in reached(game, round, halt.fact)
        if could_be_decided(wager, places)
    }
    return tuple(asked for asked in everybody(game, round, halt) if asked in concerned)


def pit_supervisor_fixes_it(game: Game, round: Round[Any], halt: Halt) -> str | None:
    return None


# what is carried out


def hand_goes_out(round: Round[Any], box: int, paragraph: Citation) -> tuple[Event, ...]:
    """Every bet on it is returned, also what was paid already; its cards leave the round."""
    events: list[Event] = []
    for wager in round.wagers:
        if wager.spot.box != box or returned(wager):
            continue
        if wager.settlement is not None:
            events.append(SettlementReversed(wager.id, (paragraph,)))
        events.append(WagerSettled(wager.id, settled(wager, TakenOut((paragraph,)))))
    lying = [drawn.number for drawn in round.cards if drawn.place == hand_of(box)]
    return (*events, *(CardMoved(number, DISCARDED) for number in lying))


def returned(wager: Wager) -> bool:
    return wager.settlement is not None and wager.settlement.result is Result.RETURNED


def void_because_seen(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    effect = "some Player has seen his cards: the round is void and all bets are returned"
    return RulingMade(None, VOID_IF_SEEN, effect), RoundVoided(VOID_IF_SEEN)


def void_for_wrong_number(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    return (RoundVoided(VOID_IF_SEEN),)


def reconstruct_or_remove(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    fact = halt.fact
    assert isinstance(fact, WrongNumber)
    assert fact.place.box is not None
    if not halt.reconstruct:
        return hand_goes_out(round, fact.place.box, HAND_REMOVED)
    if conditions.seen(round):
        return void_because_seen(game, round, halt)
    return in_order_drawn(game, round, halt)


def as_they_lie(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    """Cards that cannot be Reconstructed stay, but for those at a box without a bet."""
    boxes = {hand_of(box) for box in round.settings.boxes if box not in round.play.boxes}
    return tuple(CardMoved(d.number, DISCARDED) for d in round.cards if d.place in boxes)


def invalidate(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, SecondHandExamined)
    return hand_goes_out(round, halt.fact.box, HAND_INVALIDATED)


def options_if_reconstructed(game: Game, round: Round[Any], halt: Halt) -> bool:
    """A hand taken out, or a round about to be void, leaves nobody a choice."""
    unseen = not conditions.seen(round)
    return bool(halt.reconstruct) and unseen and options_unless_settled(game, round, halt)


SET_BY_HOUSE_WAY = play_on(
    "where nobody else on his box can decide, it is set by House Way; his bets are settled"
)
SINGLE_CARD = play_on("a single card of that hand was shown: the round goes on")
OPTIONS_FOR_THE_AFFECTED = Ruling(
    effect="two or more cards were shown: those on that hand stay in or take their bets back",
    carry_out=unchanged,
    options_when=options_unless_settled,
    asks=affected,
)
RECONSTRUCT_THE_CARDS = replace(
    reconstruct(
        options_when=options_unless_settled,
        if_cannot=as_they_lie,
        cannot_cites=("Si Ki Pi 5.6", "Si Ki Pi 5.6.1"),
    ),
    asks=affected,
)
RECONSTRUCT_THE_DEALERS_HAND = replace(
    reconstruct(
        options_when=options_if_reconstructed,
        if_cannot=void_for_wrong_number,
        cannot_cites=("Si Ki Pi 5.5.3",),
    ),
    asks=affected,
)
PIT_SUPERVISOR_FIXES_THE_ORDER = replace(
    fix_the_order(pit_supervisor_fixes_it, options_when=options_unless_settled), asks=affected
)
NO_HAND_IS_DUE_IT = discard("drawn after the round was settled, the cards are discarded")
RECONSTRUCT_OR_REMOVE_THE_HAND = Ruling(
    effect="the cards can be Reconstructed",
    effect_if_cannot="the hand is removed from play and its bets are returned",
    carry_out=reconstruct_or_remove,
    words=(RulingWord.RECONSTRUCT, RulingWord.CANNOT),
    options_when=options_if_reconstructed,
    asks=affected,
)
INTENTIONAL_OR_NOT = Ruling(
    effect="the further hand is invalid: its cards leave the round and all bets on it are returned",
    carry_out=invalidate,
    words=(RulingWord.INTENTIONAL, RulingWord.CONFIRM),
    lets_stand={
        RulingWord.CONFIRM: "not on purpose: the round goes on, the further hand by House Way"
    },
)
