"""A shuffled shoe: cards in an order nobody knows, the cut card among them (Baccarat 2.2.1)."""

from croupier.engine.crew.chance import Chance, shuffled
from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.front.hidden_cards import Secrets
from croupier.engine.table.state.round import AnyRound

BEHIND_THE_CUT_CARD = 52  # cards left when it comes out of a shoe of several decks


class Shuffler:
    """The rest of a shoe, and a new one whenever the table starts one."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.secrets = Secrets()

    def prepare(self, round: AnyRound) -> bool:
        """Shuffles when the table opened on a fresh shoe, and says so."""
        fresh = len(round.shoe.composition) == round.settings.decks * len(DECK)
        order = self.secrets.order
        if fresh and not round.shoe.held_over:
            order = tuple(reversed(shuffled(self._chance, DECK * round.settings.decks)))
        self.secrets = Secrets(order)
        return fresh

    def draw(self, round: AnyRound) -> Card:
        """The next card; those held over come before the shoe."""
        held = round.shoe.held_over
        if held and held[0] is not None:
            return held[0]
        card = self.secrets.order[0]
        self.secrets = self.secrets.one_drawn()
        return card

    def hide(self, round: AnyRound, card: Card) -> None:
        """It is the next to be dealt, face down."""
        self.secrets = self.secrets.hiding(len(round.cards) + 1, card)

    @property
    def cut_card_is_out(self) -> bool:
        return len(self.secrets.order) <= BEHIND_THE_CUT_CARD
