"""What can be reported at a Baccarat table and at no other (Baccarat 5.13)."""

from croupier.engine.table.vocabulary.facts import Reported


class InsuranceNotOffered(Reported, frozen=True, tag="baccarat.insurance-not-offered.1"):
    """`player` meant to insure `side` and was shown neither display nor lammer."""

    name = "insurance-not-offered"
    player: str
    side: str
    stage: str | None = None  # None: the last closed one with a cell for that side
