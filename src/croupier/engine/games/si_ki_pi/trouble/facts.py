"""What can be reported at a Si Ki Pi table and at no other (Si Ki Pi 5.5, 5.13)."""

from croupier.engine.table.vocabulary.facts import Reported
from croupier.engine.table.vocabulary.places import Place


class SecondHandExamined(Reported, frozen=True, tag="si-ki-pi.second-hand-examined.1"):
    """A player who may look at one hand only has looked at a further one."""

    name = "second-hand-examined"
    player: str
    box: int


class ExposedByPlayer(Reported, frozen=True, tag="si-ki-pi.exposed-by-player.1"):
    name = "exposed-by-player"
    shown_by: str | None
    place: Place
    count: int = 1
