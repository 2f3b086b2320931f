"""Andar Bahar for the person who sits down."""

from collections.abc import Sequence
from typing import Any

from croupier.cli.terminal.table import Choice, Described, TableGuide, span
from croupier.games.andar_bahar import AskOn
from croupier.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.table.offers import Offer
from croupier.table.round import Round
from croupier.table.settings import Settings

WINS = {
    "andar": "the Joker’s rank comes first on Andar; if it is Andar’s first card, a stand-off",
    "bahar": "the Joker’s rank comes first on Bahar",
    "super-andar": "Andar’s first card matches the Joker",
    "super-bahar": "Bahar’s first card matches the Joker and Andar’s does not",
    "under-8": "the Joker is 2 to 7",
    "over-8": "the Joker is 9 to Ace",
    "first-3-cards": "the first three cards are a Flush, Straight, Three of a Kind or better",
    "joker": "the Joker is of the rank you name",
}


def bets(settings: Settings) -> tuple[Described, ...]:
    pays = {bet: str(odds) for bet, odds in PAYS.items()}
    pays["first-3-cards"] = span(tuple(FIRST_3_CARDS_PAY.values()))
    typed = {"joker": "{least} joker K"}
    return tuple(Described(bet, pays[bet], wins, typed.get(bet, "")) for bet, wins in WINS.items())


def choices(round: Round[Any], offers: Sequence[Offer]) -> list[Choice]:
    return [
        Choice(
            "o",
            ("on", "deal on", "asks-on"),
            "see the cards dealt on to a match, for show",
            offer,
            "You ask to see the cards dealt on.",
        )
        for offer in offers
        if isinstance(offer.command, AskOn)
    ]


GUIDE = TableGuide(
    main=("andar", "bahar"),
    alone="{more} alone goes on Andar, or on Bahar once you have bet there",
    another="joker K",
    example="{more} andar · {least} super bahar · {least} joker K",
    bets=bets,
    choices=choices,
)
