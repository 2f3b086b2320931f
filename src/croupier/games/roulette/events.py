"""What happens at a Roulette table and at no other (Roulette 3.7)."""

from croupier.table.events import Event


class BallRested(Event, frozen=True):
    """After a valid Spin, against the wheel."""

    pocket: str
    revolutions: int
