"""A round gone back to the cards before an error and laid again: what is kept of it (Baccarat 1.16,
Blackjack 1.23)."""

from msgspec.structs import replace

from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.places import WAITING


def gone_back(round: AnyRound, since: int) -> AnyRound:
    """The table before card `since`, ready for the cards to be laid again."""
    table = replace(
        round.just_before(since),
        purses=None,  # bets that stand were paid for when they were made
        status=Status.PLAY,
        halts=(),
        facts=round.facts,
        squeezes=round.squeezes,
    )
    return as_when_laid(table, round, since)


def as_when_laid(table: AnyRound, round: AnyRound, position: int) -> AnyRound:
    """Bets as far as they were settled when the card at `position` was laid, and who was there:
    whoever left later was still due cards. A card that has not been laid yet goes to those who are
    in now."""
    then = _when_laid(round, position)
    known = {wager.id: wager.settlement for wager in then.wagers}
    wagers = table.wagers
    for wager in table.wagers:
        settlement = known.get(wager.id)
        if settlement != wager.settlement:
            wagers = wagers.changing(wager, settlement=settlement)
    return replace(table, wagers=wagers, walked_away=then.walked_away)


def as_when_decided(table: AnyRound, stood: AnyRound) -> AnyRound:
    """With the bets of those who have left since an error was reported: what they had decided
    before was theirs to decide."""
    in_then = {wager.id for wager in stood.open_wagers()}
    wagers = table.wagers
    for wager in table.wagers:
        if wager.settlement is not None and wager.id in in_then:
            wagers = wagers.changing(wager, settlement=None)
    return replace(table, wagers=wagers, walked_away=table.walked_away & stood.walked_away)


def _when_laid(round: AnyRound, position: int) -> AnyRound:
    if position > len(round.cards):
        return round
    state = _lay(round, position)
    if state is None:
        return round
    while len(state.cards) >= position:
        assert state.before is not None
        state = state.before
    return state


def _lay(round: AnyRound, position: int) -> AnyRound | None:
    """A table on which the card lay: now, or before errors were ruled on one after the other."""
    stood = round.last_report.stood if round.last_report else round
    tables = (table for table in (round, stood) if len(table.cards) >= position)
    return next((table for table in tables if table.cards[position - 1].place != WAITING), None)


def laid_anew(round: AnyRound, table: AnyRound) -> AnyRound:
    """The round with the cards of `table`; what does not rest on cards is as it was."""
    kept = {wager.id for wager in table.wagers}
    fallen = tuple([wager for wager in round.wagers if wager.id not in kept])
    return replace(
        table,
        wagers=Wagers.of((*table.wagers, *fallen)) if fallen else table.wagers,
        purses=round.purses,
        shoe=round.shoe,
        halts=round.halts,
        rulings=round.rulings,
        reports=round.reports,
        reported=round.reported,
        cases=round.cases,
        staying=round.staying,
        next_wager_id=round.next_wager_id,
        new_cards_wanted=round.new_cards_wanted,
        abandoned=round.abandoned,
    )
