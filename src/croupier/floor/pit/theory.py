"""What the bets of a table are worth by the mathematics of its game."""

import msgspec

from croupier.engine.table.vocabulary.settings import Settings


class Basis(msgspec.Struct, frozen=True):
    """So much of a table's settings as decides what its bets are worth."""

    game: str
    edition: str
    decks: int
    layout: str

    @classmethod
    def of(cls, settings: Settings) -> "Basis":
        return cls(settings.game, settings.edition, settings.decks, settings.layout)


class Theory(msgspec.Struct, frozen=True):
    """Of one unit staked."""

    edge: float
    variance: float | None


Worth = dict[tuple[str, str | None], Theory]


def worth_of(basis: Basis) -> Worth:
    """By bet and what it is on; empty for a game, or an edition, whose mathematics are not known.

    It may take a minute: whoever runs tables asks in another process."""
    from croupier.engine.games import UnknownGame
    from croupier.floor.advice import sheet

    try:
        if basis.decks:
            found = sheet(basis.game, decks=basis.decks)
        else:
            found = sheet(basis.game, layout=basis.layout)
    except UnknownGame:
        return {}
    if found.edition != basis.edition:
        return {}
    return {
        key: Theory(
            float(figures.house_edge),
            None if figures.variance is None else float(figures.variance),
        )
        for key, figures in found.worth().items()
        if figures is not None
    }
