"""A desk is opened: the head of a history file becomes a table with its first round open."""

from croupier.engine.equipment.cards import Card
from croupier.engine.equipment.shoe import Composition, Shoe
from croupier.engine.front.hidden_cards import Secrets
from croupier.engine.front.open_table import Desk
from croupier.engine.front.position import Standing, next_round
from croupier.engine.history.file import Head, ShoeCards
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.earlier_rounds import reaching_back
from croupier.engine.table.evolution.table_evolution import opened as table_opened
from croupier.engine.table.log.kept_rounds import MOST, KeptRounds
from croupier.engine.table.log.log import Entry
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import Doubt
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.table_commands import OpenTable


def open_desk(head: Head, earlier: tuple[AnyRound, ...] = ()) -> Desk:
    """A table with its first round open; ImpossibleSetting names what cannot be."""
    game, record = head.game, KeptRounds(max(MOST, len(earlier)))
    for number, round in enumerate(earlier, 1):
        record.keep(number, round)
    shoe = _shoe(head.settings.decks, head.shoe)
    opening = OpenTable(PIT_SUPERVISOR, head.settings, head.purses, shoe)
    opened = TableOpened(head.settings, shoe, head.purses, len(earlier), _doubt(game, earlier))
    first = Entry("", 0, opening, (opened,))
    standing = Standing(table_opened(game, opened), Secrets(head.shoe.cards), entries=(first,))
    ready = next_round(game, standing, head.seats)
    if isinstance(ready, Refused):
        box = next(box for box in head.seats if box not in head.settings.boxes)
        raise ImpossibleSetting(f"seats.{box}", ready.message, ready.cites)
    return Desk(game, ready[0], record)


def _doubt(game: Game, earlier: tuple[AnyRound, ...]) -> Doubt | None:
    """The last of the rounds before with a fact that reaches back."""
    found = [
        (number, reaching_back(game, round))
        for number, round in enumerate(earlier, 1)
        if round.settings.game == game.NAME
    ]
    return next((Doubt(n, cited) for n, cited in reversed(found) if cited is not None), None)


def _shoe(decks: int, given: ShoeCards) -> Shoe:
    left = Composition.of_decks(decks)
    for key, cards in (("seen", given.seen), ("held", given.held)):
        left = _without(left, decks, key, cards)
    _without(left, decks, "cards", given.cards)
    return Shoe(decks, left, given.held)


def _without(
    left: Composition, decks: int, key: str, cards: tuple[Card | None, ...]
) -> Composition:
    for card in cards:
        if card is None:
            continue
        if not left.count(card):
            message = said("desk-card-too-many", setting=f"shoe.{key}", card=card, decks=decks)
            raise ImpossibleSetting(f"shoe.{key}", message)
        left = left.without(card)
    return left
