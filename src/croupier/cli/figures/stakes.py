"""What somebody bets in every round of a session: one bet, or several together."""

from typing import TYPE_CHECKING

from croupier.cli.console.output import complain
from croupier.cli.figures.calculation import plain_answers, sheet_of, working
from croupier.engine.games import kebab
from croupier.engine.sentences import said

if TYPE_CHECKING:
    from croupier.mathematics.exact.figures import Figures


def one_bet(
    name: str, bet: str, on: str | None, decks: int | None, shoe: str | None = None
) -> "Figures":
    given = {"decks": decks, "shoe": shoe}
    with plain_answers():
        sheet = sheet_of(name, {key: value for key, value in given.items() if value is not None})
        return sheet.figures(kebab(bet), on)


def bets_together(
    name: str, stakes: "dict[tuple[str, str | None], int]", decks: int | None, insured: bool
) -> "Figures":
    from croupier.mathematics.bankroll.combined_bets import together
    from croupier.mathematics.bankroll.stakes import ImpossibleSession

    try:
        with plain_answers(), working(said("figures-working-together")):
            return together(name, stakes, decks, insured=insured)
    except ImpossibleSession as problem:
        complain(str(problem))
