"""A fact stops the round until it is ruled on: report, ruling, options, order, carried out
(Baccarat 5.7, 5.10, 5.12, 5.18; Blackjack 5.7, 5.9, 5.12, 5.19)."""

from collections.abc import Iterable
from typing import Any

from croupier.equipment.cards import Card
from croupier.rulebook import Citation
from croupier.table.commands import (
    ChooseOption,
    Command,
    DecideUnresolved,
    FixOrder,
    ReportFact,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.table.events import (
    Asked,
    AwaitingChoices,
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
    Event,
    FactReported,
    HaltLifted,
    HaltMoved,
    OptionChosen,
    RulingMade,
    WagerSettled,
)
from croupier.table.evolving import evolve_all
from croupier.table.facts import DealingError, Fact, Other
from croupier.table.game import Game
from croupier.table.irregularity import Line, Ruling, governing
from croupier.table.paragraphs import cited
from croupier.table.people import Person, Rank
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Halt, Round, Stage
from croupier.table.rulings.options import reached
from croupier.table.rulings.reconstruct import reconstructed
from croupier.table.rulings.unresolved import carried_out
from croupier.table.wagers import TakenOut, settled

Decided = tuple[Event, ...] | Refused


def line_of(game: Game, halt: Halt) -> Line:
    return next(
        entry
        for entry in game.IRREGULARITIES
        if isinstance(entry, Line)
        and entry.paragraph == halt.paragraph
        and type(halt.fact) is entry.fact
    )


def meanwhile(game: Game, round: Round[Any]) -> tuple[type[Command], ...]:
    """What does not wait for the ruling on the top halt."""
    return line_of(game, round.halts[-1]).ruling.meanwhile


def report_fact(game: Game, round: Round[Any], command: ReportFact) -> Decided:
    if round.stage is Stage.VOID:
        return Refused(Reason.ROUND_OVER, "The round has been voided.")
    return reported(game, round, command.by, command.fact)


def reported(game: Game, round: Round[Any], by: Person | None, fact: Fact) -> Decided:
    """The fact with its paragraph, and everything that follows without anyone's word."""
    if any(halt.fact == fact for halt in round.halts):
        return Refused(Reason.NOT_NOW, f"“{fact.name}” is being ruled on already.")
    if ruled_on(round, fact):
        return Refused(Reason.NOT_NOW, f"“{fact.name}” has been ruled on; the House rules once.")
    entry = governing(game.IRREGULARITIES, round, fact)
    if entry is None:
        return Refused(
            Reason.IMPOSSIBLE_NOW,
            f"“{fact.name}” cannot have happened at this point of the round.",
            tuple(dict.fromkeys(paragraphs_of(game, fact))),
        )
    first = FactReported(by, fact, entry.paragraph)
    return (first, *advance(game, evolve_all(game, round, (first,)), None))


def paragraphs_of(game: Game, fact: Fact) -> Iterable[Citation]:
    """Whatever the book says about facts of this kind."""
    lines = (entry for entry in game.IRREGULARITIES if isinstance(entry, Line))
    return (entry.paragraph for entry in lines if entry.fact is type(fact))


def ruled_on(round: Round[Any], fact: Fact) -> bool:
    """The House rules once per error."""
    return isinstance(fact, DealingError) and fact in round.facts


def advance(game: Game, round: Round[Any], done: type | None) -> tuple[Event, ...]:
    """The next step of the top halt once the step `done` is over."""
    halt = round.halts[-1]
    entry = line_of(game, halt)
    ruling = entry.ruling
    if done is None and ruling.shift_manager_decides:
        return (HaltMoved(AwaitingDecision()),)
    if done is None and ruling.words and not (ruling.table_confirms and halt.detected):
        words = tuple(str(word) for word in ruling.words)
        return (HaltMoved(AwaitingRuling(ruling.rank, words)),)
    if ruling.order_by is not None:
        return _towards_an_order(game, round, halt, ruling, done)
    if done is AwaitingChoices:
        return (HaltLifted(),)
    carried = ruling.carry_out(game, round, halt)
    if done is None:
        carried = (RulingMade(None, (entry.paragraph, *entry.also), ruling.effect), *carried)
    if ruling.options_when(game, round, halt):  # with the cards as they are to be played
        asked = ruling.asks(game, evolve_all(game, round, carried), halt.fact)
        if asked:
            return (*carried, HaltMoved(AwaitingChoices(asked), halt.reconstruct))
    return (*carried, HaltLifted())


def _towards_an_order(
    game: Game, round: Round[Any], halt: Halt, ruling: Ruling, done: type | None
) -> tuple[Event, ...]:
    """Drawn together: options close first, then the order is fixed."""
    assert ruling.order_by is not None
    if done is None and ruling.options_when(game, round, halt):
        asked = ruling.asks(game, round, halt.fact)
        if asked:
            return (HaltMoved(AwaitingChoices(asked)),)
    return (HaltMoved(AwaitingOrder(ruling.order_by(game, round, halt.fact))),)


def rule(game: Game, round: Round[Any], command: Rule) -> Decided:
    halt = round.halts[-1] if round.halts else None
    if halt is None or not isinstance(halt.awaiting, AwaitingRuling):
        return Refused(Reason.NOT_NOW, "Nothing waits for a ruling.")
    if command.ruling not in halt.awaiting.words:
        return Refused(
            Reason.NOT_OFFERED,
            f"It is to be ruled “{'” or “'.join(halt.awaiting.words)}”, not “{command.ruling}”.",
            (halt.paragraph,),
        )
    entry = line_of(game, halt)
    stands = entry.ruling.lets_stand.get(command.ruling)
    if stands is not None:
        return RulingMade(command.by, (entry.paragraph,), stands, command.reason), HaltLifted()
    cannot = command.ruling is RulingWord.CANNOT
    effect = entry.ruling.effect_if_cannot if cannot else entry.ruling.effect
    further = entry.ruling.cannot_cites(round, halt) if cannot else entry.also
    reconstruct = None
    if command.ruling in (RulingWord.RECONSTRUCT, RulingWord.CANNOT):
        reconstruct = not cannot
    first: tuple[Event, ...] = (
        RulingMade(command.by, (entry.paragraph, *further), effect, command.reason),
    )
    if reconstruct is not None:
        first += (HaltMoved(halt.awaiting, reconstruct),)
    return (*first, *advance(game, evolve_all(game, round, first), AwaitingRuling))


def choose_option(game: Game, round: Round[Any], command: ChooseOption) -> Decided:
    halt = round.halts[-1] if round.halts else None
    if halt is None or not isinstance(halt.awaiting, AwaitingChoices):
        return Refused(
            Reason.NOT_NOW, "Nobody is given an option now.", cited(game.PARAGRAPHS.options)
        )
    own = tuple(
        asked
        for asked in halt.awaiting.asked
        if asked.player == command.by.name
        and command.by.rank is Rank.PLAYER
        and command.box in (None, asked.box)
        and command.hand in (None, asked.hand)
    )
    if not own:
        return Refused(
            Reason.NOT_YOURS,
            f"{command.by.name} has no open bet to decide about there.",
            cited(game.PARAGRAPHS.options),
        )
    return _chosen(game, round, halt, own, command.stays)


def _chosen(
    game: Game, round: Round[Any], halt: Halt, asked: tuple[Asked, ...], stays: bool
) -> tuple[Event, ...]:
    events: list[Event] = []
    paragraphs = game.PARAGRAPHS
    goes_on = (
        paragraphs.continue_reconstructed if halt.reconstruct else paragraphs.continue_as_dealt
    )
    chosen_under = cited(goes_on if stays else paragraphs.bet_returned)
    for choice in asked:
        events.append(OptionChosen(choice.player, choice.box, choice.hand, stays, chosen_under))
        if not stays:
            out = TakenOut(chosen_under)
            events += [
                WagerSettled(wager.id, settled(wager, out))
                for wager in reached(game, round, halt.fact)
                if wager.player == choice.player and game.scope(wager) == (choice.box, choice.hand)
            ]
    after = evolve_all(game, round, events)
    awaiting = after.halts[-1].awaiting
    assert isinstance(awaiting, AwaitingChoices)
    if awaiting.asked:
        return tuple(events)
    return (*events, *advance(game, after, AwaitingChoices))


def time_ran_out(game: Game, round: Round[Any], command: TimeRanOut) -> Decided:
    """Silence means staying in (Baccarat 5.12, Blackjack 5.7); in play the game says."""
    halt = round.halts[-1] if round.halts else None
    if halt is None:
        following = game.time_ran_out(round) if round.stage is Stage.PLAY else ()
        return following or Refused(Reason.NOT_NOW, "No clock is running.")
    if not isinstance(halt.awaiting, AwaitingChoices):
        return Refused(Reason.NOT_NOW, "The House's ruling has no clock.", (halt.paragraph,))
    return _chosen(game, round, halt, halt.awaiting.asked, stays=True)


def fix_order(game: Game, round: Round[Any], command: FixOrder) -> Decided:
    halt = round.halts[-1] if round.halts else None
    if halt is None or not isinstance(halt.awaiting, AwaitingOrder):
        return Refused(Reason.NOT_NOW, "No order of cards is to be fixed.")
    entry = line_of(game, halt)
    picks = command.by == Person(halt.awaiting.player or "")
    may = command.by.rank >= Rank.PIT_SUPERVISOR or picks
    if not may:
        who = halt.awaiting.player or f"a {Rank.PIT_SUPERVISOR} or above"
        return Refused(
            Reason.NOT_YOURS if halt.awaiting.player else Reason.RANK_TOO_LOW,
            f"Which card comes first is for {who} to say.",
            (entry.paragraph,),
        )
    assert isinstance(halt.fact, DealingError)
    last = halt.fact.last(len(round.cards))
    together = round.cards[halt.fact.since - 1 : last]
    if sorted(map(str, command.cards)) != sorted(str(drawn.card) for drawn in together):
        return Refused(
            Reason.UNKNOWN,
            f"The cards drawn together are {_shown(d.card for d in together)}.",
            (entry.paragraph,),
        )
    left, order = list(together), []
    for card in command.cards:
        drawn = next(d for d in left if d.card == card)
        left.remove(drawn)
        order.append(drawn.number)
    order += [drawn.number for drawn in round.cards[last:]]
    effect = f"{entry.ruling.effect}: {_shown(command.cards)}"
    ruled = RulingMade(command.by, (entry.paragraph, *entry.also), effect)
    return (ruled, *reconstructed(game, round, halt.fact.since, tuple(order)), HaltLifted())


def _shown(cards: Iterable[Card | None]) -> str:
    return " ".join(card or "??" for card in cards)


def decide_unresolved(game: Game, round: Round[Any], command: DecideUnresolved) -> Decided:
    if not round.halts and command.reason:  # he decides about what he saw himself
        seen = reported(game, round, command.by, Other(command.reason))
        if isinstance(seen, Refused):
            return seen
        decided = decide_unresolved(game, evolve_all(game, round, seen), command)
        return decided if isinstance(decided, Refused) else seen + decided
    halt = round.halts[-1] if round.halts else None
    if halt is None or not isinstance(halt.awaiting, AwaitingDecision):
        return Refused(
            Reason.NOT_NOW,
            "Nothing waits for the Shift Manager.",
            (game.PARAGRAPHS.shift_manager,),
        )
    if not command.reason:
        return Refused(
            Reason.REASON_MISSING,
            "A decision the book does not make needs a reason.",
            (game.PARAGRAPHS.shift_manager,),
        )
    return carried_out(game, round, halt, command)
