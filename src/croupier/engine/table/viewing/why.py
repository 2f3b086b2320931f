"""Why a bet was paid what it was paid: the working with its numbers, as data."""

from croupier.engine.sentences import Amount, Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.wagers import Result, Wager
from croupier.engine.table.vocabulary.words import odds_said


def why(game: Game, round: AnyRound, wager: Wager) -> tuple[Message, ...]:
    """One message for each step of the working; none while the bet is open."""
    if wager.settlement is None:
        return ()
    # A bet that a paragraph took out was decided by no card.
    decided = wager.settlement.result is not Result.RETURNED
    return (*_in_action(wager), *(game.why(round, wager) if decided else ()), *_paid(wager))


def _in_action(wager: Wager) -> tuple[Message, ...]:
    if not wager.aside_cents:
        return ()
    stake, action = Amount(wager.stake_cents), Amount(wager.action_cents)
    return (said("why-in-action", stake=stake, action=action, aside=Amount(wager.aside_cents)),)


def _paid(wager: Wager) -> tuple[Message, ...]:
    settlement = wager.settlement
    assert settlement is not None, "only settled bets have a working"
    action, payout = Amount(wager.action_cents), Amount(settlement.payout_cents)
    if settlement.odds is not None:
        return _won(wager)
    if settlement.lost_part is not None:
        lost = settlement.lost_part.payment_cents(wager.action_cents)
        part = odds_said(settlement.lost_part)
        return (said("why-lost-in-part", action=action, part=part, lost=Amount(lost)),)
    match settlement.result:
        case Result.LOSE:
            return (said("why-lost", action=action),)
        case Result.WIN:
            return (said("why-handed-back", payout=payout),)
        case _:
            return (said("why-returned", payout=payout),)


def _won(wager: Wager) -> tuple[Message, ...]:
    settlement = wager.settlement
    assert settlement is not None, "only settled bets have a working"
    assert settlement.odds is not None, "a bet that won"
    wins = settlement.odds.payment_cents(wager.action_cents)
    action, odds = Amount(wager.action_cents), odds_said(settlement.odds)
    if not settlement.commission_cents:
        return (said("why-won", action=action, odds=odds, wins=Amount(wins)),)
    commission = settlement.commission_cents
    before = Amount(wins + commission)
    return (
        said("why-won-before-commission", action=action, wins=before),
        said("why-commission", commission=Amount(commission), wins=Amount(wins)),
    )
