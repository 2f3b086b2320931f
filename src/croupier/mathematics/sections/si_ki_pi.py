"""Si Ki Pi's own sections: the House Way beside the best arrangement, where they differ, hands by
what they are arranged into, and the Bonus (Si Ki Pi 3.19, 3.23, 4.2; Si Ki Pi H)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from croupier.engine.games.si_ki_pi.house_way import GONG
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
            "Expected value of the best arrangement",
            "% of the stake",
            lambda standing: standing.ev,
        ),
        _map(
            sheet,
            "How often hands are best arranged this way",
            "% of all hands",
            lambda standing: standing.dealt,
        ),
    )


def _two_ways(sheet: SiKiPiSheet) -> Table:
    usual, best = sheet.figures("initial"), sheet.optimal
    return Table(
        title="The Initial Bet, by House Way and at its best",
        headings=("Arranged", "Win", "Stand Off", "Lose", "House edge", "Expected value"),
        rows=(
            _chances("by House Way", usual),
            _chances("at best", best),
            ("the difference", "", "", "", percent(best.ev - usual.ev), signed(best.ev - usual.ev)),
        ),
        note="Against a Dealer who arranges by House Way from the other 48 cards.",
    )


def _chances(name: str, bet: Figures | Optimal) -> tuple[str, ...]:
    chances = (percent(chance) for chance in (bet.win, bet.push, bet.lose))
    return (name, *chances, percent(-bet.ev), signed(bet.ev))


def _where_they_differ(sheet: SiKiPiSheet) -> Table:
    kinds = {"a Pair": (PAIR,), "a Gong": (GONG,), "points": POINTS}
    found = {
        kind: [each for each in sheet.differences if made_by(each.house_way.high) in made]
        for kind, made in kinds.items()
    }
    return Table(
        title="Where another arrangement beats the House Way",
        headings=("House Way holds high", "Sets of ranks", "Dealt", "Cost over all rounds"),
        rows=(
            *(_sum(kind, differences) for kind, differences in found.items()),
            _sum("all", sheet.differences),
        ),
        note=f"Of {len(sheet.arrangements):,} sets of ranks; the costs add up to the difference.",
    )


def _sum(name: str, differences: Sequence[Difference]) -> tuple[str, ...]:
    dealt = sum((each.dealt for each in differences), Fraction(0))
    cost = sum((each.cost_overall for each in differences), Fraction(0))
    return name, str(len(differences)), percent(dealt), signed(cost)


def _costliest(sheet: SiKiPiSheet) -> Table:
    return Table(
        title="The costliest differences",
        headings=("Cards", "House Way", "Best", "Dealt", "Cost when dealt", "Over all rounds"),
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
        note=f"The first {COSTLIEST} of {len(sheet.differences)}; Low Hand / High Hand.",
    )


def _spelled(way: Arrangement) -> str:
    return f"{way.low} / {way.high}"


def _bonus(sheet: SiKiPiSheet) -> Table:
    return by_what_is_made(
        "Bonus, by what the four cards make",
        sheet.bonus_hands,
        "The same for a player’s hand and for the Dealer’s (Si Ki Pi 4.2).",
    )


def _map(
    sheet: SiKiPiSheet, title: str, unit: str, figure: Callable[[Standing], Number]
) -> HeatMap:
    found = {
        (standing.low, standing.high): 100 * float(figure(standing)) for standing in sheet.standings
    }
    return HeatMap(
        title=title,
        down="Low Hand",
        across="High Hand",
        rows=MADE,
        columns=MADE,
        values=tuple(tuple(found.get((low, high)) for high in MADE) for low in MADE),
        unit=unit,
    )
