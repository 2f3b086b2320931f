"""Si Ki Pi's own sections: the House Way beside the best arrangement, where they differ, hands by
what they are arranged into, and the Bonus (Si Ki Pi 3.19, 3.23, 4.2; Si Ki Pi H)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from croupier.engine.games.si_ki_pi.house_way import GONG
from croupier.engine.games.si_ki_pi.layout import BONUS_HANDS, BONUS_PAYS
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.figures import Figures, Number
from croupier.mathematics.exact.si_ki_pi import Optimal, SiKiPiSheet
from croupier.mathematics.exact.si_ki_pi.arrangements import (
    MADE,
    PAIR,
    POINTS,
    Arrangement,
    Difference,
    Standing,
    made_by,
)
from croupier.mathematics.sections.bets import by_what_is_made, percent, signed
from croupier.mathematics.sections.sections import HeatMap, Section, Table

COSTLIEST = 25


def sections(sheet: SiKiPiSheet) -> tuple[Section, ...]:
    return (
        _two_ways(sheet),
        _where_they_differ(sheet),
        _costliest(sheet),
        _bonus(sheet),
        _map(
            sheet,
            phrase("sheet-best-ev"),
            phrase("sheet-of-stake"),
            lambda standing: standing.ev,
        ),
        _map(
            sheet,
            phrase("sheet-best-often"),
            phrase("sheet-of-hands"),
            lambda standing: standing.dealt,
        ),
    )


def _two_ways(sheet: SiKiPiSheet) -> Table:
    usual, best = sheet.figures("initial"), sheet.optimal
    return Table(
        title=phrase("sheet-two-ways"),
        headings=(
            *(phrase("sheet-arranged"), phrase("sheet-win"), phrase("sheet-stand-off")),
            *(phrase("sheet-lose"), phrase("sheet-edge"), phrase("sheet-ev")),
        ),
        rows=(
            _chances(phrase("sheet-house-way"), usual),
            _chances(phrase("sheet-at-best"), best),
            _apart(best.ev - usual.ev),
        ),
        note=phrase("sheet-against-house-way"),
    )


def _apart(ev: Number) -> tuple[str, ...]:
    return phrase("sheet-difference"), "", "", "", percent(ev), signed(ev)


def _chances(name: str, bet: Figures | Optimal) -> tuple[str, ...]:
    chances = (percent(chance) for chance in (bet.win, bet.push, bet.lose))
    return (name, *chances, percent(-bet.ev), signed(bet.ev))


def _where_they_differ(sheet: SiKiPiSheet) -> Table:
    kinds = {
        phrase("sheet-a-pair"): (PAIR,),
        phrase("sheet-a-gong"): (GONG,),
        phrase("sheet-points"): POINTS,
    }
    found = {
        kind: [each for each in sheet.differences if made_by(each.house_way.high) in made]
        for kind, made in kinds.items()
    }
    return Table(
        title=phrase("sheet-where-differ"),
        headings=(
            *(phrase("sheet-holds-high"), phrase("sheet-rank-sets")),
            *(phrase("sheet-dealt"), phrase("sheet-cost-all")),
        ),
        rows=(
            *(_sum(kind, differences) for kind, differences in found.items()),
            _sum(phrase("sheet-all"), sheet.differences),
        ),
        note=phrase("sheet-of-sets", sets=f"{len(sheet.arrangements):,}"),
    )


def _sum(name: str, differences: Sequence[Difference]) -> tuple[str, ...]:
    dealt = sum((each.dealt for each in differences), Fraction(0))
    cost = sum((each.cost_overall for each in differences), Fraction(0))
    return name, str(len(differences)), percent(dealt), signed(cost)


def _costliest(sheet: SiKiPiSheet) -> Table:
    return Table(
        title=phrase("sheet-costliest"),
        headings=(
            *(phrase("sheet-cards"), phrase("sheet-way"), phrase("sheet-best")),
            *(phrase("sheet-dealt"), phrase("sheet-cost-dealt"), phrase("sheet-over-all")),
        ),
        rows=tuple(
            (
                each.cards,
                _spelled(each.house_way),
                _spelled(each.best),
                percent(each.dealt),
                signed(each.cost),
                signed(each.cost_overall),
            )
            for each in sheet.differences[:COSTLIEST]
        ),
        note=phrase("sheet-first-of", shown=COSTLIEST, all=len(sheet.differences)),
    )


def _spelled(way: Arrangement) -> str:
    return f"{way.low} / {way.high}"


def _made(half: str) -> str:
    """Points are written alike in every language."""
    if half == GONG:
        return phrase("paper-made-gong")
    return phrase("paper-made-pair") if half == PAIR else half


def _bonus(sheet: SiKiPiSheet) -> Table:
    return by_what_is_made(
        phrase("sheet-bonus"),
        sheet.bonus_hands,
        (BONUS_HANDS[made] for made in BONUS_PAYS),
        phrase("sheet-bonus-same"),
    )


def _map(
    sheet: SiKiPiSheet, title: str, unit: str, figure: Callable[[Standing], Number]
) -> HeatMap:
    found = {
        (standing.low, standing.high): 100 * float(figure(standing)) for standing in sheet.standings
    }
    return HeatMap(
        title=title,
        down=phrase("sheet-low"),
        across=phrase("sheet-high"),
        rows=tuple(map(_made, MADE)),
        columns=tuple(map(_made, MADE)),
        values=tuple(tuple(found.get((low, high)) for high in MADE) for low in MADE),
        unit=unit,
    )
