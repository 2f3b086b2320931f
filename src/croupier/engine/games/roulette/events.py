"""What happens at a Roulette table and at no other (Roulette 3.7)."""

from croupier.engine.table.vocabulary.events import Happened


class BallRested(Happened, frozen=True, tag="roulette.ball-rested.1"):
    """A Spin that was not valid has a fact reported beside it."""

    pocket: str
    revolutions: int


EVENTS: tuple[type[Happened], ...] = (BallRested,)
