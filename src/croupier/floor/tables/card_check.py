"""Cards are counted when a shoe starts and when it ends, by the Dealer and by somebody of the Pit
(Baccarat 2.2.1, 5.5.2)."""

from croupier.engine.equipment.cards import DECK
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.authority import rank_too_low
from croupier.engine.table.course.between_rounds import ends_the_shoe
from croupier.engine.table.course.runner import notice
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import CardsInExcess, CardsMissing
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.floor.protocol.card_checks import Count
from croupier.floor.tables import commands as c
from croupier.floor.tables import events as e
from croupier.floor.tables.state import LiveTable

Decided = tuple[Event, ...] | Refused


def count_cards(game: Game, live: LiveTable, command: c.CountCards) -> Decided:
    """All cards of a set, wherever they lie: in the shoe, on the table, among the discards."""
    if not _are_counted(live):
        return Refused(Reason.NOT_NOW, said("live-nothing-to-count"))
    if command.by.name != live.dealer:
        message = said("live-not-on-duty", name=command.by.name)
        return Refused(Reason.NOT_YOURS, message, (game.PARAGRAPHS.dealer,))
    if command.number < 0:
        return Refused(Reason.AMOUNT, said("live-no-count", number=command.number))
    to_come = brings_other_cards(live) and (not live.table.number or old_cards_counted(live))
    full = _next_full(live) if to_come else live.table.round.shoe.decks * len(DECK)
    return (e.CardsCounted(command.by.name, command.number, full, to_come),)


def confirm_count(game: Game, live: LiveTable, command: c.ConfirmCount) -> Decided:
    """Too few or too many of those in play are a fact about the round."""
    count, by = live.counts.counted, command.by
    paragraph = game.PARAGRAPHS.decks or game.PARAGRAPHS.dealer
    refused = rank_too_low(command, Rank.PIT_SUPERVISOR, paragraph)
    if refused is not None:
        return refused
    if count is None:
        return Refused(Reason.NOT_NOW, said("live-nothing-to-confirm"))
    if by.name in (count.dealer, live.dealer):
        return Refused(Reason.NOT_YOURS, said("live-own-count", name=by.name))
    if command.number != count.number:
        return Refused(Reason.AMOUNT, said("live-count-differs", dealer=count.dealer))
    confirmed = (e.CountConfirmed(by.name),)
    return confirmed if count.to_come else (*confirmed, *_reported(game, live, count))


def _reported(game: Game, live: LiveTable, count: Count) -> tuple[Event, ...]:
    """Where the round is void, or waits for a ruling on it already, the count alone is kept."""
    if count.right or not live.table.number:
        return ()
    fact = CardsMissing() if count.number < count.full else CardsInExcess()
    noticed = notice(game, live.table, fact)
    return () if isinstance(noticed, Refused) else noticed[1]


def not_counted(game: Game, live: LiveTable, command: Command) -> Refused | None:
    """No round is opened on other cards before the old ones are counted, and the new ones are
    found to be all there."""
    if not isinstance(command, OpenRound) or not _are_counted(live):
        return None
    if not brings_other_cards(live):
        return None
    cites = cited(game.PARAGRAPHS.decks)
    if live.table.number and not old_cards_counted(live):
        return Refused(Reason.NOT_NOW, said("live-count-old-cards"), cites)
    full, count = _next_full(live), live.counts.to_come
    if count is None:
        return Refused(Reason.NOT_NOW, said("live-count-new-cards", full=full), cites)
    if count.number != full:
        message = said("live-cards-do-not-count", number=count.number, full=full)
        return Refused(Reason.NOT_NOW, message, cites)
    return None


def brings_other_cards(live: LiveTable) -> bool:
    """The next round has another set of cards than the last; a deck that is shuffled anew for every
    round is the same one."""
    round = live.table.round
    if not live.between_rounds:
        return False
    return not live.table.number or ends_the_shoe(round) or _next_decks(live) != round.shoe.decks


def old_cards_counted(live: LiveTable) -> bool:
    return live.counts.in_play is not None


def _are_counted(live: LiveTable) -> bool:
    """Where a machine holds the shoe it knows every card."""
    return not live.automatic and not live.table.settings.electronic and _next_decks(live) > 0


def _next_decks(live: LiveTable) -> int:
    announced = live.announced
    return (live.table.settings if announced is None else announced.settings).decks


def _next_full(live: LiveTable) -> int:
    return _next_decks(live) * len(DECK)
