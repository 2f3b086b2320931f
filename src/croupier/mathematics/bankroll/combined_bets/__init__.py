"""Several bets on one round: what they come to together, a module for each game."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from importlib import import_module
from typing import NamedTuple

from croupier.engine.games import game_named
from croupier.engine.sentences import Listed, phrase
from croupier.engine.table.vocabulary.words import book_said
from croupier.mathematics.bankroll.stakes import ImpossibleSession
from croupier.mathematics.exact import worked_out
from croupier.mathematics.exact.figures import COUNTED, ENUMERATED, Figures, Number

Bet = tuple[str, str | None]  # and what it is on
AND = " and "  # between the names of several


class Outcome(NamedTuple):
    """One way a round can end, and what each bet then nets per unit."""

    chance: Number
    nets: Mapping[Bet, Fraction]


def together(
    game: str, stakes: Mapping[Bet, int], decks: int | None = None, *, insured: bool = False
) -> Figures:
    """The bets as one, per unit of all that is staked. At Baccarat they may be insured in the cells
    that favour the player, which is not counted as staked."""
    if insured and not {("player", None), ("banker", None)} & stakes.keys():
        raise ImpossibleSession(phrase("impossible-insurance-is-for-a-bet-on"))  # Baccarat 3.11
    total = sum(stakes.values())
    results: dict[Fraction, Number] = {}
    for chance, nets in outcomes_of(game, decks, insured=insured):
        for bet in stakes:
            if bet not in nets:
                known = tuple(dict.fromkeys(name for name, _ in nets))
                raise ImpossibleSession(
                    phrase(
                        "impossible-is-not-a-bet-of-that",
                        a=str(_said(bet)),
                        b=book_said(game_named(game).BOOK),
                        c=Listed(known, "comma"),
                    )
                )
        net = sum((nets[bet] * cents for bet, cents in stakes.items()), Fraction(0)) / total
        results[net] = results.get(net, Fraction(0)) + chance
    counted = all(isinstance(chance, Fraction) for chance in results.values())
    return Figures.of(AND.join(map(_said, stakes)), results, COUNTED if counted else ENUMERATED)


def _said(bet: Bet) -> str:
    return " ".join(filter(None, bet))


def outcomes_of(game: str, decks: int | None = None, *, insured: bool = False) -> Iterator[Outcome]:
    """Every way a round can end for one box."""
    module = import_module(f"{__name__}.{worked_out(game).replace('-', '_')}")
    found: Iterator[Outcome] = (module.insured_outcomes if insured else module.outcomes)(decks)
    return found
