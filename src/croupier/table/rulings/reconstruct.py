"""Cards go back to their intended order, or stay where they lie if they cannot (Baccarat 5.7,
5.8, 5.10, 5.12; Blackjack 5.7, 5.9, 5.10.1, 5.12)."""

from typing import Any

from croupier.rulebook import cite
from croupier.sentences import said
from croupier.table.commands import RulingWord
from croupier.table.events import CardMoved, Event, RoundConcluded, WagerSettled
from croupier.table.facts import DealingError
from croupier.table.game import Game
from croupier.table.irregularity import AskWhen, CarryOut, OrderBy, Ruling, never
from croupier.table.paragraphs import cited
from croupier.table.reconstruction import fallen_away, redealt
from croupier.table.round import Halt, Round, Status
from croupier.table.rulings.options import everybody, paid_before
from croupier.table.rulings.play_on import unchanged
from croupier.table.settling import reverse_settlements
from croupier.table.unfolding import foreseen
from croupier.table.wagers import TakenOut, settled


def reconstructed(
    game: Game, round: Round[Any], since: int, order: tuple[int, ...]
) -> tuple[Event, ...]:
    """The cards laid again; bets made on cards that changed are returned."""
    paragraph = cited(game.PARAGRAPHS.reconstruction)
    taken_back = reverse_settlements(game, round, paragraph)
    reopened = foreseen(game, round, taken_back)
    laid = redealt(game, reopened, since, order)
    after = foreseen(game, reopened, (laid,))
    if round.status is Status.CONCLUDED and len(after.waiting) == len(order):
        # nothing the result rests on has moved
        unused = tuple(CardMoved(d.number, game.UNUSED_CARDS_GO) for d in after.waiting)
        return (redealt(game, round, since, order), *unused, RoundConcluded())
    returned = tuple(
        WagerSettled(wager.id, settled(wager, TakenOut(paragraph)))
        for wager in fallen_away(reopened, after, since)
    )
    return (*taken_back, laid, *returned)


def in_order_drawn(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
    assert isinstance(halt.fact, DealingError)
    since = halt.fact.since
    order = tuple(drawn.number for drawn in round.cards if drawn.number >= since)
    return reconstructed(game, round, since, order)


def settled_as_they_lie(game: Game, round: Round[Any]) -> tuple[Event, ...]:
    """After payment a card was found to have lain elsewhere: what was paid on the cards as they
    were keyed is taken back, to be settled on them as they lie."""
    elsewhere = any(report.stood.cards != round.cards for report in paid_before(round))
    if round.status is not Status.CONCLUDED or not elsewhere:
        return ()
    return reverse_settlements(game, round, cited(game.PARAGRAPHS.reconstruction))


def reconstruct(
    *,
    options_when: AskWhen = never,
    if_cannot: CarryOut = unchanged,
    cannot_cites: tuple[str, ...] = (),
) -> Ruling:
    """The House says whether the cards can be Reconstructed; `if_cannot` is carried out if not."""

    cited_then = tuple(cite(further) for further in cannot_cites)

    def carry_out(game: Game, round: Round[Any], halt: Halt) -> tuple[Event, ...]:
        if halt.reconstruct:
            return in_order_drawn(game, round, halt)
        return if_cannot(game, round, halt) or settled_as_they_lie(game, round)

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
