"""Roulette for the person who sits down."""

from croupier.cli.terminal.table import Described, TableGuide
from croupier.games.roulette.layout import pay_table
from croupier.table.settings import Settings

WINS = {
    "straight": ("one number", "{least} 17"),
    "split": ("two numbers side by side", "{least} split 17/20"),
    "street": ("three numbers in a row", "{least} street 1"),
    "corner": ("four numbers around a corner", "{least} corner 17"),
    "top-line": ("0, 00, ★, 1, 2 and 3", "{least} top line"),
    "line": ("six numbers in two rows", "{least} line 1"),
    "dozen": ("twelve numbers", "{least} dozen 1"),
    "column": ("twelve numbers", "{least} column 1"),
    "red": ("eighteen numbers", "{least} red"),
    "black": ("eighteen numbers", "black"),
    "even": ("eighteen numbers", "even"),
    "odd": ("eighteen numbers", "odd"),
    "low": ("eighteen numbers", "1-18"),
    "high": ("eighteen numbers", "19-36"),
    "zeros": ("0, 00 or ★", "{least} zeros"),
    "series-3": ("three numbers of a Series", "{least} series-3 1-5-9"),
    "series-6": ("six numbers of a Series", "{least} series-6 1-2-3-4-5-6"),
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
    alone="A number of the wheel alone, 17 or 25, is bet on at your last stake; any other amount "
    "alone, 50, goes where your last bet went, at first on Red",
    another="red",
    begins="spin",
    example="{least} 17 · {least} split 17/20 · {least} corner 17 · {more} red",
    bets=bets,
    notes=(
        "split 17/20 names both numbers; corner 17, street 1 and line 1 the lowest one. "
        "The zeros 0, 00 and ★ (type H) lose every bet outside the numbers.",
    ),
)
