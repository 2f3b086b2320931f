"""What can be reported at a Roulette table and at no other (Roulette 3.7, 5.5)."""

from croupier.engine.table.vocabulary.facts import Reported


class BallDropped(Reported, frozen=True, tag="roulette.ball-dropped.1"):
    """Dropped into a pocket instead of spun above the turning wheel."""

    name = "ball-dropped"


class FewRevolutions(Reported, frozen=True, tag="roulette.few-revolutions.1"):
    name = "few-revolutions"


class NoPocket(Reported, frozen=True, tag="roulette.no-pocket.1"):
    """The ball was spun and did not drop into a pocket."""

    name = "no-pocket"


class BallLeft(Reported, frozen=True, tag="roulette.ball-left.1"):
    """The ball was flung out of the wheel."""

    name = "ball-left"


class WheelStill(Reported, frozen=True, tag="roulette.wheel-still.1"):
    """The wheel was not turning when the ball was spun."""

    name = "wheel-still"


class SameDirection(Reported, frozen=True, tag="roulette.same-direction.1"):
    name = "same-direction"


class ForeignObject(Reported, frozen=True, tag="roulette.foreign-object.1"):
    """Something entered the wheel before the ball came to rest."""

    name = "foreign-object"


class Interference(Reported, frozen=True, tag="roulette.interference.1"):
    """Somebody interfered with the running ball or the turning wheel."""

    name = "interference"


class WheelStopped(Reported, frozen=True, tag="roulette.wheel-stopped.1"):
    """The wheel stopped before the ball came to rest."""

    name = "wheel-stopped"


class BallBroke(Reported, frozen=True, tag="roulette.ball-broke.1"):
    name = "ball-broke"
