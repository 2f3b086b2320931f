"""How many rounds with bets an interruption cut short or made void."""

import msgspec

RECENT = 1_000  # rounds
MOST_IN_AN_HOUR = 3
ONE_IN = 200  # of the recent rounds


class Interruptions(msgspec.Struct, frozen=True):
    last_hour: int = 0
    recent: int = 0  # among the last `of` rounds
    of: int = RECENT

    @property
    def too_many(self) -> bool:
        return self.last_hour > MOST_IN_AN_HOUR or self.recent * ONE_IN > self.of
