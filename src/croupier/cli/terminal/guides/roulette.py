"""Roulette for the person who sits down."""

from croupier.cli.terminal.table import Described, TableGuide, whatever
from croupier.engine.games.roulette.layout import pay_table
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.words import odds_said

WINS = {
    "straight": (said("guide-roulette-one"), "{least} 17"),
    "split": (said("guide-roulette-split"), "{least} split 17/20"),
    "street": (said("guide-roulette-street"), "{least} street 1"),
    "corner": (said("guide-roulette-corner"), "{least} corner 17"),
    "top-line": (said("guide-roulette-top-line"), "{least} top line"),
    "line": (said("guide-roulette-line"), "{least} line 1"),
    "dozen": (said("guide-roulette-twelve"), "{least} dozen 1"),
    "column": (said("guide-roulette-twelve"), "{least} column 1"),
    "red": (said("guide-roulette-eighteen"), "{least} red"),
    "black": (said("guide-roulette-eighteen"), "black"),
    "even": (said("guide-roulette-eighteen"), "even"),
    "odd": (said("guide-roulette-eighteen"), "odd"),
    "low": (said("guide-roulette-eighteen"), "1-18"),
    "high": (said("guide-roulette-eighteen"), "19-36"),
    "zeros": (said("guide-roulette-zeros"), "{least} zeros"),
    "series-3": (said("guide-roulette-series-3"), "{least} series-3 1-5-9"),
    "series-6": (said("guide-roulette-series-6"), "{least} series-6 1-2-3-4-5-6"),
}


def bets(settings: Settings) -> tuple[Described, ...]:
    pays = pay_table(settings).pays
    return tuple(
        Described(bet, odds_said(pays[bet]), wins, typed)
        for bet, (wins, typed) in WINS.items()
        if bet in pays
    )


GUIDE = TableGuide(
    main=("red", *WINS),
    alone=whatever(said("guide-roulette-alone")),
    another="red",
    begins="spin",
    bets=bets,
    notes=(said("guide-roulette-note"),),
)
