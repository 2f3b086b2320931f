"""Rounds in which three people have chips on every spot of the table, as moments."""

from collections.abc import Iterable, Iterator
from itertools import cycle, pairwise

from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot
from tests.floor.web.moments import Moment, Rounds, Shown, every, fullest
from tests.golden.recording import PURSES

PURSE_CENTS = 900_000_000
STAKES = (2_500, 10_000, 87_500, 120_000, 500)  # of one chip, and of many


class Crowded(Rounds):
    """ann, bob and cat sit in the first boxes, and bet everywhere."""

    trouble = 0.0
    purses = dict.fromkeys(PURSES, PURSE_CENTS)
    seated = tuple(PURSES)

    def played(self) -> "Crowded":
        self.play(1)
        return self

    def _opening(self) -> Iterable[PlaceBet]:
        cents = cycle(STAKES)
        for spot in self.game.spots(self.table.settings):
            for name in self.seated:
                yield PlaceBet(player(name), name, spot, next(cents))


def crowded(settings: Settings, seeds: Iterable[int]) -> list[Moment]:
    """One of each state, that in which there is most to show."""
    return fullest(each for seed in seeds for each in _after_bets(Crowded(settings, seed).played()))


def _after_bets(rounds: Crowded) -> Iterator[Moment]:
    shown = Shown(rounds)
    for entry, following in pairwise((*rounds.entries[1:], None)):
        assert entry is not None
        shown.follow(entry)
        betting = following is not None and isinstance(following.command, PlaceBet)
        if shown.live.table.number and not betting:
            yield shown.moment()


class Standing(Rounds):
    """Two or three people bet on the same spots, of which one sits there at most."""

    trouble = 0.0

    def _opening(self) -> Iterable[PlaceBet]:
        for side in ("banker", "player"):
            for box in (1, 2, 4, 6, 7):
                for name, cents in zip(
                    PURSES, (10_000, 14_900, 19_100)[: 2 + box % 2], strict=False
                ):
                    yield PlaceBet(player(name), name, Spot(side, box), cents)


class Alternating(Rounds):
    """ann, bob and cat each decide for boxes of their own, with others' boxes beside them."""

    trouble = 0.0

    def _opening(self) -> Iterable[PlaceBet]:
        for box, name in zip(self.table.settings.boxes, cycle(PURSES), strict=False):
            yield PlaceBet(player(name), name, Spot("initial", box), 10_000)


def ended(rounds: Rounds) -> list[Moment]:
    """How each round was settled."""
    return [moment for moment in every(rounds.played()) if moment.state == "concluded"]
