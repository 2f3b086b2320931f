"""How each event changes the round; no rule is decided here."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.cases import KEPT_BY
from croupier.engine.table.state.accounts import paid
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.rewind import as_when_laid, gone_back, laid_anew
from croupier.engine.table.state.round import (
    CONCLUDED,
    PLAY,
    VOID,
    AnyRound,
    Decision,
    Halt,
    Pick,
    Report,
    Ruled,
    Squeeze,
    unanswered,
)
from croupier.engine.table.state.transfers import MOVED_BY
from croupier.engine.table.vocabulary import events as e
from croupier.engine.table.vocabulary.facts import WalkedAway
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY, WAITING, Cards, Drawn
from croupier.engine.table.vocabulary.wagers import Result, Settlement


def evolve(game: Game, round: AnyRound, event: e.Event) -> AnyRound:
    """An event of the table changes the table, one of the game the game's own part."""
    known = WHAT_FOLLOWS.get(type(event))
    if known is not None:
        evolved_by, moves, keep = known
        after = evolved_by(round, event)
        if keep is not None:
            cases = keep(round, after, event)
            after = after if cases is after.cases else replace(after, cases=cases)
        if moves is None or round.purses is None:
            return after
        return replace(after, purses=paid(round.purses, moves(round, event)))
    if type(event) is e.CardsReconstructed:
        return _reconstructed(game, round, event)
    return game.evolve(round, event)


def evolve_all(game: Game, round: AnyRound, events: Iterable[e.Event]) -> AnyRound:
    for event in events:
        round = evolve(game, round, event)
    return round


Handler = Callable[[AnyRound, Any], AnyRound]


def _card_dealt(round: AnyRound, event: e.CardDealt) -> AnyRound:
    return replace(
        round,
        cards=round.cards.adding(Drawn(event.number, event.card, event.place)),
        shoe=round.shoe.after_drawing(event.card),
        before=round,
    )


def _card_turned(round: AnyRound, event: e.CardTurned) -> AnyRound:
    return replace(
        round,
        cards=_changed_card(round.cards, event.number, card=event.card),
        shoe=round.shoe.after_turning(event.card),
    )


def _card_moved(round: AnyRound, event: e.CardMoved) -> AnyRound:
    return replace(round, cards=_changed_card(round.cards, event.number, place=event.place))


def _lay_there_all_along(round: AnyRound, event: e.CardFoundElsewhere) -> AnyRound:
    """Also in every state of the table since the card was drawn."""
    if len(round.cards) < event.number:
        return round
    assert round.before is not None, "a card was drawn"
    before = _lay_there_all_along(round.before, event)
    cards = _changed_card(round.cards, event.number, place=event.place)
    return replace(round, cards=cards, before=before)


def _bet_placed(round: AnyRound, event: e.BetPlaced) -> AnyRound:
    wager, next_id = event.wager, round.next_wager_id
    return replace(
        round,
        wagers=round.wagers.adding(wager),
        next_wager_id=next_id if wager.id < next_id else wager.id + 1,
    )


def _decision_made(round: AnyRound, event: e.DecisionMade) -> AnyRound:
    decision = Decision(event.command, event.made_on, event.made)
    return replace(round, decisions=(*round.decisions, decision))


def _concluded(round: AnyRound, event: e.RoundConcluded) -> AnyRound:
    return replace(round, status=CONCLUDED)


def _abandoned(round: AnyRound, event: e.PlayAbandoned) -> AnyRound:
    return replace(round, abandoned=True)


def _reversed(round: AnyRound, event: e.SettlementReversed) -> AnyRound:
    wager = round.wager(event.wager_id)
    return replace(
        round,
        wagers=_changed_wager(round.wagers, wager.id, settlement=None),
        status=PLAY,
    )


def _fact_reclassified(round: AnyRound, event: e.FactReclassified) -> AnyRound:
    renamed = _changed_halt(round, event.number, called=event.called)
    return _changed_report(renamed, event.number, called=event.called)


def _halt_governed(round: AnyRound, event: e.HaltGoverned) -> AnyRound:
    governed = _changed_halt(round, event.halt, paragraph=event.paragraph)
    return _changed_report(governed, event.halt, paragraph=event.paragraph)


def _halt_moved(round: AnyRound, event: e.HaltMoved) -> AnyRound:
    return _changed_halt(round, event.halt, awaiting=event.awaiting)


def _reconstruction_ruled(round: AnyRound, event: e.ReconstructionRuled) -> AnyRound:
    ruled = _changed_halt(round, event.halt, reconstruct=event.reconstruct, lay=round.cards)
    return replace(ruled, staying=round.staying.union(event.staying))


def _order_picked(round: AnyRound, event: e.OrderPicked) -> AnyRound:
    return _changed_halt(round, event.halt, pick=Pick(event.by, event.for_player, event.cards))


def _option_chosen(round: AnyRound, event: e.OptionChosen) -> AnyRound:
    halt = round.halt(event.halt)
    assert isinstance(halt.awaiting, e.AwaitingChoices)
    answered = e.Asked(event.player, event.box, event.hand)
    choices = e.AwaitingChoices(tuple([a for a in halt.awaiting.asked if a != answered]))
    chosen = _changed_halt(round, event.halt, awaiting=choices)
    return chosen if event.stays else _somebody_left(chosen, event.halt)


def _somebody_left(round: AnyRound, number: int) -> AnyRound:
    """Over the fact of this report."""
    return _changed_report(round, number, somebody_left=True)


def _changed_report(round: AnyRound, number: int, **changes: Any) -> AnyRound:
    reported = [replace(r, **changes) if r.number == number else r for r in round.reported]
    return replace(round, reported=tuple(reported))


def _halt_lifted(round: AnyRound, event: e.HaltLifted) -> AnyRound:
    return replace(round, halts=tuple([h for h in round.halts if h.number != event.halt]))


def _ruling_made(round: AnyRound, event: e.RulingMade) -> AnyRound:
    by = event.by.name if event.by else None
    return replace(
        round, rulings=(*round.rulings, Ruled(event.cites, event.effect, by, event.reason))
    )


def _squeeze_asked(round: AnyRound, event: e.SqueezeAsked) -> AnyRound:
    asked = Squeeze(event.by.name, event.place, event.first, granted=False)
    return replace(round, squeezes=(*round.squeezes, asked))


def _squeeze_granted(round: AnyRound, event: e.SqueezeGranted) -> AnyRound:
    squeezes, number = round.squeezes, unanswered(round.squeezes)
    assert number is not None, "what is granted was asked for"
    granted = replace(squeezes[number], granted=True)
    return replace(round, squeezes=(*squeezes[:number], granted, *squeezes[number + 1 :]))


def _to_be_replaced(round: AnyRound, event: e.CardsToBeReplaced) -> AnyRound:
    return replace(round, new_cards_wanted=True)


def _only_informs(round: AnyRound, event: e.LimitBreached) -> AnyRound:
    return round


def _reported(round: AnyRound, event: e.FactReported) -> AnyRound:
    number, by, fact, paragraph = event.number, event.by, event.fact, event.paragraph
    away = round.walked_away
    halt = Halt(number, fact, paragraph, detected=by is None, lay=round.cards)
    return replace(
        round,
        halts=(*round.halts, halt),
        facts=(*round.facts, fact),
        reports=number,
        reported=(*round.reported, Report(number, by, fact, paragraph, round)),
        walked_away=away | {fact.player} if type(fact) is WalkedAway else away,
    )


def _changed_halt(round: AnyRound, number: int, **changes: Any) -> AnyRound:
    halts = [replace(h, **changes) if h.number == number else h for h in round.halts]
    return replace(round, halts=tuple(halts))


def _unfounded(round: AnyRound, event: e.ReportUnfounded) -> AnyRound:
    """What was reported did not happen: the round stands as it stood; the report is on record."""
    number = event.number
    report = round.report(number)
    if event.undone:
        return replace(
            report.stood,
            rulings=round.rulings,
            reports=round.reports,
            cases=round.cases,
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


def _payment_stands(round: AnyRound, event: e.PaymentStands) -> AnyRound:
    paid_on = round.case(event.number).report.stood
    while len(paid_on.cards) > event.cards:
        assert paid_on.before is not None, "a card was drawn"
        paid_on = paid_on.before
    table = replace(
        paid_on,
        status=PLAY,
        purses=round.purses,
        halts=(),
        rulings=round.rulings,
        facts=round.facts,
        reports=round.reports,
        reported=round.reported,
        cases=round.cases,
        staying=round.staying,
        walked_away=round.walked_away,
        next_wager_id=round.next_wager_id,
        new_cards_wanted=round.new_cards_wanted,
    )
    for drawn in _drawn_since(round, paid_on):
        place = drawn.place if drawn.place.area in OUT_OF_PLAY else WAITING
        added = Drawn(len(table.cards) + 1, drawn.card, place)
        table = replace(table, cards=table.cards.adding(added), before=table)
    return replace(table, shoe=round.shoe)


def _drawn_since(round: AnyRound, paid_on: AnyRound) -> Iterator[Drawn]:
    """By their faces: rulings may have changed the numbers of cards."""
    known = [drawn.card for drawn in paid_on.cards]
    for drawn in round.cards:
        if drawn.card in known:
            known.remove(drawn.card)
        else:
            yield drawn


def _reconstructed(game: Game, round: AnyRound, event: e.CardsReconstructed) -> AnyRound:
    table, position = gone_back(round, event.since), event.since
    for happened in event.events:
        table = evolve(game, table, happened)
        position += isinstance(happened, e.CardDealt)
        if isinstance(happened, e.CardDealt | e.BetPlaced):
            table = as_when_laid(table, round, position)
    return laid_anew(round, table)


def _changed_wager(wagers: Wagers, wager_id: int, **changes: Any) -> Wagers:
    return wagers.changing(wagers.by_id(wager_id), **changes)


def _changed_card(cards: Cards, number: int, **changes: Any) -> Cards:
    return Cards.of([replace(d, **changes) if d.number == number else d for d in cards])


def _settled(round: AnyRound, event: e.WagerSettled) -> AnyRound:
    return replace(round, wagers=round.wagers.settling(event.wager_id, event.settlement))


def _reduced(round: AnyRound, event: e.BetReduced) -> AnyRound:
    """Withdrawn by the Player; with a citation turned away, which the account keeps."""
    wager_id, amount_cents, cites = event.wager_id, event.amount_cents, event.cites
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
    return replace(round, wagers=wagers, rejected=rejected)


def _advised(round: AnyRound, event: e.MinimumAdvised) -> AnyRound:
    wagers = round.wagers
    for wager in round.on(event.spot):
        wagers = _changed_wager(wagers, wager.id, minimum_advised=True)
    return replace(round, wagers=wagers)


def _closed(round: AnyRound, event: e.BettingClosed) -> AnyRound:
    wagers = round.wagers
    for entry in event.limited:
        wagers = _changed_wager(
            wagers, entry.wager_id, action_cents=entry.action_cents, limited_by=entry.cites
        )
    return replace(round, wagers=wagers, status=PLAY)


def _voided(round: AnyRound, event: e.RoundVoided) -> AnyRound:
    """Every bet goes back, payments already made are undone."""
    wagers = []
    for wager in round.wagers:
        returned = Settlement(Result.RETURNED, wager.stake_cents, event.cites)
        wagers.append(replace(wager, settlement=returned))
    return replace(round, wagers=Wagers.of(wagers), status=VOID, halts=())


EVOLVED_BY: dict[type[e.Event], Handler] = {
    e.BetPlaced: _bet_placed,
    e.BetReduced: _reduced,
    e.LimitBreached: _only_informs,
    e.MinimumAdvised: _advised,
    e.BettingClosed: _closed,
    e.CardDealt: _card_dealt,
    e.CardTurned: _card_turned,
    e.CardMoved: _card_moved,
    e.SqueezeAsked: _squeeze_asked,
    e.SqueezeGranted: _squeeze_granted,
    e.CardFoundElsewhere: _lay_there_all_along,
    e.FactReported: _reported,
    e.FactReclassified: _fact_reclassified,
    e.RulingMade: _ruling_made,
    e.HaltMoved: _halt_moved,
    e.HaltGoverned: _halt_governed,
    e.ReconstructionRuled: _reconstruction_ruled,
    e.OrderPicked: _order_picked,
    e.DecisionMade: _decision_made,
    e.OptionChosen: _option_chosen,
    e.HaltLifted: _halt_lifted,
    e.ReportUnfounded: _unfounded,
    e.PaymentStands: _payment_stands,
    e.WagerSettled: _settled,
    e.SettlementReversed: _reversed,
    e.PlayAbandoned: _abandoned,
    e.RoundConcluded: _concluded,
    e.RoundVoided: _voided,
    e.CardsToBeReplaced: _to_be_replaced,
}
# Looked up once for each event: what it changes, what it moves, what is kept of it.
WHAT_FOLLOWS = {
    kind: (evolved_by, MOVED_BY.get(kind), KEPT_BY.get(kind))
    for kind, evolved_by in EVOLVED_BY.items()
}
