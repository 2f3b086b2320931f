"""When a line of section 5 applies at a Baccarat table (Baccarat 5.12, 5.13)."""

from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.games.baccarat.trouble.neglected_insurance import neglected_offer
from croupier.engine.table.trouble.conditions import cards_lie
from croupier.engine.table.vocabulary.facts import WrongNumber


def hand_dealt(round: BaccaratRound, fact: WrongNumber) -> bool:
    return cards_lie(round, fact) and fact.place in (PLAYER_HAND, BANKER_HAND)


def insurance_neglected(round: BaccaratRound, fact: InsuranceNotOffered) -> bool:
    """A listed cell came up for a side that the player bet on and could have insured."""
    return neglected_offer(round, fact) is not None
