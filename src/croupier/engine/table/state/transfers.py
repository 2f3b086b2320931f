"""Where money goes: the transfers of every event, from account to account (Baccarat 4.1.1, 5.14,
5.16).

Chips lie in purses, on the layout or in the float of the table; commission and claims have accounts
of their own. Whatever changes a purse is here, and nothing else does."""

from collections.abc import Callable, Iterable
from typing import Any

from croupier.engine.rulebook import Citation
from croupier.engine.table.state import table_events as te
from croupier.engine.table.state.accounts import (
    CAGE,
    COMMISSION,
    FLOAT,
    LAYOUT,
    Transfer,
    Transfers,
    claim,
    purse,
)
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary import events as e
from croupier.engine.table.vocabulary.wagers import Settlement, Wager

Cites = tuple[Citation, ...]


def transfers(round: AnyRound, event: e.Event) -> Transfers:
    """The chips this event moves; `round` is the round before it.

    >>> table = open_table("roulette", purses={"ann": 100})
    >>> before = table.round
    >>> (bet,) = accepted(table.say("ann bets 10 red"))
    >>> [(moved.source, moved.target, moved.cents) for moved in transfers(before, bet)]
    [('purse ann', 'layout', 1000)]
    """
    moves = MOVED_BY.get(type(event))
    return () if moves is None else moves(round, event)


def _above_nothing(found: Iterable[Transfer]) -> Transfers:
    return tuple([transfer for transfer in found if transfer.cents])


def _bet_placed(round: AnyRound, event: e.BetPlaced) -> Transfers:
    wager = event.wager
    return (Transfer(purse(wager.player), LAYOUT, wager.stake_cents),)


def _reduced(round: AnyRound, event: e.BetReduced) -> Transfers:
    wager = round.wager(event.wager_id)
    return (Transfer(LAYOUT, purse(wager.player), event.amount_cents, event.cites),)


def _closed(round: AnyRound, event: e.BettingClosed) -> Transfers:
    """What the limits turn out of action is handed back at the close."""
    return _above_nothing(
        Transfer(LAYOUT, purse(wager.player), wager.stake_cents - entry.action_cents, entry.cites)
        for entry in event.limited
        for wager in (round.wager(entry.wager_id),)
    )


def _settled(round: AnyRound, event: e.WagerSettled) -> Transfers:
    return settlement_of(round.wagers.by_id(event.wager_id), event.settlement)


def settlement_of(wager: Wager, settlement: Settlement) -> Transfers:
    """The bet comes back or is taken; winnings come from the float, commission goes out of them."""
    own, cites, commission = purse(wager.player), settlement.cites, settlement.commission_cents
    action = wager.action_cents
    handed_over = settlement.payout_cents - (wager.stake_cents - action)
    received = handed_over if handed_over > 0 else 0
    back = received if received < action else action
    won = received - back + commission
    moved: list[Transfer] = []
    if handed_over < 0:  # less than went back at the close
        moved.append(Transfer(own, FLOAT, -handed_over, cites))
    if back:
        moved.append(Transfer(LAYOUT, own, back, cites))
    if back < action:
        moved.append(Transfer(LAYOUT, FLOAT, action - back, cites))
    if won:
        moved.append(Transfer(FLOAT, own, won, cites))
    if commission:
        moved.append(Transfer(own, COMMISSION, commission, cites))
    return tuple(moved)


def undone(moved: Transfers, cites: Cites) -> Transfers:
    return tuple(Transfer(t.target, t.source, t.cents, cites) for t in reversed(moved))


def _reversed(round: AnyRound, event: e.SettlementReversed) -> Transfers:
    wager = round.wager(event.wager_id)
    if wager.settlement is None:
        return ()
    return undone(settlement_of(wager, wager.settlement), event.cites)


def _voided(round: AnyRound, event: e.RoundVoided) -> Transfers:
    """Payments are undone and every bet goes back."""
    found: list[Transfer] = []
    for wager in round.wagers:
        if wager.settlement is not None:
            found += undone(settlement_of(wager, wager.settlement), event.cites)
        found.append(Transfer(LAYOUT, purse(wager.player), wager.action_cents, event.cites))
    return _above_nothing(found)


def _unfounded(round: AnyRound, event: e.ReportUnfounded) -> Transfers:
    """What had moved since the report goes back to where it lay."""
    if not event.undone:
        return ()
    report = round.report(event.number)
    return moved_between(round.wagers, report.stood.wagers, (report.paragraph,))


def _stands(round: AnyRound, event: e.PaymentStands) -> Transfers:
    """What rulings since had taken back goes back to where it was paid."""
    report = round.case(event.number).report
    return moved_between(round.wagers, report.stood.wagers, (report.paragraph,))


def moved_between(now: Iterable[Wager], then: Iterable[Wager], cites: Cites) -> Transfers:
    """From how bets stand now to how they stood then."""
    standing, stood = ({wager.id: wager for wager in wagers} for wagers in (now, then))
    found: list[Transfer] = []
    for wager_id in dict.fromkeys((*standing, *stood)):
        before, after = standing.get(wager_id), stood.get(wager_id)
        if before == after:
            continue
        if before is not None:
            if before.settlement is not None:
                found += undone(settlement_of(before, before.settlement), cites)
            found.append(Transfer(LAYOUT, purse(before.player), before.action_cents, cites))
        if after is not None:
            found.append(Transfer(purse(after.player), LAYOUT, after.action_cents, cites))
            if after.settlement is not None:
                found += settlement_of(after, after.settlement)
    return _above_nothing(found)


# between rounds


def _chips_bought(round: AnyRound, event: te.ChipsBought) -> Transfers:
    return (Transfer(CAGE, purse(event.player), event.cents),)


def _cashed_out(round: AnyRound, event: te.ChipsCashedOut) -> Transfers:
    return _above_nothing([Transfer(purse(event.player), CAGE, event.cents)])


def _claimed(round: AnyRound, event: te.Claimed) -> Transfers:
    return (Transfer(claim(event.player), purse(event.player), event.cents),)


def _settled_claim(round: AnyRound, event: te.ClaimSettled) -> Transfers:
    return (Transfer(CAGE, claim(event.player), event.cents),)


def _waived(round: AnyRound, event: te.ClaimWaived) -> Transfers:
    return (Transfer(FLOAT, claim(event.player), event.cents),)


def _earlier_voided(round: AnyRound, event: te.EarlierRoundVoided) -> Transfers:
    return event.moved


MOVED_BY: dict[type[e.Event], Callable[[AnyRound, Any], Transfers]] = {
    e.BetPlaced: _bet_placed,
    e.BetReduced: _reduced,
    e.BettingClosed: _closed,
    e.WagerSettled: _settled,
    e.SettlementReversed: _reversed,
    e.RoundVoided: _voided,
    e.ReportUnfounded: _unfounded,
    e.PaymentStands: _stands,
    te.ChipsBought: _chips_bought,
    te.ChipsCashedOut: _cashed_out,
    te.Claimed: _claimed,
    te.ClaimSettled: _settled_claim,
    te.ClaimWaived: _waived,
    te.EarlierRoundVoided: _earlier_voided,
}
