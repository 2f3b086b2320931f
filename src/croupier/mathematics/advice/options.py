"""After an error: to stay in with the cards as they lie now, or to take the bets back (Andar Bahar
5.14, Baccarat 5.12, Blackjack 5.7, Si Ki Pi 5.6)."""

from collections.abc import Sequence
from itertools import permutations

from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.sentences import Message, said
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.trouble.answers import scopes
from croupier.engine.table.viewing.felt import BetSeen
from croupier.engine.table.vocabulary.commands import ChooseOption, Command
from croupier.engine.table.vocabulary.events import AwaitingChoices
from croupier.engine.table.vocabulary.facts import DrawnTogether
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import Cents, Weigh, Weighing


def asked(seen: Seen) -> Awaited | None:
    """The first choice that is put to this person."""
    found = seen.asked(Kind.OPTION)
    if not found and seen.asked(Kind.ORDER):
        raise NotWorkedOut(said("advice-which-first"))
    return found[0] if found else None


def weigh(seen: Seen, by: Weighing, about: Awaited) -> Weigh:
    """What is taken back wins nothing and loses nothing."""
    kept: list[Cents] = []

    def worth(command: Command | None) -> Cents | None:
        if not isinstance(command, ChooseOption):
            return None
        if (command.box, command.hand, command.bet) != (about.box, about.hand, None):
            return None
        if not command.stays:
            return 0
        if not kept:
            kept.append(_staying(seen, by, in_question(seen, by, command)))
        return kept[0]

    return worth


def note(seen: Seen, by: Weighing) -> Message | None:
    return said("advice-either-order") if order_open(seen) else by.note(seen)


def order_open(seen: Seen) -> bool:
    """Cards were drawn together with their faces up; which comes first is fixed after the options
    close, and not by chance."""
    together = any(isinstance(halt.fact, DrawnTogether) for halt in seen.view.halts)
    return together and len(seen.coming()) > 1


def _staying(seen: Seen, by: Weighing, bets: Sequence[BetSeen]) -> Cents:
    if not order_open(seen):
        return by.staying(seen, bets)
    orders = [*permutations(seen.coming())]
    return sum(by.staying(replace(seen, order=order), bets) for order in orders) / len(orders)


def in_question(seen: Seen, by: Weighing, command: ChooseOption) -> Sequence[BetSeen]:
    """One's own that this choice is about; what was decided before the error stands."""
    game = game_named(seen.view.sign.game)
    asked_for = {
        (choice.box, choice.hand)
        for halt in seen.view.halts
        if isinstance(halt.awaiting, AwaitingChoices)
        for choice in halt.awaiting.asked
        if choice.player == seen.name and (command.box, command.hand) in scopes(choice)
    }
    return [
        bet
        for bet in seen.bets()
        if game.scope(_wager(bet)) in asked_for and not by.decided(seen, bet)
    ]


def _wager(bet: BetSeen) -> Wager:
    stakes = bet.stake_cents, bet.action_cents
    return Wager(bet.id, bet.player, bet.spot, *stakes, bet.player, hand=bet.hand)
