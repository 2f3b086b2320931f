"""Andar Bahar: what each side costs, what the side bets cost, and how long a round takes (Andar
Bahar 3.10, 3.11.1, 4.1)."""

from fractions import Fraction

from croupier.engine.games.andar_bahar.first_three import MADE_SAID
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY
from croupier.engine.games.names import bet_named
from croupier.engine.sentences import said
from croupier.mathematics.exact.andar_bahar import AndarBaharSheet
from croupier.mathematics.reports.findings import figures as f
from croupier.mathematics.reports.odds import Finding, OfAndarBahar, WorthByDecks


def told(
    sheet: AndarBaharSheet,
) -> tuple[OfAndarBahar, tuple[Finding, ...], tuple[WorthByDecks, ...]]:
    mean = sum((cards * chance for cards, chance in sheet.cards.items()), Fraction(0))
    own = OfAndarBahar(
        cards={cards: float(chance) for cards, chance in sheet.cards.items()},
        mean=float(mean),
        first_3_cards=f.paid_for(
            sheet.first_3_cards, (MADE_SAID[made] for made in FIRST_3_CARDS_PAY)
        ),
    )
    return own, (_sides(sheet), _dear(sheet), _length(sheet, mean)), ()


def _sides(sheet: AndarBaharSheet) -> Finding:
    andar, bahar = sheet.figures("andar"), sheet.figures("bahar")
    cheaper, other = sorted((andar, bahar), key=lambda figures: figures.house_edge)
    return Finding(
        said("odds-figure", figure=f.share(cheaper.house_edge)),
        said("odds-cheapest", bet=bet_named(cheaper.bet)),
        (
            said(
                "odds-other-side",
                bet=bet_named(other.bet),
                costs=f.share(other.house_edge),
            ),
            said("odds-stand-off", share=f.share(andar.push)),
        ),
    )


def _dear(sheet: AndarBaharSheet) -> Finding:
    edges = {figures.bet: figures.house_edge for figures in sheet.bets}
    cheapest, *_, third, second, dearest = sorted(edges, key=lambda bet: edges[bet])
    return Finding(
        said("odds-figure", figure=f.share(edges[dearest])),
        said(
            "odds-dearest",
            bet=bet_named(dearest),
            times=f.times(edges[dearest], edges[cheapest]),
            cheapest=bet_named(cheapest),
        ),
        (
            said(
                "odds-two-more",
                one=bet_named(second),
                costs=f.share(edges[second]),
                other=bet_named(third),
                more=f.share(edges[third]),
            ),
        ),
    )


def _length(sheet: AndarBaharSheet, mean: Fraction) -> Finding:
    likeliest = max(sheet.cards, key=lambda cards: sheet.cards[cards])
    return Finding(
        said("odds-mean-cards", cards=f"{float(mean):.2f}"),
        said("odds-length-of-a-round"),
        (
            said("odds-likeliest-length", cards=likeliest, share=f.share(sheet.cards[likeliest])),
            said("odds-longest-round", cards=max(sheet.cards)),
        ),
    )
