"""Andar Bahar's own sections: how many cards a round takes, and what the First 3 Cards make (Andar
Bahar 1.6, 3.9, 3.10)."""

from fractions import Fraction

from croupier.engine.games.andar_bahar.first_three import MADE_SAID
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.andar_bahar import AndarBaharSheet
from croupier.mathematics.sections.bets import by_what_is_made
from croupier.mathematics.sections.sections import Columns, Section, Table


def sections(sheet: AndarBaharSheet) -> tuple[Section, ...]:
    return (_first_3_cards(sheet), _cards(sheet))


def _first_3_cards(sheet: AndarBaharSheet) -> Table:
    return by_what_is_made(
        phrase("sheet-first-three"),
        sheet.first_3_cards,
        (MADE_SAID[made] for made in FIRST_3_CARDS_PAY),
        phrase("sheet-first-three-of"),
    )


def _cards(sheet: AndarBaharSheet) -> Columns:
    mean = sum((number * chance for number, chance in sheet.cards.items()), Fraction(0))
    return Columns(
        title=phrase("sheet-cards-dealt"),
        labels=tuple(map(str, sheet.cards)),
        values=tuple(100 * float(chance) for chance in sheet.cards.values()),
        across=phrase("sheet-cards-joker"),
        unit=phrase("sheet-of-rounds-bet"),
        note=phrase("sheet-cards-mean", mean=f"{float(mean):.4f}", least=min(sheet.cards)),
    )
