"""Cards go back to their intended order, or stay where they lie if they cannot (Baccarat 5.7,
5.8, 5.10, 5.12; Blackjack 5.7, 5.9, 5.10.1, 5.12)."""

from typing import Any

from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import AskWhen, CarryOut, OrderBy, Ruling, never
from croupier.engine.table.dealing.reconstruction import (
    decided_since,
    fallen_away,
    first_wrong,
    placed_by,
    redealt,
)
from croupier.engine.table.dealing.settlement import reverse_settlements
from croupier.engine.table.evolution.unfolding import foreseen
from croupier.engine.table.state.round import AnyRound, Halt, Report, Status
from croupier.engine.table.trouble.rulings.options import (
    complete_when_reported,
    everybody,
    paid_before,
)
from croupier.engine.table.trouble.rulings.play_on import unchanged
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import (
    CardFoundElsewhere,
    CardMoved,
    Event,
    RoundConcluded,
    RoundVoided,
    RulingMade,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.wagers import Result, TakenOut, Wager, settled


def reconstructed(
    game: Game, round: AnyRound, halt: Halt, order: tuple[int, ...]
) -> tuple[Event, ...]:
    """The cards laid again; bets made on cards that changed are returned, and such as came back
    under another ruling, on cards that are right after all, lie again."""
    paragraph = (halt.paragraph,)
    unpaid = reverse_settlements(game, round, paragraph)
    open_again = came_back(game, foreseen(game, round, unpaid), halt)
    reopened = foreseen(game, round, (*unpaid, *open_again))
    laid = redealt(game, reopened, halt, order)
    after = foreseen(game, reopened, (laid,))
    if round.status is Status.CONCLUDED and len(after.waiting) == len(order):
        # nothing the result rests on has moved
        unused = tuple(CardMoved(d.number, game.UNUSED_CARDS_GO) for d in after.waiting)
        return (redealt(game, round, halt, order), *unused, RoundConcluded())
    if _would_deal_on(game, round, after, halt):
        return nothing_more_is_dealt(game, halt)
    fallen = fallen_away(reopened, after, halt)
    gone, back = {wager.id for wager in fallen}, {event.wager_id for event in open_again}
    again = tuple(event for event in open_again if event.wager_id not in gone)
    returned = tuple(
        WagerSettled(wager.id, settled(wager, TakenOut(paragraph)))
        for wager in fallen
        if wager.id not in back
    )
    return (*unpaid, *again, laid, *returned)


def _would_deal_on(game: Game, round: AnyRound, after: AnyRound, halt: Halt) -> bool:
    """Paid on, and the cards in their order would call for another one; once the last of several
    errors is ruled on."""
    others = any(number != halt.number for number, _ in round.unruled)
    void = game.PARAGRAPHS.wrong_number is not None
    paid = round.status is Status.CONCLUDED or (void and bool(paid_before(round)))
    return paid and not others and isinstance(game.due(after), Deal)


def nothing_more_is_dealt(game: Game, halt: Halt | Report[Any]) -> tuple[Event, ...]:
    """After payment no card comes that would complete the hands: where the book voids a round for
    a wrong number of cards it is Void, otherwise what was settled stands (Baccarat 5.5.3)."""
    wrong_number = game.PARAGRAPHS.wrong_number
    if wrong_number is None:
        return (RulingMade(None, (halt.paragraph,), said("ruling-stands-as-paid")),)
    cites = (wrong_number, game.PARAGRAPHS.void_returns)
    return RulingMade(None, cites, said("ruling-void-as-paid")), RoundVoided(cites)


def came_back(game: Game, round: AnyRound, halt: Halt) -> tuple[SettlementReversed, ...]:
    """Bets that fell away under another ruling while this error waited for its own; nothing of a
    Player who has taken the bet back there since."""
    made = placed_by(decided_since(round, halt))
    errors = {r.paragraph for r in round.reported if isinstance(r.fact, DealingError)}
    return tuple(
        SettlementReversed(wager.id, (halt.paragraph,))
        for wager in round.wagers
        if wager.id in made
        and wager.settlement is not None
        and not errors.isdisjoint(wager.settlement.cites[:1])
        and wager.settlement.result is Result.RETURNED
        and not has_left(game, round, wager)
    )


def has_left(game: Game, round: AnyRound, wager: Wager) -> bool:
    """Its Player has taken the bet back from that hand, or the last one from that box."""
    own = [w for w in round.wagers if (w.player, w.spot.box) == (wager.player, wager.spot.box)]
    back = {
        game.scope(w)
        for w in own
        if w.settlement is not None and game.PARAGRAPHS.bet_returned in w.settlement.cites
    }
    return game.scope(wager) in back or (bool(back) and all(w.settlement for w in own))


def in_order_drawn(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    since = first_wrong(halt)
    order = tuple(drawn.number for drawn in round.cards if drawn.number >= since)
    return reconstructed(game, round, halt, order)


def as_paid(game: Game, round: AnyRound, halt: Halt) -> tuple[CardFoundElsewhere, ...]:
    """After payment nothing more is dealt: what was settled stands, and a card that was found to
    have lain elsewhere lies where it was when it was paid on."""
    if not complete_when_reported(game, round, halt):
        return ()
    keyed, since = round.report(halt.number).stood.cards, first_wrong(halt)
    if since > len(keyed) or keyed[since - 1].place == round.cards[since - 1].place:
        return ()
    return (CardFoundElsewhere(since, keyed[since - 1].place),)


def reconstruct(
    *,
    options_when: AskWhen = never,
    if_cannot: CarryOut = unchanged,
    cannot_cites: tuple[str, ...] = (),
) -> Ruling:
    """The House says whether the cards can be Reconstructed; `if_cannot` is carried out if not."""

    cited_then = tuple(cite(further) for further in cannot_cites)

    def carry_out(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
        if halt.reconstruct:
            return in_order_drawn(game, round, halt)
        return if_cannot(game, round, halt) or as_paid(game, round, halt)

    return Ruling(
        effect=said("ruling-reconstructed"),
        cannot_cites=lambda round, halt: cited_then,
        carry_out=carry_out,
        words=(RulingWord.RECONSTRUCT, RulingWord.CANNOT),
        options_when=options_when,
        asks=everybody,
    )


def fix_the_order(by: OrderBy, *, options_when: AskWhen) -> Ruling:
    """Drawn together: options close first, then the order is fixed."""
    return Ruling(
        effect=said("ruling-order-fixed"),
        carry_out=unchanged,
        order_by=by,
        options_when=options_when,
        asks=everybody,
    )
