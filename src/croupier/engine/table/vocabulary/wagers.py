"""Chips on the layout: where they lie, what counts, how they are settled (Baccarat 5.14)."""

from enum import StrEnum
from typing import final

import msgspec

from croupier.engine.money import Odds
from croupier.engine.rulebook import Citation


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, gc=False):
    """One betting box or placement: the unit a maximum applies to."""

    bet: str
    box: int | None = None
    on: str | None = None

    def __str__(self) -> str:
        words = [self.bet.replace("-", " ")]
        if self.on is not None:
            words.append(self.on)
        if self.box is not None:
            words.append(f"box {self.box}")
        return " ".join(words)


class Result(StrEnum):
    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    RETURNED = "returned"


WIN, LOSE, PUSH, RETURNED = Result  # by themselves, as `round.PLAY`


class Settlement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    result: Result
    payout_cents: int  # everything handed back, stake included
    cites: tuple[Citation, ...]
    commission_cents: int = 0  # taken out of the winnings
    odds: Odds | None = None  # what a bet that won was paid at
    lost_part: Odds | None = None  # of the bet in action, where the rest came back


class Wager(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One accepted act of betting; ids run in the order of placing."""

    id: int
    player: str
    spot: Spot
    stake_cents: int
    action_cents: int  # the part that counts after limits were applied
    placed_by: str
    hand: int | None = None  # under which it was opened, where a box has several
    stage: str | None = None  # of the round in which it was bought, in the game's own words
    odds: Odds | None = None  # agreed when bought: insurance
    settlement: Settlement | None = None
    limited_by: tuple[Citation, ...] = ()  # what the limits say of it at the close
    turned_away_cents: int = 0  # chips offered with it that the limits had no room for
    minimum_advised: bool = False  # the Dealer said that the box does not meet it

    @property
    def open(self) -> bool:
        return self.settlement is None

    @property
    def aside_cents(self) -> int:
        """What the limits turned out of action; it is handed back at the close."""
        return self.stake_cents - self.action_cents

    @property
    def received_cents(self) -> int:
        """Everything handed back so far."""
        return self.settlement.payout_cents if self.settlement else self.aside_cents


@final
class Open(msgspec.Struct, frozen=True, gc=False):
    """Not yet decided by the cards, or not yet to be seen."""

    face_down: bool = False  # the cards that decide it lie there, and have to be turned


class Won(msgspec.Struct, frozen=True, gc=False):
    odds: Odds
    cites: tuple[Citation, ...]
    commission: Odds | None = None  # of the bet in action; the odds are what is left after it

    def hands_back(self, action_cents: int) -> int:
        return action_cents + self.odds.payment_cents(action_cents)


class Lost(msgspec.Struct, frozen=True, gc=False):
    cites: tuple[Citation, ...]

    def hands_back(self, action_cents: int) -> int:
        return 0


class LostInPart(msgspec.Struct, frozen=True, gc=False):
    """`part` of the bet in action is lost, the rest handed back."""

    part: Odds
    cites: tuple[Citation, ...]

    def hands_back(self, action_cents: int) -> int:
        return action_cents - self.part.payment_cents(action_cents)


class Pushed(msgspec.Struct, frozen=True, gc=False):
    cites: tuple[Citation, ...]

    def hands_back(self, action_cents: int) -> int:
        return action_cents


class TakenOut(msgspec.Struct, frozen=True, gc=False):
    """A paragraph, not the cards, gives the bet back."""

    cites: tuple[Citation, ...]

    def hands_back(self, action_cents: int) -> int:
        return action_cents


Verdict = Open | Won | Lost | LostInPart | Pushed | TakenOut


def settled(wager: Wager, verdict: Won | Lost | LostInPart | Pushed | TakenOut) -> Settlement:
    """Money for a verdict: the part not in action always goes back."""
    action, stake = wager.action_cents, wager.stake_cents
    cites = verdict.cites + wager.limited_by
    payout = stake - action + verdict.hands_back(action)
    if payout > stake:
        result = WIN
    elif payout < stake:
        result = LOSE
    else:
        result = PUSH if type(verdict) is Pushed else RETURNED
    if type(verdict) is Won:
        commission = verdict.commission.payment_cents(action) if verdict.commission else 0
        return Settlement(result, payout, cites, commission, verdict.odds)
    if type(verdict) is LostInPart:
        return Settlement(result, payout, cites, lost_part=verdict.part)
    return Settlement(result, payout, cites)
