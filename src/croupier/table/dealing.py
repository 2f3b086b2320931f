"""Cards leave the shoe: laid where they are due, or a fact is on the table (Baccarat 3.10, 5.7,
5.8, 5.9, 5.10; Blackjack 3.11, 3.12, 5.10.2, 5.12)."""

from typing import Any

from msgspec.structs import replace

from croupier.table.commands import AskSqueeze, DealCard, DealTogether, GrantSqueeze, TurnCards
from croupier.table.due import Ask, AskInWindow, AskToFollow, Deal, Spin, Turn
from croupier.table.events import (
    AwaitingRuling,
    CardDealt,
    CardTurned,
    Event,
    SqueezeAsked,
    SqueezeGranted,
)
from croupier.table.facts import DealingError, DrawnTogether, ExposedByDealer, Fact, ForeignCard
from croupier.table.game import Game
from croupier.table.numbering import as_people_say
from croupier.table.paragraphs import cited
from croupier.table.places import WAITING, Face, Place
from croupier.table.refusals import Reason, Refused
from croupier.table.round import Round, Squeeze, Status

MOST_TOGETHER = 5  # nobody draws more at once by mistake

Dealt = tuple[tuple[Event, ...], Fact | None]  # events, and the fact the table detects by itself


def cannot_deal(game: Game, round: Round[Any]) -> Refused | None:
    if not round.settings.decks:
        return Refused(Reason.UNKNOWN, f"{game.BOOK} is played without cards.")
    if round.status is Status.BETTING:
        return Refused(
            Reason.NOT_NOW,
            "No card is dealt while bets are open; announce “No more Bets” first.",
            (game.PARAGRAPHS.no_more_bets,),
        )
    if round.status is Status.VOID or (
        round.settings.electronic and round.status is Status.CONCLUDED
    ):
        return Refused(Reason.ROUND_OVER, "The round is over.")
    return None


def deal_card(game: Game, round: Round[Any], command: DealCard) -> Dealt | Refused:
    refused = cannot_deal(game, round)
    if refused is not None:
        return refused
    if command.place is not None and command.place not in game.places(round):
        return Refused(Reason.UNKNOWN, _nowhere(command.place))
    due = game.due(round) if round.status is Status.PLAY else None
    place = command.place or (due.place if isinstance(due, Deal) else None)
    if place is None:
        return Refused(Reason.NOT_NOW, f"No card is due now; {what_is_due(game, round)}.")
    if round.settings.electronic and (not isinstance(due, Deal) or place != due.place):
        cites = due.cites if isinstance(due, Deal) else ()
        place = as_people_say(game, round, place)
        return Refused(
            Reason.CARD_NOT_DUE,
            f"No card is due to {place}; {what_is_due(game, round)}.",
            cites,
        )
    if command.card is not None and not round.shoe.next_may_be(command.card):
        return not_from_shoe(game, round, command)
    dealt = CardDealt(len(round.cards) + 1, command.card, place)
    if not isinstance(due, Deal) or place != due.place:
        return (dealt,), game.misdealt(round, command.card, place)
    face, face_up = game.face(round, place), command.card is not None
    refused = face_refused(game, round, face, face_up, place)
    if refused is not None:
        return refused
    return (dealt,), ExposedByDealer(place) if face_up and face is Face.DOWN else None


def unnoticed(round: Round[Any]) -> bool:
    """A card was laid wrongly at a recorded table and nobody has ruled on it yet: what was dealt
    before somebody noticed is keyed as it was laid."""
    if round.settings.electronic or not round.halts:
        return False
    halt = round.halts[-1]
    wrong = halt.detected and isinstance(halt.fact, DealingError)
    return wrong and isinstance(halt.awaiting, AwaitingRuling) and round.status is Status.PLAY


def lay_unnoticed(game: Game, round: Round[Any], command: DealCard) -> Dealt | Refused:
    """A further card after a wrong one, laid where it is said, or where it would be due by the
    cards as they lie."""
    due = game.due(round)
    place = command.place or (due.place if isinstance(due, Deal) else None)
    if place is None or place not in game.places(round):
        return Refused(
            Reason.UNKNOWN,
            "Say where on the table the card was laid." if place is None else _nowhere(place),
        )
    if command.card is not None and not round.shoe.next_may_be(command.card):
        return not_from_shoe(game, round, command)
    return (CardDealt(len(round.cards) + 1, command.card, place),), None


def _nowhere(place: Place) -> str:
    return f"No card can be dealt to {place} at this table."


def deal_together(game: Game, round: Round[Any], command: DealTogether) -> Dealt | Refused:
    refused = cannot_deal(game, round)
    if refused is not None:
        return refused
    if not 2 <= len(command.cards) <= MOST_TOGETHER:
        return Refused(
            Reason.AMOUNT, f"Cards drawn together are two or more, at most {MOST_TOGETHER}."
        )
    if round.settings.electronic and None in command.cards:
        return Refused(Reason.UNKNOWN, "An electronic table knows every card it draws.")
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


def not_from_shoe(game: Game, round: Round[Any], command: DealCard) -> Dealt | Refused:
    """A recorded table takes a card its shoe cannot hold as a fact: it is foreign."""
    held_over = round.shoe.held_over and round.shoe.held_over[0] is not None
    if round.settings.electronic or held_over or command.card is None:
        return not_in_shoe(game, round, command)
    return (), ForeignCard(command.card)


def not_in_shoe(game: Game, round: Round[Any], command: DealCard) -> Refused:
    if round.shoe.held_over and round.shoe.held_over[0] is not None:
        held = game.PARAGRAPHS.held_over
        return Refused(
            Reason.NOT_IN_SHOE,
            f"{round.shoe.held_over[0]} was held over and comes first, not {command.card}.",
            cited(held),
        )
    return Refused(
        Reason.NOT_IN_SHOE,
        f"{command.card} is no longer in a shoe of {round.settings.decks} decks.",
        cited(game.PARAGRAPHS.decks),
    )


def squeezed(round: Round[Any], place: Place) -> bool:
    return any(s.granted and _same_area(s.place, place) for s in round.squeezes)


def _same_area(squeezed_place: Place, place: Place) -> bool:
    return squeezed_place.area == place.area and squeezed_place.box == place.box


def squeezed_face(round: Round[Any], place: Place) -> Face:
    """Face up, unless a squeeze was granted there; either way once who asked for it has left."""
    if not round.squeezes:
        return Face.UP
    granted = [s.player for s in round.squeezes if s.granted and _same_area(s.place, place)]
    if any(round.open_wagers(name) and name not in round.walked_away for name in granted):
        return Face.DOWN
    return Face.EITHER if granted else Face.UP


def face_refused(
    game: Game, round: Round[Any], face: Face, face_up: bool, place: Place
) -> Refused | None:
    """Nobody deals face down unasked; an electronic table never shows a face too early."""
    place = as_people_say(game, round, place)
    if not face_up and face is Face.UP:
        return Refused(
            Reason.NOT_OFFERED,
            f"The card to {place} is dealt face up; nobody was granted a squeeze.",
            cited(game.PARAGRAPHS.squeeze),
        )
    if face_up and face is Face.DOWN and round.settings.electronic:
        return Refused(
            Reason.CARD_NOT_DUE,
            f"The card to {place} is squeezed: it is dealt face down.",
            cited(game.PARAGRAPHS.squeeze),
        )
    return None


def turn_cards(game: Game, round: Round[Any], command: TurnCards) -> Dealt | Refused:
    hidden = [d for d in round.cards if d.place == command.place and d.card is None]
    command = as_people_say(game, round, command)
    if not hidden or round.status is not Status.PLAY:
        return Refused(Reason.NOT_NOW, f"No card lies face down at {command.place}.")
    if len(command.cards) > len(hidden) or not command.cards:
        return Refused(Reason.AMOUNT, f"{len(hidden)} cards lie face down at {command.place}.")
    shoe = round.shoe
    for card in command.cards:
        if shoe.composition.count(card) == 0:
            return not_from_shoe(
                game, replace(round, shoe=replace(shoe, held_over=())), DealCard(command.by, card)
            )
        shoe = shoe.after_turning(card)
    opened = zip(hidden, command.cards, strict=False)
    return tuple(CardTurned(drawn.number, card) for drawn, card in opened), None


def ask_squeeze(game: Game, round: Round[Any], command: AskSqueeze) -> tuple[Event, ...] | Refused:
    refused = game.squeeze_refused(round, command.by.name, command.place, command.first)
    asked = SqueezeAsked(command.by, command.place, command.first)
    return (asked,) if refused is None else refused


def grant_squeeze(
    game: Game, round: Round[Any], command: GrantSqueeze
) -> tuple[Event, ...] | Refused:
    asked: Squeeze | None = round.squeezes[-1] if round.squeezes else None
    if asked is None or asked.granted:
        return Refused(
            Reason.NOT_NOW, "Nobody has asked to squeeze.", cited(game.PARAGRAPHS.squeeze)
        )
    refused = game.squeeze_refused(round, asked.player, asked.place, asked.first)
    return (SqueezeGranted(command.by),) if refused is None else refused


def what_is_due(game: Game, round: Round[Any]) -> str:
    """For a sentence: what the book wants next."""
    due = game.due(round) if round.status is Status.PLAY else None
    match as_people_say(game, round, due):
        case Deal(place):
            return f"the next card goes to {place}"
        case Turn(place):
            return f"the card face down at {place} is to be turned"
        case Ask(player, box, hand):
            return f"{player} decides for box {box} hand {hand}"
        case AskToFollow(player, box, hand):
            return f"{player} says whether to follow on box {box} hand {hand}"
        case AskInWindow(player, box):
            return f"{player} may still answer for box {box}"
        case Spin():
            return "the ball is to be spun"
        case None:
            return "the round is over"
        case _:
            return "settlement"
