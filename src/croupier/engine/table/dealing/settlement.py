"""Paying and collecting: verdicts into money, each wager once (Baccarat 4.1, Blackjack 4.1)."""

from msgspec.structs import replace

from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.reconstruction import lay_waiting
from croupier.engine.table.evolution.unfolding import foreseen, unfold
from croupier.engine.table.state.round import CONCLUDED, PLAY, AnyRound
from croupier.engine.table.vocabulary.due import Settle
from croupier.engine.table.vocabulary.events import (
    CardMoved,
    Event,
    RoundConcluded,
    SettlementReversed,
    WagerSettled,
)
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.wagers import Open, Result, TakenOut, Verdict, Wager, settled


def verdicts(game: Game, round: AnyRound) -> list[tuple[Wager, Verdict]]:
    """Every open wager with its verdict, those that are settled together side by side."""
    return [
        judged
        for group in round.groups()
        for judged in zip(group, game.verdicts(round, group), strict=True)
    ]


def settle_decided(
    game: Game, round: AnyRound, only: tuple[Wager, ...] | None = None
) -> tuple[WagerSettled, ...]:
    """Settles open wagers (all, or `only` these) that the cards have decided."""
    judged = verdicts(game, round)
    if only is not None:
        chosen = {wager.id for wager in only}
        judged = [(wager, verdict) for wager, verdict in judged if wager.id in chosen]
    return tuple(_payments(judged))


def _payments(judged: list[tuple[Wager, Verdict]]) -> list[WagerSettled]:
    return [
        WagerSettled(wager.id, settled(wager, verdict))
        for wager, verdict in judged
        if type(verdict) is not Open
    ]


def conclude(game: Game, round: AnyRound) -> tuple[Event, ...]:
    judged = verdicts(game, round)
    if round.abandoned:  # what an error ruled on since has left undecided goes back
        back = TakenOut(cited(game.PARAGRAPHS.bet_returned))
        judged = [(wager, back if type(found) is Open else found) for wager, found in judged]
    payments = _payments(judged)
    assert len(payments) == len(judged), "a bet is left open at the end of the round"
    unused = [CardMoved(drawn.number, game.UNUSED_CARDS_GO) for drawn in round.waiting]
    return (*payments, *unused, RoundConcluded())


def proceed(game: Game, round: AnyRound) -> tuple[AnyRound, tuple[Event, ...]]:
    """What follows by itself: waiting cards are laid, a decided round is settled."""
    done: tuple[Event, ...] = ()
    while round.status is PLAY and not round.halts:
        following = lay_waiting(game, round) or game.automatic(round)
        if not following:
            if type(game.due(round)) is not Settle:
                break
            following = conclude(game, round)
        round, happened = unfold(game, round, following)
        done += happened
    return round, done


def reverse_settlements(
    game: Game, round: AnyRound, cites: tuple[Citation, ...]
) -> tuple[Event, ...]:
    """After payment: what the cards decided is taken back, to be settled on the right cards."""
    paid = round.status is CONCLUDED or not round.open_wagers()  # Andar Bahar 3.10.1: for show
    if not paid:
        return ()
    return tuple(
        SettlementReversed(wager.id, cites)
        for wager in round.wagers
        if wager.settlement is not None
        and (wager.settlement.result is not Result.RETURNED or by_the_result(game, wager))
        and game.PARAGRAPHS.shift_manager not in wager.settlement.cites
    )


def by_the_result(game: Game, wager: Wager) -> bool:
    """A bet that came back because of how the round ended, not by a choice or a limit."""
    cites = wager.settlement.cites if wager.settlement else ()
    return any(paragraph in cites for paragraph in game.PARAGRAPHS.returned_by_result)


def correct_settlement(game: Game, round: AnyRound, wager: Wager) -> tuple[Event, ...]:
    """A wager settled wrongly is settled again; nothing when it was right."""
    if wager.settlement is None:
        return ()
    reopened = foreseen(game, round, (SettlementReversed(wager.id, ()),))
    again = settle_decided(game, reopened, only=(replace(wager, settlement=None),))
    if again == (WagerSettled(wager.id, wager.settlement),):
        return ()
    cites = tuple(c for event in again for c in event.settlement.cites)
    return (SettlementReversed(wager.id, cites), *again, RoundConcluded())
