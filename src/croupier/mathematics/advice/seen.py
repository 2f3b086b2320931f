"""What somebody who decides can know: their view of the table, and the shoe as betting opened."""

from collections.abc import Iterator

import msgspec

from croupier.engine.equipment.cards import RANKS, Card, rank
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.sentences import Message, said
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.viewing import View
from croupier.engine.table.viewing.felt import BetSeen, CardSeen
from croupier.engine.table.vocabulary.facts import DealingError
from croupier.engine.table.vocabulary.places import WAITING, Place
from croupier.engine.table.vocabulary.questions import AnyKind
from croupier.mathematics.exact.composition import Composition


class NotWorkedOut(Exception):
    """What lies here has no figure; the message says why."""

    def __init__(self, why: Message = said("advice-cards-unusual")) -> None:  # noqa: B008
        super().__init__(why)
        self.why = why


class Seen(msgspec.Struct, frozen=True):
    """`shoe`: as betting opened; None where the game has no cards. All cards of the rounds before
    were seen by everybody. `order`: of cards drawn together, as it may be fixed."""

    view: View
    shoe: Shoe | None
    order: tuple[Card, ...] = ()

    @property
    def name(self) -> str:
        return self.view.viewer.name

    def left(self) -> Composition:
        """The cards that are still to come, as far as this person knows: those that lie face down
        are among them."""
        if self.shoe is None:
            raise NotWorkedOut
        if self.shoe.held_over:
            raise NotWorkedOut(said("advice-cards-held-over"))
        counts = list(Composition.left_in(self.shoe).counts)
        for card in self._faces():
            counts[RANKS.index(rank(card))] -= 1
        if min(counts) < 0:
            raise NotWorkedOut
        return Composition(self.shoe.decks, tuple(counts))

    def _faces(self) -> Iterator[Card]:
        for hand in self.view.hands:
            yield from (card.face for card in hand.cards if card.face is not None)

    def cards(self, place: Place) -> tuple[Card, ...]:
        """Those that lie there with their faces seen; all of them, or it is not worked out."""
        faces = self.faces(place)
        if len(faces) < len(self._lying(place)):
            raise NotWorkedOut(said("advice-card-face-down"))
        return faces

    def faces(self, place: Place) -> tuple[Card, ...]:
        return tuple(card.face for card in self._lying(place) if card.face is not None)

    def _lying(self, place: Place) -> tuple[CardSeen, ...]:
        return tuple(card for hand in self.view.hands if hand.place == place for card in hand.cards)

    def coming(self) -> tuple[Card, ...]:
        """Cards that have left the shoe with their faces up and are laid next."""
        return self.order or self.faces(WAITING)

    def before_the_error(self, *, place: Place | None = None, box: int | None = None) -> int:
        """How many cards lay at a place, or belong to a box, when all was right still; they decide
        what stands."""
        since = min(
            (halt.fact.since for halt in self.view.halts if isinstance(halt.fact, DealingError)),
            default=None,
        )
        lying = (
            card
            for hand in self.view.hands
            if hand.place == place or (box is not None and hand.place.box == box)
            for card in hand.cards
        )
        return sum(since is None or card.number < since for card in lying)

    def asked(self, *kinds: AnyKind) -> tuple[Awaited, ...]:
        """The questions of these kinds that are put to this person."""
        mine = (each for each in self.view.awaited if each.player == self.name)
        return tuple(each for each in mine if each.kind in kinds)

    def bets(self) -> tuple[BetSeen, ...]:
        """One's own that are open."""
        return tuple(
            bet for bet in self.view.bets if bet.player == self.name and bet.settlement is None
        )

    def staked(self, bet: str, box: int | None = None) -> int:
        """Cents in action of one's own on such a bet, on one box or on all."""
        return sum(
            each.action_cents
            for each in self.bets()
            if each.spot.bet == bet and box in (None, each.spot.box)
        )
