"""What the book does not resolve: the Shift Manager decides, with a reason and one of a closed set
of effects (Baccarat 5.18, Blackjack 5.19)."""

from collections.abc import Iterator
from typing import Any, assert_never

from croupier.money import dollars
from croupier.rulebook import Citation
from croupier.table.commands import DecidedBet, DecideUnresolved, Effect
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
from croupier.table.numbering import as_people_say
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Halt, Round, Status
from croupier.table.rulings.play_on import unchanged
from croupier.table.wagers import Result, Settlement, TakenOut, Wager, settled


def shift_manager() -> Ruling:
    return Ruling(effect="", carry_out=unchanged, shift_manager_decides=True)


def carried_out(
    game: Game, round: Round[Any], halt: Halt, command: DecideUnresolved
) -> tuple[Event, ...] | Refused:
    cites, lifted = (halt.paragraph,), HaltLifted(halt.number)
    match command.effect:
        case Effect.VOID:
            effect = "the round is void and all bets are returned"
            done: tuple[Event, ...] = (RoundVoided((*cites, game.PARAGRAPHS.void_returns)),)
        case Effect.STAND:
            effect, done = "it stands", (lifted,)
        case Effect.BETS:
            decided = _bets_decided(game, round, command, cites)
            if isinstance(decided, Refused):
                return decided
            named = as_people_say(game, round, command).bets
            effect, done = "; ".join(map(_told, named)), (*decided, lifted)
        case _:
            assert_never(command.effect)
    return (RulingMade(command.by, cites, effect, command.reason), *done)


def _told(bet: DecidedBet) -> str:
    on_hand = "" if bet.hand is None else f" hand {bet.hand}"
    becomes = (
        "is returned" if bet.payout_cents is None else f"is settled at {dollars(bet.payout_cents)}"
    )
    return f"{bet.player}'s bet on {bet.spot}{on_hand} {becomes}"


def _bets_decided(
    game: Game, round: Round[Any], command: DecideUnresolved, cites: tuple[Citation, ...]
) -> tuple[Event, ...] | Refused:
    if not command.bets:
        return Refused(Reason.UNKNOWN, "Name the bets that are decided about.", cites)
    events: list[Event] = []
    decided: set[int] = set()
    for bet in command.bets:
        named = _named(round, bet)
        if not named:
            bet = as_people_say(game, round, bet)
            where = f"{bet.spot}" + ("" if bet.hand is None else f" hand {bet.hand}")
            return Refused(Reason.UNKNOWN, f"{bet.player} has no bet on {where}.", cites)
        if any(wager.id in decided for wager in named):
            return Refused(Reason.UNKNOWN, "Each bet is decided once.", cites)
        decided |= {wager.id for wager in named}
        stated = bet.payout_cents is not None
        if stated and round.status is Status.BETTING:
            return Refused(
                Reason.NOT_NOW, "Betting is still open: a bet can only be returned.", cites
            )
        several = len({wager.hand for wager in named}) > 1
        if bet.payout_cents is not None and (several or bet.payout_cents < 0):
            return Refused(Reason.AMOUNT, "Say what is handed back for the one bet named.", cites)
        if round.status is Status.BETTING:
            events += [BetReduced(wager.id, wager.stake_cents, cites) for wager in named]
        else:
            events += _settled_as_said(named, bet, cites)
    return tuple(events)


def _named(round: Round[Any], bet: DecidedBet) -> tuple[Wager, ...]:
    return tuple(
        wager
        for wager in round.wagers
        if wager.player == bet.player
        and wager.spot == bet.spot
        and bet.hand in (None, wager.hand or 1)
    )


def _settled_as_said(
    wagers: tuple[Wager, ...], bet: DecidedBet, cites: tuple[Citation, ...]
) -> Iterator[Event]:
    """Chips that one player laid on one spot in several goes share what is handed back."""
    lying, counted, paid = sum(wager.stake_cents for wager in wagers), 0, 0
    for wager in wagers:
        if wager.settlement is not None:
            yield SettlementReversed(wager.id, cites)
        if bet.payout_cents is None:
            yield WagerSettled(wager.id, settled(wager, TakenOut(cites)))
            continue
        counted += wager.stake_cents
        share = bet.payout_cents * counted // lying - paid
        paid += share
        yield WagerSettled(wager.id, _stated(wager, share, cites))


def _stated(wager: Wager, payout_cents: int, cites: tuple[Citation, ...]) -> Settlement:
    net = payout_cents - wager.stake_cents
    result = Result.WIN if net > 0 else Result.LOSE if net < 0 else Result.RETURNED
    return Settlement(result, payout_cents, cites)
