"""What is asked for at a Roulette table and at no other (Roulette 3.7)."""

from croupier.engine.table.vocabulary.commands import Given
from croupier.engine.table.vocabulary.people import Rank

LEAST_REVOLUTIONS = 4  # Roulette 3.7


class Spin(Given, frozen=True, tag="roulette.spin.1"):
    """The ball was spun and came to rest in `pocket` (Roulette 1.8)."""

    needs = Rank.DEALER

    pocket: str
    revolutions: int = LEAST_REVOLUTIONS
    with_wheel: bool = False  # the way the wheel turns, not against it


COMMANDS: tuple[type[Given], ...] = (Spin,)
