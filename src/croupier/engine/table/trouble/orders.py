"""How the order of cards drawn together can be said (Baccarat 5.13; Si Ki Pi 5.11).

By their faces; whoever may not see them, because they lie face down, names none and takes them as
they were drawn.
"""

from collections.abc import Iterator
from itertools import permutations

from croupier.engine.equipment.cards import Card
from croupier.engine.sentences import Listed
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Halt
from croupier.engine.table.trouble.halts import drawn_together
from croupier.engine.table.vocabulary.commands import FixOrder
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.words import cards_said

Order = tuple[Card | None, ...]


def orders(game: Game, round: AnyRound, halt: Halt, who: Person) -> Iterator[Offer]:
    """All that could be said."""
    cards = [drawn.card for drawn in drawn_together(round, halt)]
    down = _face_down(game, round, halt)
    for order in dict.fromkeys(permutations(cards)):
        yield Offer(FixOrder(who, order), names=down[0] if down else None)
    if down:
        yield Offer(FixOrder(who, (None,) * len(cards)))


def meant(game: Game, round: AnyRound, halt: Halt, said: Order) -> Order:
    together = drawn_together(round, halt)
    unnamed = not any(said) and len(said) == len(together)
    if unnamed and _face_down(game, round, halt):
        return tuple(drawn.card for drawn in together)
    return said


def together_said(game: Game, round: AnyRound, halt: Halt) -> Listed:
    """A refusal calls no face that lies down."""
    down = _face_down(game, round, halt)
    together = drawn_together(round, halt)
    return cards_said(None if drawn.place in down else drawn.card for drawn in together)


def _face_down(game: Game, round: AnyRound, halt: Halt) -> tuple[Place, ...]:
    down = game.face_down(round)
    return tuple(drawn.place for drawn in drawn_together(round, halt) if drawn.place in down)
