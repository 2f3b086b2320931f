"""Roulette: every bet costs the same, so what differs is the shape of the risk (Roulette 4.1.1,
4.1.2, 4.1.3, 4.1.4)."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

from croupier.engine.equipment.wheel import POCKETS, joined
from croupier.engine.games.names import bet_named
from croupier.engine.games.roulette import layout as felt
from croupier.engine.games.roulette.placements import on_every_layout, zeros_box
from croupier.engine.sentences import said
from croupier.mathematics.exact.figures import Figures
from croupier.mathematics.exact.roulette import PAY_TABLES, Kind, RouletteSheet
from croupier.mathematics.reports.findings import figures as f
from croupier.mathematics.reports.findings.chance_ahead import hope
from croupier.mathematics.reports.odds import Finding, OfRoulette, PayTable, Shape, WorthByDecks

SPINS = 100
QUANTILES = (Fraction(1, 20), Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(19, 20))


def told(sheet: RouletteSheet) -> tuple[OfRoulette, tuple[Finding, ...], tuple[WorthByDecks, ...]]:
    by_pockets: dict[int, list[Kind]] = {}
    for kind in sheet.kinds:
        by_pockets.setdefault(kind.pockets, []).append(kind)
    everywhere = set.intersection(*(set(pays) for pays in PAY_TABLES.values()))
    own = OfRoulette(
        wheel=len(POCKETS),
        spins=SPINS,
        quantiles=tuple(map(float, QUANTILES)),
        shapes=tuple(_shape(pockets, kinds) for pockets, kinds in sorted(by_pockets.items())),
        pay_tables=tuple(
            PayTable(
                paragraph,
                tuple(name for name, table in felt.LAYOUTS.items() if table.paragraph == paragraph),
                tuple(bet for bet in pays if bet not in everywhere),
            )
            for paragraph, pays in PAY_TABLES.items()
        ),
        placements=_placements(sheet),
    )
    return own, _findings(sheet), ()


def _placements(sheet: RouletteSheet) -> dict[str, tuple[str, ...]]:
    """The pockets of each placement; what has no name of its own by those it covers."""
    found: dict[str, list[str]] = {}
    for spot, covered in (on_every_layout() | zeros_box()).items():
        if any(kind.bet == spot.bet for kind in sheet.kinds):
            found.setdefault(spot.bet, []).append(joined(tuple(sorted(covered, key=POCKETS.index))))
    return {bet: tuple(names) for bet, names in found.items()}


def _shape(pockets: int, kinds: Sequence[Kind]) -> Shape:
    return Shape(
        tuple(kind.bet for kind in kinds),
        tuple(kind.placements for kind in kinds),
        pockets,
        after_spins(Fraction(pockets, len(POCKETS)), Fraction(kinds[0].odds)),
        hope(pockets / len(POCKETS), int(Fraction(kinds[0].odds)) + 1),
    )


def after_spins(chance: Fraction, odds: Fraction) -> tuple[float, ...]:
    """Quantiles of the net result of a hundred spins at one stake."""
    found, sum_so_far, wins = [], Fraction(0), -1
    for quantile in QUANTILES:
        while sum_so_far < quantile:
            wins += 1
            sum_so_far += comb(SPINS, wins) * chance**wins * (1 - chance) ** (SPINS - wins)
        found.append(float(wins * (odds + 1) - SPINS))
    return tuple(found)


def _findings(sheet: RouletteSheet) -> tuple[Finding, ...]:
    edges = {figures.house_edge for figures in sheet.bets}
    if len(edges) != 1:
        return ()
    (edge,) = edges
    widest, narrowest = (_by_spread(sheet)[place] for place in (-1, 0))
    long_run = f.LONG_RUN
    return (
        Finding(
            said("odds-fraction", fraction=str(edge), share=f.share(edge)),
            said("odds-every-bet-costs"),
            (
                said("odds-paid-as-if", paid=len(POCKETS) - 3, pockets=len(POCKETS)),
                said("odds-no-mixture"),
            ),
        ),
        Finding(
            said("odds-against", one=_spread(widest), other=_spread(narrowest)),
            said("odds-spread-differs"),
            (
                said(
                    "odds-spread-of-one",
                    bet=bet_named(widest.bet),
                    wide=_spread(widest),
                    other=said("odds-even-chance"),
                    narrow=_spread(narrowest),
                ),
                said("odds-both-lose", spins=SPINS, lost=f"{float(edge) * SPINS:.2f}"),
            ),
        ),
        Finding(
            said(
                "odds-against",
                one=f.points(widest.ahead_after(long_run) or 0),
                other=f.share(narrowest.ahead_after(long_run)),
            ),
            said("odds-wide-keeps-hope"),
            (
                said(
                    "odds-ahead-of-both",
                    spins=f"{long_run:,}",
                    bet=bet_named(widest.bet),
                    wide=f.share(widest.ahead_after(long_run)),
                    other=said("odds-even-chance"),
                    narrow=f.share(narrowest.ahead_after(long_run)),
                ),
            ),
        ),
    )


def _by_spread(sheet: RouletteSheet) -> list[Figures]:
    return sorted(sheet.bets, key=lambda figures: figures.variance or 0)


def _spread(figures: Figures) -> str:
    return f"{float(figures.variance or 0) ** 0.5:.2f}"
