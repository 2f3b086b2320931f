"""Who looks at a table (Baccarat 1.18, 1.19; Blackjack 1.25, 1.26)."""

from enum import StrEnum

import msgspec

from croupier.engine.table.vocabulary.people import Person, Rank


class Role(StrEnum):
    """Seated and Standing Players are both players: where they sit, the table knows.

    >>> [role.value for role in Role]
    ['player', 'watcher', 'dealer', 'pit', 'surveillance']
    """

    PLAYER = "player"
    WATCHER = "watcher"
    DEALER = "dealer"
    PIT = "pit"
    SURVEILLANCE = "surveillance"


OF_THE_HOUSE = (Role.DEALER, Role.PIT, Role.SURVEILLANCE)
SEE_THE_BOOKS = (Role.PIT, Role.SURVEILLANCE)  # purses, claims, who keyed what
DO_NOTHING = (Role.WATCHER, Role.SURVEILLANCE)


class Viewer(msgspec.Struct, frozen=True):
    """`rank`: what somebody of the Pit may do; for the others it follows from the role.

    >>> Viewer(Role.WATCHER, "eve").person is None
    True
    >>> Viewer.of(Person("ann")).role
    <Role.PLAYER: 'player'>
    """

    role: Role
    name: str
    rank: Rank = Rank.PLAYER

    @classmethod
    def of(cls, person: Person) -> "Viewer":
        """How somebody who plays or works at the table sees it."""
        match person.rank:
            case Rank.PLAYER:
                return cls(Role.PLAYER, person.name)
            case Rank.DEALER:
                return cls(Role.DEALER, person.name, Rank.DEALER)
            case _:
                return cls(Role.PIT, person.name, person.rank)

    @property
    def person(self) -> Person | None:
        """Who acts at the table under this name; None for those who only look on."""
        return None if self.role in DO_NOTHING else Person(self.name, self.rank)
