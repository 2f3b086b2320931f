"""The Dealer of an automatic table: does what is asked for, one command at a time, and takes
silence for what the book says it is."""

from typing import Any

from croupier.engine.crew.shuffler import BEHIND_THE_CUT_CARD
from croupier.engine.equipment.cards import DECK
from croupier.engine.games.roulette import Spin
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.dealing.dealing import squeezed
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    Command,
    DealCard,
    ReportFact,
    TimeRanOut,
    TurnCards,
)
from croupier.engine.table.vocabulary.facts import ShoeEmpty
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.places import Face
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.table_commands import ChangeSettings, MarkCutCard, OpenRound
from croupier.floor.tables.actor.shoe_keeper import ShoeKeeper, starts_a_shoe
from croupier.floor.tables.state import Condition, LiveTable


def answer(game: Game, live: LiveTable, keeper: ShoeKeeper, asked: Awaited) -> Command | None:
    """What is done once the time of a question is up; None: nothing, its time begins anew."""
    round: Any = live.table.round
    match asked.kind:
        case Kind.NEXT_ROUND if live.closed:
            return _last_shoe_told(game, live, keeper)
        case Kind.NEXT_ROUND:
            return _towards_the_next(game, live, keeper)
        case Kind.CLOSE:
            # Nobody is dealt to; only a last round has to end, and one before other settings.
            ends = round.wagers or live.condition is Condition.CLOSING or live.announced is not None
            return CloseBetting(DEALER) if ends else None
        case Kind.CARD:
            assert asked.place is not None, "a card is due somewhere"
            if keeper.is_empty(live):
                return ReportFact(DEALER, ShoeEmpty())
            face_down = game.face(round, asked.place) is Face.DOWN
            return DealCard(DEALER, None if face_down else keeper.card(live))
        case Kind.TURN:
            assert asked.place is not None, "cards are turned somewhere"
            faces = keeper.faces(live)
            down = [d.number for d in round.cards if d.place == asked.place and d.card is None]
            one_by_one = squeezed(round, asked.place)
            opened = down[:1] if one_by_one else down
            return TurnCards(DEALER, asked.place, tuple(faces[number] for number in opened))
        case Kind.SPIN:
            pocket, turns = keeper.spin()
            return Spin(DEALER, pocket, turns)
        case _:
            return asked.silence or TimeRanOut(DEALER)


def _towards_the_next(game: Game, live: LiveTable, keeper: ShoeKeeper) -> Command:
    """The cut card, other settings, the old shoe told, the next one fixed; then the bets."""
    if _cut_card_is_out(live):
        return MarkCutCard(DEALER)
    if live.announced is not None:
        return ChangeSettings(live.announced.by, live.announced.settings)
    if not starts_a_shoe(game, live) or (_fixed_already(live) and keeper.fits(live)):
        return OpenRound(DEALER)
    return keeper.shuffle(game, live) if live.shoe.revealed else keeper.reveal()


def _last_shoe_told(game: Game, live: LiveTable, keeper: ShoeKeeper) -> Command:
    """A closed table needs no more cards; one that opens again starts with others."""
    if live.shoe.used and not starts_a_shoe(game, live):
        return MarkCutCard(DEALER)
    return keeper.reveal()


def _fixed_already(live: LiveTable) -> bool:
    """For the round that is about to open."""
    return not live.shoe.revealed and not live.shoe.used


def _cut_card_is_out(live: LiveTable) -> bool:
    shoe, decks = live.table.round.shoe, live.table.settings.decks
    if decks < 2 or shoe.cut_card_out or not live.shoe.number:
        return False
    return decks * len(DECK) - live.shoe.drawn <= BEHIND_THE_CUT_CARD
