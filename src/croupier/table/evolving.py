"""How each event changes the round; no rule is decided here."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from croupier.table import events as e
from croupier.table.chips import Wagers
from croupier.table.facts import WalkedAway
from croupier.table.game import Game
from croupier.table.places import Drawn
from croupier.table.round import Decision, Halt, Round, Ruled, Squeeze, Stage
from croupier.table.wagers import Result, Settlement


def evolve(game: Game, round: Round[Any], event: e.Event) -> Round[Any]:
    return game.evolve(_evolve_table(game, round, event), event)


def evolve_all(game: Game, round: Round[Any], events: Iterable[e.Event]) -> Round[Any]:
    for event in events:
        round = evolve(game, round, event)
    return round


def _evolve_table(game: Game, round: Round[Any], event: e.Event) -> Round[Any]:
    match event:
        case e.CardDealt(number, card, place):
            return replace(
                round,
                cards=(*round.cards, Drawn(number, card, place)),
                shoe=round.shoe.after_drawing(card),
                before=round,
            )
        case e.WagerSettled(wager_id, settlement):
            return _settled(round, wager_id, settlement)
        case e.BetPlaced(wager):
            return replace(
                round,
                wagers=round.wagers.adding(wager),
                next_wager_id=max(round.next_wager_id, wager.id + 1),
                purses=_paid(round.purses, wager.player, -wager.stake_cents),
            )
        case e.DecisionMade(command, made_on, made):
            return replace(round, decisions=(*round.decisions, Decision(command, made_on, made)))
        case e.BetReduced(wager_id, amount, cites):
            return _reduced(round, wager_id, amount, turned_away=bool(cites))
        case e.BettingClosed(limited):
            return _closed(game, round, limited)
        case e.CardTurned(number, card):
            return replace(
                round,
                cards=_changed_card(round.cards, number, card=card),
                shoe=round.shoe.after_turning(card),
            )
        case e.CardMoved(number, place):
            return replace(round, cards=_changed_card(round.cards, number, place=place))
        case e.RoundConcluded():
            return replace(round, stage=Stage.CONCLUDED)
        case e.RoundVoided(cites):
            return _voided(round, cites)
        case e.SettlementReversed(wager_id):
            wager = round.wager(wager_id)
            return replace(
                round,
                wagers=_changed_wager(round.wagers, wager_id, settlement=None),
                purses=_paid(round.purses, wager.player, wager.aside_cents - wager.received_cents),
                stage=Stage.PLAY,
            )
        case _:
            return _evolve_halt(game, round, event)


def _evolve_halt(game: Game, round: Round[Any], event: e.Event) -> Round[Any]:
    match event:
        case e.FactReported(by, fact, paragraph):
            left = round.walked_away
            if isinstance(fact, WalkedAway):
                left = left | {fact.player}
            return replace(
                round,
                halts=(
                    *round.halts,
                    Halt(fact, paragraph, detected=by is None, lay=round.cards),
                ),
                facts=(*round.facts, fact),
                walked_away=left,
            )
        case e.HaltMoved(awaiting, reconstruct):
            halt = replace(round.halts[-1], awaiting=awaiting, reconstruct=reconstruct)
            return replace(round, halts=(*round.halts[:-1], halt))
        case e.OptionChosen(player, box, hand):
            halt = round.halts[-1]
            assert isinstance(halt.awaiting, e.AwaitingChoices)
            asked = tuple(a for a in halt.awaiting.asked if a != e.Asked(player, box, hand))
            halt = replace(halt, awaiting=e.AwaitingChoices(asked))
            return replace(round, halts=(*round.halts[:-1], halt))
        case e.HaltLifted():
            return replace(round, halts=round.halts[:-1])
        case e.RulingMade(by, cites, effect, reason):
            ruled = Ruled(cites, effect, by.name if by else "the book", reason)
            return replace(round, rulings=(*round.rulings, ruled))
        case e.CardsReconstructed(since, order):
            from croupier.table.reconstruction import redealt  # redealing evolves in turn

            return redealt(game, round, since, order)
        case e.SqueezeAsked(by, place, first):
            asked_squeeze = Squeeze(by.name, place, first, granted=False)
            return replace(round, squeezes=(*round.squeezes, asked_squeeze))
        case e.SqueezeGranted():
            granted = replace(round.squeezes[-1], granted=True)
            return replace(round, squeezes=(*round.squeezes[:-1], granted))
        case e.CardsToBeReplaced():
            return replace(round, new_cards_wanted=True)
        case _:
            return round  # the game's own event, or one that only informs


def _paid(purses: Mapping[str, int] | None, player: str, cents: int) -> Mapping[str, int] | None:
    if purses is None or player not in purses or not cents:
        return purses
    return {**purses, player: purses[player] + cents}


def _changed_wager(wagers: Wagers, wager_id: int, **changes: Any) -> Wagers:
    return wagers.changing(replace(wagers.by_id(wager_id), **changes))


def _changed_card(cards: tuple[Drawn, ...], number: int, **changes: Any) -> tuple[Drawn, ...]:
    return tuple([replace(d, **changes) if d.number == number else d for d in cards])


def _settled(round: Round[Any], wager_id: int, settlement: Settlement) -> Round[Any]:
    wager = round.wager(wager_id)
    assert wager.settlement is None, f"wager {wager_id} is settled already"
    return replace(
        round,
        wagers=_changed_wager(round.wagers, wager_id, settlement=settlement),
        purses=_paid(round.purses, wager.player, settlement.payout_cents - wager.aside_cents),
    )


def _reduced(
    round: Round[Any], wager_id: int, amount_cents: int, *, turned_away: bool
) -> Round[Any]:
    """Withdrawn by the Player, or turned away because a limit was breached."""
    wager = round.wager(wager_id)
    left = wager.stake_cents - amount_cents
    away = wager.turned_away_cents + (amount_cents if turned_away else 0)
    changes = {"stake_cents": left, "action_cents": left, "turned_away_cents": away}
    wagers = (
        _changed_wager(round.wagers, wager_id, **changes)
        if left
        else round.wagers.without(wager_id)
    )
    return replace(round, wagers=wagers, purses=_paid(round.purses, wager.player, amount_cents))


def _closed(game: Game, round: Round[Any], limited: tuple[e.InAction, ...]) -> Round[Any]:
    wagers, purses = round.wagers, round.purses
    for entry in limited:
        wagers = _changed_wager(
            wagers, entry.wager_id, action_cents=entry.action_cents, limited_by=entry.cites
        )
        wager = wagers.by_id(entry.wager_id)
        purses = _paid(purses, wager.player, wager.aside_cents)
    closed = replace(round, wagers=wagers, purses=purses, stage=Stage.PLAY)
    return replace(closed, play=game.opening(closed))


def _voided(round: Round[Any], cites: tuple[Any, ...]) -> Round[Any]:
    """Every bet goes back, payments already made are undone."""
    purses = round.purses
    wagers = []
    for wager in round.wagers:
        purses = _paid(purses, wager.player, wager.stake_cents - wager.received_cents)
        returned = Settlement(Result.RETURNED, wager.stake_cents, cites)
        wagers.append(replace(wager, settlement=returned))
    return replace(round, wagers=Wagers(wagers), purses=purses, stage=Stage.VOID, halts=())
