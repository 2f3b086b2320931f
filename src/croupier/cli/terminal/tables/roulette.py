"""Roulette for the person who sits down (Roulette 3.3, 4.1.1 to 4.1.4, C, F, I and L)."""

from croupier.cli.terminal.table import Described, TableGuide
from croupier.games.roulette.layout import pay_table
from croupier.table.settings import Settings

WINS = {
    "straight": ("one number", "5 17"),
    "split": ("two numbers side by side", "5 split 17/20"),
    "street": ("three numbers in a row", "5 street 1"),
    "corner": ("four numbers around a corner", "5 corner 17"),
    "top-line": ("0, 00, ★, 1, 2 and 3", "5 top line"),
    "line": ("six numbers in two rows", "5 line 1"),
    "column": ("twelve numbers", "5 column 1"),
    "dozen": ("twelve numbers", "5 dozen 1"),
    "low": ("1 to 18", "5 low"),
    "high": ("19 to 36", "5 high"),
    "red": ("a red number", "5 red"),
    "black": ("a black number", "5 black"),
    "odd": ("an odd number", "5 odd"),
    "even": ("an even number", "5 even"),
    "zeros": ("0, 00 or ★", "5 zeros"),
    "series-3": ("three numbers of a Series", "5 series-3 1-5-9"),
    "series-6": ("six numbers of a Series", "5 series-6 1-2-3-4-5-6"),
}


def bets(settings: Settings) -> tuple[Described, ...]:
    pays = pay_table(settings).pays
    return tuple(
        Described(bet, str(pays[bet]), wins, typed)
        for bet, (wins, typed) in WINS.items()
        if bet in pays
    )


GUIDE = TableGuide(
    main=("red", *WINS),
    alone="17 alone is the number 17 at your last stake; an amount alone, 50, goes where your last "
    "bet went, at first on Red",
    another="red",
    example="5 17 · 5 split 17/20 · 5 corner 17 · 25 red",
    bets=bets,
    notes=(
        "split 17/20 names both numbers; corner 17, street 1 and line 1 the lowest one. "
        "The zeros 0, 00 and ★ (type H) lose every bet outside the numbers.",
    ),
)
