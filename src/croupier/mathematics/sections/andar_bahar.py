"""Andar Bahar's own sections: how many cards a round takes, and what the First 3 Cards make (Andar
Bahar 1.6, 3.9, 3.10)."""

from fractions import Fraction

from croupier.mathematics.exact.andar_bahar import AndarBaharSheet
from croupier.mathematics.sections.bets import by_what_is_made
from croupier.mathematics.sections.sections import Columns, Section, Table


def sections(sheet: AndarBaharSheet) -> tuple[Section, ...]:
    return (_first_3_cards(sheet), _cards(sheet))


def _first_3_cards(sheet: AndarBaharSheet) -> Table:
    return by_what_is_made(
        "First 3 Cards, by what they make",
        sheet.first_3_cards,
        "Joker, first Andar card and first Bahar card in any order (Andar Bahar 1.6).",
    )


def _cards(sheet: AndarBaharSheet) -> Columns:
    mean = sum((number * chance for number, chance in sheet.cards.items()), Fraction(0))
    return Columns(
        title="Cards dealt in a round",
        labels=tuple(map(str, sheet.cards)),
        values=tuple(100 * float(chance) for chance in sheet.cards.values()),
        across="cards, the Joker included",
        unit="% of the rounds with a bet on Andar or Bahar",
        note=f"On average {float(mean):.4f} cards. With no bet on Andar or Bahar a round ends "
        f"after {min(sheet.cards)} (Andar Bahar 3.10.1).",
    )
