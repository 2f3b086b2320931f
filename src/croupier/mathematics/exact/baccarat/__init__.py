"""Baccarat from any shoe: the five bets, both point totals, every Insurance cell (Baccarat 4.1.1,
4.1.2, 4.1.3)."""

from collections.abc import Mapping
from fractions import Fraction
from math import perm

from croupier.engine.games.baccarat import layout
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import SIDES
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.engine.money import Odds
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.baccarat import insurance
from croupier.mathematics.exact.baccarat.enumeration import CARDS_IN_A_ROUND, Deals, deals
from croupier.mathematics.exact.baccarat.insurance import InsuranceCell, InsuranceValue
from croupier.mathematics.exact.baccarat.situation import ImpossiblePoints, Situation, situation
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import Figures, won_or_lost
from croupier.mathematics.exact.sheet import Sheet, Worth

__all__ = [
    "BaccaratSheet",
    "ImpossiblePoints",
    "Situation",
    "every_bet",
    "five_bets",
    "from_points",
    "sheet",
]


class BaccaratSheet(Sheet, frozen=True, kw_only=True):
    insurance: tuple[InsuranceCell, ...]
    insurance_value: tuple[InsuranceValue, ...]
    points: tuple[tuple[Fraction, ...], ...]  # [player][banker] when the round is over

    def worth(self) -> Worth:
        return super().worth() | {(cell.bet, cell.on): cell.figures for cell in self.insurance}


def sheet(
    *,
    decks: int = 8,
    shoe: Composition | None = None,
    pays: Mapping[str, Odds] | None = None,
    cells: insurance.Cells | None = None,
) -> BaccaratSheet:
    by = EDITIONS.current
    held = _held(decks, shoe)
    dealt = _deals(held)
    cells = by.insurance if cells is None else cells
    offered = insurance.worth(dealt, cells)
    return BaccaratSheet(
        game=layout.NAME,
        book=layout.BOOK,
        decks=held.decks,
        shoe=held,
        bets=_bets(held, dealt, by.pays if pays is None else pays),
        insurance=offered,
        insurance_value=tuple(insurance.value_of_buying(dealt, cells, side) for side in SIDES),
        points=tuple(
            tuple(Fraction(int(count), dealt.total) for count in row) for row in dealt.final
        ),
    )


def from_points(
    player: int, banker: int, *, decks: int = 8, shoe: Composition | None = None
) -> Situation:
    """What happens once both Hands have two cards with these points."""
    return situation(_deals(_held(decks, shoe)), player, banker)


def _held(decks: int, shoe: Composition | None) -> Composition:
    held = Composition.of_decks(decks) if shoe is None else shoe.checked()
    layout.settings(decks=held.decks)  # Baccarat 2.2.1
    return held


def every_bet(
    shoe: Composition, pays: Mapping[str, Odds] | None, cells: insurance.Cells
) -> tuple[tuple[Figures, ...], tuple[InsuranceCell, ...]]:
    """The five bets and these cells: quicker than the whole sheet."""
    dealt = _deals(shoe)
    bets = _bets(shoe, dealt, EDITIONS.current.pays if pays is None else pays)
    return bets, insurance.worth(dealt, cells)


def five_bets(shoe: Composition, pays: Mapping[str, Odds] | None = None) -> tuple[Figures, ...]:
    return _bets(shoe, _deals(shoe), EDITIONS.current.pays if pays is None else pays)


def _deals(shoe: Composition) -> Deals:
    if len(shoe.checked()) < CARDS_IN_A_ROUND:
        raise ImpossibleShoe(
            phrase(
                "impossible-a-round-of-baccarat-may-need", a=str(CARDS_IN_A_ROUND), b=str(len(shoe))
            )
        )
    return deals(shoe.by_value(VALUES))


def _bets(shoe: Composition, dealt: Deals, pays: Mapping[str, Odds]) -> tuple[Figures, ...]:
    player, tie, banker = (
        Fraction(int(counts), dealt.total) for counts in dealt.four_cards.sum(axis=(0, 1))
    )
    pair = Fraction(sum(perm(count, 2) for count in shoe.counts), perm(len(shoe), 2))
    wins = {
        "player": player,
        "banker": banker,
        "tie": tie,
        "player-pair": pair,
        "banker-pair": pair,
    }
    pushes = {"player": tie, "banker": tie}  # Baccarat 3.17
    return tuple(
        Figures.of(bet, won_or_lost(pays[bet], wins[bet], pushes.get(bet, Fraction(0))))
        for bet in layout.BETS
    )
