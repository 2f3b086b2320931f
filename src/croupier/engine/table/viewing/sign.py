"""The sign of a table: its limits, its pay table, the edition of the book (Baccarat 3.3, 3.4)."""

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.layout_drawing import PayLine, Ranked, Where
from croupier.engine.table.vocabulary.settings import Settings, TableKind
from croupier.engine.table.vocabulary.wagers import Spot


class SpotOnSign(msgspec.Struct, frozen=True):
    spot: Spot
    where: Where
    minimum_cents: int
    maximum_cents: int | None


class Sign(msgspec.Struct, frozen=True):
    game: str
    book: str
    edition: str
    kind: TableKind
    layout: str
    decks: int
    boxes: tuple[int, ...]
    unit_cents: int
    differential_cents: int | None
    pays: tuple[PayLine, ...]
    spots: tuple[SpotOnSign, ...]
    limits_cite: Citation  # the paragraph that has them displayed
    ranking: tuple[Ranked, ...] = ()  # the highest first


def sign(game: Game, settings: Settings) -> Sign:
    """Kept with the settings: they change seldom, views are many."""
    known = settings.__dict__
    if "sign" not in known:
        known["sign"] = _written(game, settings)
    found: Sign = known["sign"]
    return found


def _written(game: Game, settings: Settings) -> Sign:
    limits = settings.limits
    return Sign(
        game.NAME,
        game.BOOK,
        settings.edition,
        settings.kind,
        settings.layout,
        settings.decks,
        settings.boxes,
        settings.unit_cents,
        limits.differential_cents,
        game.pays(settings),
        tuple(
            SpotOnSign(
                spot, game.where(settings, spot), limits.minimum(spot.bet), limits.maximum(spot.bet)
            )
            for spot in game.spots(settings)
        ),
        game.PARAGRAPHS.limits_displayed,
        game.ranking_card(),
    )
