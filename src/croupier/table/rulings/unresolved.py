"""What the book does not resolve: the Shift Manager decides, with a reason and one of a closed set
of effects (Baccarat 5.18, Blackjack 5.19)."""

from typing import Any, assert_never

from croupier.money import dollars
from croupier.table.commands import DecideUnresolved, Effect
from croupier.table.events import (
    BetReduced,
    Event,
    HaltLifted,
    RoundVoided,
    RulingMade,
    SettlementReversed,
    WagerSettled,
)
from croupier.table.game import Game
from croupier.table.irregularity import Ruling
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Halt, Round, Stage
from croupier.table.rulings.play_on import unchanged
from croupier.table.wagers import Result, Settlement, TakenOut, Wager, settled


def shift_manager() -> Ruling:
    return Ruling(effect="", carry_out=unchanged, shift_manager_decides=True)


def carried_out(
    game: Game, round: Round[Any], halt: Halt, command: DecideUnresolved
) -> tuple[Event, ...] | Refused:
    cites = (halt.paragraph,)
    match command.effect:
        case Effect.VOID:
            effect = "the round is void and all bets are returned"
            done: tuple[Event, ...] = (RoundVoided((*cites, game.PARAGRAPHS.void_returns)),)
        case Effect.STAND:
            effect, done = "it stands", (HaltLifted(),)
        case Effect.RETURN | Effect.SETTLE:
            named = _named(round, command)
            if not named:
                return Refused(
                    Reason.UNKNOWN, f"{command.player} has no bet on {command.spot}.", cites
                )
            if command.effect is Effect.SETTLE and round.stage is Stage.BETTING:
                return Refused(
                    Reason.NOT_NOW, "Betting is still open: a bet can only be returned.", cites
                )
            if command.effect is Effect.SETTLE and not _payable(command, named):
                return Refused(
                    Reason.AMOUNT, "Say what is handed back for the one bet named.", cites
                )
            effect = f"{command.player}'s bet on {command.spot} " + (
                "is returned"
                if command.effect is Effect.RETURN
                else f"is settled at {dollars(command.payout_cents or 0)}"
            )
            if round.stage is Stage.BETTING:
                done = tuple(BetReduced(wager.id, wager.stake_cents, cites) for wager in named)
            else:
                done = _settled_as_said(named, command, cites)
            done = (*done, HaltLifted())
        case _:
            assert_never(command.effect)
    return (RulingMade(command.by, cites, effect, command.reason), *done)


def _named(round: Round[Any], command: DecideUnresolved) -> tuple[Wager, ...]:
    return tuple(
        wager
        for wager in round.wagers
        if wager.player == command.player and wager.spot == command.spot
    )


def _payable(command: DecideUnresolved, named: tuple[Wager, ...]) -> bool:
    return len(named) == 1 and command.payout_cents is not None and command.payout_cents >= 0


def _settled_as_said(
    named: tuple[Wager, ...], command: DecideUnresolved, cites: tuple[Any, ...]
) -> tuple[Event, ...]:
    events: list[Event] = []
    for wager in named:
        if wager.settlement is not None:
            events.append(SettlementReversed(wager.id, cites))
        if command.effect is Effect.RETURN:
            settlement = settled(wager, TakenOut(cites))
        else:
            payout = command.payout_cents or 0
            net = payout - wager.stake_cents
            result = Result.WIN if net > 0 else Result.LOSE if net < 0 else Result.RETURNED
            settlement = Settlement(result, payout, cites)
        events.append(WagerSettled(wager.id, settlement))
    return tuple(events)
