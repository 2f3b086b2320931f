"""Si Ki Pi from its fresh deck: the Initial Bet by House Way and at its best, where the two differ,
and the Bonus on either hand (Si Ki Pi 3.22, 3.23, 4.1, 4.2; Si Ki Pi H)."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Self

import msgspec
import numpy as np

from croupier.engine.games.si_ki_pi import layout
from croupier.engine.games.si_ki_pi.settlement import bonus_hand
from croupier.engine.money import Odds
from croupier.engine.sentences import DEFAULT_LANGUAGE, phrase, sentence
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.figures import (
    Figures,
    Number,
    PayLine,
    by_pay_lines,
    pay_lines,
    won_or_lost,
)
from croupier.mathematics.exact.sheet import Sheet, Worth
from croupier.mathematics.exact.si_ki_pi.arrangements import (
    BestArrangement,
    Difference,
    Standing,
    best_arrangements,
    best_ways,
    differences,
    figures_of,
    standings,
)
from croupier.mathematics.exact.si_ki_pi.comparison import Comparison, compare
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

__all__ = ["BEST_ARRANGEMENT", "SiKiPiSheet", "sheet"]

BEST_ARRANGEMENT = "best arrangement"  # what the Initial Bet is on, set in the best way


class Optimal(msgspec.Struct, frozen=True):
    """The Initial Bet of a player who always finds the best arrangement."""

    win: Number | None
    push: Number | None
    lose: Number | None
    ev: Number
    variance: Number | None

    @classmethod
    def of(cls, figures: Figures) -> Self:
        return cls(figures.win, figures.push, figures.lose, figures.ev, figures.variance)


class SiKiPiSheet(Sheet, frozen=True, kw_only=True):
    """`initial` among the bets has the House Way on both sides."""

    initial_pays: str  # to 1
    optimal: Optimal
    differences: tuple[Difference, ...]  # where the House Way is not best, the costliest first
    arrangements: tuple[BestArrangement, ...]  # the best of all 1,820 sets of ranks
    standings: tuple[Standing, ...]
    bonus_hands: tuple[PayLine, ...]

    def worth(self) -> Worth:
        best = self.optimal
        assert best.win is not None
        assert best.push is not None
        results = won_or_lost(Fraction(self.initial_pays), best.win, best.push)
        figures = Figures.of("initial", results, on=BEST_ARRANGEMENT)
        return super().worth() | {(figures.bet, figures.on): figures}


def sheet(
    *,
    decks: int = 1,
    shoe: Composition | None = None,
    initial_pays: Odds = layout.INITIAL_PAYS,
    bonus_pays: Mapping[str, Odds] = layout.BONUS_PAYS,
) -> SiKiPiSheet:
    layout.settings(decks=decks)  # Si Ki Pi 2.2.1
    if shoe is not None:
        raise ImpossibleShoe(phrase("impossible-si-ki-pi-is-dealt-from"))
    compared = compare(np.array(Composition.of_decks(decks).counts))
    best = best_ways(compared, initial_pays)
    bonus_hands = _bonus_hands(compared, bonus_pays)
    return SiKiPiSheet(
        game=layout.NAME,
        book=layout.BOOK,
        decks=decks,
        bets=_bets(compared, initial_pays, bonus_hands),
        initial_pays=initial_pays.decimal(),
        optimal=Optimal.of(figures_of(compared, best, initial_pays)),
        differences=differences(compared, best, initial_pays),
        arrangements=best_arrangements(compared, best, initial_pays),
        standings=standings(compared, best, initial_pays),
        bonus_hands=bonus_hands,
    )


def bets_from(deck: Composition) -> tuple[Figures, ...]:
    """By the House Way, from a deck that may lack cards; of each rank any of them may be gone."""
    compared = compare(np.array(deck.counts))
    return _bets(compared, layout.INITIAL_PAYS, _bonus_hands(compared, layout.BONUS_PAYS))


def _bets(
    compared: Comparison, initial_pays: Odds, bonus_hands: tuple[PayLine, ...]
) -> tuple[Figures, ...]:
    bonus = by_pay_lines(bonus_hands)
    return (
        figures_of(compared, every_rank_set().house_way, initial_pays),
        Figures.of("bonus", bonus),
        Figures.of("dealer-bonus", bonus),
    )


def _bonus_hands(compared: Comparison, pays: Mapping[str, Odds]) -> tuple[PayLine, ...]:
    made: Counter[str | None] = Counter()
    for hand, dealt in zip(every_rank_set().hands, compared.dealt, strict=True):
        made[bonus_hand(hand)] += int(dealt)
    lines = pay_lines(pays, lambda name: Fraction(made[name], made.total()))
    return tuple(msgspec.structs.replace(line, made=_in_words(line.made)) for line in lines)


def _in_words(made: str) -> str:
    """In English whoever asks: programs read it."""
    return sentence(layout.BONUS_HANDS[made], DEFAULT_LANGUAGE)
