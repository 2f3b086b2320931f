"""How a practice table is asked for, and told of."""

from croupier.floor.protocol.bodies import Answered, Body


class PracticeBody(Body, frozen=True):
    """A practice table: who plays along, how often the Dealer makes a mistake (of all cards dealt),
    and a seed, without which one is drawn."""

    game: str
    seed: int | None = None
    trouble: float = 0.0
    companions: int = 2
    layout: str | None = None


class PracticeSeen(Answered, frozen=True):
    """A practice table of one's own; asked for alike, with the seed, it plays alike."""

    id: str
    game: str
    seed: int
    trouble: float
    companions: int
    layout: str
    outcomes: tuple[str, ...]  # of the rounds before, the latest last
    of_this_shoe: int  # how many of them, the latest
