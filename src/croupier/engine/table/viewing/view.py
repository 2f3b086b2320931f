"""The view of a table: the only way anything leaves the engine for a person."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited, awaited
from croupier.engine.table.state.memo import once_a_round
from croupier.engine.table.state.round import AnyRound, Ruled, Squeeze, Status
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing.differential import DifferentialSeen, differential
from croupier.engine.table.viewing.felt import BetSeen, HandSeen, Room, bets, hands, rooms
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.moves import CardsMove, Move, RefusedMove, moves
from croupier.engine.table.viewing.sign import Sign, sign
from croupier.engine.table.viewing.viewers import SEE_THE_BOOKS, Role, Viewer
from croupier.engine.table.vocabulary.events import Awaiting
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.layout_drawing import PayLine


class HaltSeen(msgspec.Struct, frozen=True):
    number: int
    fact: Fact
    paragraph: Citation
    awaiting: Awaiting | None


class View(msgspec.Struct, frozen=True):
    """What one person may know of a table, and what they may do there.

    >>> from croupier import open_table
    >>> seen = open_table("baccarat", seats={3: "ann"}, purses={"ann": 50}).view("ann")
    >>> seen.status.value, seen.sits_at, seen.purses is None
    ('betting', (3,), True)
    """

    viewer: Viewer
    version: int  # of the table: whatever is said to this view expects it
    sign: Sign
    number: int  # of the round
    status: Status
    outcome: str | None  # once the round is concluded
    seats: Mapping[int, str]
    sits_at: tuple[int, ...]  # no box: a Standing Player, or nobody who plays
    purse_cents: int | None  # the viewer's own
    hands: tuple[HandSeen, ...]
    bets: tuple[BetSeen, ...]
    rooms: tuple[Room, ...]
    squeezes: tuple[Squeeze, ...]
    halts: tuple[HaltSeen, ...]
    rulings: tuple[Ruled, ...]
    awaited: tuple[Awaited, ...]
    moves: tuple[Move | CardsMove, ...]
    refused: tuple[RefusedMove, ...]
    cards_left: int
    cut_card_out: bool
    offered: tuple[PayLine, ...] = ()  # by the cards as they lie, at these odds
    deciders: Mapping[int, str] = {}  # by box: who decides there for all who bet on it
    differential: DifferentialSeen | None = None  # where the table has one
    purses: Mapping[str, int] | None = None  # for the Pit and Surveillance
    claims: Mapping[str, int] | None = None


def view(game: Game, table: AnyTable, viewer: Viewer, faces: Mapping[int, Card] = {}) -> View:
    """`faces`: of cards that lie face down, by number, from whoever keeps the shoe; only the
    player who was granted the squeeze sees them."""
    round = table.round
    hidden = Hidden(game, round, viewer, faces)
    concluded = round.status is Status.CONCLUDED and table.number > 0
    books = viewer.role in SEE_THE_BOOKS
    plays = viewer.role is Role.PLAYER
    return View(
        viewer,
        table.version,
        sign(game, round.settings),
        table.number,
        round.status,
        game.outcome(round) if concluded else None,
        table.seats,
        tuple(box for box, name in table.seats.items() if plays and name == viewer.name),
        round.purse(viewer.name) if plays else None,
        hands(game, round, hidden),
        bets(game, round),
        rooms(game, round, viewer.name) if plays else (),
        round.squeezes,
        tuple(HaltSeen(h.number, hidden.fact(h), h.paragraph, h.awaiting) for h in round.halts),
        tuple(replace(ruled, effect=hidden.words(ruled.effect)) for ruled in round.rulings),
        awaited(game, table),
        *moves(game, round, viewer, hidden),
        _cards_left(table),
        round.shoe.cut_card_out,
        game.offered(round),
        _deciders(game, round),
        differential(game, round),
        round.purses if books else None,
        table.claims if books else None,
    )


@once_a_round
def _deciders(game: Game, round: AnyRound) -> Mapping[int, str]:
    found = ((box, game.decides(round, box)) for box in round.settings.boxes)
    return {box: name for box, name in found if name is not None}


def _cards_left(table: AnyTable) -> int:
    """Of the shoe: a card that lies face down has left it, whether its face is counted or not."""
    shoe, unseen = table.round.shoe, sum(d.card is None for d in table.round.cards)
    return len(shoe.composition) - unseen
