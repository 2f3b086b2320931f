"""The hand whose Player is asked, as they see it: for programs that play (Blackjack 3.8)."""

import msgspec

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack.cards.hands import identical_value, soft, total
from croupier.engine.games.blackjack.play import number_said, up_card
from croupier.engine.games.blackjack.state import BlackjackRound, box_hand
from croupier.engine.games.blackjack.turn import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Ask
from croupier.engine.table.vocabulary.places import Place


class Question(msgspec.Struct, frozen=True):
    player: str
    place: Place  # as a line names it: `box 1 hand 2`
    cards: tuple[Card, ...]
    up_card: Card  # the Dealer's

    @property
    def total(self) -> int:
        return total(self.cards)

    @property
    def soft(self) -> bool:
        return soft(self.cards)

    @property
    def pair(self) -> bool:
        """Two cards of identical value, which can be Split."""
        return identical_value(self.cards)


def question(round: BlackjackRound) -> Question | None:
    """None while no Player is asked about a hand."""
    asked = due(round) if round.status is Status.PLAY and not round.halts else None
    up = up_card(round)
    if not isinstance(asked, Ask) or up is None:
        return None
    cards = round.cards.faces_at(box_hand(asked.box, asked.hand))
    place = box_hand(asked.box, number_said(round, asked.box, asked.hand))
    return Question(asked.player, place, cards, up)
