"""The frame of every round: a command is decided, what follows by itself is added."""

from collections.abc import Callable
from itertools import chain
from typing import Any

from croupier.engine.sentences import Listed, Message, said
from croupier.engine.table.betting import betting
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.authority import rank_refused
from croupier.engine.table.dealing import dealing
from croupier.engine.table.dealing.reconstruction import cards_under, lay_waiting
from croupier.engine.table.evolution.unfolding import foreseen, unfold
from croupier.engine.table.state.round import BETTING, CONCLUDED, PLAY, AnyRound, Status
from croupier.engine.table.trouble import answers, halts
from croupier.engine.table.trouble.halts import Decided
from croupier.engine.table.trouble.paid_rounds import gone_on
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import AwaitRuling, Due, Nothing, TakeBets
from croupier.engine.table.vocabulary.events import (
    Awaiting,
    AwaitingChoices,
    AwaitingOrder,
    AwaitingRuling,
    CardsToBeReplaced,
    DecisionMade,
    Event,
    RulingMade,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.words import any_of, fact_said, or_above, ruling_said

Acted = tuple[AnyRound, tuple[Event, ...]]

IN_A_HALT = {
    c.ReportFact,
    c.Rule,
    c.FixOrder,
    c.ChooseOption,
    c.TimeRanOut,
    c.DecideUnresolved,
    c.ReplaceCards,
}


def act(game: Game, round: AnyRound, command: c.Command) -> Acted | Refused:
    """Decides a command and evolves the round with all that comes of it."""
    return _carried_out(game, round, _decide(game, round, command))


def notice(game: Game, round: AnyRound, fact: Fact) -> Acted | Refused:
    """A fact that the table finds by itself: nobody reports it."""
    if round.status is Status.VOID:
        return dealing.void_stays_void(game)
    return _carried_out(game, round, halts.reported(game, round, None, fact))


def _carried_out(game: Game, round: AnyRound, decided: Decided) -> Acted | Refused:
    """With what follows by itself, unless it is refused."""
    if type(decided) is Refused:
        return decided
    after, done = unfold(game, round, decided)
    if after.halts:
        after, current = halts.kept_current(game, after)
        done += current
    if after.status is PLAY:
        after, following = gone_on(game, round, after)
        done += following
    return after, done


def decide(game: Game, round: AnyRound, command: c.Command) -> tuple[Event, ...] | Refused:
    acted = act(game, round, command)
    return acted[1] if isinstance(acted, tuple) else acted


def refusal(game: Game, round: AnyRound, command: c.Command) -> Refused | None:
    """Why it would not be carried out; nothing that follows from a decision is ever refused."""
    decided = _decide(game, round, command)
    return decided if type(decided) is Refused else None


def possible(game: Game, round: AnyRound, command: c.Command) -> bool:
    """Whoever lacks the rank is refused in any case, and nobody asks here for the words."""
    lacks_rank = command.by.rank < command.needs and type(command) is not c.Rule
    return not lacks_rank and refusal(game, round, command) is None


def due(game: Game, round: AnyRound) -> Due:
    """What the book wants next, the frame included."""
    if round.halts:
        halt = round.halts[-1]
        return AwaitRuling(whose_word(halt.awaiting), (halt.paragraph,))
    match round.status:
        case Status.BETTING:
            return TakeBets()
        case Status.PLAY:
            return game.due(round)
        case Status.CONCLUDED | Status.VOID:
            return Nothing()


def whose_word(awaiting: Awaiting | None) -> Message:
    """For a sentence: whose word the round waits for."""
    match awaiting:
        case AwaitingRuling(rank, words):
            rulings = Listed(tuple(map(ruling_said, words)), "or")
            return said("awaits-ruling", rank=or_above(Rank(rank)), words=rulings)
        case AwaitingChoices(asked):
            players = dict.fromkeys(choice.player for choice in asked)
            return said("awaits-choices", players=any_of(players))
        case AwaitingOrder(player):
            return said("awaits-order", who=player or or_above(Rank.PIT_SUPERVISOR))
        case _:
            return said("awaits-decision", rank=or_above(Rank.SHIFT_MANAGER))


def _decide(game: Game, round: AnyRound, command: c.Command) -> Decided:
    if command.by.rank < command.needs or type(command) is c.Rule:
        refused = rank_refused(game, round, command)
        if refused is not None:
            return refused
    if round.halts:
        if type(command) is c.DealCard and dealing.unnoticed(round):
            return _laid_unnoticed(game, round, command)
        if type(command) not in IN_A_HALT and not isinstance(command, halts.meanwhile(game, round)):
            return _halted(game, round, command)
    decider: Decider = DECIDED_BY.get(type(command), _decided_in_play)
    return decider(game, round, command)


def _halted(game: Game, round: AnyRound, command: c.Command) -> Refused:
    """A bet or box the layout does not have comes before every other fault."""
    if isinstance(command, (c.PlaceBet, c.WithdrawBet)):
        spot = betting.spot_named(game, round, command)
        if type(spot) is Refused:
            return spot
    halt = round.halts[-1]
    return Refused(
        Reason.HALTED,
        said("round-halted", fact=fact_said(halt.reported), awaits=whose_word(halt.awaiting)),
        (halt.paragraph,),
    )


def _dealt(
    game: Game, round: AnyRound, command: c.DealCard | c.DealTogether | c.TurnCards
) -> Decided:
    """A wrong card is reported at once, as a fact ready to be ruled on."""
    round, first = _gone_on(game, round, command)
    dealt = DEALT_BY[type(command)](game, round, command)
    if type(dealt) is Refused:
        return dealt
    events, fact = dealt
    if fact is None:
        return first + events
    detected = halts.reported(game, foreseen(game, round, events), None, fact)
    return detected if type(detected) is Refused else chain(first, events, detected)


def _gone_on(game: Game, round: AnyRound, command: c.Command) -> tuple[AnyRound, tuple[Event, ...]]:
    """What this command closes before it takes effect, and the cards that waited for that."""
    first = game.beforehand(round, command) if round.status is PLAY else ()
    if not first:
        return round, first
    round = foreseen(game, round, first)
    while laid := lay_waiting(game, round):
        round, first = foreseen(game, round, laid), first + laid
    return round, first


def _laid_unnoticed(game: Game, round: AnyRound, command: c.DealCard) -> Decided:
    """A card laid after a wrong one belongs to the same error."""
    dealt = dealing.lay_unnoticed(game, round, command)
    if type(dealt) is Refused:
        return dealt
    events, fact = dealt
    if fact is None:
        return events
    return halts.reported(game, round, None, fact)


def _decided_in_play(game: Game, round: AnyRound, command: c.Command) -> Decided:
    if round.status is BETTING:
        return Refused(Reason.NOT_NOW, said("betting-still-open"), (game.PARAGRAPHS.no_more_bets,))
    still = round.status is CONCLUDED and command.after_settlement
    if round.status is not PLAY and not still:
        return dealing.round_over(game, round)
    round, first = _gone_on(game, round, command)
    decided = game.decide(round, command)
    if isinstance(decided, Fact):  # a recorded table detects what should not have been said
        return _with_facts(game, round, first, (decided,))
    if not isinstance(decided, tuple):
        return decided
    done = tuple([event for event in decided if isinstance(event, Event)])
    made = tuple([event for event in done if type(event) is not WagerSettled])
    done += (DecisionMade(command, cards_under(game, round, command), made),)
    if len(done) > len(decided):  # nothing but events
        return first + done
    facts = tuple(fact for fact in decided if isinstance(fact, Fact))
    found = _with_facts(game, foreseen(game, round, done), done, facts)
    return found if type(found) is Refused else first + found


def _with_facts(
    game: Game, round: AnyRound, events: tuple[Event, ...], facts: tuple[Fact, ...]
) -> tuple[Event, ...] | Refused:
    """What happened, and each fact that the table notices about it."""
    for fact in facts:
        detected = halts.reported(game, round, None, fact)
        if type(detected) is Refused:
            return detected
        happened = tuple(detected)
        round = foreseen(game, round, happened)
        events += happened
    return events


def _replace_cards(game: Game, round: AnyRound, command: c.ReplaceCards) -> Decided:
    if game.PARAGRAPHS.new_cards is None:
        return Refused(Reason.UNKNOWN, said("cards-not-replaced-here"))
    ruled = said("ruling-new-cards")
    return (
        CardsToBeReplaced(command.by, command.reason),
        RulingMade(command.by, (game.PARAGRAPHS.new_cards,), ruled, command.reason),
    )


DEALT_BY: dict[type[c.Command], Callable[[Game, AnyRound, Any], dealing.Dealt | Refused]] = {
    c.DealCard: dealing.deal_card,
    c.DealTogether: dealing.deal_together,
    c.TurnCards: dealing.turn_cards,
}
Decider = Callable[[Game, AnyRound, Any], Decided]
DECIDED_BY: dict[type[c.Command], Decider] = {
    c.DealCard: _dealt,
    c.DealTogether: _dealt,
    c.TurnCards: _dealt,
    c.PlaceBet: betting.place_bet,
    c.WithdrawBet: betting.withdraw_bet,
    c.RejectBets: betting.reject_bets,
    c.CloseBetting: betting.close_betting,
    c.AskSqueeze: dealing.ask_squeeze,
    c.GrantSqueeze: dealing.grant_squeeze,
    c.ReportFact: halts.report_fact,
    c.Rule: answers.rule,
    c.FixOrder: answers.fix_order,
    c.ChooseOption: answers.choose_option,
    c.TimeRanOut: answers.time_ran_out,
    c.DecideUnresolved: answers.decide_unresolved,
    c.ReplaceCards: _replace_cards,
}  # a game's own: `_decided_in_play`
