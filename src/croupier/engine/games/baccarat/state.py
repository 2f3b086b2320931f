"""What a Baccarat round knows beyond its cards and chips (Baccarat 3.11, 4.1.3, 5.3, 5.13)."""

import msgspec

from croupier.engine.games.baccarat.insurance import InsuranceOffer
from croupier.engine.table.state.round import Round
from croupier.engine.table.vocabulary.wagers import Wager

Opportunity = tuple[str, str, str]  # to insure: player, side and stage


class Play(msgspec.Struct, frozen=True):
    offered: tuple[InsuranceOffer, ...] = ()  # every cell whose stage has closed, in order
    forgone: frozenset[str] = frozenset()  # Baccarat 5.3: out of Insurance for this round
    neglected: frozenset[Opportunity] = (
        frozenset()
    )  # Baccarat 5.13: found after the stage had closed
    offered_late: frozenset[Opportunity] = frozenset()  # Baccarat 5.13: found in time

    def cell_of(self, wager: Wager) -> str | None:
        """The cell in which Insurance was bought; None while its stage is open."""
        for offer in reversed(self.offered):
            side, stage = f"{offer.cell.side}-insurance", offer.cell.stage
            if (side, stage) == (wager.spot.bet, wager.stage):
                return offer.cell.on
        return None


BaccaratRound = Round[Play]
