"""A fact stops the round until it is ruled on: report, ruling, options, order, carried out
(Baccarat 5.7, 5.10, 5.12, 5.18; Blackjack 5.7, 5.9, 5.12, 5.19).

Several facts may be open at once: each waits for its own ruling, whichever is ruled on first."""

from collections.abc import Iterable
from typing import Any

from croupier.engine.equipment.cards import Card
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import Line
from croupier.engine.table.dealing.dealing import void_stays_void
from croupier.engine.table.evolution.unfolding import foreseen, then, unfold
from croupier.engine.table.state.round import AnyRound, Halt, Pick, Report, Status
from croupier.engine.table.trouble.grounds import ground
from croupier.engine.table.trouble.misplaced_earlier import (
    as_detected,
    completed_nothing,
    really_lay,
    was_due_there,
)
from croupier.engine.table.trouble.rulings.options import reached
from croupier.engine.table.trouble.rulings.reconstruct import reconstructed
from croupier.engine.table.vocabulary.commands import Command, ReportFact
from croupier.engine.table.vocabulary.events import (
    Asked,
    AwaitingChoices,
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
    CardMoved,
    Event,
    FactReclassified,
    FactReported,
    HaltGoverned,
    HaltLifted,
    HaltMoved,
    PlayAbandoned,
    RoundVoided,
    RulingMade,
)
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, Fact
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import DISCARDED, HELD_OVER
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.words import cards_said, fact_said

Decided = Iterable[Event] | Refused  # to be taken once


def line_of(game: Game, round: AnyRound, halt: Halt | Report[Any]) -> Line:
    about = game.EDITIONS.section_five(round.settings).about(type(halt.fact))
    return next(entry for entry in about if entry.paragraph == halt.paragraph)


def meanwhile(game: Game, round: AnyRound) -> tuple[type[Command], ...]:
    """What does not wait for the ruling on the fact that governs."""
    lines = ((line_of(game, round, halt), halt.number) for halt in round.halts)
    governs, _ = max(lines, key=lambda line: (line[0].precedence, line[1]))
    return governs.ruling.meanwhile


# a report


def report_fact(game: Game, round: AnyRound, command: ReportFact) -> Decided:
    if round.status is Status.VOID:
        return _reported_when_void(game, round, command)
    return reported(game, round, command.by, command.fact)


def _reported_when_void(game: Game, round: AnyRound, command: ReportFact) -> Decided:
    """A Void stays void; what reaches earlier rounds is taken down (Roulette 5.6)."""
    fact = command.fact
    about = game.EDITIONS.section_five(round.settings).about(type(fact))
    entry = next((line for line in about if line.ruling.reaches_earlier_rounds), None)
    if entry is None or fact in round.facts:
        return void_stays_void(game)
    number, cites = round.reports + 1, (entry.paragraph, game.PARAGRAPHS.void_returns)
    return (
        FactReported(number, command.by, fact, entry.paragraph),
        RulingMade(None, cites, said("ruling-void-already")),
        HaltLifted(number),
    )


def reported(game: Game, round: AnyRound, by: Person | None, fact: Fact) -> Decided:
    """The fact with its paragraph, and everything that follows without anyone's word."""
    known = _known_already(game, round, fact)
    if known is not None:
        return known
    lay = really_lay(game, round, fact)
    if type(lay) is Refused:
        return lay
    if was_due_there(game, round, fact):
        message = said("card-was-due-there")
        return _not_taken(game, round, fact, Reason.IMPOSSIBLE_NOW, message)
    called, fact = fact, as_detected(game, round, fact)
    known = _known_already(game, round, fact) if called != fact else None
    if known is not None:
        return known
    reopened = completed_nothing(game, round, lay)
    section_five = game.EDITIONS.section_five(round.settings)
    entry = section_five.governing(foreseen(game, round, (*reopened, *lay)), fact)
    if entry is None:
        return impossible(game, round, type(fact), ground(game, round, fact))
    number = round.reports + 1
    first = (
        *reopened,
        FactReported(number, by, fact, entry.paragraph),
        *_reclassified(number, called, fact, entry),
        *lay,
    )
    return then(game, round, first, lambda after: begun(game, after, after.halts[-1]))


def _reclassified(number: int, called: Fact, fact: Fact, entry: Line) -> tuple[Event, ...]:
    """The table says what it takes a report for, where that is another fact."""
    if called == fact:
        return ()
    effect = said("ruling-taken-for", called=fact_said(called), fact=fact_said(fact))
    return FactReclassified(number, called), RulingMade(None, (entry.paragraph,), effect)


def _known_already(game: Game, round: AnyRound, fact: Fact) -> Refused | None:
    """It is being ruled on or has been, by this name or by the one the table gave it."""
    if any(fact in (halt.fact, halt.called) for halt in round.halts):
        message = said("being-ruled-on", fact=fact_said(fact))
        return _not_taken(game, round, fact, Reason.NOT_NOW, message)
    if ruled_on(round, fact):
        message = said("ruled-on-already", fact=fact_said(fact))
        return _not_taken(game, round, fact, Reason.NOT_NOW, message)
    return None


def impossible(
    game: Game, round: AnyRound, kind: type[Fact], why: Message | None = None
) -> Refused:
    message = said("impossible-now", fact=fact_said(kind))
    if why is not None:
        message = said("impossible-because", fact=fact_said(kind), ground=why)
    return Refused(Reason.IMPOSSIBLE_NOW, message, paragraphs_of(game, round, kind))


def _not_taken(
    game: Game, round: AnyRound, fact: Fact, reason: Reason, message: Message
) -> Refused:
    return Refused(reason, message, paragraphs_of(game, round, type(fact)))


def paragraphs_of(game: Game, round: AnyRound, kind: type[Fact]) -> tuple[Citation, ...]:
    """Whatever the book says about facts of this kind."""
    about = game.EDITIONS.section_five(round.settings).about(kind)
    return tuple(dict.fromkeys(entry.paragraph for entry in about))


def ruled_on(round: AnyRound, fact: Fact) -> bool:
    """The House rules once per error."""
    if not isinstance(fact, DealingError):
        return False
    errors = [each for r in round.reported for each in (r.fact, r.called)]
    return any(
        type(earlier) is type(fact) and earlier.since == fact.since
        for earlier in errors
        if isinstance(earlier, DealingError)
    )


# from one step of a halt to the next


def begun(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    ruling = line_of(game, round, halt).ruling
    if ruling.shift_manager_decides:
        return (HaltMoved(halt.number, AwaitingDecision()),)
    if ruling.words and not (ruling.table_confirms and halt.detected):
        words = tuple(str(word) for word in ruling.words)
        return (HaltMoved(halt.number, AwaitingRuling(ruling.rank, words)),)
    return ruled(game, round, halt, announced=False)


def ruled(game: Game, round: AnyRound, halt: Halt, *, announced: bool = True) -> tuple[Event, ...]:
    """What the House's word, or the book alone, leads to."""
    entry = line_of(game, round, halt)
    ruling = entry.ruling
    if ruling.order_by is not None:  # options close first, then the order is fixed
        return options(game, round, halt) or to_be_ordered(game, round, halt)
    carried = ruling.carry_out(game, round, halt)
    if not announced:
        carried = (RulingMade(None, (entry.paragraph, *entry.also), ruling.effect), *carried)
    return (*carried, *(options(game, round, halt, carried) or lifted(halt, carried)))


def options(
    game: Game, round: AnyRound, halt: Halt, carried: tuple[Event, ...] = ()
) -> tuple[Event, ...]:
    """Players are asked over the cards as they are to be played."""
    ruling = line_of(game, round, halt).ruling
    if not ruling.options_when(game, round, halt):
        return ()
    asked = ruling.asks(game, foreseen(game, round, carried), halt)
    return (HaltMoved(halt.number, AwaitingChoices(asked)),) if asked else ()


def lifted(halt: Halt, carried: tuple[Event, ...] = ()) -> tuple[Event, ...]:
    """A Void lifts every halt by itself."""
    void = any(isinstance(event, RoundVoided) for event in carried)
    return () if void else (HaltLifted(halt.number),)


def chosen(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """The options are closed; an order is needed only while a player stays in."""
    entry = line_of(game, round, halt)
    if not isinstance(halt.fact, DrawnTogether):
        return lifted(halt)
    if reached(game, round, halt):
        ordered = entry.ruling.order_by is not None
        return to_be_ordered(game, round, halt) if ordered else lifted(halt)
    effect = said("ruling-no-order-needed")
    ruling = RulingMade(None, (entry.paragraph, *entry.also), effect)
    return (ruling, *_left_unordered(game, round, halt), PlayAbandoned(), *lifted(halt))


def _left_unordered(game: Game, round: AnyRound, halt: Halt) -> tuple[CardMoved, ...]:
    """Cards drawn together make no hand and no total; those drawn after them have no place."""
    assert isinstance(halt.fact, DrawnTogether)
    last = halt.fact.last(len(round.cards))
    return tuple(
        CardMoved(drawn.number, DISCARDED if drawn.number <= last else game.UNUSED_CARDS_GO)
        for drawn in round.cards[halt.fact.since - 1 :]
        if drawn.place.area not in (DISCARDED.area, HELD_OVER.area)
    )


# cards drawn together


def picker(game: Game, round: AnyRound, halt: Halt) -> str | None:
    """Who says which card comes first; None: the Pit Supervisor or above."""
    order_by = line_of(game, round, halt).ruling.order_by
    assert order_by is not None
    return order_by(game, round, halt)


def to_be_ordered(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    instead = line_of(game, round, halt).ruling.instead_of_order(game, round, halt)
    if instead:
        return (*instead, *lifted(halt))
    player, pick = picker(game, round, halt), halt.pick
    if pick is not None and pick.for_player == player and same_cards(round, halt, pick.cards):
        return in_order(game, round, halt, pick)
    return (HaltMoved(halt.number, AwaitingOrder(player)),)


def in_order(game: Game, round: AnyRound, halt: Halt, pick: Pick) -> tuple[Event, ...]:
    """The cards drawn together in the order said, then those drawn after them."""
    entry, fact = line_of(game, round, halt), halt.fact
    assert isinstance(fact, DealingError)
    ended = entry.ruling.carry_out(game, round, halt)
    if ended:  # what was seen meanwhile leaves nothing to order
        return ended
    left, order = list(drawn_together(round, halt)), []
    for card in pick.cards:
        drawn = next(d for d in left if d.card == card)
        left.remove(drawn)
        order.append(drawn.number)
    order += [drawn.number for drawn in round.cards[fact.last(len(round.cards)) :]]
    effect = said("ruling-with-cards", effect=entry.ruling.effect, cards=cards_said(pick.cards))
    ruling = RulingMade(pick.by, (entry.paragraph, *entry.also), effect)
    laid = reconstructed(game, round, halt, tuple(order))
    return (ruling, *laid, *lifted(halt, laid))


def drawn_together(round: AnyRound, halt: Halt) -> tuple[Any, ...]:
    assert isinstance(halt.fact, DealingError)
    return round.cards[halt.fact.since - 1 : halt.fact.last(len(round.cards))]


def same_cards(round: AnyRound, halt: Halt, cards: tuple[Card | None, ...]) -> bool:
    """Another ruling may have put other cards in their place since."""
    return sorted(map(str, cards)) == sorted(str(d.card) for d in drawn_together(round, halt))


# whom an open question still concerns


def kept_current(game: Game, round: AnyRound) -> tuple[AnyRound, tuple[Event, ...]]:
    """Whoever has left or walked away is not asked, and no longer picks."""
    done: list[Event] = []
    while round.halts:
        following = next(filter(None, (_current(game, round, h) for h in round.halts)), ())
        if not following:
            break
        round, happened = unfold(game, round, following)
        done += happened
    return round, tuple(done)


def still_in(game: Game, round: AnyRound, choice: Asked) -> bool:
    own = (w for w in round.open_wagers(choice.player) if choice.player not in round.walked_away)
    return any(game.scope(wager) == (choice.box, choice.hand) for wager in own)


def _current(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    anew = _governed_anew(game, round, halt)
    if anew:
        return anew
    match halt.awaiting:
        case AwaitingChoices(asked):
            still = tuple(choice for choice in asked if still_in(game, round, choice))
            if still == asked:
                return ()
            moved = HaltMoved(halt.number, AwaitingChoices(still))
            after = foreseen(game, round, (moved,))
            return (moved,) if still else (moved, *chosen(game, after, after.halt(halt.number)))
        case AwaitingOrder(player) if picker(game, round, halt) != player or _everybody_has_left(
            round
        ):
            return chosen(game, round, halt)
        case _:
            return ()


def _everybody_has_left(round: AnyRound) -> bool:
    """Over whichever error."""
    return not round.open_wagers() and any(report.somebody_left for report in round.reported)


def _governed_anew(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """What happens before the ruling may bring a fact under another paragraph (Si Ki Pi 5.5.3)."""
    line = line_of(game, round, halt)
    unruled = isinstance(halt.awaiting, AwaitingRuling) or isinstance(halt.fact, DrawnTogether)
    if not line.ruling.judged_until_ruled or not unruled or halt.reconstruct is not None:
        return ()
    entry = game.EDITIONS.section_five(round.settings).governing(round, halt.fact)
    if entry is None or entry is line or not entry.ruling.judged_until_ruled:
        return ()
    governed = HaltGoverned(halt.number, entry.paragraph)
    after = foreseen(game, round, (governed,))
    return (governed, *begun(game, after, after.halt(halt.number)))
