"""The cards of a recorded table, counted by its Dealer and confirmed by the Pit."""

import msgspec


class Count(msgspec.Struct, frozen=True):
    """So many cards were counted, of so many that there should be."""

    dealer: str
    number: int
    full: int
    to_come: bool  # those of the next shoe
    confirmed_by: str | None = None

    @property
    def right(self) -> bool:
        return self.number == self.full


class Counts(msgspec.Struct, frozen=True):
    """What was counted since the last round was opened."""

    counted: Count | None = None  # nobody has confirmed it yet
    in_play: Count | None = None
    to_come: Count | None = None
    wrong: Count | None = None  # the last of those in play, where it was not right
