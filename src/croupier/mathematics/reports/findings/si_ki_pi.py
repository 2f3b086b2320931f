"""Si Ki Pi: the House Way beside the best arrangement, and the Bonus (Si Ki Pi 4.1, 4.2; Si Ki Pi
H)."""

from croupier.engine.games.si_ki_pi.layout import BONUS_HANDS, BONUS_PAYS
from croupier.engine.sentences import said
from croupier.mathematics.exact.figures import Figures
from croupier.mathematics.exact.si_ki_pi import Optimal, SiKiPiSheet
from croupier.mathematics.exact.si_ki_pi.arrangements import MADE
from croupier.mathematics.reports.findings import figures as f
from croupier.mathematics.reports.odds import Arranged, Costly, Finding, OfSiKiPi, Way, WorthByDecks

COSTLIEST = 12


def told(sheet: SiKiPiSheet) -> tuple[OfSiKiPi, tuple[Finding, ...], tuple[WorthByDecks, ...]]:
    own = OfSiKiPi(
        house_way=_way(sheet.figures("initial")),
        best=_way(sheet.optimal),
        sets=len(sheet.arrangements),
        differences=len(sheet.differences),
        costliest=tuple(
            Costly(
                each.cards,
                (each.house_way.low, each.house_way.high),
                (each.best.low, each.best.high),
                float(each.dealt),
                float(each.cost),
                float(each.cost_overall),
            )
            for each in sheet.differences[:COSTLIEST]
        ),
        made=MADE,
        arranged=tuple(
            Arranged(each.low, each.high, float(each.dealt), float(each.ev))
            for each in sheet.standings
        ),
        bonus=f.paid_for(sheet.bonus_hands, (BONUS_HANDS[made] for made in BONUS_PAYS)),
    )
    return own, (_two_ways(sheet), _differences(sheet), _pushes(sheet), _bonus(sheet)), ()


def _way(of: Figures | Optimal) -> Way:
    assert of.win is not None
    assert of.push is not None
    assert of.lose is not None
    return Way(float(of.win), float(of.push), float(of.lose), float(of.ev))


def _two_ways(sheet: SiKiPiSheet) -> Finding:
    house, best = sheet.figures("initial").house_edge, -sheet.optimal.ev
    return Finding(
        said("odds-from-to", first=f.points(house), last=f.share(best)),
        said("odds-house-way-costs"),
        (
            said(
                "odds-best-way-saves",
                house=f.of_a_thousand(house),
                best=f.of_a_thousand(best),
            ),
        ),
    )


def _differences(sheet: SiKiPiSheet) -> Finding:
    dealt = sum(float(each.dealt) for each in sheet.differences)
    return Finding(
        said("odds-so-many-of", some=len(sheet.differences), all=f"{len(sheet.arrangements):,}"),
        said("odds-other-arrangement"),
        (said("odds-differences-dealt", share=f.share(dealt)),),
    )


def _pushes(sheet: SiKiPiSheet) -> Finding:
    house, best = sheet.figures("initial"), sheet.optimal
    return Finding(
        said("odds-figure", figure=f.share(best.push)),
        said("odds-stand-offs"),
        (said("odds-stand-offs-by-house-way", share=f.share(house.push)),),
    )


def _bonus(sheet: SiKiPiSheet) -> Finding:
    bonus, best = sheet.figures("bonus"), -sheet.optimal.ev
    return Finding(
        said("odds-figure", figure=f.share(bonus.house_edge)),
        said("odds-bonus-costs", times=f.times(bonus.house_edge, best)),
        (said("odds-bonus-wins", share=f.share(bonus.win)),),
    )
