"""What happens at a Roulette table and at no other (Roulette 3.7)."""

from croupier.table.events import Event


class BallRested(Event, frozen=True):
    """A Spin that was not valid has a fact reported beside it."""

    pocket: str
    revolutions: int
