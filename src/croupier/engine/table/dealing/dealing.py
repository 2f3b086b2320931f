"""Cards leave the shoe: laid where they are due, or a fact is on the table (Baccarat 3.10, 5.7,
5.8, 5.9, 5.10; Blackjack 3.11, 3.12, 5.10.2, 5.12)."""

from msgspec.structs import replace

from croupier.engine.sentences import Message, Value, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import BETTING, PLAY, VOID, AnyRound, Squeeze, unanswered
from croupier.engine.table.vocabulary.commands import (
    AskSqueeze,
    DealCard,
    DealTogether,
    GrantSqueeze,
    TurnCards,
)
from croupier.engine.table.vocabulary.due import Ask, AskFirst, Deal, SetGoing, Turn, cites_of
from croupier.engine.table.vocabulary.events import (
    AwaitingRuling,
    CardDealt,
    CardTurned,
    Event,
    SqueezeAsked,
    SqueezeGranted,
)
from croupier.engine.table.vocabulary.facts import (
    DealingError,
    DrawnTogether,
    ExposedByDealer,
    Fact,
    ForeignCard,
)
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.places import DOWN, EITHER, UP, WAITING, Face, Place
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.words import book_said, place_said

MOST_TOGETHER = 5  # nobody draws more at once by mistake

Dealt = tuple[tuple[Event, ...], Fact | None]  # events, and the fact the table detects by itself


def cannot_deal(game: Game, round: AnyRound) -> Refused | None:
    status, settings = round.status, round.settings
    if not settings.decks:
        return played_without_cards(game)
    if status is PLAY:
        return None
    if status is BETTING:
        return Refused(
            Reason.NOT_NOW,
            said("no-card-while-betting"),
            (game.PARAGRAPHS.no_more_bets,),
        )
    if status is VOID or settings.electronic:
        return round_over(game, round)
    return None


def played_without_cards(game: Game) -> Refused:
    return Refused(Reason.UNKNOWN, said("played-without-cards", book=book_said(game.BOOK)))


def round_over(game: Game, round: AnyRound) -> Refused:
    """Void, or settled for all."""
    if round.status is VOID:
        return void_stays_void(game)
    return Refused(Reason.ROUND_OVER, said("round-over"), cited(game.PARAGRAPHS.round_of_play))


def void_stays_void(game: Game) -> Refused:
    return Refused(Reason.ROUND_OVER, said("round-voided"), (game.PARAGRAPHS.void_returns,))


def deal_card(game: Game, round: AnyRound, command: DealCard) -> Dealt | Refused:
    refused = cannot_deal(game, round)
    if refused is not None:
        return refused
    if command.place is not None and command.place not in game.places(round):
        return Refused(Reason.UNKNOWN, _nowhere(command.place))
    due = game.due(round) if round.status is PLAY else None
    wanted = due.place if type(due) is Deal else None
    place, card = command.place or wanted, command.card
    if place is None:
        over = round.status is not PLAY
        cites = cited(game.PARAGRAPHS.round_of_play) if over else cites_of(due)
        return Refused(Reason.NOT_NOW, _none_due(game, round), cites)
    is_due = place == wanted
    if not is_due and round.settings.electronic:
        place = as_people_say(game, round, place)
        return Refused(
            Reason.CARD_NOT_DUE,
            said("no-card-due-to", place=place_said(place), due=what_is_due(game, round)),
            cites_of(due),
        )
    if card is not None and not round.shoe.next_may_be(card):
        return not_from_shoe(game, round, command)
    dealt = CardDealt(len(round.cards) + 1, card, place)
    if not is_due:
        return (dealt,), game.misdealt(round, card, place)
    face, face_up = game.face(round, place), card is not None
    if face_up and face is UP:
        return (dealt,), None
    refused = face_refused(game, round, face, face_up, place)
    if refused is not None:
        return refused
    return (dealt,), ExposedByDealer(place) if face_up and face is DOWN else None


def _none_due(game: Game, round: AnyRound) -> Message:
    """A card nobody is due may be a slip of whoever keys it: they say where it was laid."""
    due = what_is_due(game, round)
    if round.settings.electronic:
        return said("no-card-due", due=due)
    return said("no-card-due-say-where", due=due)


def unnoticed(round: AnyRound) -> bool:
    """A card was laid wrongly at a recorded table and nobody has ruled on it yet: what was dealt
    before it was noticed is keyed as it was laid, also after the last card of a complete round."""
    if round.settings.electronic or not round.halts:
        return False
    halt = round.halts[-1]
    wrong = halt.detected and isinstance(halt.fact, DealingError)
    return wrong and isinstance(halt.awaiting, AwaitingRuling) and round.status is not BETTING


def lay_unnoticed(game: Game, round: AnyRound, command: DealCard) -> Dealt | Refused:
    """A further card after a wrong one, laid where it is said, or where it would be due by the
    cards as they lie."""
    due = game.due(round) if round.status is PLAY else None
    place = command.place or (due.place if isinstance(due, Deal) else None)
    if place is None or place not in game.places(round):
        message = said("say-where-it-was-laid") if place is None else _nowhere(place)
        return Refused(Reason.UNKNOWN, message)
    if command.card is not None and not round.shoe.next_may_be(command.card):
        return not_from_shoe(game, round, command)
    return (CardDealt(len(round.cards) + 1, command.card, place),), None


def _nowhere(place: Place) -> Message:
    return said("no-such-place-to-deal", place=str(place))


def _named(game: Game, round: AnyRound, place: Place) -> Value:
    """A place of this table, or the words for one it does not have."""
    return place_said(place) if place in game.places(round) else str(place)


def deal_together(game: Game, round: AnyRound, command: DealTogether) -> Dealt | Refused:
    refused = cannot_deal(game, round)
    if refused is not None:
        return refused
    if not 2 <= len(command.cards) <= MOST_TOGETHER:
        return Refused(Reason.AMOUNT, said("how-many-together", most=MOST_TOGETHER))
    if round.settings.electronic and None in command.cards:
        return Refused(Reason.UNKNOWN, said("electronic-knows-cards"))
    shoe = round.shoe
    for card in command.cards:
        if card is not None and not shoe.next_may_be(card):
            return not_from_shoe(game, replace(round, shoe=shoe), DealCard(command.by, card))
        shoe = shoe.after_drawing(card)
    since = len(round.cards) + 1
    return (
        tuple(CardDealt(since + n, card, WAITING) for n, card in enumerate(command.cards)),
        DrawnTogether(since, len(command.cards)),
    )


def not_from_shoe(game: Game, round: AnyRound, command: DealCard) -> Dealt | Refused:
    """A recorded table takes a card its shoe cannot hold as a fact: it is foreign."""
    held_over = round.shoe.held_over and round.shoe.held_over[0] is not None
    if round.settings.electronic or held_over or command.card is None:
        return not_in_shoe(game, round, command)
    return (), ForeignCard(command.card)


def not_in_shoe(game: Game, round: AnyRound, command: DealCard) -> Refused:
    if round.shoe.held_over and round.shoe.held_over[0] is not None:
        held = game.PARAGRAPHS.held_over
        return Refused(
            Reason.NOT_IN_SHOE,
            said("held-over-comes-first", held=round.shoe.held_over[0], card=str(command.card)),
            cited(held),
        )
    return Refused(
        Reason.NOT_IN_SHOE,
        said("card-not-in-shoe", card=str(command.card), decks=round.settings.decks),
        cited(game.PARAGRAPHS.decks),
    )


def squeezed(round: AnyRound, place: Place) -> bool:
    return any(s.granted and _same_area(s.place, place) for s in round.squeezes)


def _same_area(squeezed_place: Place, place: Place) -> bool:
    return squeezed_place.area == place.area and squeezed_place.box == place.box


def squeezed_face(round: AnyRound, place: Place) -> Face:
    """Face up, unless a squeeze was granted there; either way once who asked for it has left."""
    if not squeezed(round, place):
        return UP
    return DOWN if squeezers(round, place) else EITHER


def squeezers(round: AnyRound, place: Place) -> frozenset[str]:
    """Who was granted a squeeze there and is still in."""
    granted = (s.player for s in round.squeezes if s.granted and _same_area(s.place, place))
    return frozenset(
        name for name in granted if round.open_wagers(name) and name not in round.walked_away
    )


def face_refused(
    game: Game, round: AnyRound, face: Face, face_up: bool, place: Place
) -> Refused | None:
    """Nobody deals face down unasked; an electronic table never shows a face too early."""
    if not face_up and face is UP:
        return Refused(
            Reason.NOT_OFFERED,
            said("dealt-face-up", place=place_said(as_people_say(game, round, place))),
            cited(game.PARAGRAPHS.squeeze),
        )
    if face_up and face is DOWN and round.settings.electronic:
        return Refused(
            Reason.CARD_NOT_DUE,
            said("dealt-face-down", place=place_said(as_people_say(game, round, place))),
            cited(game.PARAGRAPHS.squeeze),
        )
    return None


def turn_cards(game: Game, round: AnyRound, command: TurnCards) -> Dealt | Refused:
    hidden = [d for d in round.cards if d.place == command.place and d.card is None]
    command = as_people_say(game, round, command)
    if not hidden or round.status is not PLAY:
        message = said("nothing-face-down", place=_named(game, round, command.place))
        return Refused(Reason.NOT_NOW, message)
    if len(command.cards) > len(hidden) or not command.cards:
        message = said("so-many-face-down", cards=len(hidden), place=place_said(command.place))
        return Refused(Reason.AMOUNT, message)
    shoe = round.shoe
    for card in command.cards:
        if shoe.composition.count(card) == 0:
            return not_from_shoe(
                game, replace(round, shoe=replace(shoe, held_over=())), DealCard(command.by, card)
            )
        shoe = shoe.after_turning(card)
    opened = zip(hidden, command.cards, strict=False)
    return tuple(CardTurned(drawn.number, card) for drawn, card in opened), None


def ask_squeeze(game: Game, round: AnyRound, command: AskSqueeze) -> tuple[Event, ...] | Refused:
    refused = game.squeeze_refused(round, command.by.name, command.place, command.first)
    asked = SqueezeAsked(command.by, command.place, command.first)
    return (asked,) if refused is None else refused


def grant_squeeze(
    game: Game, round: AnyRound, command: GrantSqueeze
) -> tuple[Event, ...] | Refused:
    number = unanswered(round.squeezes)
    if number is None:
        message = said("squeeze-not-asked")
        return Refused(Reason.NOT_NOW, message, cited(game.PARAGRAPHS.squeeze))
    asked: Squeeze = round.squeezes[number]
    refused = game.squeeze_refused(round, asked.player, asked.place, asked.first)
    return (SqueezeGranted(command.by),) if refused is None else refused


def what_is_due(game: Game, round: AnyRound) -> Message:
    """For a sentence: what the book wants next."""
    due = game.due(round) if round.status is PLAY else None
    match as_people_say(game, round, due):
        case Deal(place):
            return said("due-card", place=place_said(place))
        case Turn(place):
            return said("due-turn", place=place_said(place))
        case Ask(player, box, hand):
            return said("due-decision", player=player, box=box, hand=hand)
        case AskFirst(player, box):
            return said("due-answer", player=player, box=box)
        case SetGoing():
            return said("due-spin")
        case None:
            return said("due-nothing")
        case _:
            return said("due-settlement")
