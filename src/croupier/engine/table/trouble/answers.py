"""What people say about an open fact: the House's ruling, a Player's choice, the order of cards
drawn together, the Shift Manager's decision (Baccarat 5.10, 5.12, 5.18; Blackjack 5.7, 5.12,
5.19)."""

from collections.abc import Callable, Iterator
from typing import Any

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Listed, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.dealing import played_without_cards, void_stays_void
from croupier.engine.table.dealing.settlement import conclude
from croupier.engine.table.evolution.unfolding import foreseen, then
from croupier.engine.table.state.round import AnyRound, Halt, Pick, Report, Status
from croupier.engine.table.trouble.false_alarms import unfounded
from croupier.engine.table.trouble.halts import (
    Decided,
    chosen,
    in_order,
    line_of,
    paragraphs_of,
    picker,
    reported,
    ruled,
    same_cards,
)
from croupier.engine.table.trouble.orders import meant, together_said
from croupier.engine.table.trouble.rulings.earlier_decision import put_back
from croupier.engine.table.trouble.rulings.options import reached
from croupier.engine.table.trouble.rulings.unresolved import carried_out
from croupier.engine.table.vocabulary.commands import (
    ChooseOption,
    DecideUnresolved,
    FixOrder,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.events import (
    Asked,
    AwaitingChoices,
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
    Event,
    HaltLifted,
    OptionChosen,
    OrderPicked,
    ReconstructionRuled,
    RulingMade,
    WagerSettled,
)
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, Other
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import TakenOut, settled
from croupier.engine.table.vocabulary.words import or_above, quoted


def latest(round: AnyRound, fits: Callable[[Halt], bool]) -> Halt | None:
    """The fact reported last of those it can be about."""
    return next((halt for halt in reversed(round.halts) if fits(halt)), None)


def may_rule(game: Game, round: AnyRound, about: Halt | Report[Any]) -> Rank:
    """Who may rule on a fact may also find that it did not happen."""
    ruling = line_of(game, round, about).ruling
    return Rank.SHIFT_MANAGER if ruling.shift_manager_decides else ruling.rank


def ruled_about(game: Game, round: AnyRound, command: Rule) -> Halt | None:
    """The fact a ruling is about: one that waits for this word from such a person, the one that
    governs before the others, the last one reported."""
    unfounded = command.ruling is RulingWord.UNFOUNDED

    def fitness(halt: Halt) -> tuple[bool, bool, int, int]:
        awaiting = halt.awaiting
        word = unfounded or (
            isinstance(awaiting, AwaitingRuling) and command.ruling in awaiting.words
        )
        person = command.by.rank >= may_rule(game, round, halt)
        return word, person, line_of(game, round, halt).precedence, halt.number

    waiting = [
        halt
        for halt in round.halts
        if command.about in (None, *halt.names())
        and (unfounded or isinstance(halt.awaiting, AwaitingRuling))
    ]
    return max(waiting, key=fitness, default=None)


def where_rulings_stand(game: Game) -> Citation:
    """What speaks of the House's rulings, whatever they are about."""
    return game.PARAGRAPHS.reconstruction or game.PARAGRAPHS.void_returns


def nothing_to_rule(game: Game, round: AnyRound, about: str | None) -> Refused:
    """Nothing waits for a ruling, or nothing of the name that was said."""
    waiting = [halt for halt in round.halts if isinstance(halt.awaiting, AwaitingRuling)]
    if about is None or not waiting:
        cites = (round.halts[-1].paragraph if round.halts else where_rulings_stand(game),)
        return Refused(Reason.NOT_NOW, said("no-ruling-awaited"), cites)
    names = dict.fromkeys(halt.names()[0] for halt in waiting)
    others = Listed(tuple(map(quoted, names)))
    message = said("other-facts-wait", called=quoted(about), waiting=others)
    return Refused(Reason.NOT_NOW, message, tuple({halt.paragraph: 0 for halt in waiting}))


def rule(game: Game, round: AnyRound, command: Rule) -> Decided:
    if round.status is Status.VOID:
        return void_stays_void(game)
    halt = ruled_about(game, round, command)
    if command.ruling is RulingWord.UNFOUNDED:
        return unfounded(game, round, command, halt)
    if halt is None or not isinstance(halt.awaiting, AwaitingRuling):
        return nothing_to_rule(game, round, command.about)
    if command.ruling not in halt.awaiting.words:
        return Refused(
            Reason.NOT_OFFERED,
            said(
                "ruling-not-possible",
                possible=Listed(tuple(map(quoted, halt.awaiting.words)), "or"),
                ruling=command.ruling.value,
            ),
            (halt.paragraph,),
        )
    entry = line_of(game, round, halt)
    stands = entry.ruling.lets_stand.get(command.ruling)
    if stands is not None:
        ruling = RulingMade(command.by, (entry.paragraph,), stands, command.reason)
        return ruling, HaltLifted(halt.number)
    cannot = command.ruling is RulingWord.CANNOT
    effect = entry.ruling.effect_if_cannot if cannot else entry.ruling.effect
    further = entry.ruling.cannot_cites(round, halt) if cannot else entry.also
    first: tuple[Event, ...] = (
        RulingMade(command.by, (entry.paragraph, *further), effect, command.reason),
    )
    if command.ruling in (RulingWord.RECONSTRUCT, RulingWord.CANNOT):
        first += (
            ReconstructionRuled(
                halt.number, not cannot, wrong_cards(round, halt) if cannot else ()
            ),
        )
    return then(game, round, first, lambda after: ruled(game, after, after.halt(halt.number)))


def wrong_cards(round: AnyRound, halt: Halt) -> tuple[int, ...]:
    assert isinstance(halt.fact, DealingError), "only cards are Reconstructed"
    return tuple(round.cards_of(halt.fact))


# a Player's choice


def choose_option(game: Game, round: AnyRound, command: ChooseOption) -> Decided:
    """To go on with the cards as they lie or as Reconstructed, or to take the bet back (Andar
    Bahar 5.14.1, 5.14.2, 5.14.3; Si Ki Pi 5.6.1, 5.6.2, 5.6.3)."""
    if not any(isinstance(halt.awaiting, AwaitingChoices) for halt in round.halts):
        given_by = game.PARAGRAPHS.options or game.PARAGRAPHS.refused_after_close
        return Refused(Reason.NOT_NOW, said("no-option-now"), (given_by,))
    halt = latest(round, lambda halt: bool(asked_of(halt, command)))
    if halt is None or not _by_itself(game, round, halt, command):
        return Refused(
            Reason.NOT_YOURS,
            said("no-open-bet-there", player=command.by.name),
            cited(game.PARAGRAPHS.options),
        )
    return chose(game, round, halt, asked_of(halt, command), command.stays)


def _by_itself(game: Game, round: AnyRound, halt: Halt, command: ChooseOption) -> bool:
    """A bet that is named is the only one its choice is about: Boom Busted, a Dealer Bonus."""
    if command.bet is None:
        return True
    bets = {
        wager.spot.bet
        for wager in reached(game, round, halt)
        if wager.player == command.by.name and game.scope(wager) == (None, None)
    }
    return bets == {command.bet} and command.box is None and command.hand is None


def asked_of(halt: Halt, command: ChooseOption) -> tuple[Asked, ...]:
    """The choices this answers; a bet that lies on no box is named by itself."""
    if not isinstance(halt.awaiting, AwaitingChoices) or command.by.rank is not Rank.PLAYER:
        return ()
    return tuple(
        asked
        for asked in halt.awaiting.asked
        if asked.player == command.by.name
        and (command.bet is None or asked.box is None)
        and (command.box, command.hand) in scopes(asked)
    )


def scopes(asked: Asked) -> tuple[tuple[int | None, int | None], ...]:
    """How a choice can be named: with all others, those of its box, or alone."""
    return (None, None), (asked.box, None), (asked.box, asked.hand)


def chose(
    game: Game, round: AnyRound, halt: Halt, asked: tuple[Asked, ...], stays: bool
) -> Iterator[Event]:
    events: list[Event] = []
    paragraphs = game.PARAGRAPHS
    goes_on = (
        paragraphs.continue_reconstructed if halt.reconstruct else paragraphs.continue_as_dealt
    )
    under = cited(goes_on if stays else paragraphs.bet_returned)
    for choice in asked:
        events.append(
            OptionChosen(halt.number, choice.player, choice.box, choice.hand, stays, under)
        )
        if not stays:
            events += [
                WagerSettled(wager.id, settled(wager, TakenOut(under)))
                for wager in reached(game, round, halt)
                if wager.player == choice.player and game.scope(wager) == (choice.box, choice.hand)
            ]

    def when_all_have_chosen(after: AnyRound) -> tuple[Event, ...]:
        left = after.halt(halt.number)
        assert isinstance(left.awaiting, AwaitingChoices)
        return () if left.awaiting.asked else chosen(game, after, left)

    return then(game, round, events, when_all_have_chosen)


def time_ran_out(game: Game, round: AnyRound, command: TimeRanOut) -> Decided:
    """Silence means staying in (Baccarat 5.12, Blackjack 5.7); in play the game says."""
    if not round.halts:
        following = game.time_ran_out(round) if round.status is Status.PLAY else ()
        if not following and nothing_left(round):
            following = conclude(game, round)
        return following or Refused(Reason.NOT_NOW, said("no-clock-running"))
    halt = latest(round, lambda halt: isinstance(halt.awaiting, AwaitingChoices))
    if halt is None:
        paragraph = round.halts[-1].paragraph
        return Refused(Reason.NOT_NOW, said("ruling-has-no-clock"), (paragraph,))
    assert isinstance(halt.awaiting, AwaitingChoices)
    return chose(game, round, halt, halt.awaiting.asked, stays=True)


def nothing_left(round: AnyRound) -> bool:
    """Everybody has taken back: nobody waits for a card any more."""
    return round.status is Status.PLAY and bool(round.wagers) and not round.open_wagers()


# the order of cards drawn together


def fix_order(game: Game, round: AnyRound, command: FixOrder) -> Decided:
    """Said while others still choose, it is kept until their time is over; said when everybody has
    left, it is recorded and has no effect."""
    if round.status is Status.VOID:
        return void_stays_void(game)
    if not round.settings.decks:
        return played_without_cards(game)

    def open_order(halt: Halt) -> bool:
        ordered = line_of(game, round, halt).ruling.order_by is not None
        return ordered and isinstance(halt.awaiting, AwaitingOrder | AwaitingChoices)

    halt = latest(round, open_order)
    if halt is None:
        unneeded = left_over(round, command)
        if unneeded is not None:
            return (OrderPicked(unneeded.number, command.by, None, command.cards),)
        cites = paragraphs_of(game, round, DrawnTogether)
        return Refused(Reason.NOT_NOW, said("no-order-to-fix"), cites)
    player = picker(game, round, halt)
    if command.by.rank < Rank.PIT_SUPERVISOR and command.by != Person(player or ""):
        return Refused(
            Reason.NOT_YOURS if player else Reason.RANK_TOO_LOW,
            said("order-is-for", who=player or or_above(Rank.PIT_SUPERVISOR)),
            (halt.paragraph,),
        )
    cards = meant(game, round, halt, command.cards)
    if not same_cards(round, halt, cards):
        message = said("cards-drawn-together", cards=together_said(game, round, halt))
        return Refused(Reason.UNKNOWN, message, (halt.paragraph,))
    if isinstance(halt.awaiting, AwaitingChoices):
        return (OrderPicked(halt.number, command.by, player, cards),)
    return in_order(game, round, halt, Pick(command.by, player, cards))


def left_over(round: AnyRound, command: FixOrder) -> Report[Any] | None:
    """The report of cards drawn together over which everybody has left, if the order is of these
    and stated by a player of the round or for one."""
    if not round.abandoned:
        return None
    if command.by.rank < Rank.PIT_SUPERVISOR and command.by.name not in round.players():
        return None
    together = (r for r in reversed(round.reported) if isinstance(r.fact, DrawnTogether))
    return next((report for report in together if _names(round, report, command)), None)


def _names(round: AnyRound, report: Report[Any], command: FixOrder) -> bool:
    """By their faces, or without naming any."""
    assert isinstance(report.fact, DrawnTogether)
    drawn = round.cards[report.fact.since - 1 : report.fact.last(len(round.cards))]
    unnamed = not any(command.cards) and len(command.cards) == len(drawn)
    return unnamed or sorted(map(str, command.cards)) == sorted(str(d.card) for d in drawn)


# what the book does not resolve


def decide_unresolved(game: Game, round: AnyRound, command: DecideUnresolved) -> Decided:
    shift_manager = (game.PARAGRAPHS.shift_manager,)
    if round.status is Status.VOID:
        return void_stays_void(game)
    if not round.halts and command.reason:  # about what the Shift Manager saw in person
        seen = reported(game, round, command.by, Other(command.reason))
        if type(seen) is Refused:
            return seen
        first = tuple(seen)
        decided = decide_unresolved(game, foreseen(game, round, first), command)
        if type(decided) is Refused:
            return decided
        replaced = put_back(game, round, command)
        if type(replaced) is Refused:
            return replaced
        return (*first, *replaced, *decided)
    halt = latest(round, lambda halt: isinstance(halt.awaiting, AwaitingDecision))
    if halt is None:
        return Refused(Reason.NOT_NOW, said("no-decision-awaited"), shift_manager)
    if not command.reason:
        return Refused(Reason.REASON_MISSING, said("decision-needs-reason"), shift_manager)
    return carried_out(game, round, halt, command)
