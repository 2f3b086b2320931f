"""When a line of section 5 applies at a Baccarat table (Baccarat 5.4, 5.12, 5.13)."""

from croupier.games.baccarat import play
from croupier.games.baccarat.drawing import BANKER_HAND, PLAYER_HAND
from croupier.games.baccarat.play import BaccaratRound
from croupier.table.conditions import cards_lie, undisputed
from croupier.table.facts import Fact, InsuranceNotOffered, WrongNumber
from croupier.table.round import Stage
from croupier.table.wagers import Result, Wager


def hand_dealt(round: BaccaratRound, fact: WrongNumber) -> bool:
    return cards_lie(round, fact) and fact.place in (PLAYER_HAND, BANKER_HAND)


def outcome_established(round: BaccaratRound, fact: Fact) -> bool:
    return round.stage is Stage.CONCLUDED or play.established(undisputed(round))


def no_outcome_established(round: BaccaratRound, fact: Fact) -> bool:
    return not outcome_established(round, fact)


def insurable_wagers(round: BaccaratRound, fact: InsuranceNotOffered) -> tuple[Wager, ...]:
    """His bets on that side, but for those that went back to him already."""
    return tuple(
        wager
        for wager in round.wagers
        if wager.player == fact.player
        and wager.spot.bet == fact.side
        and (wager.settlement is None or wager.settlement.result is not Result.RETURNED)
    )


def insurable_and_not_insured(round: BaccaratRound, fact: InsuranceNotOffered) -> bool:
    """A listed cell came up for a side he bet on; who left the table has forgone it."""
    came_up = (*round.play.offered, *play.current_offers(round))
    return (
        any(offer.cell.side == fact.side for offer in came_up)
        and fact.player not in round.walked_away
        and bool(insurable_wagers(round, fact))
        and not play.insurance_bought(round, fact.player, fact.side)
        and (fact.player, fact.side) not in round.play.neglected
    )
