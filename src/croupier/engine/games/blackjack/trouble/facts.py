"""What can be reported at a Blackjack table and at no other (Blackjack 3.17, 5.10.2, 5.10.3,
5.15)."""

from croupier.engine.table.vocabulary.facts import DealingError, Reported
from croupier.engine.table.vocabulary.places import Place


class SideBetAlone(Reported, frozen=True, tag="blackjack.side-bet-alone.1"):
    name = "side-bet-alone"
    box: int


class SideBetUnsettled(Reported, frozen=True, tag="blackjack.side-bet-unsettled.1"):
    name = "side-bet-unsettled"


class SurrenderedTooLate(Reported, frozen=True, tag="blackjack.surrendered-too-late.1"):
    name = "surrendered-too-late"
    player: str
    box: int


class DealerOverdrew(DealingError, frozen=True, tag="blackjack.dealer-overdrew.1"):
    name = "dealer-overdrew"


class DealtToEmptyBox(DealingError, frozen=True, tag="blackjack.dealt-to-empty-box.1"):
    name = "dealt-to-empty-box"
    box: int

    def lay_at(self, lies: Place) -> Place | None:
        """In whichever hand of the box it now lies."""
        return None if lies.box == self.box else Place("box", self.box, 1)
