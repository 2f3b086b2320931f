"""Roulette: every placement of the four pay tables, and which table offers which bet (Roulette
4.1.1, 4.1.2, 4.1.3, 4.1.4).

A placement wins with the pockets it covers, out of 39 that are equally likely. Series sets are not
in the book's text, so each Series Bet stands once for any set of its size.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import msgspec

from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games.roulette import layout as felt
from croupier.engine.games.roulette.placements import on_every_layout, zeros_box
from croupier.engine.money import Odds
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import phrase, said
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import Figures, won_or_lost
from croupier.mathematics.exact.sheet import Sheet

__all__ = ["Kind", "RouletteSheet", "sheet"]

PAYS = felt.PAYS | felt.ZEROS_PAY | felt.SERIES_PAY  # the same wherever a bet is offered
PAY_TABLES = {table.paragraph: table.pays for table in felt.LAYOUTS.values()}
SERIES = dict(zip(felt.SERIES_PAY, felt.SERIES_SIZES.values(), strict=True))


class Kind(msgspec.Struct, frozen=True):
    """One line of the pay tables; `pay_tables` are the paragraphs of those that have it."""

    bet: str
    pockets: int
    placements: int | None  # None: as many as the table names
    odds: str
    pay_tables: tuple[Citation, ...]


class RouletteSheet(Sheet, frozen=True, kw_only=True):
    layout: str | None = None  # None: the bets of all of them
    kinds: tuple[Kind, ...]


def sheet(
    *,
    decks: int | None = None,
    shoe: Composition | None = None,
    layout: str | None = None,
    pays: Mapping[str, Odds] = PAYS,
) -> RouletteSheet:
    if decks is not None:
        raise ImpossibleSetting("decks", said("roulette-no-decks"))
    if shoe is not None:
        raise ImpossibleShoe(phrase("impossible-roulette-is-played-with-a-wheel"))
    covered = pockets_covered()
    if layout is not None:
        layout = layout.upper()
        offered = felt.settings(layout=layout).layout
        covered = {
            spot: size for spot, size in covered.items() if spot.bet in felt.LAYOUTS[offered].pays
        }
    return RouletteSheet(
        game=felt.NAME,
        book=felt.BOOK,
        layout=layout,
        options=() if layout is None else (f"--layout {layout}",),
        bets=tuple(
            Figures.of(
                spot.bet,
                won_or_lost(pays[spot.bet], Fraction(pockets, len(POCKETS))),
                on=spot.on,
            )
            for spot, pockets in covered.items()
        ),
        kinds=_kinds(covered, pays),
    )


def pockets_covered() -> dict[Spot, int]:
    """How many pockets each placement covers, each placement once."""
    named = on_every_layout() | zeros_box()
    sizes = {spot: len(pockets) for spot, pockets in named.items()}
    return sizes | {Spot(bet): size for bet, size in SERIES.items()}


def _kinds(covered: Mapping[Spot, int], pays: Mapping[str, Odds]) -> tuple[Kind, ...]:
    placements = Counter(spot.bet for spot in covered)
    pockets = {spot.bet: size for spot, size in covered.items()}
    return tuple(
        Kind(
            bet,
            pockets[bet],
            None if bet in SERIES else placements[bet],
            pays[bet].decimal(),
            tuple(paragraph for paragraph, offered in PAY_TABLES.items() if bet in offered),
        )
        for bet in placements
    )
