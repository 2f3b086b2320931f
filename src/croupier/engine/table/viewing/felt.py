"""What lies on the layout: cards as the viewer sees them, chips, and the room left for more."""

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.money import Odds
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.betting.headroom import rooms_left
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import position
from croupier.engine.table.dealing.settlement import settle_decided
from croupier.engine.table.state.memo import once_a_round
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.viewers import Role, Viewer
from croupier.engine.table.viewing.why import why
from croupier.engine.table.vocabulary.layout_drawing import Laid
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.wagers import Settlement, Spot, Wager

LOOKING_ON = Viewer(Role.WATCHER, "")


class CardSeen(msgspec.Struct, frozen=True):
    number: int  # in the order they left the shoe
    face: Card | None  # None: it lies face down


class HandSeen(msgspec.Struct, frozen=True):
    """`place` keeps its number; `number` is how people count the hands of the box now."""

    place: Place
    number: int | None
    cards: tuple[CardSeen, ...]
    worth: Message | None  # None: not all its faces are seen
    laid: Laid | None = None  # its parts only where all its faces are seen


class BetSeen(msgspec.Struct, frozen=True):
    """One accepted act of betting; `why` once it is settled; `hand` and `number` as of a hand.
    `decided`: what it will come to by cards that everybody sees, though it is not paid yet.
    `turned_away_cents` were offered with it and went back; `limited_by` says why less is in action
    than lies there."""

    id: int
    player: str
    spot: Spot
    stake_cents: int
    action_cents: int
    turned_away_cents: int
    limited_by: tuple[Citation, ...]
    hand: int | None
    number: int | None
    stage: str | None
    odds: Odds | None
    settlement: Settlement | None
    decided: Settlement | None
    why: tuple[Message, ...]


class Room(msgspec.Struct, frozen=True):
    """What the viewer may still add there; None: no limit applies."""

    spot: Spot
    room_cents: int | None


def hands(game: Game, round: AnyRound, hidden: Hidden) -> tuple[HandSeen, ...]:
    lying: dict[Place, list[CardSeen]] = {}
    for drawn in round.cards:
        lying.setdefault(drawn.place, []).append(CardSeen(drawn.number, hidden.face(drawn)))
    return tuple(_hand(game, round, place, tuple(cards)) for place, cards in lying.items())


def _hand(game: Game, round: AnyRound, place: Place, cards: tuple[CardSeen, ...]) -> HandSeen:
    faces = tuple(card.face for card in cards if card.face is not None)
    known = len(faces) == len(cards)
    worth = game.worth(round, place, faces) if known else None
    laid = game.laid(round, place)
    if laid is not None and not known:
        laid = replace(laid, parts=())
    return HandSeen(place, _number(game, round, place.box, place.hand), cards, worth, laid)


def _number(game: Game, round: AnyRound, box: int | None, hand: int | None) -> int | None:
    if box is None or hand is None:
        return None
    return position(tuple(game.hands_of(round, box)), hand)


@once_a_round
def bets(game: Game, round: AnyRound) -> tuple[BetSeen, ...]:
    decided = _decided(game, round)
    return tuple(_bet(game, round, wager, decided.get(wager.id)) for wager in round.wagers)


def _decided(game: Game, round: AnyRound) -> dict[int, Settlement]:
    """Before the round is over (Andar Bahar 3.9); nothing while something is ruled on, or while a
    card lies face down that could tell."""
    if round.status is not Status.PLAY or not round.cards or round.halts:
        return {}
    if Hidden(game, round, LOOKING_ON).anything():
        return {}
    return {event.wager_id: event.settlement for event in settle_decided(game, round)}


def _bet(game: Game, round: AnyRound, wager: Wager, decided: Settlement | None) -> BetSeen:
    return BetSeen(
        wager.id,
        wager.player,
        wager.spot,
        wager.stake_cents,
        wager.action_cents,
        wager.turned_away_cents,
        wager.limited_by,
        wager.hand,
        _number(game, round, wager.spot.box, wager.hand),
        wager.stage,
        wager.odds,
        wager.settlement,
        decided,
        why(game, round, wager),
    )


def rooms(game: Game, round: AnyRound, player: str) -> tuple[Room, ...]:
    if round.status is not Status.BETTING or round.shoe.held_over_seen:
        return ()
    return tuple(Room(spot, room) for spot, room in rooms_left(game, round, player))
