"""What happens at a Baccarat table and at no other (Baccarat 3.11, 5.3, 5.13)."""

from croupier.engine.games.baccarat.insurance import InsuranceOffer
from croupier.engine.table.vocabulary.events import Happened


class InsuranceClosed(Happened, frozen=True, tag="baccarat.insurance-closed.1"):
    """The next card closed a stage: the cells on display, and who has now forgone Insurance."""

    offers: tuple[InsuranceOffer, ...]
    forgone: frozenset[str]


class InsuranceNeglected(Happened, frozen=True, tag="baccarat.insurance-neglected.1"):
    """A Pit Manager found, after the stage had closed, that this Insurance was not offered.

    Nobody forgoes what was not offered: with the first stage the second is open to them again.
    """

    player: str
    side: str
    stage: str
    may_insure_again: bool


class InsuranceOfferedLate(Happened, frozen=True, tag="baccarat.insurance-offered-late.1"):
    """It was found while the stage was open: the Insurance is offered now."""

    player: str
    side: str
    stage: str


EVENTS: tuple[type[Happened], ...] = (
    InsuranceClosed,
    InsuranceNeglected,
    InsuranceOfferedLate,
)
