"""What the book does not resolve: the Shift Manager decides, with a reason and one of a closed set
of effects (Baccarat 5.18, Blackjack 5.19)."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from croupier.engine.money import MOST_CENTS
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Amount, Listed, Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Ruling
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.rulings.play_on import unchanged
from croupier.engine.table.trouble.rulings.void import ALL_RETURNED
from croupier.engine.table.vocabulary.commands import DecidedBet, DecideUnresolved, Effect
from croupier.engine.table.vocabulary.events import (
    BetReduced,
    Event,
    HaltLifted,
    RoundVoided,
    RulingMade,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.refusals import Reason, Refused, amount_too_large
from croupier.engine.table.vocabulary.wagers import Result, Settlement, TakenOut, Wager, settled
from croupier.engine.table.vocabulary.words import hand_said, spot_said


def shift_manager() -> Ruling:
    return Ruling(
        effect=said("ruling-shift-manager-decides"), carry_out=unchanged, shift_manager_decides=True
    )


Named = list[tuple[DecidedBet, tuple[Wager, ...]]]


def carried_out(
    game: Game, round: AnyRound, halt: Halt, command: DecideUnresolved
) -> Iterable[Event] | Refused:
    by, cites, reason = command.by, (halt.paragraph,), command.reason
    match command.effect:
        case Effect.VOID:
            void = RoundVoided((*cites, game.PARAGRAPHS.void_returns))
            return RulingMade(by, cites, ALL_RETURNED, reason), void
        case Effect.STAND:
            stands = said("ruling-stands")
            return RulingMade(by, cites, stands, reason), HaltLifted(halt.number)
        case Effect.BETS:
            named = _bets_named(game, round, command, cites)
            if type(named) is Refused:
                return named
            return _bets_decided(game, round, halt, command, named)
        case _:
            assert_never(command.effect)


def _bets_decided(
    game: Game, round: AnyRound, halt: Halt, command: DecideUnresolved, named: Named
) -> Iterator[Event]:
    cites = (halt.paragraph,)
    told = tuple(map(_told, as_people_say(game, round, command).bets))
    effect = said("ruling-bets", told=Listed(told, "clauses"))
    yield RulingMade(command.by, cites, effect, command.reason)
    for bet, wagers in named:
        if round.status is Status.BETTING:
            yield from (BetReduced(wager.id, wager.stake_cents, cites) for wager in wagers)
        else:
            yield from _settled_as_said(wagers, bet, cites)
    yield HaltLifted(halt.number)


def _told(bet: DecidedBet) -> Message:
    where = hand_said(spot_said(bet.spot), bet.hand)
    if bet.payout_cents is None:
        return said("ruling-bet-returned", player=bet.player, spot=where)
    payout = Amount(bet.payout_cents)
    return said("ruling-bet-settled", player=bet.player, spot=where, payout=payout)


def _bets_named(
    game: Game, round: AnyRound, command: DecideUnresolved, cites: tuple[Citation, ...]
) -> Named | Refused:
    if not command.bets:
        return Refused(Reason.UNKNOWN, said("name-the-bets"), cites)
    found: Named = []
    decided: set[int] = set()
    for bet in command.bets:
        named = _named(round, bet)
        if not named:
            known = bet.spot.bet in game.BETS  # or the words for a bet there is not
            hand = as_people_say(game, round, bet).hand
            where = hand_said(spot_said(bet.spot) if known else str(bet.spot), hand)
            message = said("no-bet-of-theirs", player=bet.player, spot=where)
            return Refused(Reason.UNKNOWN, message, cites)
        if any(wager.id in decided for wager in named):
            return Refused(Reason.UNKNOWN, said("bet-decided-once"), cites)
        decided |= {wager.id for wager in named}
        stated = bet.payout_cents is not None
        if stated and round.status is Status.BETTING:
            return Refused(Reason.NOT_NOW, said("bet-only-returned"), cites)
        several = len({wager.hand for wager in named}) > 1
        if bet.payout_cents is not None and (several or bet.payout_cents < 0):
            return Refused(Reason.AMOUNT, said("say-what-is-handed-back"), cites)
        if bet.payout_cents is not None and bet.payout_cents > MOST_CENTS:
            return amount_too_large()
        found.append((bet, named))
    return found


def _named(round: AnyRound, bet: DecidedBet) -> tuple[Wager, ...]:
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
