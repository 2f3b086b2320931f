"""Systems that count, as data: what each rank adds to the running count when it is seen."""

from collections.abc import Mapping

import msgspec

from croupier.engine.equipment.cards import RANKS
from croupier.engine.sentences import phrase

TENS = "TJQK"


class ImpossibleSystem(ValueError):
    """Nobody counts like this; the sentence says why."""


class System(msgspec.Struct, frozen=True):
    """Tags are whole numbers; a system with halves is written with twice its tags."""

    name: str
    tags: Mapping[str, int]  # by rank; one that is not named counts nothing

    def __post_init__(self) -> None:
        unknown = [rank for rank in self.tags if rank not in RANKS]
        if unknown:
            ranks = " ".join(RANKS)
            raise ImpossibleSystem(
                phrase("impossible-is-not-a-rank-the-ranks", a=repr(unknown[0]), b=str(ranks))
            )
        if not any(self.tags.values()):
            raise ImpossibleSystem(phrase("impossible-a-system-gives-at-least-one"))

    def tag(self, rank: str) -> int:
        return self.tags.get(rank, 0)

    @property
    def balanced(self) -> bool:
        """A whole deck comes to nothing; only then is there a true count."""
        return sum(self.tags.values()) == 0

    @property
    def squares(self) -> int:
        return sum(tag**2 for tag in self.tags.values())


def spelled(name: str, **by_ranks: int) -> System:
    """`hi_lo=…`: the ranks that share a tag are written together, tens as T."""
    tags = {
        rank: tag
        for ranks, tag in by_ranks.items()
        for letter in ranks.removeprefix("_")
        for rank in (TENS if letter == "T" else letter)
    }
    return System(name, tags)


SYSTEMS = {
    system.name: system
    for system in (
        spelled("hi-lo", _23456=1, _TA=-1),
        spelled("knock-out", _234567=1, _TA=-1),
        spelled("hi-opt-1", _3456=1, _T=-1),
        spelled("hi-opt-2", _2367=1, _45=2, _T=-2),
        spelled("omega-2", _237=1, _456=2, _9=-1, _T=-2),
        spelled("zen", _237=1, _456=2, _A=-1, _T=-2),
        spelled("halves", _27=1, _346=2, _5=3, _9=-1, _TA=-2),
    )
}
