"""What the bets of a table are worth by the mathematics of its game."""

from collections.abc import Mapping

import msgspec

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.table.vocabulary.settings import Settings

Bet = tuple[str, str | None]  # and what it is on


class Basis(msgspec.Struct, frozen=True):
    """So much of a table's settings as decides what its bets are worth."""

    game: str
    edition: str
    decks: int
    layout: str
    placements: tuple[Bet, ...] = ()  # where there are no cards: some have their sets named

    @classmethod
    def of(cls, settings: Settings) -> "Basis":
        placements: tuple[Bet, ...] = ()
        if not settings.decks:
            spots = game_named(settings.game).spots(settings)
            placements = tuple([(spot.bet, spot.on) for spot in spots])
        return cls(settings.game, settings.edition, settings.decks, settings.layout, placements)


class Theory(msgspec.Struct, frozen=True):
    """Of one unit staked."""

    edge: float
    variance: float | None


class Worth(msgspec.Struct, frozen=True):
    """`together`: covariances of two bets per unit of each, on one box and on two; bets that are
    not there are taken for independent."""

    bets: Mapping[Bet, Theory] = {}
    together: Mapping[tuple[Bet, Bet], tuple[float, float]] = {}

    def theory(self, bet: Bet) -> Theory | None:
        return self.bets.get(bet) or self.bets.get((bet[0], None))

    def covariance(self, one: Bet, other: Bet, *, one_box: bool) -> float:
        low, high = sorted((one, other), key=lambda bet: (bet[0], bet[1] or ""))
        if (low, high) in self.together:
            return self.together[low, high][not one_box]
        theory = self.theory(one)
        if one != other or theory is None or not one_box:
            return 0.0
        return theory.variance or 0.0


def worth_of(basis: Basis) -> Worth:
    """By bet and what it is on; empty for a game, or an edition, whose mathematics are not known.

    It may take a minute: the server asks in another process."""
    from croupier.floor.advice import covariances, sheet

    try:
        if basis.decks:
            found = sheet(basis.game, decks=basis.decks)
        else:
            found = sheet(basis.game, layout=basis.layout)
    except UnknownGame:
        return Worth()
    if found.edition != basis.edition:
        return Worth()
    bets = {
        key: Theory(
            float(figures.house_edge),
            None if figures.variance is None else float(figures.variance),
        )
        for key, figures in found.worth().items()
        if figures is not None
    }
    together = covariances(basis.game, basis.decks or None, basis.placements)
    return Worth(bets, {pair: (each.one_box, each.two_boxes) for pair, each in together.items()})
