"""Insurance that the Dealer neglected to offer: which is meant, and what remains of a ruling when
cards are Reconstructed (Baccarat 5.3, 5.13)."""

from croupier.engine.games.baccarat.deciding import (
    current_offers,
    insurance_bought,
    insurance_room,
    side_wagers,
)
from croupier.engine.games.baccarat.events import InsuranceNeglected, InsuranceOfferedLate
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, InsuranceOffer
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.events import Event


def neglected_offer(round: BaccaratRound, fact: InsuranceNotOffered) -> InsuranceOffer | None:
    """What the player could have bought: in the stage named; else in the last one that has closed,
    or in the one that is open."""
    came_up = (*reversed(round.play.offered), *current_offers(round))
    return next(
        (
            offer
            for offer in came_up
            if offer.cell.side == fact.side
            and fact.stage in (None, offer.cell.stage)
            and _could_be_bought(round, fact.player, offer)
        ),
        None,
    )


def _could_be_bought(round: BaccaratRound, player: str, offer: InsuranceOffer) -> bool:
    side, stage, play = offer.cell.side, offer.cell.stage, round.play
    if player in round.walked_away or (stage != FOUR_CARDS and player in play.forgone):
        return False
    if (player, side, stage) in play.neglected | play.offered_late:
        return False
    bought = any(wager.stage == stage for wager in insurance_bought(round, player, side))
    return (
        not bought
        and bool(side_wagers(round, player, side))
        and insurance_room(round, player, offer) > 0
    )


def not_neglected(round: BaccaratRound, fact: InsuranceNotOffered) -> Message:
    """Why there is no such offer (Baccarat 5.3, 5.13)."""
    player, side = fact.player, fact.side
    if not side_wagers(round, player, side):
        return said("baccarat-ground-no-bet-on-side", player=player)
    if player in round.walked_away:
        return said("baccarat-ground-walked-away", player=player)
    came_up = [
        offer.cell.stage
        for offer in (*round.play.offered, *current_offers(round))
        if offer.cell.side == side and fact.stage in (None, offer.cell.stage)
    ]
    if not came_up:
        return said("baccarat-ground-no-offer")
    if all((player, side, stage) in round.play.neglected for stage in came_up):
        return said("baccarat-ground-ruled-already")
    if any(wager.stage in came_up for wager in insurance_bought(round, player, side)):
        return said("baccarat-ground-bought", player=player)
    return said("baccarat-ground-forgone", player=player)


def was_neglected(player: str, side: str, stage: str) -> InsuranceNeglected:
    return InsuranceNeglected(player, side, stage, may_insure_again=stage == FOUR_CARDS)


def survives(round: BaccaratRound, redealt: BaccaratRound) -> tuple[Event, ...]:
    """A ruling stands when cards are Reconstructed.

    Whether the Insurance would have won is judged on the cells that came up on the right cards, so
    that one which did not come up there counts for nothing.
    """
    neglected = sorted(round.play.neglected - redealt.play.neglected)
    late = sorted(round.play.offered_late - redealt.play.offered_late)
    return (
        *(was_neglected(*opportunity) for opportunity in neglected),
        *(InsuranceOfferedLate(*opportunity) for opportunity in late),
    )
