"""How each event changes the round; no rule is decided here."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from croupier.rulebook import Citation
from croupier.table import events as e
from croupier.table.chips import Wagers
from croupier.table.facts import DealingError, WalkedAway
from croupier.table.game import Game
from croupier.table.places import Drawn, Place
from croupier.table.round import Decision, Halt, Pick, Report, Round, Ruled, Squeeze, Stage
from croupier.table.wagers import Result, Settlement, Spot


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
            return _reduced(round, wager_id, amount, cites)
        case e.MinimumAdvised(spot):
            return _advised(round, spot)
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
        case e.CardFoundElsewhere(number, place):
            return _lay_there_all_along(round, number, place)
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
        case e.FactReported():
            return _reported(round, event)
        case e.HaltMoved(number, awaiting, reconstruct):
            moved = _changed_halt(round, number, awaiting=awaiting, reconstruct=reconstruct)
            being_ruled = reconstruct is not None and isinstance(awaiting, e.AwaitingRuling)
            return _ruled(moved, number) if being_ruled else moved
        case e.OrderPicked(number, by, for_player, cards):
            return _changed_halt(round, number, pick=Pick(by, for_player, cards))
        case e.OptionChosen(number, player, box, hand, stays):
            halt = round.halt(number)
            assert isinstance(halt.awaiting, e.AwaitingChoices)
            left = tuple(a for a in halt.awaiting.asked if a != e.Asked(player, box, hand))
            chosen = _changed_halt(round, number, awaiting=e.AwaitingChoices(left))
            return chosen if stays else _somebody_left(chosen, number)
        case e.HaltLifted(number):
            return replace(round, halts=tuple(h for h in round.halts if h.number != number))
        case e.ReportUnfounded(number, undone):
            return _unfounded(round, number, undone)
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


def _reported(round: Round[Any], event: e.FactReported) -> Round[Any]:
    number, by, fact, paragraph = event.number, event.by, event.fact, event.paragraph
    walked = {fact.player} if isinstance(fact, WalkedAway) else set()
    halt = Halt(number, fact, paragraph, detected=by is None, lay=round.cards)
    return replace(
        round,
        halts=(*round.halts, halt),
        facts=(*round.facts, fact),
        reports=number,
        reported=(*round.reported, Report(number, by, fact, paragraph, round)),
        walked_away=round.walked_away | walked,
    )


def _ruled(round: Round[Any], number: int) -> Round[Any]:
    """Cards that cannot be Reconstructed stay where they lie, whatever is ruled later."""
    halt = round.halt(number)
    assert isinstance(halt.fact, DealingError), "only cards are Reconstructed"
    ruled = _changed_halt(round, number, lay=round.cards)
    wrong = range(halt.fact.since, halt.fact.last(len(round.cards)) + 1)
    return ruled if halt.reconstruct else replace(ruled, staying=round.staying | set(wrong))


def _changed_halt(round: Round[Any], number: int, **changes: Any) -> Round[Any]:
    halts = tuple(replace(h, **changes) if h.number == number else h for h in round.halts)
    return replace(round, halts=halts)


def _somebody_left(round: Round[Any], number: int) -> Round[Any]:
    """Over the fact of this report."""
    reported = (
        replace(r, somebody_left=r.somebody_left or r.number == number) for r in round.reported
    )
    return replace(round, reported=tuple(reported))


def _unfounded(round: Round[Any], number: int, undone: bool) -> Round[Any]:
    """What was reported did not happen: the round stands as it stood; the report is on record."""
    report = next(report for report in round.reported if report.number == number)
    if undone:
        return replace(
            report.stood,
            rulings=round.rulings,
            reports=round.reports,
            new_cards_wanted=round.new_cards_wanted,
        )
    left = tuple(other for other in round.reported if other is not report)
    gone = {other.fact.player for other in left if isinstance(other.fact, WalkedAway)}
    return replace(
        round,
        halts=tuple(halt for halt in round.halts if halt.number != number),
        facts=tuple(other.fact for other in left),
        reported=left,
        walked_away=frozenset(gone),
    )


def _paid(purses: Mapping[str, int] | None, player: str, cents: int) -> Mapping[str, int] | None:
    if purses is None or player not in purses or not cents:
        return purses
    return {**purses, player: purses[player] + cents}


def _changed_wager(wagers: Wagers, wager_id: int, **changes: Any) -> Wagers:
    return wagers.changing(replace(wagers.by_id(wager_id), **changes))


def _changed_card(cards: tuple[Drawn, ...], number: int, **changes: Any) -> tuple[Drawn, ...]:
    return tuple([replace(d, **changes) if d.number == number else d for d in cards])


def _lay_there_all_along(round: Round[Any], number: int, place: Place) -> Round[Any]:
    """Also in every state of the table since the card was drawn."""
    if len(round.cards) < number:
        return round
    assert round.before is not None, "a card was drawn"
    before = _lay_there_all_along(round.before, number, place)
    return replace(round, cards=_changed_card(round.cards, number, place=place), before=before)


def _settled(round: Round[Any], wager_id: int, settlement: Settlement) -> Round[Any]:
    wager = round.wager(wager_id)
    assert wager.settlement is None, f"wager {wager_id} is settled already"
    return replace(
        round,
        wagers=_changed_wager(round.wagers, wager_id, settlement=settlement),
        purses=_paid(round.purses, wager.player, settlement.payout_cents - wager.aside_cents),
    )


def _reduced(
    round: Round[Any], wager_id: int, amount_cents: int, cites: tuple[Citation, ...]
) -> Round[Any]:
    """Withdrawn by the Player; with a citation turned away, which the account keeps."""
    wager = round.wager(wager_id)
    left = wager.stake_cents - amount_cents
    away = wager.turned_away_cents + (amount_cents if cites else 0)
    changes = {"stake_cents": left, "action_cents": left, "turned_away_cents": away}
    wagers = (
        _changed_wager(round.wagers, wager_id, **changes)
        if left
        else round.wagers.without(wager_id)
    )
    rejected = round.rejected
    if cites and not left:
        returned = Settlement(Result.RETURNED, 0, cites)
        rejected = (*rejected, replace(wager, settlement=returned, **changes))
    purses = _paid(round.purses, wager.player, amount_cents)
    return replace(round, wagers=wagers, rejected=rejected, purses=purses)


def _advised(round: Round[Any], spot: Spot) -> Round[Any]:
    wagers = round.wagers
    for wager in round.on(spot):
        wagers = _changed_wager(wagers, wager.id, minimum_advised=True)
    return replace(round, wagers=wagers)


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
